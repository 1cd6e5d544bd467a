/** One abusive address: what it may throw at a server, by kind. Each goes on until it is enough, and counts how it was received. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { ClientMessage } from '../../table/wire.ts'

/** Where it comes from, as a proxy tells it. */
const ADDRESS = '198.51.100.6'

/** So many requests are on their way at once. */
const AT_ONCE = 8

/** So many connections are held at once. */
const MOST_HELD = 200

/** A connection that says this and reads nothing. */
export async function speak(base: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(base)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined) // it is going to be cut
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

const TEXT = 0x1
const PING = 0x9

/** A frame as clients send it, masked with zeros; `length` may promise more than there is. */
function frame(opcode: number, payload: Buffer, length = payload.length): Buffer {
  const head = Buffer.alloc(length > 125 ? 14 : 6)
  head[0] = 0x80 | opcode
  head[1] = 0x80 | (length > 125 ? 127 : length)
  if (length > 125) head.writeBigUInt64BE(BigInt(length), 2)
  return Buffer.concat([head, payload])
}

/** Resolves when more can be sent, or will not be. */
const drained = (socket: Socket) =>
  new Promise<void>(resolve => {
    socket.once('drain', resolve)
    setTimeout(resolve, 100)
  })

export class Flooder {
  sent = 0 // bytes on sockets
  asked = 0 // requests
  cut = 0 // connections that the server has ended
  /** How requests were answered. */
  readonly statuses = new Map<number, number>()
  private cookie = ''

  constructor(
    private readonly base: string,
    readonly isEnough: () => boolean,
  ) {}

  async post(path: string, body: string): Promise<Record<string, unknown>> {
    this.asked++
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': ADDRESS, cookie: this.cookie }
    const response = await fetch(`${this.base}${path}`, { method: 'POST', headers, body })
    this.statuses.set(response.status, (this.statuses.get(response.status) ?? 0) + 1)
    if (path === '/api/guest' && this.cookie === '' && response.ok)
      this.cookie = response.headers.getSetCookie()[0].split(';')[0]
    return (await response.json()) as Record<string, unknown>
  }

  /** The same again and again, several at once. */
  async repeat(send: () => Promise<unknown>): Promise<void> {
    const one = async () => {
      while (!this.isEnough()) await send()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
  }

  speak(text: string): Promise<Socket> {
    return speak(this.base, text)
  }

  /** A socket of a table, opened by hand, that never reads; undefined if the server does not want one more. */
  private async open(): Promise<Socket | undefined> {
    const head = `Host: x\r\nX-Forwarded-For: ${ADDRESS}\r\nCookie: ${this.cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket`
    const key = `${randomBytes(16).toString('base64')}`
    const socket = await this.speak(
      `GET /ws HTTP/1.1\r\n${head}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    )
    const answer = await new Promise(resolve => {
      socket.once('data', resolve)
      socket.once('close', resolve)
    })
    socket.pause()
    if (String(answer).startsWith('HTTP/1.1 101')) return socket
    socket.destroy()
    return undefined
  }

  /** Sends these bytes on one socket after the other, each until it is cut. */
  async pour(bytes: Buffer): Promise<void> {
    while (!this.isEnough()) {
      const socket = await this.open()
      if (!socket) {
        await wait(20)
        continue
      }
      while (!socket.destroyed && !this.isEnough()) {
        this.sent += bytes.length
        await (socket.write(bytes) ? wait(1) : drained(socket))
      }
      if (socket.destroyed) this.cut++
      socket.destroy()
    }
  }

  /** A message as a frame. */
  static said(message: ClientMessage): Buffer {
    return frame(TEXT, Buffer.from(JSON.stringify(message)))
  }

  /** A guest of this address with a table; the match. */
  async settle(bot: string | null): Promise<string> {
    await this.post('/api/guest', '{"name":"Apep"}')
    const { id } = await this.post('/api/tables', table(bot))
    const contribution = randomBytes(16).toString('hex')
    await this.post(`/api/tables/${String(id)}/sit`, JSON.stringify({ contribution }))
    return String(id)
  }
}

const table = (bot: string | null, seats = 2, game = 'aton'): string =>
  JSON.stringify({
    game,
    seats,
    options: {},
    bots: [null, ...new Array<string | null>(seats - 1).fill(bot)],
    open: true,
    rated: false,
    pace: { kind: 'untimed' },
  })

const many = (bytes: Buffer): Buffer => Buffer.concat(new Array<Buffer>(500).fill(bytes))

/** Everything that one address may try. */
export const FLOODS: Readonly<Record<string, (flooder: Flooder) => Promise<void>>> = {
  pings: flooder => flooder.pour(many(frame(PING, Buffer.alloc(125)))),
  'unread answers': flooder => flooder.pour(many(Flooder.said({ t: 'ping' }))),
  'big frames': flooder => flooder.pour(frame(TEXT, Buffer.alloc(1024 * 1024), 64 * 1024 * 1024)),
  'half requests': async flooder => {
    const held: Socket[] = []
    while (!flooder.isEnough()) {
      if (held.length < MOST_HELD) held.push(await flooder.speak('POST /api/guest HTTP/1.1\r\nHost:'))
      else await wait(50)
    }
    flooder.cut += held.filter(({ destroyed }) => destroyed).length
    for (const socket of held) socket.destroy()
  },
  'deep JSON': flooder =>
    flooder.repeat(() => flooder.post('/api/guest', `${'['.repeat(9000)}${']'.repeat(9000)}`)),
  names: flooder =>
    flooder.repeat(() => flooder.post('/api/guest', JSON.stringify({ name: '\u200b\u202e'.repeat(2000) }))),
  guests: flooder => flooder.repeat(() => flooder.post('/api/guest', '{"name":"Apep"}')),
  tables: async flooder => {
    await flooder.settle(null)
    await flooder.repeat(() => flooder.post('/api/tables', table(null)))
  },
  invites: async flooder => {
    const match = await flooder.settle(null)
    await flooder.repeat(() => flooder.post(`/api/tables/${match}/invites`, '{}'))
  },
  proposals: async flooder => {
    const match = await flooder.settle('random')
    const wish = { kind: 'abandon' } as const
    let n = 0
    const asked = () => Flooder.said({ t: 'propose', match, wish, id: `p${n++}` })
    await flooder.pour(Buffer.concat(Array.from({ length: 50 }, asked)))
  },
  'tables of experts': async flooder => {
    await flooder.settle('expert')
    await flooder.repeat(async () => {
      const { id } = await flooder.post('/api/tables', table('expert', 4, 'horus'))
      const contribution = randomBytes(16).toString('hex')
      if (id !== undefined)
        await flooder.post(`/api/tables/${String(id)}/sit`, JSON.stringify({ contribution }))
    })
  },
}
