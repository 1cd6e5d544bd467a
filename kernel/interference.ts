/**
 * Non-interference: what a seat may not know never reaches it. Two states that differ only in hidden things must give a viewer the same
 * view, list, turn, events and messages, now and after the same entry; and an entry that can be taken back must have taught nobody anything.
 */
import { difference, same } from './data.ts'
import type { ActionBase, Entry, EventBase, Game, Rng, Seat } from './game.ts'
import { isFor } from './play.ts'

/** Follows one entry through the true world and through worlds that each viewer could imagine. */
export function checkInterference<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  state: S,
  entry: Entry<A>,
  rng: Rng,
): void {
  const seats = game.score(state).length
  for (const viewer of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
    if (viewer === entry.actor) {
      if (!same(game.seen(state, entry, viewer), entry.action))
        throw new Error('a seat must see its own entries whole')
    }
    const world = game.imagine(game.view(state, viewer), rng)
    if (viewer !== entry.actor && entry.actor !== 'chance') checkTeaching(game, state, world, entry, viewer)
    if (reveals(game, state, entry)) continue
    const twin = twinOf(game, { state, entry }, world, viewer, rng)
    if (twin) checkSameStory(game, { state, entry }, { state: world, entry: twin }, viewer)
  }
}

interface Step<S, A> {
  readonly state: S
  readonly entry: Entry<A>
}

/** Only here may two worlds begin to look different: a hidden thing is shown, or the last sealed choice turns all of them over. */
function reveals<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  state: S,
  entry: Entry<A>,
): boolean {
  const turn = game.turn(state)
  const bound = game.binding(state, entry)
  return bound === 'shown' || (bound === 'sealed' && turn.kind === 'seats' && turn.seats.length === 1)
}

/** The entry in the imagined world that looks to this viewer as the true one does in the true world, if there is one. */
function twinOf<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  { state, entry }: Step<S, A>,
  world: S,
  viewer: Seat | null,
  rng: Rng,
): Entry<A> | undefined {
  const looks = game.seen(state, entry, viewer)
  const { actor } = entry
  const fits = (action: A) =>
    game.why(world, actor, action) === undefined && same(game.seen(world, { actor, action }, viewer), looks)
  const others =
    actor === 'chance' ? [1, 2, 3, 4].map(() => game.chance(world, rng)) : game.legal(world, actor)
  const action = [entry.action, ...others].find(fits)
  return action && { actor, action }
}

/** After entries that look alike, the two worlds must still look alike, and have told the viewer the same. */
function checkSameStory<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  truth: Step<S, A>,
  imagined: Step<S, A>,
  viewer: Seat | null,
): void {
  const [one, two] = [truth, imagined].map(({ state, entry }) => {
    const next = game.clone(state)
    const told: EventBase[] = []
    game.apply(next, entry.actor, entry.action, event => {
      if (isFor(event, viewer)) told.push(event)
    })
    const legal = viewer === null ? [] : game.legal(next, viewer)
    return { told, view: game.view(next, viewer), turn: game.turn(next), legal }
  })
  const leak = difference(one, two)
  if (leak)
    throw new Error(
      `viewer ${viewer} can tell two worlds apart after ${JSON.stringify(truth.entry)}: ${leak}`,
    )
}

/** If an entry can be taken back, then nobody else learned from it: it was possible in every world they could imagine. */
function checkTeaching<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  state: S,
  world: S,
  entry: Entry<A>,
  viewer: Seat | null,
): void {
  if (game.binding(state, entry) !== undefined) return
  const looks = game.seen(state, entry, viewer)
  if (!same(looks, entry.action)) return
  if (game.why(world, entry.actor, entry.action) !== undefined) {
    throw new Error(`viewer ${viewer} learns from ${JSON.stringify(entry)}, so it must be binding`)
  }
}
