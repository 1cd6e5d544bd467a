/** The game on the screen: its board, paths and words. */
import type { StillBoard } from '../../../web/kit/board.ts'
import { pointsOf } from '../rules/points.ts'
import type { Action, DahschurEvent, View } from '../rules/types.ts'
import { speech } from '../words/speech.ts'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { pathOf } from './paths.ts'

export const dahschurBoard: StillBoard<View, Action, DahschurEvent> = {
  Board,
  Hand,
  dock: { portrait: 138, wide: 76 },
  notes: () => import('./Notes.svelte'),
  pathOf,
  points: (view, seat) => pointsOf(view.points, seat),
  speech,
}
