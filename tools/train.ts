/** Learns a game's evaluation from matches of the bot with itself: npm run train -- aton --games 5000 --write games/aton/bot/learned/weights.ts. */
import { writeFileSync } from 'node:fs'
import type { Bot } from '../bots/bot.ts'
import { skillOf } from '../bots/index.ts'
import type { Knowledge } from '../bots/knowledge.ts'
import { thinker } from '../bots/thinker.ts'
import type { Seated } from '../bots/trial.ts'
import { gameOf } from '../games/index.ts'
import type { ActionBase, Game, Rng } from '../kernel/game.ts'
import { BadInput, readOptions } from '../kernel/options.ts'
import { pick, seeded } from '../kernel/rng.ts'
import { gameWord, main, numberOption, readArguments, seatsOption } from './arguments.ts'
import { rateOf, shuffle } from './train/epochs.ts'
import { Learner, type Lesson } from './train/learner.ts'
import { sourceOf } from './train/source.ts'

const USAGE =
  'npm run train -- <game> [--seats N] [--games N] [--iterations N] [--epochs N] [--seed S] [--start fresh|learned] [--write file]'

type SomeGame = Game<unknown, ActionBase, Seated, unknown>

main(() => {
  const given = readArguments(USAGE, 1, ['seats', 'games', 'iterations', 'epochs', 'seed', 'start', 'write'])
  const game = gameOf(gameWord(given, USAGE)) as SomeGame
  const { knowledge } = skillOf(game)
  if (!knowledge.learning) throw new BadInput(`The evaluation of ${game.meta.title} is not a learned one.`)
  const { learning } = knowledge
  const seats = seatsOption(given, game.meta)
  const count = numberOption(given, 'games', 2000, 1, 10_000_000)
  const iterations = numberOption(given, 'iterations', 0, 0, 100_000)
  const seed = given.options.get('seed') ?? 'train'
  const bot = thinker({ game, knowledge }, { name: 'student', temperature: 0.05 })
  const lessons: Lesson[] = []
  const start = performance.now()
  for (let n = 0; n < count; n++)
    lessons.push(...playLessons({ game, knowledge, bot, seats, iterations }, seeded(`${seed} ${n}`)))
  console.log(
    `${count} games, ${lessons.length} positions, ${((performance.now() - start) / 1000).toFixed(0)} s`,
  )
  const isFresh = (given.options.get('start') ?? 'fresh') === 'fresh'
  const learner = new Learner(learning.inputs, learning.hidden, seats, isFresh ? undefined : learning.weights)
  // Whole matches are held back: positions of one match share its result.
  const held = lessons.splice(0, Math.floor(lessons.length / 10))
  const epochs = numberOption(given, 'epochs', 15, 1, 1000)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(lessons, seeded(`${seed} ${epoch}`))
    const loss = learner.epoch(lessons, rateOf(epoch / epochs) * (isFresh ? 1 : 0.3))
    console.log(`epoch ${epoch + 1}: loss ${loss.toFixed(4)}, held back ${learner.loss(held).toFixed(4)}`)
  }
  const file = given.options.get('write')
  const words = `${given.words[0]} --seats ${seats} --games ${count} --iterations ${iterations}`
  const sentence = `Weights of the evaluation, learned by npm run train -- ${words}.`
  if (file !== undefined) writeFileSync(file, sourceOf('WEIGHTS', learner.weights, 1000, sentence))
})

interface School {
  readonly game: SomeGame
  readonly knowledge: Knowledge<unknown, ActionBase, Seated>
  readonly bot: Bot<Seated>
  readonly seats: number
  readonly iterations: number // 0: no search at all, quick choices
}

/** One match, as a lesson for the start of each of its rounds. */
function playLessons({ game, knowledge, bot, seats, iterations }: School, rng: Rng): Lesson[] {
  const { learning } = knowledge
  if (!learning) return []
  const state = game.setup(seats, readOptions(game.meta, {}))
  const features: Float32Array[] = []
  let round = game.round(state)
  const into = new Float64Array(learning.inputs)
  for (;;) {
    const turn = game.turn(state)
    if (turn.kind === 'over') {
      const winners = turn.places.filter(place => place === 1).length
      const shares = Float32Array.from(turn.places, place => (place === 1 ? 1 / winners : 0))
      return features.map(seen => ({ features: seen, shares }))
    }
    if (game.round(state) !== round) {
      round = game.round(state)
      const all = new Float32Array(learning.inputs * seats)
      for (let seat = 0; seat < seats; seat++) {
        learning.features(state, seat, into)
        all.set(into, seat * learning.inputs)
      }
      features.push(all)
    }
    if (turn.kind === 'chance') {
      game.apply(state, 'chance', game.chance(state, rng))
      continue
    }
    const seat = turn.seats[0]
    const action =
      iterations > 0
        ? bot.decide(game.view(state, seat), game.legal(state, seat), { iterations }, rng)
        : (knowledge.quick?.(state, seat, rng) ?? pick(rng, game.legal(state, seat)))
    game.apply(state, seat, action)
  }
}
