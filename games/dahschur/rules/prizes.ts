/**
 * The prizes of a round, one after the other: the rewards for the left, middle and right cards (prizes 0 to 2), then the tribute of each city
 * (prize 3 + city field). One contest serves all: ranks that decide are rolled for, the best is asked, who is left over is consoled.
 */
import { swap } from '../../../kernel/frames.ts'
import type { Seat, Tell } from '../../../kernel/game.ts'
import { RIGHT_POINTS } from './data.ts'
import { canAdvance } from './offerings.ts'
import { gain, next, SOURCE, scored, stallsOf, sumOf } from './pieces.ts'
import { beginChambers } from './round.ts'
import { COUNT } from './sets.ts'
import { type DahschurEvent, SILVER, type State } from './types.ts'

export const LEFT = 0
export const MIDDLE = 1
const RIGHT = 2
export const TRIBUTE = 3

/** The highest cards at a position contend for its reward (6.1); nobody does if no card or no disc is there (A23, A42). */
export function giveReward(state: State, position: number, tell?: Tell<DahschurEvent>): void {
  if (position === LEFT) tell?.({ type: 'phase', name: 'rewards' })
  let best = 0
  for (let seat = 0; seat < state.hands.length; seat++) best = Math.max(best, state.laid[seat * 3 + position])
  if (best === 0 || (position === LEFT && !hasSilver(state))) {
    tell?.({ type: 'lapsed', prize: position })
    nextPrize(state, position, tell)
    return
  }
  for (let seat = 0; seat < state.hands.length; seat++) {
    if (state.laid[seat * 3 + position] === best) state.tie[seat] = 1
  }
  contend(state, position, tell)
}

function hasSilver({ metals }: State): boolean {
  for (let i = 0; i < metals.length; i++) if (metals[i] & SILVER) return true
  return false
}

/** Goes on with a contest: dice for a shared rank that decides (6.5, 7.2), then the best one left is served. */
export function contend(state: State, prize: number, tell?: Tell<DahschurEvent>): void {
  const discs = prize < TRIBUTE ? 1 : COUNT[state.metals[prize - TRIBUTE]]
  const rolling = undecided(state.tie, discs)
  if (rolling > 0) {
    swap(state, { phase: 'roll', seat: 0, card: rolling, at: prize })
    return
  }
  const seat = bestOf(state.tie)
  if (seat < 0 || discs === 0) {
    consoleOthers(state, prize, tell)
    return
  }
  state.tie[seat] = 0
  serve(state, seat, prize, tell)
}

/** The players who share the first rank that decides about one of these discs, as a set; 0 if every such rank is held by one. */
function undecided(tie: readonly number[], discs: number): number {
  let ranked = 0
  for (let rank = tie.length; rank > 0 && ranked < discs; rank--) {
    let set = 0
    for (let seat = 0; seat < tie.length; seat++) if (tie[seat] === rank) set |= 1 << seat
    if (COUNT[set] > 1) return set
    ranked += COUNT[set]
  }
  return 0
}

function bestOf(tie: readonly number[]): Seat {
  let best = -1
  for (let seat = 0; seat < tie.length; seat++) {
    if (tie[seat] > 0 && (best < 0 || tie[seat] > tie[best])) best = seat
  }
  return best
}

/** The winner is asked what to take; two points are simply scored (6.4), and what cannot be used lapses (A23). */
function serve(state: State, seat: Seat, prize: number, tell?: Tell<DahschurEvent>): void {
  tell?.({ type: 'won', seat, prize })
  if (prize >= TRIBUTE) swap(state, { phase: 'tribute', seat, card: 0, at: prize })
  else if (prize === LEFT || (prize === MIDDLE && canUseMiddle(state, seat)))
    swap(state, { phase: 'reward', seat, card: 0, at: prize })
  else {
    if (prize === RIGHT) {
      gain(state, seat, SOURCE.right, RIGHT_POINTS)
      tell?.(scored(seat, SOURCE.right, RIGHT_POINTS))
    } else tell?.({ type: 'lapsed', prize })
    consoleOthers(state, prize, tell)
  }
}

/** 6.3: a gem of the bag, or something for the foremost free field: exactly what makes an advance possible. */
const canUseMiddle = (state: State, seat: Seat): boolean =>
  state.bag[0] + state.bag[1] + state.bag[2] > 0 || canAdvance(state, seat)

/** After a prize was taken or declined: a tribute may have another disc to give, a reward has none (A23, A27). */
export function afterPrize(state: State, prize: number, tell?: Tell<DahschurEvent>): void {
  if (prize < TRIBUTE) consoleOthers(state, prize, tell)
  else contend(state, prize, tell)
}

/** Who contended in vain chooses a consolation, from the start player on; where none is possible it lapses (6.6, A28). */
export function consoleOthers(state: State, prize: number, tell?: Tell<DahschurEvent>): void {
  let seat = state.start
  do {
    if (state.tie[seat] > 0) {
      state.tie[seat] = 0
      tell?.({ type: 'consoled', seat, prize })
      if (stallsOf(state, seat) > 0 || canAdvance(state, seat)) {
        swap(state, { phase: 'consolation', seat, card: 1, at: prize })
        return
      }
    }
    seat = next(state, seat)
  } while (seat !== state.start)
  nextPrize(state, prize, tell)
}

function nextPrize(state: State, prize: number, tell?: Tell<DahschurEvent>): void {
  if (prize < RIGHT) {
    giveReward(state, prize + 1, tell)
    return
  }
  if (prize === RIGHT) state.due = (1 << state.hands.length) - 1
  nextTribute(state, tell)
}

/** The next city in the order of the first player, from the start player on, whose cards add up to it (7.1, A29); after the last the chambers. */
function nextTribute(state: State, tell?: Tell<DahschurEvent>): void {
  let seat = state.start
  do {
    const field = (state.due & (1 << seat)) > 0 ? cityOf(state, sumOf(state, seat)) : -1
    state.due &= ~(1 << seat)
    if (field >= 0) {
      enterContest(state, state.cities[field])
      contend(state, TRIBUTE + field, tell)
      return
    }
    seat = next(state, seat)
  } while (seat !== state.start)
  beginChambers(state, tell)
}

/** The field of the open city with this number that still carries a disc; -1 if there is none (7.3, A26). */
function cityOf({ cities, metals }: State, number: number): number {
  for (let i = 0; i < cities.length; i++) if (cities[i] === number && metals[i] > 0) return i
  return -1
}

function enterContest(state: State, number: number): void {
  for (let seat = 0; seat < state.hands.length; seat++) {
    if (sumOf(state, seat) !== number) continue
    state.tie[seat] = 1
    state.due &= ~(1 << seat)
  }
}
