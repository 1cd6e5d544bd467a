/** Bots at work: claims what is due in the store, lets a bot think over the seat's own view, and sends its answer through the same door as everybody's. Where a bot fails chance answers, so that no match waits for ever. */
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { turnMs } from '../../bots/levels.ts'
import { gameOf } from '../../games/index.ts'
import type { ActionBase, Seat } from '../../kernel/game.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { STAND_IN } from '../../table/agreements.ts'
import { areBotsAlone, dueOf } from '../../table/due.ts'
import type { Reply } from '../../table/host.ts'
import { isTableRefusal } from '../../table/refusals.ts'
import type { Refusal, Table } from '../../table/table.ts'
import { newSecret } from '../live/shuffle.ts'
import type { Tables } from '../live/tables.ts'
import type { Pulse } from '../operations/pulse.ts'
import type { Context, Report } from '../operations/report.ts'
import {
  type Claim,
  claimDue,
  dueNow,
  LANES,
  type Lane,
  nextDue,
  postpone,
  releaseBots,
  rouse,
} from '../store/matches.ts'
import { type Script, type Store, Unavailable } from '../store/store.ts'
import { BotClocks } from './clocks.ts'
import { ThinkingPool } from './pool.ts'
import type { Thought } from './think.ts'
import { Turns } from './turns.ts'

/** If a process dies while its bot thinks, another takes over after this time. */
const LEASE_MS = 15_000
const LONGEST_NAP_MS = 1000
/** A choice that the store cannot take just now is offered again so soon, as long as the lease lasts. */
const RETRY_MS = 500

/** A bot that fails is asked again, so often and as long as there is time left: whoever waits for it has a move to look at within ten seconds. */
const ATTEMPTS = 3
const PATIENCE_MS = 4000

interface World {
  readonly store: Store
  readonly tables: Tables
  readonly pulse: Pulse
  readonly now: () => number
  readonly report: Report
  readonly pools?: Pools
}

/** Threads by what they are for: a short thought never waits for a long one. */
type Pools = Readonly<Record<Lane, ThinkingPool>>

const lanes = Object.keys(LANES) as Lane[]

/** What a bot is asked, and the threads that think about it. */
interface Question {
  readonly table: Table
  readonly seat: Seat
  readonly bot: string
  readonly pool: ThinkingPool
}

/** What is quick needs no more than one thread. Two at least think deeply, so that sealed choices are made at the same time; people go before them on any core. */
const newPools = (): Pools => ({
  quick: new ThinkingPool(1),
  deep: new ThinkingPool(Math.max(2, availableParallelism() - 1)),
})

export class Thinkers {
  private timer: NodeJS.Timeout | undefined
  private wakesAt = Number.POSITIVE_INFINITY
  private busy: Promise<void> | undefined
  private stopped = false
  private readonly pools: Pools
  private readonly answers = { quick: new Set<Promise<void>>(), deep: new Set<Promise<void>>() }
  private readonly turns = new Turns()
  private readonly clocks = new BotClocks()
  /** Matches of bots alone that somebody has begun to watch. */
  private readonly asleep = new Set<string>()
  private readonly store: Store
  private readonly tables: Tables
  private readonly pulse: Pulse
  private readonly now: () => number
  private readonly report: Report

  constructor({ store, tables, pulse, now, report, pools = newPools() }: World) {
    this.store = store
    this.tables = tables
    this.pulse = pulse
    this.now = now
    this.report = report
    this.pools = pools
    tables.listen(table => {
      this.clocks.follow(table)
      if (table.toAct.some(seat => table.seats[seat].bot !== null)) this.wake(0)
    })
  }

  async start(): Promise<void> {
    // Nobody else is there who could be thinking: what a process claimed and did not live to do need not wait for its lease.
    if (!this.store.shared) await this.store.run(sql => releaseBots(sql, this.now()))
    this.wake(0)
  }

  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.timer)
    await Promise.all(lanes.map(lane => this.pools[lane].close()))
    await this.busy
    await Promise.all(lanes.flatMap(lane => [...this.answers[lane]]))
  }

  /** Somebody watches this table as it stands: where bots play alone, they go on. */
  rouse(table: Table): void {
    if (table.status !== 'running' || !areBotsAlone(table)) return
    this.asleep.add(table.id)
    this.wake(0)
  }

  /** Looks for work in so many milliseconds, or earlier if that is planned already. */
  private wake(ms: number): void {
    const at = performance.now() + ms
    if (this.stopped || this.busy || at >= this.wakesAt) return
    clearTimeout(this.timer)
    this.wakesAt = at
    this.timer = setTimeout(() => {
      this.wakesAt = Number.POSITIVE_INFINITY
      // A store that does not answer is asked again later.
      this.busy = this.work()
        .catch((error: unknown) => this.fail(error, { what: 'look for work' }))
        .finally(() => {
          this.busy = undefined
        })
      void this.busy
        .then(() => this.pause())
        .catch((error: unknown) => {
          this.fail(error, { what: 'look ahead' })
          this.wake(LONGEST_NAP_MS)
        })
    }, ms)
    this.timer.unref()
  }

  private async pause(): Promise<void> {
    const free = lanes.filter(lane => this.room(lane) > 0)
    if (this.stopped || free.length === 0) return // the next answer wakes us
    const next = await this.store.read(function* (sql): Script<number> {
      const times: number[] = []
      for (const lane of free) times.push((yield* nextDue(sql, lane)) ?? Number.POSITIVE_INFINITY)
      return Math.min(...times)
    })
    this.wake(this.asleep.size > 0 ? 0 : Math.min(LONGEST_NAP_MS, Math.max(0, next - this.now())))
  }

  /** How many more answers may be begun: as many as there are threads, so that nobody waits behind what is only claimed. */
  private room(lane: Lane): number {
    return Math.max(0, this.pools[lane].size - this.answers[lane].size)
  }

  private async work(): Promise<void> {
    await this.pulse.freshen()
    for (const match of this.asleep) {
      await this.store.run(sql => rouse(sql, match, this.now()))
      this.asleep.delete(match)
    }
    for (const lane of lanes) {
      if (this.room(lane) === 0 || this.stopped) continue
      for (const claim of await this.claim(lane)) this.begin(claim, lane)
    }
  }

  /** Takes what is due for those whose turn it is. Mostly nothing is, so to look costs one statement and no transaction. */
  private async claim(lane: Lane): Promise<Claim[]> {
    const { turns } = this
    const [room, now] = [this.room(lane), this.now()]
    const waiting = await this.store.read(sql => dueNow(sql, lane, now))
    if (waiting.length === 0) return []
    return this.store.run(function* (sql): Script<Claim[]> {
      const claims: Claim[] = []
      for (const claim of turns.choose(waiting, room))
        if (yield* claimDue(sql, claim, now, LEASE_MS)) claims.push(claim)
      return claims
    })
  }

  /** What fails because everything ends is no fault. */
  private fail(error: unknown, context: Omit<Context, 'place'>): void {
    if (!this.stopped) this.report(error, { place: 'pool', ...context })
  }

  /** Those who wait for a thread do not hold up the others. What fails is due again after its lease. */
  private begin(claim: Claim, lane: Lane): void {
    const answers = this.answers[lane]
    this.turns.begin(claim.owner)
    const answer = this.answer(claim, this.pools[lane])
      .catch((error: unknown) => this.fail(error, { what: 'answer', match: claim.match }))
      .finally(() => {
        answers.delete(answer)
        this.turns.end(claim.owner)
        this.wake(0)
      })
    answers.add(answer)
  }

  /** A bot decides, whether the seat is its own or its player is late. */
  private async answer({ match, due: { kind, seat } }: Claim, pool: ThinkingPool): Promise<void> {
    if (kind === 'start') {
      await this.tables.beginIfDue(match)
      return
    }
    const table = await this.tables.read(match)
    if (!table?.toAct.includes(seat)) return
    const due = dueOf(table, this.tables.outages).find(thing => thing.kind === kind && thing.seat === seat)
    if (!due) return
    // Time in which nobody was alive does not count: the row then comes up too early.
    if (due.at > this.now()) return this.store.run(sql => postpone(sql, match, due))
    if (kind === 'order') return this.carryOut(match, seat)
    const { pace } = table.settings
    if (kind === 'clock' && pace.kind !== 'untimed' && pace.late === 'replace') {
      await this.tables.replaceLate(match, seat, table.book.asks[seat])
      return
    }
    const bot = kind === 'clock' ? STAND_IN : (table.seats[seat].bot ?? STAND_IN)
    await this.decide({ table, seat, bot, pool })
  }

  /** What a standing order may not do is a fault of ours; its owner is asked then. */
  private async carryOut(match: string, seat: Seat): Promise<void> {
    const reply = await this.offer(() => this.tables.carryOut(match, seat))
    if (isBotsFault(reply))
      this.fail(new Error(`a standing order was refused by ${reply.refused}`), { what: 'order', match })
  }

  /** The bot chooses and acts. If it fails it is asked again at once; if it keeps failing chance chooses, and the log of the match says so. */
  private async decide({ table, seat, bot, pool }: Question): Promise<void> {
    const until = performance.now() + PATIENCE_MS
    for (let attempt = 0; attempt < ATTEMPTS && performance.now() < until && !this.stopped; attempt++) {
      try {
        const wish = wishOf(table, seat, await this.think(table, seat, bot, pool))
        const reply = await this.offer(() => this.tables.hear(wish, { seat }))
        if (!isBotsFault(reply)) return
        throw new Error(`the choice of a bot was refused by ${reply.refused}`)
      } catch (error) {
        // Whose thought is cut off because everything ends is asked again by the next process.
        if (this.stopped || error instanceof Unavailable) throw error
        this.fail(error, { what: 'decide', match: table.id, game: table.game, bot })
      }
    }
    if (this.stopped) return
    const choice = pick(seeded(newSecret()), gameOf(table.game).legal(table.state, seat))
    await this.offer(() => this.tables.answerAtRandom(wishOf(table, seat, choice), seat))
  }

  /** As long as the clock of the match allows; waiting for a thread is part of what others wait for. */
  private async think(table: Table, seat: Seat, bot: string, pool: ThinkingPool): Promise<ActionBase> {
    const game = gameOf(table.game)
    const [view, legal] = [game.view(table.state, seat), game.legal(table.state, seat)]
    const clock = this.clocks.of(table)
    const turn = turnMs(bot, clock.seats)
    const ms = turn * clock.part({ seat, legal })
    const start = performance.now()
    const thought: Thought = { game: table.game, bot, view, legal, budget: { ms }, seed: newSecret() }
    const action = await pool.think(thought)
    if (legal.length > 1) clock.spend(seat, (performance.now() - start) / turn)
    return action
  }

  /** What a bot has thought out is not lost because the store is away for a moment. */
  private async offer(wish: () => Promise<Reply>): Promise<Reply> {
    const until = performance.now() + LEASE_MS
    for (;;) {
      try {
        return await wish()
      } catch (error) {
        if (!(error instanceof Unavailable) || this.stopped || performance.now() > until) throw error
        await wait(RETRY_MS)
      }
    }
  }
}

const wishOf = (table: Table, seat: Seat, action: ActionBase) => {
  const ask = table.book.asks[seat]
  return { t: 'act', match: table.id, ask, action, id: `bot ${ask}` } as const // with a space, which no client's id has
}

/** Whether a bot chose what it may not: rules are numbers. That it came too late, or the match is over, is nobody's fault. */
const isBotsFault = (reply: Reply): reply is Refusal =>
  'refused' in reply && (!isTableRefusal(reply.refused) || reply.refused === 'unknown-action')
