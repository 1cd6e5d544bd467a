/** Measures every game at every seat count on one core in CPU time: npm run bench [-- <game>]. One JSON line each. */
import { skillOf } from '../bots/index.ts'
import { search } from '../bots/thinker.ts'
import { type Seated, Trials } from '../bots/trial.ts'
import { gameOf, games } from '../games/index.ts'
import { finals } from '../kernel/final.ts'
import type { AnyGame, Seat } from '../kernel/game.ts'
import { readOptions } from '../kernel/options.ts'
import { playout } from '../kernel/play.ts'
import { seeded } from '../kernel/rng.ts'
import { main, readArguments } from './arguments.ts'
import { positions } from './positions.ts'

const USAGE = 'npm run bench [-- <game>]'

main(() => {
  const { words } = readArguments(USAGE, 1, [])
  const chosen = words.length > 0 ? [gameOf(words[0])] : Object.values(games)
  console.log(JSON.stringify({ flatArrayMovesPerCpuSecond: Math.round(flatMoves()) }))
  for (const game of chosen) {
    for (let seats = game.meta.seats.min; seats <= game.meta.seats.max; seats++) bench(game, seats)
  }
})

/** For orientation, since machines differ: moves of a program that has nothing but a flat array, a stone on a random free space of 48 until all are full. */
function flatMoves(): number {
  const SPACES = 48
  const rng = seeded('flat')
  const board = new Int16Array(SPACES)
  const free = new Int16Array(SPACES)
  return (
    SPACES *
    perSecond(() => {
      for (let space = 0; space < SPACES; space++) free[space] = space
      for (let left = SPACES; left > 0; left--) {
        const at = rng.int(left)
        board[free[at]] = 1 + (left & 1)
        free[at] = free[left - 1]
      }
      return board
    })
  )
}

function bench(game: AnyGame, seats: number): void {
  const options = readOptions(game.meta, {})
  const rng = seeded('bench')
  const fresh = () => game.setup(seats, options)
  let decisions = 0
  let matches = 0
  const playouts = perSecond(() => {
    decisions += playout(game, fresh(), rng)
    matches++
  })
  const samples = positions(game, fresh, rng)
  const views = viewsOf(game, samples)
  const lengths = samples.map(({ state, seat }) => ({ state, seat, length: game.legal(state, seat).length }))
  const long = lengths.reduce((best, sample) => (sample.length > best.length ? sample : best))
  let i = 0
  const nanoseconds = (work: (n: number) => unknown) =>
    Math.round(1e9 / perSecond(() => work(i++ % samples.length)))
  console.log(
    JSON.stringify({
      game: game.meta.id,
      seats,
      playoutsPerCpuSecond: Math.round(playouts),
      decisionsPerGame: Math.round(decisions / matches),
      cloneNs: nanoseconds(n => game.clone(samples[n].state)),
      longestList: long.length,
      longestLegalNs: nanoseconds(() => game.legal(long.state, long.seat)),
      legalNs: nanoseconds(n => game.legal(samples[n].state, samples[n].seat)),
      cloneAndApplyNs: nanoseconds(n => {
        const { state, seat, action } = samples[n]
        const next = game.clone(state)
        game.apply(next, seat, action)
        return next
      }),
      viewNs: nanoseconds(n => game.view(samples[n].state, samples[n].seat)),
      finalsNs: nanoseconds(n => {
        const { state, seat } = samples[n]
        return finals(game, state, seat, game.legal(state, seat))
      }),
      imagineNs: nanoseconds(n => game.imagine(views[n], rng)),
      searchIterationsPerCpuSecond: searchRate(game, views),
    }),
  )
}

/** Trials of the search in a second of CPU time, cut at the horizon and judged, over all positions in which there is something to think about. */
function searchRate(game: AnyGame, views: readonly unknown[]): number {
  const skill = skillOf(game)
  const rng = seeded('search')
  let trials = 0
  const think = (view: Seated) => {
    const thought = new Trials(skill, view, rng)
    const choices = thought.choices(game.legal(thought.world(), thought.seat))
    if (choices.length > 1) search(thought, choices, { iterations: 1000 })
    trials += thought.begun
  }
  for (const view of views.slice(0, 30)) think(view as Seated)
  trials = 0
  const start = process.cpuUsage()
  let spent = 0
  for (let n = 0; spent < 1.5e6; n++) {
    think(views[n % views.length] as Seated)
    const { user, system } = process.cpuUsage(start)
    spent = user + system
  }
  return Math.round((trials * 1e6) / spent)
}

/** A view of every sample; again most are thrown away. */
function viewsOf(game: AnyGame, samples: readonly { state: unknown; seat: Seat }[]): unknown[] {
  return samples.map(({ state, seat }) => {
    for (let n = 0; n < 10; n++) game.view(state, seat)
    return game.view(state, seat)
  })
}

/** What the last piece of work made: kept, because an engine leaves out what nobody uses. */
let kept: unknown

/** How often a piece of work is done in a second of CPU time: the best of five runs after a warm-up, since other programs only slow it down. */
function perSecond(work: () => unknown): number {
  const run = (milliseconds: number) => {
    const start = process.cpuUsage()
    let rounds = 0
    let spent = 0
    for (let batch = 1; spent < milliseconds * 1000; batch = Math.min(batch * 2, 4096)) {
      for (let n = 0; n < batch; n++) kept = work()
      rounds += batch
      const { user, system } = process.cpuUsage(start)
      spent = user + system
    }
    return (rounds * 1e6) / spent
  }
  run(300)
  const best = Math.max(...[1, 2, 3, 4, 5].map(() => run(200)))
  if (kept === perSecond) throw new Error('the work must not make this')
  return best
}
