/** What the board of Horus says, in English. */
import { cornerOf, middleOf } from '../../rules/cards.ts'
import { ANY_SIZE, ANY_STACK, HIGHEST_VALUE, NECROPOLIS } from '../../rules/data.ts'
import { DOUBLE, emptyStacks, sizeOf } from '../facts.ts'
import type { Texts } from './texts.ts'

const KINDS = [
  'Desert',
  'Hills',
  'Farmland',
  'Swamp',
  'Necropolis',
  'Temple',
  'River',
  'Start tile',
  'River end',
]
const DOUBLE_TILE = 'River/necropolis tile'

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const tiles = (n: number): string => plural(n, 'tile', 'tiles')
const half = (n: number): string =>
  n % 2 === 0 ? String(Math.abs(n) / 2) : `${Math.abs(n) > 1 ? (Math.abs(n) - 1) / 2 : ''}½`

const cornerText = (card: number): string => (cornerOf(card) === ANY_SIZE ? '?' : String(cornerOf(card) + 1))

export const sizeTextEn = (size: number): string =>
  size === 0 ? 'a region of 1 to 5 tiles' : `a region of ${tiles(size)}`

export const textsEn: Texts = {
  map: 'Map',
  zoom: { closer: 'Closer', farther: 'Farther', whole: 'The whole map' },
  allPlaces: n => `Show all ${n} places`,
  allRegions: n => `Show all ${n} regions`,
  kinds: KINDS,
  end: end => `Barque ${end + 1}`,
  water: n => `The Nile, ${tiles(n)}`,
  regionName: ({ kind, size }) => `${KINDS[kind]}, ${tiles(size)}`,
  region(region) {
    const { stones, leaders, worth, uncapped, size, free } = region
    const parts: string[] = []
    const held = stones.flatMap((n, seat) => (n > 0 ? [`@${seat} ${n}`] : []))
    if (held.length === 0) parts.push('No stones yet: it scores for nobody.')
    else {
      parts.push(`Stones: ${held.join(', ')}.`)
      const names = leaders.map(seat => `@${seat}`).join(' and ')
      parts.push(leaders.length > 1 ? `${names} tie and score in full.` : `${names} leads.`)
    }
    const doubled = [region.byTemple ? 'temple ×2' : '', region.onIsland ? 'island ×2' : ''].filter(Boolean)
    parts.push(`Worth ${worth}${doubled.length > 0 ? ` (${size}, ${doubled.join(', ')})` : ''}.`)
    if (uncapped > HIGHEST_VALUE) parts.push(`Would be ${uncapped}, but no region is worth more than ten.`)
    if (region.isClosed) parts.push('Six tiles or more: closed for new stones.')
    else parts.push(free === 0 ? 'Every tile has a stone.' : `${tiles(free)} without a stone.`)
    parts.push(region.byRiver ? 'Touches the river.' : 'Does not touch the river.')
    return parts.join(' ')
  },
  contacts({ kind, regions, water, temple }) {
    const own = regions.filter(region => region.kind === kind)
    const other = regions.filter(region => region.kind !== kind)
    const list = other.map(region => `${KINDS[region.kind]} ${region.size}`)
    if (water) list.push('the river')
    if (temple) list.push('the temple')
    const size = own.reduce((total, region) => total + region.size, 1)
    const joined =
      own.length > 0
        ? `Joins ${own.map(region => `${KINDS[kind]} ${region.size}`).join(' and ')}: a region of ${size}. `
        : kind < NECROPOLIS
          ? 'A new region. '
          : ''
    return `${joined}${list.length > 0 ? `Touches ${list.join(', ')}.` : ''}`.trim()
  },
  place(x, y) {
    const across = x === 0 ? '' : `${half(x)} ${x > 0 ? 'right' : 'left'}`
    const down = y === 0 ? '' : `${half(y)} ${y > 0 ? 'down' : 'up'}`
    return `Place ${[across, down].filter(Boolean).join(', ')} of the start tile`
  },
  explains: {
    river:
      'Water: river tiles, the start tile with the step pyramid, and the two ends. It belongs to no region.',
    kinds: [
      '',
      '',
      '',
      '',
      'Land that belongs to no region. It parts regions and carries no stone; it is not water.',
      'Regions that touch the temple of Horus are worth twice as much.',
      '',
      '',
      '',
    ],
    use: {
      river:
        'Lay the tile as river, anywhere at the water. To move a barque, choose one of the two ends on the map.',
      necropolis: 'Lay the tile as necropolis, anywhere. It parts regions.',
    },
    end: free =>
      `A barque marks where the river grows. ${free} of 12 places around it are free; no tile may take the last one.`,
    nile: isLeft =>
      isLeft
        ? 'Once in the match, instead of a Horus card: lay two river/necropolis tiles, then move one of your stones between regions at the river. No card is drawn for it.'
        : 'Your Nile card has been played.',
  },
  supplies: 'Stacks, bag and pile',
  stackName: (stack, left) => `Stack ${stack === NECROPOLIS ? DOUBLE_TILE : KINDS[stack]}: ${left} left`,
  stack(stack, left, empty) {
    const end =
      empty > 0 ? 'One stack is empty; the next empty one ends the match.' : 'Two empty stacks end the match.'
    if (left === 0)
      return stack < NECROPOLIS
        ? `Empty. ${KINDS[stack]} tiles come only from the bag now. ${end}`
        : `Empty: no river/necropolis tiles any more. ${end}`
    return `${tiles(left)} left. ${end}`
  },
  bag: left => `Bag: ${tiles(left)}`,
  bagHolds: bag =>
    `A turn begins with a tile from the bag. Left: ${bag.flatMap((n, kind) => (n > 0 ? [`${KINDS[kind]} ${n}`] : [])).join(', ')}.`,
  pile: left => `Pile: ${plural(left, 'card', 'cards')}`,
  pileExplain: discards =>
    `${plural(discards, 'card lies', 'cards lie')} on the discards; they are shuffled when the pile is used up.`,
  cardName: card =>
    `${middleOf(card) === ANY_STACK ? 'Any stack' : KINDS[middleOf(card)]}, ${cornerText(card)}`,
  card(card, view) {
    const middle = middleOf(card)
    const tile = middle === ANY_STACK ? 'A tile of any stack' : `A tile of ${KINDS[middle].toLowerCase()}`
    const note =
      sizeOf(view, card) === 1 && cornerText(card) !== '1'
        ? ' In the first round every card counts as a 1.'
        : ''
    return `${tile}, then a stone in ${sizeTextEn(sizeOf(view, card))}.${note}`
  },
  playedCard: 'The card of this turn',
  held: kind => `In hand: ${kind === DOUBLE ? DOUBLE_TILE : KINDS[kind]}`,
  heldExplain: kind =>
    kind === DOUBLE
      ? 'Lay it as river, as necropolis, or in the place of a river end.'
      : 'This tile has to be laid now.',
  round: n => `Round ${n}`,
  reminders: {
    first: () => [
      'First round: every card is a 1',
      'In the first round every Horus card counts as a 1, also 2 to 5 and "?".',
    ],
    last: view =>
      emptyStacks(view) > 1
        ? ['This is the last turn', 'Two stacks are empty: the match ends with this turn.']
        : [
            'One stack is empty',
            `The second empty stack ends the match with that turn. Smallest stack: ${Math.min(...view.stacks.filter(n => n > 0))}.`,
          ],
    exhausted: view => [
      `${KINDS[view.exhausted]} is exhausted`,
      `Cards of ${KINDS[view.exhausted].toLowerCase()} are out: they are discarded and replaced when drawn. Its tiles still come from the bag.`,
    ],
    room: () => [
      'A river end is nearly blocked',
      'No tile may be laid so that a river end has no free place around it.',
    ],
    closed: () => [
      'Regions of 6 or more are closed',
      'No stone is set in a region of six or more tiles; only the Nile card moves stones there.',
    ],
    cap: () => [
      'No region above 10',
      'A region is never worth more than ten points, however large or doubled it is.',
    ],
  },
  notes: {
    reminders: 'Keep in mind',
    bag: 'Left in the bag',
    bagIntro: 'Everybody has seen what came out; so the next tile is',
    chance: 'chance',
    cards: 'Cards not seen yet',
    cardsIntro: isPlayer =>
      isPlayer
        ? 'In the pile or in the hands of others, by terrain and number.'
        : 'In the pile or in hands, by terrain and number.',
    size: 'Number',
    any: 'Any',
  },
}
