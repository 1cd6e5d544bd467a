/** What the evaluation is told about a seat's position at the start of a turn. */
import type { Seat } from '../../../../kernel/game.ts'
import { DISCS, OFFERS, POINT_RULES, STALLS } from '../../rules/data.ts'
import { sumOf } from '../../rules/pieces.ts'
import { COUNT, has } from '../../rules/sets.ts'
import { GOLD, type State } from '../../rules/types.ts'
import { gemsWorth, mostStones } from '../worth/avenue.ts'
import { type Burial, buryAll } from '../worth/burial.ts'
import { tributeHope } from '../worth/cards.ts'
import { cardsToCome, roundsLeft, SUMS } from '../worth/course.ts'
import { type Tombs, tombsOf, tombWorth } from '../worth/tombs.ts'

const SOURCES = POINT_RULES.length
const VALUES = DISCS.length

export const INPUTS = 70
export const HIDDEN = 24

/** What concerns all seats of a position, counted once for them together; by seat where it is a list. */
interface Around {
  readonly totals: readonly number[]
  readonly gems: readonly number[]
  readonly tomb: readonly number[]
  readonly hope: readonly number[]
  readonly rewards: readonly number[]
  /** By seat and position: how likely the card there brings its reward. */
  readonly chances: readonly number[]
  /** All of these added up. */
  readonly prospects: readonly number[]
  readonly tombs: Tombs
  readonly burial: Burial
}

/** What winning the left, the middle and the right position is worth, in points. */
const REWARDS = [1.3, 1.9, 2] as const

export function look(state: State): Around {
  const tombs = tombsOf(state)
  const around = {
    totals: [0, 0, 0, 0],
    gems: [0, 0, 0, 0],
    tomb: [0, 0, 0, 0],
    hope: [0, 0, 0, 0],
    rewards: [0, 0, 0, 0],
    chances: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    prospects: [0, 0, 0, 0],
    tombs,
    burial: buryAll(state),
  }
  for (let seat = 0; seat < state.hands.length; seat++) {
    let total = 0
    for (let i = seat * SOURCES; i < (seat + 1) * SOURCES; i++) total += state.points[i]
    let rewards = 0
    for (let place = 0; place < 3; place++) {
      const chance = rewardChance(state, seat, place)
      around.chances[seat * 3 + place] = chance
      rewards += chance * REWARDS[place]
    }
    const gems = gemsWorth(state, seat, -1)
    const tomb = tombWorth(state, seat, tombs)
    const hope = tributeHope(state, seat)
    around.totals[seat] = total
    around.gems[seat] = gems
    around.tomb[seat] = tomb
    around.hope[seat] = hope
    around.rewards[seat] = rewards
    around.prospects[seat] = total + gems + tomb + hope + rewards
  }
  return around
}

/** How likely a player's card at a position is the highest, as far as the others' hands tell; a tie counts half. */
function rewardChance({ laid, row, hands }: State, seat: Seat, place: number): number {
  const card = laid[seat * 3 + place]
  if (card === 0) return 0
  const lower = (1 << (card - 1)) - 1
  let chance = 1
  for (let other = 0; other < hands.length; other++) {
    if (other === seat) continue
    let theirs = laid[other * 3 + place]
    if (theirs === 0 && row[other] > 0 && (place === 0 || laid[other * 3 + place - 1] > 0))
      theirs = row[other]
    if (theirs > card) return 0
    if (theirs === card) chance *= 0.5
    else if (theirs === 0 && hands[other] > 0)
      chance *= (COUNT[hands[other] & lower] + (has(hands[other], card) ? 0.5 : 0)) / COUNT[hands[other]]
  }
  return chance
}

/** The features of one seat. */
export function pour(state: State, seat: Seat, around: Around, into: Float64Array): void {
  let n = pourProspects(state, seat, around, into)
  n = pourCards(state, seat, around, into, n)
  n = pourCourse(state, seat, into, n)
  n = pourTombs(state, seat, around, into, n)
  n = pourAvenue(state, seat, into, n)
  pourMarket(state, seat, into, n)
}

function pourProspects({ hands, gems }: State, seat: Seat, around: Around, into: Float64Array): number {
  const { totals, prospects } = around
  let bestTotal = 0
  let best = 0
  let sum = 0
  for (let other = 0; other < hands.length; other++) {
    if (other === seat) continue
    if (totals[other] > bestTotal) bestTotal = totals[other]
    if (prospects[other] > best) best = prospects[other]
    sum += prospects[other]
  }
  const count = gems[seat * 3] + gems[seat * 3 + 1] + gems[seat * 3 + 2]
  into[0] = totals[seat] / 15
  into[1] = (totals[seat] - bestTotal) / 15
  into[2] = prospects[seat] / 20
  into[3] = (prospects[seat] - best) / 10
  into[4] = (prospects[seat] - sum / (hands.length - 1)) / 10
  into[5] = around.gems[seat] / 6
  into[6] = count / 4
  into[7] = (around.gems[seat] - count) / 3
  into[8] = around.tomb[seat] / 8
  into[9] = around.hope[seat] / 3
  into[10] = around.rewards[seat] / 3
  return 11
}

function pourCards(state: State, seat: Seat, { chances }: Around, into: Float64Array, from: number): number {
  const { hands, laid, hired, cities, metals } = state
  let n = from
  for (let place = 0; place < 3; place++) into[n++] = chances[seat * 3 + place]
  let own = hands[seat]
  for (let place = 0; place < 3; place++) {
    const card = laid[seat * 3 + place]
    if (card > 0 && hired[seat] !== place) own |= 1 << (card - 1)
  }
  for (let card = 1; card <= 6; card++) into[n++] = has(own, card) ? 1 : 0
  for (let card = 1; card <= 6; card++) into[n++] = has(hands[seat], card) ? 1 : 0
  const sum = sumOf(state, seat) + state.row[seat]
  const sums = SUMS[cardsToCome(state, seat)][hands[seat]]
  let gold = 0
  let silver = 0
  for (let i = 0; i < cities.length; i++) {
    if (metals[i] === 0 || cities[i] < sum || ((sums >> (cities[i] - sum)) & 1) === 0) continue
    if (metals[i] & GOLD) gold++
    else silver++
  }
  into[n++] = gold / 3
  into[n++] = silver / 3
  into[n++] = hired[seat] < 0 ? 0 : 1
  return n
}

function pourCourse(state: State, seat: Seat, into: Float64Array, from: number): number {
  const { start, active, plates, built } = state
  const seats = state.hands.length
  const rounds = roundsLeft(state)
  let n = from
  for (let left = 0; left <= 3; left++) into[n++] = rounds === left ? 1 : 0
  const place = (seat - start + seats) % seats
  const now = (active - start + seats) % seats
  for (let at = 0; at < 4; at++) into[n++] = place === at ? 1 : 0
  for (let turns = 0; turns < 4; turns++) into[n++] = place - now === turns ? 1 : 0
  into[n++] = (plates.length - built) / 12
  return n
}

function pourTombs(state: State, seat: Seat, around: Around, into: Float64Array, from: number): number {
  const { discs, procession } = state
  const { doors, wanted } = around.tombs
  const at = seat * VALUES
  let n = from
  const silver = discs[at] + discs[at + 1] + discs[at + 2]
  const gold = discs[at + 3] + discs[at + 4] + discs[at + 5]
  let sum = 0
  let housed = 0
  let rivals = 0
  for (let i = 0; i < VALUES; i++) {
    const held = discs[at + i]
    if (held === 0) continue
    sum += (i + 1) * held
    housed += (i + 1) * Math.min(held, doors[i])
    rivals += (wanted[i] - held) * (i + 1)
  }
  let count = 0
  let front = 0
  for (let field = 0; field < procession.length; field++) {
    if (procession[field] !== seat) continue
    count++
    front += field
  }
  into[n++] = silver / 2
  into[n++] = gold / 2
  into[n++] = sum / 8
  into[n++] = housed / 8
  into[n++] = rivals / 8
  into[n++] = count / 3
  into[n++] = front / 30
  into[n++] = Math.max(0, silver + gold - count) / 2
  into[n++] = Math.max(0, count - silver - gold) / 2
  into[n++] = around.burial.discs[seat] / 8
  into[n++] = around.burial.doors[seat] / 3
  let welcome = 0
  for (let chamber = 0; chamber < 4; chamber++) {
    const card = state.chambers[chamber * 4 + seat]
    if (card > 0 && wanted[card - 1] > discs[at + card - 1]) welcome += card > 3 ? 2 : 1
  }
  into[n++] = welcome / 3
  return n
}

function pourAvenue(state: State, seat: Seat, into: Float64Array, from: number): number {
  const { plates, built, hands, gems } = state
  let n = from
  let near = 0
  let soon = 0
  let far = 0
  for (let i = built; i < plates.length; i++) {
    if (Math.trunc(plates[i] / 3) !== seat) continue
    if (i < built + 4) near++
    else if (i < built + 4 + 2 * hands.length) soon++
    else far++
  }
  const left = [gems[seat * 3], gems[seat * 3 + 1], gems[seat * 3 + 2]]
  const end = Math.min(plates.length, built + 4)
  let run = 0
  while (built + run < end && left[plates[built + run] % 3]-- > 0) run++
  const ahead = [gems[seat * 3], gems[seat * 3 + 1], gems[seat * 3 + 2]]
  let fitting = 0
  for (let i = built; i < plates.length && i < built + 8; i++) if (ahead[plates[i] % 3]-- > 0) fitting++
  into[n++] = near / 2
  into[n++] = soon / 2
  into[n++] = far / 3
  into[n++] = run === 1 ? 1 : 0
  into[n++] = run === 2 ? 1 : 0
  into[n++] = run === 3 ? 1 : 0
  into[n++] = run === 4 ? 1 : 0
  into[n++] = fitting / 4
  return n
}

function pourMarket(state: State, seat: Seat, into: Float64Array, from: number): void {
  const { supply, merchants, offers, wares } = state
  const prices = [0, 0, 0, 0]
  const at = merchants[seat]
  for (let stall = 1; stall <= STALLS; stall++) {
    if (stall === at || wares[stall - 1] < 0 || Math.abs(stall - at) > 4) continue
    prices[OFFERS[offers[stall - 1]][seat]]++
  }
  let n = from
  into[n++] = supply[seat] / 6
  into[n++] = supply[seat] < 3 ? 1 - supply[seat] / 3 : 0
  into[n++] = at / 6
  into[n++] = at === 0 ? 1 : 0
  into[n++] = mostStones(state, seat) / 4
  into[n++] = prices[1] / 2
  into[n++] = prices[2] / 2
  into[n] = prices[3] / 2
}
