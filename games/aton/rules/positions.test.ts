/** Named positions with the number of different action sequences, counted to a small depth: any change of a rule changes a count. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/rng.ts'
import { countSequences } from '../../../kernel/testing.ts'
import { aton } from './index.ts'
import { laid, position, range, scoredS1 } from './position.ts'
import type { State } from './types.ts'

const count = (state: State, depth: number) => countSequences(aton, state, depth, seeded('positions'))

describe('action sequences', () => {
  test('two full hands of different cards: 25 choices for red; 24 layings and an exchange for blue', () => {
    const state = position({ round: 1 }, [1, 2, 3, 4], [1, 2, 3, 4])
    expect([1, 2].map(depth => count(state, depth))).toEqual([25, 24 * 25 + count(exchanged(state), 1)])
  })

  test('the first turn on an empty board: 48 spaces, then 47', () => {
    const state = laid({ round: 1 }, [2, 1, 4, 2], [3, 4, 4, 1])
    expect([1, 2, 3].map(depth => count(state, depth))).toEqual([48, 48 * 47, 48 * 47 * 46])
  })

  test('two of three stones removed, then one placed on the ten free spaces and those two', () => {
    const state = laid({ red: '1.0', blue: '1.1 1.2 1.3' }, [1, 4, 1, 1], [4, 4, 1, 1])
    expect([1, 2, 3].map(depth => count(state, depth))).toEqual([3, 6, 60])
  })

  test('a temple with one free space is completed: the last sequences are short', () => {
    const state = laid({ red: range(1, 1, 11) }, [1, 2, 2, 2], [4, 4, 1, 1])
    expect([1, 2].map(depth => count(state, depth))).toEqual([13, 1 + 12 * 12])
  })

  test('taking back after S1: six stones of red in temple 1, two, four and three in the others', () => {
    const { state } = scoredS1(10, 10)
    expect([1, 2].map(depth => count(state, depth))).toEqual([15, 15 * 14])
  })
})

function exchanged(state: State): State {
  const next = aton.clone(state)
  aton.apply(next, 0, { type: 'exchange' })
  return next
}
