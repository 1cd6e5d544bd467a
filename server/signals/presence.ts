/** Who looks at which table: a page that is visible says so again and again, and each time it counts for half a minute. Asked before a signal is sent. */
import { randomUUID } from 'node:crypto'
import type { Connection, Hub } from '../live/hub.ts'
import type { Report } from '../operations/report.ts'
import { closePage, look, lookAway } from '../store/outbox.ts'
import type { Statements } from '../store/statements.ts'
import type { Script, Store } from '../store/store.ts'

/** Pages say it more often than this (web/signals/looking.ts). */
export const LOOK_MS = 30_000

export class Presence {
  private readonly pages = new Map<Connection, string>()

  constructor(
    private readonly store: Store,
    private readonly hub: Hub,
    private readonly now: () => number,
    private readonly report: Report,
  ) {}

  /** A page shows a table to somebody who sits there, or no longer does. */
  async look(connection: Connection, match: string, seen: boolean): Promise<void> {
    const { player } = connection
    if (player === null || !this.hub.isSeated(connection, match)) return
    const page = this.pages.get(connection) ?? randomUUID()
    this.pages.set(connection, page)
    const until = this.now() + LOOK_MS
    await this.note(sql => (seen ? look(sql, { player, match, page, until }) : lookAway(sql, match, page)))
  }

  /** A page is closed, whatever it showed. */
  async leave(connection: Connection): Promise<void> {
    const page = this.pages.get(connection)
    this.pages.delete(connection)
    if (page !== undefined) await this.note(sql => closePage(sql, page))
  }

  /** What cannot be noted ends by itself; nobody waits for it. */
  private async note(script: (sql: Statements) => Script<void>): Promise<void> {
    await this.store.run(script).catch((error: unknown) => {
      this.report(error, { place: 'signals', what: 'presence' })
    })
  }
}
