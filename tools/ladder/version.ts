/** The version of a bot: a short name for how it plays, so that a figure says what it was measured on and stops counting when play changes. */
import { createHash } from 'node:crypto'
import { skillOf } from '../../bots/index.ts'
import type { ActionBase, AnyGame } from '../../kernel/game.ts'
import { seeded } from '../../kernel/rng.ts'
import { type Question, questions } from '../positions.ts'
import { contender } from './contender.ts'

/** Enough for every kind of choice to be among them, few enough to be asked whenever the ladder starts. */
const POSITIONS = 40
const ITERATIONS = 40

/** By which rule a bot that thinks has its time: another one is another bot. Those of 0.1 had a time for each decision, and no mark. */
const CLOCK = 't'

const isTimed = (game: AnyGame, name: string): boolean =>
  name !== 'random' && !Object.hasOwn(skillOf(game).knowledge.rivals ?? {}, name)

interface FingerprintQuestion extends Question {
  readonly iterations: number
  readonly seed: string
}

const known = new Map<string, string>()

/** Of what a bot answers in positions of random matches. Only play counts: code that does the same more quickly has the same version. */
export function versionOf(game: AnyGame, seats: number, name: string): string {
  const key = `${game.meta.id} ${seats} ${name}`
  const version = known.get(key) ?? fingerprint(game, seats, name)
  known.set(key, version)
  return version
}

function fingerprint(game: AnyGame, seats: number, name: string): string {
  const bot = contender(name, game)
  const budget = { iterations: ITERATIONS }
  const answers = fortyQuestions(game, seats).map(({ view, legal, seed }) =>
    bot.decide(view, legal, budget, seeded(seed)),
  )
  return `${hashOf(answers)}${isTimed(game, name) ? CLOCK : ''}`
}

/** The questions of a fingerprint, each with the luck that the bot has there. */
export function fortyQuestions(game: AnyGame, seats: number): FingerprintQuestion[] {
  const open = questions(game, seats, seeded('version'))
  return Array.from({ length: POSITIONS }, (_, n) => ({
    ...open[Math.floor((n * open.length) / POSITIONS)],
    iterations: ITERATIONS,
    seed: `version ${n}`,
  }))
}

/** The fingerprint of these answers. */
export function hashOf(answers: readonly ActionBase[]): string {
  const hash = createHash('sha256')
  for (const answer of answers) hash.update(JSON.stringify(answer))
  return hash.digest('hex').slice(0, 6)
}
