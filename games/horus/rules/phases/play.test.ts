/** Rules 5.1, 5.2, 7.1 and 7.2: a Horus card or the Nile card. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { NECROPOLIS } from '../data.ts'
import { horus } from '../index.ts'
import { cardOf, choose, legal, position, refused, shrink } from '../position.ts'

describe('[5.1] a Horus card', () => {
  test('every kind in the hand is one choice, the Nile card is the last', () => {
    const state = position({ hands: ['D5 D5 H? ?3 S1'] })
    expect(legal(state, 0)).toEqual(['play D5', 'play H?', 'play S1', 'play ?3', 'nile'])
    expect(refused(state, 0, 'play F1')).toBe('5.1')
  })

  test('[5.2]: its tile comes from the open stack, and the card waits for the end of the turn', () => {
    const state = position({ hands: ['F2'], tiles: 'hills 0,2' })
    choose(state, 0, 'play F2')
    expect(state.stacks).toEqual([10, 10, 9, 10, 20])
    expect(frameOf(state)).toEqual({ phase: 'lay', seat: 0, what: 2 })
    expect(state.played).toBe(cardOf('F2'))
    expect(state.discards[cardOf('F2')]).toBe(0)
  })

  test('a played card was hidden before, so it cannot be taken back', () => {
    const state = position({ hands: ['F2'] })
    expect(horus.binding(state, { actor: 0, action: { type: 'play', card: cardOf('F2') } })).toBe('shown')
    expect(horus.binding(state, { actor: 0, action: { type: 'nile' } })).toBeUndefined()
  })
})

describe('[7.1] the Nile card', () => {
  test('Nile: it is played once; the hand stays as it is', () => {
    const state = position({ hands: ['F2'] })
    choose(state, 0, 'nile', 'use river', 'lay 0,2', 'use necropolis', 'lay 0,-2')
    expect(state.handSizes).toEqual([5, 5])
    expect(frameOf(state)).toMatchObject({ phase: 'draw', seat: 1 })
    const again = position({ hands: ['F2'] })
    again.nile[0] = 0
    expect(refused(again, 0, 'nile')).toBe('7.1')
    expect(legal(again, 0)).not.toContain('nile')
  })

  test('[7.2] A14 Nile: both tiles must be laid; with one left it is one, with none it is none', () => {
    for (const left of [2, 1, 0]) {
      const state = shrink(position({}), NECROPOLIS, left)
      const laid = state.board.tiles.length
      choose(state, 0, 'nile')
      for (let n = 0; n < left; n++) choose(state, 0, 'use necropolis', `lay 0,${2 + 2 * n}`)
      expect(state.board.tiles.length).toBe(laid + left)
      expect(frameOf(state)).toMatchObject({ phase: 'draw', seat: 1 })
    }
  })

  test('A14 RoundOne: it may be played in the first round; the move lapses without a stone', () => {
    const state = position({ turn: 1 })
    const events = choose(state, 0, 'nile', 'use river', 'lay 0,2', 'use river', 'lay 0,-2')
    expect(events).toContainEqual({ type: 'lapsed', seat: 0, action: 'move' })
  })
})
