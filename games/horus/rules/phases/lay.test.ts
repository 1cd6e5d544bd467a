/** Rules 2.1 to 2.4 as a seat meets them: what is refused, and by which rule. */
import { describe, expect, test } from 'vitest'
import { horus } from '../index.ts'
import { choose, position, refused } from '../position.ts'

describe('laying', () => {
  test('[2.1] [2.2] A1 Ex2: over another tile, touching nothing, and off the grid', () => {
    const state = position({ hands: ['D1'], tiles: 'hills 0,2' })
    choose(state, 0, 'play D1')
    expect(refused(state, 0, 'lay 1,1')).toBe('2.1')
    expect(refused(state, 0, 'lay 2,4')).toBe('2.2')
    expect(refused(state, 0, 'lay 0,-2')).toBeUndefined() // at the river alone: any tile will do
    expect(horus.why(state, 0, { type: 'lay', at: 252_250.5 })).toBe('unknown-action')
    expect(horus.why(state, 0, { type: 'lay', at: 252_250, turned: 1 })).toBe('unknown-action')
  })

  test('[2.3]: tiles stay where they are; only the two ends ever move', () => {
    const state = position({ hands: ['D1'], tiles: 'hills 0,2' })
    const before = state.board.tiles.slice()
    choose(state, 0, 'play D1', 'lay 2,2')
    expect(state.board.tiles.slice(0, before.length)).toEqual(before)
  })

  test('[2.4] A2 A3: a tile of any kind that blocks an end is refused', () => {
    const state = position({ hands: ['D1'], tiles: 'desert 2,-2 2,2' })
    choose(state, 0, 'play D1')
    expect(refused(state, 0, 'lay 4,0')).toBe('2.4')
    expect(refused(state, 0, 'lay 4,1')).toBeUndefined()
  })
})
