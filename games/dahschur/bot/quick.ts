/** One sensible choice for a trial: most steps have a way of their own that lists nothing, the others weigh all that is legal. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Rng, Seat } from '../../../kernel/game.ts'
import { DISCS, PLATES_PER_SYMBOL, STALLS } from '../rules/data.ts'
import { dahschur } from '../rules/index.ts'
import { canAdvance } from '../rules/offerings.ts'
import { stallsOf } from '../rules/pieces.ts'
import {
  type Action,
  AREAS,
  type Area,
  type Bury,
  type Lift,
  type Move,
  PASS,
  type Place,
  type State,
} from '../rules/types.ts'
import { appraise } from './worth/appraise.ts'
import { bestAvenue, swapWorth } from './worth/avenue.ts'
import { bestBuy, OUT_OF_REACH, stallWorths, stoneWorth } from './worth/market.ts'
import { buryWorth, offeringWorth } from './worth/tombs.ts'

/** How much the guesses of quick choices vary, in points. */
const WHIM = 1

const whim = (rng: Rng): number => (rng.int(1024) / 1024) * WHIM

const AREA_CHOICES: readonly Area[] = AREAS.map(area => ({ type: 'area', area }))
const BUYS: readonly Move[] = Array.from({ length: STALLS + 1 }, (_, stall) => ({
  type: 'move',
  stall,
  buy: true,
}))
const PLACES: readonly Place[] = [0, 1, 2, 3, 4].map(gems => ({ type: 'place', gems }))
const LIFTS: readonly Lift[] = Array.from({ length: 4 * PLATES_PER_SYMBOL + 1 }, (_, field) => ({
  type: 'lift',
  field,
}))

const BURIES: readonly Bury[] = Array.from({ length: 16 }, (_, door) => ({ type: 'bury', door }))

export function quick(state: State, seat: Seat, rng: Rng): Action {
  switch (frameOf(state).phase) {
    case 'use':
      return quickUse(state, seat, rng)
    case 'area':
      return quickArea(state, seat, rng)
    case 'market':
      return quickMarket(state, seat, rng)
    case 'avenue':
      return quickAvenue(state, seat)
    case 'swap':
      return quickSwap(state, seat)
    case 'procession':
      return quickProcession(state, seat)
    case 'regain':
      return fullest(state, seat, dahschur.legal(state, seat))
    case 'bury':
      return quickBury(state, seat)
    case 'reward':
    case 'tribute':
    case 'consolation':
      return bestOf(state, seat, 1, rng)
    default:
      return bestOf(state, seat, 0, rng)
  }
}

/** The best of all that is legal, apart from so many at the end of the list: passing. */
function bestOf(state: State, seat: Seat, apart: number, rng: Rng): Action {
  const list = dahschur.legal(state, seat)
  const end = list.length - apart
  let best = list[0]
  if (end <= 1) return best
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < end; i++) {
    const value = appraise(state, seat, list[i]) + whim(rng)
    if (value > most) {
      most = value
      best = list[i]
    }
  }
  return best
}

/** Low cards do for the avenue, high ones for the rest. */
function quickUse(state: State, seat: Seat, rng: Rng): Action {
  const list = dahschur.legal(state, seat)
  const sign = bestAvenue(state, seat, 0, false).value > 2 ? -1 : 1
  let best = list[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < list.length; i++) {
    const action = list[i]
    if (action.type !== 'use') continue
    const value = sign * state.row[action.from] + 4 * whim(rng)
    if (value > most) {
      most = value
      best = action
    }
  }
  return best
}

function quickArea(state: State, seat: Seat, rng: Rng): Action {
  const { card } = frameOf(state)
  let best = 0
  let most = bestBuy(state, seat, card) + whim(rng)
  const stone = stoneWorth(state, seat) + whim(rng)
  if (stone > most && stallsOf(state, seat) > 0) {
    most = stone
    best = 1
  }
  const plan = bestAvenue(state, seat, card, true)
  const avenue = plan.value + whim(rng)
  if (avenue > most && plan.gems > 0) {
    most = avenue
    best = 2
  }
  const offering = offeringWorth(state, seat) + 0.08 * card + whim(rng)
  if (offering > most && canAdvance(state, seat)) best = 3
  return AREA_CHOICES[best]
}

function quickMarket(state: State, seat: Seat, rng: Rng): Action {
  const worths = stallWorths(state, seat, frameOf(state).card)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let stall = 1; stall <= STALLS; stall++) {
    if (worths[stall] === OUT_OF_REACH) continue
    const value = worths[stall] + 0.5 * whim(rng)
    if (value > most) {
      most = value
      best = stall
    }
  }
  return best > 0 ? BUYS[best] : bestOf(state, seat, 0, rng)
}

function quickAvenue(state: State, seat: Seat): Action {
  const { card, at } = frameOf(state)
  const { value, gems, first, second } = bestAvenue(state, seat, card, at === 0)
  if (first !== second) return LIFTS[first + 1]
  if (at > 0) return PLACES[value > 0 ? gems : 0]
  return gems > 0 ? PLACES[gems] : LIFTS[state.built + 1]
}

function quickSwap(state: State, seat: Seat): Action {
  const { at } = frameOf(state)
  const list = dahschur.legal(state, seat)
  let best = list[list.length - 1]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < list.length; i++) {
    const action = list[i]
    if (action.type !== 'swap' || action.field < at) continue
    const value = swapWorth(state, seat, at - 1, action.field - 1)
    if (value > most) {
      most = value
      best = action
    }
  }
  return best
}

/** The advance that is worth most, as far as it goes. */
function quickProcession(state: State, seat: Seat): Action {
  const { procession, supply } = state
  const { card } = frameOf(state)
  const fresh = offeringWorth(state, seat)
  let bestFrom = 0
  let bestTo = 0
  let most = Number.NEGATIVE_INFINITY
  for (let from = 0; from < procession.length; from++) {
    if (from === 0 ? supply[seat] === 0 : procession[from - 1] !== seat) continue
    const to = farthest(procession, from, card)
    const value = from === 0 ? fresh + 0.04 * to : 0.07 * (to - from)
    if (to > 0 && value > most) {
      most = value
      bestFrom = from
      bestTo = to
    }
  }
  return { type: 'advance', from: bestFrom, to: bestTo }
}

/** The disc that brings most, on the player's own card if there is one. */
function quickBury(state: State, seat: Seat): Action {
  const { chambers, filled, discs } = state
  let best = -1
  let most = 0
  for (let door = 0; door < chambers.length; door++) {
    const value = chambers[door]
    if (value === 0 || filled & (1 << door) || discs[seat * DISCS.length + value - 1] === 0) continue
    const worth = buryWorth(state, seat, door)
    if (worth > most) {
      most = worth
      best = door
    }
  }
  return best < 0 ? PASS : BURIES[best]
}

/** The stall with the most stones of a player. */
export function fullest({ goods }: State, seat: Seat, list: readonly Action[]): Action {
  let best = list[0]
  let most = -1
  for (let i = 0; i < list.length; i++) {
    const action = list[i]
    if (action.type !== 'regain') continue
    const stones = goods[seat * STALLS + action.stall - 1]
    if (stones > most) {
      most = stones
      best = action
    }
  }
  return best
}

/** The field that so many free ones ahead end at; 0 if there is none. */
function farthest(procession: readonly number[], from: number, card: number): number {
  let to = 0
  let steps = card
  for (let field = from + 1; field <= procession.length && steps > 0; field++) {
    if (procession[field - 1] >= 0) continue
    to = field
    steps--
  }
  return to
}
