/** Rules 8.1 and 9.1 to 9.4: a prince card for the chamber of the round; at the end, discs for the cards in all chambers. */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf } from '../../../../kernel/frames.ts'
import type { RuleId, Seat } from '../../../../kernel/game.ts'
import { DISCS, DOOR_POINTS } from '../data.ts'
import { gain, SOURCE, scored } from '../pieces.ts'
import { metalOf } from '../points.ts'
import { entomb, goOnBurying } from '../round.ts'
import { bitOf, has, subsetsOf } from '../sets.ts'
import { type Bury, type DahschurEvent, type Entomb, PASS, type Pass, type State } from '../types.ts'

const ENTOMBS = subsetsOf<Entomb>([1, 2, 3, 4, 5, 6].map(card => ({ type: 'entomb', card })))

/** 8.1, 11.7: one of the own cards in front. */
export const chamber: Phase<State, Entomb, DahschurEvent> = {
  takes: ['entomb'],
  turn: state => turnOf(frameOf(state).seat),
  legal: (state, seat) => ENTOMBS[ownCards(state, seat)],
  candidates: () => ENTOMBS[ENTOMBS.length - 1],
  why(state, actor, { card }) {
    if (has(ownCards(state, actor as number), card)) return undefined
    return state.hands.length === 2 ? '11.7' : '8.1'
  },
  apply: (state, actor, { card }, tell) => entomb(state, actor as number, card, tell),
}

/** The set of own cards that lie in front of a player. */
function ownCards(state: State, seat: Seat): number {
  let set = 0
  for (let position = 0; position < 3; position++) {
    const card = state.laid[seat * 3 + position]
    if (card > 0 && position !== state.hired[seat]) set |= bitOf(card)
  }
  return set
}

const BURIES: readonly Bury[] = Array.from({ length: 16 }, (_, door) => ({ type: 'bury', door }))
const CANDIDATES: readonly (Bury | Pass)[] = [...BURIES, PASS]

/** 9.1 to 9.4: one disc for each offering on a card of its value, or none (A34, A35). */
export const bury: Phase<State, Bury | Pass, DahschurEvent> = {
  takes: ['bury', 'pass'],
  turn: state => turnOf(frameOf(state).seat),

  legal(state, seat) {
    const open: (Bury | Pass)[] = []
    for (let door = 0; door < BURIES.length; door++) {
      if (refusal(state, seat, door) === undefined) open.push(BURIES[door])
    }
    open.push(PASS)
    return open
  },

  candidates: () => CANDIDATES,
  why: (state, actor, action) =>
    action.type === 'pass' ? undefined : refusal(state, actor as number, action.door),

  apply(state, actor, action, tell) {
    const seat = actor as number
    if (action.type === 'pass') tell?.({ type: 'passed', seat })
    else {
      const { door } = action
      const value = state.chambers[door]
      state.filled |= 1 << door
      state.discs[seat * DISCS.length + value - 1]--
      tell?.({ type: 'buried', seat, door, value })
      gain(state, seat, SOURCE.disc, value)
      tell?.(scored(seat, SOURCE.disc, value, [door]))
      if (door % 4 !== seat) {
        const points = DOOR_POINTS[metalOf(value)]
        gain(state, door % 4, SOURCE.door, points)
        tell?.(scored(door % 4, SOURCE.door, points, [door]))
      }
    }
    goOnBurying(state, frameOf(state).at, tell)
  },
}

/** A card takes one disc (A33), and the disc must have its value. */
function refusal(state: State, seat: Seat, door: number): RuleId | undefined {
  const value = state.chambers[door]
  if (value === 0 || state.filled & (1 << door)) return '9.1'
  return state.discs[seat * DISCS.length + value - 1] > 0 ? undefined : '9.4'
}
