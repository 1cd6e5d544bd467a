/** What is known about playing Amun-Re well: parts in bot/, put together for the shared search. */
import type { Knowledge } from '../../bots/knowledge.ts'
import { frameOf } from '../../kernel/frames.ts'
import type { Seat } from '../../kernel/game.ts'
import { choices, prior } from './bot/choices.ts'
import { evaluate } from './bot/evaluate.ts'
import { key } from './bot/key.ts'
import { quick } from './bot/quick.ts'
import { terms } from './bot/terms.ts'
import { handSize } from './rules/cards.ts'
import type { Action, State, View } from './rules/types.ts'

/** Less than usual: a trial is a whole round and there are few for a bid, which should not be spent on all that is possible. */
const CURIOSITY = 0.7

export const amunReKnowledge: Knowledge<State, Action, View> = {
  /** A trial ends with the round: there everything has been paid and nothing is half done. */
  horizon: () => ({ rounds: 1, choices: Number.POSITIVE_INFINITY }),
  evaluate,
  choices,
  prior,
  curiosity: CURIOSITY,
  quick,
  terms,
  key,
  ahead: {
    bid: 1.8,
    done: 4.6,
    stone: 2.8,
    farmer: 6.7,
    steal: 1.4,
    take: 2.3,
    correct: 2,
    sell: 2,
    bonus: 1.1,
    enclose: 1.4,
  },
  sealed: state => !state.over && frameOf(state).phase === 'sacrifice',
  reopen,
}

/** Everybody else is to offer again, except those who can only steal. */
function reopen(state: State, seat: Seat): void {
  for (let other = 0; other < state.gold.length; other++) {
    if (other === seat || state.gold[other] + handSize(state, other) === 0) continue
    state.sealed &= ~(1 << other)
    state.offer[other] = 0
    state.correction[other] = 0
    state.sold[other].fill(0)
  }
}
