/** What a position at the start of a round promises: a network for each number of players, learned from matches of the bot with itself. */
import { Network, softmax } from '../../../bots/network.ts'
import type { State } from '../rules/types.ts'
import { HIDDEN, INPUTS, look, pour } from './learned/features.ts'
import { WEIGHTS as TWO } from './learned/weights2.ts'
import { WEIGHTS as THREE } from './learned/weights3.ts'
import { WEIGHTS as FOUR } from './learned/weights4.ts'

/** By number of players - 2. */
const networks = [TWO, THREE, FOUR].map(weights => new Network(INPUTS, HIDDEN, weights))

export function evaluate(state: State, shares: Float64Array): void {
  const network = networks[shares.length - 2]
  const around = look(state)
  for (let seat = 0; seat < shares.length; seat++) {
    pour(state, seat, around, network.features)
    shares[seat] = network.score()
  }
  softmax(shares)
}
