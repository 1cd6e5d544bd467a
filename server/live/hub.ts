/** Who is connected and watches what: sends each viewer their own view after a change, once it is committed, and never more than they can read. */
import type { Seat } from '../../kernel/game.ts'
import { isForeign } from '../../table/floor.ts'
import { messageFor, publicTable, seqOf, writeMessage } from '../../table/message.ts'
import { type ConnectedProgram, isProgram } from '../../table/programs.ts'
import { isOpenTo } from '../../table/readers.ts'
import { REFUSALS } from '../../table/refusals.ts'
import { type LogRow, type Table, viewerOf } from '../../table/table.ts'
import type { Said, ServerMessage } from '../../table/wire.ts'
import type { Report } from '../operations/report.ts'
import { Unavailable } from '../store/store.ts'
import { fits } from './access.ts'
import type { Tables } from './tables.ts'

/** A connection as far as the hub needs it. */
export interface Connection {
  readonly player: string | null
  readonly name?: string | undefined
  readonly buffered: () => number
  send(text: string): void
  cut(): void
  /** Ends it so that it comes back, perhaps to another server. */
  sendAway(): void
}

interface Watch {
  seat: Seat | null
  seq: number
  readonly key: string | undefined
  readonly invited: boolean
}

/** How somebody wants to watch: what they have seen already, and what they bring to a table by invitation. */
export interface Wanted {
  readonly seq?: number | undefined
  readonly seat?: Seat | null | undefined // to whom that was shown; whoever does not say so means the seat they have
  readonly key?: string | undefined
  readonly invited?: boolean
}

interface Shown {
  readonly rows: number
  readonly version: number
  readonly lines: number | null // of chat; null: the first watcher has not read them yet
  readonly seated: readonly string[] | null // of a table that waits: who has a seat; null: it has begun
}

/** Lines of chat, and by who said them who does not want to read that. */
export interface Heard {
  readonly lines: readonly Said[]
  readonly unreaders: ReadonlyMap<string, ReadonlySet<string>>
}

/** What somebody is shown of lines: of those they refuse only that they were said, so that nobody waits for them. */
export function saidTo(match: string, lines: readonly Said[], refuses: (line: Said) => boolean) {
  const left = lines.filter(refuses).map(({ n }) => n)
  const said = lines.filter(line => !refuses(line))
  return { t: 'said', match, said, ...(left.length > 0 && { left }) } as const satisfies ServerMessage
}

/** A reader with so many bytes unread is cut off and may come back: nothing is buffered without limit. */
export const MOST_BUFFERED = 1024 * 1024

/** Whether somebody may watch a table as it is now: an invitation counts until it begins. */
const mayWatch = (table: Table, { player }: Connection, { key, invited }: Watch): boolean =>
  isOpenTo(table, player) || (invited && table.status === 'open') || fits(table, key)

/** Whether a newer server has taken a match over to rules that this one does not know: its people go there. */
export const isBeyond = (table: Table): boolean => table.status === 'running' && isForeign(table)

export class Hub {
  private readonly rooms = new Map<string, Map<Connection, Watch>>()
  /** By match that is watched here: how far it was shown, so that what other processes did can be read, and only that. */
  private readonly shown = new Map<string, Shown>()

  private readonly connected = new Set<Connection>()
  private readonly audience: ((table: Table) => void)[] = []

  constructor(
    private readonly tables: Tables,
    private readonly report: Report,
  ) {
    tables.listen((table, rows) => this.show(table, rows))
  }

  /** A connection is there, whether it watches anything or not. */
  join(connection: Connection): void {
    this.connected.add(connection)
  }

  /** Hears of every table that somebody here watches, as often as it is shown. */
  onWatched(hear: (table: Table) => void): void {
    this.audience.push(hear)
  }

  /** How many connections watch something here. */
  get connections(): number {
    let connections = 0
    for (const room of this.rooms.values()) connections += room.size
    return connections
  }

  /** Shows a table to a connection and keeps it up to date; who already has this `seq`, at the same seat, is not sent it again. */
  async watch(
    connection: Connection,
    match: string,
    { seq, seat: was, key, invited = false }: Wanted = {},
  ): Promise<boolean> {
    const room = this.rooms.get(match) ?? new Map<Connection, Watch>()
    this.rooms.set(match, room)
    // In the room before the table is read: a change that is committed meanwhile reaches the connection, too.
    const watch: Watch = { seat: null, seq: -1, key, invited }
    room.set(connection, watch)
    const table = await this.tables.read(match)
    const fine = table !== undefined && mayWatch(table, connection, watch)
    if (!fine) this.leave(connection, match)
    if (!fine || room.get(connection) !== watch) return fine
    if (!this.shown.has(match)) this.noteShown(table)
    for (const hear of this.audience) hear(table)
    if (isBeyond(table)) {
      connection.sendAway()
      return true
    }
    const seat = viewerOf(table, connection.player)
    const now = seqOf(table, seat)
    if (watch.seq < now) {
      watch.seat = seat
      watch.seq = now
      const isKnown = seq === now && (was === undefined || was === seat)
      if (!isKnown) this.post(connection, messageFor(table, seat, []))
    }
    this.tellHere(match)
    return true
  }

  /** Whether a connection is shown a table, at which its player sits. */
  isSeated(connection: Connection, match: string): boolean {
    return this.rooms.get(match)?.get(connection)?.seat != null
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

  /** Shows lines of chat to everybody at a table who wants to read whoever said them, each line once. */
  showLines(match: string, { lines, unreaders }: Heard): void {
    const shown = this.shown.get(match)
    const said = lines.filter(({ n }) => n >= (shown?.lines ?? 0))
    if (!shown || said.length === 0) return
    this.shown.set(match, { ...shown, lines: said[said.length - 1].n + 1 })
    const text = JSON.stringify(saidTo(match, said, () => false))
    const refuses = (reader: string | null, { player }: Said) =>
      reader !== null && (unreaders.get(player)?.has(reader) ?? false)
    for (const connection of this.rooms.get(match)?.keys() ?? []) {
      const { player } = connection
      const isOwn = said.some(line => refuses(player, line))
      if (isOwn)
        this.post(
          connection,
          saidTo(match, said, line => refuses(player, line)),
        )
      else this.deliver(connection, text)
    }
  }

  /** The first who watches a table here has read these lines; what others read later is no sign that everybody has. */
  noteLines(match: string, lines: readonly Said[]): void {
    const shown = this.shown.get(match)
    const last = lines[lines.length - 1]
    if (shown?.lines === null) this.shown.set(match, { ...shown, lines: last ? last.n + 1 : 0 })
  }

  private noteShown({ id, book, version, status, seats }: Table): void {
    const lines = this.shown.get(id)?.lines ?? null
    const seated = status === 'open' ? seats.flatMap(({ player }) => player ?? []) : null
    this.shown.set(id, { rows: book.rows, version, lines, seated })
  }

  /** Before a match begins everybody sees who of those who sit there looks at the table. During a match that is nobody's business. */
  private tellHere(match: string): void {
    const seated = this.shown.get(match)?.seated
    const room = this.rooms.get(match)
    if (!seated || !room) return
    const looking = new Set([...room.keys()].map(({ player }) => player))
    const here = seated.filter(player => looking.has(player))
    const text = JSON.stringify({ t: 'here', match, here } satisfies ServerMessage)
    for (const connection of room.keys()) this.deliver(connection, text)
  }

  leave(connection: Connection, match: string): void {
    const room = this.rooms.get(match)
    if (!room?.delete(connection)) return
    if (room.size > 0) {
      this.tellHere(match)
      return
    }
    this.rooms.delete(match)
    this.shown.delete(match)
  }

  leaveAll(connection: Connection): void {
    this.connected.delete(connection)
    for (const match of [...this.rooms.keys()]) this.leave(connection, match)
  }

  /** Whether somebody here watches a match. */
  isWatched(match: string): boolean {
    return this.rooms.has(match)
  }

  /** Whether somebody here watches a match and was not shown this version of it yet. */
  isBehind(match: string, version: number): boolean {
    return this.isWatched(match) && version > (this.shown.get(match)?.version ?? -1)
  }

  /** These matches have these versions now, or all of them any: what was not shown here yet is read from the store, and only that. */
  async refresh(versions?: ReadonlyMap<string, number>): Promise<void> {
    const behind = this.watched.filter(
      match => !versions || this.isBehind(match, versions.get(match) ?? Number.NEGATIVE_INFINITY),
    )
    const from = new Map(behind.map(match => [match, this.shown.get(match)?.rows]))
    const found = await this.tables.readBehind(behind.map(match => ({ match, from: from.get(match) ?? 0 })))
    for (const match of behind) {
      try {
        const seen = await found.get(match)?.()
        if (seen) this.show(seen.table, from.get(match) === undefined ? [] : seen.rows)
        else this.close(match)
      } catch (error) {
        if (error instanceof Unavailable) throw error
        this.report(error, { place: 'hub', what: 'catch up', match }) // one broken table does not hold up the others
      }
    }
  }

  /** A table is gone: whoever watched it is told. */
  close(match: string): void {
    for (const connection of [...(this.rooms.get(match)?.keys() ?? [])]) this.dismiss(connection, match)
  }

  /** Somebody may no longer watch, or there is nothing to watch any more: both look the same. */
  private dismiss(connection: Connection, match: string): void {
    this.leave(connection, match)
    this.post(connection, {
      t: 'no',
      id: null,
      match,
      why: 'no-such-match',
      sentence: REFUSALS['no-such-match'],
    })
  }

  /** The programs that are connected here, each once, and the open tables that they watch. */
  async programs(): Promise<ConnectedProgram[]> {
    const found = new Map<string, { name: string; tables: { id: string; game: string }[] }>()
    for (const { player, name = '' } of this.connected)
      if (player !== null && isProgram(player)) found.set(player, { name, tables: [] })
    if (found.size === 0) return []
    for (const [match, room] of this.rooms) {
      const here = new Set([...room.keys()].flatMap(({ player }) => found.get(player ?? '') ?? []))
      const table = here.size > 0 ? await this.tables.read(match) : undefined
      if (table?.settings.open) for (const { tables } of here) tables.push({ id: match, game: table.game })
    }
    return [...found.values()]
  }

  /** Ends all connections of somebody: they come back as who they are now. */
  hangUp(player: string): void {
    for (const connection of this.connected) if (connection.player === player) connection.cut()
  }

  post(connection: Connection, message: ServerMessage): void {
    this.deliver(connection, JSON.stringify(message))
  }

  /** Each seat's message is written once, however many look over its shoulder. */
  private show(table: Table, rows: readonly LogRow[]): void {
    const room = this.rooms.get(table.id)
    if (!room) return
    const from = this.shown.get(table.id)
    const fresh = rows.filter(row => row.n >= (from?.rows ?? 0))
    if (table.version > (from?.version ?? -1)) this.noteShown(table)
    if (isBeyond(table)) {
      for (const connection of room.keys()) connection.sendAway()
      return
    }
    for (const hear of this.audience) hear(table)
    const texts = new Map<Seat | null, string>()
    const around = JSON.stringify(publicTable(table))
    for (const [connection, watch] of room) {
      if (!mayWatch(table, connection, watch)) {
        this.dismiss(connection, table.id)
        continue
      }
      const seat = viewerOf(table, connection.player)
      const seq = seqOf(table, seat)
      if (seat === watch.seat && seq <= watch.seq) continue
      watch.seat = seat
      watch.seq = seq
      const text = texts.get(seat) ?? this.write(table, seat, fresh, around)
      texts.set(seat, text)
      if (text !== '') this.deliver(connection, text)
    }
    this.tellHere(table.id)
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

  private deliver(connection: Connection, text: string): void {
    if (connection.buffered() > MOST_BUFFERED) connection.cut()
    else connection.send(text)
  }
}
