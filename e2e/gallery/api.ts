/** What the gallery lends to the tests that look at it, as `gallery` in its window. */
import type { Language } from '../../web/kit/board.ts'
import type { Aim, Reach } from './reach.ts'
import type { Limits, Studied } from './study.ts'

/** A point of a golden match where a seat is asked. */
export interface Asked {
  readonly at: number
  readonly seat: number
}

export interface Gallery {
  /** How many rows the golden match has. */
  readonly rows: number
  /** Whether the board has been built, and what is fetched after it is there. */
  stands(): boolean
  /** Faults of the ways to every choice of whoever is asked: each step must be exactly one lit element. */
  faults(most: number): string[]
  /** What is lit and smaller than a finger, in pixels. */
  tiny(least: number): string[]
  /** Shows any point of the match at once, as this seat sees it, or whoever is asked first. */
  show(to: number, seat?: number): void
  /** The same of another golden match of this game. */
  open(file: string, to: number, seat?: number): Promise<void>
  /** Studies these questions of the match one after the other; the board has to stay where it is first seen. */
  study(questions: readonly Asked[], limits: Limits): Promise<readonly Studied[]>
  /** The elements that lead to what was played there. */
  wayPlayed(): readonly string[]
  /** Whether the last answer is what was played there. */
  isPlayed(): boolean
  speak(language: Language): Promise<void>
  /** How far it is: changes with everything that is chosen. */
  progress(): string
  /** Whether the question that was open then has been answered. */
  answered(since: string): boolean
  /** What a finger can meet as things stand. */
  reach(): Reach
  /** Where to point at one lit element, once it rests there, or the drag that brings it nearer. */
  aim(key: string): Promise<Aim>
  /** Waits for something to be chosen since then, at most so long in milliseconds; whether it was. */
  moves(since: string, ms: number): Promise<boolean>
  /** Whether nothing has been moved or scrolled for so long, in milliseconds. */
  rests(ms: number): boolean
  /** Everything that may lie over a board at once: the connection is lost, and somebody proposes something. */
  disturb(): void
  calm(): void
}
