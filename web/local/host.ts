/** Tables of this device: answers the same messages as a server by the same scripts, lets bots decide, and shows each match to whoever holds the device. */
import type { Budget } from '../../bots/bot.ts'
import { BotClock, budgetOf } from '../../bots/clock.ts'
import { hint } from '../../bots/hints/hint.ts'
import type { Hint } from '../../bots/hints/reason.ts'
import { Regulars, skillOf } from '../../bots/index.ts'
import { turnMs } from '../../bots/levels.ts'
import { BOT_NAMES } from '../../bots/names.ts'
import type { Seated } from '../../bots/trial.ts'
import { gameOf } from '../../games/index.ts'
import type { ActionBase, Rng, Seat } from '../../kernel/game.ts'
import { parseMatch } from '../../kernel/match.ts'
import { BadInput } from '../../kernel/options.ts'
import { pick } from '../../kernel/rng.ts'
import { goOn, start } from '../../table/act.ts'
import { adopt, logOf } from '../../table/adopt.ts'
import { STAND_IN } from '../../table/agreements.ts'
import { exportMatch } from '../../table/export.ts'
import { eyesOf, historyOf } from '../../table/history.ts'
import { answerAtRandom, type Heard, hear, IdUsed, look, type Script, type Wish } from '../../table/host.ts'
import { messageFor } from '../../table/message.ts'
import { REFUSALS } from '../../table/refusals.ts'
import {
  addNote,
  isAlone,
  isRefusal,
  type LogRow,
  type Means,
  type Table,
  type Why,
} from '../../table/table.ts'
import type { ClientMessage, Frame, ServerMessage } from '../../table/wire.ts'
import type { Trouble } from '../table/connection.ts'
import { DeviceStore } from './device-store.ts'
import { type Decision, explain, type Glance, type Glanced, glance, HINT_MS } from './explain.ts'
import { deviceTable, type LocalWish } from './make.ts'

/** A match that somebody looks at. */
interface Shown {
  /** The person who holds the device. */
  viewer: Seat | null
  thinking: boolean
  /** What was begun last: the next change waits for it. */
  turn: Promise<unknown>
  unkept: boolean
  clock: BotClock | null
}

/** A question that a bot is thinking about, and how long that should take. */
export interface Thought {
  readonly match: string
  readonly seat: Seat
  readonly ask: number
  readonly ms: number
}

/** Time, chance and a way to the page, lent by the worker. */
export interface Lent {
  readonly rng: Rng
  readonly now: () => number
  /** How much slower this device is than the one the levels were measured on: one at least. */
  readonly slowness: () => number
  readonly post: (message: ServerMessage) => void
  /** Says on the page that something is wrong with a match, or right again. */
  readonly warn: (match: string, trouble: Trouble | null) => void
  /** Notes a fault and returns its number. */
  readonly report: (error: unknown, what: string) => string
  /** Lets messages that wait come in before the next move. */
  readonly rest: () => Promise<void>
  /** Says what a bot begins to think about, and that it has ended: whoever hears the one and never the other knows where it hangs. */
  readonly thinks: (thought: Thought | null) => void
  /** Tells the other tabs that a match has changed. */
  readonly announce: (match: string) => void
}

export class DeviceHost {
  readonly #shown = new Map<string, Shown>()
  readonly #store: DeviceStore
  readonly #lent: Lent
  readonly #bots = new Regulars()
  /** Questions over which a worker before this one was lost. */
  readonly #stuck = new Set<string>()

  constructor(lent: Lent) {
    this.#lent = lent
    this.#store = new DeviceStore({
      means: () => this.#means,
      onKept: (match, error) => this.#noteKept(match, error),
    })
  }

  get #means(): Means {
    return { now: this.#lent.now(), chance: () => this.#lent.rng }
  }

  /** Answers whatever happens: what fails is refused, and nothing has changed. */
  async hear(message: ClientMessage): Promise<void> {
    if (!('match' in message)) return
    try {
      if (message.t === 'watch') await this.#watch(message.match)
      else if (message.t === 'leave') this.#shown.delete(message.match)
      else if (message.t === 'say') this.#no(message.id, 'no-chat')
      else if (message.t !== 'look') await this.#grant(message)
    } catch (error) {
      const report = this.#lent.report(error, message.t)
      if (message.t === 'watch') this.#lent.warn(message.match, 'unread')
      else this.#no('id' in message ? message.id : null, 'failed', report)
    }
  }

  /** The page has its own sentences. */
  #no(id: string | null, why: Why, report?: string): void {
    this.#lent.post({ t: 'no', id, why, sentence: '', ...(report !== undefined && { report }) })
  }

  /** A bot never came back from this question: it is not asked again. */
  avoid(thought: Thought): void {
    this.#stuck.add(nameOf(thought))
  }

  /** Another tab has changed a match: whoever looks at it here is shown it. */
  async refresh(match: string): Promise<void> {
    this.#store.forget(match)
    if (this.#shown.has(match)) await this.#watch(match)
  }

  /** Sets up a match, and returns its id. Throws BadInput. */
  async create(wish: Omit<LocalWish, 'now'>): Promise<string> {
    const begun = start(deviceTable({ ...wish, now: this.#lent.now() }), this.#means)
    if (isRefusal(begun)) throw new Error(begun.refused)
    await this.#store.add(begun)
    return wish.id
  }

  /** The same people and bots again under a new id, the first seat moved on by one. */
  async rematch(match: string, id: string): Promise<string> {
    const { table } = await this.#read(match)
    const seats = table.seats.map((_, seat) => table.seats[(seat + 1) % table.seats.length])
    const people = seats.map(({ name, player, bot }) => ({ name, bot: player === null ? bot : null }))
    return this.create({ id, game: table.game, options: table.options, seats: people })
  }

  /** Somebody for whom a bot sat in plays on: nobody else at the device could give them their seat back. */
  async comeBack(match: string, seat: Seat, id: string): Promise<null> {
    const shown = this.#shown.get(match)
    if (!shown) throw new Error('nobody looks at this match')
    const wish = { t: 'bot', match, sits: false, id } as const
    await this.#change(match, shown, () => hear(wish, { seat }, this.#means))
    return null
  }

  /** The match as a file, all hands with it. */
  async export(match: string): Promise<string> {
    const { table, log } = await this.#read(match)
    return exportMatch(table, log)
  }

  /** A match out of a file, to be played on here; `from` the replay of another one, as its log then says. Throws BadInput with one sentence if it is none. */
  async adopt(text: string, id: string, from?: string): Promise<string> {
    const { game, options, rows, seats: count, players } = parseMatch(text, gameOf)
    const now = this.#lent.now()
    const seats =
      players ?? BOT_NAMES.slice(0, count).map((name, seat) => ({ name, bot: seat === 0 ? null : STAND_IN }))
    const open = deviceTable({ id, seats, game, options: options as LocalWish['options'], now })
    const laid = adopt(open, logOf(rows, now), this.#means)
    const noted =
      from === undefined
        ? { table: laid.table, rows: [] }
        : addNote({ ...laid.table, from }, { kind: 'branched' }, now)
    // A file may end where chance is due: here it goes on.
    const more = goOn(noted.table, noted.table.state, [], this.#means)
    const table = more.rows.length === 0 ? noted.table : more.table
    await this.#store.add({ table, rows: [...laid.rows, ...noted.rows, ...more.rows] })
    return id
  }

  /** What whoever holds the device has seen of a match; if several play and nobody has said who that is, what everybody has. After the end, what any seat has. */
  async history(match: string, wished?: Seat | null): Promise<readonly Frame[]> {
    const { table, log } = await this.#read(match)
    const isShared =
      table.status === 'running' && table.seats.filter(({ player }) => player !== null).length > 1
    const viewer = this.#shown.get(match)?.viewer ?? (isShared ? null : nextViewer(table, null))
    const eyes = eyesOf(table, viewer, wished)
    if ('refused' in eyes) throw new BadInput(REFUSALS[eyes.refused])
    const frames: Frame[] = []
    for (let from: number | null = 0; from !== null; ) {
      const page = historyOf(table, log, eyes.seat, from)
      frames.push(...page.frames)
      from = page.next
    }
    return frames
  }

  /** What seems best to whoever is asked, from what they know, and why. Throws BadInput where others have ever held a seat, or nobody is asked. */
  async hint(match: string): Promise<Hint<ActionBase> | null> {
    const { table } = await this.#read(match)
    const seat = table.toAct.find(other => table.seats[other].bot === null)
    if (!isAlone(table) || seat === undefined)
      throw new BadInput('There are hints only for somebody who plays alone against bots and is asked.')
    const game = gameOf(table.game)
    const budget: Budget = { ms: HINT_MS, now: this.#lent.now }
    const view = game.view(table.state, seat) as Seated
    return hint(skillOf(game), view, game.legal(table.state, seat), budget, this.#lent.rng)
  }

  /** Why this was chosen. */
  async explain(decision: Decision): Promise<Hint<ActionBase> | null> {
    return explain(decision, this.#lent.rng, this.#lent.now)
  }

  /** What somebody's move looks like from another seat. */
  async glance(seen: Glance): Promise<Glanced | null> {
    return glance(seen, this.#lent.rng)
  }

  async #read(match: string): Promise<{ readonly table: Table; readonly log: readonly LogRow[] }> {
    const found = await this.#store.read(match)
    if (!found) throw new Error('there is no such match on this device')
    return found
  }

  async #watch(match: string): Promise<void> {
    const seen = await this.#store.run(match, () => look(this.#means))
    if (!seen) return this.#no(null, 'no-such-match')
    const shown = this.#shown.get(match) ?? {
      viewer: null,
      thinking: false,
      turn: Promise.resolve(),
      unkept: false,
      clock: null,
    }
    this.#shown.set(match, shown)
    this.#sayKept(match, !this.#store.isKept(match)) // it may have been made while nothing could be kept
    this.#show(seen.table, [])
    await this.#letBotsPlay(match, shown)
  }

  async #grant(wish: Wish): Promise<void> {
    const shown = this.#shown.get(wish.match)
    const seat = shown?.viewer
    if (!shown || seat === null || seat === undefined) return this.#no(wish.id, 'not-your-seat')
    const { reply } = await this.#change(wish.match, shown, () => hear(wish, { seat }, this.#means))
    if (isRefusal(reply)) this.#no(wish.id, reply.refused)
    else this.#lent.post({ t: 'done', id: wish.id })
    await this.#letBotsPlay(wish.match, shown)
  }

  /** One change after the other, each kept before it is shown. */
  #change(match: string, shown: Shown, script: () => Script<Heard>): Promise<Heard> {
    const work = async (): Promise<Heard> => {
      const heard = await this.#store.run(match, script).catch((error: unknown): Heard => {
        if (error instanceof IdUsed) return { reply: { refused: 'id-used' } }
        throw error
      })
      if (heard.change) this.#show(heard.change.table, heard.change.rows)
      if (heard.change) this.#lent.announce(match)
      return heard
    }
    const mine = shown.turn.then(work, work)
    shown.turn = mine.catch(() => undefined) // whoever waits for it hears of it
    return mine
  }

  async #letBotsPlay(match: string, shown: Shown): Promise<void> {
    if (shown.thinking) return
    shown.thinking = true
    try {
      for (;;) {
        await this.#lent.rest()
        await shown.turn
        if (this.#shown.get(match) !== shown) return
        const { table } = await this.#read(match)
        const seat = table.toAct.find(other => table.seats[other].bot !== null)
        if (seat === undefined) return
        await this.#letBotPlay(table, seat, shown)
      }
    } finally {
      shown.thinking = false
    }
  }

  /** A bot that fails, or chooses what it may not, leaves this one question to chance, and the log says so. */
  async #letBotPlay(table: Table, seat: Seat, shown: Shown): Promise<void> {
    const act = (action: ActionBase) =>
      ({
        t: 'act',
        match: table.id,
        ask: table.book.asks[seat],
        action,
        id: `bot-${table.book.asks[seat]}`,
      }) as const
    try {
      const wish = act(this.#think(table, seat, shown))
      const { reply } = await this.#change(table.id, shown, () => hear(wish, { seat }, this.#means))
      if (!isRefusal(reply)) return
      throw new Error(`the choice of a bot was refused by ${reply.refused}`)
    } catch (error) {
      this.#lent.report(error, 'bot')
    }
    const wish = act(pick(this.#lent.rng, gameOf(table.game).legal(table.state, seat)))
    await this.#change(table.id, shown, () => answerAtRandom(wish, seat, this.#means))
  }

  #think({ id: match, game: id, state, seats, book }: Table, seat: Seat, shown: Shown): ActionBase {
    const game = gameOf(id)
    const level = seats[seat].bot ?? ''
    const legal = game.legal(state, seat)
    shown.clock ??= new BotClock(game, seats.length)
    shown.clock.follow(book.asks)
    const turn = turnMs(level, seats.length, this.#lent.slowness())
    const thought = { match, seat, ask: book.asks[seat], ms: turn * shown.clock.part({ seat, legal }) }
    if (this.#stuck.has(nameOf(thought))) throw new Error('a bot did not answer')
    const start = this.#lent.now()
    this.#lent.thinks(thought)
    try {
      const budget = budgetOf(thought.ms, this.#lent.now)
      return this.#bots.botOf(level, game).decide(game.view(state, seat), legal, budget, this.#lent.rng)
    } finally {
      shown.clock.spend(seat, (this.#lent.now() - start) / turn)
      this.#lent.thinks(null)
    }
  }

  #show(table: Table, rows: readonly LogRow[]): void {
    const shown = this.#shown.get(table.id)
    if (!shown) return
    const viewer = nextViewer(table, shown.viewer)
    // Whoever takes over has seen nothing of this yet: their past is read anew, behind the curtain.
    const fresh = viewer === shown.viewer ? rows : []
    shown.viewer = viewer
    this.#lent.post(messageFor(table, viewer, fresh))
  }

  #noteKept(match: string, error: unknown): void {
    if (error !== null) this.#lent.report(error, 'keep')
    this.#sayKept(match, error !== null)
  }

  #sayKept(match: string, unkept: boolean): void {
    const shown = this.#shown.get(match)
    if (!shown || shown.unkept === unkept) return
    shown.unkept = unkept
    this.#lent.warn(match, unkept ? 'unkept' : null)
  }
}

const nameOf = ({ match, seat, ask }: Thought): string => `${match} ${seat} ${ask}`

/** Who should look: the person who is asked, else whoever looked last, else the first person. */
function nextViewer({ seats, toAct }: Table, viewer: Seat | null): Seat | null {
  const people = seats.flatMap(({ player }, seat) => (player === null ? [] : [seat]))
  const waiting = toAct.filter(seat => people.includes(seat) && seats[seat].bot === null)
  if (viewer !== null && (waiting.length === 0 || waiting.includes(viewer))) return viewer
  return waiting[0] ?? people[0] ?? null
}
