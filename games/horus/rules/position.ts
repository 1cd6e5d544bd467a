/** Positions for tests, in the notation of the rules: a place is "x,y" in half edges, a card "D5", "H?" or "?3", tiles are "desert 0,2 2,2; river 0,4". */
import type { Seat } from '../../../kernel/game.ts'
import { act } from '../../../kernel/testing.ts'
import { emptyBoard, layEnd, layTile } from './board.ts'
import { CORNERS, HAND, NECROPOLIS, TERRAINS, TILES } from './data.ts'
import { positionAt, xOf, yOf } from './grid.ts'
import { horus } from './index.ts'
import { layings } from './laying.ts'
import { setup } from './setup.ts'
import { addStone } from './stones.ts'
import type { Action, Board, HorusEvent, State } from './types.ts'

/** The position that is written like this. */
export function at(place: string): number {
  const [x, y] = place.split(',').map(Number)
  return positionAt(x, y)
}

export const spell = (position: number): string => `${xOf(position)},${yOf(position)}`

const kindOf = (name: string): number => (TILES as readonly string[]).indexOf(name)

/** "desert 0,2 2,2; river 0,4" as kinds with their places, in order. */
function parse(tiles: string): { kind: number; place: number }[] {
  return tiles
    .split(';')
    .filter(group => group.trim() !== '')
    .flatMap(group => {
      const [name, ...places] = group.trim().split(' ')
      return places.map(place => ({ kind: kindOf(name), place: at(place) }))
    })
}

/** A board with these tiles, laid in this order without asking any rule. The first two ends are end 0 and end 1. */
export function boardOf(tiles: string): Board {
  const board = emptyBoard()
  let ends = 0
  for (const { kind, place } of parse(tiles)) {
    if (TILES[kind] === 'end') layEnd(board, ends++, place)
    else layTile(board, place, kind)
  }
  return board
}

const ROW = 'start 0,0; end -2,0 2,0; '

/** The start row with these tiles beside it. */
export const rowWith = (tiles: string): Board => boardOf(ROW + tiles)

/** Where a piece may be laid, sorted as text. */
export const places = (board: Board, piece: number): string[] =>
  layings(board, piece)
    .map(action => spell(action.at))
    .sort()

/** The region of the tile at a place. */
export const regionAt = (board: Board, place: string): number => board.region[board.tiles.indexOf(at(place))]

export interface Position {
  readonly seats?: number
  readonly tiles?: string // beside the start row, or a whole board if `row` is another one
  readonly row?: string
  readonly turn?: number // default: the first turn of the second round
  readonly hands?: readonly string[] // filled up with other cards to five
  readonly stones?: readonly string[] // by seat: places of tiles whose regions get a stone
}

/** Seat 0 is to play a card; everything else as in the position. */
export function position(given: Position): State {
  const seats = given.seats ?? 2
  const state = setup(seats, { split: '10/10' })
  state.turn = given.turn ?? seats + 1
  state.flow = [{ phase: 'play', seat: 0, what: 0 }]
  const tiles = (given.row ?? ROW) + (given.tiles ?? '')
  state.board = boardOf(tiles)
  for (const { kind } of parse(tiles)) takeAway(state, kind)
  for (const [seat, spots] of given.stones?.entries() ?? []) {
    for (const place of spots.split(' ').filter(Boolean)) {
      addStone(state.board, seat, regionAt(state.board, place))
      state.supply[seat]--
    }
  }
  for (let seat = 0; seat < seats; seat++) hold(state, seat, given.hands?.[seat] ?? '')
  for (let seat = 0; seat < seats; seat++) fillUp(state, seat)
  return state
}

/** A tile on the board came out of the bag while there is one, else from its stack; necropoleis always from theirs. */
function takeAway(state: State, kind: number): void {
  if (kind === NECROPOLIS) state.stacks[NECROPOLIS]--
  else if (state.bag[kind] > 0) state.bag[kind]--
  else if (kind < TERRAINS) state.stacks[kind]--
}

export const cardOf = (text: string): number => 'DHFS?'.indexOf(text[0]) * CORNERS + '12345?'.indexOf(text[1])

/** Takes these cards from the pile into the hand. */
function hold(state: State, seat: Seat, cards: string): void {
  for (const text of cards.split(' ').filter(Boolean)) {
    state.pile[cardOf(text)]--
    state.hands[seat][cardOf(text)]++
    state.handSizes[seat]++
  }
}

/** Fills a hand with the cards of the pile that come first. */
function fillUp(state: State, seat: Seat): void {
  for (let card = 0; state.handSizes[seat] < HAND; card = (card + 1) % state.pile.length) {
    if (state.pile[card] === 0) continue
    state.pile[card]--
    state.hands[seat][card]++
    state.handSizes[seat]++
  }
}

/** The tile of the current turn is about to be drawn. */
export function atDraw(state: State): State {
  state.flow.push({ phase: 'draw', seat: state.flow[0].seat, what: 0 })
  return state
}

/** Leaves this many tiles on a stack; the others go into the bag, or out of the game if they are river/necropolis tiles. */
export function shrink(state: State, stack: number, left: number): State {
  const gone = state.stacks[stack] - left
  state.stacks[stack] = left
  if (stack < TERRAINS) state.bag[stack] += gone
  else state.removed[stack] += gone
  return state
}

/** What a seat may do, written as in `choose`. */
export function legal(state: State, seat: Seat): string[] {
  return horus.legal(state, seat).map(action => write(state, action))
}

function write(state: State, action: Action): string {
  const { type, ...fields } = action
  const [value] = Object.values(fields) as (number | string | undefined)[]
  if (action.type === 'lay') return `lay ${spell(action.at)}`
  if (action.type === 'play')
    return `play ${'DHFS?'[Math.trunc(action.card / CORNERS)]}${'12345?'[action.card % CORNERS]}`
  if ('region' in action) return `${type} ${spell(state.board.tiles[action.region])}`
  return value === undefined ? type : `${type} ${value}`
}

/** The action that is written like this; a region is named by the place of any of its tiles. */
function actionOf(state: State, text: string): Action {
  const [type, value] = text.split(' ')
  if (type === 'lay') return { type, at: at(value) }
  if (type === 'play') return { type, card: cardOf(value) }
  if (type === 'stone' || type === 'lift' || type === 'move')
    return { type, region: regionAt(state.board, value) }
  if (type === 'draw') return { type, tile: kindOf(value) }
  if (type === 'use') return { type, as: value === 'river' ? 'river' : 'necropolis' }
  if (type === 'replace') return { type, end: Number(value) }
  return type === 'take' ? { type, stack: Number(value) } : { type: 'nile' }
}

/** One or more choices of a seat, or draws of chance. */
export function choose(state: State, seat: Seat, ...choices: string[]): HorusEvent[] {
  return choices.flatMap(text =>
    act(horus, state, text.startsWith('draw') ? 'chance' : seat, actionOf(state, text)),
  )
}

/** Why a choice is refused. */
export const refused = (state: State, seat: Seat, text: string): string | undefined =>
  horus.why(state, seat, actionOf(state, text))
