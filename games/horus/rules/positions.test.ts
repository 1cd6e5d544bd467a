/** Named positions with the number of different action sequences, counted to a small depth: any change of a rule changes a count. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/rng.ts'
import { countSequences } from '../../../kernel/testing.ts'
import { horus } from './index.ts'
import { atDraw, choose, position } from './position.ts'
import type { State } from './types.ts'

const count = (state: State, depth: number) => countSequences(horus, state, depth, seeded('positions'))

describe('action sequences', () => {
  test('T0: the first river/necropolis tile has 20 + 20 + 13 + 13 = 66 places', () => {
    const state = position({ turn: 1 })
    choose(state, 0, 'nile')
    expect([1, 2].map(depth => count(state, depth))).toEqual([4, 66])
  })

  test('T0: a river tile from the bag: two ends, nine places each, then four uses', () => {
    const state = atDraw(position({ turn: 1 }))
    choose(state, 0, 'draw river')
    expect([1, 2, 3].map(depth => count(state, depth))).toEqual([2, 18, 72])
  })

  test('a desert from the bag: 20 places, then five different cards and the Nile card', () => {
    const state = atDraw(position({ turn: 1, hands: ['D1 H1 F1 S1 ?1'] }))
    choose(state, 0, 'draw desert')
    expect([1, 2].map(depth => count(state, depth))).toEqual([20, 120])
  })

  test('Ex1: "desert 5" in every place, and each time one of the regions of five', () => {
    const state = position({
      hands: ['D5'],
      tiles:
        'desert 0,2 2,2 4,2 0,4 2,4 4,4; hills 0,-2 2,-2 0,-4 2,-4 -2,-4; farmland -4,1 -6,1 -4,3 -6,3 -4,5',
    })
    choose(state, 0, 'play D5')
    const places = count(state, 1)
    expect([places, count(state, 2)]).toEqual([places, 2 * places])
  })
})
