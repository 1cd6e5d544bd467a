/** What a bot still knows of its last thought: the tree below what it chose, for as long as it is asked next what it foresaw. So a whole turn is thought of once. */
import type { ActionBase } from '../kernel/game.ts'
import type { Growth } from './search.ts'
import type { Seated, Trials } from './trial.ts'

export class Memory<S, A extends ActionBase, V extends Seated> {
  private growth: Growth<A> | undefined
  private foreseen = ''

  /** What has grown for this question if it was foreseen, to the letter: nothing is remembered that this view does not tell. All else is forgotten. */
  recall(view: V): Growth<A> | undefined {
    const { growth } = this
    this.growth = undefined
    return growth && JSON.stringify(view) === this.foreseen ? growth : undefined
  }

  /** Keeps what has grown below a choice if the same seat is asked next, with nothing drawn in between. */
  keep(trials: Trials<S, A, V>, growth: Growth<A>, action: A): void {
    const { game, knowledge, seat } = trials
    const state = game.clone(trials.world())
    game.apply(state, seat, action)
    const turn = game.turn(state)
    if (turn.kind !== 'seats' || turn.seats[0] !== seat) return
    this.growth = growth.below(trials.key(action), knowledge.position?.(state))
    if (this.growth) this.foreseen = JSON.stringify(game.view(state, seat))
  }
}
