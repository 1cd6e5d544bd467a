/** Matches of Dahschur's bot with itself, as a lesson for the start of each of their turns. */
import type { Knowledge } from '../../bots/knowledge.ts'
import { Network } from '../../bots/network.ts'
import { search } from '../../bots/thinker.ts'
import { Trials, type Verdict } from '../../bots/trial.ts'
import { evaluateBy } from '../../games/dahschur/bot/evaluate.ts'
import { HIDDEN, INPUTS, look, pour } from '../../games/dahschur/bot/learned/features.ts'
import { clock } from '../../games/dahschur/bot/worth/course.ts'
import { dahschurKnowledge } from '../../games/dahschur/bot.ts'
import { ROUNDS } from '../../games/dahschur/rules/data.ts'
import { dahschur } from '../../games/dahschur/rules/index.ts'
import type { Action, State, View } from '../../games/dahschur/rules/types.ts'
import type { Rng, Seat } from '../../kernel/game.ts'
import { readOptions } from '../../kernel/options.ts'
import { seeded } from '../../kernel/rng.ts'
import type { Lesson } from './learner.ts'
import { SparseLearner } from './sparse.ts'

/** Enough variety that all sorts of positions are met, not so much that they are silly; and what was hardly tried is not chosen. */
const TEMPERATURE = 0.04
const TOO_FEW = 0.15

/** From the second generation on one choice in so many is any: a network that never met a mistake does not know it for one. */
const RARE = 25

/** One match in so many is held back to see what was learned, but no more than this. */
const HELD_BACK = 8
const MOST_HELD_BACK = 2500

/** How fast quick matches are learned from, and then those with a search. */
const RATE = 0.002
const LATER_RATE = 0.0005

export interface School {
  readonly seats: number
  readonly games: number // of quick choices, from which a network begins
  readonly epochs: number // how often these are gone through
  readonly searched: readonly number[] // by generation: matches with a search that judges by the network so far
  readonly iterations: number
  readonly laterEpochs: number
  readonly seed: string
}

/** What was learned, and the mean surprise at who won, before and after each stage, in matches that were held back. */
export interface Report {
  readonly weights: readonly number[]
  readonly losses: readonly (readonly [number, number])[]
}

export function learn(school: School): Report {
  const { seats, games, epochs, searched, iterations, laterEpochs, seed } = school
  const quick = play(seats, games, `${seed}q`, dahschurKnowledge.quick ?? never)
  const first = stage(quick, { seats, held: games, epochs, rate: RATE })
  const losses = [first.loss]
  const lessons: Lesson[] = []
  let { weights } = first
  for (const [generation, matches] of searched.entries()) {
    const name = `${seed}s${seats}${generation > 0 ? String.fromCharCode(97 + generation) : ''}`
    const player = searcher(weights, iterations, generation > 0 ? RARE : 0)
    for (const lesson of play(seats, matches, name, player)) lessons.push(lesson)
    // Each goes on from the quick matches, with all that was searched so far: that taught more than going on from the one before.
    const later = { seats, held: matches, epochs: laterEpochs, rate: LATER_RATE }
    const next = stage([...lessons], later, first.weights)
    weights = next.weights
    losses.push(next.loss)
  }
  return { weights, losses }
}

function never(): never {
  throw new Error('Dahschur has quick choices')
}

interface Stage {
  readonly seats: number
  readonly held: number // of so many matches, the last ones, a part is held back
  readonly epochs: number
  readonly rate: number
}

function stage(lessons: Lesson[], { seats, held: last, epochs, rate }: Stage, from?: readonly number[]) {
  const learner = new SparseLearner({ inputs: INPUTS, hidden: HIDDEN, seats }, from)
  const back = Math.min(Math.floor(last / HELD_BACK), MOST_HELD_BACK) * ROUNDS[seats] * seats
  const held = lessons.splice(lessons.length - back, back)
  const before = learner.loss(held)
  for (let epoch = 1; epoch <= epochs; epoch++) learner.epoch(lessons, rate * slowing(epoch / epochs))
  const loss: readonly [number, number] = [before, learner.loss(held)]
  return { weights: learner.weights(), loss }
}

/** The rate of learning falls with time. */
const slowing = (done: number): number => (done <= 0.5 ? 1 : done <= 0.75 ? 0.3 : 0.1)

type Player = (state: State, seat: Seat, rng: Rng) => Action

function play(seats: number, games: number, seed: string, player: Player): Lesson[] {
  const lessons: Lesson[] = []
  for (let n = 0; n < games; n++) lessons.push(...playOne(seats, seeded(`${seed} ${n}`), player))
  return lessons
}

function playOne(seats: number, rng: Rng, player: Player): Lesson[] {
  const state = dahschur.setup(seats, readOptions(dahschur.meta, {}) as never)
  const seen: Float32Array[] = []
  let turns = 0
  for (;;) {
    const turn = dahschur.turn(state)
    if (turn.kind === 'over') {
      const winners = turn.places.filter(place => place === 1).length
      const shares = Float32Array.from(turn.places, place => (place === 1 ? 1 / winners : 0))
      return seen.map(features => ({ features, shares }))
    }
    if (state.round > 0 && clock(state) !== turns) {
      turns = clock(state)
      seen.push(featuresOf(state))
    }
    if (turn.kind === 'chance') dahschur.apply(state, 'chance', dahschur.chance(state, rng))
    else dahschur.apply(state, turn.seats[0], player(state, turn.seats[0], rng))
  }
}

function featuresOf(state: State): Float32Array {
  const seats = state.hands.length
  const all = new Float32Array(INPUTS * seats)
  const one = new Float64Array(INPUTS)
  const around = look(state)
  for (let seat = 0; seat < seats; seat++) {
    pour(state, seat, around, one)
    all.set(one, seat * INPUTS)
  }
  return all
}

/** Chooses after a short search that judges by these weights; one choice in so many is any, or none if that is 0. */
function searcher(weights: readonly number[], iterations: number, rare: number): Player {
  const network = new Network(INPUTS, HIDDEN, weights)
  const knowledge: Knowledge<State, Action, View> = {
    ...dahschurKnowledge,
    evaluate: (state, shares) => evaluateBy(network, state, shares),
  }
  return (state, seat, rng) => {
    const legal = dahschur.legal(state, seat)
    if (legal.length === 1) return legal[0]
    const trials = new Trials({ game: dahschur, knowledge }, dahschur.view(state, seat), rng)
    const choices = trials.choices(legal)
    if (choices.length === 1) return choices[0]
    if (rare > 0 && rng.int(rare) === 0) return choices[rng.int(choices.length)]
    return choose(search(trials, choices, { iterations }), rng)
  }
}

/** What was tried often and is nearly as good as the best, more or less at random. */
function choose(verdicts: readonly Verdict<Action>[], rng: Rng): Action {
  const most = Math.max(...verdicts.map(({ weight }) => weight))
  const known = verdicts.filter(({ weight }) => weight >= TOO_FEW * most)
  const best = Math.max(...known.map(({ value }) => value))
  const tastes = known.map(({ value, weight }) => Math.exp((value - best) / TEMPERATURE) * weight)
  let left = (rng.int(1 << 24) / (1 << 24)) * tastes.reduce((sum, taste) => sum + taste, 0)
  let chosen = 0
  for (; chosen < known.length - 1; chosen++) {
    left -= tastes[chosen]
    if (left < 0) break
  }
  return known[chosen].action
}
