/** Positions to measure at, from all over random matches. */
import type { ActionBase, AnyGame, Rng, Seat } from '../kernel/game.ts'
import { readOptions } from '../kernel/options.ts'
import { pick } from '../kernel/rng.ts'

export interface Question {
  readonly view: unknown
  readonly legal: readonly ActionBase[]
}

/** Those in which the seat has a choice, as a bot is asked there. */
export function questions(game: AnyGame, seats: number, rng: Rng): Question[] {
  const options = readOptions(game.meta, {})
  return positions(game, () => game.setup(seats, options), rng)
    .map(({ state, seat }) => ({ view: game.view(state, seat), legal: game.legal(state, seat) }))
    .filter(({ legal }) => legal.length > 1)
}

interface Position {
  readonly state: unknown
  readonly seat: Seat
  readonly action: ActionBase
}

/** Each with a seat that is asked and something it may do. */
export function positions(game: AnyGame, fresh: () => unknown, rng: Rng): Position[] {
  const found: Position[] = []
  for (let match = 0; match < 20; match++) {
    const state = fresh()
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      if (turn.kind === 'chance') {
        game.apply(state, 'chance', game.chance(state, rng))
        continue
      }
      const seat = pick(rng, turn.seats)
      const action = pick(rng, game.legal(state, seat))
      // Most copies are thrown away: if most of them lived on, the engine would make all later ones for a long life, which costs ten times as much.
      const copy = game.clone(state)
      if (rng.int(10) === 0) found.push({ state: copy, seat, action })
      game.apply(state, seat, action)
    }
  }
  return found
}
