/** How lessons are gone through again and again: in another order each time, and more slowly towards the end. */
import type { Rng } from '../../kernel/game.ts'

/** The rate of learning falls with time. */
export const rateOf = (done: number): number => (done < 0.5 ? 1 : done < 0.75 ? 0.3 : 0.1)

export function shuffle<T>(lessons: T[], rng: Rng): void {
  for (let i = lessons.length - 1; i > 0; i--) {
    const j = rng.int(i + 1)
    const kept = lessons[i]
    lessons[i] = lessons[j]
    lessons[j] = kept
  }
}
