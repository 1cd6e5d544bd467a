/** The tables of this process: runs what a player wants through the door in one transaction, and tells the listeners after the commit. */
import { randomUUID } from 'node:crypto'
import { agree, decline, letBotSit, propose, replace, resign, type Wanted } from './agreements.ts'
import type { Outage } from './clocks.ts'
import { type Guest, type NewTable, newTable, type Sit, seatBot, sit, stand } from './lobby.ts'
import { viewerOf } from './message.ts'
import { linkRematch, nextTable } from './rematch.ts'
import { hasOlderRules, renew } from './renew.ts'
import { newSecret } from './shuffle.ts'
import { addTable, changeTable, findRow, readLog, readTable, TableCache } from './store/matches.ts'
import type { Statements } from './store/statements.ts'
import { Conflict, type Script, type Store } from './store/store.ts'
import {
  act,
  type Change,
  isComplete,
  isRefusal,
  type LogRow,
  type Refusal,
  start,
  type Table,
  takeBack,
} from './table.ts'

export type Reply = { readonly done: true } | { readonly refused: string }
export type Listener = (table: Table, rows: readonly LogRow[]) => void
export type Wish = Omit<NewTable, 'id' | 'secret' | 'now'>

export interface Answer {
  readonly ask: number
  readonly action: unknown
  readonly id: string
}

/** The bot that sits in for people. */
export const STAND_IN = 'casual'

const DONE: Reply = { done: true }

export class Tables {
  private readonly cache = new TableCache()
  private readonly listeners: Listener[] = []

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
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
  async create(wish: Wish): Promise<string> {
    const table = newTable({ ...wish, id: randomUUID(), secret: newSecret(), now: this.now() })
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
    const { cache } = this
    const wish = { id: randomUUID(), secret: newSecret(), guest, contribution, now: this.now() }
    let known: string | null = null
    const reply = await this.commit(function* (sql) {
      let old: Table | undefined
      const change = yield* changeTable(sql, match, cache, table => {
        old = table
        return linkRematch(table, guest.id, wish.id)
      })
      if (old && change && !isRefusal(change)) yield* addTable(sql, nextTable(old, wish))
      known = old?.rematch ?? null
      return change
    })
    if ('refused' in reply && (reply.refused !== 'already-made' || known === null)) return reply
    const id = known ?? wish.id
    if (known !== null) await this.sit(id, { guest, contribution }) // refused to those who sit there already or gave up their seat
    await this.startIfComplete(id)
    return { id }
  }

  /** The table as it stands. One that older rules have begun first goes over to the rules as they are: whoever wants anything of a table has read it before. */
  async read(match: string): Promise<Table | undefined> {
    const table = await this.look(match)
    if (!table || !hasOlderRules(table)) return table
    await this.change(match, here => renew(here, this.now()))
    return this.look(match)
  }

  private async look(match: string): Promise<Table | undefined> {
    const table = await this.store.run(sql => readTable(sql, match, this.cache))
    if (table) this.cache.keep(table)
    return table
  }

  readLog(match: string, from = 0): Promise<LogRow[]> {
    return this.store.run(sql => readLog(sql, match, from))
  }

  sit(match: string, wish: Omit<Sit, 'now'>): Promise<Reply> {
    return this.change(match, table => sit(table, { ...wish, now: this.now() }))
  }

  /** The host puts a bot on a seat, or frees it. Throws BadInput. */
  seatBot(match: string, guest: Guest, seat: number, bot: string | null): Promise<Reply> {
    return this.change(match, table => seatBot(table, guest.id, seat, bot, this.now()))
  }

  stand(match: string, guest: Guest): Promise<Reply> {
    return this.change(match, table => stand(table, guest.id, this.now()))
  }

  /** The host begins the match. */
  start(match: string, guest: Guest): Promise<Reply> {
    return this.change(match, table =>
      table.host === guest.id ? start(table, this.now()) : { refused: 'not-the-host' },
    )
  }

  private startIfComplete(match: string): Promise<Reply> {
    return this.change(match, table =>
      isComplete(table) ? start(table, this.now()) : { refused: 'seats-empty' },
    )
  }

  /** A player answers the question of their seat. */
  act(match: string, guest: Guest, answer: Answer): Promise<Reply> {
    return this.actAs(match, answer, table => {
      const seat = viewerOf(table, guest.id)
      return seat !== null && table.seats[seat].bot === null ? seat : null
    })
  }

  /** The bot on a seat, or the one that steps in for a late player, answers the question of that seat. */
  actForSeat(match: string, seat: number, answer: Answer): Promise<Reply> {
    return this.actAs(match, answer, () => seat)
  }

  /** A player takes back own entries. */
  undo(match: string, guest: Guest, id: string, steps: number): Promise<Reply> {
    return this.changeBySeat(match, guest, id, (table, log, seat) =>
      takeBack(table, log, seat, steps, this.now()),
    )
  }

  propose(match: string, guest: Guest, id: string, wish: Wanted): Promise<Reply> {
    return this.changeBySeat(match, guest, id, (table, log, seat) =>
      propose(table, log, seat, { wish, now: this.now() }),
    )
  }

  agree(match: string, guest: Guest, id: string): Promise<Reply> {
    return this.changeBySeat(match, guest, id, (table, log, seat) => agree(table, log, seat, this.now()))
  }

  decline(match: string, guest: Guest, id: string): Promise<Reply> {
    return this.changeBySeat(match, guest, id, (table, _log, seat) => decline(table, seat, this.now()))
  }

  resign(match: string, guest: Guest, id: string): Promise<Reply> {
    return this.changeBySeat(match, guest, id, (table, _log, seat) =>
      resign(table, seat, STAND_IN, this.now()),
    )
  }

  /** A bot keeps the player's seat warm, or the player takes it back. */
  letBotSit(match: string, guest: Guest, id: string, sits: boolean): Promise<Reply> {
    return this.changeBySeat(match, guest, id, (table, _log, seat) =>
      letBotSit(table, seat, sits ? STAND_IN : null, this.now()),
    )
  }

  /** Whose time ran out for good: the bot takes the seat. */
  replaceLate(match: string, seat: number, ask: number): Promise<Reply> {
    return this.change(match, table =>
      table.book.asks[seat] === ask ? replace(table, seat, STAND_IN, this.now()) : { refused: 'stale' },
    )
  }

  /**
   * A change by the player of a seat that may need the log; it is read inside the same transaction, and holds as long as the version does. Its row carries
   * the id of the wish, so that a repeated one is recognised.
   */
  private changeBySeat(
    match: string,
    guest: Guest,
    id: string,
    decide: (table: Table, log: readonly LogRow[], seat: number) => Change,
  ): Promise<Reply> {
    const { cache } = this
    return this.commit(function* (sql) {
      const table = yield* readTable(sql, match, cache)
      if (!table) return undefined
      const seat = viewerOf(table, guest.id)
      if (seat === null) return { refused: 'not-your-seat' }
      const own = `${seat} ${id}`
      if ((yield* findRow(sql, match, 'table', own)) !== undefined) return 'repeated'
      const log = yield* readLog(sql, match)
      return yield* changeTable(sql, match, cache, here => {
        if (here.version !== table.version) return { refused: 'stale' }
        const change = decide(here, log, seat)
        if (isRefusal(change)) return change
        return { ...change, rows: change.rows.map((row, n) => (n === 0 ? { ...row, id: own } : row)) }
      })
    })
  }

  private actAs(
    match: string,
    { ask, action, id }: Answer,
    seatIn: (table: Table) => number | null,
  ): Promise<Reply> {
    const tables = this
    return this.commit(function* (sql) {
      let seat: number | null = null
      const change = yield* changeTable(sql, match, tables.cache, table => {
        seat = seatIn(table)
        return seat === null
          ? { refused: 'not-your-seat' }
          : act(table, { seat, ask, action, id, now: tables.now(), outages: tables.outages })
      })
      // A message that was repeated finds its question closed; it is answered as before if it was what closed it.
      if (change && isRefusal(change) && change.refused === 'stale' && seat !== null) {
        if ((yield* findRow(sql, match, String(seat), id)) !== undefined) return 'repeated'
      }
      return change
    })
  }

  private change(match: string, decide: (table: Table) => Change): Promise<Reply> {
    return this.commit(sql => changeTable(sql, match, this.cache, decide))
  }

  /** Runs a script; only after its commit is the change kept, announced and told. */
  private async commit(script: (sql: Statements) => Script<Change | 'repeated' | undefined>): Promise<Reply> {
    const change = await this.store.run(script).catch((error: unknown) => {
      if (error instanceof Conflict) return { refused: 'id-used' } // an id that this seat has given to something else
      throw error
    })
    if (change === undefined) return { refused: 'no-such-match' }
    if (change === 'repeated') return DONE
    if (isRefusal(change)) return change
    this.cache.keep(change.table)
    for (const listener of this.listeners) listener(change.table, change.rows)
    this.store.announce(`${change.table.id} ${change.table.version}`)
    return DONE
  }
}
