/**
 * Learns the habits of players in Amun-Re whose matches teach the evaluation: offers from matches of the search, all else by playing.
 * node tools/run.mjs tools/tune-amun-re.ts --seats 3 --matches 40 --games 5000 --steps 20. Writes tools/train/amun-re/book.ts.
 */
import { writeFileSync } from 'node:fs'
import { main, numberOption, readArguments } from './arguments.ts'
import { HABITS } from './train/amun-re/book.ts'
import { withOffers } from './train/amun-re/offers.ts'
import { type Book, tune } from './train/amun-re/tune.ts'

const USAGE =
  'node tools/run.mjs tools/tune-amun-re.ts [--seats N] [--matches N] [--iterations N] [--games N] [--steps N] [--seed S] [--write file]'
const FILE = 'tools/train/amun-re/book.ts'

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
  return `/** The habits of the players whose matches the evaluation is learned from, by seat count and round; learned by tools/tune-amun-re.ts. */

// biome-ignore format: a table
export const HABITS: Readonly<Record<number, readonly (readonly number[])[]>> = {\n${tables.join('\n')}\n}\n`
}
