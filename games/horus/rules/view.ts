/** What a seat may know (A17), and worlds that fit it. View and imagination stand together because they must agree. */
import type { Entry, Rng, Seat } from '../../../kernel/game.ts'
import { cloneBoard } from './board.ts'
import { size } from './cards.ts'
import { middleOf } from './faces.ts'
import { imagineCards, unseenKeptOf, unseenOf } from './memory.ts'
import type { Action, State, View } from './types.ts'

export function view(state: State, seat: Seat | null): View {
  return {
    seat,
    flow: state.flow.slice(),
    over: state.over,
    turn: state.turn,
    first: state.first,
    bag: state.bag.slice(),
    stacks: state.stacks.slice(),
    exhausted: state.exhausted,
    removed: state.removed.slice(),
    board: cloneBoard(state.board),
    supply: state.supply.slice(),
    nile: state.nile.slice(),
    played: state.played,
    discards: state.discards.slice(),
    pile: size(state.pile),
    handSizes: state.handSizes.slice(),
    hand: seat === null ? null : state.hands[seat].slice(),
    shuffled: state.shuffled,
    log: state.log.slice(),
    kept: seat === null ? null : state.kept[seat].slice(),
    unseenKept: unseenKeptOf(state, seat),
    unseen: unseenOf(state, seat),
  }
}

export function imagine(seen: View, rng: Rng): State {
  const { pile, hands, kept } = imagineCards(seen, rng)
  return {
    turn: seen.turn,
    first: seen.first,
    bag: seen.bag.slice(),
    stacks: seen.stacks.slice(),
    exhausted: seen.exhausted,
    removed: seen.removed.slice(),
    board: cloneBoard(seen.board),
    supply: seen.supply.slice(),
    nile: seen.nile.slice(),
    played: seen.played,
    pile,
    discards: seen.discards.slice(),
    hands,
    handSizes: seen.handSizes.slice(),
    shuffled: seen.shuffled,
    kept,
    log: seen.log.slice(),
    flow: seen.flow.slice(),
    over: seen.over,
  }
}

/** Of a card that somebody else draws only that it was drawn, unless it is discarded at once (5.6). */
export function seen(state: State, { action }: Entry<Action>, seat: Seat | null): unknown {
  if (action.type === 'card' && action.seat !== seat && middleOf(action.card) !== state.exhausted)
    return { type: 'card', seat: action.seat }
  return action
}
