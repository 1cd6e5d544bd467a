/** The ladder's source of chance: every item of a pile has its fixed place in a shuffle, so that different play meets the same deck. */
import type { Rng } from '../../kernel/game.ts'
import { seeded } from '../../kernel/rng.ts'

interface Shuffle {
  /** By kind: the places of its items in the shuffle, the last one first, so that `counts[kind] - 1` is the next to come. */
  readonly places: readonly (readonly number[])[]
  left: number
}

const WHOLE = 1 << 30

/** Draws by a shuffle that depends on the seed, the pile and how often it was filled anew, never on who drew what before. */
export function dealer(seed: string): Rng {
  const plain = seeded(seed)
  const shuffles = new Map<string, Shuffle>()
  const fillings = new Map<string, number>()
  return {
    int: n => plain.int(n),
    draw(pile, counts) {
      const total = counts.reduce((sum, n) => sum + n, 0)
      let shuffle = shuffles.get(pile)
      if (
        !shuffle ||
        total > shuffle.left ||
        counts.some((n, kind) => n > (shuffle?.places[kind]?.length ?? 0))
      ) {
        const filling = (fillings.get(pile) ?? 0) + 1
        fillings.set(pile, filling)
        shuffle = {
          places: counts.map((n, kind) => placesOf(`${seed} ${pile} ${filling} ${kind}`, n)),
          left: total,
        }
        shuffles.set(pile, shuffle)
      }
      shuffle.left = total - 1
      return nextOf(shuffle, counts)
    },
  }
}

function placesOf(seed: string, items: number): number[] {
  const rng = seeded(seed)
  return Array.from({ length: items }, () => rng.int(WHOLE)).sort((a, b) => b - a)
}

function nextOf(shuffle: Shuffle, counts: readonly number[]): number {
  let next = -1
  let earliest = WHOLE
  for (const [kind, n] of counts.entries()) {
    if (n === 0 || shuffle.places[kind][n - 1] >= earliest) continue
    next = kind
    earliest = shuffle.places[kind][n - 1]
  }
  return next
}
