/** What must hold in every match of Aton, whatever the players do. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pick, seeded } from '../../../kernel/rng.ts'
import { scaled } from '../../scale.ts'
import { size } from './cards.ts'
import { COPIES, STONES } from './data.ts'
import { aton } from './index.ts'
import { setup } from './setup.ts'
import { countHeld } from './stones.ts'
import type { State } from './types.ts'

const runs = scaled(20)

/** Plays a random match and shows every state with the one before it. */
function everyStep(seed: number, look: (state: State, before: State) => void): void {
  const rng = seeded(seed)
  const state = setup()
  for (let turn = aton.turn(state); turn.kind !== 'over'; turn = aton.turn(state)) {
    const before = aton.clone(state)
    if (turn.kind === 'chance') aton.apply(state, 'chance', aton.chance(state, rng))
    else {
      const seat = pick(rng, turn.seats)
      aton.apply(state, seat, pick(rng, aton.legal(state, seat)))
    }
    look(state, before)
  }
}

const always = (property: (seed: number) => void) =>
  fc.assert(fc.property(fc.integer(), property), { numRuns: runs })

describe('invariants', () => {
  test('each player has 29 stones, counted here without the help of check', () => {
    always(seed =>
      everyStep(seed, state => {
        for (const seat of [0, 1]) {
          expect(state.supply[seat] + state.realm[seat] + countHeld(state, seat, 4)).toBe(STONES)
        }
        for (let temple = 0; temple < 4; temple++)
          expect(state.stones[temple] & state.stones[4 + temple]).toBe(0)
      }),
    )
  })

  test('each player has nine cards of each value, wherever they are', () => {
    always(seed =>
      everyStep(seed, state => {
        for (const deck of state.decks) {
          for (let value = 1; value <= 4; value++) {
            const listed = [...deck.under, ...deck.aside, ...deck.laid].filter(card => card === value).length
            const counted = [deck.pile, deck.hand, deck.discards, deck.swapped].reduce(
              (sum, n) => sum + n[value - 1],
              0,
            )
            expect(listed + counted).toBe(COPIES)
          }
          expect((size(deck.pile) + deck.under.length + size(deck.hand) + deck.aside.length) % 4).toBe(0)
        }
      }),
    )
  })

  test('[6.1] the realm of the dead holds at most eight stones, and fewer when a round begins', () => {
    always(seed =>
      everyStep(seed, (state, before) => {
        const dead = state.realm[0] + state.realm[1]
        expect(dead).toBeLessThanOrEqual(8)
        if (state.round > before.round) expect(dead).toBeLessThan(8)
      }),
    )
  })

  test('R26: scores never fall', () => {
    always(seed =>
      everyStep(seed, (state, before) => {
        const gains = aton.score(state).map((score, seat) => score.total - aton.score(before)[seat].total)
        expect(Math.min(...gains)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
