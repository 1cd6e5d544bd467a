/** Small steps that the story is made of: changed lists, and whose turn it is to do what. */
import type { Seat } from '../../../../kernel/game.ts'
import type { Frame, View } from '../../rules/types.ts'

/** A list with some of its numbers changed. */
export function put(list: readonly number[], ...changes: readonly (readonly [number, number])[]): number[] {
  const copy = [...list]
  for (const [at, value] of changes) copy[at] = value
  return copy
}

export const add = (list: readonly number[], at: number, by: number): number[] =>
  put(list, [at, list[at] + by])

export const next = (view: View, seat: Seat): Seat => (seat + 1) % view.hands.length

/** Somebody is about to do something; `card` and `at` as in the frames of the rules. */
export const goOn = (view: View, phase: Frame['phase'], seat: Seat, card = 0, at = 0): View => ({
  ...view,
  flow: [{ phase, seat, card, at }],
})

/** The active player's next card, or what follows the last one. */
export function nextCard(view: View): View {
  const { active, start, row } = view
  if (row.some(card => card > 0) || next(view, active) !== start) return goOn(view, 'use', active)
  return view.hands.length === 4 ? goOn(view, 'roll', start) : goOn(view, 'third', start)
}

/** The others give, from this player on. */
export const askGiver = (view: View, seat: Seat): View =>
  seat === view.active ? nextCard(view) : goOn(view, 'give', seat)
