/** Shows a match of bots in the terminal, move by move: npm start [-- <game>]. */
import { setTimeout as wait } from 'node:timers/promises'
import { botOf } from '../bots/index.ts'
import { playMatch } from '../bots/match.ts'
import { gameOf } from '../games/index.ts'
import { readOptions } from '../kernel/options.ts'
import { seeded } from '../kernel/rng.ts'
import { main, numberOption, readArguments } from './arguments.ts'
import { scoreLines, whoOf, words } from './narrate.ts'

main(async () => {
  const given = readArguments('npm start [-- <game>] [--pause MS]', 1, ['pause'])
  const game = gameOf(given.words[0] ?? 'aton')
  const pause = numberOption(given, 'pause', process.stdout.isTTY ? 400 : 0, 0, 60_000)
  const seats = game.meta.seats.min
  const options = readOptions(game.meta, {})
  const bots = Array.from({ length: seats }, () => botOf('greedy', game))
  const screens: string[][] = []
  const seed = `${process.pid} ${process.hrtime.bigint()}`
  const players = {
    bots,
    budget: { iterations: 200 },
    chance: seeded(seed),
    thoughts: seeded(`${seed} thoughts`),
  }
  const end = playMatch(game, { seats, options }, players, (entry, events, state) => {
    const view = game.view(state, null)
    const told = events.filter(event => !event.only).map(event => `    ${words(event)}`)
    screens.push([whoOf(entry), ...told, ...game.sketch(view), ''])
  })
  for (const screen of screens) {
    console.log(screen.join('\n'))
    await wait(pause)
  }
  const turn = game.turn(end)
  if (turn.kind === 'over') console.log(`The end: ${turn.ending}; places by seat: ${turn.places.join(', ')}`)
  console.log(scoreLines(game.score(end)).join('\n'))
})
