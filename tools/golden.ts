/**
 * The golden matches of a game: npm run golden -- <game> [--record all|missing]. Without --record it only writes the texts anew from the
 * stored matches; with it, matches are played by their plans, the first seed that comes to the planned ending is kept.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playMatch } from '../bots/match.ts'
import type { Plan } from '../bots/plan.ts'
import { gameOf } from '../games/index.ts'
import { plansOf } from '../games/plans.ts'
import type { ActionBase, AnyGame, Entry } from '../kernel/game.ts'
import { formatMatch, type Match, parseMatch } from '../kernel/match.ts'
import { BadInput, readOptions } from '../kernel/options.ts'
import { seeded } from '../kernel/rng.ts'
import { gameWord, main, readArguments } from './arguments.ts'
import { narrate } from './narrate.ts'

const USAGE = 'npm run golden -- <game> [--record all|missing]'
const SEEDS = 5000

main(() => {
  const given = readArguments(USAGE, 1, ['record'])
  const game = gameOf(gameWord(given, USAGE))
  const record = given.options.get('record') ?? 'none'
  if (!['none', 'all', 'missing'].includes(record))
    throw new BadInput(`--record must be all or missing, not "${record}".`)
  for (const plan of plansOf(game.meta.id)) {
    const file = join('games', game.meta.id, 'golden', plan.name)
    const keep = existsSync(`${file}.jsonl`) && record !== 'all'
    if (!keep && record === 'none') throw new BadInput(`${file}.jsonl is missing; --record missing plays it.`)
    if (!keep) writeFileSync(`${file}.jsonl`, formatMatch(game, search(game, plan)))
    const match = parseMatch(readFileSync(`${file}.jsonl`, 'utf8'), gameOf)
    writeFileSync(`${file}.txt`, `${narrate(game, match).join('\n')}\n`)
    console.log(`${file}: ${match.rows.length} entries`)
  }
})

function search(game: AnyGame, plan: Plan<unknown, ActionBase>): Match {
  const options = readOptions(game.meta, plan.options)
  for (let seed = 0; seed < SEEDS; seed++) {
    const rows: Entry<ActionBase>[] = []
    const players = {
      bots: plan.bots,
      budget: { iterations: 100 },
      chance: seeded(`${plan.name} ${seed}`),
      thoughts: seeded(`${plan.name} ${seed} thoughts`),
    }
    const end = game.turn(playMatch(game, { seats: plan.seats, options }, players, entry => rows.push(entry)))
    if (end.kind === 'over' && end.ending === plan.ending) {
      return { game: game.meta.id, rules: game.meta.rules, seats: plan.seats, options, rows }
    }
  }
  throw new BadInput(`The plan "${plan.name}" did not come to the ending ${plan.ending} in ${SEEDS} matches.`)
}
