/** The lesson of Horus: five chapters that teach the game in five minutes, and four more that stand alone. The reader sits on seat 0. */
import type { Answer, Chapter, Lesson } from '../../../learn/lesson.ts'
import {
  atKey,
  cardKey,
  endKey,
  HELD_PLACE,
  NILE_KEY,
  regionKey,
  stackKey,
  tilePlace,
  useKey,
} from '../board/keys.ts'
import type { Action } from '../rules/types.ts'
import { lay, lift, move, moves, NECROPOLIS, NILE, play, RIVER, replace, stone, take } from './notation.ts'

const READER = { seats: 2, reader: 0, options: { split: '10/10' } } as const
const STACKS = [0, 1, 2, 3, 4].map(stackKey)
/** Beside the board: what the regions are worth now. */
const POINTS = ['seat:0', 'seat:1']

const is =
  (type: Action['type'], ...list: readonly unknown[]): Answer<Action>['to'] =>
  action =>
    action.type === type && (list.length === 0 || list.some(value => Object.values(action).includes(value)))

const FIRST = 'F0 c1 c8 c12 c21 c4 c18 c13 c6 c2 c16 d0'
const SECOND = `${FIRST} L252250 P8 L253252 S3 c26 d2 L248248 P18 L248250 S4 c9 d1`
const AFTER_SECOND = `${SECOND} L253254 P1 L254250 S4`
const THIRD = `${AFTER_SECOND} c14 d3 L248252 P13 L248246 S5 c6 d6`
const AFTER_THIRD = `${THIRD} E1 L250254 Un L248244 P26 T0 L256250`
const NILE_CHAPTER = `${AFTER_THIRD} c19 d1 L253256 P9 L255254 c22 d3 L248254 P12 L252248 c3 d1 L255256 P6 L254258 c15 d2 L254248`
const END =
  'F1 c0 c1 c2 c3 c4 c0 c1 c2 c3 c4 d2 L248250 P0 L248252 S3 c6 d3 L248248 P0 L248254 c6 d2 L250254 P1 L252250 c7 d3 L252248 P1 L254250 S4 c7 d6 E1 L252252 Ur L254252 P2 L254248 c8 d2 L250256 P2 L246252 S8 c8 d3 L248256 P3 L246250 c9 d2 L250258 P3 L256248 S8 c9 d3 L248258 P4 L246248 c10 d1 L246254 P4 c10 L256250 S8 d2 L246256 P7 L244253 S16 c13 d6 E0 L250246 Un L252246 P7 L256252 S22 c15 d3 L248246 P10 L244251 S4 c18 d2 L246258 P10 L244249 c20 d3 L246246 P6 L244247 S9 c12 d2 L250260 P9 L244255 c25 d3 L248260 P8 L256254 S5 c22 d0 L254246 P8 L254254 S28 c16 d2 L252256 P9 L254256 c14 d3'
const ISLAND =
  'F0 c18 c1 c25 c14 c9 c13 c6 c2 c16 c22 d6 E1 L250254 Ur L252248 P18 L252250 c20 d6 E0 L250246 Ur L254249 P13 L248250 c3 d3 L252252 P1 L248252 c7 d6 E1 L250256 Ur L252254 P6 L248248 S13 c15 d6 E0 L250244 Ur L254251'
const FOUR =
  'F3 c0 c2 c4 c13 c19 c0 c1 c3 c12 c18 c1 c4 c12 c18 c6 c2 c3 c6 c13 c19 d6 E1 L252252 Un L248248 P0 L250246 c7 d6 E1 L252250 Un L254252 P0 L254250 c7 d2 L248250 P1 L250254 S9 c8 d6 E1 L252254 Ur L248252 P2 L250244 c8 d6 E0 L252248 Un L252246 P2 L248246 c14 d6 E0 L254248 Un L248244 P1 L248254 c14 d6 E0 L254246 Un L254254 P4 L252244 c20 d6 E1 L251256 Ur L246252 P3 L246254 c20 d6 E0 L254244 Ur L246250 P4 L246246 c9 d6 E1 L253256 Un L246248 P3 c15 L249256 d6 E0 L254242 Un L252242 N Un L246244 Un L250242 m10 d6 E1 L255256 Un L252258 N Ur L244250 Ur L244248 l5 d6 E1 L254258 Un L248242 N Un L244252 Ur L250258 d2 L244246 N Un L256254 Un L256252'

const otherPlace: Answer<Action> = { to: is('lay'), say: 'place' }

const first: Chapter<Action> = {
  ...READER,
  id: 'first',
  core: true,
  lead: moves(2, FIRST),
  steps: [
    { point: [tilePlace(-2, 0), tilePlace(0, 0), tilePlace(2, 0)] },
    { point: POINTS, teaches: ['goal'] },
    { point: [atKey(252250)], teaches: ['phase:draw', 'phase:lay'], do: lay(252250), answers: [otherPlace] },
    {
      point: [cardKey(8)],
      teaches: ['phase:play', 'card:terrain', 'card:number'],
      do: play(8),
      answers: [{ to: action => is('play')(action) || is('nile')(action), say: 'card' }],
    },
    { point: [atKey(253252)], do: lay(253252), answers: [otherPlace] },
    { point: [regionKey(3), regionKey(4)], teaches: ['phase:stone'], any: is('stone') },
  ],
}

const numbers: Chapter<Action> = {
  ...READER,
  id: 'numbers',
  core: true,
  lead: moves(2, SECOND),
  steps: [
    { point: [atKey(253254)], do: lay(253254), answers: [otherPlace] },
    {
      point: [cardKey(1)],
      do: play(1),
      answers: [
        { to: is('play', 4), say: 'five' },
        { to: action => is('play')(action) || is('nile')(action), say: 'card' },
      ],
    },
    { point: [atKey(254250)], do: lay(254250), answers: [otherPlace] },
    {
      point: [regionKey(4)],
      teaches: ['rule:9.1'],
      do: stone(4),
      answers: [{ to: is('stone', 3), say: 'desert' }],
    },
    { point: [regionKey(3), regionKey(4)] },
  ],
}

const river: Chapter<Action> = {
  ...READER,
  id: 'river',
  core: true,
  lead: moves(2, THIRD),
  steps: [
    {
      point: [endKey(1)],
      teaches: ['phase:replace'],
      do: replace(1),
      answers: [{ to: is('replace', 0), say: 'end' }],
    },
    { point: [atKey(250254)], do: lay(250254), answers: [{ to: is('lay', 249254, 251254), say: 'half' }] },
    {
      point: [HELD_PLACE, useKey('necropolis')],
      teaches: ['phase:use'],
      do: NECROPOLIS,
      answers: [{ to: is('use', 'river'), say: 'river' }],
    },
    { point: [atKey(248244)], do: lay(248244), answers: [otherPlace] },
    {
      point: [cardKey(26)],
      teaches: ['card:?'],
      do: play(26),
      answers: [{ to: action => is('play')(action) || is('nile')(action), say: 'card' }],
    },
    { point: [stackKey(0)], teaches: ['phase:take'], do: take(0) },
    { point: [atKey(256250)], do: lay(256250), answers: [otherPlace] },
    { point: POINTS },
  ],
}

const nile: Chapter<Action> = {
  ...READER,
  id: 'nile',
  core: true,
  lead: moves(2, NILE_CHAPTER),
  steps: [
    { point: [regionKey(4)], teaches: ['rule:6.3'] },
    { point: [NILE_KEY], teaches: ['card:nile'], do: NILE },
    { point: [useKey('river')], do: RIVER },
    { point: [atKey(251256)], do: lay(251256), answers: [{ to: is('lay', 249256), say: 'dry' }] },
    { point: [useKey('necropolis')], do: NECROPOLIS },
    { point: [atKey(252258)], do: lay(252258), answers: [otherPlace] },
    {
      point: [regionKey(3)],
      teaches: ['phase:lift'],
      do: lift(3),
      answers: [
        { to: is('lift', 4), say: 'needed' },
        { to: is('lift', 17), say: 'only' },
      ],
    },
    {
      point: [regionKey(4)],
      teaches: ['phase:move'],
      do: move(4),
      answers: [{ to: is('move', 6), say: 'swamp' }],
    },
    { point: POINTS },
  ],
}

const end: Chapter<Action> = {
  ...READER,
  id: 'end',
  core: true,
  lead: moves(2, END),
  steps: [
    { point: STACKS, teaches: ['ending:terrains'] },
    { point: POINTS },
    { point: [HELD_PLACE], any: is('lay') },
  ],
  playOut: 'beginner',
}

const questions: Chapter<Action> = {
  ...READER,
  id: 'questions',
  lead: moves(2, `${SECOND.replace('c26', 'c29')} L253254`),
  steps: [
    { point: [cardKey(29)], teaches: ['card:??'], do: play(29) },
    { point: [stackKey(4)], do: take(4) },
    { point: [useKey('necropolis')], do: NECROPOLIS },
    { point: [atKey(253256)], do: lay(253256), answers: [otherPlace] },
    { point: [regionKey(4)], do: stone(4), answers: [{ to: is('stone', 5, 6), say: 'one' }] },
  ],
}

const temple: Chapter<Action> = {
  ...READER,
  id: 'temple',
  lead: moves(2, SECOND.replace(/d1$/, 'd5')),
  steps: [
    {
      point: [atKey(250254)],
      teaches: ['rule:4.1'],
      do: lay(250254),
      answers: [{ to: is('lay'), say: 'right' }],
    },
    { point: [cardKey(12)], do: play(12) },
    { point: [atKey(252254)], do: lay(252254), answers: [otherPlace] },
    { point: [regionKey(8)], do: stone(8), answers: [{ to: is('stone', 5, 6), say: 'two' }] },
    { point: [regionKey(8)], teaches: ['rule:9.3', 'rule:9.6'] },
  ],
}

const island: Chapter<Action> = {
  ...READER,
  id: 'island',
  lead: moves(2, ISLAND),
  steps: [
    { point: [cardKey(25)], do: play(25) },
    { point: [stackKey(4)], do: take(4) },
    { point: [useKey('river')], do: RIVER, answers: [{ to: is('use', 'necropolis'), say: 'land' }] },
    { point: [atKey(254253)], do: lay(254253), answers: [otherPlace] },
    { point: POINTS, teaches: ['rule:9.4', 'rule:9.5'] },
    { point: POINTS, teaches: ['rule:6.4', 'rule:6.5'] },
  ],
}

const four: Chapter<Action> = {
  ...READER,
  id: 'four',
  seats: 4,
  lead: moves(4, FOUR),
  steps: [
    { point: STACKS, teaches: ['ending:river'] },
    { point: POINTS, teaches: ['ending:shared'] },
    { point: [regionKey(10)], do: lift(10), answers: [{ to: is('lift', 8), say: 'alone' }] },
    { point: [regionKey(44)], do: move(44), answers: [{ to: is('move', 5), say: 'three' }] },
    { point: POINTS },
  ],
}

export const lesson: Lesson<Action> = {
  game: 'horus',
  rules: 1,
  seconds: 300,
  chapters: [first, numbers, river, nile, end, questions, temple, island, four],
}
