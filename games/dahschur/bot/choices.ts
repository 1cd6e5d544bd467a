/** What is worth considering in each step, and how promising it looks. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Seat } from '../../../kernel/game.ts'
import { dahschur } from '../rules/index.ts'
import type { Action, State } from '../rules/types.ts'
import { fullest } from './quick.ts'
import { appraise } from './worth/appraise.ts'
import { liftWorth } from './worth/avenue.ts'

/** How sharply the prior prefers what looks better: points for a factor of 2.7. */
const SHARPNESS = 1.5

export function prior(state: State, seat: Seat, list: readonly Action[]): readonly number[] {
  const values = list.map(action => appraise(state, seat, action))
  const best = Math.max(...values)
  return values.map(value => 0.02 + Math.exp((value - best) / SHARPNESS))
}

/** What is worth considering: no walk without a purchase if there is one, only the farthest advances, only swaps that touch the next plates. */
export function choices(state: State, seat: Seat): readonly Action[] {
  const list = dahschur.legal(state, seat)
  switch (frameOf(state).phase) {
    case 'area':
    case 'tribute':
      return withoutLast(list)
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
    case 'bury':
    case 'consolation':
      return list.length > 1 ? list.slice(0, -1) : list
    default:
      return list
  }
}

/** The lists of these steps are shared by all positions: each is cut once. */
const cut = new Map<readonly Action[], readonly Action[]>()

/** All but the last choice of a shared list: passing. */
function withoutLast(list: readonly Action[]): readonly Action[] {
  if (list.length === 1) return list
  let rest = cut.get(list)
  if (!rest) {
    rest = list.slice(0, -1)
    cut.set(list, rest)
  }
  return rest
}

function purchases(list: readonly Action[]): readonly Action[] {
  const buys: Action[] = []
  for (let i = 0; i < list.length; i++) {
    const action = list[i]
    if (action.type === 'move' && action.buy) buys.push(action)
  }
  return buys.length > 0 ? buys : list
}

/** How many plates from the next one on a swap may touch, and how many swaps are considered. */
const NEAR = 4
const SWAPS = 3

/** The numbers of gems that fit, and the best few plates to lift. */
function openings(state: State, seat: Seat, list: readonly Action[]): readonly Action[] {
  const { card, at } = frameOf(state)
  const { built, gems } = state
  if (at > 0) return list
  // Whoever has no gem to place has nothing to swap for.
  if (gems[seat * 3] + gems[seat * 3 + 1] + gems[seat * 3 + 2] === 0) return [list[0]]
  const few: Action[] = []
  const lifts: { action: Action; value: number }[] = []
  for (let i = 0; i < list.length; i++) {
    const action = list[i]
    if (action.type === 'place') few.push(action)
    else if (action.type === 'lift' && action.field <= built + NEAR) {
      const value = liftWorth(state, seat, action.field - 1, card)
      if (value > -0.5) lifts.push({ action, value })
    } else break
  }
  lifts.sort((a, b) => b.value - a.value)
  for (let i = 0; i < lifts.length && i < SWAPS; i++) few.push(lifts[i].action)
  return few.length > 0 ? few : [list[0]]
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
