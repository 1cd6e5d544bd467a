/** A plan for a golden match: who plays it, and how it must end. */
import type { ActionBase } from '../kernel/game.ts'
import type { Bot } from './bot.ts'

export interface Plan<V = never, A extends ActionBase = never> {
  /** The name of the files, such as "3p-shared". */
  readonly name: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly ending: string
  /** One bot for every seat; a plan for a rare ending may steer them. */
  readonly bots: readonly Bot<V, A>[]
}
