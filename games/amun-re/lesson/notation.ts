/**
 * The moves of a lesson of Amun-Re, in words: `bid abydos 3`, `buy farmers 2`, `take 0 2 1`, separated by semicolons, whoever is on turn. Where several are
 * asked at once, the seat stands in front: `1 steal`. Chance writes the same way: `reveal abydos mendes berenike`, `deal thebes farmer`, `draw 0 eight`.
 */
import type { Move } from '../../../learn/lesson.ts'
import { spoken } from '../rules/spelling.ts'
import type { Action } from '../rules/types.ts'

export { spoken }

function moveOf(text: string): Move<Action> {
  const [, seat, words] = /^(?:(\d) )?(.*)$/.exec(text) ?? []
  return { ...(seat !== undefined && { seat: Number(seat) }), action: spoken(words) }
}

/** The moves that such words stand for. */
export const moves = (text: string): readonly Move<Action>[] => text.split('; ').map(moveOf)

/** Several choices of the reader, one after the other. */
export const further = (text: string): readonly Action[] => text.split('; ').map(spoken)
