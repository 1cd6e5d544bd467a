/** Positions in which chapters of the lesson begin, as what differs from the start of a match: positions.test.ts makes them out of the words of the rulebook. */
import { COPIES } from '../rules/data.ts'
import { frame } from '../rules/frame.ts'
import { setup } from '../rules/setup.ts'
import type { Counts, Frame, State } from '../rules/types.ts'

/** A match in this phase, in which seat 0 is asked and only these hands hold cards, none of them known to others. */
function begun(
  seats: number,
  phase: Frame['phase'],
  hands: Readonly<Record<number, Counts>>,
  differs: Partial<State>,
): State {
  const start = setup(seats, { openGold: false, provinces: {}, limitedStones: false })
  const held = start.held.map((none, place) => hands[place] ?? none.map(() => 0))
  const { gold = start.gold } = differs
  return {
    ...start,
    deck: COPIES.map((copies, kind) => held.reduce((left, hand) => left - hand[kind], copies)),
    held,
    older: [],
    lacks: [],
    bank: -gold.reduce((sum, n) => sum + n, 0),
    flow: [frame(phase, 0)],
    ...differs,
  }
}

export const POSITIONS = {
  rebid: begun(
    4,
    'bid',
    { 0: [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 6: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0] },
    {
      pile: [1, 1, 1, 1, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1, 1],
      stones: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
      offered: [8, 10, 7, 4],
      lyingGold: 12,
      bank: -92,
    },
  ),
  short: begun(
    3,
    'bid',
    { 0: [0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0] },
    {
      pile: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 0],
      offered: [13, 10, 14],
      gold: [5, 20, 20],
    },
  ),
  correction: begun(
    3,
    'sacrifice',
    { 0: [0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0] },
    {
      pile: [1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 0, 0, 1],
      owned: [
        [2, 1],
        [10, 6],
        [13, 12],
      ],
      farmers: [0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      gold: [2, 20, 20],
    },
  ),
  caravan: begun(
    3,
    'income',
    { 0: [0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0] },
    {
      temple: 3,
      pile: [1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0],
      owned: [
        [3, 2],
        [14, 10],
        [13, 11],
      ],
      farmers: [0, 0, 3, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0],
      gold: [4, 20, 20],
    },
  ),
  bonus: begun(
    3,
    'bonus',
    { 0: [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0] },
    {
      round: 3,
      temple: 2,
      pile: [1, 0, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1],
      owned: [
        [11, 8, 12],
        [2, 1, 6],
        [5, 10, 13],
      ],
      farmers: [0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 2, 2, 0, 0],
      pyramids: [0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
      sealed: 6,
    },
  ),
  gold: begun(
    4,
    'bonus',
    { 0: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
    {
      round: 6,
      temple: 1,
      pile: [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1],
      owned: [
        [5, 8, 13],
        [2, 9, 12],
        [1, 7, 10],
        [11, 4, 3],
      ],
      stones: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      pyramids: [0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      gold: [9, 9, 4, 2],
      sealed: 14,
      points: [
        [10, 0, 0, 0, 0, 0],
        [11, 0, 0, 0, 0, 0],
        [3, 0, 0, 0, 0, 0],
        [2, 0, 0, 0, 0, 0],
      ],
    },
  ),
  pyramids: begun(
    3,
    'bonus',
    { 0: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
    {
      round: 6,
      temple: 1,
      pile: [1, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1],
      owned: [
        [5, 8, 13],
        [2, 9, 10],
        [1, 7, 11],
      ],
      pyramids: [0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      gold: [9, 12, 2],
      sealed: 6,
      points: [
        [8, 0, 0, 0, 0, 0],
        [7, 0, 0, 0, 0, 0],
        [2, 0, 0, 0, 0, 0],
      ],
    },
  ),
  shared: begun(
    5,
    'bonus',
    { 0: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
    {
      round: 6,
      temple: 1,
      pile: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      owned: [
        [5, 8, 13],
        [2, 9, 12],
        [1, 7, 10],
        [11, 4, 3],
        [14, 0, 6],
      ],
      pyramids: [0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      gold: [9, 10, 4, 2, 1],
      sealed: 30,
      points: [
        [10, 0, 0, 0, 0, 0],
        [9, 0, 0, 0, 0, 0],
        [3, 0, 0, 0, 0, 0],
        [2, 0, 0, 0, 0, 0],
        [1, 0, 0, 0, 0, 0],
      ],
    },
  ),
}
