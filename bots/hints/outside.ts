/**
 * What somebody's move looks like from another seat, by what that seat knew before it: while a match runs nothing else may be said of it. It gets that view and
 * the move as it was seen, never a state, so it cannot tell what the mover held.
 */
import { same } from '../../kernel/data.ts'
import type { ActionBase, Rng, Seat } from '../../kernel/game.ts'
import { Luck } from '../review/luck.ts'
import { type Seated, type Skill, Trials } from '../trial.ts'
import { type Hint, reasoned } from './reason.ts'

/** A move as an onlooker saw it. */
export interface Looked<A, V> {
  /** What the onlooker knew before it. */
  readonly view: V
  readonly seat: Seat
  readonly action: A
}

/** So many worlds are imagined, and in so many of them the move must be possible. */
const WORLDS = 64
const LEAST_WORLDS = 8
/** So many choices are held against it, each tried so often; the best two are named. */
const FIELD = 12
const TRIALS = 24
const OTHERS = 2

/** The move first, then what else seems good. Null if it was hidden, sealed, or nothing else could be done as far as the onlooker knew. */
export function looksLike<S, A extends ActionBase, V extends Seated>(
  skill: Skill<S, A, V>,
  { view, seat, action }: Looked<A, V>,
  rng: Rng,
): Hint<A> | null {
  const { game, knowledge } = skill
  const luck = new Luck(`look ${rng.int(1 << 30)}`)
  const trials = new Trials(skill, view, luck)
  // A card that was played was held: worlds in which it was not do not count.
  const worlds = Array.from({ length: WORLDS }, () => trials.fresh()).filter(
    world => game.why(world, seat, action) === undefined,
  )
  if (worlds.length < LEAST_WORLDS || knowledge.sealed?.(worlds[0])) return null
  const open = (world: S): readonly A[] => knowledge.choices?.(world, seat) ?? game.legal(world, seat)
  // What is possible in all of them is no secret.
  const others = open(worlds[0])
    .filter(other => !same(other, action))
    .filter(other => worlds.every(world => game.why(world, seat, other) === undefined))
  if (others.length === 0) return null
  const world = (): S => worlds[luck.int(worlds.length)]
  const share = (other: A): number => {
    let sum = 0
    for (let n = 0; n < TRIALS; n++) {
      luck.set(2 * n)
      const state = trials.beginAt(world())
      luck.set(2 * n + 1)
      trials.act(state, seat, other)
      trials.finish(state)
      sum += trials.shares[seat]
    }
    return sum
  }
  const weights = knowledge.prior?.(worlds[0], seat, others) ?? others.map(() => 1)
  const field = best(others, n => weights[n], FIELD)
  const shares = field.map(share)
  return reasoned({ trials, luck, seat, world }, [action, ...best(field, n => shares[n], OTHERS)])
}

/** Those worth most, the best first. */
function best<A>(list: readonly A[], worth: (n: number) => number, most: number): readonly A[] {
  const order = list.map((_, n) => n).sort((a, b) => worth(b) - worth(a))
  return order.slice(0, most).map(n => list[n])
}
