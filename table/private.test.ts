/**
 * Every private step, on built positions of Amun-Re: while somebody picks cards for an offer above their gold, nobody else can see, ask for or take back
 * anything that would be different without it. No other game has one.
 */
import { describe, expect, test } from 'vitest'
import { gameOf, games } from '../games/index.ts'
import { foreignOutcome } from '../kernel/fair.ts'
import type { ActionBase, Seat } from '../kernel/game.ts'
import type { Match } from '../kernel/match.ts'
import { pick, seeded } from '../kernel/rng.ts'
import { act } from './act.ts'
import { agree, propose } from './agreements.ts'
import { takeBack } from './back.ts'
import { historyOf } from './history.ts'
import { messageFor } from './message.ts'
import { type Change, type LogRow, rowsOf, type Table } from './table.ts'
import { at, begun, granted } from './testing.ts'
import { Watched } from './watched.ts'

const game = gameOf('amun-re')
const SEATS = [0, 1, 2]

/** A table with its log, as the store would keep it. */
interface Kept {
  readonly table: Table
  readonly log: readonly LogRow[]
}

function take({ log }: Pick<Kept, 'log'>, change: Change): Kept {
  const { table, rows } = granted(change)
  return { table, log: [...log, ...rows] }
}

function play(kept: Kept, seat: Seat, action: ActionBase, now = 10): Kept {
  const ask = kept.table.book.asks[seat]
  return take(kept, act(kept.table, { seat, ask, action, id: `a${kept.log.length}` }, at(now)))
}

/** What a seat can do without anybody else noticing: an offer after which it has still to pick cards, and a card that is not the last one to be picked. */
const privateSteps = (table: Table, seat: Seat): ActionBase[] =>
  game
    .legal(table.state, seat)
    .filter(action => game.seen(table.state, { actor: seat, action }, (seat + 1) % 3) === null)

interface Position {
  readonly kept: Kept
  readonly last: Seat // who has opened the sacrifice and may take that back
  readonly others: readonly [Seat, Seat] // who can offer more than their gold
}

/** The last buyer has opened the sacrifice by an entry that can be taken back, and all three can offer more than they have. */
function sacrifice(): Position {
  for (let seed = 0; ; seed++) {
    const rng = seeded(`sacrifice ${seed}`)
    let kept = take({ log: [] }, begun({ game: 'amun-re', seats: 3, bots: [] }))
    while (kept.table.status === 'running') {
      const before = kept
      const seat = kept.table.toAct[0]
      const choices = game.legal(kept.table.state, seat)
      // Whoever buys all the cards they can has several to pick.
      const cards = choices.filter(action => 'item' in action && action.item === 'cards')
      kept = play(kept, seat, cards.at(-1) ?? pick(rng, choices))
      const { toAct, book } = kept.table
      const opened = before.table.toAct.length === 1 && toAct.length === 3 && book.backs[seat].to.length > 0
      if (!opened || SEATS.some(other => privateSteps(kept.table, other).length === 0)) continue
      const others = [(seat + 1) % 3, (seat + 2) % 3] as const
      if (picks(kept, others[0])) return { kept, last: seat, others }
    }
  }
}

/** An offer of a seat for which several cards are to be picked, and the first of them, each as a private step. */
function picks(
  kept: Kept,
  seat: Seat,
): readonly { readonly before: Kept; readonly after: Kept }[] | undefined {
  for (const offer of privateSteps(kept.table, seat)) {
    const offered = play(kept, seat, offer, 20)
    const [card] = privateSteps(offered.table, seat)
    if (!card) continue
    return [
      { before: kept, after: offered },
      { before: offered, after: play(offered, seat, card, 22) },
    ]
  }
  return undefined
}

const { kept: opened, last, others } = sacrifice()
const [picker, third] = others
const STEPS = picks(opened, picker) ?? []

const bytes = ({ table }: Kept, viewer: Seat | null): string => JSON.stringify(messageFor(table, viewer, []))
const past = ({ table, log }: Kept, viewer: Seat | null): string =>
  JSON.stringify(historyOf(table, log, viewer, 0))

/** The whole of it, for the check of its shuffles. */
const matchOf = ({ table, log }: Kept): Match => ({
  game: table.game,
  rules: table.rules,
  seats: table.seats.length,
  options: table.options,
  rows: rowsOf(log),
})

/** Every viewer but those who have made a private step is sent the same, and finds the same history. */
function expectSame(one: Kept, two: Kept, but: readonly Seat[]): void {
  for (const viewer of [null, ...SEATS].filter(seat => seat === null || !but.includes(seat))) {
    expect(bytes(two, viewer)).toBe(bytes(one, viewer))
    expect(past(two, viewer)).toBe(past(one, viewer))
  }
}

describe.each([
  ['an offer above the gold', 0],
  ['the first of several cards for it', 1],
])('%s', (_name, nth) => {
  const { before: kept, after: picked } = STEPS[nth]

  test('everybody else is sent what they would be sent without it, their own undo included', () => {
    expectSame(kept, picked, [picker])
    expect(messageFor(picked.table, last, []).undo).toBeGreaterThan(0)
    expect(messageFor(picked.table, picker, []).undo).toBe(nth + 1)
  })

  test('whoever opened the sacrifice takes that back as without it; what was picked falls with it', () => {
    const [plain, back] = [kept, picked].map(one =>
      take(one, takeBack(one.table, one.log, { seat: last, steps: 1 }, at(30))),
    )
    expectSame(plain, back, [picker])
    expect(back.table.state).toEqual(plain.table.state)
    expect(bytes(back, picker)).not.toBe(bytes(picked, picker))
  })

  test('a refusal is the same, too', () => {
    for (const one of [kept, picked]) {
      expect(takeBack(one.table, one.log, { seat: third, steps: 1 }, at(30))).toEqual({ refused: 'other' })
    }
    expect(takeBack(kept.table, kept.log, { seat: last, steps: 99 }, at(30))).toEqual(
      takeBack(picked.table, picked.log, { seat: last, steps: 99 }, at(30)),
    )
  })

  test('two who pick at once take back without touching or noticing each other', () => {
    const [own] = privateSteps(picked.table, third)
    const both = play(picked, third, own, 25)
    expectSame(picked, both, [third])
    const back = take(both, takeBack(both.table, both.log, { seat: picker, steps: 1 }, at(30)))
    // The earlier one is gone, the later one stands, and its owner has not noticed.
    expect(bytes(back, third)).toBe(bytes(both, third))
    expect(past(back, third)).toBe(past(both, third))
    expectSame(both, back, [picker])
    expect(bytes(back, picker)).not.toBe(bytes(both, picker))
    const alone = play(kept, third, own, 25)
    expect(back.table.state).toEqual(alone.table.state)
    // And can be taken back in its turn, although what lay before it is gone.
    const none = take(back, takeBack(back.table, back.log, { seat: third, steps: 1 }, at(40)))
    expect(foreignOutcome(game, matchOf(none), k => at(0).chance(none.table, k))).toBeUndefined()
    expect(none.table.state).toEqual(kept.table.state)
    expectSame(back, none, [third])
    expect(historyOf(none.table, none.log, third, 0).frames.at(-1)?.view).toEqual(
      game.view(kept.table.state, third),
    )
  })

  const wish = { kind: 'undo', steps: 1 } as const

  test('consent is asked about the last move that everybody has seen, and names it', () => {
    for (const one of [kept, picked]) {
      const asked = take(one, propose(one.table, one.log, { seat: third, wish }, at(30)))
      const { proposal } = messageFor(asked.table, null, []).table
      expect(proposal?.move?.seat).toBe(last)
      expect(proposal?.move?.events).toEqual(
        one.log[opened.log.length - 1].events.filter(({ only }) => !only),
      )
    }
  })

  test('consent takes back that move, and the private step with it', () => {
    const [plain, back] = [kept, picked].map(one => {
      let now = take(one, propose(one.table, one.log, { seat: third, wish }, at(30)))
      for (const seat of [last, picker]) now = take(now, agree(now.table, now.log, seat, at(31)))
      return now
    })
    expect(back.table.state).toEqual(plain.table.state)
    expect(back.table.toAct).toEqual([last])
    expectSame(plain, back, [picker])
  })

  test('consent can be asked for by the one who picks, without a word about it', () => {
    const asked = take(picked, propose(picked.table, picked.log, { seat: picker, wish }, at(30)))
    const plain = take(kept, propose(kept.table, kept.log, { seat: picker, wish }, at(30)))
    expectSame(plain, asked, [picker])
  })
})

describe('private steps', () => {
  for (const id of Object.keys(games)) {
    test(`are those of the positions above, and there are no others: ${id}`, () => {
      const rules = gameOf(id)
      const kinds = new Set<string>()
      for (let seed = 0; seed < 6; seed++) {
        const rng = seeded(`private ${id} ${seed}`)
        const { max } = rules.meta.seats
        const watched = new Watched(id, max, new Array<null>(max).fill(null))
        while (watched.table.status === 'running') {
          const seat = pick(rng, watched.table.toAct)
          const { state } = watched.table
          const action = pick(rng, rules.legal(state, seat))
          const isHidden = (viewer: Seat | null): boolean =>
            viewer !== seat && rules.seen(state, { actor: seat, action }, viewer) === null
          if (watched.viewers.some(isHidden)) kinds.add(action.type)
          watched.act(seat, action)
        }
      }
      kinds.delete('enclose') // several cards are to be picked, which hardly ever happens by chance
      expect([...kinds]).toEqual(id === 'amun-re' ? ['offer'] : [])
    })
  }
})
