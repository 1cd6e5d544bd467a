/**
 * Learns where a stone goes in Aton: searches of many positions by the preferences of the generation before, which then become the next
 * ones; the first has none. node tools/run.mjs tools/train-aton.ts --games 300 --write games/aton/bot/learned/preferred.ts.
 */
import { writeFileSync } from 'node:fs'
import { main, numberOption, readArguments } from './arguments.ts'
import { learnPreferences, PREFERENCE_COUNT } from './train/preferences.ts'
import { type Decision, searchedMatch } from './train/searched.ts'
import { sourceOf } from './train/source.ts'

const USAGE =
  'node tools/run.mjs tools/train-aton.ts [--games N] [--iterations N] [--generations N] [--seed S] [--write file]'

/** Every so many matches one is held back, to see what was learned. */
const HELD_BACK = 8

main(() => {
  const given = readArguments(USAGE, 0, ['games', 'iterations', 'generations', 'seed', 'write'])
  const games = numberOption(given, 'games', 300, 2, 1_000_000)
  const iterations = numberOption(given, 'iterations', 600, 1, 1_000_000)
  const generations = numberOption(given, 'generations', 3, 1, 100)
  const seed = given.options.get('seed') ?? 'train'
  const file = given.options.get('write')
  let preferences: Float64Array = new Float64Array(PREFERENCE_COUNT)
  for (let generation = 1; generation <= generations; generation++) {
    const [lessons, held]: Decision[][] = [[], []]
    for (let n = 0; n < games; n++) {
      const decisions = searchedMatch(preferences, iterations, `${seed} ${generation} ${n}`)
      ;(n % HELD_BACK === 0 ? held : lessons).push(...decisions)
    }
    const report = learnPreferences(lessons, held)
    preferences = report.preferences
    console.log(
      `generation ${generation}: ${lessons.length} decisions; held back: cross entropy ${report.surprise.toFixed(4)}, the searches' own ${report.entropy.toFixed(4)}`,
    )
    const words = `--games ${games} --iterations ${iterations} --generations ${generation} --seed ${seed}`
    const sentence = `How much a player likes a space, by situation (see preferences.ts), learned by node tools/run.mjs tools/train-aton.ts ${words}.`
    if (file !== undefined) writeFileSync(file, sourceOf('PREFERENCES', preferences, 100, sentence))
  }
})
