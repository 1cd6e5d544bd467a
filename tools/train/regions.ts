/** Horus learns from its own matches: plays them, and fits what every feature of a region is worth by least squares on the points still to come. */
import { solve } from '../../bots/hints/ridge.ts'
import { thinker } from '../../bots/thinker.ts'
import { AT, COUNT, doubtOf, features, STEPS, turnsLeft } from '../../games/horus/bot/learned/features.ts'
import { type Learned, WEIGHTS } from '../../games/horus/bot/learned/weights.ts'
import { horusKnowledge as knowledge } from '../../games/horus/bot.ts'
import { CARD_KINDS, COPIES, CORNERS } from '../../games/horus/rules/data.ts'
import { horus } from '../../games/horus/rules/index.ts'
import { scoring } from '../../games/horus/rules/score.ts'
import type { Action, State } from '../../games/horus/rules/types.ts'
import type { Rng, Seat } from '../../kernel/game.ts'
import { seeded } from '../../kernel/rng.ts'

/** Enough variety that all sorts of positions are met, not so much that they are silly. */
const TEMPERATURE = 0.05

/** As if each weight had been found to be nothing this often. */
const CAUTION = 30

/** Every so many matches one is held back, to see what was learned. */
const HELD_BACK = 8

/** One position at the beginning of a turn: what each seat had, as features with their amounts, and how the match ended for it. */
interface Sample {
  readonly at: readonly (readonly number[])[]
  readonly amounts: readonly (readonly number[])[]
  readonly now: readonly number[] // points, if it had ended there
  readonly left: number
  readonly guessed: readonly number[] // shares, as the evaluation saw them
  points: readonly number[]
  shares: readonly number[]
}

export interface School {
  readonly seats: number
  readonly games: number
  readonly iterations: number // 0: no search at all, quick choices
  readonly seed: string
  /** How much of the weights from before is kept: 0 learns all anew, 0.5 takes the mean. Weights fitted to one way of playing alone do worse against others. */
  readonly keep: number
}

/** What was learned, and the mean surprise at who won in matches that were held back, before and after. */
export interface Report {
  readonly learned: Learned
  readonly positions: number
  readonly before: number
  readonly after: number
}

export function learn({ seats, games, iterations, seed, keep }: School): Report {
  const lessons: Sample[] = []
  const held: Sample[] = []
  for (let n = 0; n < games; n++) {
    const samples = play(seeded(`${seed} ${n}`), seats, iterations)
    ;(n % HELD_BACK === 0 ? held : lessons).push(...samples)
  }
  const fresh = leastSquares(lessons, seats)
  centreCards(fresh)
  const weights = fresh.map((weight, i) => keep * WEIGHTS[seats].weights[i] + (1 - keep) * weight)
  const learned = fitSpread(weights, lessons, seats)
  const before = held.reduce((sum, { guessed, shares }) => sum + surprise(guessed, shares), 0) / held.length
  return {
    learned,
    positions: lessons.length,
    before,
    after: lossOf(expectations(held, weights, seats), learned.spread),
  }
}

/** Plays one match and keeps the position at the beginning of each turn after the first round. */
function play(rng: Rng, seats: number, iterations: number): Sample[] {
  const bot = thinker({ game: horus, knowledge }, { name: 'learner', temperature: TEMPERATURE })
  const state = horus.setup(seats, { split: '10/10' })
  const decide = (seat: Seat): Action =>
    iterations === 0 && knowledge.quick
      ? knowledge.quick(state, seat, rng)
      : bot.decide(horus.view(state, seat), horus.legal(state, seat), { iterations }, rng)
  const found: Sample[] = []
  let last = seats
  for (;;) {
    const turn = horus.turn(state)
    if (turn.kind === 'over') {
      const winners = turn.places.filter(place => place === 1).length
      for (const sample of found) {
        sample.points = horus.score(state).map(({ total }) => total)
        sample.shares = turn.places.map(place => (place === 1 ? 1 / winners : 0))
      }
      return found
    }
    if (state.turn > last) {
      last = state.turn
      found.push(sampleOf(state))
    }
    if (turn.kind === 'chance') horus.apply(state, 'chance', horus.chance(state, rng))
    else horus.apply(state, turn.seats[0], decide(turn.seats[0]))
  }
}

function sampleOf(state: State): Sample {
  const at: number[][] = []
  const amounts: number[][] = []
  const guessed = new Float64Array(state.supply.length)
  knowledge.evaluate(state, guessed)
  for (const seat of state.supply.keys()) {
    const row = new Map<number, number>()
    features(state, seat, (where, amount) => row.set(where, (row.get(where) ?? 0) + amount))
    at.push([...row.keys()])
    amounts.push([...row.values()])
  }
  const now = scoring(state.board, state.supply.length).map(({ total }) => total)
  return { at, amounts, now, left: turnsLeft(state.stacks), guessed: [...guessed], points: [], shares: [] }
}

/** Ridge regression of the points that are still to come, above the mean, on the features above the mean, each times the doubt and times its square. */
function leastSquares(samples: readonly Sample[], seats: number): number[] {
  const equations = new Equations()
  const { row } = equations
  const mean = new Float64Array(COUNT)
  for (const { at, amounts, now, left, points } of samples) {
    const all = [...new Set(at.flat())].sort((a, b) => a - b)
    mean.fill(0)
    for (const [seat, places] of at.entries())
      for (const [i, where] of places.entries()) mean[where] += amounts[seat][i] / seats
    const come = points.map((total, seat) => total - now[seat])
    const middle = come.reduce((sum, x) => sum + x, 0) / seats
    for (const [seat, places] of at.entries()) {
      for (const where of all) row[where] = -mean[where]
      for (const [i, where] of places.entries()) row[where] += amounts[seat][i]
      equations.add(all, doubtOf(left, seats) / STEPS, come[seat] - middle)
    }
  }
  return equations.solved()
}

/** The normal equations: two columns for every feature. */
class Equations {
  /** The features of what is added next. */
  readonly row = new Float64Array(COUNT)
  private readonly matrix = Array.from({ length: 2 * COUNT }, () => new Float64Array(2 * COUNT))
  private readonly right = new Float64Array(2 * COUNT)

  /** Adds the row, of which only the features of the list, from low to high, are not zero. Of the matrix, which is symmetric, the lower half is kept. */
  add(all: readonly number[], doubt: number, wanted: number): void {
    const { row, matrix, right } = this
    for (let i = 0; i < all.length; i++) {
      const one = 2 * all[i]
      const x = row[all[i]] * doubt
      const first = matrix[one]
      const second = matrix[one + 1]
      right[one] += x * wanted
      right[one + 1] += x * doubt * wanted
      for (let j = 0; j <= i; j++) {
        const other = 2 * all[j]
        const product = x * row[all[j]] * doubt
        first[other] += product
        first[other + 1] += product * doubt
        second[other] += product * doubt
        second[other + 1] += product * doubt * doubt
      }
    }
  }

  solved(): number[] {
    const { matrix } = this
    const cautious = matrix.map((row, i) =>
      Array.from(row, (x, j) => (i === j ? x + CAUTION : j < i ? x : matrix[j][i])),
    )
    return solve(cautious, [...this.right])
  }
}

/** Hands are always full: only differences between cards count, and the average card is to count nothing. */
function centreCards(weights: number[]): void {
  for (let power = 0; power < 2; power++) {
    let sum = 0
    let count = 0
    for (let card = 0; card < CARD_KINDS; card++) {
      count += COPIES[card]
      sum += COPIES[card] * weights[2 * (AT.corner + (card % CORNERS)) + power]
      if (card >= CARD_KINDS - CORNERS) sum += COPIES[card] * weights[2 * AT.anyStack + power]
    }
    for (let corner = 0; corner < CORNERS; corner++) weights[2 * (AT.corner + corner) + power] -= sum / count
  }
}

/** How many points make how much of a first place, by likelihood. */
function fitSpread(weights: readonly number[], samples: readonly Sample[], seats: number): Learned {
  const seen = expectations(samples, weights, seats, 11)
  let best: Learned = { spread: [1, 1], weights }
  let least = Number.POSITIVE_INFINITY
  for (let last = 0.3; last < 4; last += 0.3) {
    for (let each = 0.2; each < 2.5; each += 0.1) {
      const loss = lossOf(seen, [last, each])
      if (loss >= least) continue
      least = loss
      best = { spread: [last, each], weights }
    }
  }
  return best
}

/** The points each seat could expect in a position, and how it ended. */
interface Expectation {
  readonly totals: readonly number[]
  readonly left: number
  readonly shares: readonly number[]
}

/** Of every so many positions. */
function expectations(
  samples: readonly Sample[],
  weights: readonly number[],
  seats: number,
  step = 1,
): Expectation[] {
  return samples
    .filter((_, n) => n % step === 0)
    .map(({ at, amounts, now, left, shares }) => {
      const doubt = doubtOf(left, seats) / STEPS
      const totals = at.map((places, seat) =>
        places.reduce(
          (sum, where, i) =>
            sum + amounts[seat][i] * doubt * (weights[2 * where] + doubt * weights[2 * where + 1]),
          now[seat],
        ),
      )
      return { totals, left, shares }
    })
}

/** The mean surprise at who won. */
function lossOf(seen: readonly Expectation[], [last, each]: Learned['spread']): number {
  let loss = 0
  for (const { totals, left, shares } of seen) {
    const spread = last + each * Math.sqrt(left)
    const odds = totals.map(total => Math.exp((total - totals[0]) / spread))
    const all = odds.reduce((sum, x) => sum + x, 0)
    loss += surprise(
      odds.map(x => x / all),
      shares,
    )
  }
  return loss / seen.length
}

const surprise = (guessed: readonly number[], shares: readonly number[]): number =>
  shares.reduce((sum, share, seat) => sum - share * Math.log(Math.max(1e-9, guessed[seat])), 0)
