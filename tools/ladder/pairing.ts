/** One pairing of the ladder: a bot alone against copies of another, on the same shuffles from every seat. */
import { BotClock, budgetOf } from '../../bots/clock.ts'
import { turnMs } from '../../bots/levels.ts'
import { type Question, questions } from '../../bots/match.ts'
import { paceHere } from '../../bots/speed.ts'
import type { ActionBase, AnyGame } from '../../kernel/game.ts'
import { readOptions } from '../../kernel/options.ts'
import { seeded } from '../../kernel/rng.ts'
import { contender, timesOf } from './contender.ts'
import { dealer } from './dealer.ts'
import { commandOf, Program } from './program.ts'
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

/** A turn lasts as long here as the machine that the levels were rated on needs for the same: a share means the same whoever measures it. */
let pace = 0
const paceOfLadder = (): number => {
  if (pace === 0) pace = paceHere(cpuTime)
  return pace
}

type Answer = (question: Question<unknown, ActionBase>) => ActionBase | Promise<ActionBase>

/** What a bot was given for its decisions and what it took, in milliseconds; a program tells neither. */
interface Time {
  given: number
  taken: number
}

/** Bots, ready to play block after block. */
export class Match {
  private readonly programs = new Map<string, Program>()

  constructor(private readonly pairing: Pairing) {
    for (const name of [pairing.one, pairing.others]) {
      const command = commandOf(name, pairing.command)
      if (command !== undefined) this.programs.set(name, new Program(command))
    }
  }

  /** The games of one shuffle: the single bot sits on each seat once. */
  async block(number: number): Promise<Result[]> {
    const { seats, one, others } = this.pairing
    const results: Result[] = []
    for (let at = 0; at < seats; at++) {
      const names = Array.from({ length: seats }, (_, seat) => (seat === at ? one : others))
      results.push(await this.play(names, number))
    }
    return results
  }

  close(): void {
    for (const program of this.programs.values()) program.close()
  }

  private async play(names: readonly string[], number: number): Promise<Result> {
    const { game, seats, seed } = this.pairing
    const clock = new BotClock(game, seats)
    let state: unknown
    const times = names.map((): Time => ({ given: 0, taken: 0 }))
    const answers = names.map((name, seat) =>
      this.answerOf(name, { clock, time: times[seat] }, `${seed} ${number} ${seat}`, () => state),
    )
    const asks = names.map(() => 0)
    const start = { seats, options: readOptions(game.meta, {}) }
    const match = questions(game, start, dealer(`${seed} ${number}`), (_entry, _events, now) => {
      state = now
    })
    let step = match.next()
    while (!step.done) {
      asks[step.value.seat]++
      clock.follow(asks)
      const answer = answers[step.value.seat](step.value)
      step = match.next(answer instanceof Promise ? await answer : answer)
    }
    const end = game.turn(step.value)
    if (end.kind !== 'over') throw new Error('the match did not end')
    const winners = end.places.filter(place => place === 1).length
    return {
      names,
      shares: end.places.map(place => (place === 1 ? 1 / winners : 0)),
      used: times.map(({ given, taken }) => (given > 0 ? taken / given : null)),
    }
  }

  /** How a bot of this name answers, by the same clock as at any table. */
  private answerOf(
    name: string,
    { clock, time }: { readonly clock: BotClock; readonly time: Time },
    seed: string,
    truth: () => unknown,
  ): Answer {
    const { game, seats, scale, one, others } = this.pairing
    // A program gets as much time as whoever it plays against.
    const program = this.programs.get(name)
    const clocked = !program ? name : name === one ? others : one
    const turn = (turnMs(clocked.split(/[@+]/)[0], seats) * timesOf(clocked) * paceOfLadder()) / scale
    if (program)
      return async question => {
        const part = clock.part(question)
        const action = await program.decide(game.meta.id, question, turn * part)
        clock.spend(question.seat, part) // what it really took only the program knows
        return action
      }
    const bot = contender(name, game, truth)
    const rng = seeded(seed)
    return question => {
      const start = cpuTime()
      const ms = turn * clock.part(question)
      const action = bot.decide(question.view, question.legal, budgetOf(ms, cpuTime), rng)
      const taken = cpuTime() - start
      clock.spend(question.seat, taken / turn)
      time.given += ms
      time.taken += taken
      return action
    }
  }
}
