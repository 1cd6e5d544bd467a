/** The points if the match were scored now, as the screen shows them: without what the table has agreed to veil. */
import type { RuleId, Score, Seat } from '../../kernel/game.ts'
import type { Shown } from '../wholes.ts'

export interface ShownScore extends Score {
  /** The rules whose points are not shown; they are not in the total either. */
  readonly veiled: readonly RuleId[]
}

/** After the end everything is open. */
export function forecastOf({ kit, game }: Shown, view: unknown, isOver: boolean): readonly ShownScore[] {
  const scores = game.forecast(view)
  const rules = [...new Set(scores.flatMap(({ lines }) => lines.map(({ rule }) => rule)))]
  const isVeiled = (seat: Seat, rule: RuleId): boolean => !isOver && (kit.veils?.(view, seat, rule) ?? false)
  return scores.map((score, seat) => {
    const lines = score.lines.filter(({ rule }) => !isVeiled(seat, rule))
    return {
      lines,
      total: lines.reduce((points, line) => points + line.points, 0),
      // Also where nothing is gained: that it is nothing would tell as much.
      veiled: rules.filter(rule => isVeiled(seat, rule)),
    }
  })
}

/** The points of a rule, one by one, as they come from several places: the largest first; none of what is veiled. */
export const addends = ({ lines }: Score, rule: RuleId): readonly number[] =>
  lines
    .filter(line => line.rule === rule && line.points !== 0)
    .map(({ points }) => points)
    .sort((a, b) => b - a)
