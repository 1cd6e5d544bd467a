/** The bots' clocks of the matches that run here. They live in memory: after a restart, or in another process, a turn begins anew. */
import { BotClock } from '../../bots/clock.ts'
import { gameOf } from '../../games/index.ts'
import type { Table } from '../../table/table.ts'

/** Of more matches than this the one that was thought about longest ago begins a turn anew. */
const MOST = 10_000

export class BotClocks {
  private readonly clocks = new Map<string, BotClock>()

  /** The clock of a match as it stands. */
  of(table: Table): BotClock {
    const clock = this.clocks.get(table.id) ?? new BotClock(gameOf(table.game), table.seats.length)
    this.clocks.delete(table.id)
    this.clocks.set(table.id, clock)
    clock.follow(table.book.asks)
    for (const oldest of this.clocks.keys()) {
      if (this.clocks.size <= MOST) break
      this.clocks.delete(oldest)
    }
    return clock
  }

  /** A match has changed, perhaps for the last time. */
  follow(table: Table): void {
    if (table.status === 'running') this.clocks.get(table.id)?.follow(table.book.asks)
    else this.clocks.delete(table.id)
  }
}
