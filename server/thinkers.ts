/** Bots at work: claims what is due in the store, lets a bot think over the seat's own view, and sends its answer through the same door as everybody's. */
import { timeOf } from '../bots/levels.ts'
import { gameOf } from '../games/index.ts'
import { dueOf, isClock, seatOf } from './due.ts'
import { ThinkingPool } from './pool.ts'
import type { Pulse } from './pulse.ts'
import { newSecret } from './shuffle.ts'
import { type Claim, claimDue, nextDue, postpone, releaseBots } from './store/matches.ts'
import type { Store } from './store/store.ts'
import { STAND_IN, type Tables } from './tables.ts'

/** If a process dies while its bot thinks, another takes over after this time. */
const LEASE_MS = 15_000
/** For each thread one bot thinks and one waits: more would outlast their lease. */
const CLAIMS_PER_THREAD = 2
const LONGEST_NAP_MS = 1000

interface World {
  readonly store: Store
  readonly tables: Tables
  readonly pulse: Pulse
  readonly now: () => number
}

export class Thinkers {
  private timer: NodeJS.Timeout | undefined
  private wakesAt = Number.POSITIVE_INFINITY
  private busy: Promise<void> | undefined
  private stopped = false
  private readonly pool = new ThinkingPool()
  private readonly answers = new Set<Promise<void>>()
  private readonly store: Store
  private readonly tables: Tables
  private readonly pulse: Pulse
  private readonly now: () => number

  constructor({ store, tables, pulse, now }: World) {
    this.store = store
    this.tables = tables
    this.pulse = pulse
    this.now = now
    tables.listen(table => {
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
    await this.pool.close()
    await this.busy
    await Promise.all(this.answers)
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
        .catch(() => undefined)
        .finally(() => {
          this.busy = undefined
        })
      void this.busy.then(() => this.nap()).catch(() => this.wake(LONGEST_NAP_MS))
    }, ms)
    this.timer.unref()
  }

  private async nap(): Promise<void> {
    if (this.stopped || this.room === 0) return // the next answer wakes us
    const next = await this.store.run(sql => nextDue(sql))
    const wait = next === undefined ? LONGEST_NAP_MS : next - this.now()
    this.wake(Math.min(LONGEST_NAP_MS, Math.max(0, wait)))
  }

  /** How many more answers may be begun. */
  private get room(): number {
    return Math.max(0, CLAIMS_PER_THREAD * this.pool.size - this.answers.size)
  }

  private async work(): Promise<void> {
    await this.pulse.freshen()
    while (this.room > 0 && !this.stopped) {
      const { room } = this
      const claims = await this.store.run(sql => claimDue(sql, this.now(), LEASE_MS, room))
      for (const claim of claims) this.begin(claim)
      if (claims.length < room) return
    }
  }

  /** Those who wait for a thread do not hold up the others. What fails is due again after its lease. */
  private begin(claim: Claim): void {
    const answer = this.answer(claim)
      .catch(() => undefined)
      .finally(() => {
        this.answers.delete(answer)
        this.wake(0)
      })
    this.answers.add(answer)
  }

  /** A bot decides, whether the seat is its own or its player is late. */
  private async answer({ match, what }: Claim): Promise<void> {
    const table = await this.tables.read(match)
    const seat = seatOf(what)
    if (!table?.toAct.includes(seat)) return
    const due = dueOf(table, this.tables.outages).find(thing => thing.what === what)
    if (!due) return
    // Time in which nobody was alive does not count: the row then comes up too early.
    if (due.at > this.now()) return this.store.run(sql => postpone(sql, match, due))
    const ask = table.book.asks[seat]
    const { pace } = table.settings
    if (isClock(what) && pace.kind !== 'untimed' && pace.late === 'replace') {
      await this.tables.replaceLate(match, seat, ask)
      return
    }
    const game = gameOf(table.game)
    const bot = isClock(what) ? STAND_IN : (table.seats[seat].bot ?? STAND_IN)
    const action = await this.pool.think({
      game: table.game,
      bot,
      view: game.view(table.state, seat),
      legal: game.legal(table.state, seat),
      budget: { ms: timeOf(bot) },
      seed: newSecret(),
    })
    await this.tables.actForSeat(match, seat, { ask, action, id: `bot ${ask}` }) // with a space, which no client's id has
  }
}
