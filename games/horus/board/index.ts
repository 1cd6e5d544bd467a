/** Horus on the screen: its board, paths, motion and words. */
import type { BoardKit } from '../../../web/kit/board.ts'
import { scoring } from '../rules/score.ts'
import type { Action, HorusEvent, View } from '../rules/types.ts'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { ceremony, moves, where } from './motion.ts'
import Notes from './Notes.svelte'
import { pathOf } from './paths.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

export const horusBoard: BoardKit<View, Action, HorusEvent> = {
  Board,
  Hand,
  dock: { upright: 190, wide: 112 },
  Notes,
  pathOf,
  // Nothing is scored before the end; what everybody sees is how the regions stand.
  points: (view, seat) => scoring(view.board, view.supply.length)[seat].total,
  moves,
  where,
  ceremony,
  words: { de, en },
}

/** The rules come along: whoever shows the board needs both. */
export { horus } from '../rules/index.ts'
