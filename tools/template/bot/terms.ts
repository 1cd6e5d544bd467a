/** What people count in the oasis besides points: hints give their reasons in these words. */
import type { Seat } from '../../../kernel/game.ts'
import type { State } from '../rules/types.ts'

export const terms = (state: State, seat: Seat): Readonly<Record<string, number>> => ({
  card: state.cards[seat],
})
