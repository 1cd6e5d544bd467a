/** The course of a round from the reveal to the next one: cartouche 1, the order, the two turns, a scoring. Carries out what leaves no choice. */
import { enter, swap } from '../../../kernel/frames.ts'
import type { Seat, Tell } from '../../../kernel/game.ts'
import { totalOf } from '../../../kernel/score.ts'
import { clear } from './cards.ts'
import { POINT_RULES, RECALLED, SPACES, TARGET, TEMPLE_SIZE } from './data.ts'
import { frameFor } from './frame.ts'
import { scoring, scoringSpaces } from './score.ts'
import { COUNT, heldIn, holderOf, TEMPLE_OF } from './spaces.ts'
import {
  countFree,
  countHeld,
  finish,
  isRealmFull,
  overflow,
  placeStone,
  reach,
  recallStone,
  removals,
  removeStone,
  targetOf,
} from './stones.ts'
import type { AtonEvent, State } from './types.ts'

/** All eight cards are turned over (1.4) and cartouche 1 is scored (2.1); 40 points win at once (2.2). */
export function reveal(state: State, tell?: Tell<AtonEvent>): void {
  const [red, blue] = state.decks
  clear(red.known)
  clear(blue.known)
  tell?.({ type: 'revealed', cards: [red.laid.slice(), blue.laid.slice()] })
  const lead = red.laid[0] - blue.laid[0]
  const better = lead > 0 ? 0 : 1
  if (lead !== 0) gain(state, better, 0, 2 * Math.abs(lead), tell)
  if (totalOf(state.points[better]) >= TARGET) finish(state, 'forty', better === 0 ? [1, 2] : [2, 1], tell)
  else if (red.laid[1] !== blue.laid[1]) beginTurns(state, red.laid[1] < blue.laid[1] ? 0 : 1, tell)
  else if (lead !== 0) beginTurns(state, 1 - better, tell)
  else swap(state, frameFor('order', 0))
}

/** The order is decided (3.1): the first player deals with cartouches 2 to 4, then the other (R1). */
export function beginTurns(state: State, first: Seat, tell?: Tell<AtonEvent>): void {
  state.first = first
  tell?.({ type: 'first', seat: first, rule: '3.1' })
  beginTurn(state, first, tell)
}

function beginTurn(state: State, seat: Seat, tell?: Tell<AtonEvent>): void {
  const stones = removals(state, seat)
  const target = targetOf(state, seat)
  if (stones > 0 && countHeld(state, target, reach(state, seat)) > stones) {
    swap(state, frameFor('remove', seat, stones))
    return
  }
  if (stones > 0) {
    const end = reach(state, seat) * TEMPLE_SIZE
    for (let space = 0; space < end; space++) {
      if (holderOf(state.stones, space) === target) removeStone(state, seat, space, tell)
    }
  }
  beginPlacing(state, seat, tell)
}

/** Placing begins (5.1); if there are no more free spaces than stones, it is over as well (5.3). */
export function beginPlacing(state: State, seat: Seat, tell?: Tell<AtonEvent>): void {
  const stones = Math.min(state.decks[seat].laid[3], state.supply[seat])
  const free = countFree(state, reach(state, seat))
  if (stones > 0 && free > stones) {
    swap(state, frameFor('place', seat, stones))
    return
  }
  if (stones > 0) {
    const end = reach(state, seat) * TEMPLE_SIZE
    let left = free
    for (let space = 0; space < end; space++) {
      if (holderOf(state.stones, space) >= 0) continue
      left--
      placeStone(state, seat, space, left, tell)
      if (state.over) return
    }
    overflow(state, seat, stones - free, tell)
  }
  endTurn(state, seat, tell)
}

/** The second player follows, or the round is over and a full realm of the dead is scored (6.1). */
export function endTurn(state: State, seat: Seat, tell?: Tell<AtonEvent>): void {
  if (seat === state.first) {
    tell?.({ type: 'second', seat: 1 - seat })
    beginTurn(state, 1 - seat, tell)
  } else if (isRealmFull(state)) score(state, tell)
  else nextRound(state, tell)
}

/** A scoring is carried out completely; then 40 points end the match (9.1, R19), or stones are taken back (8.1). */
function score(state: State, tell?: Tell<AtonEvent>): void {
  tell?.({ type: 'scoring' })
  const gains = scoring(state.stones)
  for (let seat = 0; seat < 2; seat++) {
    for (let source = 0; source < POINT_RULES.length; source++)
      if (gains[seat][source] > 0) gain(state, seat, source, gains[seat][source], tell)
  }
  const red = totalOf(state.points[0])
  const blue = totalOf(state.points[1])
  if (Math.max(red, blue) >= TARGET) {
    if (red === blue) finish(state, 'draw', [1, 1], tell)
    else finish(state, 'scoring', red > blue ? [1, 2] : [2, 1], tell)
    return
  }
  state.recall = [...recallQuota(state.stones, 0), ...recallQuota(state.stones, 1)]
  goOnRecalling(state, blue > red ? 1 : 0, tell)
}

/** How many own stones leave each temple (8.1, 8.2): one each, and for an empty temple one more from the highest that still has some (R23). */
export function recallQuota(held: readonly number[], seat: Seat): number[] {
  const quota = [0, 0, 0, 0]
  let missing = RECALLED
  for (let temple = 0; temple < 4; temple++) {
    if (held[seat * 4 + temple] === 0) continue
    quota[temple] = 1
    missing--
  }
  for (let temple = 3; temple >= 0 && missing > 0; temple--) {
    const more = Math.min(missing, COUNT[held[seat * 4 + temple]] - quota[temple])
    quota[temple] += more
    missing -= more
  }
  return quota
}

/** The next stone to take back, in turn; a player without any left is skipped, one without a choice is not asked (R22). */
export function goOnRecalling(state: State, next: Seat, tell?: Tell<AtonEvent>): void {
  for (let seat = next; ; seat = 1 - seat) {
    if (!mustRecall(state, seat)) {
      if (mustRecall(state, 1 - seat)) continue
      emptyRealm(state, tell)
      nextRound(state, tell)
      return
    }
    const forced = onlyRecall(state, seat)
    if (forced === undefined) {
      swap(state, frameFor('recall', seat))
      return
    }
    recallStone(state, seat, forced, tell)
  }
}

function mustRecall({ recall }: State, seat: Seat): boolean {
  for (let temple = 0; temple < 4; temple++) if (recall[seat * 4 + temple] > 0) return true
  return false
}

/** A stone to take back if the player has no choice: wherever stones are due, all of them must go. */
function onlyRecall(state: State, seat: Seat): number | undefined {
  for (let temple = 0; temple < 4; temple++) {
    const due = state.recall[seat * 4 + temple]
    if (due > 0 && COUNT[heldIn(state, seat, temple)] > due) return undefined
  }
  for (let space = 0; space < SPACES; space++) {
    if (holderOf(state.stones, space) === seat && state.recall[seat * 4 + TEMPLE_OF[space]] > 0) return space
  }
  return undefined
}

function emptyRealm(state: State, tell?: Tell<AtonEvent>): void {
  for (const seat of [0, 1]) {
    state.supply[seat] += state.realm[seat]
    state.realm[seat] = 0
  }
  tell?.({ type: 'emptied' })
}

function nextRound(state: State, tell?: Tell<AtonEvent>): void {
  for (const deck of state.decks) {
    for (let i = 0; i < 4; i++) {
      deck.discards[deck.laid[i] - 1]++
      deck.laid[i] = 0
    }
  }
  state.round++
  tell?.({ type: 'round', round: state.round })
  swap(state, frameFor('allocate', 0))
  enter(state, frameFor('deal', 1))
  enter(state, frameFor('deal', 0))
}

function gain(state: State, seat: Seat, source: number, points: number, tell?: Tell<AtonEvent>): void {
  state.points[seat][source] += points
  tell?.({
    type: 'scored',
    seat,
    rule: POINT_RULES[source],
    points,
    spaces: scoringSpaces(state.stones, seat, source),
  })
}
