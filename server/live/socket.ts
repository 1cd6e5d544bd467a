/** The socket: one line per client, every frame counted, every message checked, every answer short. What fails is answered, too. */
import type { WebSocket, WebsocketPluginOptions } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Reply, Wish } from '../../table/host.ts'
import type { Guest } from '../../table/lobby.ts'
import type { Why } from '../../table/table.ts'
import { type ClientMessage, LONGEST_MESSAGE, PROTOCOL, readMessage } from '../../table/wire.ts'
import type { Parts } from '../app.ts'
import { sameOrigin } from '../http/origin.ts'
import { faultOf, sentenceOf } from '../http/refused.ts'
import { addressOf, type Limits } from '../operations/limits.ts'
import { Unavailable } from '../store/store.ts'
import { type Line, MOST_BUFFERED } from './hub.ts'

/** A line that gives no sign of life for so long, twice, is dead. */
const BEAT_MS = 30_000

/** Whoever is told that the line ends has so long to answer; then it is cut. */
export const PARTING_MS = 3000

/** "Service restart": come back in a moment, perhaps to another server. */
const RESTART = 1012

/** What one connection may cost, whatever it sends: pings are answered by us, within limits, and a message is not made of crumbs. */
const limits = {
  maxPayload: LONGEST_MESSAGE,
  perMessageDeflate: false,
  autoPong: false,
  maxFragments: 128,
  maxBufferedChunks: 4096,
  closeTimeout: PARTING_MS,
}

export const SOCKETS: WebsocketPluginOptions = {
  options: limits,
  preClose(done) {
    for (const socket of this.websocketServer.clients) socket.close(RESTART, 'the server restarts')
    this.websocketServer.close()
    done()
  },
}

export function addSocket(app: FastifyInstance, parts: Parts): void {
  app.get('/ws', { websocket: true }, (socket, request) => {
    if (!sameOrigin(request, parts.settings.origin)) return socket.close(1008, 'foreign origin')
    const address = addressOf(request.ip)
    const player = request.guest?.id ?? `at ${address}` // whoever has no name yet shares the limits of their address
    if (!admit(parts.limits, player, address)) return socket.close(1008, 'too many lines')
    const line = lineOf(socket, request)
    listen(socket, line, {
      mayTalk: () => mayTalk(parts.limits, player, address),
      hear: text => hear(parts, line, request.guest, text),
      fail: error => parts.reports.report(error, { place: 'socket', what: 'line' }),
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

function lineOf(socket: WebSocket, { guest }: FastifyRequest): Line {
  return {
    player: guest?.id ?? null,
    buffered: () => socket.bufferedAmount,
    send: text => socket.send(text),
    cut: () => socket.terminate(),
  }
}

interface Listener {
  mayTalk(): boolean
  hear(text: string): Promise<void>
  fail(error: unknown): void
}

/** Hears every frame that comes, messages one after the other. Each counts, and what waits on a line, in either direction, has a bound. */
function listen(socket: WebSocket, line: Line, { mayTalk, hear, fail }: Listener): void {
  let turn = Promise.resolve()
  let waiting = 0
  const counts = (): boolean => {
    if (socket.readyState !== socket.OPEN) return false
    if (mayTalk()) return true
    socket.close(1008, 'too many messages')
    return false
  }
  socket.on('message', data => {
    if (!counts()) return
    const text = String(data)
    waiting += text.length
    if (waiting > MOST_BUFFERED) return line.cut()
    turn = turn
      .then(() => hear(text))
      .catch((error: unknown) => {
        fail(error)
        line.cut()
      })
      .finally(() => {
        waiting -= text.length
      })
  })
  socket.on('ping', data => {
    if (!counts()) return
    if (line.buffered() > MOST_BUFFERED) line.cut()
    else socket.pong(data)
  })
  socket.on('pong', counts)
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
  socket.on('ping', isAlive)
  socket.on('message', isAlive)
  return () => clearInterval(beat)
}

async function hear(parts: Parts, line: Line, guest: Guest | null, text: string): Promise<void> {
  const message = readMessage(text)
  if ('fault' in message)
    return parts.hub.post(line, { t: 'no', id: null, why: 'bad-message', sentence: message.fault })
  try {
    await answer(parts, line, guest, message)
  } catch (error) {
    answerFault(parts, line, message, error)
  }
}

/** Whoever asked is told, under the number that the log has, and the line stays open: cutting it would only make them ask the same again. */
function answerFault(
  { hub, news, reports }: Parts,
  line: Line,
  message: ClientMessage,
  error: unknown,
): void {
  const match = 'match' in message ? { match: message.match } : {}
  const number = reports.report(error, { place: 'socket', what: message.t, ...match })
  const { why, message: sentence } = faultOf(error)
  const id = 'id' in message ? message.id : null
  hub.post(line, { t: 'no', id, why, sentence, ...(why === 'failed' && { report: number }) })
  // Who wanted to watch is shown the table as soon as it can be read.
  if (message.t === 'watch' && error instanceof Unavailable) news.lookAnew()
}

async function answer(parts: Parts, line: Line, guest: Guest | null, message: ClientMessage): Promise<void> {
  const { hub } = parts
  const no = (id: string | null, why: Why) => hub.post(line, { t: 'no', id, why, sentence: sentenceOf(why) })
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

/** What a player wants of a table. */
const wishOf = ({ tables, chats }: Parts, guest: Guest, message: Wish | Say): Promise<Reply> =>
  message.t === 'say' ? chats.say(message.match, guest, message) : tables.hear(message, { player: guest.id })

type Say = Extract<ClientMessage, { readonly t: 'say' }>
