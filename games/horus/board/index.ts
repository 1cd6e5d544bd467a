/** Horus on the screen: its board, paths and words. */
import type { StillBoard } from '../../../web/kit/board.ts'
import { scoring } from '../rules/score.ts'
import type { Action, HorusEvent, View } from '../rules/types.ts'
import { speech } from '../words/speech.ts'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { pathOf } from './paths.ts'

export const horusBoard: StillBoard<View, Action, HorusEvent> = {
  Board,
  Hand,
  dock: { portrait: 148, wide: 112 },
  notes: () => import('./Notes.svelte'),
  pathOf,
  // Nothing is scored before the end; what everybody sees is how the regions stand.
  points: (view, seat) => scoring(view.board, view.supply.length)[seat].total,
  speech,
}
