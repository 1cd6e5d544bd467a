/** The chat at a table: kept with the match, a few lines a minute for each player, shown to everybody who watches. Whom not to read is each screen's own choice. */

import type { Reply } from '../../table/host.ts'
import type { Guest } from '../../table/lobby.ts'
import { isOpenTo } from '../../table/readers.ts'
import type { Said } from '../../table/wire.ts'
import { Limiter } from '../operations/limits.ts'
import { addLine, readLines } from '../store/chat.ts'
import type { Store } from '../store/store.ts'
import type { Hub } from './hub.ts'
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

  /** The last lines, for somebody who begins to watch. */
  async read(match: string): Promise<Said[]> {
    const lines = await this.store.read(sql => readLines(sql, match, 0))
    this.hub.noteLines(match, lines)
    return lines
  }

  async say(match: string, { id: player, name }: Guest, { text, id }: Line): Promise<Reply> {
    if (!this.limit.allows(player)) return { refused: 'too-much-talk' }
    const table = await this.tables.read(match)
    if (!table) return { refused: 'no-such-match' }
    if (table.seats.every(sitter => sitter.player !== player))
      return { refused: isOpenTo(table, player) ? 'not-your-seat' : 'no-such-match' }
    const line = { player, name, text, at: this.now(), id }
    const said = await this.store.run(sql => addLine(sql, match, line))
    if (!said) return { done: true }
    this.hub.showLines(match, [said])
    this.store.announce({ of: 'chat', match })
    return { done: true }
  }

  /** Another process has heard something, at some table or at any. */
  async refresh(match?: string): Promise<void> {
    for (const id of match === undefined ? this.hub.watched : [match]) {
      const from = this.hub.linesShown(id)
      if (from !== undefined) this.hub.showLines(id, await this.store.read(sql => readLines(sql, id, from)))
    }
  }
}
