/** What the evaluation is told about a seat's position at the start of a round. */
import type { Seat } from '../../../../kernel/game.ts'
import { DISCS, POINT_RULES } from '../../rules/data.ts'
import { has } from '../../rules/sets.ts'
import type { State } from '../../rules/types.ts'
import { gemsWorth, mostStones } from '../worth/avenue.ts'
import { goldenSums, tributeHope } from '../worth/cards.ts'
import { roundsLeft } from '../worth/course.ts'
import { type Tombs, tombsOf, tombWorth } from '../worth/tombs.ts'

const SOURCES = POINT_RULES.length
const VALUES = DISCS.length

export const INPUTS = 38
export const HIDDEN = 16

/** What concerns all seats of a position, counted once for them together. */
interface Around {
  /** Everybody's points. */
  readonly totals: readonly number[]
  readonly tombs: Tombs
}

/** Adds up everybody's points, counts doors and discs. */
export function look(state: State): Around {
  const { points, hands } = state
  const totals = [0, 0, 0, 0]
  for (let seat = 0; seat < hands.length; seat++) {
    for (let i = seat * SOURCES; i < (seat + 1) * SOURCES; i++) totals[seat] += points[i]
  }
  return { totals, tombs: tombsOf(state) }
}

/** The features of one seat. */
export function pour(state: State, seat: Seat, { totals, tombs }: Around, into: Float64Array): void {
  const { hands, supply } = state
  const seats = hands.length
  const rounds = roundsLeft(state)
  let best = 0
  for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, totals[other])
  const gems = state.gems[seat * 3] + state.gems[seat * 3 + 1] + state.gems[seat * 3 + 2]
  const gemPoints = gemsWorth(state, seat, -1)
  const tomb = tombWorth(state, seat, tombs)
  const hope = tributeHope(state, seat)
  into[0] = totals[seat] / 15
  into[1] = (totals[seat] - best) / 15
  into[2] = (totals[seat] + gemPoints + tomb + hope) / 20
  into[3] = gemPoints / 6
  into[4] = gems / 4
  into[5] = (gemPoints - gems) / 3
  into[6] = tomb / 8
  into[7] = hope / 3
  into[8] = goldenSums(state, seat) / 3
  into[9] = supply[seat] / 6
  into[10] = supply[seat] < 3 ? 1 - supply[seat] / 3 : 0
  for (let card = 1; card <= 6; card++) into[10 + card] = has(hands[seat], card) ? 1 : 0
  for (let left = 1; left <= 3; left++) into[16 + left] = rounds === left ? 1 : 0
  for (let place = 0; place < 4; place++)
    into[20 + place] = (seat - state.start + seats) % seats === place ? 1 : 0
  into[24] = state.merchants[seat] / 6
  into[25] = (state.plates.length - state.built) / 12
  pourDiscs(state, seat, tombs, into)
  pourOfferings(state, seat, into)
  pourPlates(state, seat, into)
  into[37] = mostStones(state, seat) / 4
}

function pourDiscs({ discs }: State, seat: Seat, { doors }: Tombs, into: Float64Array): void {
  const at = seat * VALUES
  into[26] = (discs[at] + discs[at + 1] + discs[at + 2]) / 2
  into[27] = (discs[at + 3] + discs[at + 4] + discs[at + 5]) / 2
  let sum = 0
  let housed = 0
  for (let value = 1; value <= VALUES; value++) {
    const held = discs[at + value - 1]
    if (held === 0) continue
    sum += value * held
    housed += value * Math.min(held, doors[value - 1])
  }
  into[28] = sum / 8
  into[29] = housed / 8
}

function pourOfferings({ procession }: State, seat: Seat, into: Float64Array): void {
  let count = 0
  let front = 0
  for (let field = 0; field < procession.length; field++) {
    if (procession[field] !== seat) continue
    count++
    front += field
  }
  into[30] = count / 3
  into[31] = front / 30
  into[32] = into[26] * 2 + into[27] * 2 - count > 0 ? (into[26] * 2 + into[27] * 2 - count) / 2 : 0
}

function pourPlates({ plates, built, hands }: State, seat: Seat, into: Float64Array): void {
  let near = 0
  let soon = 0
  let far = 0
  for (let i = built; i < plates.length; i++) {
    if (Math.trunc(plates[i] / 3) !== seat) continue
    if (i < built + 4) near++
    else if (i < built + 4 + 2 * hands.length) soon++
    else far++
  }
  into[33] = near / 2
  into[34] = soon / 2
  into[35] = far / 3
  into[36] = (near + soon) / 4
}
