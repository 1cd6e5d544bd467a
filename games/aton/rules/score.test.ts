/** Rule 7: what a scoring gives; and the count of points in general. */
import { describe, expect, test } from 'vitest'
import { aton } from './index.ts'
import { position, S1, scoredS1 } from './position.ts'

/** The lines of a scoring of this board, by seat. */
function lines(red?: string, blue?: string): Record<string, number>[] {
  const board = { ...(red && { red }), ...(blue && { blue }) }
  const state = position(board, [1, 2, 3, 4], [1, 2, 3, 4])
  return aton
    .forecast(aton.view(state, null))
    .map(score => Object.fromEntries(score.lines.map(line => [line.rule, line.points])))
}

describe('the example of the rulebook', () => {
  test('[7.1] [7.2] [7.3] [7.4] [7.5] [7.6] S1: every printed line', () => {
    expect(lines(S1.red, S1.blue)).toEqual([
      { '7.1': 3, '7.3': 4, '7.5': 8, '7.6': 4 },
      { '7.2': 5, '7.4': 9, '7.6': 4 },
    ])
  })

  test('the same lines are told when it is scored', () => {
    const { events } = scoredS1(0, 2)
    const told = events.flatMap(event =>
      event.type === 'scored' ? [[event.seat, event.rule, event.points]] : [],
    )
    expect(told).toEqual([
      [0, '7.1', 3],
      [0, '7.3', 4],
      [0, '7.5', 8],
      [0, '7.6', 4],
      [1, '7.2', 5],
      [1, '7.4', 9],
      [1, '7.6', 4],
    ])
  })
})

describe('single lines', () => {
  test('S2: an empty board gives nothing', () => expect(lines()).toEqual([{}, {}]))
  test('[7.4] R21 S3: the majority of temple 4 without a blue space gives 0', () =>
    expect(lines('4.0')).toEqual([{}, {}]))
  test('[7.4] S4: one stone on its blue space gives 3', () =>
    expect(lines('4.7')).toEqual([{ '7.4': 3 }, {}]))
  test('[7.6] S5: one stone on its bonus space gives the bonus alone', () =>
    expect(lines('4.3')).toEqual([{ '7.6': 2 }, {}]))
  test('[7.7] R20 S7: a tie in temple 4 scores for nobody', () =>
    expect(lines('4.0', '4.7')).toEqual([{}, {}]))
  test('[7.7] R20 S8: ties in temple 1 and on the black spaces score for nobody', () =>
    expect(lines('1.4', '1.5')).toEqual([{}, {}]))
  test('[7.4] R21: blue spaces of all temples count for the majority of temple 4', () => {
    expect(lines('1.7 2.7 3.7 4.0')[0]['7.4']).toBe(9)
    expect(lines('1.7 2.7 3.7')[0]['7.4']).toBeUndefined()
  })
  test('[7.7] R20: 1:0 is a majority, and bonus spaces score without one', () => {
    expect(lines('2.0')).toEqual([{ '7.2': 5 }, {}])
    expect(lines('3.3', '3.0 3.1')).toEqual([{ '7.6': 1 }, { '7.3': 2 }])
  })
})
