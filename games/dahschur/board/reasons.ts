/** Why something cannot be done: here and now, in words about a refusal that was already given, never a judgement of its own; and outside its phase. Fetched when the board stands. */
import { frameOf } from '../../../kernel/frames.ts'
import type { RuleId, Seat } from '../../../kernel/game.ts'
import type { Key } from '../../../words/game.ts'
import type { Metal } from '../rules/data.ts'
import { foremostFree } from '../rules/offerings.ts'
import { sumOf } from '../rules/pieces.ts'
import { countFitting } from '../rules/plates.ts'
import { has } from '../rules/sets.ts'
import { priceAt } from '../rules/stalls.ts'
import {
  type Action,
  type Advance,
  type AreaName,
  type Frame,
  MARKET,
  NEUTRAL,
  type View,
} from '../rules/types.ts'
import { phaseOf } from './facts.ts'
import { takeApart } from './keys.ts'

/** Why in this position: the name of an entry of the catalogue and its gaps; `colour` stands for a gem. */
const because = <Entry extends string>(entry: Entry, gaps: Readonly<Record<string, number>> = {}) => ({
  entry,
  gaps,
})

/** Words about a refusal that was already given, never a judgement of its own. */
export function reasonOf(view: View, action: Action, rule: RuleId) {
  const seat = view.seat ?? view.active
  const { card } = frameOf(view)
  switch (action.type) {
    case 'give':
      return because('inRow', { card: action.card })
    case 'lay':
      return because('thirdLaid', { card: action.card })
    case 'use':
      return reasonOfUse(view, action.from)
    case 'area':
      return reasonOfArea(view, seat, action.area)
    case 'move':
      return reasonOfMove(view, seat, action.stall, rule)
    case 'takeBack':
      return because('noStoneAt', { stall: action.stall })
    case 'place':
      return reasonOfPlace(view, seat, action.gems)
    case 'lift':
    case 'swap':
      return reasonOfSwap(view, action.field)
    case 'advance':
      return reasonOfAdvance(view, seat, action, card)
    case 'front':
      return reasonOfFront(view, seat, action.from)
    case 'gem':
      return because('bagEmpty')
    case 'take':
      return reasonOfTake(view, seat, action.city, action.metal)
    case 'entomb':
      return because(has(view.hands[seat], action.card) ? 'cardInHand' : 'cardBuried', { card: action.card })
    case 'bury': {
      const value = view.chambers[action.door]
      if (value === 0) return because('doorEmpty')
      return rule === '9.1' ? because('doorFilled') : because('noDisc', { value })
    }
    default:
      return null
  }
}

function reasonOfUse(view: View, from: number) {
  if (from === view.active) return because('ownGift')
  const gave = from < view.hands.length || (from === NEUTRAL && view.hands.length < 4)
  const hired = from === MARKET && view.hired[view.active] >= 0
  return because(gave || hired ? 'usedGift' : 'noGift')
}

function reasonOfArea(view: View, seat: Seat, area: AreaName) {
  if (area === 'takeBack') return because('noStones')
  if (area === 'avenue') {
    if (view.built === view.plates.length) return because('avenueFull')
    return because('lastPlate', { colour: view.plates[view.built] % 3 })
  }
  if (area === 'procession') return because(foremostFree(view) === 0 ? 'processionFull' : 'noOffering')
  return because('merchantThere', { stall: view.merchants[seat] })
}

function reasonOfMove(view: View, seat: Seat, stall: number, rule: RuleId) {
  const from = view.merchants[seat]
  if (stall === from) return because('merchantThere', { stall })
  if (rule === '3.1')
    return because('stallFar', { stall, away: Math.abs(stall - from), card: frameOf(view).card })
  if (view.wares[stall - 1] < 0) return because('noGem', { stall })
  const price = priceAt(view, seat, stall)
  return price === 0 ? because('noPrice', { stall }) : because('tooDear', { price, n: view.supply[seat] })
}

function reasonOfPlace(view: View, seat: Seat, gems: number) {
  if (gems === 0) return because('nothingDone')
  const field = view.built + countFitting(view, seat) + 1
  if (field > view.plates.length) return because('platesLeft', { n: view.plates.length - view.built })
  return because('gemMissing', { field, colour: view.plates[field - 1] % 3 })
}

function reasonOfSwap(view: View, field: number) {
  const { phase, card, at } = frameOf(view)
  if (phase === 'avenue' && at > 0) return because('swapDone')
  if (field > view.plates.length) return because('plateNone', { field })
  if (field <= view.built) return because('plateBuilt', { field })
  if (phase === 'avenue') return because('platesLeft', { n: view.plates.length - view.built })
  if (field === at) return because('plateSame', { field })
  return because('plateFar', { first: at, second: field, away: Math.abs(field - at), card })
}

function reasonOfAdvance(view: View, seat: Seat, { from, to }: Advance, card: number) {
  const source = reasonOfSource(view, seat, from)
  if (source) return source
  if (view.procession[to - 1] >= 0) return because('fieldTaken', { field: to })
  const steps = view.procession.slice(from, to).filter(owner => owner < 0).length
  const entry = phaseOf(view) === 'consolation' ? 'fieldNext' : 'fieldFar'
  return because(entry, { field: to, steps, card })
}

/** Why no offering of this player can come from there; null if one could. */
function reasonOfSource(view: View, seat: Seat, from: number) {
  if (from === 0) return view.supply[seat] === 0 ? because('supplyEmpty') : null
  const owner = view.procession[from - 1]
  if (owner === seat) return null
  return because(owner === undefined || owner < 0 ? 'fieldEmpty' : 'fieldOther', { field: from })
}

function reasonOfFront(view: View, seat: Seat, from: number) {
  if (foremostFree(view) === 0) return because('processionFull')
  return reasonOfSource(view, seat, from) ?? because('frontBehind', { field: from })
}

function reasonOfTake(view: View, seat: Seat, city: number, metal: Metal) {
  const gone = because(metal === 'gold' ? 'goldGone' : 'silverGone', { city })
  if (phaseOf(view) === 'tribute') {
    const sum = sumOf(view, seat)
    return sum === city ? gone : because('otherSum', { sum, city })
  }
  if (metal === 'gold') return because('onlySilver')
  return view.cities.includes(city) ? gone : because('cityClosed', { city })
}

export interface Idle {
  readonly entry:
    | 'over'
    | 'watching'
    | 'notYourTurn'
    | 'prepare'
    | 'hand'
    | 'row'
    | 'areaGive'
    | 'areaUse'
    | 'areaChosen'
    | 'areaAfter'
    | 'stall'
    | 'gem'
    | 'plate'
    | 'offering'
    | 'disc'
    | 'front'
    | 'frontOther'
    | 'door'
}

/** Why this element cannot be used outside its phase; null for what is never chosen. */
export function idleOf(key: Key, view: View): Idle | null {
  const taken = takeApart(key)
  if (taken === null || taken.kind === 'do') return null
  if (view.over !== null) return { entry: 'over' }
  if (view.seat === null) return { entry: 'watching' }
  if (view.round === 0) return { entry: 'prepare' }
  if (taken.kind === 'area') return { entry: idleArea(view) }
  if (taken.kind === 'front') return { entry: taken.seat === view.seat ? 'front' : 'frontOther' }
  return { entry: taken.kind === 'stone' || taken.kind === 'field' ? 'offering' : taken.kind }
}

/** The phases in which an action has been chosen and is carried out. */
const ACTING: readonly Frame['phase'][] = [
  'market',
  'hire',
  'restock',
  'takeBack',
  'avenue',
  'swap',
  'regain',
  'procession',
]

/** A gate is open once a card has been picked. */
function idleArea(view: View): Idle['entry'] {
  const { phase } = frameOf(view)
  if (phase === 'neutral' || phase === 'give') return 'areaGive'
  if (phase !== 'use' && phase !== 'area' && !ACTING.includes(phase)) return 'areaAfter'
  if (view.seat !== view.active) return 'notYourTurn'
  return phase === 'use' ? 'areaUse' : 'areaChosen'
}
