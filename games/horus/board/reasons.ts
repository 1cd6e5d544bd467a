/** Why something cannot be done: here and now, in words about a refusal that was already given, never a judgement of its own; and outside its phase. Fetched when the board stands. */
import { frameOf } from '../../../kernel/frames.ts'
import type { RuleId } from '../../../kernel/game.ts'
import type { Key } from '../../../words/game.ts'
import { blocksEnd, isPickedUp, touches } from '../rules/board.ts'
import { isTerrain, NECROPOLIS, TEMPLE } from '../rules/data.ts'
import type { Action, View } from '../rules/types.ts'
import { activeOf, regionOf, wantedSize } from './facts.ts'
import { takeApart } from './keys.ts'

/** Why a choice is refused in this position: an entry of the catalogue and what stands in its gaps; tiles and stacks by their numbers. */
export type Reason =
  | { readonly entry: 'blocksEnd' | 'endStuck'; readonly gaps: { readonly end: number } }
  | { readonly entry: 'templeBesideLand'; readonly gaps: { readonly tile: number } }
  | { readonly entry: 'emptyStack'; readonly gaps: { readonly stack: number } }
  | { readonly entry: 'wrongSize'; readonly gaps: { readonly n: number; readonly wanted: number } }
  | { readonly entry: 'tooLargeFirst' | 'closed' | 'full'; readonly gaps: { readonly n: number } }
  | {
      readonly entry:
        | 'endWithoutRoom'
        | 'noWater'
        | 'noWaterLeft'
        | 'notAtNewRiver'
        | 'notAtRiver'
        | 'nileSpent'
        | 'noStone'
        | 'regionNotAtRiver'
        | 'nowhereElse'
        | 'sameRegion'
      readonly gaps: Readonly<Record<string, never>>
    }

/** Words about a refusal that was already given, never a judgement of its own; null where the rule says all there is to say. */
export function reasonOf(view: View, action: Action, rule: RuleId): Reason | null {
  switch (action.type) {
    case 'lay':
      return reasonOfLaying(view, action.at, rule)
    case 'replace':
      return { entry: 'endStuck', gaps: { end: action.end } }
    case 'use':
      return { entry: 'noWaterLeft', gaps: {} }
    case 'nile':
      return { entry: 'nileSpent', gaps: {} }
    case 'take':
      return { entry: 'emptyStack', gaps: { stack: action.stack } }
    case 'stone':
    case 'lift':
    case 'move':
      return reasonOfRegion(view, action, rule)
    default:
      return null
  }
}

function reasonOfLaying({ board, flow }: View, at: number, rule: RuleId): Reason | null {
  const { what } = flow[flow.length - 1]
  if (rule === '2.4') {
    const end = [0, 1].find(one => !isPickedUp(board, one) && blocksEnd(board, one, at))
    return end === undefined ? { entry: 'endWithoutRoom', gaps: {} } : { entry: 'blocksEnd', gaps: { end } }
  }
  if (rule === '3.5') return { entry: 'noWater', gaps: {} }
  if (rule === '3.2') return { entry: 'notAtNewRiver', gaps: {} }
  if (rule === '3.6') return { entry: 'notAtRiver', gaps: {} }
  if (what !== TEMPLE) return null
  const beside = board.kinds.filter((_, n) => touches(board, at, n))
  const tile = beside.find(kind => isTerrain(kind) || kind === NECROPOLIS)
  return tile === undefined ? { entry: 'noWater', gaps: {} } : { entry: 'templeBesideLand', gaps: { tile } }
}

function reasonOfRegion(
  view: View,
  action: Extract<Action, { type: 'stone' | 'lift' | 'move' }>,
  rule: RuleId,
): Reason | null {
  const { size: n, stones, root } = regionOf(view.board, action.region, view.supply.length)
  if (rule === '6.1') return { entry: 'wrongSize', gaps: { n, wanted: wantedSize(view) ?? 0 } }
  if (rule === '6.3') return { entry: 'closed', gaps: { n } }
  if (rule === '6.4') return { entry: 'full', gaps: { n } }
  if (rule === '6.6') return { entry: 'tooLargeFirst', gaps: { n } }
  if (rule === '7.3')
    return { entry: stones[view.seat ?? 0] === 0 ? 'noStone' : 'regionNotAtRiver', gaps: {} }
  if (rule !== '7.4') return null
  if (action.type === 'lift') return { entry: 'nowhereElse', gaps: {} }
  return { entry: frameOf(view).what === root ? 'sameRegion' : 'regionNotAtRiver', gaps: {} }
}

export interface Idle {
  readonly entry:
    | 'over'
    | 'watching'
    | 'notYourTurn'
    | 'cardLater'
    | 'cardPlayed'
    | 'nileSpent'
    | 'place'
    | 'end'
    | 'use'
    | 'stack'
    | 'stoneLater'
    | 'regionLater'
}

/** In which phase an element is used, said to somebody who tries it in another one; null for what is never chosen. */
export function idleOf(key: Key, view: View): Idle | null {
  const taken = takeApart(key)
  if (taken === null || taken.kind === 'do') return null
  const { kind } = taken
  if (view.over) return { entry: 'over' }
  if (view.seat === null) return { entry: 'watching' }
  if (kind === 'nile' && view.nile[view.seat] === 0) return { entry: 'nileSpent' }
  if (activeOf(view) !== view.seat) return { entry: 'notYourTurn' }
  if (kind === 'card' || kind === 'nile') return { entry: isPlayed(view) ? 'cardPlayed' : 'cardLater' }
  if (kind === 'region') return { entry: isPlayed(view) ? 'stoneLater' : 'regionLater' }
  return { entry: kind === 'at' ? 'place' : kind === 'as' ? 'use' : kind }
}

/** Whether the card of this turn has been played: below everything else that goes on waits what comes after it. */
const isPlayed = (view: View): boolean => view.flow.length > 0 && view.flow[0].phase !== 'play'
