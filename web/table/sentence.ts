/** Why something is not possible: the reason in this position where there is one, and the rule with its number. */

import { entryOf, type Words } from '../../words/house.ts'
import type { GameWords } from '../kit/board.ts'

interface Known {
  /** Why in this position, in the words of the game. */
  readonly reason?: string | null | undefined
  /** What to say if the rule is not known here. */
  readonly otherwise?: string
}

export function sentenceOf(rule: string, game: GameWords, w: Words, known: Known = {}): string {
  const [, sentence] = game.rules.flatMap(({ rules }) => rules).find(([id]) => id === rule) ?? []
  if (sentence === undefined)
    return entryOf(w.refused, rule) ?? (known.reason || known.otherwise || w.table.noRule)
  if (!known.reason) return w.table.ruleNo({ rule, sentence })
  return w.table.reasonNo({ reason: known.reason, rule, sentence })
}
