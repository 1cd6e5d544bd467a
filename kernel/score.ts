/** Points that are counted by source: their sum, and their list under the rules that gave them. */
import type { RuleId, Score } from './game.ts'

export function totalOf(points: readonly number[]): number {
  let total = 0
  for (let source = 0; source < points.length; source++) total += points[source]
  return total
}

/** One seat's points; `rules` names the rule of each source. Sources that gave nothing are left out. */
export const itemise = (rules: readonly RuleId[], points: readonly number[]): Score => ({
  total: totalOf(points),
  lines: rules.map((rule, source) => ({ rule, points: points[source] })).filter(line => line.points > 0),
})
