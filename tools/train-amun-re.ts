/**
 * Learns the weights of Amun-Re's evaluation from matches the bot plays against itself:
 * node tools/run.mjs tools/train-amun-re.ts --seats 3 --games 1000. Writes games/amun-re/bot/learned/weights.ts.
 */
import { writeFileSync } from 'node:fs'
import { solve } from '../bots/hints/ridge.ts'
import { questions } from '../bots/match.ts'
import { thinker } from '../bots/thinker.ts'
import { AT, COUNT, features } from '../games/amun-re/bot/evaluate.ts'
import { WEIGHTS } from '../games/amun-re/bot/learned/weights.ts'
import { amunReKnowledge as knowledge } from '../games/amun-re/bot.ts'
import { ROUNDS } from '../games/amun-re/rules/data.ts'
import { amunRe } from '../games/amun-re/rules/index.ts'
import type { Options, State } from '../games/amun-re/rules/types.ts'
import { readOptions } from '../kernel/options.ts'
import { seeded } from '../kernel/rng.ts'
import { main, numberOption, readArguments } from './arguments.ts'

const USAGE = 'node tools/run.mjs tools/train-amun-re.ts [--seats N] [--games N] [--iterations N] [--seed S]'
const FILE = 'games/amun-re/bot/learned/weights.ts'

/** Enough variety that all sorts of positions are met, not so much that they are silly. */
const TEMPERATURE = 0.08

/** As if each weight had been found to be as before this often. */
const CAUTION = 20

/** One position at the end of a round: what each seat had, and how the match ended for it. */
interface Sample {
  readonly rows: readonly Float64Array[]
  points: readonly number[]
  shares: readonly number[]
}

main(() => {
  const given = readArguments(USAGE, 0, ['seats', 'games', 'iterations', 'seed'])
  const seats = numberOption(given, 'seats', 3, 3, 5)
  const games = numberOption(given, 'games', 500, 1, 1_000_000)
  const iterations = numberOption(given, 'iterations', 80, 1, 1_000_000)
  const samples: Sample[][] = Array.from({ length: ROUNDS + 1 }, () => [])
  for (let n = 0; n < games; n++)
    play(`${given.options.get('seed') ?? 'train'} ${n}`, seats, iterations, samples)
  const learned = WEIGHTS[seats].map((old, round) =>
    samples[round].length > 0 ? learn(samples[round], old, round) : old,
  )
  writeFileSync(FILE, fileText({ ...WEIGHTS, [seats]: learned }))
})

/** Plays one match and keeps the position at the beginning of each round but the first. */
function play(seed: string, seats: number, iterations: number, samples: Sample[][]): void {
  const bot = thinker({ game: amunRe, knowledge }, { name: 'learner', temperature: TEMPERATURE })
  const thoughts = seeded(`${seed} thoughts`)
  const found: Sample[] = []
  const start = { seats, options: readOptions(amunRe.meta, {}) as unknown as Options }
  let round = 1
  const watch = (_entry: unknown, _events: unknown, state: State) => {
    if (state.round === round || state.over) return
    round = state.round
    const rows = state.gold.map((_, seat) => {
      const row = new Float64Array(COUNT)
      features(state, seat, row)
      return row
    })
    const sample = { rows, points: [], shares: [] }
    found.push(sample)
    samples[round].push(sample)
  }
  const match = questions(amunRe, start, seeded(seed), watch)
  let step = match.next()
  while (!step.done)
    step = match.next(bot.decide(step.value.view, step.value.legal, { iterations }, thoughts))
  const end = amunRe.turn(step.value)
  if (end.kind !== 'over') throw new Error('the match did not end')
  const winners = end.places.filter(place => place === 1).length
  for (const sample of found) {
    sample.points = amunRe.score(step.value).map(score => score.total)
    sample.shares = end.places.map(place => (place === 1 ? 1 / winners : 0))
  }
}

/** First what each feature brings in points, by least squares; then how many points make how much of a first place, by likelihood. */
function learn(samples: readonly Sample[], old: readonly number[], round: number): number[] {
  const points = leastSquares(
    samples,
    old.map(weight => weight / (old[0] || 1)),
  )
  let best = { loss: Number.POSITIVE_INFINITY, weights: points }
  for (let scale = 1; scale < 40; scale *= 1.05) {
    const weights = points.map(weight => weight / scale)
    const loss = lossOf(samples, weights)
    if (loss < best.loss) best = { loss, weights }
  }
  const before = lossOf(samples, old)
  console.log(
    `round ${round}: ${samples.length} positions, loss ${before.toFixed(4)} -> ${best.loss.toFixed(4)}`,
  )
  console.log(
    `  ${Object.entries(AT)
      .map(([name, i]) => `${name} ${points[i].toFixed(2)}`)
      .join(', ')}; a share in ${(points[0] / best.weights[0]).toFixed(1)}`,
  )
  return best.weights
}

/** Ridge regression of the points above the mean on the features above the mean, drawn towards what was known before. */
function leastSquares(samples: readonly Sample[], before: readonly number[]): number[] {
  const matrix = Array.from({ length: COUNT }, () => new Array<number>(COUNT).fill(0))
  const right = new Array<number>(COUNT).fill(0)
  for (const { rows, points } of samples) {
    const mean = rows[0].map((_, i) => average(rows.map(row => row[i])))
    const meanPoints = average(points)
    for (const [seat, row] of rows.entries()) {
      const known = row.reduce((sum, x, i) => sum + before[i] * (x - mean[i]), 0)
      for (let i = 0; i < COUNT; i++) {
        const x = row[i] - mean[i]
        for (let j = 0; j < COUNT; j++) matrix[i][j] += x * (row[j] - mean[j])
        right[i] += x * (points[seat] - meanPoints - known)
      }
    }
  }
  for (let i = 0; i < COUNT; i++) matrix[i][i] += CAUTION
  return solve(matrix, right).map((change, i) => before[i] + change)
}

const average = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length

/** The mean surprise at who won. */
function lossOf(samples: readonly Sample[], weights: readonly number[]): number {
  let loss = 0
  for (const { rows, shares } of samples) {
    const scores = rows.map(row => row.reduce((sum, x, i) => sum + weights[i] * x, 0))
    const best = Math.max(...scores)
    const total = Math.log(scores.reduce((sum, score) => sum + Math.exp(score - best), 0)) + best
    for (const [seat, share] of shares.entries()) loss -= share * (scores[seat] - total)
  }
  return loss / samples.length
}

function fileText(weights: Readonly<Record<number, readonly (readonly number[])[]>>): string {
  const tables = Object.entries(weights).map(([seats, rounds]) => {
    const rows = rounds.map(row => `    [${row.map(weight => Number(weight.toPrecision(4))).join(', ')}],`)
    return `  ${seats}: [\n${rows.join('\n')}\n  ],`
  })
  return `/** The weights of the evaluation, by seat count and by the round that begins; learned by tools/train-amun-re.ts. */

// biome-ignore format: a table
export const WEIGHTS: Readonly<Record<number, readonly (readonly number[])[]>> = {\n${tables.join('\n')}\n}\n`
}
