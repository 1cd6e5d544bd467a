/**
 * Matches between bots for the study of the review, one line of the record each: what was said of their positions, and what the review found.
 * Everything follows from the seed: bots think so many trials, not so long, and a study that goes on comes to the same as one in a piece.
 */
import { botOf, skillOf } from '../../bots/index.ts'
import { LEVELS, type Level } from '../../bots/levels.ts'
import { questions } from '../../bots/match.ts'
import { judge } from '../../bots/review/judge.ts'
import { Review, type ReviewBudget, type Reviewed } from '../../bots/review/review.ts'
import { costliest, costOf, partsOf, resultOf } from '../../bots/review/sum.ts'
import { worthOf } from '../../bots/review/value.ts'
import type { Seated } from '../../bots/trial.ts'
import type { ActionBase, AnyGame, Entry, Seat } from '../../kernel/game.ts'
import type { Match } from '../../kernel/match.ts'
import { readOptions } from '../../kernel/options.ts'
import { seeded } from '../../kernel/rng.ts'
import { meanOf } from './summary.ts'

/** How many trials the search makes in a second on one core, roughly (README.md): a level's time is counted in them. */
const SPEED: Readonly<Record<string, number>> = {
  aton: 118_500,
  'amun-re': 98_000,
  dahschur: 60_000,
  horus: 15_000,
}
const USUAL_SPEED = 50_000

/** Of their time bots have this part in a study. */
const PART = 1 / 20

/** So many positions of each match are held against its result, each by so many trials: their error of one or two percent is lost in whoever wins. */
const POSITIONS = 6
const SAID_TRIALS = 1000

/** How many decisions a turn has where the knowledge does not say; a level's time is for a turn (bots/clock.ts). */
const AHEAD = 3

export interface Budget {
  /** Trials for a decision of the review, at most, and the error at which they are enough. */
  readonly trials: number
  readonly enough?: number
}

interface Head {
  readonly game: string
  readonly seats: number
  readonly n: number
  readonly trials: number
}

/** What was said of a position, and who won: shares by seat. */
export interface Said extends Head {
  readonly kind: 'said'
  readonly won: readonly number[]
  /** In the order of the match; `part` of it was over. */
  readonly points: readonly { readonly part: number; readonly said: readonly number[] }[]
}

/** What a review found of a match with bots of several levels. */
export interface Found extends Head {
  readonly kind: 'found'
  readonly by: readonly FoundSeat[]
}

export interface FoundSeat {
  readonly level: string
  readonly decisions: number
  readonly draws: number
  readonly rest: number
  readonly mine: number
  /** By two sources of luck: the costliest decision. */
  readonly worst: readonly (Worst | null)[]
}

export interface Worst {
  readonly row: number
  readonly cost: number
  readonly error: number
  /** What the other source said that this decision cost. */
  readonly other: number | null
}

/** What some decisions of bots of several levels cost. */
export interface Costs extends Head {
  readonly kind: 'costs'
  readonly by: readonly { readonly level: string; readonly costs: readonly number[] }[]
}

/** What a decision of every level would cost, on average over the same positions of a match. */
export interface Asked extends Head {
  readonly kind: 'asked'
  readonly positions: number
  /** In the order of the levels. */
  readonly costs: readonly number[]
}

export type Line = Said | Found | Costs | Asked

interface Played {
  readonly match: Match
  readonly states: readonly unknown[]
  readonly won: readonly number[]
}

/** What a level may spend on a question: its part of the time, counted in trials. */
function timeOf(game: AnyGame, level: string): (legal: readonly ActionBase[]) => { iterations: number } {
  const { ms } = LEVELS.find(({ name }) => name === level) ?? LEVELS[0]
  const { ahead } = skillOf(game).knowledge
  const turn = ((SPEED[game.meta.id] ?? USUAL_SPEED) * ms * PART) / 1000
  return legal => ({
    iterations: Math.max(20, Math.round(turn / Math.max(1, ahead?.[legal[0].type] ?? AHEAD))),
  })
}

/** A match between bots of these levels, each with its part of the time, counted in trials. */
function play(game: AnyGame, levels: readonly string[], seed: string): Played {
  const bots = levels.map(level => botOf(level, game))
  const budgets = levels.map(level => timeOf(game, level))
  const rows: Entry<ActionBase>[] = []
  const states: unknown[] = []
  const options = readOptions(game.meta, {})
  const thoughts = seeded(`${seed} thoughts`)
  const asked = questions(
    game,
    { seats: levels.length, options },
    seeded(`${seed} chance`),
    (entry, _events, state) => {
      rows.push(entry)
      states.push(game.clone(state))
    },
  )
  let step = asked.next()
  while (!step.done) {
    const { seat, view, legal } = step.value
    step = asked.next(bots[seat].decide(view, legal, budgets[seat](legal), thoughts))
  }
  const turn = game.turn(step.value)
  if (turn.kind !== 'over') throw new Error('a match of bots has no end')
  const match: Match = { game: game.meta.id, rules: game.meta.rules, seats: levels.length, options, rows }
  return { match, states, won: resultOf(turn.places) }
}

/** The n-th match of strong bots: what the evaluation says of six of its positions. */
export function saidOf(game: AnyGame, seats: number, n: number): Said {
  const seed = `said ${game.meta.id} ${seats} ${n}`
  const { states, won } = play(game, new Array(seats).fill('strong'), seed)
  const skill = skillOf(game)
  const points = Array.from({ length: POSITIONS }, (_, k) => {
    const at = Math.floor(((k + 0.5) / POSITIONS) * (states.length - 1))
    const question = { skill, seed: `${seed} ${k}`, trials: SAID_TRIALS }
    return { part: round((at + 1) / states.length), said: worthOf(question, states[at]).map(round) }
  })
  return { kind: 'said', game: game.meta.id, seats, n, trials: SAID_TRIALS, won, points }
}

/** The n-th match with levels mixed over the seats, reviewed by two sources of luck. */
export function foundIn(game: AnyGame, seats: number, n: number, budget: Budget): Found {
  const levels = levelsOf(seats, n)
  const { match, won } = play(game, levels, `found ${game.meta.id} ${seats} ${n}`)
  const [first, second] = ['one', 'two'].map(seed =>
    reviewed(game, match, { ...budget, seed: `${seed} ${n}` }),
  )
  const parts = partsOf(first, won)
  const by = levels.map((level, seat): FoundSeat => {
    const { draws, rest, mine } = parts[seat]
    return {
      level,
      decisions: costliest(first, seat).length,
      draws: round(draws),
      rest: round(rest),
      mine: round(mine),
      worst: [worstOf(first, second, seat), worstOf(second, first, seat)],
    }
  })
  return { kind: 'found', game: game.meta.id, seats, n, trials: budget.trials, by }
}

/** The n-th match with levels mixed over the seats: what some decisions of each seat cost, each judged as closely as a review does. */
export function costsIn(game: AnyGame, seats: number, n: number, budget: Budget): Costs {
  const levels = levelsOf(seats, n)
  const seed = `costs ${game.meta.id} ${seats} ${n}`
  const played = play(game, levels, seed)
  const by = levels.map((level, seat) => {
    const some = someDecisions(game, played, seat, n, SAMPLE)
    return { level, costs: some.flatMap(decision => judged(game, decision, decision.action, seed, budget)) }
  })
  return { kind: 'costs', game: game.meta.id, seats, n, trials: budget.trials, by }
}

/**
 * What the choices of every level would cost in the same positions of the n-th match with levels mixed over the seats. By their own decisions levels are hard to tell
 * apart: whoever plays loosely soon has little left to lose.
 */
export function askedIn(game: AnyGame, seats: number, n: number, budget: Budget): Asked {
  const seed = `asked ${game.meta.id} ${seats} ${n}`
  const played = play(game, levelsOf(seats, n), seed)
  const positions = played.won.flatMap((_, seat) =>
    someDecisions(game, played, seat, n, Math.ceil(ASKED / seats)),
  )
  const rows = positions.map(decision => {
    const known = new Map<string, number>()
    const costOfAction = (action: ActionBase): number => {
      const key = JSON.stringify(action)
      const cost = known.get(key) ?? judged(game, decision, action, seed, budget)[0] ?? 0
      known.set(key, cost)
      return cost
    }
    return LEVELS.map(level => meanOf(choicesOf(game, level, decision, seed).map(costOfAction)).mean)
  })
  const costs = LEVELS.map((_, level) => round(meanOf(rows.map(row => row[level])).mean))
  return { kind: 'asked', game: game.meta.id, seats, n, trials: budget.trials, positions: rows.length, costs }
}

/** What a bot of this level chooses there, time and again. */
const choicesOf = (
  game: AnyGame,
  { name, ms }: Level,
  { i, view, legal }: Decided,
  seed: string,
): ActionBase[] =>
  Array.from({ length: ms > QUICK_MS ? 1 : TIMES }, (_, time) => {
    const rng = seeded(`${seed} ${i} ${name} ${time}`)
    return botOf(name, game).decide(view, legal, timeOf(game, name)(legal), rng)
  })

/** A decision of a match, and what whoever made it knew. */
interface Decided {
  readonly i: number
  readonly view: Seated
  readonly legal: readonly ActionBase[]
  readonly action: ActionBase
}

/** So many decisions of a seat, evenly over the match, beginning somewhere else in each. */
function someDecisions(
  game: AnyGame,
  { match, states }: Played,
  seat: Seat,
  n: number,
  most: number,
): Decided[] {
  const own = match.rows.flatMap((row, i) => {
    if (i === 0 || row.actor !== seat) return []
    const legal = game.legal(states[i - 1], seat)
    const { action } = row as Entry<ActionBase>
    return legal.length < 2 ? [] : [{ i, legal, action }]
  })
  const pace = Math.max(1, own.length / most)
  const part = (k: number): number => Math.floor((k + (n % pace)) / pace)
  return own
    .filter((_, k) => part(k) !== part(k - 1))
    .map(decision => ({ ...decision, view: game.view(states[decision.i - 1], seat) as Seated }))
}

/** What a choice costs whoever makes it; nothing where there is nothing to choose. */
function judged(
  game: AnyGame,
  { i, view, legal }: Decided,
  action: ActionBase,
  seed: string,
  budget: Budget,
): number[] {
  const cost = judge({ skill: skillOf(game), seed: `${seed} ${i}`, ...budget }, view, legal, action)?.cost
  return cost ? [round(-cost[view.seat ?? 0])] : []
}

/** So many decisions of a seat are judged where not all are. */
const SAMPLE = 6
/** Of all seats together where every level is asked: those that hardly think so often, since they choose something else every time. */
const ASKED = 12
const TIMES = 4
const QUICK_MS = 300

/** Every level meets every other equally often: what a decision costs depends on how much is still to be lost against the others. */
export function levelsOf(seats: number, n: number): string[] {
  const many = LEVELS.length
  const stride = 1 + (Math.floor(n / many) % (many - 1))
  return Array.from({ length: seats }, (_, seat) => LEVELS[(n + seat * stride) % many].name)
}

const reviewed = (game: AnyGame, match: Match, budget: ReviewBudget): Reviewed[] => {
  const review = new Review(skillOf(game), match, budget)
  return Array.from({ length: review.length }, (_, n) => review.step(n))
}

function worstOf(steps: readonly Reviewed[], others: readonly Reviewed[], seat: Seat): Worst | null {
  const [worst] = costliest(steps, seat)
  if (!worst) return null
  const other = costliest(others, seat).find(({ row }) => row === worst.row)
  return {
    row: worst.row,
    cost: round(costOf(worst)),
    error: round(worst.error),
    other: other ? round(costOf(other)) : null,
  }
}

/** Enough figures for any sum, few enough for a record that is read. */
const round = (number: number): number => Math.round(number * 1e5) / 1e5
