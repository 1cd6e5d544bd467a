/** The positions in which chapters begin are what they say: made anew in the notation of the rules, they are the same. */
import { expect, test } from 'vitest'
import { type Position, position } from '../rules/position.ts'
import type { State } from '../rules/types.ts'
import { POSITIONS } from './positions.ts'

const SOURCES = 6

/** The points that everybody had before, whatever they came from. */
function withPoints(state: State, points: readonly number[]): State {
  for (const [seat, n] of points.entries()) state.points[seat * SOURCES] = n
  return state
}

/** The last chamber is still to be filled by the reader; nobody has a disc. */
const TIED: Position = {
  round: 4,
  start: 1,
  chambers: ['6352', '5413', '2264', '.121'],
  laid: ['431', '', '', ''],
}
const POINTS = [20, 20, 18, 10]

const MADE: Readonly<Record<keyof typeof POSITIONS, () => State>> = {
  end: () =>
    withPoints(
      position(
        {
          round: 4,
          start: 1,
          active: 0,
          laid: ['431', '561', '324', '651'],
          chambers: ['6352', '5413', '2264'],
          procession: '....r..w..o....b',
          discs: ['64', '43', '5', '42'],
          gems: ['rg', '', 'b', 'g'],
          goods: ['030000', '010000', '', '001000'],
          plates: 'rg bb wr og bg rr ob wg br rb',
          built: 8,
          cities: '13g 14gs 15gs 7s',
        },
        'area',
        0,
        4,
      ),
      [18, 21, 17, 16],
    ),
  swap: () =>
    position({ row: { 1: 2, 2: 5, 3: 3 }, gems: ['rb'], plates: 'rg og br wb bg', goods: ['120000'] }, 'use'),
  four: () => position({ gems: ['grbg'], plates: 'rg br wb og', goods: ['003000'] }, 'area', 0, 1),
  ties: () =>
    position(
      {
        active: 3,
        start: 0,
        laid: ['631', '625', '352', '243'],
        cities: '10gs 9g 7s 15gs',
        goods: ['020000'],
        procession: '.r',
      },
      'area',
      3,
      2,
    ),
  emergency: () =>
    position({ round: 4, active: 1, start: 1, row: { 2: 3, 3: 5 }, hands: ['35', '', '', ''] }, 'give'),
  third: () =>
    position({ seats: 3, start: 0, laid: ['62', '45', '31'], cities: '11gs 9gs 14gs 7gs' }, 'third'),
  duel: () =>
    position(
      { seats: 2, round: 1, start: 0, laid: ['35', '4'], hired: [0, -1], cities: '11gs 9gs 14gs' },
      'third',
    ),
  stones: () => withPoints(position({ ...TIED, goods: ['', '030000'] }, 'chamber'), POINTS),
  shared: () => withPoints(position(TIED, 'chamber'), POINTS),
}

test.each(Object.keys(MADE) as (keyof typeof POSITIONS)[])('%s', name => {
  expect(JSON.parse(JSON.stringify(MADE[name]()))).toEqual(POSITIONS[name])
})
