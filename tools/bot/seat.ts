/** A program on a seat: sits down, answers its questions over the socket until the match is over, and comes back after a lost connection. */
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { ActionBase } from '../../kernel/game.ts'
import { BadInput } from '../../kernel/options.ts'
import { PROTOCOL } from '../../table/protocol.ts'
import type { ClientMessage, ServerMessage, TableMessage } from '../../table/wire.ts'
import type { Program } from '../ladder/program.ts'
import { ask, type Identity, Refused } from './identity.ts'

export interface Wish {
  readonly server: string
  readonly match: string
  readonly identity: Identity
  readonly seat: number | undefined
  readonly invite: string | undefined
  /** How long the program should think about a decision. */
  readonly ms: number
  readonly program: Program
  readonly say: (text: string) => void
}

export interface Outcome {
  readonly match: string
  readonly seat: number
  readonly ending: string
  readonly place: number
}

/** So long between two attempts to connect, growing, and so often in a row. */
const RETRY_MS = 500
const MOST_ATTEMPTS = 8

/** Plays the match to its end. Throws BadInput. */
export async function play(wish: Wish): Promise<Outcome> {
  const hidden = await sit(wish)
  wish.say(`${wish.identity.name} sits at ${wish.server}/t/${wish.match}`)
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const line = new Line(wish, hidden)
    const outcome = await line.follow()
    if (outcome) return outcome
    if (line.hasHeard) attempt = 0
    wish.say('The connection was lost; trying again.')
    await wait(RETRY_MS * 2 ** attempt)
  }
  throw new BadInput(`The server ${wish.server} cannot be reached.`)
}

/** Takes the seat, with bytes for the shuffles and the promise of others; what is promised is shown when all have. Who sits there already goes on. */
async function sit({ server, match, identity, seat, invite }: Wish): Promise<string> {
  const hidden = randomBytes(16)
  const body = {
    ...(seat !== undefined && { seat }),
    ...(invite !== undefined && { invite }),
    contribution: randomBytes(16).toString('hex'),
    promise: createHash('sha256').update(hidden).digest('hex'),
  }
  try {
    await ask(server, `/api/tables/${match}/sit`, identity.cookie, body)
  } catch (error) {
    const isBack = error instanceof Refused && ['already-seated', 'already-started'].includes(error.why)
    if (!isBack) throw error
  }
  return hidden.toString('hex')
}

/** One connection, from the first message to the end of the match or of the connection. */
class Line {
  hasHeard = false
  private readonly socket: WebSocket
  private answering = -1
  private hasShown = false
  private end: (outcome: Outcome | undefined) => void = () => undefined
  private fail: (error: Error) => void = () => undefined

  constructor(
    private readonly wish: Wish,
    private readonly hidden: string,
  ) {
    const { server, identity, match } = wish
    this.socket = new WebSocket(`${server.replace('http', 'ws')}/ws?at=${match}`, {
      headers: { cookie: identity.cookie },
    })
  }

  /** How the match ended; undefined if the connection did. */
  async follow(): Promise<Outcome | undefined> {
    const { socket, wish } = this
    try {
      return await new Promise((resolve, reject) => {
        this.end = resolve
        this.fail = reject
        socket.on('open', () => {
          this.send({ t: 'hello', protocol: PROTOCOL })
          this.send({ t: 'watch', match: wish.match, ...(wish.invite !== undefined && { key: wish.invite }) })
        })
        socket.on('message', data => this.hear(JSON.parse(String(data)) as ServerMessage))
        socket.on('error', () => undefined) // the end of the connection tells
        socket.on('close', () => resolve(undefined))
      })
    } finally {
      socket.close()
    }
  }

  private send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message))
  }

  private hear(message: ServerMessage): void {
    this.hasHeard = true
    if (message.t === 'table') this.see(message)
    else if (message.t === 'no' && message.why === 'no-such-match') this.fail(new BadInput(message.sentence))
    else if (message.t === 'no' && message.why !== 'stale')
      this.wish.say(`refused (${message.why}): ${message.sentence}`)
    else if (message.t === 'hello' && message.protocol !== PROTOCOL)
      this.fail(new BadInput(`The server speaks protocol ${message.protocol}, this program ${PROTOCOL}.`))
  }

  private see(message: TableMessage): void {
    const { table, seat, ask: number } = message
    if (table.exchange?.until && !this.hasShown) this.show()
    if (table.status === 'over') {
      const { ending, places } = table.result ?? { ending: 'over', places: [] }
      this.end({ match: this.wish.match, seat: seat ?? -1, ending, place: seat === null ? 0 : places[seat] })
    } else if (table.status === 'running' && seat === null)
      this.fail(new BadInput('The match has begun without this program.'))
    else if (number !== null && number !== this.answering) {
      this.answering = number
      this.answer(message, number).catch((error: unknown) => this.fail(error as Error))
    }
  }

  /** What was promised; if that comes too late the match begins without it. */
  private show(): void {
    this.hasShown = true
    const { server, match, identity, say } = this.wish
    ask(server, `/api/tables/${match}/show`, identity.cookie, { contribution: this.hidden }).catch(
      (error: unknown) => say(String(error)),
    )
  }

  private async answer({ table, seat, view, legal }: TableMessage, number: number): Promise<void> {
    const { match, program, ms } = this.wish
    const action = await program.decide(
      table.game,
      { seat: seat ?? 0, view, legal: legal as ActionBase[] },
      ms,
    )
    // By the same id it is one answer, also if the connection was lost in between.
    this.send({ t: 'act', match, ask: number, action, id: `program-${number}` })
  }
}
