/** The socket: one line per client, every message checked, every answer short. */
import type { FastifyInstance } from 'fastify'
import { type ClientMessage, PROTOCOL, readMessage } from '../web/messages.ts'
import type { Parts } from './app.ts'
import type { Line } from './hub.ts'
import { COOKIE } from './identity.ts'
import type { Guest } from './lobby.ts'
import { sameOrigin } from './origin.ts'
import type { Reply } from './tables.ts'

/** A line may send so many messages in so many milliseconds. */
const MOST_MESSAGES = 100
const WINDOW_MS = 10_000

export function addSocket(app: FastifyInstance, parts: Parts): void {
  app.get('/ws', { websocket: true }, (socket, request) => {
    if (!sameOrigin(request, parts.settings.origin)) {
      socket.close(1008, 'foreign origin')
      return
    }
    // Messages that arrive while the guest is looked up wait for it: a listener added later would miss them.
    const ready = connect(parts, request.cookies[COOKIE], {
      buffered: () => socket.bufferedAmount,
      send: text => socket.send(text),
      cut: () => socket.terminate(),
    })
    let turn: Promise<unknown> = ready
    let received = 0
    const window = setInterval(() => {
      received = 0
    }, WINDOW_MS)
    socket.on('message', data => {
      if (++received > MOST_MESSAGES) socket.close(1008, 'too many messages')
      else turn = turn.then(async () => (await ready).hear(String(data))).catch(() => socket.terminate())
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearInterval(window)
      void ready.then(connection => connection.end())
    })
  })
}

async function connect(parts: Parts, token: string | undefined, wire: Omit<Line, 'player'>) {
  const guest = (await parts.identities.recognise(token)) ?? null
  const line: Line = { ...wire, player: guest?.id ?? null }
  return {
    async hear(text: string) {
      const message = readMessage(text)
      if ('fault' in message)
        parts.hub.post(line, { t: 'no', id: null, why: 'bad-message', sentence: message.fault })
      else await answer(parts, line, guest, message)
    },
    end: () => parts.hub.leaveAll(line),
  }
}

async function answer(parts: Parts, line: Line, guest: Guest | null, message: ClientMessage): Promise<void> {
  const { hub } = parts
  const no = (id: string | null, why: string) =>
    hub.post(line, { t: 'no', id, why, sentence: `Refused: ${why}.` })
  const report = (id: string, reply: Reply) =>
    'refused' in reply ? no(id, reply.refused) : hub.post(line, { t: 'done', id })
  switch (message.t) {
    case 'hello':
      return hub.post(line, { t: 'hello', protocol: PROTOCOL, player: guest })
    case 'ping':
      return hub.post(line, { t: 'pong' })
    case 'watch': {
      if (!(await hub.watch(line, message.match, message.seq))) return no(null, 'no-such-match')
      const said = await parts.chats.read(message.match)
      if (said.length > 0) hub.post(line, { t: 'said', match: message.match, said })
      return
    }
    case 'leave':
      return hub.leave(line, message.match)
    default:
      if (!guest) return no(message.id, 'not-your-seat')
      return report(message.id, await wishOf(parts, guest, message))
  }
}

type Wish = Extract<ClientMessage, { readonly id: string }>

/** What a player wants of a table. */
function wishOf({ tables, chats }: Parts, guest: Guest, message: Wish): Promise<Reply> {
  const { match } = message
  switch (message.t) {
    case 'act':
      return tables.act(match, guest, message)
    case 'undo':
      return tables.undo(match, guest, message.steps)
    case 'propose':
      return tables.propose(match, guest, message.wish)
    case 'agree':
      return tables.agree(match, guest)
    case 'decline':
      return tables.decline(match, guest)
    case 'resign':
      return tables.resign(match, guest)
    case 'bot':
      return tables.letBotSit(match, guest, message.sits)
    case 'say':
      return chats.say(match, guest, message.text)
  }
}
