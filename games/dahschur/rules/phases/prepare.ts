/** Rules 1.1 to 1.5 (with 10.1 and 11.1) and 8.2: what chance lays out at the start, and the new cities at the end of a round. */
import { chanceTurn, type Phase } from '../../../../kernel/flow.ts'
import { frameOf, swap } from '../../../../kernel/frames.ts'
import type { Rng } from '../../../../kernel/game.ts'
import { totalOf } from '../../../../kernel/score.ts'
import { CITIES, COLOURS, PLATE_COPIES, PLATES_PER_SYMBOL, STALLS, SYMBOLS } from '../data.ts'
import { next } from '../pieces.ts'
import { beginRound } from '../round.ts'
import { type DahschurEvent, GOLD, type Prepare, SILVER, type State } from '../types.ts'

type Chance<T extends Prepare['type']> = Phase<State, Extract<Prepare, { type: T }>, DahschurEvent>

const none = { turn: chanceTurn, legal: () => [], candidates: () => [] }

/** Whether these kinds can all be drawn out of a pile. */
function canDraw(kinds: readonly number[], counts: readonly number[]): boolean {
  const left = counts.slice()
  return kinds.every(kind => left[kind]-- > 0)
}

function drawSome(rng: Rng, pile: string, counts: number[], many: number): number[] {
  const drawn: number[] = []
  for (let i = 0; i < many; i++) {
    const kind = rng.draw(pile, counts)
    counts[kind]--
    drawn.push(kind)
  }
  return drawn
}

/** 1.1: an offer and a gem at every stall. */
export const stock: Chance<'stock'> = {
  takes: ['stock'],
  ...none,
  why: (state, _actor, { offers, gems }) =>
    canDraw(offers, state.pile) && canDraw(gems, state.bag) ? undefined : '1.1',
  chance: (state, rng) => ({
    type: 'stock',
    offers: drawSome(rng, 'offers', state.pile.slice(), STALLS),
    gems: drawSome(rng, 'gems', state.bag.slice(), STALLS),
  }),
  apply(state, _actor, { offers, gems }, tell) {
    for (let i = 0; i < STALLS; i++) {
      state.offers[i] = offers[i]
      state.pile[offers[i]]--
      state.wares[i] = gems[i]
      state.bag[gems[i]]--
    }
    tell?.({ type: 'stocked', offers, gems })
    swap(state, { phase: 'cities', seat: 0, card: 0, at: frameOf(state).at })
  },
}

/** 1.2, 8.2: a city with both discs on every empty field, as far as the pile goes (A37). */
export const cities: Chance<'cities'> = {
  takes: ['cities'],
  ...none,
  why(state, _actor, { cities: drawn }) {
    const wanted = fieldsToFill(state)
    if (drawn.some((city, field) => city > 0 !== wanted.includes(field))) return '1.2'
    const kinds = drawn.filter(city => city > 0).map(city => city - CITIES[0])
    return canDraw(kinds, state.cityPile) ? undefined : '1.2'
  },
  chance(state, rng) {
    const drawn = [0, 0, 0, 0]
    const pile = state.cityPile.slice()
    for (const field of fieldsToFill(state)) {
      const kind = rng.draw('cities', pile)
      pile[kind]--
      drawn[field] = CITIES[kind]
    }
    return { type: 'cities', cities: drawn }
  },
  apply(state, _actor, { cities: drawn }, tell) {
    for (let field = 0; field < state.cities.length; field++) {
      if (drawn[field] === 0) continue
      state.cities[field] = drawn[field]
      state.metals[field] = SILVER | GOLD
      state.cityPile[drawn[field] - CITIES[0]]--
    }
    tell?.({ type: 'cities', cities: drawn })
    const { at } = frameOf(state)
    if (state.round > 0) beginRound(state, next(state, state.start), tell)
    else swap(state, { phase: at > 0 ? 'gems' : 'plates', seat: 0, card: 0, at })
  },
}

function fieldsToFill(state: State): number[] {
  const fields: number[] = []
  let left = totalOf(state.cityPile)
  for (let field = 0; field < state.cities.length && left > 0; field++) {
    if (state.cities[field] > 0) continue
    fields.push(field)
    left--
  }
  return fields
}

/** 1.3, 10.1, 11.1: the players draw their first gems blind. */
export const gems: Chance<'gems'> = {
  takes: ['gems'],
  ...none,
  why(state, _actor, { gems: drawn }) {
    const { at } = frameOf(state)
    const fair = drawn.every((counts, seat) => totalOf(counts) === (seat < state.hands.length ? at : 0))
    const fits = state.bag.every((n, gem) => drawn.reduce((sum, counts) => sum + counts[gem], 0) <= n)
    return fair && fits ? undefined : '1.3'
  },
  chance(state, rng) {
    const bag = state.bag.slice()
    const drawn = COLOURS.map(() => [0, 0, 0])
    for (const seat of state.hands.keys()) {
      for (const gem of drawSome(rng, 'gems', bag, frameOf(state).at)) drawn[seat][gem]++
    }
    return { type: 'gems', gems: drawn }
  },
  apply(state, _actor, { gems: drawn }, tell) {
    for (let i = 0; i < state.gems.length; i++) {
      const many = drawn[Math.trunc(i / 3)][i % 3]
      state.gems[i] += many
      state.bag[i % 3] -= many
    }
    tell?.({ type: 'gems', gems: drawn })
    swap(state, { phase: 'plates', seat: 0, card: 0, at: 0 })
  },
}

/** 1.4, 10.1, 11.1: the plates in blocks that hold every symbol once. */
export const plates: Chance<'plates'> = {
  takes: ['plates'],
  ...none,
  why(state, _actor, { plates: drawn }) {
    const symbols = SYMBOLS[state.hands.length]
    if (drawn.length !== symbols * PLATES_PER_SYMBOL) return '1.4'
    const kinds = new Array<number>(symbols * 3).fill(PLATE_COPIES)
    const blocks = drawn.every((plate, i) => {
      const start = i - (i % symbols)
      const block = drawn.slice(start, start + symbols).map(other => Math.trunc(other / 3))
      return block.filter(symbol => symbol === Math.trunc(plate / 3)).length === 1
    })
    return blocks && canDraw(drawn, kinds) ? undefined : '1.4'
  },
  chance(state, rng) {
    const symbols = SYMBOLS[state.hands.length]
    const stacks: number[][] = []
    for (let symbol = 0; symbol < symbols; symbol++) stacks.push([PLATE_COPIES, PLATE_COPIES, PLATE_COPIES])
    const block: number[] = []
    const drawn: number[] = []
    for (let field = 0; field < symbols * PLATES_PER_SYMBOL; field++) {
      if (field % symbols === 0) for (let symbol = 0; symbol < symbols; symbol++) block[symbol] = 1
      const symbol = rng.draw('plates', block)
      block[symbol]--
      const gem = rng.draw(STACKS[symbol], stacks[symbol])
      stacks[symbol][gem]--
      drawn.push(symbol * 3 + gem)
    }
    return { type: 'plates', plates: drawn }
  },
  apply(state, _actor, { plates: drawn }, tell) {
    state.plates = drawn.slice()
    tell?.({ type: 'plates', plates: drawn })
    swap(state, { phase: 'first', seat: 0, card: 0, at: 0 })
  },
}

/** Names the stacks of plates for the random source. */
const STACKS: readonly string[] = COLOURS.map(colour => `${colour} plates`)

/** 1.5: who begins. */
export const first: Chance<'first'> = {
  takes: ['first'],
  ...none,
  why: (state, _actor, { seat }) => (seat < state.hands.length ? undefined : '1.5'),
  chance: (state, rng) => ({ type: 'first', seat: rng.int(state.hands.length) }),
  apply: (state, _actor, { seat }, tell) => beginRound(state, seat, tell),
}
