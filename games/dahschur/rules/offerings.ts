/** Where offerings can go: the steps of a procession action (5.1 to 5.3), which a consolation takes as one of value 1 (A19). */
import type { RuleId, Seat } from '../../../kernel/game.ts'
import { PROCESSION } from './data.ts'
import type { Action, Advance, Table } from './types.ts'

/** By from and to: the shared action; from 0 is the supply. */
const ADVANCES: readonly (readonly Advance[])[] = Array.from({ length: PROCESSION.max }, (_, from) =>
  Array.from({ length: PROCESSION.max + 1 }, (_, to) => ({ type: 'advance', from, to })),
)

/** By the length of the procession: every advance there could be. */
const CANDIDATES: readonly (readonly Advance[])[] = Array.from({ length: PROCESSION.max + 1 }, (_, length) =>
  ADVANCES.slice(0, length).flatMap((row, from) => row.slice(from + 1, length + 1)),
)

export const advanceCandidates = (state: Table): readonly Advance[] => CANDIDATES[state.procession.length]

/** Adds every advance by up to `card` free fields to a list: a new offering first, then one's own from the rear to the front. */
export function listAdvances(list: Action[], state: Table, seat: Seat, card: number): void {
  if (state.supply[seat] > 0) listFrom(list, state, 0, card)
  const { procession } = state
  for (let from = 1; from < procession.length; from++) {
    if (procession[from - 1] === seat) listFrom(list, state, from, card)
  }
}

function listFrom(list: Action[], { procession }: Table, from: number, card: number): void {
  const row = ADVANCES[from]
  let steps = card
  for (let to = from + 1; to <= procession.length && steps > 0; to++) {
    if (procession[to - 1] >= 0) continue
    list.push(row[to])
    steps--
  }
}

/** Whether this player can bring in or advance any offering at all: a stone, or an offering behind it, for the foremost free field. */
export function canAdvance(state: Table, seat: Seat): boolean {
  const front = foremostFree(state)
  if (front === 0) return false
  return state.supply[seat] > 0 || hasOfferingBehind(state, seat, front)
}

/** Whether an offering of this player stands behind a field. */
function hasOfferingBehind({ procession }: Table, seat: Seat, field: number): boolean {
  for (let i = field - 2; i >= 0; i--) if (procession[i] === seat) return true
  return false
}

export function advanceRefusal(
  state: Table,
  seat: Seat,
  { from, to }: Advance,
  card: number,
): RuleId | undefined {
  const { procession, supply } = state
  if (from === 0 && supply[seat] === 0) return '5.1'
  if (from > 0 && procession[from - 1] !== seat) return '5.2'
  if (to <= from || to > procession.length || procession[to - 1] >= 0) return '5.3'
  let steps = 0
  for (let i = from; i < to; i++) if (procession[i] < 0) steps++
  return steps <= card ? undefined : '5.3'
}

/** The free field nearest the front; 0 if the procession is full. */
export function foremostFree({ procession }: Table): number {
  for (let field = procession.length; field > 0; field--) if (procession[field - 1] < 0) return field
  return 0
}
