/** A table at which everybody is watched, for tests: what each viewer was sent, message by message, and their history of it. */
import { expect } from 'vitest'
import { act } from './act.ts'
import { historyOf } from './history.ts'
import { messageFor } from './message.ts'
import { type Change, isRefusal, type LogRow, type Table, viewersOf } from './table.ts'
import { at, begun, openTable } from './testing.ts'
import type { Frame, TableMessage } from './wire.ts'

export class Watched {
  table: Table
  readonly log: LogRow[] = []
  readonly viewers: (number | null)[]
  readonly sent: TableMessage[][]
  private acts = 0

  constructor(game: string, seats: number, bots = new Array<string | null>(seats).fill('random')) {
    this.table = openTable({ game, seats, bots })
    this.viewers = viewersOf(this.table)
    this.sent = this.viewers.map(() => [])
    this.take(begun({ game, seats, bots }))
  }

  /** Carries a change out as the hub does: whoever's number moved is sent a message. */
  take(change: Change): boolean {
    if (isRefusal(change)) return false
    this.log.push(...change.rows)
    for (const [i, viewer] of this.viewers.entries()) {
      if (change.table.book.seqs[i] > this.table.book.seqs[i])
        this.sent[i].push(messageFor(change.table, viewer, change.rows))
    }
    this.table = change.table
    return true
  }

  act(seat: number, action: unknown): void {
    const ask = this.table.book.asks[seat]
    const id = `a${this.acts++}`
    expect(this.take(act(this.table, { seat, ask, action, id }, at(3 + this.acts)))).toBe(true)
  }

  /** All pages of a viewer's history. */
  frames(viewer: number | null): Frame[] {
    const all: Frame[] = []
    for (let from: number | null = 0; from !== null; ) {
      const page = historyOf(this.table, this.log, viewer, from)
      expect(page.frames.length).toBeLessThanOrEqual(200)
      if (all.length > 0) expect(page.before).toEqual(all[all.length - 1].view)
      all.push(...page.frames)
      from = page.next
    }
    return all
  }
}
