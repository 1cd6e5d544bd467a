/** What a viewer may know (A31), and worlds that fit it. View and imagination stand together because they must agree. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Entry, Rng, Seat } from '../../../kernel/game.ts'
import { listOf } from '../../../kernel/list.ts'
import { DISCS, METALS } from './data.ts'
import { stateOf } from './setup.ts'
import type { Action, State, View } from './types.ts'

const VALUES = DISCS.length

export function view(state: State, seat: Seat | null): View {
  return {
    seat,
    round: state.round,
    start: state.start,
    active: state.active,
    hands: state.hands.slice(),
    row: state.row.slice(),
    given: state.given,
    laid: state.laid.slice(),
    hired: state.hired.slice(),
    neutral: state.neutral.slice(),
    princes: state.princes,
    chambers: state.chambers.slice(),
    filled: state.filled,
    merchants: state.merchants.slice(),
    supply: state.supply.slice(),
    goods: state.goods.slice(),
    gems: state.gems.slice(),
    offers: state.offers.slice(),
    wares: state.wares.slice(),
    pile: state.pile.slice(),
    bag: state.bag.slice(),
    plates: state.plates.slice(),
    built: state.built,
    procession: state.procession.slice(),
    cities: state.cities.slice(),
    metals: state.metals.slice(),
    cityPile: state.cityPile.slice(),
    unseen: unseenBy(state, seat),
    discs: seat === null ? null : state.discs.slice(seat * VALUES, (seat + 1) * VALUES),
    silver: countDiscs(state, 0),
    gold: countDiscs(state, 1),
    points: state.points.slice(),
    tie: state.tie.slice(),
    due: state.due,
    flow: state.flow.slice(),
    over: state.over,
  }
}

/** All discs that this viewer has not seen: those nobody has seen, and those of the others. */
function unseenBy(state: State, seat: Seat | null): number[] {
  const unseen = state.unseen.slice()
  for (let owner = 0; owner < state.hands.length; owner++) {
    if (owner === seat) continue
    for (let i = 0; i < VALUES; i++) unseen[i] += state.discs[owner * VALUES + i]
  }
  return unseen
}

/** How many discs of a metal each player has. */
function countDiscs({ discs, hands }: State, metal: number): number[] {
  const counts: number[] = []
  for (let seat = 0; seat < hands.length; seat++) {
    const at = seat * VALUES + 3 * metal
    counts.push(discs[at] + discs[at + 1] + discs[at + 2])
  }
  return counts
}

/** Discs of the others are drawn out of all unseen ones of their metal: every arrangement is equally likely. */
export function imagine(seen: View, rng: Rng): State {
  const unseen = seen.unseen.slice()
  const discs = listOf(seen.hands.length * VALUES, 0)
  for (let seat = 0; seat < seen.hands.length; seat++) {
    if (seat === seen.seat && seen.discs) {
      for (let i = 0; i < VALUES; i++) discs[seat * VALUES + i] = seen.discs[i]
    } else {
      drawDiscs(unseen, discs, { seat, metal: 0, count: seen.silver[seat] }, rng)
      drawDiscs(unseen, discs, { seat, metal: 1, count: seen.gold[seat] }, rng)
    }
  }
  return stateOf(seen, unseen, discs)
}

interface Draw {
  readonly seat: Seat
  readonly metal: number
  readonly count: number
}

function drawDiscs(unseen: number[], discs: number[], { seat, metal, count }: Draw, rng: Rng): void {
  if (count === 0) return
  const pile = unseen.slice(3 * metal, 3 * metal + 3)
  for (let i = 0; i < count; i++) {
    const kind = rng.draw(METALS[metal], pile)
    pile[kind]--
    unseen[3 * metal + kind]--
    discs[seat * VALUES + 3 * metal + kind]++
  }
}

/** Everything but the value of a disc that somebody else takes. */
export function seen(state: State, { action }: Entry<Action>, seat: Seat | null): unknown {
  return action.type === 'disc' && frameOf(state).seat !== seat ? { type: 'disc' } : action
}
