/** How to play Dahschur well: what every choice is worth in recognition points, and what a position promises in the end. */
import type { Knowledge } from '../../bots/knowledge.ts'
import { frameOf } from '../../kernel/flow.ts'
import type { Rng, Seat } from '../../kernel/game.ts'
import { bestAvenue, gemsWorth, liftWorth, placeWorth, swapWorth } from './bot/avenue.ts'
import { cardWorth, chamberWorth } from './bot/cards.ts'
import { evaluate, HIDDEN } from './bot/evaluation.ts'
import { INPUTS, look, pour } from './bot/features.ts'
import { bestBuy, buyWorth, hireWorth, stoneWorth } from './bot/market.ts'
import { advanceWorth, buryWorth, offeringWorth } from './bot/tombs.ts'
import { dahschur } from './rules/index.ts'
import { foremostFree } from './rules/offerings.ts'
import { sumOf } from './rules/pieces.ts'
import { type Action, AREAS, type Area, type State, type View } from './rules/types.ts'

export const dahschurKnowledge: Knowledge<State, Action, View> = {
  horizon: () => ({ rounds: 1, choices: 80 }),
  evaluate,
  choices,
  prior,
  quick,
  key,
  learning: {
    inputs: INPUTS,
    hidden: HIDDEN,
    features(state, seat, into) {
      look(state)
      pour(state, seat, into)
    },
  },
}

/** How sharply the prior prefers what looks better: points for a factor of 2.7. */
const SHARPNESS = 0.7

/** How much the guesses of quick choices vary, in points. */
const WHIM = 1

function prior(state: State, seat: Seat, list: readonly Action[]): readonly number[] {
  const values = list.map(action => appraise(state, seat, action))
  const best = Math.max(...values)
  return values.map(value => 0.02 + Math.exp((value - best) / SHARPNESS))
}

/** The best by worth, a little whim added. */
function quick(state: State, seat: Seat, rng: Rng): Action {
  const list = choices(state, seat)
  let best = list[0]
  if (list.length === 1) return best
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < list.length; i++) {
    const value = appraise(state, seat, list[i]) + (rng.int(1024) / 1024) * WHIM
    if (value > most) {
      most = value
      best = list[i]
    }
  }
  return best
}

/** What is worth considering: no walk without a purchase if there is one, only the farthest advances, only swaps that touch the next plates. */
function choices(state: State, seat: Seat): readonly Action[] {
  const list = dahschur.legal(state, seat)
  switch (frameOf(state).phase) {
    case 'area':
      return list.slice(0, -1)
    case 'market':
      return purchases(list)
    case 'avenue':
      return openings(state, seat, list)
    case 'swap':
      return exchanges(state, seat, list)
    case 'procession':
      return farthest(list)
    case 'regain':
      return [fullest(state, seat, list)]
    case 'reward':
    case 'tribute':
    case 'bury':
    case 'consolation':
      return list.length > 1 ? list.slice(0, -1) : list
    default:
      return list
  }
}

function purchases(list: readonly Action[]): readonly Action[] {
  const buys = list.filter(action => action.type === 'move' && action.buy)
  return buys.length > 0 ? buys : list
}

/** How many plates from the next one on a swap may touch, and how many swaps are considered. */
const NEAR = 4
const SWAPS = 3

function openings(state: State, seat: Seat, list: readonly Action[]): readonly Action[] {
  const { card, at } = frameOf(state)
  if (at > 0) return list
  const places = list.filter(action => action.type === 'place')
  const lifts: { action: Action; value: number }[] = []
  for (const action of list) {
    if (action.type !== 'lift' || action.field > state.built + NEAR) continue
    const value = liftWorth(state, seat, action.field - 1, card)
    if (value > -0.5) lifts.push({ action, value })
  }
  lifts.sort((a, b) => b.value - a.value)
  const few = lifts.slice(0, SWAPS).map(({ action }) => action)
  return places.length + few.length > 0 ? [...places, ...few] : list.slice(0, 1)
}

function exchanges(state: State, seat: Seat, list: readonly Action[]): readonly Action[] {
  const { at } = frameOf(state)
  const behind = list.filter(action => action.type === 'swap' && action.field > at)
  if (behind.length === 0) return list
  return behind
    .map(action => ({ action, value: appraise(state, seat, action) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, SWAPS)
    .map(({ action }) => action)
}

/** Of the advances of each offering the last, which goes farthest. */
function farthest(list: readonly Action[]): readonly Action[] {
  return list.filter((action, i) => {
    const following = list[i + 1]
    return action.type !== 'advance' || following?.type !== 'advance' || following.from !== action.from
  })
}

function fullest({ goods }: State, seat: Seat, list: readonly Action[]): Action {
  let best = list[0]
  let most = -1
  for (const action of list) {
    if (action.type !== 'regain') continue
    const stones = goods[seat * 6 + action.stall - 1]
    if (stones > most) {
      most = stones
      best = action
    }
  }
  return best
}

/** About how many points a choice is worth, compared with the others of its step. */
function appraise(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'give':
      return cardWorth(state, seat, action.card, true)
    case 'lay':
      return cardWorth(state, seat, action.card, false)
    case 'use':
      return useWorth(state, seat, state.row[action.from])
    case 'area':
      return areaWorth(state, seat, action, frameOf(state).card)
    case 'move':
      return action.buy ? buyWorth(state, seat, action.stall) : -Math.abs(action.stall - 3.5) * 0.1
    case 'hire':
      return hireWorth(state, seat)
    case 'takeBack':
      return stoneWorth(state, seat) - 0.02 * state.goods[seat * 6 + action.stall - 1]
    case 'lift':
      return liftWorth(state, seat, action.field - 1, frameOf(state).card)
    case 'swap':
      return swapWorth(state, seat, frameOf(state).at - 1, action.field - 1)
    case 'place':
      return placeWorth(state, seat, action.gems)
    case 'advance':
      return advanceWorth(state, seat, action.from, action.to)
    case 'front':
      return frontWorth(state, seat, action.from)
    case 'gem':
      return gemsWorth(state, seat, action.gem) - gemsWorth(state, seat, -1)
    case 'take':
      return takeWorth(state, seat, action.city, action.metal)
    case 'entomb':
      return chamberWorth(state, seat, action.card)
    case 'bury':
      return buryWorth(state, seat, action.door)
    default:
      return 0
  }
}

/** Low cards do for the avenue, high ones for the rest: which comes first depends on whether gems are ready. */
function useWorth(state: State, seat: Seat, card: number): number {
  return bestAvenue(state, seat, card, false) > 2 ? -0.2 * card : 0.2 * card
}

function areaWorth(state: State, seat: Seat, { area }: Area, card: number): number {
  switch (area) {
    case 'market':
      return bestBuy(state, seat, card)
    case 'takeBack':
      return stoneWorth(state, seat)
    case 'avenue':
      return bestAvenue(state, seat, card, true)
    default:
      return offeringWorth(state, seat) + 0.08 * card
  }
}

function frontWorth(state: State, seat: Seat, from: number): number {
  return advanceWorth(state, seat, from, foremostFree(state))
}

/** Gold before silver; silver rather where one's own sum does not need it. */
function takeWorth(state: State, seat: Seat, city: number, metal: string): number {
  if (metal === 'gold') return 3.6
  const both = state.metals[state.cities.indexOf(city)] === 3
  return sumOf(state, seat) === city && !both ? 0.5 : both ? 1.4 : 1.6
}

/** A number for every action there is. */
function key(action: Action): number {
  switch (action.type) {
    case 'give':
      return action.card
    case 'use':
      return 10 + action.from
    case 'area':
      return 20 + AREAS.indexOf(action.area)
    case 'move':
      return 30 + 2 * action.stall + (action.buy ? 1 : 0)
    case 'hire':
      return 50
    case 'takeBack':
      return 60 + action.stall
    case 'lift':
      return 70 + action.field
    case 'swap':
      return 100 + action.field
    case 'place':
      return 130 + action.gems
    case 'regain':
      return 140 + action.stall
    case 'lay':
      return 150 + action.card
    case 'take':
      return 160 + 2 * action.city + (action.metal === 'gold' ? 1 : 0)
    case 'front':
      return 200 + action.from
    case 'gem':
      return 230 + action.gem
    case 'entomb':
      return 240 + action.card
    case 'bury':
      return 250 + action.door
    case 'advance':
      return 300 + 32 * action.from + action.to
    default:
      return 0
  }
}
