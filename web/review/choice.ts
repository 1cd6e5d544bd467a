/** The name of a choice in a review, in plain words: whose door or city it is about is told by name. */
import type { ActionBase } from '../../kernel/game.ts'
import { plainText } from '../kit/names.ts'
import { choiceIn } from '../table/advice.ts'
import type { Replayed } from './replayed.ts'

export function choiceOf(
  action: ActionBase,
  view: unknown,
  { shown: { kit, words }, seats }: Pick<Replayed, 'shown' | 'seats'>,
): string {
  return plainText(choiceIn(action, kit.pathOf(action, view, false), view, words), seats)
}
