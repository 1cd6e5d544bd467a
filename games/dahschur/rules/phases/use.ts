/** Rules 2.4 and 2.5: the active player picks a card of the row, then the area of its action, or passes (A1). */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf } from '../../../../kernel/frames.ts'
import type { Seat } from '../../../../kernel/game.ts'
import { canAdvance } from '../offerings.ts'
import { stallsOf } from '../pieces.ts'
import { canUseAvenue } from '../plates.ts'
import { subsetsOf } from '../sets.ts'
import { nextCard, useCard } from '../turn.ts'
import { AREAS, type Area, type DahschurEvent, PASS, type Pass, type State, type Use } from '../types.ts'
import { beginAvenue } from './avenue.ts'
import { beginMarket, beginTakeBack } from './market.ts'
import { beginProcession } from './procession.ts'

const USES = subsetsOf<Use>([0, 1, 2, 3, 4, 5].map(from => ({ type: 'use', from })))

export const use: Phase<State, Use, DahschurEvent> = {
  takes: ['use'],
  turn: state => turnOf(state.active),
  legal({ row }) {
    let set = 0
    for (let from = 0; from < row.length; from++) if (row[from] > 0) set |= 1 << from
    return USES[set]
  },
  candidates: () => USES[USES.length - 1],
  why: (state, _actor, { from }) => (state.row[from] > 0 ? undefined : '2.4'),
  apply: (state, _actor, { from }, tell) => useCard(state, from, tell),
}

const AREA_LISTS = subsetsOf<Area | Pass>([
  ...AREAS.map(name => ({ type: 'area', area: name }) as const),
  PASS,
])
const [MARKET_BIT, TAKE_BACK_BIT, AVENUE_BIT, PROCESSION_BIT, PASS_BIT] = [1, 2, 4, 8, 16]

export const area: Phase<State, Area | Pass, DahschurEvent> = {
  takes: ['area', 'pass'],
  turn: state => turnOf(state.active),
  legal: (state, seat) => AREA_LISTS[openAreas(state, seat)],
  candidates: () => AREA_LISTS[AREA_LISTS.length - 1],
  why(state, actor, action) {
    if (action.type === 'pass') return undefined
    const place = AREAS.indexOf(action.area)
    return openAreas(state, actor as number) & (1 << place) ? undefined : AREA_RULES[place]
  },
  apply(state, actor, action, tell) {
    const seat = actor as number
    const { card } = frameOf(state)
    if (action.type === 'pass') {
      tell?.({ type: 'passed', seat })
      nextCard(state, tell)
    } else if (action.area === 'market') beginMarket(state, seat, card, tell)
    else if (action.area === 'takeBack') beginTakeBack(state, seat, tell)
    else if (action.area === 'avenue') beginAvenue(state, seat, card, tell)
    else beginProcession(state, seat, card, tell)
  },
}

/** The rule that an action in each area must find possible. */
const AREA_RULES = ['3.1', '3.4', '4.3', '5.3'] as const

/** The areas in which something is possible; a merchant always finds a stall to go to (A6). */
function openAreas(state: State, seat: Seat): number {
  return (
    MARKET_BIT |
    PASS_BIT |
    (stallsOf(state, seat) > 0 ? TAKE_BACK_BIT : 0) |
    (canUseAvenue(state, seat) ? AVENUE_BIT : 0) |
    (canAdvance(state, seat) ? PROCESSION_BIT : 0)
  )
}
