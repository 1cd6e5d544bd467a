/** What a position at the start of a turn promises: a network for each number of players, learned from matches of the bot with itself. */
import { Network, softmax } from '../../../bots/network.ts'
import type { State } from '../rules/types.ts'
import { HIDDEN, INPUTS, look, pour } from './learned/features.ts'
import { WEIGHTS as TWO } from './learned/weights2.ts'
import { WEIGHTS as THREE } from './learned/weights3.ts'
import { WEIGHTS as FOUR } from './learned/weights4.ts'

/** By number of players - 2. */
const networks = [TWO, THREE, FOUR].map(weights => new Network(INPUTS, HIDDEN, weights))

export function evaluate(state: State, shares: Float64Array): void {
  evaluateBy(networks[shares.length - 2], state, shares)
}

/** The same by any network, for the program that trains them. */
export function evaluateBy(network: Network, state: State, shares: Float64Array): void {
  const around = look(state)
  for (let seat = 0; seat < shares.length; seat++) {
    pour(state, seat, around, network.features)
    shares[seat] = network.score()
  }
  softmax(shares)
}
