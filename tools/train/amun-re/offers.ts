/** Reads off what the search offers in the sacrifice, so that habits lead to alike offers: left to themselves they outbid each other without end. */
import { solve } from '../../../bots/hints/ridge.ts'
import { questions } from '../../../bots/match.ts'
import { thinker } from '../../../bots/thinker.ts'
import { amunReKnowledge as knowledge } from '../../../games/amun-re/bot.ts'
import { ROUNDS } from '../../../games/amun-re/rules/data.ts'
import { amunRe } from '../../../games/amun-re/rules/index.ts'
import type { Options, View } from '../../../games/amun-re/rules/types.ts'
import { readOptions } from '../../../kernel/options.ts'
import { seeded } from '../../../kernel/rng.ts'
import { HABIT } from './habit.ts'
import { offerTerms } from './offering.ts'
import type { Book } from './tune.ts'

/** As if each number had been found to be nothing this often. */
const CAUTION = 10

/** Half the width of an even spread, for one unit of its deviation. */
const WIDTH = Math.sqrt(3)

/** Where theft stands beside offers: an offer of 1 is half a piece, one of 2 is one and a half. */
const THEFT_AT = -1

/** One offer: what it went by, and what it was. */
interface Offered {
  readonly terms: readonly number[]
  readonly wish: number
}

/** These habits, with offers as the search makes them in so many matches. */
export function withOffers(
  book: Book,
  { seats, matches, iterations, seed }: { seats: number; matches: number; iterations: number; seed: string },
): number[][] {
  const found: Offered[][] = Array.from({ length: ROUNDS }, () => [])
  for (let n = 0; n < matches; n++) watchOffers(`${seed} offers ${n}`, seats, iterations, found)
  return book.map((row, round) => {
    const weights = leastSquares(found[round])
    const habits = row.slice()
    for (const [i, weight] of weights.entries()) habits[HABIT.offer + i] = weight
    habits[HABIT.offerSpread] = WIDTH * deviation(found[round], weights)
    return habits
  })
}

/** Plays a match by search and notes every offer. */
function watchOffers(seed: string, seats: number, iterations: number, found: Offered[][]): void {
  const bot = thinker({ game: amunRe, knowledge }, { name: 'model', temperature: 0 })
  const thoughts = seeded(`${seed} thoughts`)
  const start = { seats, options: readOptions(amunRe.meta, {}) as unknown as Options }
  const match = questions(amunRe, start, seeded(seed))
  let step = match.next()
  while (!step.done) {
    const { view, legal, seat } = step.value
    const action = bot.decide(view, legal, { iterations }, thoughts)
    const wish = action.type === 'offer' ? action.gold - 0.5 : THEFT_AT
    if (action.type === 'offer' || action.type === 'steal')
      found[view.round - 1].push({ terms: offerTerms(asState(view), seat), wish })
    step = match.next(action)
  }
}

/** What offers go by is open to all. */
const asState = (view: View): Parameters<typeof offerTerms>[0] => view

/** Least squares, drawn towards nothing, except for the constant. */
function leastSquares(offers: readonly Offered[]): number[] {
  const size = offers[0].terms.length
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => (i === j && i > 0 ? CAUTION : 0)),
  )
  const right = new Array<number>(size).fill(0)
  for (const { terms, wish } of offers) {
    for (let i = 0; i < size; i++) {
      right[i] += terms[i] * wish
      for (let j = 0; j < size; j++) matrix[i][j] += terms[i] * terms[j]
    }
  }
  return solve(matrix, right)
}

function deviation(offers: readonly Offered[], weights: readonly number[]): number {
  let squares = 0
  for (const { terms, wish } of offers)
    squares += (wish - terms.reduce((sum, term, i) => sum + term * weights[i], 0)) ** 2
  return Math.sqrt(squares / offers.length)
}
