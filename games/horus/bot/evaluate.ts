/** How good a state is for each seat: its chance of the first place, from what the regions on the table promise. */
import type { State } from '../rules/types.ts'
import { Prospect } from './plan/prospect.ts'

const prospect = new Prospect()

export function evaluate(state: State, shares: Float64Array): void {
  prospect.survey(state)
  for (let seat = 0; seat < shares.length; seat++) shares[seat] = prospect.shares[seat]
}
