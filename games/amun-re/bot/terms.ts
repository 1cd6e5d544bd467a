/** What people count in Amun-Re besides points: gold, cards, and what works and stands in their provinces. */
import type { Seat } from '../../../kernel/game.ts'
import type { State } from '../rules/types.ts'

export function terms(state: State, seat: Seat): Readonly<Record<string, number>> {
  const own = state.owned[seat]
  const sum = (counts: readonly number[]): number =>
    own.reduce((total, province) => total + counts[province], 0)
  return {
    gold: state.gold[seat],
    cards: state.held[seat].reduce((total, count) => total + count, 0),
    farmers: sum(state.farmers) + sum(state.flat),
    pyramids: sum(state.pyramids),
    stones: sum(state.stones),
    provinces: own.length,
  }
}
