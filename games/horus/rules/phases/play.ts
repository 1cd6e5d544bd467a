/** Rules 5.1 to 5.3, 7.1 and 7.2, action 2: a Horus card from the hand, or the Nile card instead. */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { enter, frameOf, swap } from '../../../../kernel/frames.ts'
import { showCard } from '../cards.ts'
import { ANY_STACK, CARD_KINDS, NILE_TILES } from '../data.ts'
import { middleOf } from '../faces.ts'
import { goOn, takeTile } from '../turn.ts'
import type { HorusEvent, Nile, Play, State } from '../types.ts'

const PLAYS: readonly Play[] = Array.from({ length: CARD_KINDS }, (_, card) => ({ type: 'play', card }))
const NILE: Nile = { type: 'nile' }

export const play: Phase<State, Play | Nile, HorusEvent> = {
  takes: ['play', 'nile'],
  turn: state => turnOf(frameOf(state).seat),
  legal: (state, seat) => choices(state.hands[seat], state.nile[seat] > 0),
  candidates: (state, seat) => choices(state.hands[seat], true),

  why(state, actor, action) {
    const seat = actor as number
    if (action.type === 'nile') return state.nile[seat] > 0 ? undefined : '7.1'
    return state.hands[seat][action.card] > 0 ? undefined : '5.1'
  },

  apply(state, actor, action, tell) {
    const seat = actor as number
    if (action.type === 'nile') {
      state.nile[seat] = 0
      tell?.({ type: 'nile', seat })
      swap(state, { phase: 'lift', seat, what: 0 })
      for (let n = 0; n < NILE_TILES; n++) enter(state, { phase: 'use', seat, what: 0 })
      goOn(state, tell)
      return
    }
    showCard(state, seat, action.card)
    state.played = action.card
    tell?.({ type: 'played', seat, card: action.card })
    swap(state, { phase: 'stone', seat, what: 0 })
    const middle = middleOf(action.card)
    if (middle === ANY_STACK) {
      enter(state, { phase: 'take', seat, what: 0 })
      return
    }
    enter(state, { phase: 'lay', seat, what: middle })
    takeTile(state, seat, middle, tell)
  },
}

/** The Nile card comes last. Every kind of card is one choice. */
function choices(hand: readonly number[], withNile: boolean): readonly (Play | Nile)[] {
  const list: (Play | Nile)[] = []
  for (let card = 0; card < CARD_KINDS; card++) if (hand[card] > 0) list.push(PLAYS[card])
  if (withNile) list.push(NILE)
  return list
}
