/** Learns Amun-Re's evaluation from matches of players who go by habits: a network for the positions before every round but the first. */
import { HIDDEN, INPUTS, look, pour } from '../../../games/amun-re/bot/learned/features.ts'
import { ROUNDS } from '../../../games/amun-re/rules/data.ts'
import type { State } from '../../../games/amun-re/rules/types.ts'
import { seeded } from '../../../kernel/rng.ts'
import { rateOf, shuffle } from '../epochs.ts'
import { Learner, type Lesson } from '../learner.ts'
import { HABITS } from './book.ts'
import { playQuickly, strayed } from './tune.ts'

export interface School {
  readonly seats: number
  readonly games: number
  readonly epochs: number
  readonly seed: string
}

/** How far habits stray while positions are gathered, in strides, from match to match: so all sorts of positions are met. */
const STRAYING = [0, 0.5, 1]

/** The first round that an evaluation is asked about. */
const FIRST = 2

/** The weights of all networks, one after the other. */
export function learnRounds(school: School, tell: (text: string) => void): number[] {
  const lessons = gather(school)
  const weights: number[] = []
  for (let round = FIRST; round <= ROUNDS; round++) {
    const { learner, loss, held } = learn(school, lessons[round], round)
    tell(`round ${round}: loss ${loss.toFixed(4)}, held back ${held.toFixed(4)}`)
    weights.push(...learner.weights)
  }
  return weights
}

/** The positions between the rounds of all matches, by the round that begins. */
function gather({ seats, games, seed }: School): Lesson[][] {
  const lessons: Lesson[][] = Array.from({ length: ROUNDS + 1 }, () => [])
  const habits = Float64Array.from(HABITS[seats].flat())
  for (let game = 0; game < games; game++) {
    const rng = seeded(`${seed} ${game}`)
    const far = STRAYING[game % STRAYING.length]
    const found: { round: number; features: Float32Array }[] = []
    const books = Array.from({ length: seats }, () => strayed(habits, far, rng))
    const { places } = playQuickly(books, rng, state =>
      found.push({ round: state.round, features: featuresOf(state) }),
    )
    const winners = places.filter(place => place === 1).length
    const shares = Float32Array.from(places, place => (place === 1 ? 1 / winners : 0))
    for (const { round, features } of found) lessons[round].push({ features, shares })
  }
  return lessons
}

const row = new Float64Array(INPUTS)

/** Those of all seats, one after the other. */
function featuresOf(state: State): Float32Array {
  const features = new Float32Array(INPUTS * state.gold.length)
  look(state)
  for (let seat = 0; seat < state.gold.length; seat++) {
    pour(state, seat, row)
    features.set(row, seat * INPUTS)
  }
  return features
}

/** A network for the positions before one round, its loss in the last epoch, and that in matches it has not seen. */
function learn(
  { seats, epochs, seed }: School,
  lessons: readonly Lesson[],
  round: number,
): { learner: Learner; loss: number; held: number } {
  const learner = new Learner(INPUTS, HIDDEN, seats)
  const held = lessons.slice(0, Math.floor(lessons.length / 10))
  const rest = lessons.slice(held.length)
  let loss = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(rest, seeded(`${seed} ${round} ${epoch}`))
    loss = learner.epoch(rest, rateOf(epoch / epochs))
  }
  return { learner, loss, held: learner.loss(held) }
}
