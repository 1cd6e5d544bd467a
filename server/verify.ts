/** Checks the shuffles of a finished match: the secret is the promised one, and every chance entry is what secret and contributions give. */
import { gameOf } from '../games/index.ts'
import { same } from '../kernel/data.ts'
import type { Match } from '../kernel/match.ts'
import { chanceSource, commitmentOf } from './shuffle.ts'

/** The first thing that is wrong, as one sentence; undefined if every outcome is genuine. */
export function faultOfShuffles(match: Match): string | undefined {
  const { fair, rows } = match
  if (!fair) return 'The file has no proof of its shuffles: only matches played at a server have one.'
  if (commitmentOf(fair.secret) !== fair.commitment)
    return 'The secret is not the one that was promised when the table was made.'
  const game = gameOf(match.game)
  const states: unknown[] = []
  let state = game.setup(match.seats, match.options)
  let k = 0
  for (const [n, row] of rows.entries()) {
    states[n] = state
    if (row.actor === 'table') {
      if (row.undo !== undefined) state = states[row.undo]
      continue
    }
    if (row.actor === 'chance') {
      const genuine = game.chance(state, chanceSource(fair, k++))
      if (!same(genuine, row.action))
        return `Entry ${n} is not what the shuffles give: it must be ${JSON.stringify(genuine)}.`
    }
    state = game.clone(state)
    game.apply(state, row.actor, row.action)
  }
  return undefined
}
