/** One pairing of the ladder: a bot alone against copies of another, on the same shuffles from every seat. */
import type { Bot } from '../../bots/bot.ts'
import { botOf, skillOf } from '../../bots/index.ts'
import { LEVELS, timeOf } from '../../bots/levels.ts'
import { type Question, questions } from '../../bots/match.ts'
import { thinker } from '../../bots/thinker.ts'
import type { ActionBase, AnyGame } from '../../kernel/game.ts'
import { BadInput, readOptions } from '../../kernel/options.ts'
import { seeded } from '../../kernel/rng.ts'
import { dealer } from './dealer.ts'
import { Program } from './program.ts'
import type { Result } from './statistics.ts'

export interface Pairing {
  readonly game: AnyGame
  readonly seats: number
  readonly one: string
  readonly others: string
  readonly seed: string
  readonly scale: number // the part of its time each bot gets: one in so many
  readonly command: string | undefined // what plays for a bot named "program"
}

/** Thinking time is CPU time here: what else the machine does must not decide who wins. */
const cpuTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** A bot by its name; `strong@0.05` is strong with another temperature, for trying out. Throws BadInput. */
export function contender(name: string, game: AnyGame): Bot {
  const [level, text] = name.split('@')
  const bot = botOf(level, game)
  if (text === undefined) return bot
  const temperature = text === '' ? Number.NaN : Number(text)
  if (!LEVELS.some(({ name }) => name === level))
    throw new BadInput(`"${level}" has no temperature; only levels have one, such as strong@0.05.`)
  if (temperature >= 0) return thinker(skillOf(game), { name, temperature }) as Bot
  throw new BadInput(`"${name}" should name a temperature from 0 up, such as ${level}@0.05.`)
}

type Answer = (question: Question<unknown, ActionBase>) => ActionBase | Promise<ActionBase>

/** Bots, ready to play block after block. */
export class Match {
  private readonly program: Program | undefined

  constructor(private readonly pairing: Pairing) {
    if (pairing.command !== undefined) this.program = new Program(pairing.command)
  }

  /** The games of one shuffle: the single bot sits on each seat once. */
  async block(number: number): Promise<Result[]> {
    const { seats, one, others } = this.pairing
    const results: Result[] = []
    for (let at = 0; at < seats; at++) {
      const names = Array.from({ length: seats }, (_, seat) => (seat === at ? one : others))
      results.push({ names, shares: await this.play(names, number) })
    }
    return results
  }

  close(): void {
    this.program?.close()
  }

  private async play(names: readonly string[], number: number): Promise<number[]> {
    const { game, seats, seed } = this.pairing
    const answers = names.map((name, seat) => this.answerOf(name, `${seed} ${number} ${seat}`))
    const start = { seats, options: readOptions(game.meta, {}) }
    const match = questions(game, start, dealer(`${seed} ${number}`))
    let step = match.next()
    while (!step.done) {
      const answer = answers[step.value.seat](step.value)
      step = match.next(answer instanceof Promise ? await answer : answer)
    }
    const end = game.turn(step.value)
    if (end.kind !== 'over') throw new Error('the match did not end')
    const winners = end.places.filter(place => place === 1).length
    return end.places.map(place => (place === 1 ? 1 / winners : 0))
  }

  private answerOf(name: string, seed: string): Answer {
    const { game, scale, one, others } = this.pairing
    // A program gets as much time as whoever it plays against.
    const clocked = name !== 'program' ? name : one === 'program' ? others : one
    const ms = timeOf(clocked.split('@')[0]) / scale
    const { program } = this
    if (name === 'program' && program) return question => program.decide(game.meta.id, question, ms)
    const bot = contender(name, game)
    const rng = seeded(seed)
    const budget = { ms, now: cpuTime }
    return ({ view, legal }) => bot.decide(view, legal, budget, rng)
  }
}
