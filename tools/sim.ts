/** Plays many matches between bots and ends with one JSON line: npm run sim -- aton --games 1000 --bots greedy,random. */
import { botOf } from '../bots/index.ts'
import { playMatch } from '../bots/match.ts'
import { gameOf } from '../games/index.ts'
import type { AnyGame } from '../kernel/game.ts'
import { BadInput, readOptions } from '../kernel/options.ts'
import { playout } from '../kernel/play.ts'
import { seeded } from '../kernel/rng.ts'
import { type Arguments, gameWord, main, numberOption, readArguments, seatsOption } from './arguments.ts'

const USAGE =
  'npm run sim -- <game> [--seats N] [--games N] [--seed S] [--bots a,b,…] [--iterations N] [--options JSON]'

main(() => {
  const given = readArguments(USAGE, 1, ['seats', 'games', 'seed', 'bots', 'iterations', 'options'])
  const game = gameOf(gameWord(given, USAGE))
  const seats = seatsOption(given, game.meta)
  const count = numberOption(given, 'games', 1000, 1, 10_000_000)
  const seed = given.options.get('seed') ?? '1'
  const start = { seats, options: readOptions(game.meta, jsonOption(given)) }
  const names = botNames(given, seats)
  const bots = names.map(name => botOf(name, game))
  const iterations = numberOption(given, 'iterations', 200, 1, 1_000_000)
  const quick = names.every(name => name === 'random')

  const tally = new Tally(seats)
  const clock = process.cpuUsage()
  for (let n = 0; n < count; n++) {
    const chance = seeded(`${seed} ${n}`)
    try {
      if (quick) {
        const state = game.setup(seats, start.options)
        tally.decisions += playout(game, state, chance)
        tally.add(game, state)
        continue
      }
      const players = { bots, budget: { iterations }, chance, thoughts: seeded(`${seed} ${n} thoughts`) }
      const state = playMatch(game, start, players, entry => {
        if (entry.actor !== 'chance') tally.decisions++
      })
      tally.add(game, state)
    } catch (error) {
      tally.errors++
      console.error(`match ${n} of seed ${seed}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const { user, system } = process.cpuUsage(clock)
  const done = Math.max(1, count - tally.errors)
  const mean = (sum: number) => Number((sum / done).toFixed(2))
  console.log(
    JSON.stringify({
      game: game.meta.id,
      seats,
      bots: names,
      games: count,
      errors: tally.errors,
      decisionsPerGame: mean(tally.decisions),
      endings: tally.endings,
      firstPlaces: tally.firsts.map(mean),
      scoreMeans: tally.scores.map(mean),
      playoutsPerCpuSecond: Math.round((count * 1e6) / (user + system)),
    }),
  )
  if (tally.errors > 0) process.exitCode = 1
})

class Tally {
  errors = 0
  decisions = 0
  readonly endings: Record<string, number> = {}
  readonly scores: number[]
  readonly firsts: number[]

  constructor(seats: number) {
    this.scores = new Array<number>(seats).fill(0)
    this.firsts = new Array<number>(seats).fill(0)
  }

  add(game: AnyGame, state: unknown): void {
    game.check(state)
    const turn = game.turn(state)
    if (turn.kind !== 'over') throw new Error('the match did not end')
    this.endings[turn.ending] = (this.endings[turn.ending] ?? 0) + 1
    const winners = turn.places.filter(place => place === 1).length
    for (const [seat, place] of turn.places.entries()) if (place === 1) this.firsts[seat] += 1 / winners
    for (const [seat, score] of game.score(state).entries()) this.scores[seat] += score.total
  }
}

function botNames(given: Arguments, seats: number): string[] {
  const names = given.options.get('bots')?.split(',') ?? ['random']
  if (names.length === 1) return new Array<string>(seats).fill(names[0])
  if (names.length === seats) return names
  throw new BadInput(
    `--bots names ${names.length} bots for ${seats} seats: give one for all or one for each.`,
  )
}

function jsonOption(given: Arguments): unknown {
  const text = given.options.get('options') ?? '{}'
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput(`--options must be JSON such as {}, not "${text}".`)
  }
}
