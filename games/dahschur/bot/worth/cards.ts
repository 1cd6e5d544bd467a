/** Prince cards: what one is worth at a position, in the sum for a city, and in a chamber. */
import type { Seat } from '../../../../kernel/game.ts'
import { DISCS } from '../../rules/data.ts'
import { countLaid, sumOf } from '../../rules/pieces.ts'
import { bitOf } from '../../rules/sets.ts'
import { GOLD, type State } from '../../rules/types.ts'
import { cardsToCome, RIVAL, roundsLeft, SUMS } from './course.ts'

/** What a disc that has yet to be drawn is worth: many never find their card or their offering. */
const GOLD_WORTH = 3.6
const SILVER_WORTH = 1.4

/** What winning the left, the middle and the right position is worth. */
const REWARDS = [1.3, 1.9, 2] as const

/** How much of a hope is left, by the number of cards that have yet to be put down for it. */
const FAITH = [1, 0.85, 0.65, 0.5] as const

/** The best tribute that these cards in front, and so many more from this hand, can bring. */
function hopeOf({ cities, metals }: State, sum: number, hand: number, count: number): number {
  const sums = SUMS[count][hand]
  let best = 0
  for (let i = 0; i < cities.length; i++) {
    if (metals[i] === 0 || cities[i] < sum) continue
    if (((sums >> (cities[i] - sum)) & 1) === 0) continue
    const worth = metals[i] & GOLD ? GOLD_WORTH : SILVER_WORTH
    if (worth > best) best = worth
  }
  return best * FAITH[count]
}

/** What a player can hope for from the cities of this round. */
export function tributeHope(state: State, seat: Seat): number {
  const sum = sumOf(state, seat) + state.row[seat]
  return hopeOf(state, sum, state.hands[seat], cardsToCome(state, seat))
}

/** By number of players whose card at the position is unknown, and card: how likely it is the highest, a tie as half of it. */
const HIGHEST = [0, 1, 2, 3].map(others => [0, 1, 2, 3, 4, 5, 6].map(card => ((card - 0.5) / 6) ** others))

/** How likely a card at a position brings its reward, times what that is worth. */
function positionWorth(state: State, seat: Seat, place: number, card: number): number {
  const { laid, row, hands } = state
  let open = 0
  let shared = 1
  for (let other = 0; other < hands.length; other++) {
    if (other === seat) continue
    let theirs = laid[other * 3 + place]
    if (theirs === 0 && row[other] > 0 && countLaid(state, other) === place) theirs = row[other]
    if (theirs > card) return 0
    if (theirs === card) shared++
    else if (theirs === 0) open++
  }
  return (REWARDS[place] * HIGHEST[open][card]) / shared
}

/** What a step more means to the active player who gets the card. */
const STEP = 0.22

/** What giving or laying a card does for a player: the hope for a city, the position, and what the active one does not get. */
export function cardWorth(state: State, seat: Seat, card: number, given: boolean): number {
  const place = countLaid(state, seat) + (state.row[seat] > 0 ? 1 : 0)
  const count = cardsToCome(state, seat) - 1
  const hand = state.hands[seat] & ~bitOf(card)
  const sum = sumOf(state, seat) + state.row[seat] + card
  const hope = hopeOf(state, sum, hand, count)
  const position = place < 3 ? positionWorth(state, seat, place, card) : 0
  return hope + position - (given ? STEP * RIVAL[state.hands.length] * card : 0)
}

/** What it means for the rest of the match to have a card no more, by card. */
const MISSED = [0, 0.1, 0.1, 0.3, 0.5, 0.8, 1.2] as const

/** What laying a card into a chamber is worth: a place for one's own disc, or points for those of others. */
export function chamberWorth(state: State, seat: Seat, card: number): number {
  const { chambers, discs, hands } = state
  const values = DISCS.length
  let doors = 0
  for (let door = 0; door < chambers.length; door++) if (chambers[door] === card) doors++
  let others = 0
  for (let other = 0; other < hands.length; other++) {
    if (other !== seat) others += discs[other * values + card - 1]
  }
  const own = discs[seat * values + card - 1]
  const rounds = roundsLeft(state)
  const fits = own > 0 ? (own + others > doors ? 0.8 : 0.15) * card : 0
  const guests = Math.max(0, Math.min(1, others + own - doors)) * (card > 3 ? 2 : 1) * 0.3
  const denied = own === 0 && others > doors ? RIVAL[hands.length] * card * 0.6 : 0
  const later = (rounds > 0 && own === 0 ? 0.1 * card : 0) - (rounds > 0 ? MISSED[card] : 0)
  return fits + guests - denied + later
}
