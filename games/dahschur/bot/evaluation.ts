/** What a position promises: the points each player may expect in the end, and from them the chances of the first place. */
import type { Seat } from '../../../kernel/game.ts'
import { POINT_RULES, ROUNDS } from '../rules/data.ts'
import type { State } from '../rules/types.ts'
import { gemsWorth } from './avenue.ts'
import { tributeHope } from './cards.ts'
import { roundsLeft, STONE } from './course.ts'
import { tombWorth } from './tombs.ts'

const SOURCES = POINT_RULES.length

/** By rounds left: a lead of so many points makes a first place 2.7 times as likely as that of somebody level. */
const SPREAD = [2.5, 3.5, 4.5, 5] as const

/** What an own plate brings that others will build on, if they come so far. */
const PLATE = 0.9

/** By number of players: how many plates are built on in a round. */
const PACE = [0, 0, 4, 6, 6] as const

export function evaluate(state: State, shares: Float64Array): void {
  const spread = SPREAD[roundsLeft(state)]
  let best = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < shares.length; seat++) {
    shares[seat] = prospect(state, seat)
    if (shares[seat] > best) best = shares[seat]
  }
  let sum = 0
  for (let seat = 0; seat < shares.length; seat++) {
    shares[seat] = Math.exp((shares[seat] - best) / spread)
    sum += shares[seat]
  }
  for (let seat = 0; seat < shares.length; seat++) shares[seat] /= sum
}

/** The points a player may expect. */
function prospect(state: State, seat: Seat): number {
  let points = gemsWorth(state, seat, -1) + tombWorth(state, seat) + tributeHope(state, seat)
  for (let i = seat * SOURCES; i < (seat + 1) * SOURCES; i++) points += state.points[i]
  if (roundsLeft(state) > 0) points += stonesWorth(state, seat) + platesWorth(state, seat)
  return points
}

function stonesWorth({ supply, goods }: State, seat: Seat): number {
  const stones = supply[seat]
  let most = 0
  for (let i = seat * 6; i < seat * 6 + 6; i++) if (goods[i] > most) most = goods[i]
  return STONE * stones + STONE * Math.min(stones, 3) + 0.06 * most
}

function platesWorth({ plates, built, round, hands }: State, seat: Seat): number {
  const likely = built + PACE[hands.length] * (ROUNDS[hands.length] - round + 1)
  let worth = 0
  for (let i = built; i < plates.length; i++) {
    if (Math.trunc(plates[i] / 3) === seat) worth += i < likely ? PLATE : 0.3 * PLATE
  }
  return worth
}
