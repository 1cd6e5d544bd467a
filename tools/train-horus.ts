/**
 * Learns the weights of Horus's evaluation from matches the bot plays against itself, by quick choices alone or with a search:
 * node tools/run.mjs tools/train-horus.ts --seats 2 --games 4000 [--iterations 100] [--keep 67]. Writes games/horus/bot/learned/weights.ts.
 */
import { writeFileSync } from 'node:fs'
import { type Learned, WEIGHTS } from '../games/horus/bot/learned/weights.ts'
import { main, numberOption, readArguments } from './arguments.ts'
import { learn } from './train/regions.ts'

const USAGE =
  'node tools/run.mjs tools/train-horus.ts [--seats N] [--games N] [--iterations N] [--seed S] [--keep percent] [--write file]'
const FILE = 'games/horus/bot/learned/weights.ts'

main(() => {
  const given = readArguments(USAGE, 0, ['seats', 'games', 'iterations', 'seed', 'keep', 'write'])
  const seats = numberOption(given, 'seats', 2, 2, 4)
  const { learned, positions, before, after } = learn({
    seats,
    games: numberOption(given, 'games', 3000, 8, 1_000_000),
    iterations: numberOption(given, 'iterations', 0, 0, 1_000_000),
    seed: given.options.get('seed') ?? 'train',
    keep: numberOption(given, 'keep', 0, 0, 99) / 100,
  })
  const [last, more] = learned.spread
  console.log(
    `${positions} positions; in other matches loss ${before.toFixed(4)} -> ${after.toFixed(4)}; spread ${last.toFixed(2)} + ${more.toFixed(2)} a root of the turns left`,
  )
  writeFileSync(given.options.get('write') ?? FILE, fileText({ ...WEIGHTS, [seats]: learned }))
})

function fileText(learned: Readonly<Record<number, Learned>>): string {
  const tables = Object.entries(learned).map(
    ([seats, { spread, weights }]) =>
      `  ${seats}: {\n    spread: [${spread.map(x => x.toFixed(2)).join(', ')}],\n    weights: [${weights.map(short).join(', ')}],\n  },`,
  )
  return `/** The weights of the evaluation, by seat count; learned by tools/train-horus.ts. */

/** How points spread: a lead of so many makes a first place 2.7 times as likely, on the last turn, and more by the root of the turns left. */
export interface Learned {
  readonly spread: readonly [number, number]
  /** By feature: times the doubt, times its square. */
  readonly weights: readonly number[]
}

// biome-ignore format: a table
export const WEIGHTS: Readonly<Record<number, Learned>> = {\n${tables.join('\n')}\n}\n`
}

const short = (weight: number): string => String(Number(weight.toFixed(2)))
