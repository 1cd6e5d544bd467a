/** The table before anything is dealt, and the copy of a table. */
import {
  CITIES,
  DISCS,
  GEM_COPIES,
  OFFERS,
  OPEN_CITIES,
  POINT_RULES,
  PRINCES,
  PROCESSION,
  STALLS,
  START_GEMS,
  STONES,
} from './data.ts'
import { ALL } from './sets.ts'
import type { Options, State, Table } from './types.ts'

export function setup(seats: number, options: Options): State {
  const state = clone(FRESH[seats - 2])
  // The first frames carry how many gems each player will draw: nothing else needs that option.
  const at = seats === 4 ? options.startGems : START_GEMS[seats]
  state.flow[0] = { phase: 'stock', seat: 0, card: 0, at }
  state.procession.length = options.procession
  return state
}

function fresh(seats: number): State {
  const many = (length: number, value: number) => Array.from({ length }, () => value)
  return {
    round: 0,
    start: 0,
    active: 0,
    hands: many(seats, ALL),
    row: many(6, 0),
    given: 0,
    laid: many(seats * 3, 0),
    hired: many(seats, -1),
    neutral: many(PRINCES, seats < 4 ? 1 : 0),
    princes: seats === 2 ? ALL : 0,
    chambers: many(16, 0),
    filled: 0,
    merchants: many(seats, 0),
    supply: many(seats, STONES),
    goods: many(seats * STALLS, 0),
    gems: many(seats * 3, 0),
    offers: many(STALLS, -1),
    wares: many(STALLS, -1),
    pile: many(OFFERS.length, 1),
    bag: many(3, GEM_COPIES),
    plates: [],
    built: 0,
    procession: many(PROCESSION.max, -1),
    cities: many(OPEN_CITIES[seats], 0),
    metals: many(OPEN_CITIES[seats], 0),
    cityPile: many(CITIES.length, 1),
    unseen: DISCS.slice(),
    discs: many(seats * DISCS.length, 0),
    points: many(seats * POINT_RULES.length, 0),
    tie: many(seats, 0),
    due: 0,
    flow: [],
    over: null,
  }
}

export const clone = (state: State): State => stateOf(state, state.unseen.slice(), state.discs.slice())

/** A state out of a copy of what lies open and these discs. Every field is named: spreading so many costs ten times as much. */
export function stateOf(table: Table, unseen: number[], discs: number[]): State {
  return {
    round: table.round,
    start: table.start,
    active: table.active,
    hands: table.hands.slice(),
    row: table.row.slice(),
    given: table.given,
    laid: table.laid.slice(),
    hired: table.hired.slice(),
    neutral: table.neutral.slice(),
    princes: table.princes,
    chambers: table.chambers.slice(),
    filled: table.filled,
    merchants: table.merchants.slice(),
    supply: table.supply.slice(),
    goods: table.goods.slice(),
    gems: table.gems.slice(),
    offers: table.offers.slice(),
    wares: table.wares.slice(),
    pile: table.pile.slice(),
    bag: table.bag.slice(),
    plates: table.plates.slice(),
    built: table.built,
    procession: table.procession.slice(),
    cities: table.cities.slice(),
    metals: table.metals.slice(),
    cityPile: table.cityPile.slice(),
    unseen,
    discs,
    points: table.points.slice(),
    tie: table.tie.slice(),
    due: table.due,
    flow: table.flow.slice(), // frames are replaced, never changed
    over: table.over,
  }
}

/** By seats - 2: the table without its options, made once, since copying it is faster. */
const FRESH: readonly State[] = [2, 3, 4].map(fresh)
