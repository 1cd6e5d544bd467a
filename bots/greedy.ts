/**
 * The greedy bot, for any game: it imagines worlds that fit its view, tries each choice in each, lets everybody play at random to the end of
 * the round, and keeps the choice after which the forecast looked best.
 */
import type { ActionBase, Game, Rng, Seat } from '../kernel/game.ts'
import { pickLegal } from '../kernel/play.ts'
import { Account, type Bot } from './bot.ts'

/** A won match outweighs any lead in points. */
const WIN = 1000

/** A round that does not end within this many entries is judged where it stands. */
const LONGEST = 400

export function greedy<S, A extends ActionBase, V extends { readonly seat: Seat | null }, O>(
  game: Game<S, A, V, O>,
): Bot<V, A> {
  return {
    name: 'greedy',
    decide(view, legal, budget, rng) {
      const seat = view.seat ?? 0
      if (legal.length === 1) return legal[0]
      const values = legal.map(() => 0)
      const account = new Account(budget)
      // Whole rows only: each choice is tried in the same worlds.
      do {
        const world = game.imagine(view, rng)
        for (let i = 0; i < legal.length; i++)
          values[i] += tryOut(game, game.clone(world), seat, legal[i], rng)
      } while (account.spend(legal.length))
      return legal[values.indexOf(Math.max(...values))]
    },
  }
}

function tryOut<S, A extends ActionBase, V, O>(
  game: Game<S, A, V, O>,
  state: S,
  seat: Seat,
  action: A,
  rng: Rng,
): number {
  const round = game.round(state)
  game.apply(state, seat, action)
  for (let step = 0; step < LONGEST && game.round(state) === round; step++) {
    const turn = game.turn(state)
    if (turn.kind === 'over') break
    if (turn.kind === 'chance') game.apply(state, 'chance', game.chance(state, rng))
    else game.apply(state, turn.seats[0], pickLegal(game, state, turn.seats[0], rng))
  }
  return worth(game, state, seat)
}

/** The lead over the best of the others, as if scored now. */
function worth<S, A extends ActionBase, V, O>(game: Game<S, A, V, O>, state: S, seat: Seat): number {
  const turn = game.turn(state)
  const totals = game.forecast(game.view(state, seat)).map(score => score.total)
  const others = totals.filter((_, other) => other !== seat)
  const lead = totals[seat] - Math.max(...others)
  if (turn.kind !== 'over') return lead
  const winners = turn.places.filter(place => place === 1).length
  return lead + (turn.places[seat] === 1 ? WIN / winners : -WIN)
}
