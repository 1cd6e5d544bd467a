/** Rules 5.1 to 5.3: a new offering from the supply, or one of one's own moved on. */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf, swap } from '../../../../kernel/frames.ts'
import type { Seat, Tell } from '../../../../kernel/game.ts'
import { advanceCandidates, advanceRefusal, listAdvances } from '../offerings.ts'
import { advanceOffering } from '../pieces.ts'
import { nextCard } from '../turn.ts'
import type { Advance, DahschurEvent, State } from '../types.ts'

export function beginProcession(state: State, seat: Seat, card: number, tell?: Tell<DahschurEvent>): void {
  swap(state, { phase: 'procession', seat, card, at: 0 })
  const advances = procession.legal(state, seat)
  if (advances.length === 1) procession.apply(state, seat, advances[0], tell)
}

export const procession: Phase<State, Advance, DahschurEvent> = {
  takes: ['advance'],
  turn: state => turnOf(state.active),
  legal(state, seat) {
    const open: Advance[] = []
    listAdvances(open, state, seat, frameOf(state).card)
    return open
  },
  candidates: advanceCandidates,
  why: (state, actor, action) => advanceRefusal(state, actor as number, action, frameOf(state).card),
  apply(state, actor, { from, to }, tell) {
    advanceOffering(state, actor as number, from, to, tell)
    nextCard(state, tell)
  },
}
