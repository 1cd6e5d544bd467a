/** Rules 7.3 to 7.5: the stone that the Nile card moves. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { choose, legal, type Position, position, refused, regionAt } from '../position.ts'
import { stonesOf } from '../stones.ts'

/** The Nile card is played and its two tiles are laid far from everything that matters. */
function flowing(given: Position) {
  const state = position(given)
  const events = choose(state, 0, 'nile', 'use necropolis', 'lay 0,-2', 'use necropolis', 'lay 0,-4')
  return { state, events }
}

const held = (state: ReturnType<typeof position>, place: string) =>
  stonesOf(state.board.held[regionAt(state.board, place)], 0)

describe('the move of a stone', () => {
  test('[7.3] A16: from a region at the river to another one at the river, not within the same', () => {
    const { state } = flowing({
      tiles: 'hills 0,2 0,4; swamp 2,2; farmland -2,2; desert 0,6 2,6 -4,0',
      stones: ['0,2 2,2 0,6'],
    })
    expect(legal(state, 0)).toEqual(['lift 0,2', 'lift 2,2'])
    expect(refused(state, 0, 'lift 0,6')).toBe('7.3') // not at the river
    expect(refused(state, 0, 'lift -2,2')).toBe('7.3') // no own stone
    choose(state, 0, 'lift 0,2')
    expect(legal(state, 0)).toEqual(['move -2,2', 'move -4,0'])
  })

  test('[7.4] A15 Nile: a target of any size will do, also seven; a full one or one off the river will not', () => {
    const seven = 'hills 0,2 0,4 0,6 0,8 0,10 0,12 0,14'
    const { state } = flowing({
      tiles: `${seven}; swamp 2,2; farmland -2,2; desert 4,2 4,4`,
      stones: ['2,2', '-2,2'],
    })
    expect(frameOf(state)).toMatchObject({ phase: 'draw', seat: 1 }) // one stone and one target: nothing to ask
    expect([held(state, '2,2'), held(state, '0,2')]).toEqual([0, 1])
  })

  test('[7.4] A16: the other refusals', () => {
    const { state } = flowing({
      tiles: 'hills 0,2 0,4; swamp 2,2; farmland -2,2; desert -4,0; desert 0,6 2,6',
      stones: ['0,2', '-2,2'],
    })
    expect(legal(state, 0)).toEqual(['move 2,2', 'move -4,0'])
    expect(refused(state, 0, 'move 0,2')).toBe('7.4')
    expect(refused(state, 0, 'move 0,6')).toBe('7.4')
    expect(refused(state, 0, 'move -2,2')).toBe('6.4')
    const events = choose(state, 0, 'move 2,2')
    expect(events[0]).toMatchObject({ type: 'moved', seat: 0, x: 2, y: 2 })
    expect(state.supply).toEqual([19, 19])
  })

  test('[7.5] A14: with no other region to go to the move lapses', () => {
    const { events } = flowing({ tiles: 'hills 0,2', stones: ['0,2'] })
    expect(events).toContainEqual({ type: 'lapsed', seat: 0, action: 'move' })
  })

  test('[7.3]: contact with the river is judged after the two tiles', () => {
    const state = position({ tiles: 'hills 0,2; swamp 0,4', stones: ['0,4'] })
    choose(state, 0, 'nile', 'use river', 'lay 2,2', 'use river', 'lay 2,4')
    expect([held(state, '0,4'), held(state, '0,2')]).toEqual([0, 1])
  })
})
