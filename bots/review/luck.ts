/** A random source that can be set back: two trials that begin at the same place meet the same chance and the same quick choices. */
import type { Rng } from '../../kernel/game.ts'
import { seeded } from '../../kernel/rng.ts'

export class Luck implements Rng {
  private source: Rng

  constructor(readonly seed: string) {
    this.source = seeded(seed)
  }

  /** From here on as every time it was set to this number. */
  set(n: number): void {
    this.source = seeded(`${this.seed} ${n}`)
  }

  int(n: number): number {
    return this.source.int(n)
  }

  draw(pile: string, counts: readonly number[]): number {
    return this.source.draw(pile, counts)
  }
}

/** One of several, as likely as its weight says. */
export function sampled(weights: readonly number[], rng: Rng): number {
  let left = rng.int(1 << 24) / (1 << 24)
  for (const [i, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return i
  }
  return weights.indexOf(Math.max(...weights))
}
