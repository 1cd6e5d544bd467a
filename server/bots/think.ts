/** What a worker thread does: it gets the view of a seat and what is legal, lets the bot think, and posts its choice, or why there is none. Nothing else ever reaches it. */
import { parentPort } from 'node:worker_threads'
import { budgetOf } from '../../bots/clock.ts'
import { Regulars } from '../../bots/index.ts'
import { gameOf } from '../../games/index.ts'
import type { ActionBase } from '../../kernel/game.ts'
import { seeded } from '../../kernel/rng.ts'

export interface Thought {
  readonly game: string
  readonly bot: string
  readonly view: unknown
  readonly legal: readonly ActionBase[]
  readonly budget: { readonly ms: number }
  readonly seed: string
}

/** What the thread posts: the bot's choice, or the error that kept it from one. */
export type Outcome = { readonly action: ActionBase } | { readonly error: Error }

const regulars = new Regulars()

parentPort?.on('message', (thought: Thought) => {
  parentPort?.postMessage(outcomeOf(thought))
})

function outcomeOf({ game, bot, view, legal, budget, seed }: Thought): Outcome {
  const lent = budgetOf(budget.ms, () => performance.now())
  try {
    return { action: regulars.botOf(bot, gameOf(game)).decide(view, legal, lent, seeded(seed)) }
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
}
