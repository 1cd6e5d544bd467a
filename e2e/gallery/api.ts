/** What the gallery lends to the tests that look at it, as `gallery` in its window. */
import type { Language } from '../../web/kit/board.ts'
import type { Reach } from './reach.ts'

export interface Gallery {
  /** How many rows the golden match has. */
  readonly rows: number
  /** Whether the board has been built. */
  stands(): boolean
  /** Faults of the ways to every choice of whoever is asked: each step must be exactly one lit element. */
  faults(most: number): string[]
  /** What is lit and smaller than a finger, in pixels. */
  tiny(least: number): string[]
  /** Shows any point of the match at once. */
  show(to: number): void
  /** The same of another golden match of this game. */
  open(file: string, to: number): Promise<void>
  speak(language: Language): void
  /** How far it is: changes with everything that is chosen. */
  progress(): string
  /** Whether the question that was open then has been answered. */
  answered(since: string): boolean
  /** What a finger can meet as things stand. */
  reach(): Reach
  /** Whether nothing has been moved or scrolled for so long, in milliseconds. */
  rests(ms: number): boolean
  /** Everything that may lie over a board at once: the connection is lost, and somebody proposes something. */
  disturb(): void
  calm(): void
}
