/** What Horus asks, and what it calls things: which entry of the catalogue speaks of what, once for all languages. */

import { frameOf } from '../../../kernel/frames.ts'
import { listIn } from '../../../words/catalogue.ts'
import type { AskedWords, Path } from '../../../words/game.ts'
import type { Language } from '../../../words/languages.ts'
import {
  type Contacts,
  DOUBLE,
  emptyStacks,
  endsMatch,
  exchangesCards,
  isCapped,
  isFirstRound,
  layingOf,
  promisedBy,
  type Region,
  type Reminder,
  regionOf,
  sizeOf,
  stoneIn,
  wantedSize,
} from '../board/facts.ts'
import { NILE_KEY, numberIn, takeApart } from '../board/keys.ts'
import { ANY_SIZE, ANY_STACK, LAST_STACKS, NECROPOLIS, TILES } from '../rules/data.ts'
import { cornerOf, middleOf } from '../rules/faces.ts'
import { xOf, yOf } from '../rules/grid.ts'
import { isEnd, LOOSE_END } from '../rules/laying.ts'
import type { View } from '../rules/types.ts'
import type { Text } from './types.ts'

export type Tile = (typeof TILES)[number] | 'double' | 'any'
type Stack = keyof Text['stacks']

/** The name of a kind of tile in the catalogue. */
export const tileOf = (kind: number): Tile => (kind === DOUBLE ? 'double' : TILES[kind])
/** What a stack holds: the last one river/necropolis tiles. */
export const tileOfStack = (stack: number): Tile => (stack === NECROPOLIS ? 'double' : TILES[stack])
export const stackOf = (stack: number): Stack => TILES[stack] as Stack
const tileOfCard = (card: number): Tile => (middleOf(card) === ANY_STACK ? 'any' : TILES[middleOf(card)])

const cornerText = (card: number): string => (cornerOf(card) === ANY_SIZE ? '?' : String(cornerOf(card) + 1))

/** Half edges in tiles: 3 is 1½. */
function tilesFar(halves: number): string {
  const whole = Math.trunc(Math.abs(halves) / 2)
  return `${whole > 0 || halves % 2 === 0 ? whole : ''}${halves % 2 === 0 ? '' : '½'}`
}

export const cardName = (text: Text, card: number): string =>
  text.cards.name({ tile: text.kinds[tileOfCard(card)], corner: cornerText(card) })

export const kindName = (text: Text, kind: number): string => text.kinds[tileOf(kind)]

/** What a card does, in full. */
export function explainCard(text: Text, card: number, view: View): string {
  const { explain, explainAny, explainFirst } = text.cards
  const tile = text.tiles[tileOfCard(card)]
  if (isFirstRound(view) && cornerText(card) !== '1') return explainFirst({ tile })
  const n = sizeOf(view, card)
  return n === 0 ? explainAny({ tile }) : explain({ tile, n })
}

export const regionName = (text: Text, { kind, size }: Pick<Region, 'kind' | 'size'>): string =>
  text.region.name({ tile: text.kinds[tileOf(kind)], n: size })

/** All that is to be said of a region. */
export function explainRegion(text: Text, language: Language, region: Region): string {
  const { region: w } = text
  const { stones, leaders, worth, uncapped, free } = region
  const held = stones.flatMap((n, seat) => (n > 0 ? [w.stonesOf({ seat, n })] : []))
  const names = leaders.map(seat => `@${seat}`)
  const doubled = region.byTemple
    ? w[region.onIsland ? 'worthBoth' : 'worthTemple']
    : w[region.onIsland ? 'worthIsland' : 'worth']
  return [
    held.length === 0 ? w.noStones : w.stones({ list: listIn(language, held) }),
    ...(names.length === 1 ? [w.leads({ name: names[0] })] : []),
    ...(names.length > 1 ? [w.tied({ names: listIn(language, names) })] : []),
    doubled({ worth }),
    ...(isCapped(region) ? [w.capped({ uncapped })] : []),
    region.isClosed ? w.closed : free === 0 ? w.full : w.free({ n: free }),
    region.byRiver ? w.onRiver : w.offRiver,
  ].join(' ')
}

/** What a tile at a position would join and touch. */
export function explainContacts(text: Text, language: Language, contacts: Contacts): string {
  const { contacts: w } = text
  const { kind, regions, water, temple } = contacts
  const named = (some: Contacts['regions']): string[] =>
    some.map(({ kind: terrain, size }) => w.region({ tile: kindName(text, terrain), size }))
  const same = regions.filter(region => region.kind === kind)
  const list = [
    ...named(regions.filter(region => region.kind !== kind)),
    ...(water ? [w.river] : []),
    ...(temple ? [w.temple] : []),
  ]
  const n = same.reduce((total, { size }) => total + size, 1)
  const joins =
    same.length > 0
      ? [w.joins({ list: listIn(language, named(same)), n })]
      : kind < NECROPOLIS && kind >= 0
        ? [w.fresh]
        : []
  return [...joins, ...(list.length > 0 ? [w.touches({ list: listIn(language, list) })] : [])].join(' ')
}

/** A position, in tiles from the start tile. */
export function whereIs(text: Text, at: number): string {
  const { where: w } = text
  const [x, y] = [xOf(at), yOf(at)]
  const across = w[x > 0 ? 'right' : 'left']({ far: tilesFar(x) })
  const along = w[y > 0 ? 'down' : 'up']({ far: tilesFar(y) })
  if (x !== 0 && y !== 0) return w.aslant({ across, along })
  return w.straight({ way: x === 0 ? along : across })
}

/** What is easily forgotten, short for the board and long for its explanation. */
export function remind(
  text: Text,
  reminder: Reminder,
  view: View,
): { readonly short: string; readonly long: string } {
  const w = text.reminders
  if (reminder === 'second') {
    const least = Math.min(...view.stacks.filter(left => left > 0))
    return { short: w.second.short, long: w.second.long({ least }) }
  }
  if (reminder !== 'exhausted') return w[reminder]
  const tile = kindName(text, view.exhausted)
  return { short: w.exhausted.short({ tile }), long: w.exhausted.long({ tile }) }
}

/** What a stack holds and what its end would mean. */
export function explainStack(text: Text, stack: number, view: View): string {
  const { beside: w } = text
  const left = view.stacks[stack]
  const empty = emptyStacks(view)
  const end = empty >= LAST_STACKS ? w.endTwo : empty > 0 ? w.endOne : w.endNone
  if (endsMatch(view, stack)) return w.stackEnds
  if (left > 0) return w.stackLeft({ n: left, end })
  return stack === NECROPOLIS ? w.doubleGone({ end }) : w.stackGone({ tile: kindName(text, stack), end })
}

export function explainBag(text: Text, language: Language, bag: readonly number[]): string {
  const list = bag.flatMap((count, kind) =>
    count > 0 ? [text.beside.count({ tile: kindName(text, kind), count })] : [],
  )
  return list.length > 0 ? text.beside.bagExplain({ list: listIn(language, list) }) : text.beside.bagEmpty
}

/** What laying here would do, short. */
function askLaying({ asked: w, kinds }: Text, view: View, at: number): string {
  const { changed, board, tile } = layingOf(view, at)
  const own = changed.find(({ region }) => region.root === board.region[tile])
  const others = changed.length - (own ? 1 : 0)
  if (!own) return others > 0 ? w.layGain({ n: others }) : w.layHere
  const { kind, size, worth } = own.region
  const sizes = [...own.from.map(root => view.board.size[root]), 1]
  const said =
    sizes.length > 1
      ? w.layGrow({ tile: kinds[tileOf(kind)], sum: sizes.join(' + '), size, worth })
      : w.layNew({ worth })
  return others > 0 ? w.layAlso({ said, n: others }) : said
}

/** The majority as it would be with one more stone, short. */
function askStone({ asked: w }: Text, view: View, root: number): string {
  const seat = view.seat ?? 0
  const { stones, worth } = stoneIn(view, seat, root).region
  const best = Math.max(...stones.filter((_, other) => other !== seat))
  const own = stones[seat]
  if (best === 0) return w.stoneAlone({ worth })
  if (own === best) return w.stoneTie({ own, n: worth })
  return own > best ? w.stoneLead({ own, best, worth }) : w.stoneTrail({ own, best, worth })
}

/** What a card would do and allow, short. */
function askPlaying({ asked: w, kinds }: Text, view: View, card: number): string {
  const { fits, grows } = promisedBy(view, card)
  const tile = kinds[tileOfCard(card)]
  const said = fits.length > 0 ? w.playFits({ tile, n: fits.length }) : w.playNone({ tile })
  return grows.length > 0 ? w.playGrows({ said, n: grows.length }) : said
}

function askLay({ asked: w, tiles }: Text, what: number): string {
  if (!isEnd(what)) return w.lay({ tile: tiles[tileOf(what)] })
  return what >= LOOSE_END ? w.layLooseEnd : w.layEnd
}

function askTake({ asked: w, kinds }: Text, view: View, stack: number | null): string {
  if (stack === null) return w.take
  return exchangesCards(view, stack) ? w.takeLast({ tile: kinds[tileOfStack(stack)] }) : w.takeThis
}

function askToSet({ asked: w }: Text, view: View): string {
  const n = wantedSize(view) ?? 0
  return n === 0 ? w.stoneAny : w.stone({ n })
}

function asked(text: Text, view: View, [key]: Path): string {
  const { phase, what } = frameOf(view)
  const { asked: w } = text
  const region = numberIn('region', key)
  const at = numberIn('at', key)
  const card = numberIn('card', key)
  switch (phase) {
    case 'lay':
      return at === null ? askLay(text, what) : askLaying(text, view, at)
    case 'replace':
      return key ? w.replaceHere : w.replace
    case 'use':
      return key ? (numberIn('end', key) === null ? w.useThis : w.replaceHere) : w.use
    case 'play':
      return key === NILE_KEY ? w.playNile : card === null ? w.play : askPlaying(text, view, card)
    case 'take':
      return askTake(text, view, numberIn('stack', key))
    case 'stone':
      return region === null ? askToSet(text, view) : askStone(text, view, region)
    case 'lift':
      return key ? w.liftHere : w.lift
    case 'move':
      return region === null ? w.move : askStone(text, view, region)
    default:
      return w.moment
  }
}

function nameOf(text: Text, key: string, view: View): string {
  const taken = takeApart(key)
  if (taken === null) return key
  switch (taken.kind) {
    case 'at':
      return whereIs(text, taken.n)
    case 'card':
      return text.keys.card({ card: cardName(text, taken.n), n: Math.max(1, view.hand?.[taken.n] ?? 1) })
    case 'stack':
      return text.keys.stack({ stack: text.stacks[stackOf(taken.n)], n: view.stacks[taken.n] })
    case 'end':
      return text.keys.end({ end: taken.n + 1 })
    case 'region':
      return regionName(text, regionOf(view.board, taken.n, view.supply.length))
    case 'as':
      return text.keys[taken.as]
    case 'do':
      return text.do[taken.doing]
    case 'nile':
      return view.seat !== null && view.nile[view.seat] === 0 ? text.keys.nileSpent : text.keys.nile
  }
}

export function speech(text: Text): AskedWords<View, Text> {
  return {
    text,
    asked: (view, chosen) => asked(text, view, chosen),
    waiting: view => {
      const phase = frameOf(view)?.phase
      return phase && phase in text.waiting ? text.waiting[phase as keyof Text['waiting']] : text.waiting.draw
    },
    key: (key, view) => nameOf(text, key, view),
  }
}
