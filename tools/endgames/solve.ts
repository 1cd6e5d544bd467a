/** Endgames worked out to the last choice: where one seat alone decides until the end and nothing is drawn any more, what each of its choices is worth. */
import type { Seated, Skill } from '../../bots/trial.ts'
import type { ActionBase, Seat } from '../../kernel/game.ts'

type AnySkill = Skill<unknown, ActionBase, Seated>

/** This is no such endgame, or it is too large. */
class Unsolved extends Error {}

/**
 * The best share of the first place after each choice, over all these worlds: what the seat cannot tell apart it must answer alike, and what it is
 * shown on the way it may use. Undefined if somebody else is asked, something is drawn, or it takes more than so many steps.
 */
export function solve(
  { game }: AnySkill,
  view: Seated,
  legal: readonly ActionBase[],
  worlds: readonly unknown[],
  most: number,
): number[] | undefined {
  const seat = view.seat ?? 0
  const solver = new Solver(game, seat, most)
  try {
    return legal.map(action => solver.after(worlds, action) / worlds.length)
  } catch (error) {
    if (error instanceof Unsolved) return undefined
    throw error
  }
}

class Solver {
  private steps = 0
  /** By what the seat sees: different orders of the same choices come to the same. */
  private readonly known = new Map<string, number>()

  constructor(
    private readonly game: AnySkill['game'],
    private readonly seat: Seat,
    private readonly most: number,
  ) {}

  /** The sum of shares if this is chosen in all of these worlds, and the best from there on. */
  after(worlds: readonly unknown[], action: ActionBase): number {
    const { game, seat } = this
    let sum = 0
    const told = new Map<string, unknown[]>()
    for (const world of worlds) {
      if (++this.steps > this.most) throw new Unsolved()
      const state = game.clone(world)
      game.apply(state, seat, action)
      const turn = game.turn(state)
      if (turn.kind === 'over') {
        const winners = turn.places.filter(place => place === 1).length
        sum += turn.places[seat] === 1 ? 1 / winners : 0
        continue
      }
      if (turn.kind === 'chance' || turn.seats.some(other => other !== seat)) throw new Unsolved()
      const sees = JSON.stringify(game.view(state, seat))
      const alike = told.get(sees)
      if (alike) alike.push(state)
      else told.set(sees, [state])
    }
    for (const [sees, alike] of told) sum += this.best(sees, alike)
    return sum
  }

  private best(sees: string, worlds: readonly unknown[]): number {
    const known = this.known.get(sees)
    if (known !== undefined) return known
    const choices = this.game.legal(worlds[0], this.seat)
    const best = Math.max(...choices.map(action => this.after(worlds, action)))
    this.known.set(sees, best)
    return best
  }
}
