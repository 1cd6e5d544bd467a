/** What a game is to the house before anybody plays it: pure data, light enough for the front page. */
import type { Language } from '../words/languages.ts'

export interface Card {
  /** The same in every language. */
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  /** How long a match among people takes. */
  readonly minutes: number
  /** What it is about, in one sentence. */
  readonly pitch: Readonly<Record<Language, string>>
  /** How a first match against bots begins. */
  readonly first: { readonly seats: number; readonly level: string }
}
