/** Bots at work: claims what is due in the store, lets a bot think over the seat's own view, and sends its answer through the same door as everybody's. */
import { timeOf } from '../bots/levels.ts'
import { gameOf } from '../games/index.ts'
import { dueOf, isClock, seatOf } from './due.ts'
import { ThinkingPool } from './pool.ts'
import { newSecret } from './shuffle.ts'
import { type Claim, claimDue, nextDue, postpone } from './store/matches.ts'
import type { Store } from './store/store.ts'
import { STAND_IN, type Tables } from './tables.ts'

/** If a process dies while its bot thinks, another takes over after this time. */
const LEASE_MS = 15_000
const BATCH = 16
const LONGEST_NAP_MS = 1000

export class Thinkers {
  private timer: NodeJS.Timeout | undefined
  private busy: Promise<void> | undefined
  private stopped = false
  private readonly pool = new ThinkingPool()

  constructor(
    private readonly store: Store,
    private readonly tables: Tables,
    private readonly now: () => number,
  ) {
    tables.listen(table => {
      if (table.toAct.some(seat => table.seats[seat].bot !== null)) this.wake(0)
    })
  }

  start(): void {
    this.wake(0)
  }

  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.timer)
    await this.pool.close()
    await this.busy
  }

  private wake(ms: number): void {
    if (this.stopped || this.busy) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
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
    if (this.stopped) return
    const next = await this.store.run(sql => nextDue(sql))
    const wait = next === undefined ? LONGEST_NAP_MS : next - this.now()
    this.wake(Math.min(LONGEST_NAP_MS, Math.max(0, wait)))
  }

  private async work(): Promise<void> {
    for (;;) {
      const claims = await this.store.run(sql => claimDue(sql, this.now(), LEASE_MS, BATCH))
      if (claims.length === 0 || this.stopped) return
      // Together: those who wait for a thread do not hold up the others. What fails is due again after its lease.
      await Promise.allSettled(claims.map(claim => this.answer(claim)))
    }
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
    await this.tables.actForSeat(match, seat, { ask, action, id: `bot-${ask}` })
  }
}
