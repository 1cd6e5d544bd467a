/** Everything Horus says in English. */
import type { GameWords, Path } from '../../../../web/kit/board.ts'
import { middleOf } from '../../rules/cards.ts'
import { ANY_STACK, NECROPOLIS, TILES } from '../../rules/data.ts'
import { xOf, yOf } from '../../rules/grid.ts'
import { isEnd, LOOSE_END } from '../../rules/laying.ts'
import type { HorusEvent, View } from '../../rules/types.ts'
import { frameOf, sizeOf, wantedSize } from '../facts.ts'
import { regionOf } from '../map.ts'
import { previewLaying, previewStone } from '../preview.ts'
import { rulesEn } from './rules.en.ts'
import { sizeTextEn, textsEn } from './texts.en.ts'

const { kinds } = textsEn
const A_TILE = [
  'a desert tile',
  'a hills tile',
  'a farmland tile',
  'a swamp tile',
  'a necropolis',
  'the temple of Horus',
  'a river tile',
  'the start tile',
  'a river end',
]
const aTile = (name: string): string => A_TILE[(TILES as readonly string[]).indexOf(name)]
const stackTile = (stack: number): string =>
  stack === NECROPOLIS ? 'a river/necropolis tile' : A_TILE[stack]
const numberIn = (key: string): number => Number(key.slice(key.indexOf(':') + 1))

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What laying here would do, short. */
function laying(view: View, at: number): string {
  const { regions, joined, piece } = previewLaying(view, at)
  const own = regions.findIndex(({ tiles }) => tiles.some(({ n }) => n === piece.n))
  const others = regions.length - (own >= 0 ? 1 : 0)
  const parts: string[] = []
  if (own >= 0) {
    const sizes = joined[own].map(root => view.board.size[root])
    const { size, worth, kind } = regions[own]
    parts.push(
      `${kinds[kind]} ${sizes.length > 0 ? `${[...sizes, 1].join(' + ')} = ` : ''}${size}, worth ${worth}`,
    )
  }
  if (others > 0) parts.push(`${others} other ${others === 1 ? 'region gains' : 'regions gain'} value`)
  return parts.length > 0 ? `Lay it here? ${capital(parts.join('; '))}` : 'Lay it here?'
}

/** The majority as it would be with one more stone, short. */
function stone(view: View, region: number): string {
  const seat = view.seat ?? 0
  const { stones, worth } = previewStone(view, seat, region).region
  const best = Math.max(...stones.filter((_, other) => other !== seat))
  const own = stones[seat]
  const stand =
    own > best ? `you lead ${own}–${best}` : own === best ? `a tie at ${own}` : `you trail ${own}–${best}`
  return `Set it here? ${capital(stand)}, worth ${worth}`
}

function askedToLay(what: number): string {
  if (!isEnd(what)) return `Lay ${A_TILE[what]}`
  return what >= LOOSE_END
    ? 'Lay the river end again, anywhere at the river'
    : 'Lay the river end again, at the new river tile'
}

/** What a card would do, short. */
function playing(view: View, card: number): string {
  const tile = middleOf(card) === ANY_STACK ? 'Any' : kinds[middleOf(card)]
  return `${tile} tile, stone in ${sizeTextEn(sizeOf(view, card))}: play it?`
}

function asked(view: View, chosen: Path): string {
  const { phase, what } = frameOf(view)
  const [key] = chosen
  switch (phase) {
    case 'lay':
      return key ? laying(view, numberIn(key)) : askedToLay(what)
    case 'replace':
      return 'Choose the river end that gives way to the river tile'
    case 'use':
      return 'River, necropolis, or in the place of an end?'
    case 'play':
      if (key === 'nile') return 'Two river/necropolis tiles, then move a stone: play it?'
      return key ? playing(view, numberIn(key)) : 'Play a card'
    case 'take':
      return key ? 'The last one: all cards of this terrain go. Take it?' : 'Take a tile from a stack'
    case 'stone':
      return key ? stone(view, numberIn(key)) : `Set a stone in ${sizeTextEn(wantedSize(view) ?? 0)}`
    case 'lift':
      return 'Take one of your stones from a region at the river'
    case 'move':
      return key ? stone(view, numberIn(key)) : 'Set it in another region at the river'
    default:
      return 'One moment'
  }
}

const WAITING: Readonly<Record<string, string>> = {
  lay: 'lays a tile',
  replace: 'lets the river grow',
  use: 'decides on a river/necropolis tile',
  play: 'chooses a card',
  take: 'chooses a stack',
  stone: 'sets a stone',
  lift: 'moves a stone',
  move: 'moves a stone',
}

const DO: Readonly<Record<string, string>> = {
  'do:lay': 'Lay here',
  'do:play': 'Play card',
  'do:take': 'Take the last tile',
  'do:set': 'Set stone',
  'do:move': 'Move stone',
}

function key(name: string, view: View): string {
  const n = numberIn(name)
  if (name.startsWith('at:')) return textsEn.place(xOf(n), yOf(n))
  if (name.startsWith('card:')) return `Card ${textsEn.cardName(n)}`
  if (name.startsWith('stack:')) return textsEn.stackName(n, view.stacks[n])
  if (name.startsWith('end:')) return `${textsEn.end(n)}, river end`
  if (name.startsWith('region:')) return textsEn.regionName(regionOf(view.board, n, view.supply.length))
  if (name.startsWith('as:')) return name === 'as:river' ? 'As river' : 'As necropolis'
  return name === 'nile' ? 'Nile card' : (DO[name] ?? name)
}

function happened(event: HorusEvent): string | null {
  switch (event.type) {
    case 'first':
      return `@${event.seat} begins`
    case 'turn':
      return `Round ${event.round}: @${event.seat}`
    case 'drew':
      return `Out of the bag: ${aTile(event.tile)}`
    case 'laid':
      return `@${event.seat} lays ${aTile(event.tile)}`
    case 'replaced':
      return `@${event.seat} puts a river tile in the place of a river end`
    case 'removed':
      return `There is no place for ${aTile(event.tile)}; it leaves the game`
    case 'took':
      return `@${event.seat} takes ${stackTile(event.stack)}, ${event.left} left`
    case 'played':
      return `@${event.seat} plays ${textsEn.cardName(event.card)}`
    case 'nile':
      return `@${event.seat} plays the Nile card`
    case 'exhausted':
      return `The stack ${event.stack === NECROPOLIS ? 'River/necropolis' : kinds[event.stack]} is empty`
    case 'discarded':
      return `@${event.seat} discards ${event.cards.map(card => textsEn.cardName(card)).join('; ')}`
    case 'reshuffled':
      return `The discards are shuffled: a pile of ${event.cards} cards`
    case 'hand':
      return `@${event.seat} draws ${textsEn.cardName(event.card)}`
    case 'set':
      return `@${event.seat} sets a stone`
    case 'lapsed':
      return event.action === 'stone' ? `@${event.seat} can set no stone` : `@${event.seat} can move no stone`
    case 'moved':
      return `@${event.seat} moves a stone to another region`
    case 'over':
      return 'The match is over'
    default:
      return null
  }
}

export const en: GameWords<View, HorusEvent> = {
  asked,
  waiting: view => WAITING[frameOf(view)?.phase] ?? 'draws',
  key,
  happened,
  facts: (view, seat) => [
    { label: 'Stones', value: view.supply[seat] },
    { label: 'Cards', value: view.handSizes[seat] },
    { label: 'Nile card', value: view.nile[seat] > 0 ? 'yes' : 'played' },
  ],
  lines: {
    '9.2': 'Regions',
    '9.3': 'Regions at the temple',
    '9.4': 'Regions on islands',
    '9.5': 'At the temple, on an island',
  },
  endings: {
    terrains: 'The stacks of two terrains are empty.',
    river: 'Two stacks are empty, the river/necropolis tiles among them.',
    shared: 'Equal points: the victory is shared.',
  },
  options: {
    split: {
      label: 'Tiles in bag and stack',
      explain: 'How the twenty tiles of each terrain are split. No source tells the printed split.',
      choices: {
        '10/10': '10 in the bag, 10 on the stack',
        '12/8': '12 in the bag, 8 on the stack (shorter)',
      },
    },
  },
  rules: rulesEn,
  about:
    'Reconstructed, because no source tells them: how the tiles are split between bag and stacks, 16 river tiles and 20 river/necropolis tiles (only their sum is sure), the straight start row, and which 50 cards there are: two of every terrain with every number, one with "?", and one of every "?" with every number and with "?".',
}
