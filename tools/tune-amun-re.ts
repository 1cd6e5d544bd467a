/**
 * Learns what quick play in Amun-Re goes by: its offers from matches of the search, all else from matches of quick play with itself.
 * node tools/run.mjs tools/tune-amun-re.ts --seats 3 --matches 40 --games 5000 --steps 20. Writes games/amun-re/bot/learned/habits.ts.
 */
import { writeFileSync } from 'node:fs'
import { HABITS } from '../games/amun-re/bot/learned/habits.ts'
import { main, numberOption, readArguments } from './arguments.ts'
import { type Book, tune } from './train/habits.ts'
import { withOffers } from './train/offers.ts'

const USAGE =
  'node tools/run.mjs tools/tune-amun-re.ts [--seats N] [--matches N] [--iterations N] [--games N] [--steps N] [--seed S] [--write file]'
const FILE = 'games/amun-re/bot/learned/habits.ts'

main(() => {
  const given = readArguments(USAGE, 0, ['seats', 'matches', 'iterations', 'games', 'steps', 'seed', 'write'])
  const seats = numberOption(given, 'seats', 3, 3, 5)
  const seed = given.options.get('seed') ?? 'tune'
  const watched = {
    seats,
    matches: numberOption(given, 'matches', 40, 1, 100_000),
    iterations: numberOption(given, 'iterations', 150, 1, 1_000_000),
    seed,
  }
  const course = {
    seats,
    games: numberOption(given, 'games', 5000, 1, 10_000_000),
    steps: numberOption(given, 'steps', 20, 1, 10_000),
    seed,
  }
  const learned = tune(course, withOffers(HABITS[seats], watched), text => console.log(text))
  writeFileSync(given.options.get('write') ?? FILE, fileText({ ...HABITS, [seats]: learned }))
})

function fileText(books: Readonly<Record<number, Book>>): string {
  const tables = Object.entries(books).map(([seats, rows]) => {
    const lines = rows.map(row => `    [${row.map(number => Number(number.toFixed(2))).join(', ')}],`)
    return `  ${seats}: [\n${lines.join('\n')}\n  ],`
  })
  return `/** What quick play goes by, by seat count and round; learned by tools/tune-amun-re.ts. */

// biome-ignore format: a table
export const HABITS: Readonly<Record<number, readonly (readonly number[])[]>> = {\n${tables.join('\n')}\n}\n`
}
