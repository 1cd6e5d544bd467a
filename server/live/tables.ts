/** The tables of this process: runs what is wanted of a match on the store in one transaction, and tells the listeners after the commit. */
import { randomUUID } from 'node:crypto'
import { botOf } from '../../bots/index.ts'
import { gameOf } from '../../games/index.ts'
import { start } from '../../table/act.ts'
import { replace } from '../../table/agreements.ts'
import type { Outage } from '../../table/clocks.ts'
import {
  alter,
  answerAtRandom,
  type Heard,
  type Script as HostScript,
  hear,
  look,
  type Reply,
  type Who,
  type Wish,
} from '../../table/host.ts'
import { type Guest, type NewTable, newTable, type Sit, seatBot, sit, stand } from '../../table/lobby.ts'
import { linkRematch, nextTable } from '../../table/rematch.ts'
import { hasOlderRules } from '../../table/renew.ts'
import {
  type Change,
  type Changed,
  isComplete,
  isRefusal,
  type LogRow,
  type Means,
  type Refusal,
  type Table,
} from '../../table/table.ts'
import { onStore } from '../store/host.ts'
import { addTable, lockTable, readLog, readTable, TableCache, writeChange } from '../store/matches.ts'
import { Conflict, type Script, type Store } from '../store/store.ts'
import { chanceSource, commitmentOf, newSecret } from './shuffle.ts'

export type Listener = (table: Table, rows: readonly LogRow[]) => void
export type TableWish = Omit<NewTable, 'id' | 'secret' | 'commitment' | 'now'>

export class Tables {
  private readonly cache = new TableCache()
  private readonly listeners: Listener[] = []

  constructor(
    private readonly store: Store,
    readonly now: () => number,
    private readonly pulse?: { readonly outages: readonly Outage[] },
  ) {}

  /** The times that count for no clock. */
  get outages(): readonly Outage[] {
    return this.pulse?.outages ?? []
  }

  /** Hears of every change that this process has committed. */
  listen(listener: Listener): void {
    this.listeners.push(listener)
  }

  /** Makes a table and returns its id; if bots have all the other seats the match begins. Throws BadInput. */
  async create(wish: TableWish): Promise<string> {
    for (const bot of wish.bots) checkBot(wish.game, bot)
    const table = newTable({ ...wish, ...this.fresh() })
    await this.store.run(sql => addTable(sql, table))
    await this.startIfComplete(table.id)
    return table.id
  }

  /** The table at which the same people go on: whoever asks first makes it, the others are seated there; with the last of them it begins. */
  async rematch(
    match: string,
    guest: Guest,
    contribution: string,
  ): Promise<{ readonly id: string } | Refusal> {
    const wish = { ...this.fresh(), guest, contribution }
    const { cache } = this
    const made = await this.store.run(function* (sql): Script<Change | { readonly known: string }> {
      const old = yield* lockTable(sql, match, cache)
      if (!old) return { refused: 'no-such-match' }
      const change = linkRematch(old, guest.id, wish.id)
      if (isRefusal(change))
        return change.refused === 'already-made' && old.rematch !== null ? { known: old.rematch } : change
      yield* writeChange(sql, old, change)
      yield* addTable(sql, nextTable(old, wish))
      return change
    })
    if (isRefusal(made)) return made
    if ('table' in made) this.tell(made)
    else await this.sit(made.known, { guest, contribution }) // refused to those who sit there already or gave up their seat
    const id = 'table' in made ? wish.id : made.known
    await this.startIfComplete(id)
    return { id }
  }

  /** The table as it stands. One that older rules have begun first goes over to the rules as they are. */
  async read(match: string): Promise<Table | undefined> {
    const table = await this.store.run(sql => readTable(sql, match, this.cache))
    if (table && !hasOlderRules(table)) {
      this.cache.keep(table)
      return table
    }
    const seen = table && (await this.run(match, look(this.means)))
    if (seen?.change) this.tell(seen.change)
    return seen?.table
  }

  readLog(match: string, from = 0): Promise<LogRow[]> {
    return this.store.run(sql => readLog(sql, match, from))
  }

  sit(match: string, wish: Omit<Sit, 'now'>): Promise<Reply> {
    return this.alter(match, table => sit(table, { ...wish, now: this.now() }))
  }

  /** The host puts a bot on a seat, or frees it. Throws BadInput. */
  async seatBot(match: string, guest: Guest, seat: number, bot: string | null): Promise<Reply> {
    const table = await this.read(match)
    if (table) checkBot(table.game, bot)
    return this.alter(match, here => seatBot(here, guest.id, seat, bot, this.now()))
  }

  stand(match: string, guest: Guest): Promise<Reply> {
    return this.alter(match, table => stand(table, guest.id, this.now()))
  }

  /** The host begins the match. */
  start(match: string, guest: Guest): Promise<Reply> {
    return this.alter(match, table =>
      table.host === guest.id ? start(table, this.means) : { refused: 'not-the-host' },
    )
  }

  private startIfComplete(match: string): Promise<Reply> {
    return this.alter(match, table =>
      isComplete(table) ? start(table, this.means) : { refused: 'seats-empty' },
    )
  }

  /** What a player, a bot or a clock wants of a match. */
  async hear(wish: Wish, who: Who): Promise<Reply> {
    return this.commit(wish.match, hear(wish, who, this.means))
  }

  /** A seat whose bot has failed acts all the same, and the log says so. */
  async answerAtRandom(wish: Extract<Wish, { t: 'act' }>, seat: number): Promise<Reply> {
    return this.commit(wish.match, answerAtRandom(wish, seat, this.means))
  }

  /** Whose time ran out for good: the bot takes the seat. */
  replaceLate(match: string, seat: number, ask: number): Promise<Reply> {
    return this.alter(match, table =>
      table.book.asks[seat] === ask ? replace(table, seat, this.means) : { refused: 'stale' },
    )
  }

  private get means(): Means {
    return {
      now: this.now(),
      outages: this.outages,
      chance: (table, k) => chanceSource({ ...table, match: table.id }, k),
    }
  }

  /** What every new table gets. */
  private fresh() {
    const secret = newSecret()
    return { id: randomUUID(), secret, commitment: commitmentOf(secret), now: this.now() }
  }

  private alter(match: string, decide: (table: Table) => Change): Promise<Reply> {
    return this.commit(match, alter(decide, this.means))
  }

  private run<T>(match: string, script: HostScript<T>): Promise<T> {
    return this.store.run(sql => onStore(sql, { match, cache: this.cache }, script))
  }

  /** Only after the commit is a change kept, announced and told. */
  private async commit(match: string, script: HostScript<Heard>): Promise<Reply> {
    const { reply, change } = await this.run(match, script).catch((error: unknown): Heard => {
      if (error instanceof Conflict) return { reply: { refused: 'id-used' } } // an id that this seat has given to something else
      throw error
    })
    if (change) this.tell(change)
    return reply
  }

  private tell({ table, rows }: Changed): void {
    this.cache.keep(table)
    for (const listener of this.listeners) listener(table, rows)
    this.store.announce({ of: 'match', match: table.id, version: table.version })
  }
}

/** Throws BadInput if there is no such bot. */
function checkBot(game: string, bot: string | null): void {
  if (bot !== null) botOf(bot, gameOf(game))
}
