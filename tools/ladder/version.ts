/** The version of a bot: a short name for how it plays, so that a figure says what it was measured on and stops counting when play changes. */
import { createHash } from 'node:crypto'
import type { AnyGame } from '../../kernel/game.ts'
import { seeded } from '../../kernel/rng.ts'
import { questions } from '../positions.ts'
import { contender } from './pairing.ts'

/** Enough for every kind of choice to be among them, few enough to be asked whenever the ladder starts. */
const POSITIONS = 40
const ITERATIONS = 40

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
  const hash = createHash('sha256')
  const open = questions(game, seats, seeded('version'))
  for (let n = 0; n < POSITIONS; n++) {
    const { view, legal } = open[Math.floor((n * open.length) / POSITIONS)]
    hash.update(JSON.stringify(bot.decide(view, legal, { iterations: ITERATIONS }, seeded(`version ${n}`))))
  }
  return hash.digest('hex').slice(0, 6)
}
