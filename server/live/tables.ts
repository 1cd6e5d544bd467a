/** The tables of this process: runs what is wanted of a match on the store in one transaction, and tells the listeners after the commit. */
import { createHash, randomInt, randomUUID } from 'node:crypto'
import { botOf } from '../../bots/index.ts'
import { gameOf } from '../../games/index.ts'
import { start } from '../../table/act.ts'
import { abandonIdle, replace } from '../../table/agreements.ts'
import type { Outage } from '../../table/clocks.ts'
import { beginSoon, show } from '../../table/exchange.ts'
import {
  alter,
  answerAtRandom,
  carryOut,
  type Heard,
  type Script as HostScript,
  hear,
  look,
  type Reply,
  type Who,
  type Wish,
} from '../../table/host.ts'
import { listedOf } from '../../table/listed.ts'
import {
  type Guest,
  keepsTable,
  type NewTable,
  newTable,
  renewKey,
  type Sit,
  seatBot,
  sit,
  stand,
  swap,
  unseat,
} from '../../table/lobby.ts'
import { delayOf } from '../../table/orders.ts'
import type { TableRefusal } from '../../table/refusals.ts'
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
  type Why,
} from '../../table/table.ts'
import type { Days, Decided } from '../../table/vacations.ts'
import { changeDays, lockCalendar } from '../store/calendars.ts'
import { onStore, runHost } from '../store/host.ts'
import {
  addTable,
  lockTable,
  readLog,
  readTable,
  removeTable,
  TableCache,
  writeChange,
} from '../store/matches.ts'
import { Conflict, type Script, type Store } from '../store/store.ts'
import { type Behind, readBehind } from '../store/watching.ts'
import { newKey } from './access.ts'
import { chanceSource, commitmentOf, newSecret } from './shuffle.ts'

/** How finely the wait of a standing order is drawn. */
const DELAY_PARTS = 2 ** 32

export type Listener = (table: Table, rows: readonly LogRow[]) => void
export type TableWish = Omit<NewTable, 'id' | 'secret' | 'commitment' | 'now' | 'begins'> & {
  readonly request?: string | undefined // sent again under the same id it makes no second table
}

export class Tables {
  private readonly cache = new TableCache()
  private readonly listeners: Listener[] = []

  constructor(
    private readonly store: Store,
    readonly now: () => number,
    private readonly pulse?: { readonly outages: readonly Outage[] },
    private readonly calls = true, // whether this server can call anybody back to a table
  ) {}

  /** The times that count for no clock. */
  get outages(): readonly Outage[] {
    return this.pulse?.outages ?? []
  }

  /** Hears of every change that this process has committed. */
  listen(listener: Listener): void {
    this.listeners.push(listener)
  }

  /** Makes a table, at which nobody sits yet; if bots have all the seats the match begins. Throws BadInput. */
  async create({
    request,
    ...wish
  }: TableWish): Promise<{ readonly id: string; readonly commitment: string }> {
    for (const bot of wish.bots) checkBot(wish.game, bot)
    const { key, ...fresh } = this.fresh()
    const id = request === undefined ? fresh.id : idOf(wish.host, request)
    const settings = wish.settings.open ? wish.settings : { ...wish.settings, key }
    const table = newTable({ ...wish, settings, ...fresh, id })
    try {
      await this.store.run(sql => addTable(sql, table))
    } catch (error) {
      const known = error instanceof Conflict ? await this.read(id) : undefined
      if (!known) throw error
      return { id, commitment: known.commitment }
    }
    await this.startIfComplete(id)
    return { id, commitment: table.commitment }
  }

  /** Deletes a table, if it is nobody else's. */
  async remove(match: string, guest: Guest): Promise<Reply> {
    const { cache } = this
    const gone = await this.store.run(function* (sql): Script<Table | Why> {
      const table = yield* lockTable(sql, match, cache)
      if (!table) return 'no-such-match'
      const why = keepsTable(table, guest.id)
      if (why === undefined) yield* removeTable(sql, match)
      return why ?? table
    })
    if (typeof gone === 'string') return { refused: gone }
    this.store.announce({ of: 'gone', match, ...listedOf(undefined, gone) })
    return { done: true }
  }

  /** The host changes the key with which others watch a table by invitation. */
  async renewKey(match: string, guest: Guest): Promise<{ readonly key: string } | Refusal> {
    const key = newKey()
    const reply = await this.alter(match, table => renewKey(table, guest.id, key, this.now()))
    return 'refused' in reply ? reply : { key }
  }

  /** The table at which the same people go on: whoever asks first makes it; when the last of them has come it begins. */
  async rematch(match: string, guest: Guest): Promise<{ readonly id: string } | Refusal> {
    const wish = { ...this.fresh(), guest }
    const { cache, calls } = this
    const made = await this.store.run(function* (sql): Script<Change | { readonly known: string }> {
      // People before the match: whoever is deleted just now is gone from it, or will be from both tables.
      for (const player of peopleAt(yield* readTable(sql, match, cache))) yield sql.lockPlayer({ player })
      const old = yield* lockTable(sql, match, cache)
      if (!old) return { refused: 'no-such-match' }
      const next = old.rematch === null ? undefined : yield* readTable(sql, old.rematch, cache)
      const change = linkRematch(next ? old : { ...old, rematch: null }, guest.id, wish.id) // one that was deleted is made anew
      if (isRefusal(change))
        return change.refused === 'already-made' && old.rematch !== null ? { known: old.rematch } : change
      yield* writeChange(sql, old, change, calls)
      yield* addTable(sql, nextTable(old, wish))
      return change
    })
    if (isRefusal(made)) return made
    if ('table' in made) this.tell(made)
    return { id: 'table' in made ? wish.id : made.known }
  }

  /** The table as it stands. One that older rules have begun first goes over to the rules as they are. */
  async read(match: string): Promise<Table | undefined> {
    const table = await this.store.read(sql => readTable(sql, match, this.cache))
    return table && this.upToDate(table)
  }

  /** By match, the table as it stands and the rows of its log that are new to whoever asks; what is missing is gone. */
  async readBehind(behind: readonly Behind[]): Promise<Map<string, () => Promise<Changed | undefined>>> {
    const found = await readBehind(this.store, behind)
    return new Map(
      [...found].map(([match, read]) => [
        match,
        async () => {
          const { table: stored, rows } = read()
          const table = await this.upToDate(stored)
          return table && { table, rows }
        },
      ]),
    )
  }

  private async upToDate(table: Table): Promise<Table | undefined> {
    if (!hasOlderRules(table)) {
      this.cache.keep(table)
      return table
    }
    const seen = await this.run(table.id, () => look(this.means))
    if (seen?.change) this.tell(seen.change)
    return seen?.table
  }

  readLog(match: string): Promise<LogRow[]> {
    return this.store.read(sql => readLog(sql, match))
  }

  /** Somebody sits down. Whoever plays alone, or again with the same people, need not say that it shall begin. */
  async sit(match: string, wish: Omit<Sit, 'now'>): Promise<Reply> {
    const { means } = this
    const place = { match, cache: this.cache, calls: this.calls }
    const { reply, change, before } = await this.store.run(function* (sql): Script<Heard> {
      // Whoever changes their calendar at this moment does so before or afterwards.
      const calendar = yield* lockCalendar(sql, wish.guest.id, means.now)
      return yield* onStore(
        sql,
        place,
        alter(table => sit(table, { ...wish, calendar, now: means.now }), means),
      )
    })
    if (change) this.tell(change, before)
    if (!('refused' in reply)) await this.beginIfDue(match)
    return reply
  }

  /** Somebody is away, comes back or has other hours: all their tables over several days follow. Why it is not done, if it is not. */
  async setDays(player: string, decide: (days: Days) => Decided): Promise<TableRefusal | undefined> {
    const done = await this.store.run(sql => changeDays(sql, player, decide, this.now()))
    if ('refused' in done) return done.refused
    for (const topic of done) this.store.announce(topic)
    return undefined
  }

  /** Somebody shows the bytes that they promised for the shuffles. */
  async show(match: string, { id: player }: Guest, contribution: string): Promise<Reply> {
    const hash = commitmentOf(contribution)
    const reply = await this.alter(match, table => show(table, { player, contribution, hash }, this.now()))
    if (!('refused' in reply)) await this.beginIfDue(match)
    return 'refused' in reply && reply.refused === 'already-so' ? { done: true } : reply
  }

  /** A table that begins by itself does so when all have come, and have shown what they promised or had time to. */
  beginIfDue(match: string): Promise<Reply> {
    return this.alter(match, table => {
      const people = table.seats.filter(({ player }) => player !== null).length
      const isDue = people === 1 || table.exchange?.begins === true
      return isDue && isComplete(table) ? start(table, this.means) : { refused: 'seats-empty' }
    })
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

  /** The host asks somebody to leave before it begins. */
  unseat(match: string, guest: Guest, seat: number): Promise<Reply> {
    return this.alter(match, table => unseat(table, guest.id, seat, this.now()))
  }

  /** Two seats change places before it begins. */
  swap(match: string, guest: Guest, seats: readonly [number, number]): Promise<Reply> {
    return this.alter(match, table => swap(table, guest.id, seats, this.now()))
  }

  /** The host begins the match. */
  start(match: string, guest: Guest): Promise<Reply> {
    return this.alter(match, table => {
      if (table.host !== guest.id) return { refused: 'not-the-host' }
      const change = start(table, this.means)
      // What everybody promised is just being shown: it begins right after that.
      return isRefusal(change) && change.refused === 'being-shuffled' ? beginSoon(table) : change
    })
  }

  private startIfComplete(match: string): Promise<Reply> {
    return this.alter(match, table =>
      isComplete(table) ? start(table, this.means) : { refused: 'seats-empty' },
    )
  }

  /** What a player, a bot or a clock wants of a match. */
  async hear(wish: Wish, who: Who): Promise<Reply> {
    return this.commit(wish.match, () => hear(wish, who, this.means))
  }

  /** A seat's standing order answers, if it still does. */
  async carryOut(match: string, seat: number): Promise<Reply> {
    return this.commit(match, () => carryOut(seat, this.means))
  }

  /** A seat whose bot has failed acts all the same, and the log says so. */
  async answerAtRandom(wish: Extract<Wish, { t: 'act' }>, seat: number): Promise<Reply> {
    return this.commit(wish.match, () => answerAtRandom(wish, seat, this.means))
  }

  /** Whose time ran out for good: the bot takes the seat. */
  replaceLate(match: string, seat: number, ask: number): Promise<Reply> {
    return this.alter(match, table =>
      table.book.asks[seat] === ask ? replace(table, seat, this.means) : { refused: 'stale' },
    )
  }

  /** Ends a match in which nobody has done anything since then. */
  abandonIdle(match: string, before: number): Promise<Reply> {
    return this.alter(match, table => abandonIdle(table, before, this.means))
  }

  private get means(): Means {
    return {
      now: this.now(),
      outages: this.outages,
      chance: (table, k) => chanceSource({ ...table, match: table.id }, k),
      delay: () => delayOf(randomInt(DELAY_PARTS) / DELAY_PARTS),
    }
  }

  /** What every new table gets. */
  private fresh() {
    const secret = newSecret()
    return { id: randomUUID(), secret, commitment: commitmentOf(secret), key: newKey(), now: this.now() }
  }

  private alter(match: string, decide: (table: Table) => Change): Promise<Reply> {
    return this.commit(match, () => alter(decide, this.means))
  }

  private run<T>(match: string, script: () => HostScript<T>): Promise<T> {
    return runHost(this.store, { match, cache: this.cache, calls: this.calls }, script)
  }

  /** Only after the commit is a change kept, announced and told. */
  private async commit(match: string, script: () => HostScript<Heard>): Promise<Reply> {
    try {
      const { reply, change, before } = await this.run(match, script)
      if (change) this.tell(change, before)
      return reply
    } catch (error) {
      if (error instanceof Conflict) return { refused: 'id-used' } // an id that this seat has given to something else
      throw error
    }
  }

  private tell({ table, rows }: Changed, before?: Table): void {
    this.cache.keep(table)
    for (const listener of this.listeners) listener(table, rows)
    this.store.announce({
      of: 'match',
      match: table.id,
      version: table.version,
      people: peopleOf(table),
      ...listedOf(before, table),
    })
  }
}

/** Who belongs to a table, now or before. */
const peopleOf = ({ seats, book }: Table): string[] => [
  ...new Set([...book.held, ...seats.map(({ player }) => player)].filter(player => player !== null)),
]

/** Who sits at a table, in the order in which people are locked. */
const peopleAt = (table: Table | undefined): string[] =>
  (table?.seats ?? []).flatMap(({ player }) => player ?? []).sort()

/** The table that a player's request makes, however often it is sent. */
export function idOf({ id }: Guest, request: string): string {
  const hash = createHash('sha256').update(`${id} ${request}`).digest('hex')
  return [8, 12, 16, 20, 32].map((end, n, ends) => hash.slice(ends[n - 1] ?? 0, end)).join('-')
}

/** Throws BadInput if there is no such bot. */
function checkBot(game: string, bot: string | null): void {
  if (bot !== null) botOf(bot, gameOf(game))
}
