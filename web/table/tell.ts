/** What happened, on the board: what travels and where; the words for it are `words/tell.ts`. */
import type { EventBase } from '../../kernel/game.ts'
import { isOfTable } from '../../words/tell.ts'
import type { BoardKit, Move } from '../kit/board.ts'

export { isOfTable, tell } from '../../words/tell.ts'

/** What travels, and the places a line is about: only the game's own events have any. */
export const movesOf = (kit: BoardKit, event: EventBase, view: unknown): readonly Move[] =>
  isOfTable(event) ? [] : kit.motion.movesOf(event, view)
export const placesOf = (kit: BoardKit, event: EventBase): readonly string[] =>
  isOfTable(event) ? [] : kit.motion.whereOf(event)
