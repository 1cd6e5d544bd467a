/** Knowledge for any game that has none of its own yet: the forecast, as if scored now, and random choices to the end of the round. */
import type { ActionBase, Game } from '../kernel/game.ts'
import type { Knowledge } from './knowledge.ts'
import type { Seated } from './trial.ts'

/** A lead of this many points makes a first place about 2.7 times as likely as that of somebody level. */
const POINTS = 6

export function standard<S, A extends ActionBase, V extends Seated>(
  game: Game<S, A, V, unknown>,
): Knowledge<S, A, V> {
  return {
    horizon: seats => ({ rounds: 1, choices: 10 * seats }),
    evaluate(state, shares) {
      const totals = game.forecast(game.view(state, 0)).map(score => score.total)
      const best = Math.max(...totals)
      let sum = 0
      for (let seat = 0; seat < totals.length; seat++) {
        shares[seat] = Math.exp((totals[seat] - best) / POINTS)
        sum += shares[seat]
      }
      for (let seat = 0; seat < totals.length; seat++) shares[seat] /= sum
    },
    wide: 40,
  }
}
