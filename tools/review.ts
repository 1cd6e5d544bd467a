/** Reviews a finished match: npm run review -- <file> [--deep] [--json] [--trials N], or studies the review itself: npm run review -- study <game>. */
import { existsSync, readFileSync } from 'node:fs'
import { skillOf } from '../bots/index.ts'
import { placesIn } from '../bots/review/desk.ts'
import { Review, type Reviewed } from '../bots/review/review.ts'
import { budgetOf, scaleOf } from '../bots/review/scale.ts'
import {
  accuracyOf,
  costliest,
  costOf,
  errorOf,
  isMistake,
  partsOf,
  resultOf,
  turningPoints,
  usualError,
} from '../bots/review/sum.ts'
import { gameOf } from '../games/index.ts'
import { type Match, parseMatch } from '../kernel/match.ts'
import { BadInput } from '../kernel/options.ts'
import { main, numberOption, readArguments } from './arguments.ts'
import { STUDY_USAGE, study } from './review/program.ts'

const USAGE = `npm run review -- <file> [--deep] [--json] [--trials N], or ${STUDY_USAGE}`

main(() => {
  const given = readArguments(
    USAGE,
    2,
    ['trials', 'seats', 'minutes', 'said', 'costs', 'found', 'asked', 'record'],
    ['deep', 'json'],
  )
  const [file] = given.words
  if (file === 'study') return study(given)
  if (file === undefined) throw new BadInput(`Which file? Usage: ${USAGE}`)
  if (!existsSync(file)) throw new BadInput(`There is no file "${file}"; a match file ends in .jsonl.`)
  const match = parseMatch(readFileSync(file, 'utf8'), gameOf)
  const usual = budgetOf(match.game, { deep: given.options.has('deep') })
  const trials = numberOption(given, 'trials', usual.trials, 8, 1_000_000)
  const places = placesIn(match)
  const review = new Review(skillOf(gameOf(match.game)), match, { ...usual, seed: 'review', trials })
  const steps = Array.from({ length: review.length }, (_, n) => review.step(n))
  if (given.options.has('json'))
    console.log(JSON.stringify({ game: match.game, trials, steps, parts: partsOf(steps, resultOf(places)) }))
  else tell(match, steps, places)
})

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

function tell(match: Match, steps: readonly Reviewed[], places: readonly number[]): void {
  const scale = scaleOf(match.game, match.seats)
  for (const [seat, parts] of partsOf(steps, resultOf(places)).entries()) {
    const name = match.players?.[seat]?.name ?? `seat ${seat}`
    const luck = parts.draws + parts.unseen + parts.rest
    const accuracy = accuracyOf(steps, seat, scale)
    console.log(`${name}: place ${places[seat]}, accuracy ${accuracy === null ? '–' : accuracy.toFixed(0)}`)
    console.log(
      `  luck ${percent(luck)} (draws ${percent(parts.draws)}, unseen ${percent(parts.unseen)}, rest ${percent(parts.rest)}), own decisions ${percent(parts.mine)} ± ${percent(errorOf(steps, seat))}, gifts of others ${percent(parts.gifts)}`,
    )
    for (const decision of costliest(steps, seat).filter(isMistake).slice(0, 3))
      console.log(
        `  row ${decision.row}: ${JSON.stringify(decision.played)} cost ${percent(costOf(decision))} ± ${percent(decision.error)}; better: ${JSON.stringify(decision.best)}`,
      )
  }
  const points = turningPoints(steps).map(n => steps[n].rows[0])
  console.log(`turning points: rows ${points.join(', ')}`)
  const usual = usualError(steps)
  const errors = places.map((_, seat) => errorOf(steps, seat))
  console.log(
    `median standard error of a cost ${usual === null ? '–' : percent(usual)}, of a seat's own decisions at most ${percent(Math.max(...errors))}; ${(process.cpuUsage().user / 1e6).toFixed(1)} s of CPU`,
  )
}
