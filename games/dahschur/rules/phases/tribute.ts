/** Rules 7.1 to 7.3: a disc of the city that the cards add up to; and the disc itself, which nobody saw before it was taken (A30). */
import { chanceTurn, type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf, swap } from '../../../../kernel/frames.ts'
import type { RuleId, Seat, Tell } from '../../../../kernel/game.ts'
import { CITIES, DISCS, METALS } from '../data.ts'
import { metalOf } from '../points.ts'
import { afterPrize, TRIBUTE } from '../prizes.ts'
import {
  type DahschurEvent,
  type Disc,
  GOLD,
  PASS,
  type Pass,
  SILVER,
  type State,
  type Take,
} from '../types.ts'

/** By metal: how a disc on a city is noted. */
const BITS = [SILVER, GOLD] as const

/** By city number and metal: the shared action. */
export const TAKES: readonly (readonly Take[])[] = Array.from({ length: 16 }, (_, city) =>
  METALS.map(metal => ({ type: 'take', city, metal })),
)
export const ALL_TAKES: readonly (Take | Pass)[] = [...CITIES.flatMap(city => TAKES[city]), PASS]

/** By city number and the discs there: what the player may choose, nothing included (A27). */
const CHOICES: readonly (readonly (readonly (Take | Pass)[])[])[] = TAKES.map(takes =>
  [0, 1, 2, 3].map(discs => [...takes.filter((_, metal) => discs & BITS[metal]), PASS]),
)

export const tribute: Phase<State, Take | Pass, DahschurEvent> = {
  takes: ['take', 'pass'],
  turn: state => turnOf(frameOf(state).seat),
  legal(state) {
    const field = frameOf(state).at - TRIBUTE
    return CHOICES[state.cities[field]][state.metals[field]]
  },
  candidates: () => ALL_TAKES,
  why: (state, _actor, action) => refusal(state, action),
  apply(state, actor, action, tell) {
    const seat = actor as number
    if (action.type === 'take') {
      takeDisc(state, seat, action, tell)
      return
    }
    tell?.({ type: 'passed', seat })
    afterPrize(state, frameOf(state).at, tell)
  },
}

function refusal(state: State, action: Take | Pass): RuleId | undefined {
  if (action.type === 'pass') return undefined
  const field = frameOf(state).at - TRIBUTE
  if (action.city !== state.cities[field]) return '7.1'
  return state.metals[field] & BITS[METALS.indexOf(action.metal)] ? undefined : '7.3'
}

/** A disc leaves its city face down; which one it is, chance decides now, for the taker alone (A30). */
export function takeDisc(state: State, seat: Seat, { city, metal }: Take, tell?: Tell<DahschurEvent>): void {
  const kind = METALS.indexOf(metal)
  state.metals[state.cities.indexOf(city)] &= ~BITS[kind]
  tell?.({ type: 'took', seat, city, metal })
  swap(state, { phase: 'disc', seat, card: kind, at: frameOf(state).at })
}

const DISC_OUTCOMES: readonly Disc[] = DISCS.map((_, i) => ({ type: 'disc', value: i + 1 }))

export const disc: Phase<State, Disc, DahschurEvent> = {
  takes: ['disc'],
  turn: chanceTurn,
  legal: () => [],
  candidates: () => [],
  why: (state, _actor, { value }) =>
    metalOf(value) === frameOf(state).card && state.unseen[value - 1] > 0 ? undefined : '7.1',
  chance(state, rng) {
    const { card: kind } = frameOf(state)
    const counts = state.unseen.slice(3 * kind, 3 * kind + 3)
    return DISC_OUTCOMES[3 * kind + rng.draw(METALS[kind], counts)]
  },
  apply(state, _actor, { value }, tell) {
    const { seat, at } = frameOf(state)
    state.unseen[value - 1]--
    state.discs[seat * DISCS.length + value - 1]++
    tell?.({ type: 'disc', seat, value, only: [seat] })
    afterPrize(state, at, tell)
  },
}
