/** How good a position between two rounds is for each seat: a network for every seat count and round, made into shares of the first place. */
import { Network, sizeOf, softmax } from '../../../bots/network.ts'
import { ROUNDS } from '../rules/data.ts'
import type { State } from '../rules/types.ts'
import { HIDDEN, INPUTS, look, pour } from './learned/features.ts'
import { WEIGHTS as THREE } from './learned/weights3.ts'
import { WEIGHTS as FOUR } from './learned/weights4.ts'
import { WEIGHTS as FIVE } from './learned/weights5.ts'

const SIZE = sizeOf(INPUTS, HIDDEN)

/** By number of players - 3, by round - 2: nobody asks about the first. */
const networks = [THREE, FOUR, FIVE].map(weights =>
  Array.from(
    { length: ROUNDS - 1 },
    (_, n) => new Network(INPUTS, HIDDEN, weights.slice(n * SIZE, (n + 1) * SIZE)),
  ),
)

export function evaluate(state: State, shares: Float64Array): void {
  const network = networks[shares.length - 3][Math.max(0, state.round - 2)]
  look(state)
  for (let seat = 0; seat < shares.length; seat++) {
    pour(state, seat, network.features)
    shares[seat] = network.score()
  }
  softmax(shares)
}
