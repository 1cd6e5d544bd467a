/** A whole match between bots: each is handed the view of its seat, and its answer is judged like anybody's. */
import type { ActionBase, Entry, EventBase, Game, Rng, Seat } from '../kernel/game.ts'
import type { Start } from '../kernel/play.ts'
import type { Bot, Budget } from './bot.ts'

export interface Players<V, A extends ActionBase> {
  readonly bots: readonly Bot<V, A>[] // by seat
  readonly budget: Budget
  /** One source for chance and one for the bots' thoughts, so that how long they think does not change the deal. */
  readonly chance: Rng
  readonly thoughts: Rng
}

export type Watch<S, A> = (entry: Entry<A>, events: readonly EventBase[], state: S) => void

/** What a seat is asked in the course of a match. */
export interface Question<V, A extends ActionBase> {
  readonly seat: Seat
  readonly view: V
  readonly legal: readonly A[]
}

/** Plays to the end and returns the last state. Whoever watches sees each entry after it was applied. */
export function playMatch<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  start: Start<O>,
  players: Players<V, A>,
  watch?: Watch<S, A>,
): S {
  const { bots, budget, thoughts } = players
  const match = questions(game, start, players.chance, watch)
  let step = match.next()
  while (!step.done) {
    const { seat, view, legal } = step.value
    step = match.next(bots[seat].decide(view, legal, budget, thoughts))
  }
  return step.value
}

/** The same as a conversation, for whoever has to wait for the answers: yields each question, takes the answer, returns the last state. */
export function* questions<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  start: Start<O>,
  chance: Rng,
  watch?: Watch<S, A>,
): Generator<Question<V, A>, S, A> {
  const state = game.setup(start.seats, start.options)
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    let entry: Entry<A>
    if (turn.kind === 'chance') entry = { actor: 'chance', action: game.chance(state, chance) }
    else {
      const seat = turn.seats[0]
      entry = {
        actor: seat,
        action: yield { seat, view: game.view(state, seat), legal: game.legal(state, seat) },
      }
    }
    const refused = game.why(state, entry.actor, entry.action)
    if (refused !== undefined) throw new Error(`${JSON.stringify(entry)} is refused by ${refused}`)
    const events: EventBase[] = []
    game.apply(state, entry.actor, entry.action, watch && (event => events.push(event)))
    watch?.(entry, events, state)
  }
  return state
}
