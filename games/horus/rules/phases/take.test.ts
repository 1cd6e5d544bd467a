/** Rule 5.3: a "?" in the middle of a card. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { horus } from '../index.ts'
import { choose, legal, position, refused, shrink } from '../position.ts'

describe('[5.3] any stack', () => {
  test('every stack that is not empty can be chosen, the fifth is laid as a river/necropolis tile', () => {
    const state = shrink(position({ hands: ['?3'], tiles: 'hills 0,2' }), 1, 0)
    choose(state, 0, 'play ?3')
    expect(legal(state, 0)).toEqual(['take 0', 'take 2', 'take 3', 'take 4'])
    expect(refused(state, 0, 'take 1')).toBe('5.3')
    choose(state, 0, 'take 4')
    expect(legal(state, 0)).toEqual(['use necropolis', 'use river', 'replace 0', 'replace 1'])
    expect(state.stacks[4]).toBe(19)
  })

  test('a terrain is laid like any other', () => {
    const state = position({ hands: ['?3'] })
    choose(state, 0, 'play ?3', 'take 3')
    expect(frameOf(state)).toEqual({ phase: 'lay', seat: 0, what: 3 })
  })

  test('taking the last tile of a terrain shows cards and cannot be taken back', () => {
    const state = shrink(position({ hands: ['?3'] }), 3, 1)
    choose(state, 0, 'play ?3')
    const bound = (stack: number) => horus.binding(state, { actor: 0, action: { type: 'take', stack } })
    expect([bound(3), bound(2), bound(4)]).toEqual(['shown', undefined, undefined])
  })

  test('[5.6] [8.1]: as the second empty stack it shows nothing, ends the match with this turn, and can be taken back', () => {
    const state = shrink(shrink(position({ hands: ['?3 S1', 'S2'], tiles: 'hills 0,-2' }), 3, 1), 0, 0)
    choose(state, 0, 'play ?3')
    expect(horus.binding(state, { actor: 0, action: { type: 'take', stack: 3 } })).toBeUndefined()
    const hands = state.hands.map(hand => [...hand])
    expect(choose(state, 0, 'take 3').map(({ type }) => type)).toEqual(['took', 'exhausted'])
    expect([state.hands, state.exhausted, state.over]).toEqual([hands, -1, null])
    choose(state, 0, 'lay 0,2') // no region of three: the stone lapses
    expect(state.over).toMatchObject({ kind: 'over', ending: expect.any(String) })
  })
})
