/** Free power cards (1.4): one after the other, in the order of the province cards; what the deck cannot give lapses (R6). */
import { swap } from '../../../kernel/frames.ts'
import type { Tell } from '../../../kernel/game.ts'
import { beginAuction } from './auction.ts'
import { drawable } from './cards.ts'
import { PROVINCES } from './data.ts'
import { frame } from './frame.ts'
import type { AmunReEvent, State } from './types.ts'

/** Where the free card after so many others goes: the place of the province card on offer; -1 if all are dealt. */
export function freePlace(state: State, dealt: number): number {
  let cards = dealt
  for (let i = 0; i < state.offered.length; i++) {
    cards -= PROVINCES[state.offered[i]].freeCards
    if (cards < 0) return state.gold.length + i
  }
  return -1
}

/** Deals the next free card, or begins the auction. */
export function dealFree(state: State, dealt: number, tell?: Tell<AmunReEvent>): void {
  if (freePlace(state, dealt) >= 0 && drawable(state) > 0) swap(state, frame('free', state.start, dealt))
  else beginAuction(state, tell)
}
