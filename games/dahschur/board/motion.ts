/** The story on the board: for every event what travels, which places it is about, how long it stays, and what belongs together. */
import type { Seat } from '../../../kernel/game.ts'
import type { Gain, Move, Weight } from '../../../web/kit/board.ts'
import { type DahschurEvent, MARKET, NEUTRAL, type View } from '../rules/types.ts'
import {
  buriedPlace,
  courtPlace,
  discKey,
  doorKey,
  fieldKey,
  frontKey,
  gemKey,
  goodsPlace,
  handKey,
  hiredPlace,
  merchantPlace,
  NEUTRAL_PLACE,
  ownPlace,
  PHARAOH_PLACE,
  plateKey,
  pointsPlace,
  rewardPlace,
  rowKey,
  STONE_KEY,
  stallKey,
  tombPlace,
  warePlace,
} from './keys.ts'

export { after, drawn } from './story/after.ts'

/** One's own things lie in the dock, those of others in front of them. */
const store = (seat: Seat, what: string, view: View): string =>
  seat === view.seat ? ownPlace(what) : courtPlace(seat)

const hand = (seat: Seat, card: number, view: View): string =>
  seat === view.seat ? handKey(card) : courtPlace(seat)

export function movesOf(event: DahschurEvent, view: View): readonly Move[] {
  switch (event.type) {
    case 'pharaoh':
      return [{ from: PHARAOH_PLACE, to: PHARAOH_PLACE }]
    case 'neutral':
      return [{ from: NEUTRAL_PLACE, to: rowKey(NEUTRAL) }]
    case 'gave':
      return [{ from: hand(event.seat, event.card, view), to: rowKey(event.seat) }]
    case 'laid':
      return [{ from: hand(event.seat, event.card, view), to: frontKey(event.seat, event.card) }]
    case 'used':
      return [{ from: rowKey(event.from), to: backOf(event) }]
    case 'hired':
      return [{ from: stallKey(event.card), to: rowKey(MARKET) }]
    case 'entombed': {
      const door = (event.chamber - 1) * 4 + event.seat
      return [{ from: frontKey(event.seat, event.card), to: tombPlace(door) }]
    }
    case 'took':
      return [{ from: discKey(event.city, event.metal), to: store(event.seat, event.metal, view) }]
    case 'buried': {
      const from = event.seat === view.seat ? ownPlace(`disc:${event.value}`) : courtPlace(event.seat)
      return [{ from, to: buriedPlace(event.door) }]
    }
    case 'scored':
      return [{ from: pointsPlace(event.seat), to: pointsPlace(event.seat) }]
    default:
      return movesOfGoods(event, view)
  }
}

/** Where a card goes when it has been used. */
function backOf({ seat, from, card }: Extract<DahschurEvent, { type: 'used' }>): string {
  if (from === NEUTRAL) return NEUTRAL_PLACE
  return from === MARKET ? hiredPlace(seat) : frontKey(from, card)
}

/** Merchants, stones and gems. */
function movesOfGoods(event: DahschurEvent, view: View): readonly Move[] {
  switch (event.type) {
    case 'moved':
      return [{ from: merchantPlace(event.seat), to: merchantPlace(event.seat) }]
    case 'bought':
      return [
        { from: store(event.seat, 'stones', view), to: goodsPlace(event.seat, event.stall) },
        { from: warePlace(event.stall), to: store(event.seat, `gem:${event.gem}`, view) },
      ]
    case 'restocked':
      return event.gem < 0 ? [] : [{ from: gemKey(event.gem), to: warePlace(event.stall) }]
    case 'tookBack':
      return [{ from: goodsPlace(event.seat, event.stall), to: store(event.seat, 'stones', view) }]
    case 'swapped':
      return [
        { from: plateKey(event.first), to: plateKey(event.second) },
        { from: plateKey(event.second), to: plateKey(event.first) },
      ]
    case 'placed':
      return [{ from: store(event.seat, `gem:${event.gem}`, view), to: plateKey(event.field) }]
    case 'advanced':
      return [{ from: event.from === 0 ? STONE_KEY : fieldKey(event.from), to: fieldKey(event.to) }]
    case 'gem':
      return [{ from: gemKey(event.gem), to: store(event.seat, `gem:${event.gem}`, view) }]
    default:
      return []
  }
}

export function whereOf(event: DahschurEvent): readonly string[] {
  switch (event.type) {
    case 'pharaoh':
      return [PHARAOH_PLACE]
    case 'active':
    case 'showed':
    case 'consoled':
      return [courtPlace(event.seat)]
    case 'neutral':
      return [rowKey(NEUTRAL)]
    case 'gave':
      return [rowKey(event.seat), frontKey(event.seat, event.card)]
    case 'used':
      return event.from < NEUTRAL ? [frontKey(event.from, event.card)] : [rowKey(event.from)]
    case 'laid':
      return [frontKey(event.seat, event.card)]
    case 'moved':
    case 'bought':
    case 'restocked':
    case 'tookBack':
      return [stallKey(event.stall)]
    case 'hired':
      return [stallKey(event.card)]
    case 'swapped':
      return [plateKey(event.first), plateKey(event.second)]
    case 'placed':
      return [plateKey(event.field)]
    case 'advanced':
      return [fieldKey(event.to)]
    default:
      return whereOfPrize(event)
  }
}

function whereOfPrize(event: DahschurEvent): readonly string[] {
  switch (event.type) {
    case 'scored':
      return gainOf(event)?.from ?? []
    case 'rolled':
    case 'won':
    case 'lapsed':
      return [rewardPlace(event.prize)]
    case 'gem':
      return [gemKey(event.gem)]
    case 'took':
      return [discKey(event.city, event.metal)]
    case 'disc':
      return [ownPlace(`disc:${event.value}`)]
    case 'entombed':
      return [doorKey((event.chamber - 1) * 4 + event.seat)]
    case 'buried':
      return [doorKey(event.door)]
    default:
      return []
  }
}

/** Where points come from: plates, the right-hand reward, doors of chambers, or the gems in front of a player. */
export function gainOf(event: DahschurEvent): Gain | null {
  if (event.type !== 'scored') return null
  const { seat, points, at, rule } = event
  if (rule === '6.4') return { seat, points, from: [rewardPlace(2)] }
  if (rule === '9.5') return { seat, points, from: [courtPlace(seat)] }
  return { seat, points, from: at.map(rule.startsWith('4.') ? plateKey : doorKey) }
}

/** So many points at once make everybody look up: three or four gems. */
const MANY = 6

/** Everybody looks up: dice for a prize, a long run of gems on the avenue, the chambers open, the end. */
const isCeremony = (event: DahschurEvent): boolean =>
  event.type === 'rolled' ||
  event.type === 'over' ||
  (event.type === 'scored' && event.rule === '4.4' && event.points >= MANY) ||
  (event.type === 'phase' && event.name === 'discs')

/** One of many: everybody gives and lays cards, gems are placed one by one. */
const SMALL: readonly DahschurEvent['type'][] = [
  'phase',
  'active',
  'neutral',
  'gave',
  'laid',
  'placed',
  'restocked',
  'lapsed',
  'passed',
  'cityGone',
]
/** There is nothing to see in it, or nobody has seen the board before. */
const NOTHING: readonly DahschurEvent['type'][] = ['stocked', 'gems', 'plates', 'reshuffled']

export function weightOf(event: DahschurEvent): Weight {
  if (isCeremony(event)) return 'ceremony'
  if (NOTHING.includes(event.type)) return 'nothing'
  return SMALL.includes(event.type) ? 'small' : 'normal'
}

/** By event: what it is shown with if that came just before. */
const JOINED: Partial<Readonly<Record<DahschurEvent['type'], readonly DahschurEvent['type'][]>>> = {
  active: ['pharaoh'],
  neutral: ['active'],
  gave: ['showed'],
  moved: ['used'],
  bought: ['moved'],
  reshuffled: ['bought', 'hired'],
  restocked: ['bought', 'hired', 'reshuffled'],
  swapped: ['used'],
  placed: ['placed', 'used', 'scored'],
  scored: ['placed', 'scored', 'won', 'buried'],
  advanced: ['used', 'won', 'consoled'],
  tookBack: ['used', 'scored', 'consoled'],
  passed: ['used', 'won', 'consoled'],
  took: ['won'],
  gem: ['won'],
  disc: ['took'],
  cities: ['cityGone'],
  cityGone: ['cityGone'],
}

/** Whether both belong to one beat. */
export const joins = (event: DahschurEvent, before: DahschurEvent): boolean =>
  JOINED[event.type]?.includes(before.type) ?? false

/** A round begins, or what follows its turns. */
export const heads = (event: DahschurEvent): boolean => event.type === 'pharaoh' || event.type === 'phase'
