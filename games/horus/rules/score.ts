/** Points: what each region is worth and to whom (rule 9), what it would be now, and the count of all pieces. */
import type { RuleId, Score, ScoreLine, Seat } from '../../../kernel/game.ts'
import { BY_TEMPLE, isPickedUp } from './board.ts'
import {
  ALL_TILES,
  CARD_KINDS,
  COPIES,
  END,
  HIGHEST_VALUE,
  isTerrain,
  NECROPOLIS,
  STONES,
  TILES_PER_TERRAIN,
} from './data.ts'
import { ON_ISLAND } from './islands.ts'
import { stonesOf } from './stones.ts'
import type { Board, Frame, State, View } from './types.ts'

/** What a region of this size and with these marks is worth to whoever controls it (9.2 to 9.6). */
export function pointsFor(size: number, marks: number): number {
  const doubled = (marks & BY_TEMPLE ? 2 : 1) * (marks & ON_ISLAND ? 2 : 1)
  return Math.min(HIGHEST_VALUE, size * doubled)
}

export const worthOf = (board: Board, region: number): number =>
  pointsFor(board.size[region], board.marks[region])

/** The rule under which a region scores: plain, at the temple, on an island, or both. */
export function ruleOf(marks: number): RuleId {
  if (marks & BY_TEMPLE) return marks & ON_ISLAND ? '9.5' : '9.3'
  return marks & ON_ISLAND ? '9.4' : '9.2'
}

/** Whether nobody has more stones in a region than this seat, which has at least one (9.1). */
export function controls(held: number, seat: Seat): boolean {
  const own = stonesOf(held, seat)
  if (own === 0) return false
  for (let other = 0; other < 4; other++) if (stonesOf(held, other) > own) return false
  return true
}

/** Every region that scores for somebody, those of little value first. */
export const scoredRegions = (board: Board): number[] =>
  board.held
    .flatMap((held, region) => (held > 0 ? [region] : []))
    .sort((a, b) => worthOf(board, a) - worthOf(board, b) || a - b)

/** The points of every seat as the board lies, a line for every region. */
export function scoring(board: Board, seats: number): Score[] {
  const scores: { total: number; lines: ScoreLine[] }[] = []
  for (let seat = 0; seat < seats; seat++) scores.push({ total: 0, lines: [] })
  for (let region = 0; region < board.region.length; region++) {
    const held = board.held[region]
    if (held === 0) continue
    const points = worthOf(board, region)
    for (let seat = 0; seat < seats; seat++) {
      if (!controls(held, seat)) continue
      scores[seat].total += points
      scores[seat].lines.push({ rule: ruleOf(board.marks[region]), points })
    }
  }
  return scores
}

/** Nobody has points before the end. */
export const score = (state: State): Score[] =>
  state.over ? scoring(state.board, state.supply.length) : state.supply.map(() => ({ total: 0, lines: [] }))

export const forecast = (view: View): Score[] => scoring(view.board, view.supply.length)

/** 120 tiles, 20 of each terrain; 50 Horus cards by kind; 20 stones for each seat, as the regions count them. */
export function check(state: State): void {
  checkTiles(state)
  checkCards(state)
  const { board } = state
  for (const [seat, supply] of state.supply.entries()) {
    const standing = board.stones.filter(stone => stone === seat + 1).length
    const held = board.held.reduce((sum, region) => sum + stonesOf(region, seat), 0)
    if (supply < 0 || supply + standing !== STONES || held !== standing)
      throw new Error(`seat ${seat} has ${supply} + ${standing} stones, ${held} of them in regions`)
  }
}

/** The tile that a player holds in this step, if it is no longer where it came from. */
function inHand(frame: Frame): number {
  if (frame.phase === 'lay' && frame.what < END) return frame.what
  return frame.phase === 'use' && frame.what > 0 ? NECROPOLIS : -1
}

function checkTiles(state: State): void {
  const held = state.flow.map(inHand).filter(kind => kind >= 0)
  const replacing = state.flow.filter(({ phase }) => phase === 'replace').length
  const ends = [0, 1].filter(end => isPickedUp(state.board, end)).length
  const laid = state.board.kinds
  const counts = [state.bag, state.stacks, state.removed].flat().reduce((sum, n) => sum + n, 0)
  const all = counts + laid.length + held.length + replacing + ends
  if (all !== ALL_TILES) throw new Error(`there are ${all} tiles`)
  for (let kind = 0; isTerrain(kind); kind++) {
    const tiles = [...laid, ...held].filter(other => other === kind).length
    const sum = state.bag[kind] + state.stacks[kind] + tiles
    if (sum !== TILES_PER_TERRAIN) throw new Error(`there are ${sum} tiles of terrain ${kind}`)
  }
}

function checkCards(state: State): void {
  for (let card = 0; card < CARD_KINDS; card++) {
    const places = [state.pile, state.discards, ...state.hands].map(counts => counts[card])
    const copies = places.reduce((sum, n) => sum + n, state.played === card ? 1 : 0)
    if (copies !== COPIES[card] || places.some(n => n < 0))
      throw new Error(`there are ${copies} cards of kind ${card}`)
  }
  for (const [seat, hand] of state.hands.entries()) {
    const cards = hand.reduce((sum, n) => sum + n, 0)
    if (cards !== state.handSizes[seat]) throw new Error(`seat ${seat} holds ${cards} cards`)
  }
}
