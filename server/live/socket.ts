/** The socket: one connection per client, every frame counted, every message checked, every answer short. What fails is answered, too. */
import type { Socket } from 'node:net'
import type { WebSocket, WebsocketPluginOptions } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Reply, Wish } from '../../table/host.ts'
import type { Guest } from '../../table/lobby.ts'
import { PROTOCOL } from '../../table/protocol.ts'
import type { Why } from '../../table/table.ts'
import { type ClientMessage, LONGEST_MESSAGE, readMessage } from '../../table/wire.ts'
import type { Parts } from '../app.ts'
import { sameOrigin } from '../http/origin.ts'
import { faultOf, refusalOf, sentenceOf } from '../http/refused.ts'
import { addressOf, type Limits } from '../operations/limits.ts'
import { Unavailable } from '../store/store.ts'
import { noteLanguage } from '../store/ways.ts'
import { isInvited } from './access.ts'
import { type Connection, MOST_BUFFERED } from './hub.ts'

/** A connection that gives no sign of life for so long, twice, is dead. */
const BEAT_MS = 30_000

/** Whoever is told that the connection ends has so long to answer; then it is cut. */
export const PARTING_MS = 3000

/** "Service restart": come back in a moment, perhaps to another server. */
const RESTART = 1012

/** Whoever was told that it was too much and sends so many frames more is cut without another word. */
const LAST_FRAMES = 100

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
    const connection = connectionOf(socket, request)
    parts.hub.join(connection)
    listen(socket, connection, {
      mayTalk: () => mayTalk(parts.limits, player, address),
      hear: text => hear(parts, connection, request.guest, text),
      fail: error => parts.reports.report(error, { place: 'socket', what: 'line' }),
    })
    const stop = watchPulse(socket)
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      stop()
      parts.limits.playerConnections.close(player)
      parts.limits.addressConnections.close(address)
      parts.hub.leaveAll(connection)
      parts.signals.turns.leave(connection)
      void parts.signals.presence.leave(connection)
      parts.homes.leave(connection)
    })
  })
}

function connectionOf(socket: WebSocket, { guest, raw }: FastifyRequest): Connection {
  return {
    player: guest?.id ?? null,
    name: guest?.name,
    buffered: () => socket.bufferedAmount,
    send: inOneGo(raw.socket, text => socket.send(text)),
    cut: () => socket.terminate(),
    sendAway: () => socket.close(RESTART, 'another server has newer rules'),
  }
}

/** What is sent in one tick goes out together, as the view after a move and the word that it is done: a way to the network costs as much as writing the view. */
function inOneGo(line: Socket, send: (text: string) => void): (text: string) => void {
  let isHeld = false
  const letGo = () => {
    isHeld = false
    line.uncork()
  }
  return text => {
    if (!isHeld) {
      isHeld = true
      line.cork()
      process.nextTick(letGo)
    }
    send(text)
  }
}

interface Listener {
  mayTalk(): boolean
  hear(text: string): Promise<void>
  fail(error: unknown): void
}

/** Hears every frame that comes, messages one after the other. Each counts, and what waits on a connection, in either direction, has a bound. */
function listen(socket: WebSocket, connection: Connection, { mayTalk, hear, fail }: Listener): void {
  let turn = Promise.resolve()
  let waiting = 0
  let late = 0
  const counts = (): boolean => {
    if (socket.readyState !== socket.OPEN) {
      if (++late > LAST_FRAMES) socket.terminate()
      return false
    }
    if (mayTalk()) return true
    socket.close(1008, 'too many messages')
    return false
  }
  socket.on('message', data => {
    if (!counts()) return
    const text = String(data)
    waiting += text.length
    if (waiting > MOST_BUFFERED) return connection.cut()
    turn = turn
      .then(() => hear(text))
      .catch((error: unknown) => {
        fail(error)
        connection.cut()
      })
      .finally(() => {
        waiting -= text.length
      })
  })
  socket.on('ping', data => {
    if (!counts()) return
    if (connection.buffered() > MOST_BUFFERED) connection.cut()
    else socket.pong(data)
  })
  socket.on('pong', counts)
}

function admit({ playerConnections, addressConnections }: Limits, player: string, address: string): boolean {
  if (!addressConnections.open(address)) return false
  if (playerConnections.open(player)) return true
  addressConnections.close(address)
  return false
}

function mayTalk({ playerMessages, addressMessages }: Limits, player: string, address: string): boolean {
  const fine = addressMessages.allows(address)
  return playerMessages.allows(player) && fine
}

/** Cuts a connection whose other end is gone without a word: nothing else would ever notice. */
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

async function hear(parts: Parts, connection: Connection, guest: Guest | null, text: string): Promise<void> {
  const message = readMessage(text)
  if ('fault' in message)
    return parts.hub.post(connection, { t: 'no', id: null, why: 'bad-message', sentence: message.fault })
  try {
    await answer(parts, connection, guest, message)
  } catch (error) {
    answerFault(parts, connection, message, error)
  }
}

/** Whoever asked is told, under the number that the log has, and the connection stays open: cutting it would only make them ask the same again. */
function answerFault(
  { hub, news, reports }: Parts,
  connection: Connection,
  message: ClientMessage,
  error: unknown,
): void {
  const match = 'match' in message ? { match: message.match } : {}
  const number = reports.report(error, { place: 'socket', what: message.t, ...match })
  const { why, message: sentence } = faultOf(error)
  const id = 'id' in message ? message.id : null
  hub.post(connection, { t: 'no', id, why, sentence, ...(why === 'failed' && { report: number }) })
  // Who wanted to watch is shown the table as soon as it can be read.
  if (message.t === 'watch' && error instanceof Unavailable) news.lookAnew()
}

async function answer(
  parts: Parts,
  connection: Connection,
  guest: Guest | null,
  message: ClientMessage,
): Promise<void> {
  const { hub } = parts
  const no = (id: string | null, why: Why) =>
    hub.post(connection, { t: 'no', id, why, sentence: sentenceOf(why) })
  const report = (id: string, reply: Reply) => {
    if (!('refused' in reply)) return hub.post(connection, { t: 'done', id })
    // The match has gone over to newer rules at another server: there it can be played.
    return reply.refused === 'other-rules' ? connection.sendAway() : no(id, reply.refused)
  }
  switch (message.t) {
    case 'hello':
      return hub.post(connection, { t: 'hello', protocol: PROTOCOL, player: guest })
    case 'home':
      return parts.homes.join(connection)
    case 'ping':
      return hub.post(connection, { t: 'pong' })
    case 'watch': {
      const { match, seq, seat, lines, key } = message
      const invited = await isInvited(parts.store, match, key)
      if (!(await hub.watch(connection, match, { seq, seat, key, invited })))
        return hub.post(connection, { t: 'no', id: null, match, ...refusalOf('no-such-match') })
      const chat = await parts.chats.read(match, connection.player, lines)
      if (chat.said.length > 0 || chat.left !== undefined) hub.post(connection, chat)
      return
    }
    case 'leave':
      void parts.signals.presence.look(connection, message.match, false)
      return hub.leave(connection, message.match)
    case 'look':
      return parts.signals.presence.look(connection, message.match, message.seen)
    case 'turns':
      if (guest) await parts.store.run(sql => noteLanguage(sql, guest.id, message.language))
      return parts.signals.turns.follow(connection)
    default:
      if (!guest) return no(message.id, 'not-your-seat')
      return report(message.id, await wishOf(parts, guest, message))
  }
}

/** What a player wants of a table. */
async function wishOf({ tables, chats, limits }: Parts, guest: Guest, message: Wish | Say): Promise<Reply> {
  if (message.t === 'say') return chats.say(message.match, guest, message)
  // Each proposal is shown to everybody and kept in the log.
  if (message.t === 'propose' && !limits.playerProposals.allows(guest.id))
    return { refused: 'too-many-requests' }
  return tables.hear(message, { player: guest.id })
}

type Say = Extract<ClientMessage, { readonly t: 'say' }>
