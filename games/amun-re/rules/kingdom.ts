/** The end of a round and of a kingdom (6, 8.1, 8.2): the sealed bonus cards, the scoring, the clean-up, the winner. */
import { swap } from '../../../kernel/frames.ts'
import type { Seat, Tell } from '../../../kernel/game.ts'
import { discardCard, handSize, sellAll, spellCards } from './cards.ts'
import {
  BONUS_KINDS,
  BONUS_SOURCE,
  ENDINGS,
  FIRST_BONUS,
  GOLD_SOURCE,
  POINT_RULES,
  PROVINCE_IDS,
  PROVINCES,
  ROUNDS,
  ROUNDS_PER_KINGDOM,
} from './data.ts'
import { frame } from './frame.ts'
import { boardGains, bonusGain, goldGains, isLargest, standing } from './score.ts'
import type { AmunReEvent, State } from './types.ts'

/** After the third round of a kingdom there is a scoring. */
export function endRound(state: State, tell?: Tell<AmunReEvent>): void {
  if (state.round % ROUNDS_PER_KINGDOM !== 0) nextRound(state, tell)
  else beginScoring(state, tell)
}

function nextRound(state: State, tell?: Tell<AmunReEvent>): void {
  state.round++
  tell?.({ type: 'round', round: state.round })
  swap(state, frame('reveal', state.start))
}

/** Everybody who holds any card chooses bonus cards, sealed (6.5, R35). */
function beginScoring(state: State, tell?: Tell<AmunReEvent>): void {
  tell?.({ type: 'phase', phase: 6 })
  swap(state, frame('bonus', state.start))
  for (let seat = 0; seat < state.gold.length; seat++) {
    state.bonus[seat] = 0
    if (handSize(state, seat) === 0) sealBonus(state, seat, tell)
  }
}

/** The choice is final; the last one turns all of them over. */
export function sealBonus(state: State, seat: Seat, tell?: Tell<AmunReEvent>): void {
  state.sealed |= 1 << seat
  tell?.({ type: 'sealed', seat })
  if (state.sealed === (1 << state.gold.length) - 1) score(state, tell)
}

/** Scores the board and the bonus cards; at the end of the match the gold as well, after all cards that are left were sold (6.6, R41). */
function score(state: State, tell?: Tell<AmunReEvent>): void {
  tell?.({ type: 'bonuses', cards: state.bonus.map(spellBonus) })
  const gains = boardGains(state)
  for (let seat = 0; seat < state.gold.length; seat++) {
    for (let i = 0; i < BONUS_KINDS; i++) {
      if ((state.bonus[seat] & (1 << i)) === 0) continue
      discardCard(state, seat, FIRST_BONUS + i)
      gains[seat][BONUS_SOURCE] += bonusGain(state, seat, FIRST_BONUS + i)
    }
  }
  if (state.round === ROUNDS) {
    for (let seat = 0; seat < state.gold.length; seat++) sellAll(state, seat, tell)
    const gold = goldGains(state.gold)
    for (let seat = 0; seat < gold.length; seat++) gains[seat][GOLD_SOURCE] = gold[seat]
  }
  for (let seat = 0; seat < gains.length; seat++) {
    for (let of = 0; of < POINT_RULES.length; of++) gain(state, seat, of, gains[seat][of], tell)
  }
  for (let seat = 0; seat < state.bonus.length; seat++) state.bonus[seat] = 0
  state.sealed = 0
  if (state.round === ROUNDS) finish(state, tell)
  else newKingdom(state, tell)
}

function gain(state: State, seat: Seat, source: number, points: number, tell?: Tell<AmunReEvent>): void {
  if (points === 0) return
  state.points[seat][source] += points
  tell?.({
    type: 'scored',
    seat,
    rule: POINT_RULES[source],
    points,
    provinces: sourceOf(state, seat, source),
  })
}

/** The provinces of a seat that points of a source come from: all of them for bonus cards and sets, none for gold. */
function sourceOf(state: State, seat: Seat, source: number): string[] {
  const isSource: readonly ((province: number) => boolean)[] = [
    province => state.pyramids[province] > 0,
    () => true,
    province => isLargest(state, province),
    province => state.board.temples[province] > 0,
    () => true,
    () => false,
  ]
  return state.owned[seat].filter(isSource[source]).map(province => PROVINCE_IDS[province])
}

/** The names of a set of bonus cards. */
function spellBonus(set: number): string[] {
  const counts = new Array<number>(FIRST_BONUS + BONUS_KINDS).fill(0)
  for (let i = 0; i < BONUS_KINDS; i++) if (set & (1 << i)) counts[FIRST_BONUS + i] = 1
  return spellCards(counts)
}

/** Markers and farmers leave, pyramids and stones stay; the provinces of the old kingdom, and only they, come again (8.1, R43). */
function newKingdom(state: State, tell?: Tell<AmunReEvent>): void {
  for (let province = 0; province < PROVINCES.length; province++) {
    state.pile[province] = 0
    state.farmers[province] = 0
    state.flat[province] = 0
  }
  for (const own of state.owned) {
    for (const province of own) state.pile[province] = 1
    own.length = 0
  }
  tell?.({ type: 'kingdom' })
  nextRound(state, tell)
}

/** Most points, then most pyramids, then most stones in the own provinces; else the victory is shared (8.2, R42). */
function finish(state: State, tell?: Tell<AmunReEvent>): void {
  const standings: number[][] = []
  for (let seat = 0; seat < state.gold.length; seat++) standings.push(standing(state, seat))
  const places: number[] = []
  for (let seat = 0; seat < standings.length; seat++) places.push(placeOf(standings, seat))
  const winner = places.indexOf(1)
  let closest = 0 // how many comparisons another seat went level with the winner
  for (let seat = 0; seat < standings.length; seat++) {
    if (seat !== winner) closest = Math.max(closest, levelIn(standings[winner], standings[seat]))
  }
  const ending = ENDINGS[closest]
  state.over = { kind: 'over', ending, places }
  tell?.({ type: 'over', ending, places })
}

/** One more than there are better standings. */
function placeOf(standings: readonly (readonly number[])[], seat: Seat): number {
  let place = 1
  for (let other = 0; other < standings.length; other++) {
    const level = levelIn(standings[seat], standings[other])
    if (level < COMPARISONS && standings[other][level] > standings[seat][level]) place++
  }
  return place
}

/** Points, pyramids and stones; the endings are named after the one that decides, and the last after none. */
const COMPARISONS = ENDINGS.length - 1

/** In how many comparisons, from the first on, two standings are level. */
function levelIn(one: readonly number[], two: readonly number[]): number {
  let level = 0
  while (level < COMPARISONS && one[level] === two[level]) level++
  return level
}
