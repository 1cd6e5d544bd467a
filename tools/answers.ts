/** Measures how long somebody waits for bots between two questions of their own, by the clock on the wall: npm run answers [-- <game>]. One JSON line for each game and seat count. */
import { BotClock, budgetOf } from '../bots/clock.ts'
import { botOf, skillOf } from '../bots/index.ts'
import { LEVELS, turnMs } from '../bots/levels.ts'
import { type Question, questions } from '../bots/match.ts'
import { REFERENCE, toyMatches } from '../bots/speed.ts'
import { gameOf, games } from '../games/index.ts'
import type { ActionBase, AnyGame, Seat } from '../kernel/game.ts'
import { BadInput, readOptions } from '../kernel/options.ts'
import { seeded } from '../kernel/rng.ts'
import { main, numberOption, readArguments } from './arguments.ts'

const USAGE = 'npm run answers [-- <game>] [--level L] [--waits N]'

/** Whoever waits sits here; bots of the measured level have the other seats. */
const WAITING: Seat = 0

/** How many matches tell how many decisions a turn has. */
const MATCHES = 20

/** One bot all over the table, quick but not random: it brings the match from one measured wait to the next. */
const QUICK = { name: 'casual', iterations: 30 }

const now = (): number => performance.now()
const cpuTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

main(() => {
  const given = readArguments(USAGE, 1, ['level', 'waits'])
  const { words, options } = given
  const waits = numberOption(given, 'waits', 6, 1, 1000)
  const chosen = words.length > 0 ? [gameOf(words[0])] : Object.values(games)
  const levels = LEVELS.filter(({ name }) => name === (options.get('level') ?? name))
  if (levels.length === 0) throw new BadInput(`There is no level "${options.get('level')}".`)
  console.log(
    JSON.stringify({
      toyMatchesPerCpuMs: Math.round(Math.max(toyMatches(cpuTime, 300), toyMatches(cpuTime, 300))),
      ratedAt: REFERENCE,
      waits,
    }),
  )
  for (const game of chosen) {
    for (let seats = game.meta.seats.min; seats <= game.meta.seats.max; seats++) {
      const times = levels.map(({ name }) => [name, waitsFor(game, seats, name, waits)])
      console.log(
        JSON.stringify({
          game: game.meta.id,
          seats,
          ...Object.fromEntries(times),
          ahead: aheadOf(game, seats),
        }),
      )
    }
  }
})

/** The median and the longest wait in milliseconds, over so many of them from all over matches, and the longest single answer. */
function waitsFor(game: AnyGame, seats: number, level: string, wanted: number): Record<string, number> {
  const rng = seeded(`answers ${level}`)
  const [slow, quick] = [botOf(level, game), botOf(QUICK.name, game)]
  const waits: number[] = []
  let longestAnswer = 0
  for (let match = 0; waits.length < wanted; match++) {
    const clock = new BotClock(game, seats)
    const asks = new Array<number>(seats).fill(0)
    let laps = 0
    let waited = 0
    play(game, seats, `${match}`, question => {
      const { seat, view, legal } = question
      asks[seat]++
      clock.follow(asks)
      const isMeasured = laps % 9 === 5 && waits.length < wanted
      if (seat === WAITING) {
        if (isMeasured && waited > 0) waits.push(waited)
        waited = 0
        laps++
      } else if (isMeasured) {
        const [turn, start] = [turnMs(level, seats), now()]
        const action = slow.decide(view, legal, budgetOf(turn * clock.part(question), now), rng)
        clock.spend(seat, (now() - start) / turn)
        waited += now() - start
        longestAnswer = Math.max(longestAnswer, now() - start)
        return action
      }
      return quick.decide(view, legal, QUICK, rng)
    })
  }
  waits.sort((a, b) => a - b)
  const [median, longest] = [waits[waits.length >> 1], waits[waits.length - 1]]
  return { median: Math.round(median), longest: Math.round(longest), answer: Math.round(longestAnswer) }
}

type Answer = (question: Question<unknown, ActionBase>) => ActionBase

function play(game: AnyGame, seats: number, seed: string, answer: Answer): void {
  const match = questions(game, { seats, options: readOptions(game.meta, {}) }, seeded(`wait ${seed}`))
  for (let step = match.next(); !step.done; ) step = match.next(answer(step.value))
}

/** How many decisions a seat makes, this one included, before whoever has waited longest is asked again: the mean, by the type of the first choice. */
function aheadOf(game: AnyGame, seats: number): Record<string, number> {
  const { knowledge } = skillOf(game)
  const bot = botOf(QUICK.name, game)
  const rng = seeded('ahead')
  const counts = new Map<string, { sum: number; of: number }>()
  for (let match = 0; match < MATCHES; match++) {
    const log: { seat: Seat; type: string | undefined }[] = []
    play(game, seats, `ahead ${match}`, ({ seat, view, legal }) => {
      log.push({ seat, type: legal.length > 1 ? legal[0].type : undefined })
      return bot.decide(view, legal, { iterations: knowledge.wide === undefined ? 2 : 12 }, rng)
    })
    for (const [at, { seat, type }] of log.entries()) {
      if (type === undefined) continue
      const count = counts.get(type) ?? { sum: 0, of: 0 }
      counts.set(type, { sum: count.sum + decisionsFrom(log, at, seat, seats), of: count.of + 1 })
    }
  }
  return Object.fromEntries(
    [...counts].map(([type, { sum, of }]) => [type, Math.round((10 * sum) / of) / 10]),
  )
}

function decisionsFrom(
  log: readonly { readonly seat: Seat; readonly type: string | undefined }[],
  at: number,
  seat: Seat,
  seats: number,
): number {
  const others = Array.from({ length: seats }, (_, other) => other).filter(other => other !== seat)
  const lastOf = (other: Seat): number => log.findLastIndex((one, n) => n < at && one.seat === other)
  const longest = others.reduce((a, b) => (lastOf(b) < lastOf(a) ? b : a))
  const next = log.findIndex((one, n) => n > at && one.seat === longest)
  const until = next < 0 ? log.length : next
  return log.slice(at, until).filter(one => one.seat === seat && one.type !== undefined).length
}
