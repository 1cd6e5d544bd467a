/** The oasis on the screen: its board, paths and words. */
import type { StillBoard } from '../../../web/kit/board.ts'
import type { Action, OasisEvent, View } from '../rules/types.ts'
import { speech } from '../words/speech.ts'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { pathOf } from './paths.ts'

export const oasisBoard: StillBoard<View, Action, OasisEvent> = {
  Board,
  Hand,
  dock: { portrait: 78, wide: 84 },
  notes: () => import('./Notes.svelte'),
  pathOf,
  points: (view, seat) => view.points[seat],
  speech,
}
