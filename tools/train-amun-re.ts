/**
 * Learns the weights of Amun-Re's evaluation from matches of players who go by habits:
 * node tools/run.mjs tools/train-amun-re.ts --seats 3 --games 60000 --epochs 6. Writes games/amun-re/bot/learned/weights3.ts.
 */
import { writeFileSync } from 'node:fs'
import { main, numberOption, readArguments } from './arguments.ts'
import { learnRounds } from './train/amun-re/rounds.ts'

const USAGE =
  'node tools/run.mjs tools/train-amun-re.ts [--seats N] [--games N] [--epochs N] [--seed S] [--write file]'

main(() => {
  const given = readArguments(USAGE, 0, ['seats', 'games', 'epochs', 'seed', 'write'])
  const school = {
    seats: numberOption(given, 'seats', 3, 3, 5),
    games: numberOption(given, 'games', 60_000, 10, 10_000_000),
    epochs: numberOption(given, 'epochs', 6, 1, 1000),
    seed: given.options.get('seed') ?? 'train',
  }
  const weights = learnRounds(school, text => console.log(text))
  const file = given.options.get('write') ?? `games/amun-re/bot/learned/weights${school.seats}.ts`
  const { seats, games, epochs } = school
  writeFileSync(file, fileText(weights, `--seats ${seats} --games ${games} --epochs ${epochs}`))
})

function fileText(weights: readonly number[], words: string): string {
  const numbers = weights.map(weight => Math.round(1000 * weight))
  const rows: string[] = []
  for (let n = 0; n < numbers.length; n += 20) rows.push(`  ${numbers.slice(n, n + 20).join(', ')},`)
  return `/** Weights of the evaluation, network after network, learned by tools/train-amun-re.ts ${words}. */\n// biome-ignore format: a table\nexport const WEIGHTS: readonly number[] = [\n${rows.join('\n')}\n].map(thousandths => thousandths / 1000)\n`
}
