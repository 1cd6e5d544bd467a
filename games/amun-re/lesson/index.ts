/** The lesson of Amun-Re: six chapters out of one match of three that teach the game in eight minutes, and eight more that begin in positions of their own. The reader sits on seat 0. */
import type { Answer, Chapter, Lesson } from '../../../learn/lesson.ts'
import {
  cardKey,
  GOLD_PLACE,
  markerPlace,
  PHARAOH_PLACE,
  provinceKey,
  pyramidsPlace,
  spacePlace,
  stonesPlace,
  TEMPLE_PLACE,
  vesselPlace,
} from '../board/keys.ts'
import type { Action } from '../rules/types.ts'
import { further, moves, spoken } from './notation.ts'
import { POSITIONS } from './positions.ts'

const READER = { seats: 3, reader: 0 } as const
const TRACK = [1, 2, 3, 4].map(spacePlace)

/** Moves of this kind, with these words in it. */
const is =
  (type: Action['type'], ...words: readonly (string | number)[]): Answer<Action>['to'] =>
  action =>
    action.type === type && words.every(word => Object.values(action).flat().includes(word))
const either =
  (...kinds: readonly Answer<Action>['to'][]): Answer<Action>['to'] =>
  action =>
    kinds.some(fits => fits(action))

const BEGIN = 'start 0; reveal abydos mendes berenike'
const FIRST = `${BEGIN}; bid abydos 3; bid mendes 1; bid abydos 6; bid mendes 3; bid berenike 0`
const BLACK_BUILDS =
  'done; done; buy stones 3; stone berenike; stone berenike; stone berenike; done; done; buy farmers 2; done; buy stones 2; stone abydos; stone abydos; done'
const SECOND = `${FIRST}; buy farmers 3; done; buy stones 2; stone mendes; stone mendes; builder mendes; ${BLACK_BUILDS}`
const THIRD = `${SECOND}; 0 offer 5; 1 steal; 2 offer 3; take 0 0 3; take 0 2 0`
const FOURTH_LEAD = `${THIRD}; done; done; reveal memphis thebes dakhla; deal thebes farmer; deal thebes eight; deal dakhla correction; bid memphis 3; bid thebes 6; bid dakhla 0`
const OTHERS_FOURTH =
  'done; done; buy farmers 2; done; buy stones 3; stone thebes; stone thebes; stone thebes; done; done; done; buy stones 3; stone abydos; stone abydos; stone abydos; done'
const FOURTH = `${FOURTH_LEAD}; buy cards 2; draw 0 increase; draw 0 bank-bonus; done; buy stones 1; stone memphis; ${OTHERS_FOURTH}; 0 steal; 1 offer 6; 2 offer 4; take 0 2 1; stone berenike; take 0 0 2; stone dakhla; stone dakhla; done; done; increase mendes; done`
const FIFTH_LEAD = `${FOURTH}; reveal amarna edfu kharga; deal edfu overbid; bid amarna 3; bid edfu 3; bid amarna 6; bid kharga 0; done; done; buy stones 3; stone kharga; stone kharga; stone kharga; done; done; done; buy stones 2; stone edfu; stone edfu; builder edfu; done; done; buy stones 3; stone amarna; stone amarna; stone amarna; done; 0 offer 1; 1 offer 6; 2 offer 5; take 0 2 1; stone berenike; take 0 2 0; farmer edfu; farmer edfu; take 0 0 1; stone amarna; done; done; done`
const FIFTH = `${FIFTH_LEAD}; 0 bonus bank-bonus; 1 bonus; 2 bonus; reveal mendes abydos kharga; bid abydos 6; bid mendes 3; bid mendes 6`
const SIXTH_LEAD = `${FIFTH}; bid abydos 10; bid mendes 10; bid kharga 3; free-farmer mendes; buy farmers 2; buy stones 2; stone mendes; stone mendes; done; buy cards 2; draw 2 eight; draw 2 farmer-bonus; done; done; done; buy farmers 2; done; 0 steal; 1 offer 3; 2 offer 10; take 2 0 1; draw 2 increase; draw 2 blockade; take 2 0 0; draw 1 farmer; draw 1 correction; increase abydos; done; eight mendes; done; reveal edfu dakhla berenike; deal edfu side-bonus; deal dakhla egypt-bonus; bid edfu 3; bid berenike 3; bid dakhla 3; sell overbid; sell blockade; done; done; done; buy cards 1; draw 0 side-bonus; done; done; done; buy farmers 5; done; buy stones 1; builder dakhla; stone dakhla; 0 offer 2; 1 steal; 2 steal; take 2 0 1; stone berenike; draw 0 builder; draw 0 builder; done; done; eight edfu; done; reveal amarna memphis thebes; deal thebes card-bonus; deal thebes bank-bonus`

const province: Chapter<Action> = {
  ...READER,
  id: 'province',
  core: true,
  lead: moves(BEGIN),
  steps: [
    { point: [TEMPLE_PLACE], teaches: ['goal'] },
    {
      point: [provinceKey('abydos')],
      teaches: ['phase:bid'],
      do: spoken('bid abydos 3'),
      answers: [
        { to: is('bid', 'abydos'), say: 'abydos' },
        { to: is('bid'), say: 'elsewhere' },
      ],
    },
    {
      show: moves('bid mendes 1; bid abydos 6'),
      point: [provinceKey('mendes'), markerPlace(1)],
      do: spoken('bid mendes 3'),
      answers: [{ to: is('bid', 'berenike'), say: 'berenike' }],
    },
    { show: moves('bid berenike 0'), point: [provinceKey('mendes'), GOLD_PLACE] },
  ],
}

const pyramid: Chapter<Action> = {
  ...READER,
  id: 'pyramid',
  core: true,
  lead: moves(FIRST),
  steps: [
    {
      point: [provinceKey('mendes')],
      teaches: ['phase:farmers'],
      do: spoken('buy farmers 3'),
      further: further('done'),
    },
    {
      point: [cardKey('builder')],
      teaches: ['phase:stones'],
      do: spoken('buy stones 2'),
      further: further('stone mendes; stone mendes'),
    },
    {
      point: [cardKey('builder'), provinceKey('mendes')],
      teaches: ['card:builder'],
      do: spoken('builder mendes'),
      answers: [{ to: either(is('done'), is('sell', 'builder')), say: 'later' }],
    },
    { show: moves(BLACK_BUILDS), point: ['mendes', 'berenike', 'abydos'].map(pyramidsPlace) },
  ],
}

const offering: Chapter<Action> = {
  ...READER,
  id: 'offering',
  core: true,
  lead: moves(SECOND),
  steps: [
    { point: TRACK, teaches: ['phase:sacrifice'] },
    {
      point: [vesselPlace(0)],
      do: spoken('offer 5'),
      answers: [
        { to: is('steal'), say: 'steal' },
        { to: is('offer'), say: 'amount' },
      ],
    },
    {
      show: moves('1 steal; 2 offer 3'),
      point: [TEMPLE_PLACE],
      teaches: ['phase:items'],
      do: spoken('take 0 0 3'),
      answers: [{ to: is('take'), say: 'mix' }],
    },
    {
      show: moves('take 0 2 0'),
      point: [provinceKey('mendes'), GOLD_PLACE, PHARAOH_PLACE],
      teaches: ['phase:income'],
    },
  ],
}

const theft: Chapter<Action> = {
  ...READER,
  id: 'theft',
  core: true,
  lead: moves(FOURTH_LEAD),
  steps: [
    {
      point: [provinceKey('memphis'), stonesPlace('memphis')],
      teaches: ['phase:cards'],
      do: spoken('buy cards 2'),
    },
    {
      show: moves('draw 0 increase; draw 0 bank-bonus'),
      point: [cardKey('increase'), cardKey('bank-bonus'), stonesPlace('memphis')],
      teaches: ['card:increase', 'card:bank-bonus'],
      do: spoken('done'),
      further: further('buy stones 1; stone memphis'),
    },
    {
      show: moves(OTHERS_FOURTH),
      point: [vesselPlace(0)],
      do: spoken('steal'),
      answers: [{ to: is('offer'), say: 'offer' }],
    },
    {
      show: moves(
        '1 offer 6; 2 offer 4; take 0 2 1; stone berenike; take 0 0 2; stone dakhla; stone dakhla; done; done',
      ),
      point: [TEMPLE_PLACE, cardKey('increase'), provinceKey('mendes')],
      do: spoken('increase mendes'),
      answers: [{ to: is('done'), say: 'card' }],
    },
  ],
}

const scoring: Chapter<Action> = {
  ...READER,
  id: 'scoring',
  core: true,
  lead: moves(FIFTH_LEAD),
  steps: [
    {
      point: [cardKey('bank-bonus'), ...['mendes', 'memphis', 'amarna'].map(provinceKey)],
      teaches: ['phase:bonus'],
      do: spoken('bonus bank-bonus'),
      answers: [{ to: is('bonus'), say: 'keep' }],
    },
    {
      show: moves('1 bonus; 2 bonus'),
      point: ['mendes', 'memphis', 'amarna'].map(pyramidsPlace),
      teaches: ['rule:6.1', 'rule:6.2'],
    },
    { point: [provinceKey('mendes')], teaches: ['rule:6.3'] },
    { point: [provinceKey('amarna')], teaches: ['rule:6.4'] },
    {
      show: moves('reveal mendes abydos kharga; bid abydos 6; bid mendes 3'),
      point: [pyramidsPlace('mendes')],
      do: spoken('bid mendes 6'),
    },
  ],
}

const last: Chapter<Action> = {
  ...READER,
  id: 'last',
  core: true,
  lead: moves(SIXTH_LEAD),
  steps: [
    { point: ['kharga', 'berenike', 'amarna', 'memphis', 'thebes'].map(provinceKey) },
    { point: [GOLD_PLACE], teaches: ['ending:points'] },
    { point: ['amarna', 'memphis', 'thebes'].map(provinceKey), any: () => true },
  ],
  playOut: 'beginner',
}

const rebid: Chapter<Action> = {
  ...READER,
  seats: 4,
  id: 'rebid',
  from: () => POSITIONS.rebid,
  lead: [],
  steps: [
    {
      point: [cardKey('blockade'), provinceKey('abydos')],
      teaches: ['card:blockade'],
      do: spoken('bid abydos 3 blockade'),
      answers: [{ to: is('bid', 'abydos', 3, 'none'), say: 'card' }],
    },
    {
      show: moves('bid sawu 1; bid abydos 10; bid dakhla 0'),
      point: [cardKey('overbid'), markerPlace(2)],
      teaches: ['card:overbid'],
      do: spoken('bid abydos 15 overbid'),
    },
    { show: moves('bid baharya 0'), point: [provinceKey('abydos')] },
  ],
}

const short: Chapter<Action> = {
  ...READER,
  id: 'short',
  from: () => POSITIONS.short,
  lead: [],
  steps: [
    { point: [GOLD_PLACE, provinceKey('abu')], do: spoken('bid abu 6') },
    {
      show: moves('bid sawu 0; bid berenike 0'),
      point: [cardKey('eight')],
      teaches: ['phase:pay'],
      do: spoken('sell eight'),
    },
    {
      show: moves('done'),
      point: [cardKey('farmer'), provinceKey('abu')],
      teaches: ['card:farmer'],
      do: spoken('free-farmer abu'),
    },
  ],
}

const correction: Chapter<Action> = {
  ...READER,
  id: 'correction',
  from: () => POSITIONS.correction,
  lead: [],
  steps: [
    {
      point: [...TRACK, cardKey('correction'), cardKey('eight')],
      teaches: ['card:correction'],
      do: spoken('offer 3 correction'),
      further: further('enclose eight'),
      answers: [{ to: is('offer', 3, false as never), say: 'card' }],
    },
    {
      show: moves('1 offer 4; 2 offer 3'),
      point: TRACK,
      teaches: ['phase:correct'],
      do: spoken('correct up'),
      answers: [{ to: is('correct', 'down'), say: 'down' }],
    },
    {
      show: moves('take 0 0 3; stone sawu; stone sawu; stone sawu'),
      point: [provinceKey('mendes')],
      teaches: ['phase:settle'],
      do: spoken('take 0 2 0'),
      further: further('farmer mendes; farmer mendes'),
    },
  ],
}

const caravan: Chapter<Action> = {
  ...READER,
  id: 'caravan',
  from: () => POSITIONS.caravan,
  lead: [],
  steps: [
    {
      point: [provinceKey('avaris'), spacePlace(3), cardKey('eight')],
      teaches: ['card:eight'],
      do: spoken('eight avaris'),
      answers: [{ to: is('eight', 'mendes'), say: 'mendes' }],
    },
    { point: [cardKey('increase'), provinceKey('mendes')], do: spoken('increase mendes') },
    { point: [GOLD_PLACE] },
  ],
}

const bonus: Chapter<Action> = {
  ...READER,
  id: 'bonus',
  from: () => POSITIONS.bonus,
  lead: [],
  steps: [
    {
      point: ['card-bonus', 'farmer-bonus', 'egypt-bonus', 'side-bonus'].map(cardKey),
      teaches: ['card:card-bonus', 'card:farmer-bonus', 'card:egypt-bonus', 'card:side-bonus'],
    },
    {
      point: ['card-bonus', 'egypt-bonus', 'side-bonus'].map(cardKey),
      do: spoken('bonus card-bonus egypt-bonus side-bonus'),
      answers: [{ to: is('bonus', 'farmer-bonus'), say: 'farmers' }],
    },
  ],
}

const gold: Chapter<Action> = {
  ...READER,
  seats: 4,
  id: 'gold',
  from: () => POSITIONS.gold,
  lead: [],
  steps: [
    { point: [GOLD_PLACE], do: spoken('bonus') },
    {
      point: [stonesPlace('memphis'), provinceKey('mendes')],
      teaches: ['ending:stones', 'rule:6.6'],
    },
  ],
}

const pyramids: Chapter<Action> = {
  ...READER,
  id: 'pyramids',
  from: () => POSITIONS.pyramids,
  lead: [],
  steps: [
    { point: [pyramidsPlace('memphis')], do: spoken('bonus') },
    {
      point: [pyramidsPlace('memphis'), pyramidsPlace('mendes')],
      teaches: ['ending:pyramids'],
    },
  ],
}

const shared: Chapter<Action> = {
  ...READER,
  seats: 5,
  id: 'shared',
  from: () => POSITIONS.shared,
  lead: [],
  steps: [
    { point: [TEMPLE_PLACE], do: spoken('bonus') },
    {
      point: [pyramidsPlace('memphis'), pyramidsPlace('mendes')],
      teaches: ['ending:shared'],
    },
  ],
}

export const lesson: Lesson<Action> = {
  game: 'amun-re',
  rules: 1,
  seconds: 480,
  chapters: [
    province,
    pyramid,
    offering,
    theft,
    scoring,
    last,
    rebid,
    short,
    correction,
    caravan,
    bonus,
    gold,
    pyramids,
    shared,
  ],
}
