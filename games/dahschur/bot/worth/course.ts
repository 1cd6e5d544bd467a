/** What is still to come for a player, and the common measure of it all: recognition points. */
import type { Seat } from '../../../../kernel/game.ts'
import { ROUNDS } from '../../rules/data.ts'
import { has } from '../../rules/sets.ts'
import type { State } from '../../rules/types.ts'

/** By number of players: what a point for one of the others costs oneself. */
export const RIVAL = [0, 0, 1, 0.55, 0.4] as const

/** What a goods stone in the supply is worth. */
export const STONE = 0.22

/** How many rounds follow the present one. */
export const roundsLeft = (state: State): number => ROUNDS[state.hands.length] - state.round

/** How many turns have begun, more or less: the horizon of trials is counted in them. */
export function clock({ round, start, active, hands }: State): number {
  const place = active - start
  return round * hands.length + (place < 0 ? place + hands.length : place)
}

/** How many turns a player still has, the present one included. */
export function turnsLeft(state: State, seat: Seat): number {
  const { start, active, hands } = state
  const place = seat < start ? seat + hands.length : seat
  const now = active < start ? active + hands.length : active
  return roundsLeft(state) + (place > now || (place === now && !isPhase2(state)) ? 1 : 0)
}

/** Whether everybody has been active. */
function isPhase2({ flow }: State): boolean {
  switch (flow[flow.length - 1].phase) {
    case 'third':
    case 'roll':
    case 'reward':
    case 'consolation':
    case 'tribute':
    case 'disc':
    case 'chamber':
    case 'cities':
    case 'bury':
      return true
    default:
      return false
  }
}

/** How many of their own cards a player has still to put down in this round, those in the gift row not counted. */
export function cardsToCome(state: State, seat: Seat): number {
  const { laid, hired, row, hands } = state
  let cards = hands.length === 2 ? 2 : 3
  for (let place = 0; place < 3; place++) if (laid[seat * 3 + place] > 0 && hired[seat] !== place) cards--
  if (row[seat] > 0) cards--
  return cards
}

/** By how many cards and by hand: the sums they can have, as a set of bits. */
export const SUMS: readonly (readonly number[])[] = [0, 1, 2, 3].map(count =>
  Array.from({ length: 64 }, (_, hand) => sumsOf(hand, count)),
)

function sumsOf(hand: number, count: number): number {
  if (count === 0) return 1
  let sums = 0
  for (let card = 1; card <= 6; card++) {
    // Rising order: each set of cards once.
    if (has(hand, card)) sums |= sumsOf(hand & (-1 << card), count - 1) << card
  }
  return sums
}
