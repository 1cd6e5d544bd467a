/** Who is connected and watches what: sends each viewer their own view after a change, once it is committed, and never more than they can read. */
import type { Seat } from '../../kernel/game.ts'
import { messageFor, publicTable, seqOf, writeMessage } from '../../table/message.ts'
import { type LogRow, type Table, viewerOf } from '../../table/table.ts'
import type { Said, ServerMessage } from '../../table/wire.ts'
import type { Report } from '../operations/report.ts'
import { Unavailable } from '../store/store.ts'
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

interface Shown {
  readonly rows: number
  readonly version: number
  readonly lines: number | null // of chat; null: the first watcher has not read them yet
}

/** A reader with so many bytes unread is cut off and may come back: nothing is buffered without limit. */
export const MOST_BUFFERED = 1024 * 1024

export class Hub {
  private readonly rooms = new Map<string, Map<Line, Watch>>()
  /** By match that is watched here: how far it was shown, so that what other processes did can be read, and only that. */
  private readonly shown = new Map<string, Shown>()

  constructor(
    private readonly tables: Tables,
    private readonly report: Report,
  ) {
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
    const room = this.rooms.get(match) ?? new Map<Line, Watch>()
    this.rooms.set(match, room)
    // In the room before the table is read: a change that is committed meanwhile reaches the line, too.
    const watch: Watch = { seat: null, seq: -1 }
    room.set(line, watch)
    const table = await this.tables.read(match)
    if (!table) this.leave(line, match)
    if (!table || room.get(line) !== watch) return table !== undefined
    if (!this.shown.has(match)) this.noteShown(table)
    const seat = viewerOf(table, line.player)
    const now = seqOf(table, seat)
    if (watch.seq >= now) return true
    watch.seat = seat
    watch.seq = now
    if (seq !== now) this.post(line, messageFor(table, seat, []))
    return true
  }

  /** The matches that somebody here watches. */
  get watched(): string[] {
    return [...this.rooms.keys()]
  }

  /** How many lines of chat were shown here; undefined if nobody watches. */
  linesShown(match: string): number | undefined {
    const shown = this.shown.get(match)
    return shown && (shown.lines ?? 0)
  }

  /** Shows lines of chat to everybody at a table, each line once. */
  showLines(match: string, lines: readonly Said[]): void {
    const shown = this.shown.get(match)
    const said = lines.filter(({ n }) => n >= (shown?.lines ?? 0))
    if (!shown || said.length === 0) return
    this.shown.set(match, { ...shown, lines: said[said.length - 1].n + 1 })
    const text = JSON.stringify({ t: 'said', match, said } satisfies ServerMessage)
    for (const line of this.rooms.get(match)?.keys() ?? []) this.deliver(line, text)
  }

  /** The first who watches a table here has read these lines; what others read later is no sign that everybody has. */
  noteLines(match: string, lines: readonly Said[]): void {
    const shown = this.shown.get(match)
    const last = lines[lines.length - 1]
    if (shown?.lines === null) this.shown.set(match, { ...shown, lines: last ? last.n + 1 : 0 })
  }

  private noteShown({ id, book, version }: Table): void {
    const lines = this.shown.get(id)?.lines ?? null
    this.shown.set(id, { rows: book.rows, version, lines })
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

  /** Some match has this version now, or any of them some: what was not shown here yet is read from the store. */
  async refresh(match?: string, version = Number.POSITIVE_INFINITY): Promise<void> {
    const watched = match === undefined ? this.watched : this.rooms.has(match) ? [match] : []
    for (const id of watched) {
      try {
        await this.catchUp(id, version)
      } catch (error) {
        if (error instanceof Unavailable) throw error
        this.report(error, { place: 'hub', what: 'catch up', match: id }) // one broken table does not hold up the others
      }
    }
  }

  private async catchUp(id: string, version: number): Promise<void> {
    const from = this.shown.get(id)
    if (from && version <= from.version) return
    const table = await this.tables.read(id)
    if (table) this.show(table, from ? await this.tables.readLog(id, from.rows) : [])
  }

  post(line: Line, message: ServerMessage): void {
    this.deliver(line, JSON.stringify(message))
  }

  /** Each seat's message is written once, however many look over its shoulder. */
  private show(table: Table, rows: readonly LogRow[]): void {
    const room = this.rooms.get(table.id)
    if (!room) return
    const from = this.shown.get(table.id)
    const fresh = rows.filter(row => row.n >= (from?.rows ?? 0))
    if (table.version > (from?.version ?? -1)) this.noteShown(table)
    const texts = new Map<Seat | null, string>()
    const around = JSON.stringify(publicTable(table))
    for (const [line, watch] of room) {
      const seat = viewerOf(table, line.player)
      const seq = seqOf(table, seat)
      if (seat === watch.seat && seq <= watch.seq) continue
      watch.seat = seat
      watch.seq = seq
      const text = texts.get(seat) ?? this.write(table, seat, fresh, around)
      texts.set(seat, text)
      if (text !== '') this.deliver(line, text)
    }
  }

  /** What a seat is shown; nothing if that fails, which is no reason to show nothing to the others or to call undone what is committed. */
  private write(table: Table, seat: Seat | null, rows: readonly LogRow[], around: string): string {
    try {
      return writeMessage(table, seat, rows, around)
    } catch (error) {
      this.report(error, { place: 'hub', what: 'view', match: table.id, game: table.game })
      return ''
    }
  }

  private deliver(line: Line, text: string): void {
    if (line.buffered() > MOST_BUFFERED) line.cut()
    else line.send(text)
  }
}
