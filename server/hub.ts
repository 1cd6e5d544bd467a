/** Who is connected and watches what: sends each viewer their own view after a change, once it is committed, and never more than they can read. */
import type { Seat } from '../kernel/game.ts'
import type { ServerMessage } from '../web/messages.ts'
import { messageFor, seqOf, viewerOf } from './message.ts'
import type { LogRow, Table } from './table.ts'
import type { Tables } from './tables.ts'

/** A connection as far as the hub needs it. */
export interface Line {
  readonly player: string | null
  readonly buffered: () => number
  send(text: string): void
  cut(): void
}

interface Watch {
  seat: Seat | null
  seq: number
}

/** A reader with so many bytes unread is cut off and may come back: nothing is buffered without limit. */
const MOST_BUFFERED = 1024 * 1024

export class Hub {
  private readonly rooms = new Map<string, Map<Line, Watch>>()
  /** By match: how far this process has shown it, so that what other processes did can be read, and only that. */
  private readonly shown = new Map<string, { rows: number; version: number }>()

  constructor(private readonly tables: Tables) {
    tables.listen((table, rows) => this.show(table, rows))
  }

  /** How many lines watch something here. */
  get lines(): number {
    let lines = 0
    for (const room of this.rooms.values()) lines += room.size
    return lines
  }

  /** Shows a table to a line and keeps it up to date; who already has this `seq` is not sent it again. */
  async watch(line: Line, match: string, seq: number | undefined): Promise<boolean> {
    const table = await this.tables.read(match)
    if (!table) return false
    const seat = viewerOf(table, line.player)
    const room = this.rooms.get(match) ?? new Map<Line, Watch>()
    this.rooms.set(match, room)
    room.set(line, { seat, seq: seqOf(table, seat) })
    if (!this.shown.has(match)) this.shown.set(match, { rows: table.book.rows, version: table.version })
    if (seq !== seqOf(table, seat)) this.post(line, messageFor(table, seat, []))
    return true
  }

  leave(line: Line, match: string): void {
    const room = this.rooms.get(match)
    room?.delete(line)
    if (room?.size === 0) {
      this.rooms.delete(match)
      this.shown.delete(match)
    }
  }

  leaveAll(line: Line): void {
    for (const match of [...this.rooms.keys()]) this.leave(line, match)
  }

  /** A match has this version now, says some process: what was not shown here yet is read from the store. `*` means that anything may have changed. */
  async refresh(topic: string): Promise<void> {
    const [match, version] = topic.split(' ')
    const watched = match === '*' ? [...this.rooms.keys()] : this.rooms.has(match) ? [match] : []
    for (const id of watched) {
      const from = this.shown.get(id)
      if (!from || Number(version) <= from.version) continue
      const table = await this.tables.read(id)
      if (table) this.show(table, await this.tables.readLog(id, from.rows))
    }
  }

  /** Sends the same to everybody who watches a table. */
  postAll(match: string, message: ServerMessage): void {
    const text = JSON.stringify(message)
    for (const line of this.rooms.get(match)?.keys() ?? []) this.deliver(line, text)
  }

  post(line: Line, message: ServerMessage): void {
    this.deliver(line, JSON.stringify(message))
  }

  /** Each seat's message is written once, however many look over its shoulder. */
  private show(table: Table, rows: readonly LogRow[]): void {
    const room = this.rooms.get(table.id)
    if (!room) return
    const from = this.shown.get(table.id) ?? { rows: 0, version: 0 }
    const fresh = rows.filter(row => row.n >= from.rows)
    if (table.version > from.version)
      this.shown.set(table.id, { rows: table.book.rows, version: table.version })
    const texts = new Map<Seat | null, string>()
    for (const [line, watch] of room) {
      const seat = viewerOf(table, line.player)
      const seq = seqOf(table, seat)
      if (seat === watch.seat && seq <= watch.seq) continue
      watch.seat = seat
      watch.seq = seq
      const text = texts.get(seat) ?? JSON.stringify(messageFor(table, seat, fresh))
      texts.set(seat, text)
      this.deliver(line, text)
    }
  }

  private deliver(line: Line, text: string): void {
    if (line.buffered() > MOST_BUFFERED) line.cut()
    else line.send(text)
  }
}
