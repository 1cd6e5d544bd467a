/** Reviews a finished match: npm run review -- <file> [--deep] [--json] [--trials N]. Who lost where, and what was only luck. */
import { existsSync, readFileSync } from 'node:fs'
import { skillOf } from '../bots/index.ts'
import { Review, type Reviewed } from '../bots/review/review.ts'
import { scaleOf, trialsOf } from '../bots/review/scale.ts'
import {
  accuracyOf,
  costliest,
  costOf,
  isMistake,
  partsOf,
  resultOf,
  turningPoints,
} from '../bots/review/sum.ts'
import { gameOf } from '../games/index.ts'
import { type Match, parseMatch } from '../kernel/match.ts'
import { BadInput } from '../kernel/options.ts'
import { replay } from '../kernel/play.ts'
import { main, numberOption, readArguments } from './arguments.ts'

const USAGE = 'npm run review -- <file> [--deep] [--json] [--trials N]'
/** A deep review spends ten times as much. */
const DEEP = 10

main(() => {
  const given = readArguments(USAGE, 1, ['trials'], ['deep', 'json'])
  const [file] = given.words
  if (file === undefined) throw new BadInput(`Which file? Usage: ${USAGE}`)
  if (!existsSync(file)) throw new BadInput(`There is no file "${file}"; a match file ends in .jsonl.`)
  const match = parseMatch(readFileSync(file, 'utf8'), gameOf)
  const usual = trialsOf(match.game) * (given.options.has('deep') ? DEEP : 1)
  const trials = numberOption(given, 'trials', usual, 8, 1_000_000)
  const places = placesOf(match)
  const review = new Review(skillOf(gameOf(match.game)), match, { seed: 'review', trials })
  const steps = Array.from({ length: review.length }, (_, n) => review.step(n))
  if (given.options.has('json'))
    console.log(JSON.stringify({ game: match.game, trials, steps, parts: partsOf(steps, resultOf(places)) }))
  else tell(match, steps, places)
})

function placesOf(match: Match): readonly number[] {
  const game = gameOf(match.game)
  const turn = game.turn(replay(game, match, match.rows))
  if (turn.kind !== 'over') throw new BadInput('Only a finished match can be reviewed; this one goes on.')
  return turn.places
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

function tell(match: Match, steps: readonly Reviewed[], places: readonly number[]): void {
  const scale = scaleOf(match.game, match.seats)
  for (const [seat, parts] of partsOf(steps, resultOf(places)).entries()) {
    const name = match.players?.[seat]?.name ?? `seat ${seat}`
    const luck = parts.draws + parts.unseen + parts.rest
    const accuracy = accuracyOf(steps, seat, scale)
    console.log(`${name}: place ${places[seat]}, accuracy ${accuracy === null ? '–' : accuracy.toFixed(0)}`)
    console.log(
      `  luck ${percent(luck)} (draws ${percent(parts.draws)}, unseen ${percent(parts.unseen)}, rest ${percent(parts.rest)}), own decisions ${percent(parts.mine)}, gifts of others ${percent(parts.gifts)}`,
    )
    for (const decision of costliest(steps, seat).filter(isMistake).slice(0, 3))
      console.log(
        `  row ${decision.row}: ${JSON.stringify(decision.played)} cost ${percent(costOf(decision))} ± ${percent(decision.error)}; better: ${JSON.stringify(decision.best)}`,
      )
  }
  const points = turningPoints(steps).map(n => steps[n].rows[0])
  console.log(`turning points: rows ${points.join(', ')}`)
}
