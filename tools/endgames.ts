/** How often the expert finds the best choice in endgames that can be worked out: npm run endgames -- dahschur --seats 2 --matches 40. Tells what it found as one JSON line. */
import { botOf, skillOf } from '../bots/index.ts'
import { questions } from '../bots/match.ts'
import type { Seated } from '../bots/trial.ts'
import { gameOf } from '../games/index.ts'
import type { ActionBase, Rng } from '../kernel/game.ts'
import { readOptions } from '../kernel/options.ts'
import { seeded } from '../kernel/rng.ts'
import { gameWord, main, numberOption, readArguments, seatsOption } from './arguments.ts'
import { solve } from './endgames/solve.ts'
import { NOTHING, shareOf, withBlock } from './ladder/statistics.ts'

const USAGE =
  'npm run endgames -- <game> [--seats N] [--matches N] [--thought N] [--worlds N] [--steps N] [--minutes N] [--seed S]'

/** The bot that plays the matches the endgames are from: quickly, by its own rules. */
const PLAYS = { name: 'strong', iterations: 150 }

/** Two choices that are worth the same but for rounding. */
const EQUAL = 1e-9

interface Position {
  readonly view: Seated
  readonly legal: readonly ActionBase[]
}

main(() => {
  const given = readArguments(USAGE, 1, ['seats', 'matches', 'thought', 'worlds', 'steps', 'minutes', 'seed'])
  const word = gameWord(given, USAGE)
  const game = gameOf(word)
  const seats = seatsOption(given, game.meta)
  const matches = numberOption(given, 'matches', 20, 1, 10_000)
  const thought = numberOption(given, 'thought', 4000, 1, 10_000_000)
  const worlds = numberOption(given, 'worlds', 32, 1, 1000)
  const steps = numberOption(given, 'steps', 200_000, 1, 100_000_000)
  const late = Date.now() + numberOption(given, 'minutes', 40, 1, 600) * 60_000
  const rng = seeded(given.options.get('seed') ?? 'endgames')
  const skill = skillOf(game)
  const expert = botOf('expert', game)
  const count = { matches: 0, unsolved: 0, indifferent: 0 }
  let found = NOTHING
  let lost = 0
  while (count.matches < matches && Date.now() < late) {
    count.matches++
    for (const { view, legal } of lastTurn(word, seats, rng)) {
      const imagined = Array.from({ length: worlds }, () => skill.game.imagine(view, rng))
      const worths = solve(skill, view, legal, imagined, steps)
      if (!worths) count.unsolved++
      else if (Math.max(...worths) - Math.min(...worths) < EQUAL) count.indifferent++
      else {
        const chosen = JSON.stringify(expert.decide(view, legal, { iterations: thought }, rng))
        const loss = Math.max(...worths) - worths[legal.findIndex(one => JSON.stringify(one) === chosen)]
        found = withBlock(found, loss < EQUAL ? 1 : 0)
        lost += loss
      }
    }
  }
  const solved = found.blocks
  const share = solved > 0 ? shareOf(found, 1) : undefined
  const meanLoss = solved > 0 ? lost / solved : undefined
  console.log(
    JSON.stringify({ game: word, seats, ...count, solved, thought, worlds, found: share, meanLoss }),
  )
})

/** The last questions of a match, all to the seat that ended it, after which nothing was drawn. */
function lastTurn(id: string, seats: number, rng: Rng): Position[] {
  const { game } = skillOf(gameOf(id))
  const bot = botOf(PLAYS.name, gameOf(id))
  let last: Position[] = []
  const match = questions(game, { seats, options: readOptions(game.meta, {}) }, rng, ({ actor }) => {
    if (actor === 'chance') last = []
  })
  for (let step = match.next(); !step.done; ) {
    const { seat, view, legal } = step.value
    if (last.some(one => one.view.seat !== seat)) last = []
    last.push({ view, legal })
    step = match.next(bot.decide(view, legal, PLAYS, rng) as ActionBase)
  }
  return last.filter(({ legal }) => legal.length > 1)
}
