/** The game on the screen: its board, paths, motion and words. */
import type { BoardKit, GameWords } from '../../../web/kit/board.ts'
import Board from './Board.svelte'

const words: GameWords = {
  asked: () => '',
  waiting: () => '',
  key: key => key,
  happened: event => event.type,
  facts: () => [],
  lines: {},
  endings: {},
  options: {},
  rules: [],
  about: '',
}

export const horusBoard: BoardKit = {
  Board,
  pathOf: action => [`do:${JSON.stringify(action)}`],
  points: () => 0,
  moves: () => [],
  where: () => [],
  words: { de: words, en: words },
}
