/** What must hold in every match of Horus, whatever the players do. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pick, seeded } from '../../../kernel/rng.ts'
import { scaled } from '../../scale.ts'
import { ALL_TILES, END, NECROPOLIS, STONES } from './data.ts'
import { horus } from './index.ts'
import { setup } from './setup.ts'
import { freeAround, regionsOf, tilesOf } from './testing/slow.ts'
import type { State } from './types.ts'

const runs = scaled(4)

/** Plays a random match and shows every state with the one before it. */
function everyStep(seed: number, look: (state: State, before: State) => void): void {
  const rng = seeded(seed)
  const state = setup(2 + rng.int(3), { split: pick(rng, ['10/10', '12/8'] as const) })
  for (let turn = horus.turn(state); turn.kind !== 'over'; turn = horus.turn(state)) {
    const before = horus.clone(state)
    if (turn.kind === 'chance') horus.apply(state, 'chance', horus.chance(state, rng))
    else horus.apply(state, turn.seats[0], pick(rng, horus.legal(state, turn.seats[0])))
    look(state, before)
  }
}

const always = (property: (seed: number) => void) =>
  fc.assert(fc.property(fc.integer(), property), { numRuns: runs })

/** Every region with the stones on its tiles, counted one by one. */
function slowPoints(state: State): number[] {
  const points = state.supply.map(() => 0)
  for (const { tiles, byTemple, onIsland } of regionsOf(tilesOf(state.board))) {
    const stones = points.map((_, seat) => tiles.filter(tile => state.board.stones[tile] === seat + 1).length)
    const most = Math.max(...stones)
    const worth = Math.min(10, tiles.length * (byTemple ? 2 : 1) * (onIsland ? 2 : 1))
    for (const [seat, n] of stones.entries()) if (n > 0 && n === most) points[seat] += worth
  }
  return points
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

describe('invariants', () => {
  test('there are 120 tiles, counted here without the help of check', () => {
    always(seed =>
      everyStep(seed, state => {
        const inHand = state.flow.filter(
          ({ phase, what }) =>
            (phase === 'lay' && what < END) || phase === 'replace' || (phase === 'use' && what > 0),
        ).length
        const onTable =
          state.board.kinds.length + (state.board.kinds.filter(kind => kind === END).length < 2 ? 1 : 0)
        expect(sum(state.bag) + sum(state.stacks) + sum(state.removed) + onTable + inHand).toBe(ALL_TILES)
      }),
    )
  })

  test('there are 50 cards and 20 stones for each seat', () => {
    always(seed =>
      everyStep(seed, state => {
        const cards = [state.pile, state.discards, ...state.hands].map(sum)
        expect(sum(cards) + (state.played >= 0 ? 1 : 0)).toBe(50)
        for (const [seat, supply] of state.supply.entries())
          expect(supply + state.board.stones.filter(stone => stone === seat + 1).length).toBe(STONES)
        expect(new Set(state.handSizes.filter(n => n > 5)).size).toBe(0)
      }),
    )
  })

  test('[2.4]: both ends always have a free position', () => {
    always(seed =>
      everyStep(seed, state => {
        const tiles = tilesOf(state.board)
        for (const tile of tiles)
          if (tile.kind === END) expect(freeAround(tiles, tile).length).toBeGreaterThan(0)
      }),
    )
  })

  test('[2.3] [2.5]: tiles stay, regions never shrink, and what is true of a region stays true', () => {
    always(seed =>
      everyStep(seed, ({ board }, { board: before }) => {
        expect(board.tiles.slice(0, before.tiles.length)).toEqual(before.tiles)
        for (const [tile, region] of before.region.entries()) {
          if (region < 0) continue
          const now = board.region[tile]
          expect(board.size[now]).toBeGreaterThanOrEqual(before.size[region])
          expect(board.marks[now] & before.marks[region]).toBe(before.marks[region])
        }
      }),
    )
  })

  test('[9.1] [9.2] [9.6]: the points at the end are those that the slow board gives', () => {
    always(seed =>
      everyStep(seed, state => {
        if (state.over) expect(horus.score(state).map(({ total }) => total)).toEqual(slowPoints(state))
      }),
    )
  })

  test('[1.3]: the bag is never empty, and a match ends within 53 turns', () => {
    always(seed =>
      everyStep(seed, state => {
        expect(sum(state.bag)).toBeGreaterThan(0)
        expect(state.turn).toBeLessThanOrEqual(53)
        expect(state.stacks[NECROPOLIS]).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
