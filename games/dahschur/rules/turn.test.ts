/** Rules 2.4 to 2.6, 10.2, 11.2, 11.4: using the cards of the row, and the order in which they lie in front of their owners. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../kernel/frames.ts'
import { seeded } from '../../../kernel/rng.ts'
import { act, settleHere } from '../../../kernel/testing.ts'
import { dahschur } from './index.ts'
import { choose, legal, passAll, position } from './position.ts'
import { COUNT } from './sets.ts'
import { setup } from './setup.ts'
import type { State } from './types.ts'

const row = { 1: 2, 2: 4, 3: 6 }

describe('[2.4] using cards', () => {
  test('any order; each goes back to its owner, and the last one is used without asking', () => {
    const state = position({ row }, 'use')
    expect(legal(state, 0)).toEqual(['use 1', 'use 2', 'use 3'])
    expect(choose(state, 0, 'use 2')).toEqual([{ type: 'used', seat: 0, from: 2, card: 4 }])
    expect(state.laid).toEqual([0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0])
    choose(state, 0, 'pass')
    expect(legal(state, 0)).toEqual(['use 1', 'use 3'])
    const events = choose(state, 0, 'use 3', 'pass')
    expect(events.at(-1)).toEqual({ type: 'used', seat: 0, from: 1, card: 2 })
    expect(frameOf(state)).toEqual({ phase: 'area', seat: 0, card: 2, at: 0 })
  })
})

describe('[2.5] one action with each card', () => {
  test('A1: the action may be passed, the card not', () => {
    const state = position({ row }, 'use')
    expect(legal(state, 0)).not.toContain('pass')
    choose(state, 0, 'use 1')
    expect(legal(state, 0)).toContain('pass')
    expect(choose(state, 0, 'pass')).toContainEqual({ type: 'passed', seat: 0 })
  })

  test('areas in which nothing is possible are not offered', () => {
    const empty = position({ row, plates: 'bg' }, 'area', 0, 3)
    expect(legal(empty, 0)).toEqual(['area market', 'area avenue', 'area procession', 'pass'])
    const full = position({ row, goods: ['000091'], built: 24 }, 'area', 0, 3)
    expect(legal(full, 0)).toEqual(['area market', 'area takeBack', 'pass'])
  })

  test('the same area may be used with every card', () => {
    const state = position({ row }, 'use')
    choose(state, 0, 'use 1', 'area procession', 'advance 0 1')
    choose(state, 0, 'use 2', 'area procession', 'advance 0 2', 'area procession', 'advance 0 3')
    expect(state.procession.slice(0, 3)).toEqual([0, 0, 0])
  })
})

/** One round with four players in which everybody only gives and passes; `cards` by active player, then by giver in turn. */
function giveRound(state: State, cards: readonly (readonly number[])[]): void {
  for (const given of cards) {
    const { active } = state
    for (const [i, card] of given.entries()) {
      const giver = (active + 1 + i) % 4
      if (state.active === active && frameOf(state).phase === 'give') choose(state, giver, `give ${card}`)
    }
    passAll(state)
  }
}

describe('[2.6] a round', () => {
  test('G4: the cards in front lie in the order of the active players, in whatever order they were used', () => {
    const state = position({}, 'give', 1)
    giveRound(state, [
      [1, 2, 3],
      [4, 5, 6],
      [6, 1, 2],
      [3, 4, 5],
    ])
    // Seat 3 gave 3 to seat 0, 5 to seat 1 and 6 to seat 2; seat 0 gave 6 to seat 1, 1 to seat 2 and 3 to seat 3.
    expect(state.laid.slice(9, 12)).toEqual([3, 5, 6])
    expect(state.laid.slice(0, 3)).toEqual([6, 1, 3])
    expect(state.laid.slice(3, 6)).toEqual([1, 2, 4])
    expect(state.laid.slice(6, 9)).toEqual([2, 4, 5])
  })

  test('everybody is active once, from the start player on', () => {
    const state = position({ start: 2, active: 2 }, 'give', 3)
    const order: number[] = []
    for (let turn = 0; turn < 4; turn++) {
      order.push(state.active)
      while (frameOf(state).phase === 'give')
        choose(state, frameOf(state).seat, legal(state, frameOf(state).seat)[0])
      passAll(state)
    }
    expect(order).toEqual([2, 3, 0, 1])
    expect(['reward', 'roll', 'tribute', 'chamber']).toContain(frameOf(state).phase)
  })

  for (const [seats, sizes] of [
    [4, [6, 5, 4, 3]],
    [3, [6, 5, 4]],
    [2, [6, 5, 4, 3]],
  ] as const) {
    test(`G5: with ${seats} players the rounds begin with hands of ${sizes.join(', ')} cards`, () => {
      const rng = seeded(`hands ${seats}`)
      const state = setup(seats, { startGems: 0, procession: 16 })
      const found: number[] = []
      for (let turn = dahschur.turn(state); turn.kind !== 'over'; turn = dahschur.turn(state)) {
        const round = state.round
        if (turn.kind === 'chance') act(dahschur, state, 'chance', dahschur.chance(state, rng))
        else act(dahschur, state, turn.seats[0], dahschur.legal(state, turn.seats[0])[0])
        if (state.round === round) continue
        expect(new Set(state.hands.map(hand => COUNT[hand]))).toHaveLength(1)
        found.push(COUNT[state.hands[0]])
      }
      expect(found).toEqual(sizes)
    })
  }
})

describe('neutral and market princes', () => {
  test('[10.2] A44 X4: the neutral card goes to nobody; two cards lie in front before the third', () => {
    const state = position({ seats: 3 }, 'neutral')
    const rng = seeded('a44')
    for (let turn = 0; turn < 3; turn++) {
      settleHere(dahschur, state, rng)
      while (frameOf(state).phase === 'give')
        choose(state, frameOf(state).seat, legal(state, frameOf(state).seat)[0])
      passAll(state)
    }
    expect(frameOf(state)).toMatchObject({ phase: 'third', seat: 0 })
    for (const seat of [0, 1, 2]) {
      expect(state.laid.slice(seat * 3, seat * 3 + 2).every(card => card > 0)).toBe(true)
      expect(state.laid[seat * 3 + 2]).toBe(0)
    }
  })

  test('[11.2] Y2: with two players there are two actions without a market prince', () => {
    const state = position({ seats: 2, row: { 1: 5, 4: 2 } }, 'use')
    const events = passAll(state)
    expect(events.filter(event => event.type === 'used')).toHaveLength(2)
    expect(frameOf(state)).toMatchObject({ phase: 'neutral', seat: 1 })
  })

  test('[11.4] Y5 A41: the market prince of the first active player lies left, of the second in the middle', () => {
    const first = position({ seats: 2, row: { 5: 4, 4: 2 } }, 'use')
    choose(first, 0, 'use 5')
    expect([first.laid[0], first.hired[0]]).toEqual([4, 0])
    const second = position({ seats: 2, active: 1, laid: ['', '6'], row: { 0: 3, 5: 4 } }, 'use', 1)
    choose(second, 1, 'use 5')
    expect([second.laid.slice(3, 6), second.hired[1]]).toEqual([[6, 4, 0], 1])
  })

  test('[11.4] A40: a market prince without a useful action is passed with and lies in front all the same', () => {
    const state = position({ seats: 2, row: { 5: 4 }, laid: ['', '5'] }, 'use')
    choose(state, 0, 'use 5', 'pass')
    expect(state.laid[0]).toBe(4)
    expect(state.row).toEqual([0, 0, 0, 0, 0, 0])
  })
})
