/** Positions in which chapters of the lesson begin, as what differs from a match just dealt: positions.test.ts makes them in the notation of the rules. */
import { PLATE_COPIES, PROCESSION, SYMBOLS } from '../rules/data.ts'
import { setup } from '../rules/setup.ts'
import type { Frame, State } from '../rules/types.ts'

const DEALT = {
  round: 1,
  offers: [18, 19, 20, 21, 22, 23],
  wares: [0, 1, 2, 0, 1, 2],
  pile: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0],
  bag: [10, 10, 10],
  cities: [6, 7, 14, 15],
  metals: [3, 3, 3, 3],
  cityPile: [0, 0, 1, 1, 1, 1, 1, 1, 0, 0],
}

/** A match in which this is asked. The plates lie in order, each as often as there are copies of it. */
function begun(seats: number, asked: Frame, differs: Partial<State>): State {
  const start = setup(seats, { startGems: 0, procession: PROCESSION.default })
  const plates = Array.from({ length: SYMBOLS[seats] * 3 * PLATE_COPIES }, (_, n) =>
    Math.floor(n / PLATE_COPIES),
  )
  return { ...start, ...DEALT, plates, flow: [asked], ...differs }
}

/** The last chamber is still to be filled by the reader; the first two are level. */
const TIED: Partial<State> = {
  round: 4,
  start: 1,
  hands: [0, 48, 12, 48],
  laid: [4, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  chambers: [6, 3, 5, 2, 5, 4, 1, 3, 2, 2, 6, 4, 0, 1, 2, 1],
  points: [20, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0],
}

const LAST: Frame = { phase: 'chamber', seat: 0, card: 0, at: 0 }

export const POSITIONS = {
  end: begun(
    4,
    { phase: 'area', seat: 0, card: 4, at: 0 },
    {
      round: 4,
      start: 1,
      hands: [0, 0, 0, 0],
      laid: [4, 3, 1, 5, 6, 1, 3, 2, 4, 6, 5, 1],
      chambers: [6, 3, 5, 2, 5, 4, 1, 3, 2, 2, 6, 4, 0, 0, 0, 0],
      supply: [6, 8, 9, 8],
      goods: [0, 3, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
      gems: [1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0],
      bag: [4, 7, 7],
      plates: [3, 2, 10, 6, 0, 4, 8, 9, 1, 5, 0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9, 10, 11, 11],
      built: 8,
      procession: [-1, -1, -1, -1, 1, -1, -1, 3, -1, -1, 2, -1, -1, -1, -1, 0],
      cities: [13, 14, 15, 7],
      metals: [2, 3, 3, 1],
      cityPile: [0, 0, 0, 0, 0, 1, 1, 0, 0, 0],
      unseen: [2, 3, 3, 1, 2, 2],
      discs: [0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0],
      points: [18, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0],
    },
  ),
  swap: begun(
    4,
    { phase: 'use', seat: 0, card: 0, at: 0 },
    {
      hands: [63, 61, 47, 59],
      row: [0, 2, 5, 3, 0, 0],
      given: 22,
      supply: [7, 10, 10, 10],
      goods: [1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      gems: [0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      bag: [10, 9, 9],
      plates: [3, 6, 1, 11, 0, 0, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11],
    },
  ),
  four: begun(
    4,
    { phase: 'area', seat: 0, card: 1, at: 0 },
    {
      supply: [7, 10, 10, 10],
      goods: [0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      gems: [2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      bag: [8, 9, 9],
      plates: [3, 1, 11, 6, 0, 0, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11],
    },
  ),
  ties: begun(
    4,
    { phase: 'area', seat: 3, card: 2, at: 0 },
    {
      active: 3,
      hands: [26, 13, 41, 49],
      laid: [6, 3, 1, 6, 2, 5, 3, 5, 2, 2, 4, 3],
      supply: [8, 9, 10, 10],
      goods: [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      procession: [-1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
      cities: [10, 9, 7, 15],
      metals: [3, 2, 1, 3],
      cityPile: [1, 0, 1, 0, 0, 1, 1, 1, 1, 0],
    },
  ),
  emergency: begun(
    4,
    { phase: 'give', seat: 0, card: 0, at: 0 },
    {
      round: 4,
      start: 1,
      active: 1,
      hands: [20, 63, 59, 47],
      row: [0, 0, 3, 5, 0, 0],
      given: 20,
      chambers: [1, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 0],
    },
  ),
  third: begun(
    3,
    { phase: 'third', seat: 0, card: 0, at: 0 },
    {
      hands: [29, 39, 58],
      laid: [6, 2, 0, 4, 5, 0, 3, 1, 0],
      cities: [11, 9, 14, 7],
      metals: [3, 3, 3, 3],
      cityPile: [1, 0, 1, 0, 1, 0, 1, 1, 0, 1],
    },
  ),
  duel: begun(
    2,
    { phase: 'third', seat: 0, card: 0, at: 0 },
    {
      hands: [47, 55],
      laid: [3, 5, 0, 4, 0, 0],
      hired: [0, -1],
      princes: 59,
      cities: [11, 9, 14],
      metals: [3, 3, 3],
      cityPile: [1, 1, 1, 0, 1, 0, 1, 1, 0, 1],
    },
  ),
  stones: begun(4, LAST, {
    ...TIED,
    supply: [10, 7, 10, 10],
    goods: [0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  }),
  shared: begun(4, LAST, TIED),
}
