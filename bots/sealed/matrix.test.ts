/** The exact solver: known games, and no answer that does better than the value it promises. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../kernel/rng.ts'
import { bestMixture, guarantee } from './matrix.ts'

const close = (numbers: readonly number[]) => numbers.map(n => expect.closeTo(n, 6))

describe('known games', () => {
  test('matching pennies: half and half', () => {
    const { weights, value } = bestMixture([{ odds: 1, payoffs: [[1, 0], [0, 1]] }]) // biome-ignore format: a matrix
    expect(weights).toEqual(close([1 / 2, 1 / 2]))
    expect(value).toBeCloseTo(1 / 2, 9)
  })

  test('rock, paper, scissors in which scissors win double', () => {
    // Payoffs -1..2 moved to 0..1: (x + 2) / 4. Scissors beat paper for 2; the known mixture is rock 1/2, paper 1/4, scissors 1/4.
    const raw = [[0, -1, 1], [1, 0, -2], [-1, 2, 0]] // biome-ignore format: a matrix
    const payoffs = raw.map(row => row.map(x => (x + 2) / 4))
    const { weights, value } = bestMixture([{ odds: 1, payoffs }])
    expect(weights).toEqual(close([1 / 2, 1 / 4, 1 / 4]))
    expect(value).toBeCloseTo(1 / 2, 9)
  })

  test('a choice that is always better is always played', () => {
    expect(bestMixture([{ odds: 1, payoffs: [[0.2, 0.3], [0.6, 0.4]] }])).toMatchObject({ weights: close([0, 1]), value: expect.closeTo(0.4, 9) }) // biome-ignore format: a matrix
  })

  test('two kinds of opponent: each answers for itself', () => {
    const pennies = [[1, 0], [0, 1]] // biome-ignore format: a matrix
    const gift = [[1, 1], [0, 0]] // biome-ignore format: a matrix
    const { weights, value } = bestMixture([
      { odds: 0.5, payoffs: pennies },
      { odds: 0.5, payoffs: gift },
    ])
    expect(value).toBeCloseTo(0.5, 9) // any first weight from a half up brings it
    expect(weights[0]).toBeGreaterThanOrEqual(0.5 - 1e-9)
  })
})

test('the answers hold the chooser at the value: none of the own choices brings more against them', () => {
  const rng = seeded('answers')
  for (let n = 0; n < 100; n++) {
    const own = 1 + rng.int(8)
    const kinds = [1 / 4, 3 / 4].map(odds => {
      const answers = 1 + rng.int(8)
      const row = () => Array.from({ length: answers }, () => rng.int(11) / 10)
      return { odds, payoffs: Array.from({ length: own }, row) }
    })
    const { weights, value, answers } = bestMixture(kinds)
    for (const shares of answers) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6)
    for (let i = 0; i < own; i++) {
      let brings = 0
      for (const [k, { odds, payoffs }] of kinds.entries())
        for (const [j, share] of answers[k].entries()) brings += odds * share * payoffs[i][j]
      expect(brings).toBeLessThanOrEqual(value + 1e-6)
    }
    expect(guarantee(weights, kinds)).toBeCloseTo(value, 6)
  }
})

test('in random games no answer brings less than the value, and the opponent can hold it there', () => {
  const rng = seeded('matrix')
  for (let n = 0; n < 300; n++) {
    const rows = 1 + rng.int(12)
    const columns = 1 + rng.int(12)
    const payoffs = Array.from(
      { length: rows },
      () => Array.from({ length: columns }, () => rng.int(6) / 5), // few different numbers, so that much is degenerate
    )
    const turned = payoffs[0].map((_, j) => payoffs.map(row => 1 - row[j]))
    const { weights, value } = bestMixture([{ odds: 1, payoffs }])
    const opponent = bestMixture([{ odds: 1, payoffs: turned }])
    for (let j = 0; j < columns; j++) {
      const brings = weights.reduce((sum, weight, i) => sum + weight * payoffs[i][j], 0)
      expect(brings).toBeGreaterThanOrEqual(value - 1e-6)
    }
    expect(value + opponent.value).toBeCloseTo(1, 6)
  }
})
