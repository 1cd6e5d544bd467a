/** What a way to tell somebody is: it has targets, and each says what came of a signal that was sent there. */
import type { Language } from '../../words/languages.ts'
import type { Choices } from '../store/ways.ts'
import type { Told } from './text.ts'

export type WayName = 'mail' | 'push' | 'webhook'

/** It arrived; it never will; or it may later, perhaps not before some time. */
export type Outcome =
  | { readonly came: 'sent' | 'gone' }
  | { readonly came: 'later'; readonly after?: number | undefined }

/** A device, an address, a program: something of somebody that can be told. */
export interface Target {
  readonly name: string // the same each time, so that it is not told twice
  send(message: Message): Promise<Outcome>
}

/** What is to be said, to one person about one question; in which language, the target knows. */
export interface Message {
  readonly id: string
  readonly player: string
  readonly match: string
  readonly kind: 'turn' | 'opening'
  readonly game: string
  readonly now: number
  /** Until when it is of any use. */
  readonly until: number | undefined
  in(language: Language): Promise<Told>
}

export interface Way {
  readonly name: WayName
  targets(player: string, choices: Choices): Promise<readonly Target[]>
}
