/** Rules 5.1 to 5.3: offerings. */
import { describe, expect, test } from 'vitest'
import { dahschur } from '../index.ts'
import { choose, legal, position, refusal } from '../position.ts'

/** Blue with a card of this value and these offerings. */
const at = (procession: string, card: number, goods = '', length = 16) =>
  position({ procession, goods: [goods], length, row: { 1: 1 } }, 'procession', 0, card)

/** Where blue's offering, or a new one, can go. */
const fields = (state: ReturnType<typeof at>, from: number) =>
  legal(state, 0).flatMap(choice => {
    const [, start, to] = choice.split(' ').map(Number)
    return start === from ? [to] : []
  })

describe('[5.1] a new offering', () => {
  test('P1 A18: fields 2 and 3 occupied, card 3: 1, 4 or 5', () => {
    const state = at('.rw', 3)
    expect(fields(state, 0)).toEqual([1, 4, 5])
    choose(state, 0, 'advance 0 4')
    expect(state.procession[3]).toBe(0)
    expect(state.supply[0]).toBe(9)
  })

  test('P5: with an empty supply offerings can only be moved', () => {
    const state = at('b', 2, '333000')
    expect(state.supply[0]).toBe(0)
    expect(legal(state, 0)).toEqual(['advance 1 2', 'advance 1 3'])
    expect(refusal(state, 0, 'advance 0 2')).toBe('5.1')
  })
})

describe('[5.2] moving an offering', () => {
  test('P2 A18: from 5 with 6 and 7 occupied, card 2: 8 or 9', () => {
    expect(fields(at('....brw', 2), 5)).toEqual([8, 9])
  })

  test('P6: an offering at 8 never goes to 5; a new one may with a 5', () => {
    const state = at('.......b', 5)
    expect(refusal(state, 0, 'advance 0 5')).toBeUndefined()
    expect(fields(state, 8)).toEqual([9, 10, 11, 12, 13])
    expect(dahschur.why(state, 0, { type: 'advance', from: 8, to: 5 })).toBe('5.3')
    choose(state, 0, 'advance 8 9')
    expect(state.procession.slice(7, 9)).toEqual([-1, 0])
    expect(state.supply[0]).toBe(9)
  })

  test('only one’s own offerings move', () => {
    expect(refusal(at('r', 3), 0, 'advance 1 2')).toBe('5.2')
  })
})

describe('[5.3] steps', () => {
  test('P3: from 15 with 16 free a 4 leads to 16; the rest lapses', () => {
    expect(fields(at('..............b', 4), 15)).toEqual([16])
  })

  test('P4: from 14 with 15 and 16 occupied there is no move', () => {
    const state = at('.............brw', 6)
    expect(fields(state, 14)).toEqual([])
    expect(refusal(state, 0, 'advance 14 15')).toBe('5.3')
  })

  test('an occupied field is no goal, and one free field too far is refused', () => {
    const state = at('.r', 2)
    expect(refusal(state, 0, 'advance 0 2')).toBe('5.3')
    expect(refusal(state, 0, 'advance 0 3')).toBeUndefined()
    expect(refusal(state, 0, 'advance 0 4')).toBe('5.3')
  })

  test('A21: into a full procession nothing enters', () => {
    const state = position({ procession: 'rrrrrrrrowwwwwwb', row: { 1: 1 } }, 'area', 0, 6)
    expect(refusal(state, 0, 'area procession')).toBe('5.3')
  })

  test('the length is an option', () => {
    expect(fields(at('...................', 6, '', 20), 0)).toEqual([1, 2, 3, 4, 5, 6])
    expect(fields(at('.............b', 6, '', 14), 14)).toEqual([])
  })

  test('a single step that is possible is not asked about', () => {
    const state = position({ procession: 'wwwwwwwrrrrrrrb.', goods: ['333000'], row: { 1: 1 } }, 'area', 0, 6)
    expect(choose(state, 0, 'area procession')).toContainEqual({
      type: 'advanced',
      seat: 0,
      from: 15,
      to: 16,
    })
  })
})
