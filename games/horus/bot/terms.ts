/** What people count in Horus besides points: stones on the map and in the supply, and the Nile card. */
import type { Seat } from '../../../kernel/game.ts'
import { STONES } from '../rules/data.ts'
import type { State } from '../rules/types.ts'

export function terms(state: State, seat: Seat): Readonly<Record<string, number>> {
  return {
    placed: STONES - state.supply[seat],
    nile: state.nile[seat],
    short: Math.min(...state.stacks),
  }
}
