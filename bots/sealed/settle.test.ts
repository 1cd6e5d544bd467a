/** Noisy matrix games are settled: more trials give less away, they go where they matter, and they end when the answer is certain. */
import { expect, test } from 'vitest'
import type { Rng } from '../../kernel/game.ts'
import { seeded } from '../../kernel/rng.ts'
import { bestMixture, guarantee } from './matrix.ts'
import { NoisyKind } from './noisy.ts'
import { type Purse, settle } from './settle.ts'

type Matrix = readonly (readonly number[])[]

/** Rock, paper, scissors in which scissors win double, and three choices that are worse; each row and column is a chance to win. */
const KNOWN: Matrix = [
  [0.5, 0.25, 0.75, 0.6],
  [0.75, 0.5, 0, 0.7],
  [0.25, 1, 0.5, 0.8],
  [0.2, 0.2, 0.2, 0.3],
  [0.1, 0.3, 0.1, 0.4],
  [0.3, 0.1, 0, 0.2],
]

interface Settled {
  readonly weights: readonly number[]
  readonly spent: number
  /** By pair: how often it was tried. */
  readonly tried: readonly number[]
}

/** Settles games of which every trial is won or lost by the chance that its matrix names, or brings exactly that. */
function settled(games: readonly Matrix[], budget: number, rng: Rng, isNoisy = true): Settled {
  const tried = games[0].flatMap(row => row.map(() => 0))
  const kinds = games.map(game => {
    const trial = (choice: number, answer: number): number => {
      tried[choice * game[0].length + answer]++
      const chance = game[choice][answer]
      return isNoisy ? Number(rng.int(1000) < 1000 * chance) : chance
    }
    const kind = new NoisyKind(game.length, game[0].length, trial)
    for (let pair = 0; pair < kind.pairs; pair++) kind.tryPair(pair, rng)
    return kind
  })
  let spent = 0
  const purse: Purse = {
    get isLeft() {
      return spent < budget
    },
    spend() {
      spent++
    },
  }
  return { weights: settle(kinds, purse, rng).weights, spent, tried }
}

/** What the mixtures give away on average. */
function loss(games: readonly Matrix[], budget: number): number {
  const rng = seeded(`settle ${budget}`)
  const kinds = games.map(payoffs => ({ odds: 1 / games.length, payoffs }))
  let sum = 0
  for (let n = 0; n < 30; n++)
    sum += bestMixture(kinds).value - guarantee(settled(games, budget, rng).weights, kinds)
  return sum / 30
}

test('more trials give less away, in the end next to nothing', () => {
  const [few, more, many] = [20, 400, 8000].map(budget => loss([KNOWN], budget))
  expect(more).toBeLessThan(few * 0.7)
  expect(many).toBeLessThan(more * 0.7)
  expect(many).toBeLessThan(0.02)
})

test('the same against an opponent who may be one of two', () => {
  const turned = KNOWN.map(row => [...row].reverse())
  const [few, many] = [20, 8000].map(budget => loss([KNOWN, turned], budget))
  expect(many).toBeLessThan(few * 0.5)
  expect(many).toBeLessThan(0.02)
})

test('it ends long before the budget when the answer is certain, and not when it is not', () => {
  const certain = KNOWN.map((row, i) => row.map(chance => (i === 1 ? 1 : 0.5 * chance)))
  const { weights, spent } = settled([certain], 1_000_000, seeded('certain'), false)
  expect(weights[1]).toBeCloseTo(1, 6)
  expect(spent).toBeLessThan(1000)
  expect(settled([KNOWN], 500, seeded('open')).spent).toBe(500)
})

test('pairs that the mixtures use are tried far more often than others', () => {
  const { tried } = settled([KNOWN], 8000, seeded('where'))
  const usual = [0, 1, 2].flatMap(i => [0, 1, 2].map(j => tried[i * 4 + j]))
  const hopeless = [3, 4, 5].flatMap(i => [0, 1, 2, 3].map(j => tried[i * 4 + j]))
  expect(Math.min(...usual)).toBeGreaterThan(5 * Math.max(...hopeless))
})
