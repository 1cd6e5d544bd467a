/** The lesson of Aton: four chapters that teach the game in four minutes, and six more that stand alone. The reader sits on seat 0. */
import type { Answer, Chapter, Lesson } from '../../../learn/lesson.ts'
import {
  cartouchePlace,
  DO,
  HAND_PLACE,
  realmPlace,
  spaceKey,
  TRACK_PLACE,
  templePlace,
} from '../board/keys.ts'
import type { Action } from '../rules/types.ts'
import { laid, lay, moves, place, recall, remove } from './notation.ts'

const READER = { seats: 2, reader: 0 } as const
const spaces = (...list: readonly number[]): string[] => list.map(spaceKey)
/** The same cartouche of both. */
const both = (n: number): string[] => [cartouchePlace(0, n), cartouchePlace(1, n)]
const REALM = [realmPlace(0), realmPlace(1)]

const isIn = (action: Action, type: Action['type'], list: readonly number[]): boolean =>
  action.type === type && 'space' in action && list.includes(action.space)
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

const exchange: Action = { type: 'exchange' }
const isExchange = ({ type }: Action): boolean => type === 'exchange'
const isLaying = ({ type }: Action): boolean => type === 'allocate'
const lays = (action: Action, cartouche: number, cards: readonly number[]): boolean =>
  action.type === 'allocate' && cards.includes(action.cards[cartouche])
const anySpace =
  (type: Action['type'], ...list: readonly number[]): Answer<Action>['to'] =>
  action =>
    isIn(action, type, list)

const FIRST_ROUND = '/R4132 /B1223 P28 P29 P4 P5 P19'
const BEFORE_SCORING =
  '/R4133 /B1223 P0 P4 P1 P5 P17 P2 /R4344 /B1443 X2 P7 P12 P16 P13 X1 X13 P19 P3 P15 /R2444 /B3442 X3 X15 P32 P40 P24 P25 X24 X25 P27 P31 /R2341 /B2241 P41'
const SCORING = `${BEFORE_SCORING} X17 P43 C0 C31 C12 C40`

const first: Chapter<Action> = {
  ...READER,
  id: 'first',
  core: true,
  lead: moves('R1234 B1223'),
  steps: [
    { point: [0, 1, 2, 3].map(templePlace) },
    { point: [TRACK_PLACE, templePlace(0)], teaches: ['goal'] },
    { point: [HAND_PLACE, ...both(0), ...both(1)] },
    {
      point: [cartouchePlace(0, 2), cartouchePlace(0, 3)],
      teaches: ['phase:allocate'],
      do: lay('4132'),
      answers: [
        { to: isExchange, say: 'keep' },
        { to: isLaying, say: 'laying' },
      ],
    },
    { show: [laid('B1223')], point: [...both(0), TRACK_PLACE], teaches: ['rule:2.1', 'phase:order'] },
    {
      point: spaces(...range(24, 35)),
      teaches: ['phase:place'],
      any: action => isIn(action, 'place', range(24, 35)),
      answers: [{ to: ({ type }) => type === 'place', say: 'third' }],
    },
    {
      point: spaces(...range(24, 35)),
      any: action => isIn(action, 'place', range(24, 35)),
      answers: [{ to: ({ type }) => type === 'place', say: 'third' }],
    },
    { show: moves('P4 P5 P19'), point: spaces(4, 5, 19) },
  ],
}

const away: Chapter<Action> = {
  ...READER,
  id: 'away',
  core: true,
  lead: moves(`${FIRST_ROUND} R2234 B2223`),
  steps: [
    { point: both(1), teaches: ['card:1', 'card:3', 'card:4'] },
    {
      point: [HAND_PLACE],
      do: lay('4322'),
      answers: [
        { to: isExchange, say: 'keep' },
        { to: isLaying, say: 'laying' },
      ],
    },
    {
      show: [laid('B3222'), ...moves('P0 P12')],
      point: [...both(1), ...spaces(0, 12)],
      teaches: ['phase:order', 'card:2'],
    },
    {
      point: spaces(4),
      teaches: ['phase:remove'],
      do: remove(4),
      answers: [
        { to: anySpace('remove', 5), say: 'alsoBlack' },
        { to: anySpace('remove', 0, 12, 19), say: 'other' },
      ],
    },
    { point: spaces(4), do: place(4) },
    { point: REALM, teaches: ['rule:6.1'] },
    { point: [templePlace(0), templePlace(1)], any: ({ type }) => type === 'place' },
  ],
}

const scoring: Chapter<Action> = {
  ...READER,
  id: 'scoring',
  core: true,
  lead: moves(BEFORE_SCORING),
  steps: [
    { point: REALM },
    {
      point: spaces(17),
      do: remove(17),
      answers: [
        { to: anySpace('remove', 19), say: 'templeOnly' },
        { to: anySpace('remove', 5, 41), say: 'blackOnly' },
      ],
    },
    { point: spaces(43), do: place(43), answers: [{ to: anySpace('place', 39, 47), say: 'bonus' }] },
    {
      point: [templePlace(0), templePlace(1), templePlace(2)],
      teaches: ['rule:7.1', 'rule:7.2', 'rule:7.3'],
    },
    { point: [templePlace(3), ...spaces(7, 43)], teaches: ['rule:7.4', 'rule:7.5'] },
    { point: [...spaces(27), TRACK_PLACE], teaches: ['rule:7.6'] },
    {
      point: spaces(0),
      teaches: ['phase:recall'],
      do: recall(0),
      answers: [{ to: anySpace('recall', 4, 7), say: 'worth' }],
    },
    { show: moves('C31 C12 C40'), point: REALM, teaches: ['rule:8.3'] },
  ],
}

const finish: Chapter<Action> = {
  ...READER,
  id: 'finish',
  core: true,
  lead: moves(
    `${SCORING} /R2214 /B3223 P0 P1 P2 P3 P12 P17 P19 /R3213 /B1323 P5 P6 P8 X16 P16 P20 P21 R1233 B1234`,
  ),
  steps: [
    { point: [TRACK_PLACE, ...both(0)], teaches: ['ending:forty'] },
    { point: spaces(9, 10, 11), teaches: ['ending:temple'] },
    { point: [0, 1, 2, 3].map(templePlace), teaches: ['goal'] },
    { point: [HAND_PLACE], any: () => true },
  ],
  playOut: 'beginner',
}

const tie: Chapter<Action> = {
  ...READER,
  id: 'tie',
  lead: moves(`${FIRST_ROUND} R1112 B2233`),
  steps: [
    {
      point: [DO.exchange],
      teaches: ['exchange'],
      do: exchange,
      answers: [{ to: isLaying, say: 'brave' }],
    },
    { show: moves('R2334'), point: [HAND_PLACE], do: lay('3234') },
    { show: [laid('B3232')], point: [...both(0), ...both(1)], teaches: ['phase:order'] },
    { show: moves('=22 =13'), point: both(1), teaches: ['tie'] },
    { point: [templePlace(0), templePlace(1), templePlace(2)], any: ({ type }) => type === 'place' },
  ],
}

const yellow: Chapter<Action> = {
  ...READER,
  id: 'yellow',
  lead: moves(
    '/R1244 /B2231 P0 P1 P2 P3 P4 /R1244 /B2231 P12 P13 P14 P15 P5 /R1244 /B2231 P24 P25 P26 P36 P16 /R3242 /B2231 P17 P37 P8 R1124 B2344',
  ),
  steps: [
    { point: spaces(38), teaches: ['ending:yellow'] },
    {
      point: [HAND_PLACE],
      do: lay('2141'),
      answers: [
        { to: action => isLaying(action) && !lays(action, 2, [4]), say: 'reach' },
        { to: action => lays(action, 1, [2, 4]), say: 'late' },
      ],
    },
    {
      show: [laid('B3244')],
      point: spaces(8),
      do: remove(8),
      answers: [{ to: ({ type }) => type === 'remove', say: 'yellow' }],
    },
    { point: spaces(38), do: place(38) },
  ],
}

const green: Chapter<Action> = {
  ...READER,
  id: 'green',
  lead: moves(
    '/R1244 /B2242 P8 P9 P10 P20 P11 P46 /R1244 /B2231 P21 P22 P23 P32 P4 /R1244 /B2231 P33 P34 P44 P45 P5 R1244 B2233',
  ),
  steps: [
    { point: spaces(11, 46), teaches: ['ending:green'] },
    { point: [HAND_PLACE], do: lay('1442') },
    { show: [laid('B3232'), ...moves('P16 P17')], point: spaces(16, 17) },
    {
      point: spaces(11),
      do: remove(11),
      answers: [{ to: anySpace('remove', 4, 5, 16, 17), say: 'elsewhere' }],
    },
    { point: spaces(46), do: remove(46) },
    { point: spaces(11), do: place(11) },
    { point: spaces(46), do: place(46) },
  ],
}

const forty: Chapter<Action> = {
  ...READER,
  id: 'forty',
  lead: moves(
    `${SCORING} /R2212 /B1234 P24 P25 P26 P28 P0 P1 /R3213 /B2334 P2 P3 P5 X0 P29 P30 P31 P32 R1234 B2234`,
  ),
  steps: [
    { point: [...spaces(33, 34, 35), TRACK_PLACE] },
    {
      point: both(0),
      teaches: ['ending:forty'],
      any: action => lays(action, 0, [4]),
      answers: [{ to: action => lays(action, 0, [1, 2, 3]), say: 'short' }],
    },
    { show: [laid('B2234')], point: [TRACK_PLACE] },
  ],
}

const last: Chapter<Action> = {
  ...READER,
  id: 'last',
  lead: moves(
    '/R4131 /B1244 P31 P39 P35 P43 P28 /R3441 /B1222 P18 P16 X35 X18 P17 /R4222 /B1442 P18 P22 X22 X18 P36 P40 /R2411 /B2111 P7 P5 /R3413 /B4343 X31 P27 P41 P44 P3 P7 P4 /R2422 /B3121 P15 P16 P19 C4 C36 C28 C44 C39 /R3341 /B3412 X27 P39 X3 X5 P4 P9 /R3321 /B2434 X4 P0 P18 P30 P19 P29 /R2413 /B3333 P35 P27 P8 P7 P4',
  ),
  steps: [
    { point: REALM, teaches: ['rule:9.1'] },
    {
      point: spaces(6),
      teaches: ['ending:draw'],
      do: place(6),
      answers: [{ to: ({ type }) => type === 'place', say: 'draw' }],
    },
    { point: [TRACK_PLACE], teaches: ['ending:scoring'] },
  ],
}

const overflow: Chapter<Action> = {
  ...READER,
  id: 'overflow',
  lead: moves('/R4324 /B3414 P5 P7 P8 P10 P1 P6 P4 P3 /R4343 /B3214 X3 P3 P35 P43 R1244 B1234'),
  steps: [
    { point: [templePlace(0), HAND_PLACE], do: lay('4214'), answers: [{ to: isLaying, say: 'sensible' }] },
    { show: [laid('B2314')], point: REALM, teaches: ['rule:5.3'] },
    { show: moves('X7'), point: [...spaces(7), ...REALM], teaches: ['rule:6.1'] },
    { point: [TRACK_PLACE] },
    { point: [templePlace(0)], teaches: ['phase:recall', 'rule:8.2'], any: ({ type }) => type === 'recall' },
  ],
}

export const lesson: Lesson<Action> = {
  game: 'aton',
  rules: 1,
  seconds: 240,
  chapters: [first, away, scoring, finish, tie, yellow, green, forty, last, overflow],
}
