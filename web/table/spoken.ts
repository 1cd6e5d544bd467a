/** What a screen reader is told of a beat: its sentences in order, equal ones counted, names in place of seats. Pure. */
import type { EventBase, Seat } from '../../kernel/game.ts'
import type { Words } from '../../words/house.ts'
import type { GameWords } from '../kit/board.ts'
import { plainText } from '../kit/names.ts'
import type { Sitter } from '../kit/table.ts'
import { tell } from './tell.ts'

export function spokenOf(
  events: readonly EventBase[],
  game: GameWords,
  w: Words,
  seats: readonly Sitter[],
  you: Seat | null = null,
): string {
  const counts = new Map<string, number>()
  for (const event of events) {
    const text = tell(event, game, w, you)
    if (text !== null) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const sentences = [...counts].map(([text, n]) => (n > 1 ? `${text} ${w.story.times({ n })}` : text))
  // Those of some games end with a full stop already.
  const joined = sentences.map((text, i) =>
    i < sentences.length - 1 ? `${text.replace(/\.$/, '')}. ` : text,
  )
  return plainText(joined.join(''), seats)
}
