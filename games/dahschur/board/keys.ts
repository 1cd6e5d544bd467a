/** The names of what can be chosen in Dahschur and of where pieces lie: made here, taken apart here, and nowhere else. */
import type { Seat } from '../../../kernel/game.ts'
import type { Key, Path } from '../../../words/game.ts'
import type { Metal } from '../rules/data.ts'
import type { AreaName } from '../rules/types.ts'

export const handKey = (card: number): Key => `hand:${card}`
export const rowKey = (owner: number): Key => `row:${owner}`
export const areaKey = (area: AreaName): Key => `area:${area}`
export const stallKey = (stall: number): Key => `stall:${stall}`
export const gemKey = (colour: number): Key => `gem:${colour}`
export const plateKey = (field: number): Key => `plate:${field}`
export const STONE_KEY: Key = 'stone'
export const fieldKey = (field: number): Key => `field:${field}`
/** An offering is chosen by its field, a new one (0) by the stones beside the entry. */
export const offeringKey = (from: number): Key => (from === 0 ? STONE_KEY : fieldKey(from))
export const discKey = (city: number, metal: Metal): Key => `disc:${city}:${metal}`
export const frontKey = (seat: Seat, card: number): Key => `front:${seat}:${card}`
export const doorKey = (door: number): Key => `door:${door}`

/** What is asked once more before it is done, since there is no element to choose first. */
export type Doubt = 'hire' | 'leave' | 'finish' | 'pass' | 'takeNothing' | 'buryNothing'

/** What the buttons of the dock do; many name what they do it with. */
export const DO = {
  give: (card: number): Key => `do:give:${card}`,
  lay: (card: number): Key => `do:lay:${card}`,
  area: (area: AreaName): Key => `do:area:${area}`,
  buy: (stall: number): Key => `do:buy:${stall}`,
  stop: (stall: number): Key => `do:stop:${stall}`,
  swap: 'do:swap',
  swapWith: (field: number): Key => `do:swapWith:${field}`,
  place: (gems: number): Key => `do:place:${gems}`,
  takeBack: (stall: number): Key => `do:takeBack:${stall}`,
  advance: (from: number, to: number): Key => `do:advance:${from}:${to}`,
  gem: (colour: number): Key => `do:gem:${colour}`,
  take: (metal: Metal): Key => `do:take:${metal}`,
  entomb: (card: number): Key => `do:entomb:${card}`,
  bury: (door: number): Key => `do:bury:${door}`,
  /** What is done at once, or first asked about. */
  hire: 'do:hire',
  leave: 'do:leave',
  finish: 'do:finish',
  pass: 'do:pass',
  takeNothing: 'do:takeNothing',
  buryNothing: 'do:buryNothing',
  sure: (doubt: Doubt): Key => `do:sure:${doubt}`,
} as const

export const courtPlace = (seat: Seat): string => `court:${seat}`
export const ownPlace = (what: string): string => `own:${what}`
export const merchantPlace = (seat: Seat): string => `merchant:${seat}`
export const warePlace = (stall: number): string => `ware:${stall}`
export const goodsPlace = (seat: Seat, stall: number): string => `goods:${seat}:${stall}`
export const tombPlace = (door: number): string => `tomb:${door}`
export const buriedPlace = (door: number): string => `buried:${door}`
export const hiredPlace = (seat: Seat): string => `hired:${seat}`
export const pointsPlace = (seat: Seat): string => `points:${seat}`
/** All tributes have one place. */
export const rewardPlace = (prize: number): string => `reward:${Math.min(prize, 3)}`
export const PHARAOH_PLACE = 'pharaoh'
export const NEUTRAL_PLACE = 'neutral'

type Element =
  | { readonly kind: 'hand'; readonly card: number }
  | { readonly kind: 'row'; readonly owner: number }
  | { readonly kind: 'area'; readonly area: AreaName }
  | { readonly kind: 'stall'; readonly stall: number }
  | { readonly kind: 'gem'; readonly colour: number }
  | { readonly kind: 'plate' | 'field'; readonly field: number }
  | { readonly kind: 'stone' }
  | { readonly kind: 'disc'; readonly city: number; readonly metal: Metal }
  | { readonly kind: 'front'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'door'; readonly door: number }

export type Button = { readonly kind: 'do' } & (
  | { readonly doing: 'give' | 'lay' | 'entomb'; readonly card: number }
  | { readonly doing: 'area'; readonly area: AreaName }
  | { readonly doing: 'buy' | 'stop' | 'takeBack'; readonly stall: number }
  | { readonly doing: 'swapWith'; readonly field: number }
  | { readonly doing: 'place'; readonly gems: number }
  | { readonly doing: 'advance'; readonly from: number; readonly to: number }
  | { readonly doing: 'gem'; readonly colour: number }
  | { readonly doing: 'take'; readonly metal: Metal }
  | { readonly doing: 'bury'; readonly door: number }
  | { readonly doing: 'sure'; readonly doubt: Doubt }
  | { readonly doing: 'swap' | Doubt }
)

export type Taken = Element | Button

type Kind = Element['kind']
type Doing = keyof typeof DO

/** By kind: how the rest of a key is read. */
const ELEMENTS: { readonly [K in Kind]: (first: string, second: string) => Element } = {
  hand: card => ({ kind: 'hand', card: Number(card) }),
  row: owner => ({ kind: 'row', owner: Number(owner) }),
  area: area => ({ kind: 'area', area: area as AreaName }),
  stall: stall => ({ kind: 'stall', stall: Number(stall) }),
  gem: colour => ({ kind: 'gem', colour: Number(colour) }),
  plate: field => ({ kind: 'plate', field: Number(field) }),
  field: field => ({ kind: 'field', field: Number(field) }),
  stone: () => ({ kind: 'stone' }),
  disc: (city, metal) => ({ kind: 'disc', city: Number(city), metal: metal as Metal }),
  front: (seat, card) => ({ kind: 'front', seat: Number(seat), card: Number(card) }),
  door: door => ({ kind: 'door', door: Number(door) }),
}

function readButton(doing: Doing, first: string, second: string): Button {
  const kind = 'do'
  switch (doing) {
    case 'give':
    case 'lay':
    case 'entomb':
      return { kind, doing, card: Number(first) }
    case 'area':
      return { kind, doing, area: first as AreaName }
    case 'buy':
    case 'stop':
    case 'takeBack':
      return { kind, doing, stall: Number(first) }
    case 'swapWith':
      return { kind, doing, field: Number(first) }
    case 'place':
      return { kind, doing, gems: Number(first) }
    case 'advance':
      return { kind, doing, from: Number(first), to: Number(second) }
    case 'gem':
      return { kind, doing, colour: Number(first) }
    case 'take':
      return { kind, doing, metal: first as Metal }
    case 'bury':
      return { kind, doing, door: Number(first) }
    case 'sure':
      return { kind, doing, doubt: first as Doubt }
    default:
      return { kind, doing }
  }
}

/** What a key means; null if it is none of Dahschur's. */
export function takeApart(key: Key): Taken | null {
  const [kind, first = '', second = '', third = ''] = key.split(':')
  if (kind === 'do') return Object.hasOwn(DO, first) ? readButton(first as Doing, second, third) : null
  return Object.hasOwn(ELEMENTS, kind) ? ELEMENTS[kind as Kind](first, second) : null
}

/** What kind of thing lies at a place. */
export const kindAt = (place: string): string => place.split(':')[0]

/** What has been chosen first; null if nothing has. */
export const firstIn = (chosen: Path): Taken | null => (chosen.length > 0 ? takeApart(chosen[0]) : null)

/** The card of one's own hand that has been picked, but not given yet; 0 if none has. */
export function pickedCard(chosen: Path): number {
  const first = firstIn(chosen)
  return first?.kind === 'hand' ? first.card : 0
}

/** The stall that a path begins with; 0 if it begins with none. */
export function pickedStall(chosen: Path): number {
  const first = firstIn(chosen)
  return first?.kind === 'stall' ? first.stall : 0
}

/** The plate that a path begins with, by its field; 0 if it begins with none. */
export function pickedPlate(chosen: Path): number {
  const first = firstIn(chosen)
  return first?.kind === 'plate' ? first.field : 0
}
