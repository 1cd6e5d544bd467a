/** Everything Aton says, in English. */
import type { GameWords } from '../../../../web/kit/board.ts'
import { COLOURS, TEMPLE_SIZE } from '../../rules/data.ts'
import { holderOf } from '../../rules/spaces.ts'
import type { AtonEvent, View } from '../../rules/types.ts'
import { laidBy } from '../paths.ts'
import { rules } from './rules.en.ts'
import type { BoardWords } from './types.ts'

const NUMERALS = ['I', 'II', 'III', 'IV']
const COLOUR = { Y: 'yellow', G: 'green', K: 'black', U: 'blue', '+1': 'bonus 1', '+2': 'bonus 2' }
const stones = (n: number): string => (n === 1 ? '1 stone' : `${n} stones`)
const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`)
const cartouches = ['points', 'order and removal', 'temples', 'placing']

const place = (space: number): string =>
  `temple ${NUMERALS[Math.trunc(space / TEMPLE_SIZE)]}, ${COLOUR[COLOURS[space]]} space ${(space % TEMPLE_SIZE) + 1}`

function removal(card: number, round: number): string {
  if (round === 1) return 'no removal'
  return ['lose 1 own', 'no removal', 'remove 1', 'remove 2'][card - 1]
}

const effect = (index: number, card: number, round: number): string =>
  [
    'difference ×2',
    removal(card, round),
    card === 1 ? 'temple I' : `temples I–${NUMERALS[card - 1]}`,
    `place ${card}`,
  ][index]

const board: BoardWords = {
  board: 'Board of Aton',
  temple: temple => `Temple ${NUMERALS[temple]}`,
  templeShort: ['difference', '5 points', '1 per stone', '3 per blue'],
  templeExplain: [
    'The majority here scores the difference in stones.',
    'The majority here scores 5 points.',
    'The majority here scores 1 point for each own stone here.',
    'The majority here scores 3 points for each own stone on a blue space, in all temples.',
  ],
  spaceExplain: {
    Y: 'Yellow: all 14 yellow spaces with your stones win at once.',
    G: 'Green: all 14 green spaces with your stones win at once.',
    K: 'Black: the majority of the black spaces scores 8 points.',
    U: 'Blue: counts 3 points for whoever has the majority in temple IV.',
    '+1': 'Bonus: 1 point for its owner at every scoring.',
    '+2': 'Bonus: 2 points for its owner at every scoring.',
  },
  cartoucheShort: ['points ×2', 'order · remove', 'temples', 'place'],
  cartoucheExplain: [
    'Cartouche 1: the higher card scores twice the difference.',
    'Cartouche 2: the lower card moves first. A 3 removes one opposing stone, a 4 removes two; a 1 costs you a stone of your own.',
    'Cartouche 3: you remove and place only in temples up to this number.',
    'Cartouche 4: you place this many stones.',
  ],
  cartouche: (index, card, round) => {
    const name = `Cartouche ${index + 1}, ${cartouches[index]}`
    if (card === null) return `${name}: a card face down`
    return card === 0 ? `${name}: empty` : `${name}: ${card}, ${effect(index, card, round)}`
  },
  effect,
  cardExplain: (value, index, round) =>
    index < 4 ? `At cartouche ${index + 1}: ${effect(index, value, round)}.` : '',
  realmTitle: 'Realm of the dead',
  realm: (first, second) => `Realm of the dead: ${first + second} of 8 places taken`,
  realmExplain: 'Removed stones go here. When all 8 places are taken after both turns, there is a scoring.',
  supply: (_, n) => `Supply: ${stones(n)}`,
  supplyExplain: 'Stones that can still be placed. Each player has 29.',
  track: (first, second) => `Score track: ${first} to ${second}`,
  trackExplain: '40 points win at once at cartouche 1; after a scoring the higher score wins.',
  races: 'Sudden victory',
  race: id =>
    id === 'yellow' ? 'all yellow' : id === 'green' ? 'all green' : `temple ${NUMERALS[Number(id.slice(7))]}`,
  cardsOut: 'Cards not seen yet',
  value: 'Card',
}

function asked(view: View, chosen: readonly string[]): string {
  const { phase, left } = view.flow[view.flow.length - 1]
  if (phase === 'remove') {
    const own = view.decks[view.seat ?? 0].laid?.[1] === 1
    return own ? 'Remove a stone of your own' : `Remove ${stones(left)} of your opponent`
  }
  if (phase === 'place') return `Place ${left === 1 ? '1 more stone' : `${left} more stones`}`
  if (phase === 'recall') return 'Take back one of your stones'
  if (chosen[0] === 'do:exchange') return 'Give all four cards away, once in the game?'
  const next = laidBy(chosen).length
  return next < 4 ? `Card for cartouche ${next + 1}: ${cartouches[next]}` : 'Seal your four cards?'
}

function waiting(view: View): string {
  const { phase, left } = view.flow[view.flow.length - 1]
  if (phase === 'remove') return `removes ${stones(left)}`
  if (phase === 'place') return `places ${stones(left)}`
  if (phase === 'recall') return 'takes back a stone'
  return 'lays cards'
}

function key(name: string, view: View): string {
  if (name === 'do:seal') return 'Seal'
  if (name === 'do:exchange') return 'Exchange all four cards'
  if (name === 'do:really') return 'Yes, exchange'
  const [kind, value] = name.split(':')
  if (kind === 'card') return `Card ${value}`
  const space = Number(value)
  const holder = holderOf(view.stones, space)
  const held = holder < 0 ? 'empty' : holder === view.seat ? 'your stone' : 'opposing stone'
  return `${place(space)}, ${held}`
}

function happened(event: AtonEvent): string | null {
  switch (event.type) {
    case 'reshuffled':
      return `@${event.seat} shuffles the discards into a new pile`
    case 'exchanged':
      return `@${event.seat} exchanges all four cards`
    case 'sealed':
      return `@${event.seat} has sealed four cards`
    case 'revealed':
      return `Cards: @0 ${event.cards[0].join(' ')}, @1 ${event.cards[1].join(' ')}`
    case 'tied':
      return `A tie for the order: @0 draws ${event.cards[0]}, @1 draws ${event.cards[1]}`
    case 'first':
      return `@${event.seat} moves first`
    case 'removed':
      return event.seat === event.owner
        ? `@${event.seat} gives up a stone of their own: ${place(event.space)}`
        : `@${event.seat} removes a stone of @${event.owner}: ${place(event.space)}`
    case 'placed':
      return `@${event.seat} places: ${place(event.space)}`
    case 'overflowed':
      return `@${event.seat} has no space left: ${stones(event.realm)} to the realm of the dead`
    case 'scoring':
      return 'The realm of the dead is full: scoring'
    case 'scored':
      return `@${event.seat} scores ${points(event.points)} (${lines[event.rule] ?? event.rule})`
    case 'recalled':
      return `@${event.seat} takes back: ${place(event.space)}`
    case 'emptied':
      return 'The realm of the dead is emptied'
    case 'round':
      return `Round ${event.round}`
    case 'over':
      return 'The match is over'
    default:
      return null
  }
}

const lines: Readonly<Record<string, string>> = {
  '2.1': 'Cartouche 1',
  '7.1': 'Temple I',
  '7.2': 'Temple II',
  '7.3': 'Temple III',
  '7.4': 'Temple IV',
  '7.5': 'Black spaces',
  '7.6': 'Bonus spaces',
}

export const en: GameWords<View, AtonEvent> & { readonly board: BoardWords } = {
  board,
  asked,
  waiting,
  key,
  happened,
  facts: (view, seat) => [
    { label: 'Supply', value: view.supply[seat] },
    { label: 'Pile', value: view.decks[seat].pile + view.decks[seat].under.length },
    { label: 'Exchange', value: view.decks[seat].token > 0 ? 'free' : 'used' },
  ],
  lines,
  endings: {
    forty: '40 points at cartouche 1.',
    temple: 'A whole temple belongs to one player.',
    yellow: 'All yellow spaces belong to one player.',
    green: 'All green spaces belong to one player.',
    scoring: 'A scoring brought somebody to 40 points; the higher score wins.',
    draw: 'Both have the same score after the last scoring.',
  },
  options: {},
  rules,
  about: '',
}
