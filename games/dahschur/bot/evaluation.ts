/** What a position at the start of a round promises: a network for each number of players, learned from matches of the bot with itself. */
import { Network, softmax } from '../../../bots/network.ts'
import type { State } from '../rules/types.ts'
import { INPUTS, look, pour } from './features.ts'
import { WEIGHTS as TWO } from './weights2.ts'
import { WEIGHTS as THREE } from './weights3.ts'
import { WEIGHTS as FOUR } from './weights4.ts'

export const HIDDEN = 16

/** By number of players - 2. */
const networks = [TWO, THREE, FOUR].map(weights => new Network(INPUTS, HIDDEN, weights))

export function evaluate(state: State, shares: Float64Array): void {
  const network = networks[shares.length - 2]
  look(state)
  for (let seat = 0; seat < shares.length; seat++) {
    pour(state, seat, network.features)
    shares[seat] = network.score()
  }
  softmax(shares)
}
