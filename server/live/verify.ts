/** Checks the shuffles of a finished match: the secret is the promised one, and every chance entry is what secret and contributions give. */
import { gameOf } from '../../games/index.ts'
import { foreignOutcome } from '../../kernel/fair.ts'
import type { Match } from '../../kernel/match.ts'
import { chanceSource, commitmentOf } from './shuffle.ts'

/** The first thing that is wrong, as one sentence; undefined if every outcome is genuine. */
export function faultOfShuffles(match: Match): string | undefined {
  const { fair } = match
  if (!fair) return 'The file has no proof of its shuffles: only matches played at a server have one.'
  if (commitmentOf(fair.secret) !== fair.commitment)
    return 'The secret is not the one that was promised when the table was made.'
  const foreign = foreignOutcome(gameOf(match.game), match, k => chanceSource(fair, k))
  return (
    foreign &&
    `Entry ${foreign.n} is not what the shuffles give: it must be ${JSON.stringify(foreign.genuine)}.`
  )
}
