/** Measures how long the bots of each level take to answer, by the clock on the wall: npm run answers [-- <game>]. One JSON line for each game and seat count. */
import { botOf } from '../bots/index.ts'
import { LEVELS } from '../bots/levels.ts'
import { gameOf, games } from '../games/index.ts'
import type { AnyGame } from '../kernel/game.ts'
import { seeded } from '../kernel/rng.ts'
import { main, readArguments } from './arguments.ts'
import { questions } from './positions.ts'

const USAGE = 'npm run answers [-- <game>]'

/** How many decisions are timed at each level, and how many go before them to warm up. */
const TIMED = 12
const WARM = 6

main(() => {
  const { words } = readArguments(USAGE, 1, [])
  const chosen = words.length > 0 ? [gameOf(words[0])] : Object.values(games)
  for (const game of chosen) {
    for (let seats = game.meta.seats.min; seats <= game.meta.seats.max; seats++) {
      const levels = LEVELS.map(({ name, ms }) => [name, timesOf(game, seats, name, ms)])
      console.log(JSON.stringify({ game: game.meta.id, seats, ...Object.fromEntries(levels) }))
    }
  }
})

/** The median and the longest answer in milliseconds. */
function timesOf(
  game: AnyGame,
  seats: number,
  level: string,
  ms: number,
): { median: number; longest: number } {
  const rng = seeded('answers')
  const bot = botOf(level, game)
  const open = questions(game, seats, rng)
  const times: number[] = []
  for (let n = 0; n < WARM + TIMED; n++) {
    const { view, legal } = open[(n * 37) % open.length]
    const start = performance.now()
    bot.decide(view, legal, { ms, now: () => performance.now() }, rng)
    if (n >= WARM) times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return { median: Math.round(times[TIMED / 2]), longest: Math.round(times[TIMED - 1]) }
}
