/** Aton on the screen: its board, paths, motion and words. */

import { totalOf } from '../../../kernel/score.ts'
import type { BoardKit } from '../../../web/kit/board.ts'
import type { Action, AtonEvent, View } from '../rules/types.ts'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { ceremony, moves, where } from './motion.ts'
import Notes from './Notes.svelte'
import { pathOf } from './paths.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

export const atonBoard: BoardKit<View, Action, AtonEvent> = {
  Board,
  Hand,
  dock: { upright: 78, wide: 84 },
  Notes,
  pathOf,
  points: (view, seat) => totalOf(view.points[seat]),
  moves,
  where,
  ceremony,
  words: { de, en },
}

/** The rules come along: whoever shows the board needs both. */
export { aton } from '../rules/index.ts'
