/** Rule 1.3, action 1: a tile out of the bag. Terrain and temple are laid, a river tile takes the place of an end. */
import { chanceTurn, type Phase } from '../../../../kernel/flow.ts'
import { frameOf, leave } from '../../../../kernel/frames.ts'
import { RIVER, TEMPLE, TILES } from '../data.ts'
import { beginLaying, beginRiver, beginTemple } from '../turn.ts'
import type { Draw, HorusEvent, State } from '../types.ts'

/** By kind of tile: its draw. */
const DRAWS: readonly Draw[] = TILES.map((_, tile) => ({ type: 'draw', tile }))

export const draw: Phase<State, Draw, HorusEvent> = {
  takes: ['draw'],
  turn: chanceTurn,
  legal: () => [],
  candidates: () => [],
  why: (state, _actor, { tile }) => (state.bag[tile] > 0 ? undefined : '1.3'),
  chance: (state, rng) => DRAWS[rng.draw('bag', state.bag)],

  apply(state, _actor, { tile }, tell) {
    const { seat } = frameOf(state)
    state.bag[tile]--
    tell?.({ type: 'drew', seat, tile: TILES[tile] })
    leave(state)
    if (tile === RIVER) beginRiver(state, seat, tell)
    else if (tile === TEMPLE) beginTemple(state, seat, tell)
    else beginLaying(state, seat, tile, tell)
  },
}
