/** What must hold in every match of Dahschur, whatever the players do, at every number of players and with every option. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../kernel/frames.ts'
import { pick, seeded } from '../../../kernel/rng.ts'
import { scaled } from '../../scale.ts'
import { dahschur } from './index.ts'
import { COUNT } from './sets.ts'
import { setup } from './setup.ts'
import type { DahschurEvent, State } from './types.ts'

const runs = scaled(8)

interface Step {
  readonly state: State
  readonly before: State
  readonly told: readonly DahschurEvent[]
}

/** Plays a random match and shows every state with the one before it and what was told. */
function everyStep(seed: number, seats: number, look: (step: Step) => void): void {
  const rng = seeded(seed)
  const state = setup(seats, { startGems: rng.int(2), procession: 14 + rng.int(7) })
  for (let turn = dahschur.turn(state); turn.kind !== 'over'; turn = dahschur.turn(state)) {
    const before = dahschur.clone(state)
    const told: DahschurEvent[] = []
    const tell = (event: DahschurEvent) => told.push(event)
    if (turn.kind === 'chance') dahschur.apply(state, 'chance', dahschur.chance(state, rng), tell)
    else dahschur.apply(state, turn.seats[0], pick(rng, dahschur.legal(state, turn.seats[0])), tell)
    look({ state, before, told })
  }
}

const always = (look: (step: Step) => void) =>
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 2, max: 4 }), (seed, seats) => everyStep(seed, seats, look)),
    { numRuns: runs },
  )

const sum = (counts: readonly number[]) => counts.reduce((total, n) => total + n, 0)

describe('invariants', () => {
  test('there are 36 gems, counted here without the help of check', () => {
    always(({ state }) => {
      expect(
        sum(state.bag) + sum(state.gems) + state.wares.filter(ware => ware >= 0).length + state.built,
      ).toBe(36)
      expect(Math.min(...state.bag, ...state.gems)).toBeGreaterThanOrEqual(0)
    })
  })

  test('each player has ten stones, in the supply, at the stalls and in the procession', () => {
    always(({ state }) => {
      for (const seat of state.hands.keys()) {
        const offerings = state.procession.filter(owner => owner === seat).length
        expect(state.supply[seat] + sum(state.goods.slice(seat * 6, seat * 6 + 6)) + offerings).toBe(10)
        expect(state.supply[seat]).toBeGreaterThanOrEqual(0)
      }
    })
  })

  test('no offer of the 24 lies in two places, and a stall is without one only until it is filled again', () => {
    always(({ state }) => {
      const open = state.offers.filter(offer => offer >= 0)
      expect(new Set(open).size).toBe(open.length)
      for (const offer of open) expect(state.pile[offer]).toBe(0)
      if (state.round > 0 && !['restock', 'hire'].includes(frameOf(state).phase)) expect(open).toHaveLength(6)
    })
  })

  test('there are 20 discs: unseen, with the players, and in the chambers', () => {
    always(({ state }) => {
      let buried = 0
      for (let door = 0; door < 16; door++) buried += (state.filled >> door) & 1
      expect(sum(state.unseen) + sum(state.discs) + buried).toBe(20)
    })
  })

  test('each player has six prince cards in hand, in the row, in front and in the chambers', () => {
    always(({ state }) => {
      for (const seat of state.hands.keys()) {
        const laid = state.laid.slice(seat * 3, seat * 3 + 3).filter(card => card > 0).length
        const own = laid - (state.hired[seat] >= 0 ? 1 : 0)
        const entombed = state.chambers.filter((card, door) => card > 0 && door % 4 === seat).length
        expect(COUNT[state.hands[seat]] + own + entombed + (state.row[seat] > 0 ? 1 : 0)).toBe(6)
      }
    })
  })

  test('[5.2] no offering moves back or leaves', () => {
    always(({ state, before }) => {
      for (const seat of state.hands.keys()) {
        const fields = ({ procession }: State) =>
          procession.flatMap((owner, i) => (owner === seat ? [i] : []))
        const [was, is] = [fields(before), fields(state)]
        expect(is.length).toBeGreaterThanOrEqual(was.length)
        expect(sum(is)).toBeGreaterThanOrEqual(sum(was))
      }
    })
  })

  test('points never fall', () => {
    always(({ state, before }) => {
      for (const [i, points] of state.points.entries())
        expect(points).toBeGreaterThanOrEqual(before.points[i])
    })
  })

  test('A43: with two players nobody ever has to show a hand', () => {
    fc.assert(
      fc.property(fc.integer(), seed =>
        everyStep(seed, 2, ({ told }) => expect(told.map(event => event.type)).not.toContain('showed')),
      ),
      { numRuns: runs },
    )
  })

  test('A41: with two players a market prince lies left for the first active player, in the middle for the second', () => {
    fc.assert(
      fc.property(fc.integer(), seed =>
        everyStep(seed, 2, ({ state }) => {
          expect([-1, 0]).toContain(state.hired[state.start])
          expect([-1, 1]).toContain(state.hired[1 - state.start])
        }),
      ),
      { numRuns: runs },
    )
  })

  test('a list of choices is never longer than 60', () => {
    always(({ state }) => {
      const turn = dahschur.turn(state)
      if (turn.kind === 'seats') expect(dahschur.legal(state, turn.seats[0]).length).toBeLessThanOrEqual(60)
    })
  })
})
