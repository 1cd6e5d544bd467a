/** Rules 4.1 to 4.6: one swap of plates, then up to four gems; points for the active player and the owners, stones back for own plates. */

import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf, swap as swapFrame } from '../../../../kernel/frames.ts'
import type { RuleId, Seat, Tell } from '../../../../kernel/game.ts'
import { AVENUE_POINTS, OWNER_POINTS, PLATES_PER_SYMBOL, STALLS } from '../data.ts'
import { gain, SOURCE, scored, stallsOf, takeStones } from '../pieces.ts'
import { countFitting, freePlates } from '../plates.ts'
import { nextCard } from '../turn.ts'
import type { DahschurEvent, Lift, Place, Regain, State, Swap } from '../types.ts'

const FIELDS = Array.from({ length: 4 * PLATES_PER_SYMBOL }, (_, i) => i + 1)
const LIFTS: readonly Lift[] = FIELDS.map(field => ({ type: 'lift', field }))
const SWAPS: readonly Swap[] = FIELDS.map(field => ({ type: 'swap', field }))
const PLACES: readonly Place[] = [0, 1, 2, 3, 4].map(gems => ({ type: 'place', gems }))
const REGAINS: readonly Regain[] = [1, 2, 3, 4, 5, 6].map(stall => ({ type: 'regain', stall }))
const CANDIDATES: readonly (Place | Lift)[] = [...PLACES, ...LIFTS]

/** By how many gems fit, length of the avenue and number of built plates: what may be done first. */
const OPENINGS = PLACES.map((_, most) =>
  [3, 4].map(symbols => {
    const length = symbols * PLATES_PER_SYMBOL
    return Array.from({ length: length + 1 }, (_, built) => [
      ...PLACES.slice(1, most + 1),
      ...(length - built > 1 ? LIFTS.slice(built, length) : []),
    ])
  }),
)

/** By how many gems fit: what may be done after a swap. */
const ENDINGS = PLACES.map((_, most) => PLACES.slice(0, most + 1))

export function beginAvenue(state: State, seat: Seat, card: number, tell?: Tell<DahschurEvent>): void {
  swapFrame(state, { phase: 'avenue', seat, card, at: 0 })
  if (freePlates(state) === 1) placeGems(state, seat, 1, tell)
}

export const avenue: Phase<State, Place | Lift, DahschurEvent> = {
  takes: ['place', 'lift'],
  turn: state => turnOf(state.active),

  legal(state, seat) {
    const most = countFitting(state, seat)
    if (frameOf(state).at > 0) return ENDINGS[most]
    return OPENINGS[most][state.plates.length === LIFTS.length ? 1 : 0][state.built]
  },

  candidates: () => CANDIDATES,
  why: (state, actor, action) => refusal(state, actor as number, action),

  apply(state, actor, action, tell) {
    const seat = actor as number
    if (action.type === 'place') placeGems(state, seat, action.gems, tell)
    else liftPlate(state, seat, action.field, tell)
  },
}

function refusal(state: State, seat: Seat, action: Place | Lift): RuleId | undefined {
  const swapped = frameOf(state).at > 0
  if (action.type === 'place') {
    if (action.gems === 0 && !swapped) return '4.3'
    return action.gems <= countFitting(state, seat) ? undefined : '4.2'
  }
  if (swapped || freePlates(state) < 2) return '4.1'
  return isFree(state, action.field) ? undefined : '4.1'
}

const isFree = ({ plates, built }: State, field: number): boolean => field > built && field <= plates.length

function liftPlate(state: State, seat: Seat, field: number, tell?: Tell<DahschurEvent>): void {
  swapFrame(state, { phase: 'swap', seat, card: frameOf(state).card, at: field })
  const others = swap.legal(state, seat)
  if (others.length === 1) swap.apply(state, seat, others[0], tell)
}

/** 4.1: the second plate of a swap, at most the value of the card away from the first (A13). */
export const swap: Phase<State, Swap, DahschurEvent> = {
  takes: ['swap'],
  turn: state => turnOf(state.active),

  legal(state) {
    const { card, at } = frameOf(state)
    const open: Swap[] = []
    const end = Math.min(state.plates.length, at + card)
    for (let field = Math.max(state.built + 1, at - card); field <= end; field++) {
      if (field !== at) open.push(SWAPS[field - 1])
    }
    return open
  },

  candidates: () => SWAPS,

  why(state, _actor, { field }) {
    const { card, at } = frameOf(state)
    return field !== at && isFree(state, field) && Math.abs(field - at) <= card ? undefined : '4.1'
  },

  apply(state, actor, { field }, tell) {
    const seat = actor as number
    const { card, at } = frameOf(state)
    const { plates } = state
    const first = plates[at - 1]
    plates[at - 1] = plates[field - 1]
    plates[field - 1] = first
    tell?.({ type: 'swapped', seat, first: at, second: field })
    if (countFitting(state, seat) > 0) swapFrame(state, { phase: 'avenue', seat, card, at: 1 })
    else nextCard(state, tell)
  },
}

/** 4.2, 4.4, 4.5: gems go on the next plates; the number of the gem in this action is what an owner scores (A15). */
function placeGems(state: State, seat: Seat, gems: number, tell?: Tell<DahschurEvent>): void {
  let own = 0
  for (let i = 0; i < gems; i++) {
    const plate = state.plates[state.built]
    const owner = Math.trunc(plate / 3)
    state.gems[seat * 3 + (plate % 3)]--
    state.built++
    tell?.({ type: 'placed', seat, field: state.built, gem: plate % 3 })
    if (owner === seat) own++
    else if (owner < state.hands.length) {
      gain(state, owner, SOURCE.owner, OWNER_POINTS[i])
      tell?.(scored(owner, SOURCE.owner, OWNER_POINTS[i], [state.built]))
    }
  }
  if (gems > 0) {
    gain(state, seat, SOURCE.avenue, AVENUE_POINTS[gems])
    tell?.(scored(seat, SOURCE.avenue, AVENUE_POINTS[gems], lastBuilt(state, gems)))
  }
  goOnRegaining(state, seat, own, tell)
}

/** The plates that this many gems were placed on. */
const lastBuilt = ({ built }: State, gems: number): number[] =>
  Array.from({ length: gems }, (_, i) => built - gems + 1 + i)

/** 4.6: once for each own plate; without stones at any stall there is nothing to choose. */
function goOnRegaining(state: State, seat: Seat, plates: number, tell?: Tell<DahschurEvent>): void {
  if (plates > 0 && stallsOf(state, seat) > 0) {
    swapFrame(state, { phase: 'regain', seat, card: 0, at: plates })
  } else nextCard(state, tell)
}

/** 4.6: all own stones from one stall; it may be one without any (A16). */
export const regain: Phase<State, Regain, DahschurEvent> = {
  takes: ['regain'],
  turn: state => turnOf(state.active),
  legal: () => REGAINS,
  candidates: () => REGAINS,
  why: () => undefined,
  apply(state, actor, { stall }, tell) {
    const seat = actor as number
    takeStones(state, seat, stall, state.goods[seat * STALLS + stall - 1], tell)
    goOnRegaining(state, seat, frameOf(state).at - 1, tell)
  },
}
