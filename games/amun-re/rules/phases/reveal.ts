/** Rules 1.2 and 1.3: as many province cards as players are turned over, and free stones and gold are placed. */
import { chanceTurn, type Phase } from '../../../../kernel/flow.ts'
import type { Tell } from '../../../../kernel/game.ts'
import { layGold } from '../auction.ts'
import { PROVINCE, PROVINCE_IDS, PROVINCES } from '../data.ts'
import { dealFree } from '../free.ts'
import { raise, stoneSupply } from '../provinces.ts'
import type { AmunReEvent, Reveal, State } from '../types.ts'

const PILE = 'province cards'

export const reveal: Phase<State, Reveal, AmunReEvent> = {
  takes: ['reveal'],
  turn: chanceTurn,
  legal: () => [],
  candidates: () => [],

  why(state, _actor, { provinces }) {
    if (provinces.length !== state.gold.length) return '1.2'
    const isThere = (id: string, i: number) => state.pile[PROVINCE[id]] > 0 && provinces.indexOf(id) === i
    return provinces.every(isThere) ? undefined : '1.2'
  },

  chance(state, rng) {
    const pile = state.pile.slice()
    const provinces: string[] = []
    for (let card = 0; card < state.gold.length; card++) {
      const province = rng.draw(PILE, pile)
      pile[province]--
      provinces.push(PROVINCE_IDS[province])
    }
    return { type: 'reveal', provinces }
  },

  apply(state, _actor, { provinces }, tell) {
    tell?.({ type: 'revealed', provinces })
    for (let i = 0; i < provinces.length; i++) {
      const province = PROVINCE[provinces[i]]
      state.pile[province]--
      state.offered.push(province)
      layFree(state, province, tell)
    }
    dealFree(state, 0, tell)
  },
}

/** Stones that already lie there can make a pyramid, which all bidders see (R8). */
function layFree(state: State, province: number, tell?: Tell<AmunReEvent>): void {
  const { id, freeStones, freeGold } = PROVINCES[province]
  if (freeStones + freeGold === 0) return
  const stones = Math.min(freeStones, stoneSupply(state))
  const before = state.pyramids[province]
  state.stones[province] += stones
  raise(state, province)
  layGold(state, freeGold)
  tell?.({ type: 'laid', province: id, stones, pyramids: state.pyramids[province] - before, gold: freeGold })
}
