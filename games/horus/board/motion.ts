/** The story of a match on the board: what moves when something happens, where, how much there is to see, what belongs together, and what the board shows after it. */
import type { Gain, Move, Weight } from '../../../web/kit/board.ts'
import { cloneBoard, isPickedUp, layEnd, layTile, pickUpEnd } from '../rules/board.ts'
import { END, LAST_STACKS, NECROPOLIS, RIVER, TERRAINS, TILES } from '../rules/data.ts'
import { middleOf } from '../rules/faces.ts'
import { positionAt } from '../rules/grid.ts'
import { addStone, dropStone } from '../rules/stones.ts'
import type { Board, Counts, Frame, HorusEvent, View } from '../rules/types.ts'
import { activeOf, emptyStacks, inHand } from './facts.ts'
import {
  BAG_PLACE,
  cardKey,
  HELD_PLACE,
  NILE_KEY,
  PILE_PLACE,
  PLAYED_PLACE,
  regionKey,
  seatPlace,
  stackKey,
  stonePlace,
  tilePlace,
} from './keys.ts'

export function movesOf(event: HorusEvent, view: View): readonly Move[] {
  switch (event.type) {
    case 'drew':
      return [{ from: BAG_PLACE, to: HELD_PLACE }]
    case 'took':
      return [{ from: stackKey(event.stack), to: HELD_PLACE }]
    case 'replaced':
      return [{ from: tilePlace(event.x, event.y), to: HELD_PLACE }]
    case 'laid':
      return [{ from: HELD_PLACE, to: tilePlace(event.x, event.y) }]
    case 'played':
      return [
        { from: event.seat === view.seat ? cardKey(event.card) : seatPlace(event.seat), to: PLAYED_PLACE },
      ]
    case 'nile':
      return [{ from: event.seat === view.seat ? NILE_KEY : seatPlace(event.seat), to: HELD_PLACE }]
    case 'set':
      return [{ from: seatPlace(event.seat), to: stonePlace(event.x, event.y) }]
    case 'moved':
      return [{ from: regionKey(event.from), to: stonePlace(event.x, event.y) }]
    case 'hand':
      return [{ from: PILE_PLACE, to: cardKey(event.card) }]
    default:
      return []
  }
}

export function whereOf(event: HorusEvent): readonly string[] {
  switch (event.type) {
    case 'laid':
    case 'replaced':
      return [tilePlace(event.x, event.y)]
    case 'set':
      return [tilePlace(event.x, event.y), regionKey(event.region)]
    case 'moved':
      return [tilePlace(event.x, event.y), regionKey(event.region), regionKey(event.from)]
    case 'took':
    case 'exhausted':
      return [stackKey(event.stack)]
    case 'scored':
      return [regionKey(event.region)]
    default:
      return []
  }
}

const WEIGHTS: Readonly<Record<HorusEvent['type'], Weight>> = {
  first: 'normal',
  turn: 'nothing',
  drew: 'small',
  laid: 'normal',
  replaced: 'small',
  removed: 'normal',
  took: 'small',
  used: 'nothing',
  played: 'normal',
  nile: 'normal',
  exhausted: 'normal',
  discarded: 'small',
  reshuffled: 'small',
  card: 'nothing',
  hand: 'nothing',
  set: 'normal',
  lapsed: 'small',
  moved: 'normal',
  scoring: 'ceremony',
  scored: 'small',
  over: 'ceremony',
}

export const weightOf = (event: HorusEvent): Weight => WEIGHTS[event.type]

/** By event: after which it is part of the same beat. */
const JOINS: Readonly<Partial<Record<HorusEvent['type'], readonly HorusEvent['type'][]>>> = {
  replaced: ['drew'],
  removed: ['drew'],
  took: ['played', 'nile'],
  used: ['took', 'exhausted'],
  exhausted: ['took'],
  discarded: ['exhausted', 'discarded'],
  lapsed: ['laid'],
  card: ['card', 'hand', 'reshuffled', 'set', 'lapsed', 'discarded'],
  hand: ['card'],
}

/** Whether it belongs to what happened just before. Those who share a region score it together. */
export function joins(event: HorusEvent, before: HorusEvent): boolean {
  if (event.type === 'scored') return before.type === 'scored' && before.region === event.region
  return JOINS[event.type]?.includes(before.type) ?? false
}

/** Whether a new part of the match begins with it: a turn, or the final scoring. */
export const heads = (event: HorusEvent): boolean => event.type === 'turn' || event.type === 'scoring'

export const gainOf = (event: HorusEvent): Gain | null =>
  event.type === 'scored' ? { seat: event.seat, points: event.points, from: [regionKey(event.region)] } : null

/** The fields of a view that the board draws. */
export const drawn = (view: View) => ({
  active: activeOf(view),
  held: inHand(view),
  turn: view.turn,
  over: view.over,
  bag: view.bag,
  stacks: view.stacks,
  exhausted: view.exhausted,
  board: view.board,
  supply: view.supply,
  nile: view.nile,
  played: view.played,
  discards: view.discards,
  pile: view.pile,
  handSizes: view.handSizes,
  hand: view.hand,
})

const added = (counts: readonly number[], at: number, by: number): Counts =>
  counts.map((n, i) => (i === at ? n + by : n))

function changed(board: Board, change: (copy: Board) => void): Board {
  const copy = cloneBoard(board)
  change(copy)
  return copy
}

/** A flow in which the active seat holds this piece, or none: between two events the board draws no more of it. */
const holding = (view: View, phase: 'lay' | 'replace' | 'use' | 'stone', what = 0): Frame[] => [
  { phase, seat: activeOf(view) ?? view.first, what },
]

const kindOf = (tile: string): number => (TILES as readonly string[]).indexOf(tile)

/** What the board shows after this event: a pure step from this viewer's view over one of their own events. */
export function after(view: View, event: HorusEvent): View {
  return { ...view, ...changeBy(view, event) }
}

function changeBy(view: View, event: HorusEvent): Partial<View> {
  switch (event.type) {
    case 'first':
      return { first: event.seat }
    case 'turn':
      return { turn: view.turn + 1, flow: holding(view, 'stone') }
    case 'drew':
    case 'took':
    case 'removed':
    case 'used':
    case 'replaced':
    case 'laid':
      return changeByTile(view, event)
    case 'set':
    case 'moved':
    case 'lapsed':
      return { ...changeByStone(view, event), ...endOfTurn(view) }
    case 'scoring':
      return { flow: [] }
    case 'nile':
      return { nile: added(view.nile, event.seat, -1) }
    case 'over':
      return { over: { kind: 'over', ending: event.ending, places: [...event.places] } }
    default:
      return changeByCard(view, event)
  }
}

type Of<Type extends HorusEvent['type']> = Extract<HorusEvent, { type: Type }>

function changeByTile(
  view: View,
  event: Of<'drew' | 'took' | 'removed' | 'used' | 'replaced' | 'laid'>,
): Partial<View> {
  switch (event.type) {
    case 'drew': {
      const kind = kindOf(event.tile)
      return { bag: added(view.bag, kind, -1), flow: holding(view, kind === RIVER ? 'replace' : 'lay', kind) }
    }
    case 'took': {
      const stacks = added(view.stacks, event.stack, -1)
      return {
        stacks,
        flow: event.stack === NECROPOLIS ? holding(view, 'use', 1) : holding(view, 'lay', event.stack),
      }
    }
    case 'removed':
      return { removed: added(view.removed, kindOf(event.tile), 1), flow: holding(view, 'stone') }
    case 'used':
      return { flow: holding(view, 'lay', event.as === 'river' ? RIVER : NECROPOLIS) }
    case 'replaced':
      return {
        board: changed(view.board, board => pickUpEnd(board, event.end)),
        flow: holding(view, 'lay', END + event.end),
      }
    case 'laid':
      return { board: changed(view.board, board => lay(board, event)), flow: holding(view, 'stone') }
  }
}

/** An end that is laid is the one that was picked up. */
function lay(board: Board, { tile, x, y }: Of<'laid'>): void {
  const at = positionAt(x, y)
  if (kindOf(tile) === END) layEnd(board, isPickedUp(board, 0) ? 0 : 1, at)
  else layTile(board, at, kindOf(tile))
}

function changeByStone({ board, supply }: View, event: Of<'set' | 'moved' | 'lapsed'>): Partial<View> {
  if (event.type === 'lapsed') return {}
  const set = (copy: Board): void => {
    if (event.type === 'moved') dropStone(copy, event.seat, event.from)
    addStone(copy, event.seat, event.region)
  }
  return {
    board: changed(board, set),
    supply: event.type === 'set' ? added(supply, event.seat, -1) : supply,
  }
}

/** The card of the turn goes to the discards. */
const endOfTurn = ({ played, discards }: View): Partial<View> => ({
  played: -1,
  discards: added(discards, played, 1),
})

function changeByCard(view: View, event: HorusEvent): Partial<View> {
  const { hand, handSizes, discards, pile } = view
  const own = (seat: number, card: number, by: number): Counts | null =>
    hand && seat === view.seat ? added(hand, card, by) : hand
  switch (event.type) {
    case 'played':
      return {
        played: event.card,
        hand: own(event.seat, event.card, -1),
        handSizes: added(handSizes, event.seat, -1),
      }
    case 'card':
      return { pile: pile - 1, handSizes: added(handSizes, event.seat, 1) }
    case 'hand':
      return { hand: own(event.seat, event.card, 1) }
    case 'exhausted':
      return event.stack < TERRAINS && emptyStacks(view) < LAST_STACKS ? { exhausted: event.stack } : {}
    case 'discarded':
      return changeByDiscards(view, event)
    case 'reshuffled':
      return {
        pile: event.cards,
        discards: discards.map((n, card) => (middleOf(card) === view.exhausted ? n : 0)),
      }
    default:
      return {}
  }
}

function changeByDiscards(view: View, { seat, cards, from }: Of<'discarded'>): Partial<View> {
  const { hand, handSizes, pile } = view
  const discards = cards.reduce((counts, card) => added(counts, card, 1), view.discards)
  if (from === 'pile') return { discards, pile: pile - cards.length }
  return {
    discards,
    hand: hand && seat === view.seat ? cards.reduce((counts, card) => added(counts, card, -1), hand) : hand,
    handSizes: added(handSizes, seat, -cards.length),
  }
}
