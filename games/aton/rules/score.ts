/** Points: what a scoring gives (rule 7), what has been gained so far, what it would be now, and the count of all pieces. */
import type { Score, Seat } from '../../../kernel/game.ts'
import { itemise } from '../../../kernel/score.ts'
import {
  BLACK_POINTS,
  BLUE_POINTS,
  COLOURS,
  COPIES,
  type Colour,
  POINT_RULES,
  REALM,
  STONES,
  TEMPLE_2_POINTS,
} from './data.ts'
import { COUNT, holderOf, setOf, TEMPLE_OF } from './spaces.ts'
import { countHeld } from './stones.ts'
import type { Deck, State, View } from './types.ts'

const BLACK = setOf('K')
const BLUE = setOf('U')
const ONE_POINT = setOf('+1')
const TWO_POINTS = setOf('+2')

/** What each player would gain, by source, if the board were scored now. A tie scores for nobody (7.7); a bonus space always does. */
export function scoring(stones: readonly number[]): number[][] {
  const gains = [POINT_RULES.map(() => 0), POINT_RULES.map(() => 0)]
  const black = [0, 0]
  const blue = [0, 0]
  for (let seat = 0; seat < 2; seat++) {
    for (let temple = 0; temple < 4; temple++) {
      const held = stones[seat * 4 + temple]
      black[seat] += COUNT[held & BLACK[temple]]
      blue[seat] += COUNT[held & BLUE[temple]]
      gains[seat][6] += COUNT[held & ONE_POINT[temple]] + 2 * COUNT[held & TWO_POINTS[temple]]
    }
  }
  for (let temple = 0; temple < 4; temple++) {
    const lead = COUNT[stones[temple]] - COUNT[stones[4 + temple]]
    if (lead === 0) continue
    const seat = lead > 0 ? 0 : 1
    const own = COUNT[stones[seat * 4 + temple]]
    gains[seat][temple + 1] = [Math.abs(lead), TEMPLE_2_POINTS, own, BLUE_POINTS * blue[seat]][temple]
  }
  if (black[0] !== black[1]) gains[black[0] > black[1] ? 0 : 1][5] = BLACK_POINTS
  return gains
}

/** The spaces of the stones that count for a source: in a temple, on blue for temple 4, on black, on bonus spaces. None for cartouche 1. */
export function scoringSpaces(stones: readonly number[], seat: Seat, source: number): number[] {
  return COLOURS.flatMap((colour, space) =>
    holderOf(stones, space) === seat && counts(source, colour, TEMPLE_OF[space]) ? [space] : [],
  )
}

function counts(source: number, colour: Colour, temple: number): boolean {
  if (source < 4) return temple === source - 1
  if (source === 4) return colour === 'U'
  return source === 5 ? colour === 'K' : colour === '+1' || colour === '+2'
}

export const score = (state: State): Score[] => state.points.map(points => itemise(POINT_RULES, points))

/** After the end nothing more is scored. */
export function forecast(view: View): Score[] {
  if (view.over) return view.points.map(points => itemise(POINT_RULES, points))
  const gains = scoring(view.stones)
  return view.points.map((points, seat) =>
    itemise(
      POINT_RULES,
      points.map((n, source) => n + gains[seat][source]),
    ),
  )
}

/** 29 stones and 36 cards, nine of each value, for each player; never more than eight stones in the realm of the dead. */
export function check(state: State): void {
  for (const [seat, deck] of state.decks.entries()) {
    const placed = countHeld(state, seat, 4)
    const stones = state.supply[seat] + state.realm[seat] + placed
    if (stones !== STONES || state.supply[seat] < 0) throw new Error(`seat ${seat} has ${stones} stones`)
    checkDeck(deck, seat)
  }
  if (state.realm[0] + state.realm[1] > REALM) throw new Error('the realm of the dead holds too many stones')
}

function checkDeck(deck: Deck, seat: number): void {
  for (let kind = 0; kind < 4; kind++) {
    const counted = [deck.pile, deck.hand, deck.discards, deck.swapped].map(counts => counts[kind])
    const listed = [deck.under, deck.laid, deck.aside].map(
      cards => cards.filter(card => card === kind + 1).length,
    )
    const copies = [...counted, ...listed].reduce((sum, n) => sum + n, 0)
    if (copies !== COPIES || counted.some(n => n < 0))
      throw new Error(`seat ${seat} has ${copies} cards of value ${kind + 1}`)
  }
}
