/** A client for tests and measurements: greets, opens a socket, sends, and remembers everything it was sent. */
import { randomBytes } from 'node:crypto'
import type { ClientMessage, PublicTable, ServerMessage, TableMessage } from '../../table/wire.ts'

/** A table of two at Aton for anybody who comes. */
export const WISH = {
  game: 'aton',
  seats: 2,
  options: {},
  bots: [null, null] as readonly (string | null)[],
  open: true,
  rated: false,
  pace: { kind: 'untimed' },
} as const

export class TestClient {
  readonly heard: ServerMessage[] = []
  readonly raw: string[] = []
  private socket: WebSocket | undefined
  private waiters: (() => void)[] = []

  private constructor(
    private base: string,
    readonly cookie: string,
    readonly id: string,
  ) {}

  /** A new guest at the server behind this address. */
  static async greet(base: string, name: string): Promise<TestClient> {
    const response = await fetch(`${base}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
    const { player } = (await response.json()) as { player: { id: string } }
    return new TestClient(base, response.headers.getSetCookie()[0].split(';')[0], player.id)
  }

  /** Somebody who has not said their name. */
  static stranger(base: string): TestClient {
    return new TestClient(base, '', '')
  }

  /** Somebody who has a cookie already. */
  static known(base: string, cookie: string, id: string): TestClient {
    return new TestClient(base, cookie, id)
  }

  /** The same player on another device. */
  twin(): TestClient {
    return new TestClient(this.base, this.cookie, this.id)
  }

  /** Goes to another server of the same tables. */
  moveTo(base: string): void {
    this.base = base
  }

  async post(path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await fetch(`${this.base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  async get(path: string): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.base}${path}`, { headers: { cookie: this.cookie } })
    return (await response.json()) as Record<string, unknown>
  }

  /** A table of two at Aton, at which this player sits; the other seat is a bot's or waits for somebody. */
  async create(
    bot: string | null,
    game = 'aton',
    seats = 2,
    open = true,
    pace: PublicTable['pace'] = { kind: 'untimed' },
  ): Promise<string> {
    const { body, status } = await this.post('/api/tables', {
      ...WISH,
      game,
      seats,
      bots: [null, ...new Array<string | null>(seats - 1).fill(bot)],
      open,
      pace,
    })
    if (status === 200) await this.sit(String(body.id))
    return String(body.id)
  }

  sit(match: string, invite?: string) {
    return this.post(`/api/tables/${match}/sit`, {
      contribution: randomBytes(16).toString('hex'),
      ...(invite && { invite }),
    })
  }

  async connect(): Promise<void> {
    const { WebSocket: Socket } = await import('ws')
    const socket = new Socket(`${this.base.replace('http', 'ws')}/ws`, {
      headers: { cookie: this.cookie },
    }) as unknown as WebSocket
    this.socket = socket
    socket.onmessage = ({ data }) => {
      this.raw.push(String(data))
      this.heard.push(JSON.parse(String(data)) as ServerMessage)
      for (const wake of this.waiters.splice(0)) wake()
    }
    let reason = ''
    socket.onerror = event => {
      reason = 'message' in event ? `: ${String(event.message)}` : ''
    }
    await new Promise<void>((resolve, reject) => {
      socket.onopen = () => resolve()
      socket.onclose = ({ code }) => reject(new Error(`the socket was closed (${code})${reason}`))
    })
  }

  send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message))
  }

  sendText(text: string): void {
    this.socket?.send(text)
  }

  /** Waits for the server to close the line; with which code. */
  closed(): Promise<number> {
    return new Promise(resolve => {
      if (this.socket) this.socket.onclose = ({ code }) => resolve(code)
    })
  }

  close(): void {
    this.socket?.close()
  }

  /** Forgets all but the last table message, so that long measurements stay small. */
  forget(): void {
    const last = [...this.heard].reverse().find(message => message.t === 'table')
    this.heard.splice(0, this.heard.length, ...(last ? [last] : []))
    this.raw.length = 0
  }

  /** The last table message of a match. */
  table(match: string): TableMessage | undefined {
    for (let i = this.heard.length - 1; i >= 0; i--) {
      const message = this.heard[i]
      if (message.t === 'table' && message.match === match) return message
    }
    return undefined
  }

  /** Waits until something holds of what was heard. */
  async until<T>(find: () => T | undefined | false, ms = 60_000): Promise<T> {
    const end = Date.now() + ms
    for (;;) {
      const found = find()
      if (found !== undefined && found !== false) return found
      if (Date.now() > end) throw new Error('what was waited for did not come')
      await new Promise<void>(resolve => {
        this.waiters.push(resolve)
        setTimeout(resolve, 200)
      })
    }
  }
}

/** A player who is asked at a table of Aton. */
export async function askedAt(base: string) {
  const client = await TestClient.greet(base, 'Ani')
  const match = await client.create('random')
  await client.connect()
  client.send({ t: 'watch', match })
  const table = await client.until(() => {
    const last = client.table(match)
    return last?.ask === null ? undefined : last
  })
  return { client, match, ask: table.ask ?? 0, action: table.legal[0] }
}

/** What is answered to a message with this id, when it comes. */
export const answerTo = (client: TestClient, id: string) =>
  client.until(() => client.heard.find(heard => (heard.t === 'done' || heard.t === 'no') && heard.id === id))

/** Plays with the last legal choice whenever asked, until the match is over. */
export async function playOn(client: TestClient, match: string): Promise<TableMessage> {
  for (let n = 0; ; n++) {
    const message = await client.until(() => {
      const last = client.table(match)
      return last && (last.table.status === 'over' || last.ask !== null) ? last : undefined
    })
    if (message.table.status === 'over') return message
    const { ask, legal, seq } = message
    client.send({ t: 'act', match, ask: ask ?? 0, action: legal[legal.length - 1], id: `p${n}` })
    await answerTo(client, `p${n}`)
    await client.until(() => client.table(match)?.seq !== seq)
  }
}
