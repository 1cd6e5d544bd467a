/** The course of a turn, from the bag to the refilled hand, and of the match from turn to turn. Carries out what leaves no choice. */

import { enter, frameOf, leave, swap } from '../../../kernel/frames.ts'
import type { Seat, Tell } from '../../../kernel/game.ts'
import { layEnd, layTile, NONE, pickUpEnd } from './board.ts'
import { discardTerrain, size } from './cards.ts'
import { END, type Ending, HAND, LAST_STACKS, NECROPOLIS, RIVER, TEMPLE, TILES } from './data.ts'
import { xOf, yOf } from './grid.ts'
import { canLay, endOf, isEnd, LOOSE_END, nameOf, onlyLaying } from './laying.ts'
import { controls, ruleOf, scoredRegions, scoring, worthOf } from './score.ts'
import { countEmpty, exchanges, roundOf } from './stacks.ts'
import { moveStone, refusalOfLift, setStone, takesMoved, takesStone, wantedSize } from './stones.ts'
import type { HorusEvent, State, Use } from './types.ts'
import { ONLY_NECROPOLIS, usesOf } from './uses.ts'

type Hear = Tell<HorusEvent>

/** The next player's turn: a tile from the bag, if there is one, then a card (1.2, 1.3). */
function beginTurn(state: State, tell?: Hear): void {
  const seats = state.supply.length
  const seat = (state.first + state.turn) % seats
  state.turn++
  tell?.({ type: 'turn', seat, round: roundOf(state.turn, seats) })
  swap(state, { phase: 'play', seat, what: 0 })
  if (size(state.bag) > 0) enter(state, { phase: 'draw', seat, what: 0 })
}

/** A drawn river tile takes the place of an end (3.1, 3.4); afterwards a river/necropolis tile is due (3.3). */
export function beginRiver(state: State, seat: Seat, tell?: Hear): void {
  enter(state, { phase: 'use', seat, what: 0 })
  const { board } = state
  for (let piece = END; piece <= LOOSE_END; piece += 2) {
    const ends = (canLay(board, piece) ? 1 : 0) | (canLay(board, piece + 1) ? 2 : 0)
    if (ends === 3) enter(state, { phase: 'replace', seat, what: piece })
    else if (ends > 0) replaceEnd(state, seat, piece + ends - 1, tell)
    if (ends > 0) return
  }
  remove(state, RIVER, tell)
  goOn(state, tell)
}

/** A river tile lies where an end was, and the end must be laid again. */
export function replaceEnd(state: State, seat: Seat, piece: number, tell?: Hear): void {
  const end = endOf(piece)
  const at = state.board.tiles[state.board.ends[end]]
  pickUpEnd(state.board, end)
  tell?.({ type: 'replaced', seat, end, x: xOf(at), y: yOf(at) })
  beginLaying(state, seat, piece, tell)
}

/** The temple is laid, or leaves the game if there is no place for it (4.2). */
export function beginTemple(state: State, seat: Seat, tell?: Hear): void {
  if (canLay(state.board, TEMPLE)) {
    beginLaying(state, seat, TEMPLE, tell)
    return
  }
  remove(state, TEMPLE, tell)
  goOn(state, tell)
}

function remove(state: State, tile: number, tell?: Hear): void {
  state.removed[tile]++
  tell?.({ type: 'removed', tile: TILES[tile] })
}

/** A piece is to be laid; if there is one place only, it lies there at once. Terrain and necropoleis always have several. */
export function beginLaying(state: State, seat: Seat, piece: number, tell?: Hear): void {
  enter(state, { phase: 'lay', seat, what: piece })
  const only = piece <= NECROPOLIS ? NONE : onlyLaying(state.board, piece)
  if (only !== NONE) layPiece(state, only, tell)
}

/** The piece of the current frame is laid. */
export function layPiece(state: State, at: number, tell?: Hear): void {
  const { seat, what } = frameOf(state)
  if (isEnd(what)) layEnd(state.board, endOf(what), at)
  else layTile(state.board, at, what)
  tell?.({ type: 'laid', seat, tile: nameOf(what), x: xOf(at), y: yOf(at) })
  leave(state)
  goOn(state, tell)
}

/** Takes a tile from an open stack. */
export function takeTile(state: State, seat: Seat, stack: number, tell?: Hear): void {
  const exchange = exchanges(state.stacks, stack)
  const left = --state.stacks[stack]
  tell?.({ type: 'took', seat, stack, left })
  if (left === 0) tell?.({ type: 'exhausted', stack })
  if (!exchange) return
  discardTerrain(state, seat, stack, tell)
  enter(state, { phase: 'refill', seat, what: 0 })
}

/** Something is finished: the frame that waited below is taken up, and carried out if it leaves no choice. */
export function goOn(state: State, tell?: Hear): void {
  const { phase, seat, what } = frameOf(state)
  if (phase === 'use' && what === 0) beginUse(state, seat, tell)
  else if (phase === 'stone') beginStone(state, seat, tell)
  else if (phase === 'lift') beginLift(state, seat, tell)
}

/** A river/necropolis tile is taken, if there is one left (3.3, 7.2). */
function beginUse(state: State, seat: Seat, tell?: Hear): void {
  leave(state)
  if (state.stacks[NECROPOLIS] === 0) {
    goOn(state, tell)
    return
  }
  takeTile(state, seat, NECROPOLIS, tell)
  const uses = usesOf(state.board)
  if (uses === ONLY_NECROPOLIS) beginUsed(state, seat, 'necropolis', tell)
  else enter(state, { phase: 'use', seat, what: uses })
}

/** A river/necropolis tile is laid on one of its sides (3.5, 3.7). */
export function beginUsed(state: State, seat: Seat, as: Use['as'], tell?: Hear): void {
  tell?.({ type: 'used', seat, as })
  beginLaying(state, seat, as === 'river' ? RIVER : NECROPOLIS, tell)
}

/** Action 4: if there is no region to choose from, the stone is set, or the action lapses (6.5). */
function beginStone(state: State, seat: Seat, tell?: Hear): void {
  const { board } = state
  let only = NONE
  if (state.supply[seat] > 0) {
    const wanted = wantedSize(state, state.played)
    for (let region = 0; region < board.region.length; region++) {
      if (!takesStone(board, region, wanted)) continue
      if (only !== NONE) return
      only = region
    }
  }
  if (only === NONE) tell?.({ type: 'lapsed', seat, action: 'stone' })
  else setStone(state, seat, only, tell)
  endTurn(state, seat, tell)
}

/** The stone of the Nile card: the same for the region it comes from (7.5). */
function beginLift(state: State, seat: Seat, tell?: Hear): void {
  let only = NONE
  for (let region = 0; region < state.board.region.length; region++) {
    if (refusalOfLift(state, seat, region) !== undefined) continue
    if (only !== NONE) return
    only = region
  }
  if (only === NONE) {
    tell?.({ type: 'lapsed', seat, action: 'move' })
    endTurn(state, seat, tell)
  } else beginMove(state, seat, only, tell)
}

/** And for the region it goes to. */
export function beginMove(state: State, seat: Seat, from: number, tell?: Hear): void {
  let only = NONE
  for (let to = 0; to < state.board.region.length; to++) {
    if (!takesMoved(state.board, from, to)) continue
    if (only !== NONE) {
      swap(state, { phase: 'move', seat, what: from })
      return
    }
    only = to
  }
  moveStone(state, seat, from, only, tell)
  endTurn(state, seat, tell)
}

/** Action 5: the card is discarded and the hand refilled (5.4); two empty stacks end the match instead (8.1). */
export function endTurn(state: State, seat: Seat, tell?: Hear): void {
  if (state.played !== NONE) state.discards[state.played]++
  state.played = NONE
  if (countEmpty(state.stacks) >= LAST_STACKS) finish(state, tell)
  else if (state.handSizes[seat] < HAND) swap(state, { phase: 'refill', seat, what: 0 })
  else beginTurn(state, tell)
}

/** All hands are full again: on with the turn that was interrupted, or with the next one. */
export function afterRefill(state: State, tell?: Hear): void {
  if (state.flow.length === 1) {
    beginTurn(state, tell)
    return
  }
  leave(state)
  goOn(state, tell)
}

/** Most points win, equal points share the victory (8.2). */
function finish(state: State, tell?: Hear): void {
  const totals = scoring(state.board, state.supply.length).map(({ total }) => total)
  const places = totals.map(mine => 1 + totals.filter(theirs => theirs > mine).length)
  const ending = endingOf(state.stacks, places)
  if (tell) tellScoring(state, tell)
  state.over = { kind: 'over', ending, places }
  tell?.({ type: 'over', ending, places })
}

/** The final scoring, region by region, the largest last. */
function tellScoring({ board, supply }: State, tell: Hear): void {
  tell({ type: 'scoring' })
  for (const region of scoredRegions(board)) {
    const size = board.size[region]
    const told = { region, points: worthOf(board, region), rule: ruleOf(board.marks[region]), size }
    for (const seat of supply.keys())
      if (controls(board.held[region], seat))
        tell({ type: 'scored', seat, tile: TILES[board.kinds[region]], ...told })
  }
}

function endingOf(stacks: readonly number[], places: readonly number[]): Ending {
  if (places.filter(place => place === 1).length > 1) return 'shared'
  return stacks[NECROPOLIS] === 0 ? 'river' : 'terrains'
}
