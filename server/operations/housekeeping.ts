/** What nobody uses any more goes away, a little at a time, so that a server can be forgotten for a year. How long things are kept is the host's choice. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Tables } from '../live/tables.ts'
import { oldMatches, removeOldGuests, removeOldSessions, removeSpent } from '../store/house.ts'
import { removeTable } from '../store/matches.ts'
import type { Store } from '../store/store.ts'
import type { Report } from './report.ts'
import type { Keep } from './settings.ts'

const DAY = 24 * 3600_000
const HOUR = 3600_000
/** So soon after the start, when people are still coming back. */
const FIRST_MS = 5 * 60_000
/** So many at a time, and then people have their turn. */
const AT_ONCE = 50
const PAUSE_MS = 20
/** No clock runs longer than this. */
const OUTAGES_DAYS = 400

interface House {
  readonly store: Store
  readonly tables: Tables
  readonly keep: Keep
  readonly now: () => number
  readonly report: Report
}

export class Housekeeping {
  private timer: NodeJS.Timeout | undefined
  private busy: Promise<void> = Promise.resolve()
  private stopped = false

  constructor(private readonly house: House) {}

  start(): void {
    this.plan(FIRST_MS)
  }

  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.timer)
    await this.busy
  }

  private plan(ms: number): void {
    this.timer = setTimeout(() => {
      this.busy = this.sweep()
        .catch((error: unknown) => void this.house.report(error, { place: 'house', what: 'sweep' }))
        .finally(() => {
          if (!this.stopped) this.plan(HOUR)
        })
    }, ms)
    this.timer.unref()
  }

  /** Everything that is old goes, once. */
  async sweep(): Promise<void> {
    const { store, tables, keep, now } = this.house
    await this.each('open', keep.open, match => this.remove(match))
    await this.each('over', keep.finished, match => this.remove(match))
    await this.each('running', keep.idle, (match, before) => tables.abandonIdle(match, before))
    if (keep.sessions > 0) await store.run(sql => removeOldSessions(sql, now() - keep.sessions * DAY))
    await this.guests(keep.guests)
    await store.run(sql => removeSpent(sql, now(), now() - OUTAGES_DAYS * DAY))
    await store.compact()
  }

  private async remove(match: string): Promise<void> {
    await this.house.store.run(sql => removeTable(sql, match))
    this.house.store.announce({ of: 'gone', match })
  }

  /** Does something with every match of a status that has been as it is for so many days. */
  private async each(
    status: 'open' | 'running' | 'over',
    days: number,
    work: (match: string, before: number) => Promise<unknown>,
  ): Promise<void> {
    const { store, now } = this.house
    const before = now() - days * DAY
    const done = new Set<string>()
    for (let fresh = AT_ONCE; days > 0 && fresh > 0 && !this.stopped; ) {
      const old = await store.run(sql => oldMatches(sql, status, before, AT_ONCE))
      const left = old.filter(match => !done.has(match)) // one that cannot be helped does not hold up the rest for ever
      for (const match of left) await work(match, before)
      for (const match of left) done.add(match)
      fresh = left.length
      await wait(PAUSE_MS, undefined, { ref: false })
    }
  }

  private async guests(days: number): Promise<void> {
    const { store, now } = this.house
    const before = now() - days * DAY
    for (let found = AT_ONCE; days > 0 && found === AT_ONCE && !this.stopped; ) {
      found = await store.run(sql => removeOldGuests(sql, before, AT_ONCE))
      await wait(PAUSE_MS, undefined, { ref: false })
    }
  }
}
