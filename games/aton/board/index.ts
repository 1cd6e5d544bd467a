/** Aton on the screen: its board, paths and words. */

import { totalOf } from '../../../kernel/score.ts'
import type { StillBoard } from '../../../web/kit/board.ts'
import type { Action, AtonEvent, View } from '../rules/types.ts'
import { speech } from '../words/speech.ts'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { pathOf } from './paths.ts'

export const atonBoard: StillBoard<View, Action, AtonEvent> = {
  Board,
  Hand,
  dock: { portrait: 78, wide: 84 },
  notes: () => import('./Notes.svelte'),
  pathOf,
  points: (view, seat) => totalOf(view.points[seat]),
  speech,
}
