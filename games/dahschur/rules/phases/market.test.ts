/** Rules 3.1 to 3.4 and 11.3: the merchant, purchases, stones taken back, market princes. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { seeded } from '../../../../kernel/rng.ts'
import { act } from '../../../../kernel/testing.ts'
import { dahschur } from '../index.ts'
import { choose, legal, type Position, passAll, position, refusal } from '../position.ts'
import type { State } from '../types.ts'

/** Blue's merchant at a stall with this card in use; nothing is for sale to blue. */
const at = (stall: number, card: number): State =>
  position({ merchants: [stall], offers: [0, 1, 2, 3, 4, 5] }, 'market', 0, card)

/** The stalls that can be reached. */
const stalls = (state: State, seat = 0): number[] =>
  dahschur.legal(state, seat).flatMap(action => (action.type === 'move' && !action.buy ? [action.stall] : []))

describe('[3.1] moving', () => {
  test('M1 A5: from the square a 3 reaches the stalls 1 to 3', () =>
    expect(stalls(at(0, 3))).toEqual([1, 2, 3]))
  test('M2: from stall 4 a 2 reaches 2, 3, 5 and 6', () => expect(stalls(at(4, 2))).toEqual([2, 3, 5, 6]))
  test('M3 A9: from stall 5 a 4 reaches 1 to 4 and 6; it does not turn at the end', () =>
    expect(stalls(at(5, 4))).toEqual([1, 2, 3, 4, 6]))
  test('M5: from stall 1 a 1 reaches stall 2 only, never the square', () =>
    expect(stalls(at(1, 1))).toEqual([2]))

  test('A6: from every stall and the square every card reaches a stall', () => {
    for (let stall = 0; stall <= 6; stall++)
      for (let card = 1; card <= 6; card++) expect(stalls(at(stall, card)).length).toBeGreaterThan(0)
  })

  test('A9: a merchant at the end turns with the next card', () => {
    const state = position({ merchants: [5], row: { 1: 2, 2: 3 }, offers: [0, 1, 2, 3, 4, 5] }, 'use')
    choose(state, 0, 'use 1', 'area market', 'move 6 false')
    choose(state, 0, 'area market', 'move 3 false')
    expect(state.merchants[0]).toBe(3)
  })

  test('A7: a move without buying is allowed where buying would be', () => {
    const state = position({ merchants: [2] }, 'market', 0, 1)
    expect(legal(state, 0)).toEqual(['move 1 false', 'move 1 true', 'move 3 false', 'move 3 true'])
    choose(state, 0, 'move 3 false')
    expect(state.merchants[0]).toBe(3)
    expect(state.supply[0]).toBe(10)
  })

  test('a single stall to go to, with nothing to buy, is not asked about', () => {
    const state = position({ merchants: [1], row: { 1: 1, 2: 3 }, offers: [0, 1, 2, 3, 4, 5] }, 'use')
    expect(choose(state, 0, 'use 1', 'area market')).toContainEqual({ type: 'moved', seat: 0, stall: 2 })
  })

  test('several merchants may stand at one stall', () => {
    const state = position({ merchants: [1, 3, 3, 3] }, 'market', 0, 2)
    choose(state, 0, 'move 3 false')
    expect(state.merchants).toEqual([3, 3, 3, 3])
  })
})

describe('[3.2] buying', () => {
  test('M6: the gem of the stall where the merchant stands cannot be bought without moving', () => {
    const state = position({ merchants: [2] }, 'market', 0, 6)
    expect(refusal(state, 0, 'move 2 true')).toBe('3.1')
    expect(refusal(state, 0, 'move 2 false')).toBe('3.1')
  })

  test('M7: at an offer without a price in blue, blue may stop but not buy', () => {
    const state = position({ offers: [0, 19, 20, 21, 22, 23] }, 'market', 0, 2)
    expect(legal(state, 0)).toEqual(['move 1 false', 'move 2 false', 'move 2 true'])
    expect(refusal(state, 0, 'move 1 true')).toBe('3.2')
  })

  test('M8: a price of 2 cannot be paid with one stone', () => {
    const poor = position({ offers: [20, 19, 18, 21, 22, 23], goods: ['000009'] }, 'market', 0, 1)
    expect(poor.supply[0]).toBe(1)
    expect(refusal(poor, 0, 'move 1 true')).toBe('3.2')
    const rich = position({ offers: [20, 19, 18, 21, 22, 23], goods: ['000008'] }, 'market', 0, 1)
    expect(refusal(rich, 0, 'move 1 true')).toBeUndefined()
  })

  test('A8: one stop and at most one gem with a card', () => {
    const state = position({ row: { 2: 3 } }, 'market', 0, 6)
    choose(state, 0, 'move 2 true')
    expect(state.goods.slice(0, 6)).toEqual([0, 1, 0, 0, 0, 0])
    act(dahschur, state, 'chance', { type: 'restock', offer: 0, gem: 0 })
    expect(frameOf(state)).toMatchObject({ phase: 'area', card: 3 })
    expect(state.gems.slice(0, 3).reduce((sum, n) => sum + n, 0)).toBe(1)
  })
})

describe('[3.3] what a purchase changes', () => {
  const red: Position = { active: 1, row: { 2: 1 }, offers: [4, 19, 20, 21, 22, 23], wares: 'brbgrb' }

  test('M9: three stones to the stall, the gem to the buyer, offer and gem replaced', () => {
    const state = position(red, 'market', 1, 1)
    const bag = state.bag.reduce((sum, n) => sum + n, 0)
    expect(choose(state, 1, 'move 1 true')).toEqual([
      { type: 'moved', seat: 1, stall: 1 },
      { type: 'bought', seat: 1, stall: 1, price: 3, gem: 2 },
    ])
    expect(state.supply[1]).toBe(7)
    expect(state.goods[6]).toBe(3)
    expect(state.gems[5]).toBe(1)
    expect(dahschur.turn(state)).toEqual({ kind: 'chance' })
    expect(dahschur.why(state, 'chance', { type: 'restock', offer: 4, gem: 0 })).toBe('impossible-outcome')
    expect(dahschur.why(state, 'chance', { type: 'restock', offer: 19, gem: 0 })).toBe('impossible-outcome')
    expect(dahschur.why(state, 'chance', { type: 'restock', offer: 7, gem: -1 })).toBe('impossible-outcome')
    act(dahschur, state, 'chance', { type: 'restock', offer: 7, gem: 0 })
    expect([state.offers[0], state.wares[0]]).toEqual([7, 0])
    expect(state.pile[4] + state.pile[7]).toBe(0)
    expect(state.bag.reduce((sum, n) => sum + n, 0)).toBe(bag - 1)
  })

  test('M11 A11: from an empty pile the discards are shuffled, the card just discarded among them', () => {
    const state = position(red, 'market', 1, 1)
    state.pile.fill(0)
    choose(state, 1, 'move 1 true')
    expect(dahschur.why(state, 'chance', { type: 'restock', offer: 4, gem: 0 })).toBeUndefined()
    expect(dahschur.why(state, 'chance', { type: 'restock', offer: 19, gem: 0 })).toBe('impossible-outcome')
    const [first] = act(dahschur, state, 'chance', { type: 'restock', offer: 4, gem: 0 })
    expect(first).toEqual({ type: 'reshuffled' })
    expect(state.pile.reduce((sum, n) => sum + n, 0)).toBe(18)
    expect(state.offers[0]).toBe(4)
  })

  test('M12 A10: from an empty bag no gem comes, and nothing can be bought there any more', () => {
    const state = position(red, 'market', 1, 1)
    state.gems[0] += state.bag[0]
    state.gems[1] += state.bag[1]
    state.gems[2] += state.bag[2]
    state.bag = [0, 0, 0]
    choose(state, 1, 'move 1 true')
    expect(dahschur.chance(state, seeded('empty'))).toMatchObject({ gem: -1 })
    act(dahschur, state, 'chance', { type: 'restock', offer: 18, gem: -1 })
    expect(state.wares[0]).toBe(-1)
    state.merchants[1] = 2
    state.flow = [{ phase: 'market', seat: 1, card: 1, at: 0 }]
    expect(refusal(state, 1, 'move 1 true')).toBe('3.2')
    expect(refusal(state, 1, 'move 1 false')).toBeUndefined()
  })

  test('A12: offers that nobody buys stay', () => {
    const state = position({ row: { 1: 2, 2: 3, 3: 4 } }, 'use')
    const before = [...state.offers]
    choose(state, 0, 'use 1', 'area market', 'move 2 false')
    passAll(state)
    expect(state.offers).toEqual(before)
  })
})

describe('[3.4] taking back', () => {
  test('M10: a 6 takes back exactly one stone, from a stall with own stones', () => {
    const state = position({ goods: ['003200'], row: { 1: 1 } }, 'area', 0, 6)
    choose(state, 0, 'area takeBack')
    expect(legal(state, 0)).toEqual(['takeBack 3', 'takeBack 4'])
    expect(refusal(state, 0, 'takeBack 1')).toBe('3.4')
    choose(state, 0, 'takeBack 3')
    expect(state.goods.slice(0, 6)).toEqual([0, 0, 2, 2, 0, 0])
    expect(state.supply[0]).toBe(6)
  })

  test('with stones at one stall only, nobody asks which', () => {
    const state = position({ goods: ['000020'], row: { 1: 1 } }, 'area', 0, 6)
    expect(choose(state, 0, 'area takeBack')).toContainEqual({
      type: 'tookBack',
      seat: 0,
      stall: 5,
      stones: 1,
    })
  })
})

describe('[11.3] market princes', () => {
  const two: Position = { seats: 2, row: { 4: 2, 1: 5 }, offers: [18, 19, 20, 21, 22, 23] }

  /** Blue uses the neutral 2 or the red 5 and buys at a stall. */
  function bought(stall: number, from = 1): State {
    const state = position({ ...two, merchants: [stall === 1 ? 2 : stall - 1] }, 'use')
    choose(state, 0, `use ${from}`, 'area market', `move ${stall} true`)
    return state
  }

  test('Y3: at stall 4 the prince may be taken; at 5 and 2 not, even though those cards are used up', () => {
    expect(legal(bought(4), 0)).toEqual(['hire', 'pass'])
    expect(frameOf(bought(5)).phase).toBe('restock')
    expect(frameOf(bought(2, 4)).phase).toBe('restock')
    const used = bought(4)
    expect(choose(used, 0, 'hire')).toEqual([{ type: 'hired', seat: 0, card: 4 }])
    expect(used.row).toEqual([0, 0, 0, 0, 2, 4])
    expect(frameOf(used)).toMatchObject({ phase: 'restock', at: 4 })
  })

  test('Y3: also with the last card of the row; the turn goes on with the prince', () => {
    const state = position({ ...two, merchants: [3] }, 'use')
    choose(state, 0, 'use 4', 'pass', 'area market', 'move 4 true', 'hire')
    act(dahschur, state, 'chance', { type: 'restock', offer: 0, gem: 0 })
    expect(frameOf(state)).toEqual({ phase: 'area', seat: 0, card: 4, at: 0 })
    expect(state.laid).toEqual([4, 0, 0, 5, 0, 0])
  })

  test('Y4: there is no second market prince in a turn', () => {
    const state = bought(4)
    choose(state, 0, 'hire')
    act(dahschur, state, 'chance', { type: 'restock', offer: 0, gem: 0 })
    choose(state, 0, 'use 5', 'area market', 'move 3 true')
    expect(frameOf(state).phase).toBe('restock')
  })

  test('A39: after a prince was taken its stall has none; one that was left can be taken by the next buyer', () => {
    const gone = bought(4)
    choose(gone, 0, 'hire')
    expect(gone.princes).toBe(0b110111)
    const taken = position({ ...two, merchants: [3] }, 'use')
    taken.princes = 0b110111
    choose(taken, 0, 'use 1', 'area market', 'move 4 true')
    expect(frameOf(taken).phase).toBe('restock')
    const left = bought(4)
    choose(left, 0, 'pass')
    expect(left.princes).toBe(0b111111)
  })

  test('A10: a stall without a gem yields no market prince either', () => {
    const state = position({ ...two, merchants: [3], wares: 'grb.rb' }, 'use')
    choose(state, 0, 'use 1', 'area market')
    expect(refusal(state, 0, 'move 4 true')).toBe('3.2')
  })
})
