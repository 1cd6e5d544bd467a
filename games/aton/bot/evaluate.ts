/** How good a position between two rounds is for each player: a small network, learned from matches of the bot with itself. */
import type { Learning } from '../../../bots/knowledge.ts'
import { Network, softmax } from '../../../bots/network.ts'
import type { State } from '../rules/types.ts'
import { INPUTS, look, pour, SIDES } from './learned/features.ts'
import { WEIGHTS } from './learned/weights.ts'

const HIDDEN = 24
const network = new Network(INPUTS, HIDDEN, WEIGHTS)
const sides = new Float64Array(SIDES) // what `look` fills here is read before it looks again

export function evaluate(state: State, shares: Float64Array): void {
  look(state, sides)
  for (let seat = 0; seat < 2; seat++) {
    pour(sides, state, seat, network.features)
    shares[seat] = network.score()
  }
  softmax(shares)
}

export const learning: Learning<State> = {
  inputs: INPUTS,
  hidden: HIDDEN,
  weights: WEIGHTS,
  features(state, seat, into) {
    look(state, sides)
    pour(sides, state, seat, into)
  },
}
