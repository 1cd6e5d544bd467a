/** Why something is not possible, in one sentence with the rule's number. */

import { isTableRefusal } from '../../table/refusals.ts'
import type { GameWords } from '../kit/board.ts'
import type { Words } from '../words/en.ts'

export function sentenceOf(rule: string, game: GameWords, w: Words, otherwise?: string): string {
  for (const { rules } of game.rules) {
    for (const [id, sentence] of rules) if (id === rule) return w.table.ruleNo(id, sentence)
  }
  return isTableRefusal(rule) ? w.refused[rule] : otherwise || w.table.noRule
}
