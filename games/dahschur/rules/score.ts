/** Points gained so far, points as if scored now, and the count of all pieces. */

import type { Score, Seat } from '../../../kernel/game.ts'
import { itemise, totalOf } from '../../../kernel/score.ts'
import {
  CITIES,
  DISCS,
  DOOR_POINTS,
  GEM_COPIES,
  GEM_POINTS,
  GEMS,
  OFFERS,
  POINT_RULES,
  STALLS,
  STONES,
} from './data.ts'
import { SOURCE } from './pieces.ts'
import { metalOf, own, SOURCES } from './points.ts'
import { ALL, bitOf } from './sets.ts'
import type { State, View } from './types.ts'

export const score = (state: State): Score[] =>
  state.hands.map((_, seat) => itemise(POINT_RULES, own(state.points, seat)))

/** Gems count as left over, and the viewer's own discs go, from the front of the procession on, where they bring the most. */
export function forecast(view: View): Score[] {
  const points = view.points.slice()
  const seats = view.hands.length
  if (view.over === null) {
    for (let seat = 0; seat < seats; seat++) {
      const gems = view.gems[seat * 3] + view.gems[seat * 3 + 1] + view.gems[seat * 3 + 2]
      points[seat * SOURCES + SOURCE.gems] += GEM_POINTS * gems
    }
    if (view.seat !== null && view.discs) forecastDiscs(view, view.seat, view.discs, points)
  }
  return view.hands.map((_, seat) => itemise(POINT_RULES, own(points, seat)))
}

function forecastDiscs(view: View, seat: Seat, discs: readonly number[], points: number[]): void {
  const { phase, at } = view.flow[view.flow.length - 1]
  const unserved = phase === 'bury' ? view.procession.slice(0, at) : view.procession
  let offerings = unserved.filter(owner => owner === seat).length
  for (let value = DISCS.length; value > 0; value--) {
    const doors = freeDoors(view, value).sort((a, b) => Number(a % 4 !== seat) - Number(b % 4 !== seat))
    for (let left = Math.min(discs[value - 1], doors.length); left > 0 && offerings > 0; left--) {
      const owner = (doors.shift() ?? 0) % 4
      points[seat * SOURCES + SOURCE.disc] += value
      if (owner !== seat) points[owner * SOURCES + SOURCE.door] += DOOR_POINTS[metalOf(value)]
      offerings--
    }
  }
}

/** The doors with a prince card of this value that carries no disc. */
function freeDoors({ chambers, filled }: View, value: number): number[] {
  const doors: number[] = []
  for (let door = 0; door < chambers.length; door++) {
    if (chambers[door] === value && (filled & (1 << door)) === 0) doors.push(door)
  }
  return doors
}

/** 36 gems, 10 stones a player, 24 offers, 10 cities, 20 discs and 6 prince cards a colour, wherever they are. */
export function check(state: State): void {
  for (const [colour, name] of GEMS.entries())
    demand(countGems(state, colour) === GEM_COPIES, `there must be ${GEM_COPIES} ${name} gems`)
  for (const seat of state.hands.keys()) checkSeat(state, seat)
  for (const offer of OFFERS.keys()) {
    const found = state.pile[offer] + state.offers.filter(other => other === offer).length
    demand(found <= 1, `offer ${offer} lies in ${found} places`)
  }
  for (const [i, city] of CITIES.entries()) {
    const found = state.cityPile[i] + state.cities.filter(other => other === city).length
    demand(found <= 1, `city ${city} lies in ${found} places`)
  }
  checkDiscs(state)
  checkEmergency(state)
}

/** A43: with two players there is always a card of another value to give or to lay. */
function checkEmergency({ hands, given, flow }: State): void {
  const { phase, seat } = flow[flow.length - 1]
  if (hands.length === 2 && (phase === 'give' || phase === 'third'))
    demand((hands[seat] & ~given) > 0, 'with two players no emergency can occur')
}

function countGems(state: State, colour: number): number {
  const stalls = state.wares.filter(gem => gem === colour).length
  const built = state.plates.slice(0, state.built).filter(plate => plate % 3 === colour).length
  return state.bag[colour] + stalls + built + totalOf(state.gems.filter((_, i) => i % 3 === colour))
}

function checkSeat(state: State, seat: Seat): void {
  const goods = totalOf(state.goods.slice(seat * STALLS, (seat + 1) * STALLS))
  const offerings = state.procession.filter(owner => owner === seat).length
  demand(
    state.supply[seat] >= 0 && state.supply[seat] + goods + offerings === STONES,
    `seat ${seat} must have ${STONES} stones`,
  )
  const laid = state.laid.slice(seat * 3, seat * 3 + 3).filter((_, i) => i !== state.hired[seat])
  const entombed = state.chambers.filter((_, door) => door % 4 === seat)
  const cards = [...laid, ...entombed, state.row[seat]].filter(card => card > 0)
  let set = state.hands[seat]
  for (const card of cards) {
    demand((set & bitOf(card)) === 0, `seat ${seat} has two prince cards ${card}`)
    set |= bitOf(card)
  }
  demand(set === ALL, `seat ${seat} has lost a prince card`)
}

function checkDiscs(state: State): void {
  for (const [i, copies] of DISCS.entries()) {
    const held = totalOf(state.discs.filter((_, place) => place % DISCS.length === i))
    const buried = state.chambers.filter((card, door) => card === i + 1 && state.filled & (1 << door)).length
    demand(state.unseen[i] >= 0 && state.unseen[i] + held + buried === copies, `discs of value ${i + 1}`)
  }
  for (const metal of [0, 1]) {
    const open = state.metals.filter(discs => discs & (1 << metal)).length
    const unseen = totalOf(state.unseen.slice(metal * 3, metal * 3 + 3))
    demand(open + totalOf(state.cityPile) <= unseen, `there are too few discs for the cities`)
  }
}

function demand(holds: boolean, fault: string): void {
  if (!holds) throw new Error(fault)
}
