/** Points: what a scoring gives (rule 6), what has been gained so far, what it would be now, and the count of all pieces. */
import type { Score, Seat } from '../../../kernel/game.ts'
import { itemise, totalOf } from '../../../kernel/score.ts'
import {
  BONUS_POINTS,
  BONUS_SOURCE,
  CARD,
  CARDS_FOR_BONUS,
  COPIES,
  FARMERS_FOR_BONUS,
  FIRST_BONUS,
  GOLD_POINTS,
  GOLD_SOURCE,
  KINDS,
  LARGEST_POINTS,
  LARGEST_SOURCE,
  POINT_RULES,
  PROVINCES,
  ROUNDS_PER_KINGDOM,
  SET_POINTS,
  STONES,
} from './data.ts'
import { farmersIn } from './provinces.ts'
import type { State, View } from './types.ts'

/** What a scoring of the board needs to know: all of it is public. */
type Land = Pick<State, 'board' | 'temple' | 'owned' | 'farmers' | 'flat' | 'stones' | 'pyramids'>

/** What each player would gain, by source, if the board were scored now, without bonus cards and gold (6.1 to 6.4). */
export function boardGains(land: Land): number[][] {
  const gains: number[][] = []
  for (let seat = 0; seat < land.owned.length; seat++) {
    const own = land.owned[seat]
    let pyramids = 0
    let sets = own.length < ROUNDS_PER_KINGDOM ? 0 : land.pyramids[own[0]]
    let temples = 0
    for (let i = 0; i < own.length; i++) {
      pyramids += land.pyramids[own[i]]
      sets = Math.min(sets, land.pyramids[own[i]])
      temples += land.board.temples[own[i]]
    }
    gains.push([pyramids, SET_POINTS * sets, 0, temples * land.temple, 0, 0])
  }
  addLargest(land, 1, gains)
  addLargest(land, 0, gains)
  return gains
}

/** The largest province of a side: most pyramids, then most stones; every tied player gains, once each (6.3, R37, R38). */
function addLargest(land: Land, west: number, gains: number[][]): void {
  let best = 0
  for (let seat = 0; seat < land.owned.length; seat++) {
    best = Math.max(best, largestOf(land, seat, west))
  }
  for (let seat = 0; seat < land.owned.length; seat++) {
    if (best >= 100 && largestOf(land, seat, west) === best) gains[seat][LARGEST_SOURCE] += LARGEST_POINTS
  }
}

/** The largest own province of a side as one number: a hundred for every pyramid, one for every stone. */
export function largestOf(land: Land, seat: Seat, west: number): number {
  const own = land.owned[seat]
  let best = 0
  for (let i = 0; i < own.length; i++) {
    if (land.board.west[own[i]] !== west) continue
    best = Math.max(best, 100 * land.pyramids[own[i]] + land.stones[own[i]])
  }
  return best
}

/** Whether a province is the largest of its side, or one of those that tie. */
export function isLargest(land: Land, province: number): boolean {
  const west = land.board.west[province]
  let best = 0
  for (let seat = 0; seat < land.owned.length; seat++) best = Math.max(best, largestOf(land, seat, west))
  return best >= 100 && 100 * land.pyramids[province] + land.stones[province] === best
}

/** What a bonus card brings a seat: three points if its condition is met (6.5, R36). */
export function bonusGain(land: Land, seat: Seat, kind: number): number {
  return isMet(land, land.owned[seat], kind) ? BONUS_POINTS : 0
}

function isMet(land: Land, own: readonly number[], kind: number): boolean {
  if (own.length < ROUNDS_PER_KINGDOM) return false
  if (kind === CARD['egypt-bonus']) return isAlike(land.board.upper, own)
  if (kind === CARD['side-bonus']) return isAlike(land.board.west, own)
  if (kind === CARD['bank-bonus']) return isAlike(land.board.bank, own)
  let cards = 0
  let farmers = 0
  for (let i = 0; i < own.length; i++) {
    cards += land.board.limit[own[i]] + PROVINCES[own[i]].freeCards
    farmers += farmersIn(land, own[i])
  }
  return kind === CARD['card-bonus'] ? cards >= CARDS_FOR_BONUS : farmers >= FARMERS_FOR_BONUS
}

function isAlike(half: readonly number[], own: readonly number[]): boolean {
  for (let i = 1; i < own.length; i++) if (half[own[i]] !== half[own[0]]) return false
  return true
}

/** Six, four and two points for the most gold; who ties takes the full points, and the next rank is dropped (6.6, R41). */
export function goldGains(gold: readonly number[]): number[] {
  const gains: number[] = []
  for (let seat = 0; seat < gold.length; seat++) {
    let richer = 0
    for (let other = 0; other < gold.length; other++) if (gold[other] > gold[seat]) richer++
    gains.push(GOLD_POINTS[richer] ?? 0)
  }
  return gains
}

/** What decides the match (8.2): points, pyramids, stones. */
export function standing(state: State, seat: Seat): number[] {
  let pyramids = 0
  let stones = 0
  for (const province of state.owned[seat]) {
    pyramids += state.pyramids[province]
    stones += state.stones[province]
  }
  return [totalOf(state.points[seat]), pyramids, stones]
}

export const score = (state: State): Score[] => state.points.map(points => itemise(POINT_RULES, points))

/** As if the kingdom were scored now: with the viewer's own bonus cards, and with the gold (hands sold) in the new kingdom. */
export function forecast(view: View): Score[] {
  if (view.over) return view.points.map(points => itemise(POINT_RULES, points))
  const gains = boardGains(view)
  const hand = view.seat === null ? null : view.held[view.seat]
  for (let kind = FIRST_BONUS; view.seat !== null && hand && kind < KINDS; kind++) {
    if (hand[kind] > 0) gains[view.seat][BONUS_SOURCE] += bonusGain(view, view.seat, kind)
  }
  if (view.round > ROUNDS_PER_KINGDOM) {
    const gold = goldGains(view.gold.map((own, seat) => own + view.heldSize[seat]))
    for (let seat = 0; seat < gold.length; seat++) gains[seat][GOLD_SOURCE] = gold[seat]
  }
  return view.points.map((points, seat) =>
    itemise(
      POINT_RULES,
      points.map((n, source) => n + gains[seat][source]),
    ),
  )
}

/** 39 power cards; gold only ever changes hands; no farm holds two farmers, no province three stones; nothing is owned twice. */
export function check(state: State): void {
  for (let kind = 0; kind < KINDS; kind++) checkKind(state, kind)
  const gold = state.gold.reduce((sum, n) => sum + n, state.bank + state.lyingGold)
  if (gold !== 0) throw new Error(`${gold} gold too much`)
  if (Math.min(...state.gold) < 0) throw new Error('a seat owes gold')
  const owned = state.owned.flat()
  if (new Set(owned).size !== owned.length) throw new Error('a province has two owners')
  for (const [province, farmers] of state.farmers.entries()) {
    if (farmers < 0 || farmers > state.board.farms[province]) throw new Error('a farmer stands on no farm')
    if (state.stones[province] < 0 || state.stones[province] > 2) throw new Error('three stones lie together')
  }
  const stones = state.stones.reduce((sum, n) => sum + n, 0)
  if (state.limitedStones && stones > STONES) throw new Error(`${stones} stones lie on the board`)
}

function checkKind(state: State, kind: number): void {
  const places = [state.deck, state.discard, ...state.held].map(counts => counts[kind])
  const open = state.faceUp.filter(set => set & (1 << kind)).length
  const copies = places.reduce((sum, n) => sum + n, open)
  if (copies !== COPIES[kind] || Math.min(...places) < 0)
    throw new Error(`there are ${copies} power cards of kind ${kind}`)
  for (const [place, counts] of state.held.entries()) {
    const older = state.older.reduce((sum, layer) => sum + layer[place * KINDS + kind], 0)
    if (older > counts[kind]) throw new Error(`place ${place} remembers cards it does not hold`)
  }
}
