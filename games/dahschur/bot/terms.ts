/** What people count in Dahschur besides points: gems, discs, stones, offerings on their way and cards still in hand. */
import type { Seat } from '../../../kernel/game.ts'
import { COUNT } from '../rules/sets.ts'
import type { State } from '../rules/types.ts'

export function terms(state: State, seat: Seat): Readonly<Record<string, number>> {
  const counted = (list: readonly number[], many: number): number =>
    list.slice(seat * many, (seat + 1) * many).reduce((total, count) => total + count, 0)
  return {
    gems: counted(state.gems, 3),
    discs: counted(state.discs, 6),
    stones: state.supply[seat],
    offerings: state.procession.filter(owner => owner === seat).length,
    foremost: 1 + state.procession.lastIndexOf(seat),
    hand: COUNT[state.hands[seat]],
  }
}
