/** Positions in which chapters of the lesson begin, as what differs from the start of a match: positions.test.ts makes them out of the words of the rulebook. */
import { COPIES, PROVINCE } from '../rules/data.ts'
import { frame } from '../rules/frame.ts'
import { setup } from '../rules/setup.ts'
import type { Counts, Frame, State } from '../rules/types.ts'

/** A match in this phase, in which seat 0 is asked and only these hands hold cards, none of them known to others. Provinces that are owned or offered are drawn. */
function begun(
  seats: number,
  phase: Frame['phase'],
  hands: Readonly<Record<number, Counts>>,
  differs: Partial<State>,
): State {
  const start = setup(seats, { openGold: false, provinces: {}, limitedStones: false })
  const held = start.held.map((none, place) => hands[place] ?? none.map(() => 0))
  const { gold = start.gold, owned = start.owned, offered = start.offered } = differs
  const drawn = [...offered, ...owned.flat()]
  return {
    ...start,
    pile: start.pile.map((card, province) => (drawn.includes(province) ? 0 : card)),
    deck: COPIES.map((copies, kind) => held.reduce((left, hand) => left - hand[kind], copies)),
    held,
    older: [],
    lacks: [],
    bank: -gold.reduce((sum, n) => sum + n, 0),
    flow: [frame(phase, 0)],
    ...differs,
  }
}

/** By seat: the provinces of these names. */
const own = (...seats: readonly string[]): number[][] =>
  seats.map(names => names.split(' ').map(name => PROVINCE[name]))

export const POSITIONS = {
  rebid: begun(
    4,
    'bid',
    { 0: [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 6: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0] },
    {
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
      offered: [13, 10, 14],
      gold: [5, 20, 20],
    },
  ),
  correction: begun(
    3,
    'sacrifice',
    { 0: [0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0] },
    {
      owned: own('mendes buto', 'sawu amarna', 'abu edfu'),
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
      owned: own('avaris mendes', 'berenike sawu', 'abu kharga'),
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
      owned: own('kharga abydos edfu', 'mendes buto amarna', 'memphis sawu abu'),
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
      owned: own('memphis abydos abu', 'mendes thebes edfu', 'buto dakhla sawu', 'kharga baharya avaris'),
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
      owned: own('memphis abydos abu', 'mendes thebes sawu', 'buto dakhla kharga'),
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
      owned: own(
        'memphis abydos abu',
        'mendes thebes edfu',
        'buto dakhla sawu',
        'kharga baharya avaris',
        'berenike damanhur amarna',
      ),
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
