/**
 * Learns the weights of Dahschur's evaluation from matches of the bot with itself, first by quick choices, then with a search by what was learned:
 * node tools/run.mjs tools/train-dahschur.ts --seats 4 --games 15000 --searched 2000. Writes games/dahschur/bot/learned/weights4.ts.
 */
import { writeFileSync } from 'node:fs'
import { BadInput } from '../kernel/options.ts'
import { main, numberOption, readArguments } from './arguments.ts'
import { sourceOf } from './train/source.ts'
import { learn, type School } from './train/turns.ts'

const USAGE =
  'node tools/run.mjs tools/train-dahschur.ts [--seats N] [--games N] [--epochs N] [--searched N,N] [--iterations N] [--later N] [--seed S] [--write file]'

main(() => {
  const given = readArguments(USAGE, 0, [
    'seats',
    'games',
    'epochs',
    'searched',
    'iterations',
    'later',
    'seed',
    'write',
  ])
  const school: School = {
    seats: numberOption(given, 'seats', 4, 2, 4),
    games: numberOption(given, 'games', 15_000, 8, 10_000_000),
    epochs: numberOption(given, 'epochs', 4, 1, 1000),
    searched: generations(given.options.get('searched') ?? '2000'),
    iterations: numberOption(given, 'iterations', 16, 1, 100_000),
    laterEpochs: numberOption(given, 'later', 6, 1, 1000),
    seed: given.options.get('seed') ?? '',
  }
  const { weights, losses } = learn(school)
  for (const [before, after] of losses)
    console.log(`in other matches loss ${before.toFixed(4)} -> ${after.toFixed(4)}`)
  const { seats } = school
  writeFileSync(
    given.options.get('write') ?? `games/dahschur/bot/learned/weights${seats}.ts`,
    sourceOf('WEIGHTS', weights, 1000, sentenceOf(school)),
  )
})

/** How many matches each generation plays. */
function generations(text: string): number[] {
  const counts = text.split(',').map(Number)
  if (counts.every(count => Number.isInteger(count) && count >= 8)) return counts
  throw new BadInput(`--searched must be numbers of matches from 8 up, such as 2000,1000, not "${text}".`)
}

function sentenceOf({ seats, games, epochs, searched, iterations, laterEpochs, seed }: School): string {
  const words = `--seats ${seats} --games ${games} --epochs ${epochs} --searched ${searched} --iterations ${iterations} --later ${laterEpochs}`
  return `Weights of the evaluation, learned by node tools/run.mjs tools/train-dahschur.ts ${words}${seed && ` --seed ${seed}`}.`
}
