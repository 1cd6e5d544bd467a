/**
 * Learns the weights of Amun-Re's evaluation from matches of players who go by habits:
 * node tools/run.mjs tools/train-amun-re.ts --seats 3 --games 60000 --epochs 6. Writes games/amun-re/bot/learned/weights3.ts.
 */
import { writeFileSync } from 'node:fs'
import { main, numberOption, readArguments } from './arguments.ts'
import { learnRounds } from './train/amun-re/rounds.ts'
import { sourceOf } from './train/source.ts'

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
  const words = `--seats ${seats} --games ${games} --epochs ${epochs}`
  const sentence = `Weights of the evaluation, network after network, learned by node tools/run.mjs tools/train-amun-re.ts ${words}.`
  writeFileSync(file, sourceOf('WEIGHTS', weights, 1000, sentence))
})
