/** Rules 8.1, 9.1 to 9.4, 11.7: cards for the chambers, and discs on them at the end. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { dahschur } from '../index.ts'
import { choose, legal, type Position, position, refusal, totals } from '../position.ts'
import type { State } from '../types.ts'

describe('[8.1] a card for the chamber of the round', () => {
  const laid = ['654', '653', '624', '612']

  test('one of the three goes in, from the start player on; the others return to the hand', () => {
    const state = position({ laid, start: 1, round: 2, chambers: ['1135'] }, 'chamber', 1)
    expect(legal(state, 1)).toEqual(['entomb 3', 'entomb 5', 'entomb 6'])
    expect(refusal(state, 1, 'entomb 4')).toBe('8.1')
    choose(state, 1, 'entomb 6')
    expect(state.chambers.slice(0, 8)).toEqual([1, 1, 3, 5, 0, 6, 0, 0])
    expect(state.hands[1]).toBe(0b011110)
    expect(frameOf(state)).toMatchObject({ phase: 'chamber', seat: 2 })
  })

  test('equal values of several players are allowed', () => {
    const state = position({ laid }, 'chamber')
    choose(state, 0, 'entomb 6')
    expect(refusal(state, 1, 'entomb 6')).toBeUndefined()
  })

  test('A32: everybody sees the cards in the chambers', () => {
    const state = position({ laid }, 'chamber')
    choose(state, 0, 'entomb 6')
    for (const viewer of [null, 1, 2]) expect(dahschur.view(state, viewer).chambers[0]).toBe(6)
  })
})

describe('[11.7] two players', () => {
  test('Y9: a market prince cannot go into a chamber, an own card of its value can', () => {
    const state = position({ seats: 2, laid: ['465', '632'], hired: [0, 1] }, 'chamber')
    expect(legal(state, 0)).toEqual(['entomb 5', 'entomb 6'])
    expect(refusal(state, 0, 'entomb 4')).toBe('11.7')
    choose(state, 0, 'entomb 6')
    expect(state.hands[0]).toBe(0b011111)
    expect(legal(state, 1)).toEqual(['entomb 2', 'entomb 6'])
    const same = position({ seats: 2, laid: ['445', '632'], hired: [0, 1] }, 'chamber')
    choose(same, 0, 'entomb 5')
    expect(same.hands[0]).toBe(0b101111)
  })

  test('Y9: a market prince does not go to the hand either', () => {
    const given: Position = { seats: 2, round: 2, chambers: ['45'], laid: ['465', '632'], hired: [0, 1] }
    const state = position(given, 'chamber')
    choose(state, 0, 'entomb 6')
    expect(state.hands[0]).toBe(0b010111)
  })
})

/** The end of a match with four players: the cards in the chambers by round. The last one to entomb is white. */
const chambers = ['6555', '4444', '1111']

/** The position after white has entombed a card, the others before. */
function buried(given: Position): State {
  const state = position(
    { round: 4, chambers: [...chambers, '222.'], laid: ['', '', '', '623'], ...given },
    'chamber',
    3,
  )
  choose(state, 3, 'entomb 6')
  return state
}

describe('[9.1] discs in the order of the procession', () => {
  test('from the front; each offering serves one disc on a card of its value', () => {
    const state = buried({ procession: 'b..r...........w', discs: ['64', '5', '', '6'] })
    expect(frameOf(state)).toMatchObject({ phase: 'bury', seat: 3, at: 16 })
    expect(legal(state, 3)).toEqual(['bury 0', 'bury 15', 'pass'])
    choose(state, 3, 'bury 15')
    expect(frameOf(state)).toMatchObject({ phase: 'bury', seat: 1, at: 4 })
    expect(legal(state, 1)).toEqual(['bury 1', 'bury 2', 'bury 3', 'pass'])
    choose(state, 1, 'bury 1')
    expect(frameOf(state)).toMatchObject({ phase: 'bury', seat: 0, at: 1 })
    expect(refusal(state, 0, 'bury 15')).toBe('9.1')
    expect(refusal(state, 0, 'bury 1')).toBe('9.1')
    expect(refusal(state, 0, 'bury 3')).toBe('9.4')
    choose(state, 0, 'bury 0')
    expect(dahschur.turn(state).kind).toBe('over')
    expect(dahschur.binding(state, { actor: 0, action: { type: 'bury', door: 0 } })).toBe('shown')
  })

  test('A33: a card takes one disc', () => {
    const state = buried({ procession: 'bb', discs: ['66'] })
    choose(state, 0, 'bury 0')
    expect(legal(state, 0)).toEqual(['bury 15', 'pass'])
  })

  test('A34: the choice among fitting cards is free, also another’s while an own one is free', () => {
    const state = buried({ procession: 'b', discs: ['4'] })
    expect(legal(state, 0)).toEqual(['bury 4', 'bury 5', 'bury 6', 'bury 7', 'pass'])
  })

  test('E4: three discs and one offering: only one is placed', () => {
    const state = buried({ procession: '...b', discs: ['644'] })
    choose(state, 0, 'bury 4')
    expect(dahschur.turn(state).kind).toBe('over')
    expect(totals(state)[0]).toBe(4)
  })

  test('E5 A36: two offerings and no discs: nothing is asked', () => {
    const state = buried({ procession: '...bb' })
    expect(dahschur.turn(state).kind).toBe('over')
    expect(totals(state)).toEqual([0, 0, 0, 0])
  })

  test('A36: an owner with a disc that fits nowhere is asked all the same, so that nobody learns its value', () => {
    const state = buried({ procession: '...b', discs: ['3'] })
    expect(frameOf(state)).toMatchObject({ phase: 'bury', seat: 0 })
    expect(legal(state, 0)).toEqual(['pass'])
  })

  test('when every card carries a disc the match is over', () => {
    const full: Position = { chambers: ['655.'], filled: [0, 1], discs: ['55'], procession: 'b..b' }
    const state = position({ ...full, round: 4 }, 'bury', 0, 0, 4)
    choose(state, 0, 'bury 2')
    expect(dahschur.turn(state).kind).toBe('over')
  })
})

describe('[9.2] [9.3] points for discs', () => {
  test('E2: a gold 6 on another’s 6: 6 points for the placer, 2 for the owner', () => {
    const state = buried({ procession: 'b', discs: ['6'] })
    choose(state, 0, 'bury 15')
    expect(totals(state)).toEqual([6, 0, 0, 2])
  })

  test('a silver 1 on another’s 1: 1 point each; on an own card nothing for anybody else', () => {
    const other = buried({ procession: 'b', discs: ['1'] })
    choose(other, 0, 'bury 9')
    expect(totals(other)).toEqual([1, 1, 0, 0])
    const own = buried({ procession: 'b', discs: ['1'] })
    choose(own, 0, 'bury 8')
    expect(totals(own)).toEqual([1, 0, 0, 0])
  })
})

describe('[9.4] declining', () => {
  test('E6 A35: who declines has used the offering up', () => {
    const state = buried({ procession: 'b..b', discs: ['64'] })
    choose(state, 0, 'pass')
    expect(frameOf(state)).toMatchObject({ phase: 'bury', seat: 0, at: 1 })
    choose(state, 0, 'pass')
    expect(dahschur.turn(state).kind).toBe('over')
    expect(totals(state)[0]).toBe(0)
  })
})
