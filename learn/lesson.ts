/**
 * What a lesson is: chapters, each a scene out of a real match that is told sentence by sentence while the reader makes the moves. It is proved by
 * playing it (learn/prove.ts), so it cannot teach what the rules do not allow. Its sentences stand apart, one file a language.
 */
import type { ActionBase, RuleId, Seat } from '../kernel/game.ts'

/** A move of a lesson. Whoever is on turn makes it, or chance; where several are asked at once it says who. */
export interface Move<A extends ActionBase = ActionBase> {
  readonly seat?: Seat
  readonly action: A
}

/** A move that is also good and is answered with a sentence of its own, named in the chapter's words; then it is taken back. */
export interface Answer<A extends ActionBase = ActionBase> {
  readonly to: (action: A) => boolean
  readonly say: string
}

/** One thought: what is shown first, where the sentence points, and what the reader then does. */
export interface Step<A extends ActionBase = ActionBase> {
  /** Moves of others and of chance that the reader watches before the sentence is said. */
  readonly show?: readonly Move<A>[]
  /** The places and elements (`data-place`, `data-key`) that the sentence is about. */
  readonly point?: readonly string[]
  /** What this step teaches: `phase:place`, `ending:forty`, `card:4`, `rule:7.1`. */
  readonly teaches?: readonly string[]
  /** The one move that goes on. */
  readonly do?: A
  /** And then these, one after the other, while the same sentence stands. */
  readonly further?: readonly A[]
  /** Any of these goes on: whatever follows in the chapter must be possible after each of them. */
  readonly any?: (action: A) => boolean
  readonly answers?: readonly Answer<A>[]
}

export interface Chapter<A extends ActionBase = ActionBase> {
  readonly id: string
  /** The core is what a newcomer plays in one go; other chapters stand alone. */
  readonly core?: true
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly reader: Seat
  /** A position to begin in instead of the setup, where a log that leads there would teach nothing. Such a chapter cannot be played out. */
  readonly from?: () => unknown
  /** Leads to the scene, unseen. */
  readonly lead: readonly Move<A>[]
  readonly steps: readonly Step<A>[]
  /** After the last step the match goes on, against bots of this level. */
  readonly playOut?: string
}

export interface Lesson<A extends ActionBase = ActionBase> {
  readonly game: string
  /** The version of the rules by which it was proved last. */
  readonly rules: number
  /** How long the core may take, in seconds. */
  readonly seconds: number
  readonly chapters: readonly Chapter<A>[]
}

/** What a chapter says, in one language: a sentence for each step, and answers by name. `@1` stands for whoever sits on seat 1. */
export interface ChapterWords {
  readonly title: string
  readonly say: readonly string[]
  readonly answers?: Readonly<Record<string, string>>
}

/** What a lesson says, in one language. */
export interface LessonWords {
  readonly title: string
  /** What any other legal move is answered with. */
  readonly otherwise: string
  readonly chapters: Readonly<Record<string, ChapterWords>>
}

/** How many moves the reader makes in this step. */
export const movesIn = ({ do: only, any, further = [] }: Step): number =>
  only === undefined && any === undefined ? 0 : 1 + further.length

/** A moment of a lesson: the step of a chapter, as it is when its sentence is said. */
export interface Moment {
  readonly chapter: string
  readonly step: number
  /** What is looked at, where it is not what the sentence points at. */
  readonly point?: readonly string[]
}

/** What a game shows on its rules page. */
export interface Pictures {
  /** By rule. */
  readonly rules: Readonly<Record<RuleId, Moment>>
  /** A position whose points are counted line by line: those that have been scored, or as they would be now. */
  readonly example: Moment & { readonly counts: 'scored' | 'now' }
}

/** What stands at the top of a rules page, in one language. */
export interface PageWords {
  readonly goal: string
  /** What a turn, or a round, is made of, in order. */
  readonly turn: readonly string[]
  /** What the example shows. */
  readonly example: string
}
