/** The positions in which chapters begin are what they say: made anew by the words of the rulebook, they are the same. */
import { expect, test } from 'vitest'
import { auction, income, offering, type Position, scoring } from '../rules/position.ts'
import type { State } from '../rules/types.ts'
import { POSITIONS } from './positions.ts'

/** The points that everybody had before, whatever they came from. */
function withPoints(state: State, points: readonly number[]): State {
  for (const [seat, n] of points.entries()) state.points[seat][0] = n
  return state
}

const end = (given: Position, points: readonly number[] = []): State =>
  withPoints(scoring(given).state, points)

const MADE: Readonly<Record<keyof typeof POSITIONS, () => State>> = {
  rebid: () => auction({ seats: 4, hands: { red: 'blockade overbid' } }, 'abydos sawu dakhla baharya'),
  short: () => auction({ seats: 3, gold: { red: 5 }, hands: { red: 'farmer eight' } }, 'abu sawu berenike'),
  correction: () =>
    offering({
      seats: 3,
      gold: { red: 2 },
      hands: { red: 'correction builder eight' },
      owned: { red: 'mendes buto', black: 'sawu amarna', blue: 'abu edfu' },
      farmers: 'mendes 4',
    }),
  caravan: () =>
    income({
      seats: 3,
      temple: 3,
      gold: { red: 4 },
      hands: { red: 'eight increase' },
      owned: { red: 'avaris mendes', black: 'berenike sawu', blue: 'abu kharga' },
      farmers: 'mendes 3 avaris 1 kharga 2',
    }),
  bonus: () =>
    end({
      seats: 3,
      round: 3,
      temple: 2,
      hands: { red: 'card-bonus farmer-bonus egypt-bonus side-bonus' },
      owned: { red: 'kharga abydos edfu', black: 'mendes buto amarna', blue: 'memphis sawu abu' },
      farmers: 'kharga 2 abydos 4 edfu 2',
      pyramids: 'abydos 1 mendes 1',
    }),
  gold: () =>
    end(
      {
        seats: 4,
        round: 6,
        temple: 1,
        gold: { red: 9, black: 9, blue: 4, white: 2 },
        hands: { red: 'farmer' },
        owned: {
          red: 'memphis abydos abu',
          black: 'mendes thebes edfu',
          blue: 'buto dakhla sawu',
          white: 'kharga baharya avaris',
        },
        pyramids: 'memphis 1 mendes 1',
        stones: 'memphis 1',
      },
      [10, 11, 3, 2],
    ),
  pyramids: () =>
    end(
      {
        seats: 3,
        round: 6,
        temple: 1,
        gold: { red: 9, black: 12, blue: 2 },
        hands: { red: 'farmer' },
        owned: { red: 'memphis abydos abu', black: 'mendes thebes sawu', blue: 'buto dakhla kharga' },
        pyramids: 'memphis 2 mendes 1',
      },
      [8, 7, 2],
    ),
  shared: () =>
    end(
      {
        seats: 5,
        round: 6,
        temple: 1,
        gold: { red: 9, black: 10, blue: 4, white: 2, yellow: 1 },
        hands: { red: 'farmer' },
        owned: {
          red: 'memphis abydos abu',
          black: 'mendes thebes edfu',
          blue: 'buto dakhla sawu',
          white: 'kharga baharya avaris',
          yellow: 'berenike damanhur amarna',
        },
        pyramids: 'memphis 1 mendes 1',
      },
      [10, 9, 3, 2, 1],
    ),
}

test.each(Object.keys(MADE) as (keyof typeof POSITIONS)[])('%s', name => {
  expect(JSON.parse(JSON.stringify(MADE[name]()))).toEqual(POSITIONS[name])
})
