/** The frame of a round: the opening of a turn, chamber cards, new cities, the pharaoh, and the end of the match. */
import { swap } from '../../../kernel/frames.ts'
import type { Seat, Tell } from '../../../kernel/game.ts'
import { totalOf } from '../../../kernel/score.ts'
import { DISCS, type Ending, GEM_POINTS, PRINCES, ROUNDS } from './data.ts'
import { gain, next, SOURCE, scored } from './pieces.ts'
import { pointsOf } from './points.ts'
import { ALL, bitOf } from './sets.ts'
import type { DahschurEvent, State } from './types.ts'

/** The pharaoh comes to a player, who is the first to be active in the new round (1.5, 8.3); neutral and market princes return (10.4, 11.7). */
export function beginRound(state: State, start: Seat, tell?: Tell<DahschurEvent>): void {
  const seats = state.hands.length
  state.start = start
  state.round++
  if (seats < 4) for (let i = 0; i < PRINCES; i++) state.neutral[i] = 1
  if (seats === 2) state.princes = ALL
  tell?.({ type: 'pharaoh', seat: start, round: state.round })
  openTurn(state, start, tell)
}

/** A player becomes active: a neutral prince is drawn (10.2, 11.2), or the left neighbour gives first (2.1). */
export function openTurn(state: State, active: Seat, tell?: Tell<DahschurEvent>): void {
  state.active = active
  state.given = 0
  tell?.({ type: 'active', seat: active })
  if (state.hands.length < 4) swap(state, { phase: 'neutral', seat: active, card: 0, at: 0 })
  else swap(state, { phase: 'give', seat: next(state, active), card: 0, at: 0 })
}

export function beginChambers(state: State, tell?: Tell<DahschurEvent>): void {
  tell?.({ type: 'phase', name: 'chambers' })
  swap(state, { phase: 'chamber', seat: state.start, card: 0, at: 0 })
}

/** One own card goes into the chamber of the round, the other own ones return to the hand (8.1, 11.7); then the next player, or the end of the round. */
export function entomb(state: State, seat: Seat, card: number, tell?: Tell<DahschurEvent>): void {
  const chamber = state.round - 1
  for (let position = 0; position < 3; position++) {
    const laid = state.laid[seat * 3 + position]
    state.laid[seat * 3 + position] = 0
    if (laid > 0 && laid !== card && position !== state.hired[seat]) state.hands[seat] |= bitOf(laid)
  }
  state.hired[seat] = -1
  state.chambers[chamber * 4 + seat] = card
  tell?.({ type: 'entombed', seat, card, chamber: state.round })
  const neighbour = next(state, seat)
  if (neighbour !== state.start) swap(state, { phase: 'chamber', seat: neighbour, card: 0, at: 0 })
  else if (state.round === ROUNDS[state.hands.length]) {
    tell?.({ type: 'phase', name: 'discs' })
    goOnBurying(state, state.procession.length + 1, tell)
  } else clearCities(state, tell)
}

/** Cities without discs are laid aside; if there are cards left, new ones are drawn for the empty fields (8.2, A37). */
function clearCities(state: State, tell?: Tell<DahschurEvent>): void {
  let empty = 0
  for (let i = 0; i < state.cities.length; i++) {
    if (state.metals[i] === 0 && state.cities[i] > 0) {
      tell?.({ type: 'cityGone', city: state.cities[i] })
      state.cities[i] = 0
    }
    if (state.cities[i] === 0) empty++
  }
  if (empty > 0 && totalOf(state.cityPile) > 0) swap(state, { phase: 'cities', seat: 0, card: 0, at: 0 })
  else beginRound(state, next(state, state.start), tell)
}

/** The next offering from the front whose owner still has a disc may serve it (9.1, A36); without a free card, or at the rear, the match is over. */
export function goOnBurying(state: State, served: number, tell?: Tell<DahschurEvent>): void {
  if (hasFreeDoor(state)) {
    for (let field = served - 1; field > 0; field--) {
      const seat = state.procession[field - 1]
      if (seat < 0 || !hasDisc(state, seat)) continue
      swap(state, { phase: 'bury', seat, card: 0, at: field })
      return
    }
  }
  finish(state, tell)
}

function hasFreeDoor({ chambers, filled }: State): boolean {
  for (let door = 0; door < chambers.length; door++) {
    if (chambers[door] > 0 && (filled & (1 << door)) === 0) return true
  }
  return false
}

function hasDisc(state: State, seat: Seat): boolean {
  for (let i = 0; i < DISCS.length; i++) if (state.discs[seat * DISCS.length + i] > 0) return true
  return false
}

/** Gems left over score (9.5); then most points win, at a tie most stones in the supply (9.6, A38). */
function finish(state: State, tell?: Tell<DahschurEvent>): void {
  const seats = state.hands.length
  const ranks: number[] = []
  let best = 0
  for (let seat = 0; seat < seats; seat++) {
    const gems = state.gems[seat * 3] + state.gems[seat * 3 + 1] + state.gems[seat * 3 + 2]
    if (gems > 0) {
      gain(state, seat, SOURCE.gems, GEM_POINTS * gems)
      tell?.(scored(seat, SOURCE.gems, GEM_POINTS * gems))
    }
    const points = pointsOf(state.points, seat)
    best = Math.max(best, points)
    ranks.push(points * 100 + state.supply[seat])
  }
  const places = ranks.map(mine => 1 + ranks.filter(other => other > mine).length)
  const leaders = ranks.filter(rank => Math.trunc(rank / 100) === best).length
  const winners = places.filter(place => place === 1).length
  const ending: Ending = winners > 1 ? 'shared' : leaders > 1 ? 'stones' : 'points'
  state.over = { kind: 'over', ending, places }
  tell?.({ type: 'over', ending, places })
}
