/** Standing orders at a table, on auctions of Amun-Re: when they answer, what cancels them, and that nobody else is sent, shown or can find anything that would be different without one. */
import { describe, expect, test } from 'vitest'
import { PROVINCE_IDS } from '../games/amun-re/rules/data.ts'
import { gameOf } from '../games/index.ts'
import { ordersOf } from '../games/orders.ts'
import type { ActionBase, Rng, Seat } from '../kernel/game.ts'
import { pick, seeded } from '../kernel/rng.ts'
import { act } from './act.ts'
import { agree, letBotSit, propose, replace, resign, vacate } from './agreements.ts'
import { takeBack } from './back.ts'
import { callsOf } from './calls.ts'
import type { Pace } from './clocks.ts'
import { dueOf, orderAt } from './due.ts'
import { exportSeen } from './export.ts'
import { historyOf } from './history.ts'
import { carryOut, hear, type Need, type Script } from './host.ts'
import { listedOf } from './listed.ts'
import { messageFor } from './message.ts'
import { answerOf, delayOf, giveOrder, keepOrders } from './orders.ts'
import { renew } from './renew.ts'
import { type Change, isRefusal, type LogRow, type Means, rowsOf, type Table, viewersOf } from './table.ts'
import { at, begun, granted } from './testing.ts'

const game = gameOf('amun-re')
const DAY = 24 * 3600_000
const EACH: Pace = { kind: 'each', ms: DAY, late: 'decide' }
const WAIT = 300_000

/** A table with its log, as the store would keep it. */
interface Kept {
  readonly table: Table
  readonly log: readonly LogRow[]
}

const means = (now: number): Means => ({ ...at(now), delay: () => WAIT })

function take({ log }: Pick<Kept, 'log'>, change: Change): Kept {
  const { table, rows } = granted(change)
  return { table, log: [...log, ...rows] }
}

function play(kept: Kept, action: ActionBase, now = 1000, seat = kept.table.toAct[0]): Kept {
  const ask = kept.table.book.asks[seat]
  return take(kept, act(kept.table, { seat, ask, action, id: `a${kept.log.length}` }, means(now)))
}

const UNDO = { kind: 'undo', steps: 1 } as const
const agreed = (asked: Kept, seats: readonly Seat[], now: number): Kept =>
  seats.reduce((kept, seat) => take(kept, agree(kept.table, kept.log, seat, means(now))), asked)

/** The beginning of the first auction. */
const auction = (seats = 3, pace: Pace = EACH, secret = 's'): Kept => {
  const settings = { open: true, rated: false, pace }
  return take({ log: [] }, begun({ game: 'amun-re', seats, bots: [], settings, secret }))
}

const viewOf = ({ table }: Kept, seat: Seat) => game.view(table.state, seat) as { offered: number[] }
const aboutOf = (kept: Kept, seat: Seat) => ordersOf('amun-re')?.about(viewOf(kept, seat)) ?? ''
const stateOf = ({ table }: Kept, seat: Seat) => messageFor(table, seat, []).order

/** The bids that are legal now, the cheapest of each province first. */
interface Bid extends ActionBase {
  readonly province: string
  readonly gold: number
  readonly play: string
}
const bids = ({ table }: Kept): Bid[] =>
  (game.legal(table.state, table.toAct[0]) as Bid[])
    .filter(action => action.type === 'bid' && action.play === 'none')
    .sort((a, b) => a.gold - b.gold)
const provinces = (kept: Kept): string[] => [...new Set(bids(kept).map(({ province }) => province))]
const cheapest = (kept: Kept, province: string): Bid =>
  bids(kept).find(bid => bid.province === province) as Bid

function order(kept: Kept, seat: Seat, wishes: readonly (readonly [string, number])[], id = 'o1'): Kept {
  const list = wishes.map(([province, gold]) => ({ province, gold }))
  return take(kept, giveOrder(kept.table, { seat, about: aboutOf(kept, seat), order: list, id }))
}

/** Runs a script of the host on a table in memory. */
function run<T>(kept: Kept, script: Script<T>): { readonly result: T; readonly kept: Kept } {
  let now = kept
  const answer = (need: Need): unknown => {
    if (need.need === 'table') return now.table
    if (need.need === 'log') return now.log
    if (need.need === 'row')
      return now.log.some(({ actor, id }) => String(actor) === need.actor && id === need.id)
    now = take(now, need.change)
    return undefined
  }
  let next = script.next()
  while (!next.done) next = script.next(answer(next.value))
  return { result: next.value, kept: now }
}

/** In the first auction of three: who bids first, second and third. The second has an order. */
const start = auction()
const [first] = start.table.toAct
const [second, third] = [(first + 1) % 3, (first + 2) % 3]
const [here, there, elsewhere] = provinces(start)
const given = order(start, second, [
  [here, 6],
  [there, 3],
])

describe('a standing order', () => {
  test('answers after its wait with the cheapest legal bid, as the seat’s own entry', () => {
    const asked = play(given, cheapest(given, here))
    expect(orderAt(asked.table, second)).toBe(1000 + WAIT)
    expect(dueOf(asked.table)).toContainEqual({ kind: 'order', seat: second, at: 1000 + WAIT })
    expect(callsOf(asked.table)).toEqual([])
    expect(run(asked, carryOut(second, means(999 + WAIT))).result.reply).toEqual({ refused: 'stale' })
    const { kept } = run(asked, carryOut(second, means(1000 + WAIT)))
    const row = kept.log[asked.log.length]
    expect(row).toMatchObject({ actor: second, at: 1000 + WAIT })
    expect(row.action).toEqual(cheapest(asked, here))
    expect(stateOf(kept, second)).toMatchObject({ at: null, dropped: null })
    expect(callsOf(kept.table)).toMatchObject([{ seat: third }])
    // The owner can take it back like any entry; then the order does not do it again.
    const back = take(kept, takeBack(kept.table, kept.log, { seat: second, steps: 1 }, means(WAIT + 2000)))
    expect(stateOf(back, second)).toMatchObject({ given: null, dropped: 'undone' })
    expect(callsOf(back.table)).toMatchObject([{ seat: second }])
  })

  test('goes on to the next wish when the first costs too much, and is cancelled when nothing is left', () => {
    let now = play(given, bids(given).find(bid => bid.province === here && bid.gold === 6) as Bid)
    expect(answerOf(now.table, second)).toEqual(cheapest(now, there))
    now = run(now, carryOut(second, means(1000 + WAIT))).kept
    now = play(now, bids(now).find(bid => bid.province === there && bid.gold === 3) as Bid)
    expect(now.table.toAct).toEqual([second])
    expect(stateOf(now, second)).toEqual({
      about: aboutOf(now, second),
      given: null,
      at: null,
      dropped: 'nothing-left',
    })
    expect(callsOf(now.table)).toMatchObject([{ seat: second }])
    expect(run(now, carryOut(second, means(10 * WAIT))).result.reply).toEqual({ refused: 'stale' })
    // Dismissed, it is as if there had never been one.
    const about = aboutOf(now, second)
    const clean = take(now, giveOrder(now.table, { seat: second, about, order: null, id: 'x' }))
    expect(clean.table.orders).toBeUndefined()
  })

  test('leaves the question that is open when it is given to its owner, and one’s own bids keep it', () => {
    let now = order(start, first, [[there, 10]])
    expect(orderAt(now.table, first)).toBeUndefined()
    expect(callsOf(now.table)).toMatchObject([{ seat: first }])
    now = play(now, cheapest(now, here))
    now = play(now, bids(now).find(bid => bid.province === here && bid.gold === 1) as Bid)
    now = play(now, cheapest(now, there))
    expect(now.table.toAct).toEqual([first])
    expect(orderAt(now.table, first)).toBe(1000 + WAIT)
    // Changed while it waits, it goes on waiting; changed to something that cannot be had now, its owner is asked.
    expect(orderAt(order(now, first, [[elsewhere, 0]], 'o2').table, first)).toBe(1000 + WAIT)
    expect(orderAt(order(now, first, [[here, 36]], 'o2').table, first)).toBeUndefined()
    const sold = (game.legal(now.table.state, first) as ActionBase[]).find(({ type }) => type === 'sell')
    if (sold) expect(stateOf(play(now, sold), first)).toMatchObject({ at: null, dropped: null })
  })

  test('waits minutes, and never so long that the clock runs out', () => {
    expect([0, 0.5, 1].map(delayOf)).toEqual([120_000, expect.any(Number), 1_200_000])
    const bank: Pace = { kind: 'bank', ms: 2 * DAY, increment: 0, late: 'decide' }
    const timed = order(auction(3, bank), second, [[here, 6]])
    const short = { ...timed.table, clocks: { ...timed.table.clocks, left: [60_000, 60_000, 60_000] } }
    const asked = play({ ...timed, table: short }, cheapest(timed, there))
    expect(orderAt(asked.table, second)).toBe(1000 + 30_000)
  })

  test('waits out the hours in which everybody sees that its owner’s clock stands still', () => {
    const calendar = { away: [{ since: 500, until: DAY }], quiet: null }
    const seats = given.table.seats.map((sitter, seat) =>
      seat === second ? { ...sitter, calendar } : sitter,
    )
    const asked = play({ ...given, table: { ...given.table, seats } }, cheapest(given, here))
    expect(orderAt(asked.table, second)).toBe(DAY + WAIT)
  })

  test('of which nothing can be carried out after all is given back to its owner', () => {
    const asked = play(given, cheapest(given, here))
    const broken = asked.table.orders?.map(own => own && { ...own, order: 'from another version' })
    const { result, kept } = run(
      { ...asked, table: { ...asked.table, orders: broken ?? [] } },
      carryOut(second, means(2 * WAIT)),
    )
    expect(result.reply).toEqual({ refused: 'unknown-action' })
    expect(stateOf(kept, second)).toMatchObject({ given: null, dropped: 'nothing-left' })
    expect(kept.log).toEqual(asked.log)
  })
})

describe('an order is refused', () => {
  const wish = { seat: second, about: aboutOf(start, second), order: [{ province: here, gold: 6 }], id: 'o' }
  const refused = (table: Table, change = {}) => giveOrder(table, { ...wish, ...change })
  test('where nobody waits for days, or alone with bots, or on a device, or in another game', () => {
    const { table } = start
    const live: Pace = { kind: 'each', ms: 60_000, late: 'decide' }
    const alone = table.seats.map((sitter, seat) =>
      seat === second ? sitter : { ...sitter, player: null, bot: 'casual' },
    )
    for (const other of [
      { ...table, settings: { ...table.settings, pace: live } },
      { ...table, seats: alone },
      { ...table, commitment: '' },
      { ...begun({ game: 'dahschur', seats: 3, bots: [] }).table },
    ]) {
      expect(refused(other)).toEqual({ refused: 'no-orders' })
      expect(messageFor(other, second, []).order).toBeUndefined()
    }
  })

  test('for another auction, of another shape, and when the match is over', () => {
    expect(refused(start.table, { about: 'auction 2' })).toEqual({ refused: 'stale' })
    expect(refused(start.table, { order: [] })).toEqual({ refused: 'unknown-action' })
    expect(refused({ ...start.table, status: 'over' })).toEqual({ refused: 'not-running' })
  })

  test('but sent twice it is given once', () => {
    const message = { t: 'order', match: 'm', ...wish } as const
    const once = run(start, hear(message, { player: `p${second}` }, means(1)))
    const twice = run(once.kept, hear(message, { player: `p${second}` }, means(2)))
    expect([once.result.reply, twice.result.reply]).toEqual([{ done: true }, { done: true }])
    expect(twice.kept.table).toBe(once.kept.table)
    expect(run(start, hear(message, { player: 'stranger' }, means(1))).result.reply).toHaveProperty('refused')
  })
})

describe('cancelled', () => {
  const dropped = (kept: Kept) => stateOf(kept, second)?.dropped
  test('by what is taken back, alone or by consent', () => {
    const now = play(given, cheapest(given, here))
    expect(dropped(take(now, takeBack(now.table, now.log, { seat: first, steps: 1 }, means(2))))).toBe(
      'undone',
    )
    const asked = take(now, propose(now.table, now.log, { seat: third, wish: UNDO }, means(2)))
    expect(stateOf(asked, second)?.given).not.toBeNull()
    expect(dropped(agreed(asked, [first, second], 3))).toBe('undone')
  })

  test('by a bot that sits in, which its owner learns when they come back', () => {
    for (const sits of [
      letBotSit(given.table, second, true, means(2)),
      replace(given.table, second, means(2)),
    ]) {
      const away = take(given, sits)
      expect(stateOf(away, second)).toBeUndefined()
      expect(dropped(take(away, letBotSit(away.table, second, false, means(3))))).toBe('bot')
    }
    // Another seat's bot is nothing to it.
    expect(stateOf(take(given, letBotSit(given.table, third, true, means(2))), second)?.given).not.toBeNull()
  })

  test('with nothing left of it by whoever is gone for good, and by the end', () => {
    const wish = { kind: 'abandon' } as const
    let ended = take(given, propose(given.table, given.log, { seat: first, wish }, means(2)))
    for (const seat of [second, third]) ended = take(ended, agree(ended.table, ended.log, seat, means(3)))
    expect(ended.table.status).toBe('over')
    for (const table of [
      granted(resign(given.table, second, means(2))).table,
      granted(vacate(given.table, second, means(2))).table,
      ended.table,
    ])
      expect(table).not.toHaveProperty('orders')
  })

  test('by newer rules', () => {
    const older = { ...given, table: { ...given.table, rules: given.table.rules - 1 } }
    expect(dropped(take(older, renew(older.table, means(2))))).toBe('rules')
  })

  test('by somebody else who changes what its owner has, and not by its owner', () => {
    // No rule of Amun-Re does that to anybody during an auction: a step is made up.
    const state = structuredClone(given.table.state) as { gold: number[] }
    state.gold[second]++
    const after = { ...given.table, state }
    const by = (actor: Seat): Table => {
      const row = { n: given.log.length, actor, action: { type: 'gift' }, events: [], id: null, at: 2 }
      return keepOrders(given.table, after, [{ before: given.table.state, row }], means(2))
    }
    expect(dropped({ ...given, table: by(first) })).toBe('changed')
    expect(dropped({ ...given, table: by(second) })).toBeNull()
  })
})

/** What somebody is sent, and what they can ask for. */
const sent = ({ table, log }: Kept, viewer: Seat | null): string =>
  JSON.stringify(messageFor(table, viewer, log.slice(-1)))
const past = ({ table, log }: Kept, viewer: Seat | null): string =>
  JSON.stringify([historyOf(table, log, viewer, 0), exportSeen(table, log, viewer)])

describe('nobody else learns of an order', () => {
  const tally = { given: 0, carried: 0, nothing: 0, over: 0, undone: 0 }

  /** One auction, with an order and without: the same bids at the same times. */
  class Twice {
    now = 1000
    constructor(
      readonly owner: Seat,
      readonly rng: Rng,
      public sealed: Kept,
      public plain = sealed,
    ) {}

    get isOn(): boolean {
      return aboutOf(this.sealed, this.owner) !== ''
    }

    /** Another order, or none any more. */
    give(): void {
      const { owner, rng, sealed } = this
      const { offered } = viewOf(sealed, owner)
      const list = offered.map(n => ({ province: PROVINCE_IDS[n], gold: pick(rng, [1, 3, 6]) }))
      const order = rng.int(5) === 0 ? null : list.slice(rng.int(offered.length))
      const wish = { seat: owner, about: aboutOf(sealed, owner), order, id: `o${this.now}` }
      const change = granted(giveOrder(sealed.table, wish))
      expect(listedOf(sealed.table, change.table)).toEqual({ told: [`p${owner}`], lobby: false })
      expect(change.rows).toEqual([])
      this.sealed = take(sealed, change)
      tally.given++
    }

    /** The next bid: what the order wants when its time has come, or whatever somebody bids. */
    bid(): void {
      const { sealed, owner } = this
      const [seat] = sealed.table.toAct
      const due = orderAt(sealed.table, owner)
      this.now = due ?? this.now + 1 + this.rng.int(1000)
      const all = provinces(sealed).map(province => cheapest(sealed, province))
      const higher = all.filter(({ gold }) => gold > 0 && gold < 15) // somebody is outbid
      const some = pick(this.rng, higher.length > 0 && this.rng.int(4) > 0 ? higher : all)
      const action = due === undefined ? some : (answerOf(sealed.table, owner) as ActionBase)
      this.plain = play(this.plain, action, this.now)
      this.sealed =
        due === undefined
          ? play(sealed, action, this.now)
          : run(sealed, carryOut(owner, means(this.now))).kept
      if (due !== undefined) tally.carried++
      this.check(sealed, seat)
      this.takeBack()
    }

    /** What somebody else takes back, alone or by everybody's consent, or is refused, is the same for all but the owner. */
    private takeBack(): void {
      const { sealed, owner, now } = this
      const [seat, ...rest] = [...sealed.table.seats.keys()].filter(other => other !== owner)
      const alone = ({ table, log }: Kept): Change => takeBack(table, log, { seat, steps: 1 }, means(now))
      const together = (kept: Kept): Change => {
        const asked = propose(kept.table, kept.log, { seat, wish: UNDO }, means(now))
        return isRefusal(asked) ? asked : { rows: [], ...agreed(take(kept, asked), [owner, ...rest], now) }
      }
      for (const way of [alone, together]) {
        const [one, two] = [sealed, this.plain].map(way)
        if (isRefusal(one) || isRefusal(two)) expect(one).toEqual(two)
        else
          for (const viewer of viewersOf(one.table).filter(other => other !== owner))
            expect(sent({ log: one.rows, ...one }, viewer)).toBe(sent({ log: two.rows, ...two }, viewer))
        if (!isRefusal(one)) tally.undone++
      }
    }

    /** The order is there exactly as long as it should be, and nobody else is sent anything else. */
    private check(was: Kept, actor: Seat): void {
      const { sealed, plain, owner, now } = this
      for (const viewer of viewersOf(sealed.table))
        if (viewer !== owner) expect(sent(sealed, viewer)).toBe(sent(plain, viewer))
      const [before, after] = [stateOf(was, owner), stateOf(sealed, owner)]
      if (before?.given == null) return
      const isAsked = sealed.table.toAct.includes(owner) && actor !== owner
      const foresees = isAsked && answerOf(sealed.table, owner, before.given) !== undefined
      const isLeft = this.isOn && (!isAsked || foresees)
      expect(after?.given ?? null).toEqual(isLeft ? before.given : null)
      expect(after?.dropped ?? null).toBe(!this.isOn || isLeft ? null : 'nothing-left')
      expect(orderAt(sealed.table, owner)).toBe(isLeft && isAsked ? now + WAIT : undefined)
      if (!this.isOn) tally.over++
      else if (!isLeft) tally.nothing++
    }
  }

  for (const seats of [3, 4, 5])
    test(`whoever looks at a table of ${seats}, over whole auctions, finds what they would find without it`, () => {
      const rng = seeded(`sealed ${seats}`)
      for (let n = 0; n < 3; n++) {
        const twice = new Twice(rng.int(seats), rng, auction(seats, EACH, `${n}`))
        while (twice.isOn) {
          if (rng.int(3) === 0) twice.give()
          twice.bid()
        }
        const { sealed, plain } = twice
        for (const viewer of viewersOf(sealed.table)) expect(past(sealed, viewer)).toBe(past(plain, viewer))
        expect(rowsOf(sealed.log)).toEqual(rowsOf(plain.log))
        expect(sealed.table.orders).toBeUndefined()
      }
    })

  test('and in those auctions everything has happened to orders that can', () => {
    for (const count of Object.values(tally)) expect(count).toBeGreaterThan(2)
  })
})
