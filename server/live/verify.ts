/** Checks the shuffles of a finished match: everything that is said of them has its form, the secret is the promised one, and every chance entry is what secret and contributions give. */
import { gameOf } from '../../games/index.ts'
import { foreignOutcome } from '../../kernel/fair.ts'
import type { Fair, Match } from '../../kernel/match.ts'
import { chanceSource, commitmentOf } from './shuffle.ts'

const SECRET = /^[0-9a-f]{64}$/
const CONTRIBUTION = /^[0-9a-f]{32}$/

/** The first thing that is wrong, as one sentence; undefined if every outcome follows. `promised` is the commitment that somebody noted before the start. */
export function faultOfShuffles(match: Match, promised?: string): string | undefined {
  const { fair } = match
  if (!fair) return 'The file has no proof of its shuffles: only matches played at a server have one.'
  const fault = faultOfForm(match, fair)
  if (fault !== undefined) return fault
  if (promised !== undefined && promised.toLowerCase() !== fair.commitment)
    return `The promise in the file is ${fair.commitment}, not the one you noted: this is not that match.`
  if (commitmentOf(fair.secret) !== fair.commitment)
    return 'The secret is not the one that was promised when the table was made.'
  const foreign = foreignOutcome(gameOf(match.game), match, k => chanceSource(fair, k))
  return (
    foreign &&
    `Entry ${foreign.n} is not what the shuffles give: it must be ${JSON.stringify(foreign.genuine)}.`
  )
}

/** A file that says more or less than a server writes can hide something in the difference. */
function faultOfForm({ seats, players }: Match, fair: Fair): string | undefined {
  const { match, secret, commitment, contributions, promises } = fair
  if (!/^[\w-]{1,64}$/.test(match)) return 'The number of the match is not one.'
  if (!SECRET.test(secret)) return 'The secret must be 32 bytes in hexadecimal digits, and nothing else.'
  if (!SECRET.test(commitment)) return 'The promise must be 32 bytes in hexadecimal digits, and nothing else.'
  if (contributions.length !== seats)
    return `There must be a contribution, or none, for each of the ${seats} seats, not ${contributions.length}.`
  for (const [seat, given] of contributions.entries()) {
    if (given !== null && !(typeof given === 'string' && CONTRIBUTION.test(given)))
      return `The contribution of seat ${seat + 1} must be 16 bytes in hexadecimal digits, and nothing else.`
    if (given === null && players?.[seat]?.bot === null && players[seat].name !== NOBODY)
      return `A person played on seat ${seat + 1} and has contributed nothing.`
  }
  return promises === undefined ? undefined : faultOfPromises(contributions, promises)
}

/** Whose data was deleted; they may have come after a bot. */
const NOBODY = '–'

function faultOfPromises(
  contributions: Fair['contributions'],
  promises: readonly (string | null)[],
): string | undefined {
  if (!Array.isArray(promises) || promises.length !== contributions.length)
    return 'There must be a promise for each contribution.'
  const broken = contributions.findIndex(
    (given, seat) => given !== null && commitmentOf(given) !== promises[seat],
  )
  return broken < 0 ? undefined : `The contribution of seat ${broken + 1} is not the one that was promised.`
}

/** What the file proves, if nothing is wrong with it, in plain words. */
export function proofOf(match: Match): readonly string[] {
  const { fair, rows } = match
  if (!fair) return []
  const drawn = rows.filter(row => row.actor === 'chance').length
  return [
    `All ${drawn} chance entries follow from the secret and the contributions.`,
    fair.promises
      ? 'Everybody promised their contribution before anybody showed theirs (two steps): nobody who played could steer the shuffles.'
      : 'Everybody contributed in one step: whoever ran the server could have steered the shuffles only by playing, too, and sitting down last.',
    `Promised before the start: ${fair.commitment}`,
    'A file alone proves nothing: compare this with what your own page showed before the start (npm run verify -- <file> --commitment <it>).',
  ]
}
