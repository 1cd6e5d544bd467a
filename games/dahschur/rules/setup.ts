/** The table before anything is dealt, and the copy of a table. */
import {
  CITIES,
  DISCS,
  GEM_COPIES,
  OFFERS,
  OPEN_CITIES,
  POINT_RULES,
  PRINCES,
  STALLS,
  START_GEMS,
  STONES,
} from './data.ts'
import { ALL } from './sets.ts'
import type { Options, State } from './types.ts'

export function setup(seats: number, options: Options): State {
  const many = (length: number, value: number) => new Array<number>(length).fill(value)
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
    procession: many(options.procession, -1),
    cities: many(OPEN_CITIES[seats], 0),
    metals: many(OPEN_CITIES[seats], 0),
    cityPile: many(CITIES.length, 1),
    unseen: DISCS.slice(),
    discs: many(seats * DISCS.length, 0),
    points: many(seats * POINT_RULES.length, 0),
    tie: many(seats, 0),
    due: 0,
    // The first frames carry how many gems each player will draw: nothing else needs the option.
    flow: [{ phase: 'stock', seat: 0, card: 0, at: seats === 4 ? options.startGems : START_GEMS[seats] }],
    over: null,
  }
}

export function clone(state: State): State {
  return {
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
    unseen: state.unseen.slice(),
    discs: state.discs.slice(),
    points: state.points.slice(),
    tie: state.tie.slice(),
    due: state.due,
    flow: state.flow.slice(), // frames are replaced, never changed
    over: state.over,
  }
}
