/** Horus on the screen: its board, paths, motion and words. */
import type { BoardKit } from '../../../web/kit/board.ts'
import { scoring } from '../rules/score.ts'
import type { Action, HorusEvent, View } from '../rules/types.ts'
import { speech } from '../words/speech.ts'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import * as motion from './motion.ts'
import { pathOf } from './paths.ts'

export const horusBoard: BoardKit<View, Action, HorusEvent> = {
  Board,
  Hand,
  dock: { portrait: 148, wide: 112 },
  notes: () => import('./Notes.svelte'),
  pathOf,
  // Nothing is scored before the end; what everybody sees is how the regions stand.
  points: (view, seat) => scoring(view.board, view.supply.length)[seat].total,
  motion,
  speech,
}
