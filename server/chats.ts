/** The chat at a table: kept with the match, a few lines a minute for each player, shown to everybody who watches. */
import type { Said } from '../web/messages.ts'
import type { Hub } from './hub.ts'
import type { Guest } from './lobby.ts'
import { addLine, readLines } from './store/chat.ts'
import type { Store } from './store/store.ts'
import type { Reply, Tables } from './tables.ts'

const MOST_LINES = 10
const WINDOW_MS = 60_000

export class Chats {
  /** By player: when they last said something. */
  private readonly times = new Map<string, number[]>()
  /** By match: how many lines were shown here. */
  private readonly shown = new Map<string, number>()

  constructor(
    private readonly store: Store,
    private readonly tables: Tables,
    private readonly hub: Hub,
    private readonly now: () => number,
  ) {}

  read(match: string): Promise<Said[]> {
    return this.store.run(sql => readLines(sql, match, 0))
  }

  async say(match: string, { id, name }: Guest, text: string): Promise<Reply> {
    const at = this.now()
    const recent = (this.times.get(id) ?? []).filter(time => time > at - WINDOW_MS)
    if (recent.length >= MOST_LINES) return { refused: 'too-much-talk' }
    const table = await this.tables.read(match)
    if (!table) return { refused: 'no-such-match' }
    if (table.seats.every(({ player }) => player !== id)) return { refused: 'not-your-seat' }
    this.times.set(id, [...recent, at])
    const said = await this.store.run(sql => addLine(sql, match, { player: id, name, text, at }))
    this.show(match, [said])
    this.store.announce(`chat ${match}`)
    return { done: true }
  }

  /** Another process heard something. */
  async refresh(match: string): Promise<void> {
    const from = this.shown.get(match)
    if (from !== undefined) this.show(match, await this.store.run(sql => readLines(sql, match, from)))
  }

  private show(match: string, lines: readonly Said[]): void {
    const from = this.shown.get(match) ?? 0
    const said = lines.filter(line => line.n >= from)
    if (said.length === 0) return
    this.shown.set(match, said[said.length - 1].n + 1)
    this.hub.postAll(match, { t: 'said', match, said })
  }
}
