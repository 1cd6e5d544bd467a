/** Short steps for tests: apply an entry that must be legal, and hear what it told. */
import { copy } from './data.ts'
import type { ActionBase, Actor, EventBase, Game, Rng } from './game.ts'

/** Applies an entry to this very state and returns the events; throws with the rule if it is refused. */
export function act<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  state: S,
  actor: Actor,
  action: A,
): E[] {
  const refused = game.why(state, actor, action)
  if (refused !== undefined) throw new Error(`${JSON.stringify(action)} by ${actor} is refused by ${refused}`)
  const told: E[] = []
  game.apply(state, actor, copy(action), event => told.push(event))
  game.check(state)
  return told
}

/** Lets chance act on this very state until a seat must decide. */
export function settleHere<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  state: S,
  rng: Rng,
): E[] {
  const told: E[] = []
  while (game.turn(state).kind === 'chance') told.push(...act(game, state, 'chance', game.chance(state, rng)))
  return told
}

/** How many different sequences of `depth` choices a position allows; chance is taken as it comes from the source. */
export function countSequences<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  state: S,
  depth: number,
  rng: Rng,
): number {
  const here = game.clone(state)
  settleHere(game, here, rng)
  const turn = game.turn(here)
  if (depth === 0 || turn.kind !== 'seats') return 1
  const seat = turn.seats[0]
  let count = 0
  for (const action of game.legal(here, seat)) {
    const next = game.clone(here)
    game.apply(next, seat, action)
    count += countSequences(game, next, depth - 1, rng)
  }
  return count
}
