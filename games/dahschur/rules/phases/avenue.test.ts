/** Rules 4.1 to 4.6: swapping plates and placing gems. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { choose, legal, type Position, position, refusal, totals } from '../position.ts'
import type { State } from '../types.ts'

/** The plates of the rulebook's kind of example: red, blue, white and orange symbols with green, red, blue and green gems. */
const plates = 'rg br wb og'
const four: Position = { plates, gems: ['ggrb'], goods: ['021000'], row: { 1: 1 } }

/** Blue in an avenue action with a card of this value. */
const avenue = (given: Position, card = 1): State => position(given, 'avenue', 0, card)

describe('[4.4] [4.5] points', () => {
  test('V1 V2 V3 V4: 2, 4, 6 and 10 points', () => {
    const points = [1, 2, 3, 4].map(gems => {
      const state = avenue(four)
      choose(state, 0, `place ${gems}`)
      expect(state.built).toBe(gems)
      return totals(state)[0]
    })
    expect(points).toEqual([2, 4, 6, 10])
  })

  test('[4.6] V5 A16: four gems: red 1, white 3, orange 4, and blue takes all stones from one stall', () => {
    const state = avenue(four)
    const events = choose(state, 0, 'place 4')
    expect(totals(state)).toEqual([10, 1, 4, 3])
    expect(events.filter(event => event.type === 'placed')).toHaveLength(4)
    expect(frameOf(state)).toMatchObject({ phase: 'regain', at: 1 })
    expect(legal(state, 0)).toEqual([1, 2, 3, 4, 5, 6].map(stall => `regain ${stall}`))
    choose(state, 0, 'regain 2')
    expect(state.supply[0]).toBe(9)
    expect(state.goods.slice(0, 6)).toEqual([0, 0, 1, 0, 0, 0])
    expect(state.gems.slice(0, 3)).toEqual([0, 0, 0])
  })

  test('V6: one gem: blue 2, red 1', () => {
    const state = avenue(four)
    choose(state, 0, 'place 1')
    expect(totals(state)).toEqual([2, 1, 0, 0])
    expect(frameOf(state).phase).toBe('area')
  })

  test('V16 A15: two gems with each of two cards score 4 and 4; the owners 1, 2, 1, 2', () => {
    const state = position({ plates: 'rg og wb rr', gems: ['ggrb'], row: { 1: 1, 2: 2 } }, 'use')
    choose(state, 0, 'use 1', 'area avenue', 'place 2', 'area avenue', 'place 2')
    expect(totals(state)).toEqual([8, 1 + 2, 2, 1])
  })

  test('Y10 A16: with two players a plate of the third colour gives nobody points or stones', () => {
    const state = position(
      { seats: 2, plates: 'og or bb', gems: ['grb'], goods: ['020000'], row: { 1: 1 } },
      'avenue',
      0,
      1,
    )
    const scored = choose(state, 0, 'place 2').filter(event => event.type === 'scored')
    expect(scored).toEqual([{ type: 'scored', seat: 0, rule: '4.4', points: 4, at: [1, 2] }])
    expect(totals(state)).toEqual([4, 0])
    expect(state.points).toHaveLength(12)
    expect(frameOf(state).phase).toBe('area')
  })
})

describe('[4.6] own plates', () => {
  test('A16: one stall for each, at once and in order; without stones anywhere nobody is asked', () => {
    const own: Position = { plates: 'bg br rb', gems: ['grb'], goods: ['021000'], row: { 1: 1 } }
    const state = avenue(own)
    choose(state, 0, 'place 2')
    expect(frameOf(state)).toMatchObject({ phase: 'regain', at: 2 })
    choose(state, 0, 'regain 3')
    expect(frameOf(state)).toMatchObject({ phase: 'regain', at: 1 })
    choose(state, 0, 'regain 2')
    expect(state.supply[0]).toBe(10)
    const none = avenue({ ...own, goods: [] })
    choose(none, 0, 'place 2')
    expect(frameOf(none).phase).toBe('area')
  })

  test('A16: a stall without own stones may be named and changes nothing', () => {
    const state = avenue({ plates: 'bg', gems: ['g'], goods: ['021000'], row: { 1: 1 } })
    choose(state, 0, 'place 1', 'regain 6')
    expect([state.supply[0], state.goods[1]]).toEqual([7, 2])
  })

  test('A16: the stones can be used with the next card', () => {
    const state = avenue({ plates: 'bg', gems: ['g'], goods: ['000055'], row: { 1: 3 } })
    expect(state.supply[0]).toBe(0)
    choose(state, 0, 'place 1', 'regain 5')
    expect(legal(state, 0)).toContain('area procession')
  })
})

describe('[4.1] swapping', () => {
  const open: Position = { row: { 1: 1 }, gems: ['rb'], plates: 'rg bg wr' }

  test('V10 A13: with a 5 the plates 3 and 8 can be swapped, 3 and 9 not', () => {
    const state = avenue(open, 5)
    choose(state, 0, 'lift 3')
    expect(refusal(state, 0, 'swap 8')).toBeUndefined()
    expect(refusal(state, 0, 'swap 9')).toBe('4.1')
    expect(refusal(state, 0, 'swap 3')).toBe('4.1')
    expect(legal(state, 0)).toEqual([1, 2, 4, 5, 6, 7, 8].map(field => `swap ${field}`))
    const [third, eighth] = [state.plates[2], state.plates[7]]
    expect(choose(state, 0, 'swap 8')[0]).toEqual({ type: 'swapped', seat: 0, first: 3, second: 8 })
    expect([state.plates[2], state.plates[7]]).toEqual([eighth, third])
  })

  test('V11: a plate with a gem cannot be swapped', () => {
    const state = avenue({ ...open, built: 2 }, 6)
    expect(refusal(state, 0, 'lift 2')).toBe('4.1')
    choose(state, 0, 'lift 3')
    expect(refusal(state, 0, 'swap 2')).toBe('4.1')
  })

  test('A13: plates far ahead can be swapped, and with 18 plates none beyond them', () => {
    const state = avenue(open, 1)
    expect(refusal(state, 0, 'lift 24')).toBeUndefined()
    const small = position({ ...open, seats: 3, plates: '' }, 'avenue', 0, 1)
    expect(refusal(small, 0, 'lift 18')).toBeUndefined()
    expect(refusal(small, 0, 'lift 19')).toBe('4.1')
  })

  test('a plate with one neighbour in reach is swapped with it at once', () => {
    const state = avenue({ ...open, gems: [] }, 1)
    expect(choose(state, 0, 'lift 24')).toContainEqual({ type: 'swapped', seat: 0, first: 24, second: 23 })
  })
})

describe('[4.2] placing', () => {
  test('V9: nothing fits green, green, red; a 2 swaps the first and third, one red is placed, then green stops it', () => {
    const stuck: Position = { plates: 'rg og wr', gems: ['rb'], row: { 1: 1 } }
    const state = avenue(stuck, 2)
    expect(legal(state, 0).some(choice => choice.startsWith('place'))).toBe(false)
    choose(state, 0, 'lift 1', 'swap 3')
    expect(legal(state, 0)).toEqual(['place 0', 'place 1'])
    choose(state, 0, 'place 1')
    expect(totals(state)[0]).toBe(2)
    expect(state.built).toBe(1)
  })

  test('V9: with a 1 a swap is legal, but nothing can be placed', () => {
    const state = avenue({ plates: 'rg og wr', gems: ['rb'], row: { 1: 1 } }, 1)
    choose(state, 0, 'lift 1')
    expect(frameOf(state).phase).toBe('area')
    expect(totals(state)).toEqual([0, 0, 0, 0])
  })

  test('V14: a card of value 1 still allows four gems', () => {
    expect(legal(avenue(four, 1), 0).slice(0, 4)).toEqual(['place 1', 'place 2', 'place 3', 'place 4'])
  })

  test('V15: five gems are never placed in one action', () => {
    const state = avenue({ plates: 'rg og wg bg rr', gems: ['ggggrr'], row: { 1: 1 } })
    expect(legal(state, 0).filter(choice => choice.startsWith('place'))).toHaveLength(4)
    choose(state, 0, 'place 4')
    expect(state.built).toBe(4)
  })

  test('a gem too few of a colour ends the row', () => {
    const state = avenue({ plates: 'rg og wb', gems: ['gb'], row: { 1: 1 } })
    expect(refusal(state, 0, 'place 1')).toBeUndefined()
    expect(refusal(state, 0, 'place 2')).toBe('4.2')
  })

  test('A17: on a complete avenue nothing can be done; with one plate left only a gem that fits', () => {
    const full = position({ built: 24, row: { 1: 1 }, gems: [''] }, 'area', 0, 6)
    expect(refusal(full, 0, 'area avenue')).toBe('4.3')
    const last = position({ built: 23, row: { 1: 1 }, gems: ['b'] }, 'area', 0, 6)
    expect(last.plates[23]).toBe(11)
    choose(last, 0, 'area avenue')
    expect(last.built).toBe(24)
    expect(legal(avenue({ built: 23, gems: ['b'] }), 0)).toEqual(['place 1'])
    const unfit = position({ built: 23, row: { 1: 1 }, gems: ['r'] }, 'area', 0, 6)
    expect(refusal(unfit, 0, 'area avenue')).toBe('4.3')
  })
})

describe('[4.3] swap first, at least one part', () => {
  test('V12: a swap without placing is legal, nothing at all is not', () => {
    const state = avenue(four, 3)
    expect(refusal(state, 0, 'place 0')).toBe('4.3')
    choose(state, 0, 'lift 5', 'swap 6')
    expect(legal(state, 0)).toEqual(['place 0', 'place 1', 'place 2', 'place 3', 'place 4'])
    choose(state, 0, 'place 0')
    expect(frameOf(state).phase).toBe('area')
    expect(state.built).toBe(0)
  })

  test('V13: two swaps in one action are refused', () => {
    const state = avenue(four, 3)
    choose(state, 0, 'lift 5', 'swap 6')
    expect(refusal(state, 0, 'lift 7')).toBe('4.1')
  })

  test('A14: no swap after placing; another avenue action allows another swap', () => {
    const state = avenue(four, 3)
    choose(state, 0, 'place 1')
    expect(frameOf(state)).toMatchObject({ phase: 'area', card: 1 })
    choose(state, 0, 'area avenue')
    expect(refusal(state, 0, 'lift 2')).toBeUndefined()
    expect(refusal(state, 0, 'lift 1')).toBe('4.1')
  })
})
