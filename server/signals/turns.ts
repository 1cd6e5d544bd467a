/** Where it is whose turn, live: pages that asked for it are sent the list of their own tables that wait for them, and again whenever it changes. */
import type { Table } from '../../table/table.ts'
import type { ServerMessage, Turn } from '../../table/wire.ts'
import type { Connection, Hub } from '../live/hub.ts'
import type { Tables } from '../live/tables.ts'
import type { Report } from '../operations/report.ts'
import { listAsking } from '../store/lists.ts'
import type { Store, Topic } from '../store/store.ts'

const MOST_SEEN = 10_000

type Opened = NonNullable<Extract<Topic, { of: 'match' }>['opened']>

interface Follower {
  readonly connections: Set<Connection>
  /** By match. */
  turns: Map<string, Turn>
}

/** What somebody is told of a table that waits for them; undefined if it does not. */
export function turnOf(table: Table, player: string): Turn | undefined {
  const seat = table.seats.findIndex(sitter => sitter.player === player)
  const isAsked = table.status === 'running' && table.toAct.includes(seat) && table.seats[seat].bot === null
  if (!isAsked) return undefined
  const names = table.seats.flatMap(({ name }, at) => (at === seat || name === '' ? [] : [name]))
  return { match: table.id, game: table.game, names, since: table.clocks.since[seat] ?? table.updated }
}

export class Turns {
  private readonly followers = new Map<string, Follower>()
  /** The versions that were looked at here, so that one's own announcements cost nothing. */
  private readonly seen = new Map<string, number>()

  constructor(
    private readonly store: Store,
    private readonly tables: Tables,
    private readonly hub: Hub,
    private readonly report: Report,
  ) {
    tables.listen(table => this.see(table))
    hub.onWatched(table => this.see(table))
  }

  /** From now on this connection is told where it is its player's turn. */
  async follow(connection: Connection): Promise<void> {
    const { player } = connection
    if (player === null) return this.hub.post(connection, { t: 'turns', turns: [] })
    const follower = this.followers.get(player) ?? { connections: new Set(), turns: new Map() }
    this.followers.set(player, follower)
    follower.connections.add(connection)
    await this.read(player, follower)
    this.tell(follower, [connection])
  }

  leave(connection: Connection): void {
    const { player } = connection
    const follower = player === null ? undefined : this.followers.get(player)
    follower?.connections.delete(connection)
    if (player !== null && follower?.connections.size === 0) this.followers.delete(player)
  }

  /** Something was announced, here or by another process. What happened here was seen already. */
  hear(topic: Topic): void {
    this.learn(topic).catch((error: unknown) => {
      this.report(error, { place: 'signals', what: 'turns' })
    })
  }

  private async learn(topic: Topic): Promise<void> {
    if (topic.of === 'everything') {
      for (const [player, follower] of this.followers) await this.refresh(player, follower)
    } else if (topic.of === 'gone') {
      for (const follower of this.followers.values())
        if (follower.turns.delete(topic.match)) this.tell(follower)
    } else if (topic.of === 'match' && topic.opened) await this.tellOpened(topic.match, topic.opened)
    else if (topic.of === 'match' && this.concerns(topic)) {
      const table = await this.tables.read(topic.match)
      if (table) this.see(table)
    }
  }

  /** There is a table of which somebody wanted to hear. */
  private async tellOpened(match: string, { by: name, called }: Opened): Promise<void> {
    const followers = called.flatMap(player => this.followers.get(player) ?? [])
    const table = followers.length > 0 ? await this.tables.read(match) : undefined
    if (!table) return
    const message: ServerMessage = { t: 'opened', match, game: table.game, name }
    for (const { connections } of followers)
      for (const connection of connections) this.hub.post(connection, message)
  }

  /** Whether somebody who follows belongs to a match that was not seen like this yet. Who does not say who belongs to it is believed to mean everybody. */
  private concerns({ match, version, people }: Extract<Topic, { of: 'match' }>): boolean {
    // What is watched here is read once, for those who watch it, and then seen here, too.
    if ((this.seen.get(match) ?? -1) >= version || this.hub.isWatched(match)) return false
    return people === undefined ? this.followers.size > 0 : people.some(player => this.followers.has(player))
  }

  private see(table: Table): void {
    if (this.followers.size === 0 || (this.seen.get(table.id) ?? -1) >= table.version) return
    if (this.seen.size >= MOST_SEEN) this.seen.clear()
    this.seen.set(table.id, table.version)
    const people = new Set([...table.book.held, ...table.seats.map(({ player }) => player)])
    for (const player of people) {
      const follower = player === null ? undefined : this.followers.get(player)
      if (follower && player !== null) this.note(follower, table.id, turnOf(table, player))
    }
  }

  private note(follower: Follower, match: string, turn: Turn | undefined): void {
    if (JSON.stringify(follower.turns.get(match)) === JSON.stringify(turn)) return
    if (turn) follower.turns.set(match, turn)
    else follower.turns.delete(match)
    this.tell(follower)
  }

  private async refresh(player: string, follower: Follower): Promise<void> {
    const before = JSON.stringify([...follower.turns.values()])
    await this.read(player, follower)
    if (JSON.stringify([...follower.turns.values()]) !== before) this.tell(follower)
  }

  private async read(player: string, follower: Follower): Promise<void> {
    const mine = await this.store.run(sql => listAsking(sql, player))
    const turns = mine.flatMap((table): Turn[] => {
      if (!table.yourTurn || table.status !== 'running') return []
      const names = table.seats.flatMap(({ name }, at) => (at === table.seat || name === '' ? [] : [name]))
      return [{ match: table.id, game: table.game, names, since: table.since ?? table.updated }]
    })
    follower.turns = new Map(turns.map(turn => [turn.match, turn]))
  }

  private tell({ connections, turns }: Follower, to: Iterable<Connection> = connections): void {
    const message: ServerMessage = { t: 'turns', turns: [...turns.values()] }
    for (const connection of to) this.hub.post(connection, message)
  }
}
