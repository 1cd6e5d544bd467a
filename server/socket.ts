/** The socket: one line per client, every message checked, every answer short. */
import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { type ClientMessage, PROTOCOL, readMessage } from '../web/messages.ts'
import type { Parts } from './app.ts'
import type { Line } from './hub.ts'
import { addressOf, type Limits } from './limits.ts'
import type { Guest } from './lobby.ts'
import { sameOrigin } from './origin.ts'
import { sentenceOf } from './refused.ts'
import type { Reply } from './tables.ts'

/** A line that gives no sign of life for so long, twice, is dead. */
const BEAT_MS = 30_000

export function addSocket(app: FastifyInstance, parts: Parts): void {
  app.get('/ws', { websocket: true }, (socket, request) => {
    const { guest } = request
    if (!sameOrigin(request, parts.settings.origin)) return socket.close(1008, 'foreign origin')
    const address = addressOf(request.ip)
    const player = guest?.id ?? `at ${address}` // whoever has no name yet shares the limits of their address
    if (!admit(parts.limits, player, address)) return socket.close(1008, 'too many lines')
    const line: Line = {
      player: guest?.id ?? null,
      buffered: () => socket.bufferedAmount,
      send: text => socket.send(text),
      cut: () => socket.terminate(),
    }
    // One after the other, as they came.
    let turn = Promise.resolve()
    socket.on('message', data => {
      if (!mayTalk(parts.limits, player, address)) socket.close(1008, 'too many messages')
      else turn = turn.then(() => hear(parts, line, guest, String(data))).catch(() => socket.terminate())
    })
    const stop = watchPulse(socket)
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      stop()
      parts.limits.playerLines.close(player)
      parts.limits.addressLines.close(address)
      parts.hub.leaveAll(line)
    })
  })
}

function admit({ playerLines, addressLines }: Limits, player: string, address: string): boolean {
  if (!addressLines.open(address)) return false
  if (playerLines.open(player)) return true
  addressLines.close(address)
  return false
}

function mayTalk({ playerMessages, addressMessages }: Limits, player: string, address: string): boolean {
  const fine = addressMessages.allows(address)
  return playerMessages.allows(player) && fine
}

/** Cuts a line whose other end is gone without a word: nothing else would ever notice. */
function watchPulse(socket: WebSocket): () => void {
  let alive = true
  const beat = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, BEAT_MS)
  const isAlive = () => {
    alive = true
  }
  socket.on('pong', isAlive)
  socket.on('message', isAlive)
  return () => clearInterval(beat)
}

async function hear(parts: Parts, line: Line, guest: Guest | null, text: string): Promise<void> {
  const message = readMessage(text)
  if ('fault' in message)
    parts.hub.post(line, { t: 'no', id: null, why: 'bad-message', sentence: message.fault })
  else await answer(parts, line, guest, message)
}

async function answer(parts: Parts, line: Line, guest: Guest | null, message: ClientMessage): Promise<void> {
  const { hub } = parts
  const no = (id: string | null, why: string) =>
    hub.post(line, { t: 'no', id, why, sentence: sentenceOf(why) })
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
      return tables.undo(match, guest, message.id, message.steps)
    case 'propose':
      return tables.propose(match, guest, message.id, message.wish)
    case 'agree':
      return tables.agree(match, guest, message.id)
    case 'decline':
      return tables.decline(match, guest, message.id)
    case 'resign':
      return tables.resign(match, guest, message.id)
    case 'bot':
      return tables.letBotSit(match, guest, message.id, message.sits)
    case 'say':
      return chats.say(match, guest, message)
  }
}
