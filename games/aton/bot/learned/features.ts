/** What the evaluation is told about a position between two rounds, from one seat: both boards, both stocks, and how near a scoring is. */
import type { Seat } from '../../../../kernel/game.ts'
import { totalOf } from '../../../../kernel/score.ts'
import { size } from '../../rules/cards.ts'
import { COUNT } from '../../rules/spaces.ts'
import type { State } from '../../rules/types.ts'
import { BLACK, BLUE, BONUS, BONUS_POINTS, countOn, GREEN, YELLOW } from '../spaces/classes.ts'

const OWN = 30
const COMMON = 4
export const INPUTS = 2 * OWN + COMMON

/** What is seen of both seats, filled once for the two orders in which it is read. */
export const SIDES = 2 * OWN
const gains = new Float64Array(12) // scratch of `look`, so that a search makes no garbage

/** Looks at a position into `sides`; `pour` then gives each seat's features out of it. */
export function look(state: State, sides: Float64Array): void {
  score(state.stones)
  for (let seat = 0; seat < 2; seat++) lookAt(state, seat, sides)
}

/** What each player would gain if the board were scored now, by temple 1 to 4, black, bonus; without garbage, unlike the rules' own. */
function score(stones: readonly number[]): void {
  gains.fill(0)
  for (let seat = 0; seat < 2; seat++) {
    for (let temple = 0; temple < 4; temple++)
      gains[seat * 6 + 5] += COUNT[stones[seat * 4 + temple] & BONUS[temple]] * BONUS_POINTS[temple]
  }
  for (let temple = 0; temple < 4; temple++) {
    const lead = COUNT[stones[temple]] - COUNT[stones[4 + temple]]
    if (lead === 0) continue
    const seat = lead > 0 ? 0 : 1
    const points =
      temple === 0
        ? Math.abs(lead)
        : temple === 1
          ? 5
          : temple === 2
            ? COUNT[stones[seat * 4 + 2]]
            : 3 * countOn(stones, seat, BLUE)
    gains[seat * 6 + temple] = points
  }
  const lead = countOn(stones, 0, BLACK) - countOn(stones, 1, BLACK)
  if (lead !== 0) gains[(lead > 0 ? 0 : 6) + 4] = 8
}

function lookAt(state: State, seat: Seat, side: Float64Array): void {
  const { stones } = state
  const at = seat * OWN
  const deck = state.decks[seat]
  let sum = 0
  for (let source = 0; source < 6; source++) {
    const points = gains[seat * 6 + source]
    side[at + source] = points / 10
    sum += points
  }
  const points = totalOf(state.points[seat])
  const after = points + sum
  side[at + 6] = points / 40
  side[at + 7] = Math.max(0, points - 30) / 10
  side[at + 8] = after / 40
  side[at + 9] = after >= 40 ? 1 : 0
  for (let temple = 0; temple < 4; temple++) {
    const own = COUNT[stones[seat * 4 + temple]]
    const other = COUNT[stones[(1 - seat) * 4 + temple]]
    side[at + 10 + temple] = own / 12
    side[at + 14 + temple] = Math.max(0, own - 3 * other - 2) / 10
  }
  side[at + 18] = countOn(stones, seat, BLACK) / 10
  side[at + 19] = countOn(stones, seat, BLUE) / 4
  side[at + 20] = pursuit(stones, seat, YELLOW)
  side[at + 21] = pursuit(stones, seat, GREEN)
  side[at + 22] = state.supply[seat] / 29
  side[at + 23] = state.realm[seat] / 8
  side[at + 24] = deck.token
  side[at + 25] = cardsLeft(deck.pile, deck.under)
  side[at + 26] = countOn(stones, seat, YELLOW) / 14
  side[at + 27] = countOn(stones, seat, GREEN) / 14
  side[at + 28] = Math.max(0, after - 40) / 20
  side[at + 29] = state.supply[seat] < 4 ? 1 - state.supply[seat] / 4 : 0
}

/** How near a player is to all spaces of a colour; blockers weigh three times. */
function pursuit(stones: readonly number[], seat: Seat, colour: readonly number[]): number {
  return Math.max(0, countOn(stones, seat, colour) - 3 * countOn(stones, 1 - seat, colour) - 3) / 11
}

/** How good the cards still to come are: the mean value of the pile over that of a whole deck. An empty pile is made anew. */
function cardsLeft(pile: readonly number[], under: readonly number[]): number {
  let sum = 0
  for (let kind = 0; kind < 4; kind++) sum += pile[kind] * (kind + 1)
  for (let i = 0; i < under.length; i++) sum += under[i]
  const cards = size(pile) + under.length
  return cards === 0 ? 0 : (sum / cards - 2.5) * Math.min(1, cards / 12)
}

/** The features of one seat: its own side first, then the other's, then what both share. */
export function pour(sides: Float64Array, state: State, seat: Seat, into: Float64Array): void {
  const own = seat * OWN
  const other = (1 - seat) * OWN
  for (let i = 0; i < OWN; i++) {
    into[i] = sides[own + i]
    into[OWN + i] = sides[other + i]
  }
  const realm = state.realm[0] + state.realm[1]
  into[2 * OWN] = realm / 8
  into[2 * OWN + 1] = realm >= 4 ? (realm - 3) / 5 : 0
  into[2 * OWN + 2] = realm >= 6 ? (realm - 5) / 3 : 0
  into[2 * OWN + 3] = Math.min(state.round, 12) / 12
}
