/** Rules 8.1 to 8.3: taking back four stones each after a scoring. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { aton } from '../index.ts'
import { at, choose, laid, legal, scoredS1 } from '../position.ts'
import { recallQuota } from '../round.ts'

describe('[8.1] taking back', () => {
  test('R24: the number per temple follows from the stones alone', () => {
    const quota = (...stones: number[]) => recallQuota([...stones.map(n => (1 << n) - 1), 0, 0, 0, 0], 0)
    expect(quota(3, 2, 4, 2)).toEqual([1, 1, 1, 1])
    expect(quota(1, 1, 0, 0)).toEqual([1, 1, 0, 0])
    expect(quota(0, 0, 0, 3)).toEqual([0, 0, 0, 3])
    expect(quota(0, 0, 0, 0)).toEqual([0, 0, 0, 0])
  })

  test('R22 E8: 10:10 before S1 gives 29:28; the game goes on and red, now the leader, takes back first', () => {
    const { state } = scoredS1(10, 10)
    expect(aton.score(state).map(score => score.total)).toEqual([29, 28])
    expect(frameOf(state)).toMatchObject({ phase: 'recall', seat: 0 })
    choose(state, 0, 'recall 1.0')
    expect(frameOf(state)).toMatchObject({ phase: 'recall', seat: 1 })
  })

  test('R22: the leader counts with this scoring, and level players begin with red', () => {
    expect(frameOf(scoredS1(8, 10).state).seat).toBe(1)
    const level = scoredS1(9, 10).state
    expect(aton.score(level).map(score => score.total)).toEqual([28, 28])
    expect(frameOf(level).seat).toBe(0)
  })

  test('only own stones can be taken back', () => {
    const { state } = scoredS1(10, 10)
    expect(aton.why(state, 0, { type: 'recall', space: at('1.2') })).toBe('8.1')
    expect(aton.why(state, 0, { type: 'recall', space: at('1.3') })).toBe('8.1')
  })

  test('R22: who has no stones left to take back is skipped', () => {
    const state = laid({ blue: '1.2 1.3 2.2 2.3 3.2 3.3 4.2 4.4', realm: [4, 4] }, [1, 2, 1, 1], [1, 3, 1, 1])
    choose(state, 0, 'place 1.0')
    choose(state, 1, 'place 1.4')
    expect(frameOf(state)).toMatchObject({ phase: 'recall', seat: 1 })
    choose(state, 1, 'recall 1.2')
    expect(frameOf(state)).toMatchObject({ phase: 'recall', seat: 1 })
  })
})

describe('[8.2] the substitute', () => {
  test('R23: for an empty temple a stone leaves the temple with the highest number, not the one with most stones', () => {
    expect(recallQuota([0b111, 0, 0b1111, 0b11, 0, 0, 0, 0], 0)).toEqual([1, 0, 1, 2])
  })

  test('R22 R24: only temples whose number is not used up can be chosen', () => {
    const { state } = scoredS1(10, 10)
    choose(state, 0, 'recall 1.0')
    choose(state, 1, 'recall 1.2')
    expect(aton.why(state, 0, { type: 'recall', space: at('1.1') })).toBe('8.2')
    expect(legal(state, 0).every(choice => !choice.startsWith('recall 1.'))).toBe(true)
  })
})

describe('[8.3] where the stones go', () => {
  test('R25: back to the supply with those of the realm, and the next round begins', () => {
    const { state } = scoredS1(10, 10)
    for (let i = 0; i < 4; i++) for (const seat of [0, 1]) choose(state, seat, legal(state, seat)[0])
    expect(state.realm).toEqual([0, 0])
    expect(state.round).toBe(3)
    expect(state.supply).toEqual([29 - 15 + 4, 29 - 14 + 4])
  })
})
