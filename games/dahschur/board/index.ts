/** The game on the screen: its board, paths, motion and words. */
import type { BoardKit } from '../../../web/kit/board.ts'
import { pointsOf } from '../rules/score.ts'
import type { Action, DahschurEvent, View } from '../rules/types.ts'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { ceremony, moves, where } from './motion.ts'
import Notes from './Notes.svelte'
import { pathOf } from './paths.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

export const dahschurBoard: BoardKit<View, Action, DahschurEvent> = {
  Board,
  Hand,
  dock: { upright: 158, wide: 112 },
  Notes,
  pathOf,
  points: (view, seat) => pointsOf(view.points, seat),
  moves,
  where,
  ceremony,
  words: { de, en },
}

/** The rules come along: whoever shows the board needs both. */
export { dahschur } from '../rules/index.ts'
