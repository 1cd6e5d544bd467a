/** The chat at a table: kept with the match, a few lines a minute for each player, shown to everybody who watches, but to nobody what somebody says whom they do not want to read. */

import type { Reply } from '../../table/host.ts'
import type { Guest } from '../../table/lobby.ts'
import { isOpenTo } from '../../table/readers.ts'
import type { Said } from '../../table/wire.ts'
import { Limiter } from '../operations/limits.ts'
import { addLine, readLines } from '../store/chat.ts'
import { unreadBy, unreadersOf } from '../store/manners.ts'
import type { Script, Store } from '../store/store.ts'
import { type Heard, type Hub, saidTo } from './hub.ts'
import type { Tables } from './tables.ts'

const MOST_LINES = 10
const WINDOW_MS = 60_000

/** What somebody says, under an id of their own. */
interface Line {
  readonly text: string
  readonly id: string
}

export class Chats {
  private readonly limit: Limiter

  constructor(
    private readonly store: Store,
    private readonly tables: Tables,
    private readonly hub: Hub,
    private readonly now: () => number,
  ) {
    this.limit = new Limiter(MOST_LINES, WINDOW_MS, now)
  }

  /** The last lines, for somebody who begins to watch and has those before `from`. */
  async read(match: string, player: string | null, from = 0): Promise<ReturnType<typeof saidTo>> {
    const [lines, unread] = await this.store.read(function* (sql): Script<[Said[], ReadonlySet<string>]> {
      const said = yield* readLines(sql, match, 0)
      return [said, said.length > 0 && player !== null ? yield* unreadBy(sql, player) : new Set()]
    })
    this.hub.noteLines(match, lines) // all of them: what others are shown does not follow from what one client says it has
    const lacking = lines.filter(({ n }) => n >= from)
    return saidTo(match, lacking, line => unread.has(line.player))
  }

  async say(match: string, { id: player, name }: Guest, { text, id }: Line): Promise<Reply> {
    if (!this.limit.allows(player)) return { refused: 'too-much-talk' }
    const table = await this.tables.read(match)
    if (!table) return { refused: 'no-such-match' }
    if (table.seats.every(sitter => sitter.player !== player))
      return { refused: isOpenTo(table, player) ? 'not-your-seat' : 'no-such-match' }
    const line = { player, name, text, at: this.now(), id }
    const heard = await this.store.run(function* (sql): Script<Heard | undefined> {
      const said = yield* addLine(sql, match, line)
      return said && { lines: [said], unreaders: yield* unreadersOf(sql, [player]) }
    })
    if (!heard) return { done: true }
    this.hub.showLines(match, heard)
    this.store.announce({ of: 'chat', match })
    return { done: true }
  }

  /** Another process has heard something, at some table or at any. */
  async refresh(match?: string): Promise<void> {
    for (const id of match === undefined ? this.hub.watched : [match]) {
      const from = this.hub.linesShown(id)
      if (from !== undefined) this.hub.showLines(id, await this.readFrom(id, from))
    }
  }

  private readFrom(match: string, from: number): Promise<Heard> {
    return this.store.read(function* (sql): Script<Heard> {
      const lines = yield* readLines(sql, match, from)
      const speakers = lines.map(({ player }) => player)
      return { lines, unreaders: yield* unreadersOf(sql, speakers) }
    })
  }
}
