/** The lesson of Dahschur: four chapters out of one match of four, the end of another and a last turn of one's own; then ten scenes that complete it. The reader sits on seat 0. A step points into one area of the board: a phone shows one at a time. */
import type { Answer, Chapter, Lesson } from '../../../learn/lesson.ts'
import {
  areaKey,
  courtPlace,
  discKey,
  doorKey,
  fieldKey,
  frontKey,
  handKey,
  hiredPlace,
  ownPlace,
  plateKey,
  rewardPlace,
  rowKey,
  STONE_KEY,
  stallKey,
} from '../board/keys.ts'
import type { Action } from '../rules/types.ts'
import { further, moves, spoken } from './notation.ts'
import { POSITIONS } from './positions.ts'

/** Where somebody's points stand, on every screen. */
const seatPlace = (seat: number): string => `seat:${seat}`
const READER = { seats: 4, reader: 0 } as const

/** Moves of this kind, with any of these words in it. */
const is =
  (type: Action['type'], ...words: readonly (string | number | boolean)[]): Answer<Action>['to'] =>
  action =>
    action.type === type && (words.length === 0 || Object.values(action).some(word => words.includes(word)))

const SETUP =
  'stock 6,0,14,18,2,3 grbrgb; cities 11,9,14,7; plates rg bb wr og bg rr ob wg br rb og wr bb rg or wb bg rr ob wg br rb or wb; first 0'
const FIRST = `${SETUP}; give 2; give 5; give 3`
const SECOND = `${FIRST}; use 1; area market; move 1 true; restock 9 r; use 3; area market; move 3 true; restock 7 g`
const THIRD = `${SECOND}; area avenue; place 2; regain 3; give 1; give 4`
const SECOND_TURN =
  'use 3; area procession; advance 0 4; use 0; area market; move 2 true; restock 10 b; area procession; advance 0 1; give 2'
const THIRD_TURN =
  'give 3; use 0; area market; move 5 true; restock 12 r; use 3; area procession; advance 0 2; area procession; advance 0 3'
const LAST_TURN =
  'give 5; give 4; use 0; area market; move 3 true; restock 11 b; use 1; area procession; advance 0 6; area procession; advance 0 5'
const FOURTH = `${THIRD}; give 2; ${SECOND_TURN}; give 6; ${THIRD_TURN}; give 3; ${LAST_TURN}`
/** A whole match up to the reader's last turn. */
const MATCH =
  'stock 18,14,7,11,8,19 bgggrb; cities 10,11,15,7; plates wg rr ob br og bb rr wb og rb wb bg br wr rg or rg bb or wr ob bg rb wg; first 2; give 2; give 1; give 3; use 3; area avenue; lift 1; swap 2; use 0; area avenue; lift 1; area procession; advance 0 3; give 6; give 1; give 4; use 0; area market; move 2 true; restock 0 r; use 2; area procession; advance 0 5; area market; move 3 true; restock 5 b; give 5; give 1; give 6; use 2; area market; move 1 true; restock 1 r; use 3; area procession; advance 0 8; area market; move 4 true; restock 20 g; give 6; give 4; give 3; use 3; area procession; advance 0 6; use 0; area avenue; lift 1; swap 3; area avenue; lift 1; swap 3; take 10 silver; disc 2; roll 4,0,0,2; gem 0; advance 0 1; take 11 gold; disc 4; take 10 gold; disc 6; entomb 4; entomb 2; entomb 1; entomb 3; cities 12,0,0,0; give 2; give 6; give 5; use 1; area market; move 2 true; restock 22 r; use 2; area takeBack; takeBack 3; area procession; advance 0 4; give 4; give 6; give 3; use 1; area takeBack; takeBack 4; use 2; area procession; advance 8 14; area market; move 5 true; restock 2 b; give 1; give 4; give 3; use 0; area avenue; lift 1; swap 2; use 3; area avenue; lift 1; swap 2; area procession; advance 0 2; give 5; give 6; give 2; use 3; area procession; advance 3 11; use 0; area market; move 3 true; restock 12 b; area market; move 4 true; restock 4 g; take 15 silver; disc 3; gem 1; roll 0,2,1,5; take 12 silver; disc 1; take 12 gold; disc 6; takeBack 4; take 11 silver; disc 3; entomb 5; entomb 6; entomb 2; entomb 6; cities 9,8,0,0; give 6; give 5; give 1; use 3; area market; move 6 true; restock 9 r; use 2; area avenue; lift 4; swap 8; place 4; area market; move 2 true; restock 23 g; give 2; give 3; give 5; use 0; area market; move 3 true; restock 17 g; use 2; area takeBack; area takeBack; give 4; give 3; give 5; use 1; area market; move 6 true; restock 3 g; use 3; area takeBack; takeBack 6; area takeBack; takeBack 6; give 2; give 1; use 0; area avenue; place 1; use 1; area avenue; lift 6; place 1; area takeBack; takeBack 2; take 9 silver; disc 2; gem 0; take 8 silver; disc 2; entomb 3; entomb 1; entomb 3; entomb 4; give 5; give 6; give 2; use 3; area procession; advance 0 12; use 0; area procession; advance 2 7; area avenue; lift 8; swap 9; place 1; give 1; give 5; give 4; use 1; area market; move 5 true; restock 15 b; use 0; area avenue; lift 9; swap 10; place 3; regain 3; area avenue; place 1; give 5; give 2; use 1; area procession; advance 5 15; use 0; area avenue; lift 12; swap 15; place 0; area takeBack; takeBack 2'

const princes: Chapter<Action> = {
  ...READER,
  id: 'princes',
  core: true,
  lead: moves(FIRST),
  steps: [
    { point: [seatPlace(0)], teaches: ['goal'] },
    {
      point: [rowKey(1), rowKey(2), rowKey(3)],
      teaches: ['phase:use', 'phase:area', 'card:prince'],
      do: spoken('use 1'),
      further: further('area market'),
      answers: [{ to: is('use'), say: 'order' }],
    },
    {
      point: [stallKey(1)],
      teaches: ['phase:market'],
      do: spoken('move 1 true'),
      answers: [{ to: is('move', 2), say: 'price' }],
    },
    {
      show: moves('restock 9 r'),
      point: [rowKey(3), stallKey(3)],
      do: spoken('use 3'),
      further: further('area market; move 3 true'),
      answers: [{ to: is('use', 2), say: 'later' }],
    },
  ],
}

const avenue: Chapter<Action> = {
  ...READER,
  id: 'avenue',
  core: true,
  lead: moves(SECOND),
  steps: [
    {
      point: [areaKey('avenue'), ownPlace('gem:0'), ownPlace('gem:2')],
      teaches: ['phase:avenue'],
      do: spoken('area avenue'),
      answers: [{ to: is('area'), say: 'points' }],
    },
    {
      point: [plateKey(1), plateKey(2)],
      do: spoken('place 2'),
      answers: [{ to: is('place'), say: 'both' }],
    },
    {
      point: [stallKey(3)],
      teaches: ['phase:regain'],
      do: spoken('regain 3'),
      answers: [{ to: is('regain'), say: 'more' }],
    },
  ],
}

const gifts: Chapter<Action> = {
  ...READER,
  id: 'gifts',
  core: true,
  lead: moves(THIRD),
  steps: [
    { point: [rowKey(2), rowKey(3), courtPlace(0)], teaches: ['phase:give'] },
    {
      point: [discKey(11, 'gold'), handKey(2), handKey(6), handKey(3)],
      teaches: ['card:city'],
      do: spoken('give 2'),
      answers: [{ to: is('give'), say: 'plan' }],
    },
    { show: moves(SECOND_TURN), point: [frontKey(0, 2), handKey(6)], do: spoken('give 6') },
    { show: moves(THIRD_TURN), point: [frontKey(0, 6), handKey(3)], do: spoken('give 3') },
  ],
}

const rewards: Chapter<Action> = {
  ...READER,
  id: 'rewards',
  core: true,
  lead: moves(FOURTH),
  steps: [
    { show: moves('take 7 silver; disc 2'), point: [rewardPlace(0), courtPlace(2)] },
    {
      point: [STONE_KEY, fieldKey(16)],
      teaches: ['phase:reward'],
      do: spoken('front 0'),
      answers: [{ to: is('gem'), say: 'gem' }],
    },
    {
      point: [discKey(11, 'gold')],
      teaches: ['phase:tribute', 'card:gold-disc'],
      do: spoken('take 11 gold'),
      answers: [{ to: is('take', 'silver'), say: 'silver' }],
    },
    {
      show: moves('disc 6; take 9 gold; disc 4'),
      point: [ownPlace('disc:6'), frontKey(0, 6)],
      teaches: ['phase:chamber'],
      do: spoken('entomb 6'),
      answers: [{ to: is('entomb'), say: 'value' }],
    },
  ],
}

const end: Chapter<Action> = {
  ...READER,
  id: 'end',
  core: true,
  from: () => POSITIONS.end,
  lead: [],
  steps: [
    {
      point: [ownPlace('disc:6'), ownPlace('disc:4'), areaKey('procession')],
      teaches: ['phase:procession'],
      do: spoken('area procession'),
      further: further('advance 0 4'),
      answers: [
        { to: is('area'), say: 'offering' },
        { to: is('pass'), say: 'offering' },
      ],
    },
    {
      show: moves('take 14 silver; disc 2; gem 0; entomb 1; entomb 2; entomb 1'),
      point: [frontKey(0, 4)],
      do: spoken('entomb 4'),
      answers: [{ to: is('entomb'), say: 'four' }],
    },
    {
      point: [doorKey(0)],
      teaches: ['phase:bury'],
      do: spoken('bury 0'),
      answers: [{ to: is('bury'), say: 'theirs' }],
    },
    { show: moves('bury 2; bury 11; bury 5'), point: [doorKey(12)], do: spoken('bury 12') },
    { point: [seatPlace(0)], teaches: ['ending:points'] },
  ],
}

const last: Chapter<Action> = {
  ...READER,
  id: 'last',
  core: true,
  lead: moves(MATCH),
  steps: [
    { point: [ownPlace('disc:3'), ownPlace('disc:6'), ownPlace('stones')] },
    { point: [plateKey(12), plateKey(13), rowKey(1), rowKey(2), rowKey(3)], any: () => true },
  ],
  playOut: 'beginner',
}

const swap: Chapter<Action> = {
  ...READER,
  id: 'swap',
  from: () => POSITIONS.swap,
  lead: [],
  steps: [
    {
      point: [plateKey(1), plateKey(3)],
      teaches: ['phase:swap'],
      do: spoken('use 1'),
      further: further('area avenue; lift 1; swap 3'),
    },
    { point: [plateKey(1)], do: spoken('place 1') },
    { point: [stallKey(2)], do: spoken('regain 2') },
    {
      point: [stallKey(1)],
      teaches: ['phase:takeBack'],
      do: spoken('use 2'),
      further: further('area takeBack'),
    },
  ],
}

const four: Chapter<Action> = {
  ...READER,
  id: 'four',
  from: () => POSITIONS.four,
  lead: [],
  steps: [
    { point: [areaKey('avenue')], do: spoken('area avenue') },
    {
      point: [1, 2, 3, 4].map(plateKey),
      do: spoken('place 4'),
      answers: [{ to: is('place'), say: 'fewer' }],
    },
    { point: [1, 2, 3].map(seatPlace) },
  ],
}

const ties: Chapter<Action> = {
  ...READER,
  id: 'ties',
  from: () => POSITIONS.ties,
  lead: moves('pass'),
  steps: [
    {
      show: moves('roll 2,5,0,0; take 7 silver; disc 3'),
      point: [stallKey(2)],
      teaches: ['phase:consolation'],
      do: spoken('takeBack 2'),
      answers: [{ to: is('advance'), say: 'advance' }],
    },
    {
      show: moves('gem 0; roll 4,0,3,0'),
      point: [discKey(10, 'gold')],
      teaches: ['card:silver-disc'],
      do: spoken('take 10 gold'),
    },
  ],
}

const emergency: Chapter<Action> = {
  ...READER,
  id: 'emergency',
  from: () => POSITIONS.emergency,
  lead: [],
  steps: [
    {
      point: [handKey(3), handKey(5)],
      do: spoken('give 3'),
      answers: [{ to: is('give'), say: 'five' }],
    },
  ],
}

const PLATES = 'plates rg bb og bg rr ob br rb og bb rg or bg rr ob br rb or'
const STOCK = 'stock 6,0,14,18,2,3 grbrgb'

const three: Chapter<Action> = {
  ...READER,
  seats: 3,
  id: 'three',
  lead: moves(`${STOCK}; cities 11,9,14,7; gems gr rb gb; ${PLATES}; first 1`),
  steps: [
    {
      show: moves('neutral 4; give 2'),
      point: [rowKey(4), ownPlace('gem:0'), ownPlace('gem:1')],
      teaches: ['seats:3', 'card:neutral'],
    },
    { point: [handKey(6)], do: spoken('give 6') },
  ],
}

const third: Chapter<Action> = {
  ...READER,
  seats: 3,
  id: 'third',
  from: () => POSITIONS.third,
  lead: [],
  steps: [
    { point: [discKey(11, 'gold'), handKey(3)], teaches: ['phase:third'], do: spoken('lay 3') },
    { show: moves('lay 6; lay 2'), point: [rewardPlace(3)] },
  ],
}

const two: Chapter<Action> = {
  ...READER,
  seats: 2,
  id: 'two',
  lead: moves(`${STOCK}; cities 11,9,14,0; gems gr rb; ${PLATES}; first 0; neutral 4; give 2`),
  steps: [
    {
      point: [rowKey(4), rowKey(1), stallKey(3)],
      teaches: ['seats:2', 'card:market-prince'],
      do: spoken('use 4'),
      further: further('area market; move 3 true'),
    },
    {
      point: [stallKey(3)],
      teaches: ['phase:hire'],
      do: spoken('hire'),
      answers: [{ to: is('pass'), say: 'fewer' }],
    },
    {
      show: moves('restock 7 g'),
      point: [rowKey(5)],
      do: spoken('use 5'),
      further: further('area procession; advance 0 3'),
    },
    { point: [hiredPlace(0)] },
  ],
}

const duel: Chapter<Action> = {
  ...READER,
  seats: 2,
  id: 'duel',
  from: () => POSITIONS.duel,
  lead: [],
  steps: [
    { point: [discKey(14, 'gold'), handKey(6)], do: spoken('lay 6') },
    { show: moves('lay 5'), point: [courtPlace(0), courtPlace(1)] },
  ],
}

const stones: Chapter<Action> = {
  ...READER,
  id: 'stones',
  from: () => POSITIONS.stones,
  lead: [],
  steps: [
    { point: [ownPlace('stones'), frontKey(0, 1)], do: spoken('entomb 1') },
    { point: [courtPlace(0), courtPlace(1)], teaches: ['ending:stones'] },
  ],
}

const shared: Chapter<Action> = {
  ...READER,
  id: 'shared',
  from: () => POSITIONS.shared,
  lead: [],
  steps: [
    { point: [courtPlace(1), frontKey(0, 1)], do: spoken('entomb 1') },
    { point: [seatPlace(0), seatPlace(1)], teaches: ['ending:shared'] },
  ],
}

export const lesson: Lesson<Action> = {
  game: 'dahschur',
  rules: 1,
  seconds: 420,
  chapters: [
    princes,
    avenue,
    gifts,
    rewards,
    end,
    last,
    swap,
    four,
    ties,
    emergency,
    three,
    third,
    two,
    duel,
    stones,
    shared,
  ],
}
