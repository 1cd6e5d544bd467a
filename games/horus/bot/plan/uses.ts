/** What is made of a river/necropolis tile, and which end a river tile replaces, the most promising first: by the best place each leaves. */
import { frameOf } from '../../../../kernel/frames.ts'
import type { Seat } from '../../../../kernel/game.ts'
import { cloneBoard, pickUpEnd } from '../../rules/board.ts'
import { NECROPOLIS, RIVER } from '../../rules/data.ts'
import { LOOSE_END } from '../../rules/laying.ts'
import type { Action, State } from '../../rules/types.ts'
import { bestPlace } from './layings.ts'
import type { Planner } from './planner.ts'

interface Use {
  readonly action: Action
  readonly gain: number
}

export function rankUses(
  state: State,
  seat: Seat,
  planner: Planner,
  legal: readonly Action[],
): readonly Use[] {
  planner.begin(state, seat)
  return legal
    .map(action => ({ action, gain: gainOf(state, planner, action) }))
    .sort((a, b) => b.gain - a.gain)
}

function gainOf(state: State, { prospect }: Planner, action: Action): number {
  const { phase, what } = frameOf(state)
  if (action.type === 'use')
    return bestPlace(state.board, action.as === 'river' ? RIVER : NECROPOLIS, prospect)
  if (action.type !== 'replace') return 0
  const board = cloneBoard(state.board)
  pickUpEnd(board, action.end)
  return bestPlace(board, (phase === 'replace' ? what : LOOSE_END) + action.end, prospect)
}
