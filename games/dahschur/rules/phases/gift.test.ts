/** Rules 2.1 to 2.3, 10.2, 10.3, 11.2, 11.5: cards for the gift row and third cards. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { seeded } from '../../../../kernel/rng.ts'
import { act } from '../../../../kernel/testing.ts'
import { dahschur } from '../index.ts'
import { choose, legal, type Position, passAll, position, refusal } from '../position.ts'

describe('[2.1] giving', () => {
  test('A3: the left neighbour of the active player gives first, then clockwise', () => {
    const state = position({ active: 2 }, 'give', 3)
    choose(state, 3, 'give 1')
    expect(frameOf(state)).toMatchObject({ phase: 'give', seat: 0 })
    choose(state, 0, 'give 2')
    expect(frameOf(state)).toMatchObject({ phase: 'give', seat: 1 })
    choose(state, 1, 'give 3')
    expect(frameOf(state)).toMatchObject({ phase: 'use', seat: 2 })
  })

  test('A2: a card has no place in the row but its owner', () => {
    const state = position({}, 'give', 1)
    expect(dahschur.legal(state, 1)[4]).toEqual({ type: 'give', card: 5 })
    choose(state, 1, 'give 5')
    expect(state.row).toEqual([0, 5, 0, 0, 0, 0])
    expect(state.hands[1]).toBe(0b101111)
  })

  test('a card that is not in hand is refused', () => {
    const state = position({ hands: ['', '123456', '356'], row: { 1: 4 } }, 'give', 2)
    expect(dahschur.why(state, 2, { type: 'give', card: 1 })).toBe('2.1')
  })
})

describe('[2.2] different values', () => {
  test('G1: row 3 and 5, hand 3, 5 and 6: only the 6 is legal', () => {
    const state = position({ row: { 1: 3, 2: 5 }, hands: ['', '', '', '356'] }, 'give', 3)
    expect(legal(state, 3)).toEqual(['give 6'])
    expect(refusal(state, 3, 'give 3')).toBe('2.2')
    expect(refusal(state, 3, 'give 5')).toBe('2.2')
  })

  test('G1: a player without a choice is not asked', () => {
    const state = position({ row: { 1: 3 }, hands: ['', '', '125', '356'] }, 'give', 2)
    const events = choose(state, 2, 'give 5')
    expect(events.at(-1)).toEqual({ type: 'gave', seat: 3, card: 6 })
    expect(frameOf(state)).toMatchObject({ phase: 'use', seat: 0 })
  })

  test('G3: row 3, hand 3 and 4: the 3 is refused', () => {
    const state = position({ row: { 1: 3 }, hands: ['', '', '34'] }, 'give', 2)
    expect(legal(state, 2)).toEqual(['give 4'])
    expect(refusal(state, 2, 'give 3')).toBe('2.2')
  })
})

describe('[2.3] the emergency', () => {
  test('G2 A4: row 3 and 5, hand 3 and 5: the hand is shown to all and either may be given', () => {
    const state = position({ row: { 1: 3 }, hands: ['', '', '56', '35'] }, 'give', 2)
    const events = choose(state, 2, 'give 5')
    expect(events.at(-1)).toEqual({ type: 'showed', seat: 3, cards: [3, 5] })
    expect(legal(state, 3)).toEqual(['give 3', 'give 5'])
    choose(state, 3, 'give 3')
    expect(state.row).toEqual([0, 3, 5, 3, 0, 0])
    expect(legal(state, 0)).toEqual(['use 1', 'use 2', 'use 3'])
  })

  test('A4: one card of another value is enough to end it', () => {
    const state = position({ row: { 1: 3 }, hands: ['', '', '56', '345'] }, 'give', 2)
    expect(choose(state, 2, 'give 5').map(event => event.type)).not.toContain('showed')
    expect(state.row[3]).toBe(4)
  })
})

describe('[10.2] three players: the neutral prince', () => {
  test('X2: the neutral 4 lies first, and nobody may give a 4', () => {
    const state = position({ seats: 3 }, 'neutral')
    expect(dahschur.turn(state)).toEqual({ kind: 'chance' })
    act(dahschur, state, 'chance', { type: 'neutral', card: 4 })
    expect(frameOf(state)).toMatchObject({ phase: 'give', seat: 1 })
    expect(refusal(state, 1, 'give 4')).toBe('2.2')
    choose(state, 1, 'give 1')
    expect(refusal(state, 2, 'give 4')).toBe('2.2')
    expect(legal(state, 2)).toEqual(['give 2', 'give 3', 'give 5', 'give 6'])
  })

  test('a card that was drawn in this round does not come again', () => {
    const state = position({ seats: 3 }, 'neutral')
    act(dahschur, state, 'chance', { type: 'neutral', card: 4 })
    choose(state, 1, 'give 1')
    choose(state, 2, 'give 2')
    passAll(state)
    expect(frameOf(state)).toMatchObject({ phase: 'neutral', seat: 1 })
    expect(dahschur.why(state, 'chance', { type: 'neutral', card: 4 })).toBe('impossible-outcome')
    const drawn = new Set(
      Array.from({ length: 60 }, (_, n) => JSON.stringify(dahschur.chance(state, seeded(n)))),
    )
    expect(drawn.size).toBe(5)
  })
})

describe('[10.3] third cards', () => {
  test('X3 A20: the start player lays a 5; the next may not, but always holds another value', () => {
    const state = position({ seats: 3, laid: ['12', '12', '12'] }, 'third', 0)
    choose(state, 0, 'lay 5')
    expect(frameOf(state)).toMatchObject({ phase: 'third', seat: 1 })
    expect(legal(state, 1)).toEqual(['lay 3', 'lay 4', 'lay 6'])
    expect(refusal(state, 1, 'lay 5')).toBe('10.3')
    expect(state.laid).toEqual([1, 2, 5, 1, 2, 0, 1, 2, 0])
  })

  test('they are laid from the start player on, each once, before the rewards', () => {
    const given: Position = { seats: 3, start: 1, laid: ['12', '12', '12'], cities: '15gs 14gs 13gs 12gs' }
    const state = position(given, 'third', 1)
    choose(state, 1, 'lay 6')
    choose(state, 2, 'lay 5')
    choose(state, 0, 'lay 4')
    expect(state.laid).toEqual([1, 2, 4, 1, 2, 6, 1, 2, 5])
    expect(frameOf(state)).toMatchObject({ phase: 'roll', at: 0 })
  })

  test('X3: third cards 5 and 3 lie; a hand of 3 and 5 is shown and either laid, of 3 and 6 only the 6', () => {
    const laid = ['125', '12', '12']
    const stuck = position({ seats: 3, laid, hands: ['36', '34', '35'] }, 'third', 1)
    stuck.given = 0b010000
    expect(choose(stuck, 1, 'lay 3').at(-1)).toEqual({ type: 'showed', seat: 2, cards: [3, 5] })
    expect(legal(stuck, 2)).toEqual(['lay 3', 'lay 5'])
    const free = position({ seats: 3, laid, hands: ['36', '34', '36'] }, 'third', 1)
    free.given = 0b010000
    const events = choose(free, 1, 'lay 3')
    expect(events).toContainEqual({ type: 'laid', seat: 2, card: 6 })
    expect(events.map(event => event.type)).not.toContain('showed')
  })
})

describe('[11.2] [11.5] two players', () => {
  test('the row holds the neutral card and one of the opponent', () => {
    const state = position({ seats: 2 }, 'neutral')
    act(dahschur, state, 'chance', { type: 'neutral', card: 2 })
    expect(refusal(state, 1, 'give 2')).toBe('2.2')
    choose(state, 1, 'give 5')
    expect(legal(state, 0)).toEqual(['use 1', 'use 4'])
  })

  test('A20 A43: the second last card must differ from the first; it may equal a market prince or an earlier card', () => {
    const state = position({ seats: 2, laid: ['43', '56'], hired: [0, -1] }, 'third', 0)
    choose(state, 0, 'lay 2')
    expect(legal(state, 1)).toEqual(['lay 1', 'lay 3', 'lay 4'])
    expect(refusal(state, 1, 'lay 2')).toBe('11.5')
  })

  test('A43: a state in which an emergency could occur with two players is refused by check', () => {
    const state = position({ seats: 2, hands: ['', '25'], row: { 4: 2 } }, 'give', 1)
    expect(() => dahschur.check(state)).not.toThrow()
    state.given = 0b010010
    expect(() => dahschur.check(state)).toThrow('no emergency')
  })
})
