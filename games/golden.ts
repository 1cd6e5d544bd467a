/** Walks through the golden matches of a game, for tests that hold in every position. */
import { readdirSync, readFileSync } from 'node:fs'
import type { ActionBase, AnyGame, Entry, EventBase, Seat } from '../kernel/game.ts'
import { parseMatch } from '../kernel/match.ts'
import { standingRows } from '../kernel/play.ts'
import { gameOf } from './index.ts'

/** Calls back for each entry of every golden match of a game, with the state before it, its events, and the state after it. */
export function walk(
  id: string,
  visit: (before: unknown, entry: Entry<ActionBase>, events: readonly EventBase[], after: unknown) => void,
): void {
  const game = gameOf(id)
  for (const file of readdirSync(`games/${id}/golden`).filter(name => name.endsWith('.jsonl'))) {
    const match = parseMatch(readFileSync(`games/${id}/golden/${file}`, 'utf8'), gameOf)
    const state = game.setup(match.seats, match.options)
    for (const n of standingRows(match.rows)) {
      const entry = match.rows[n] as Entry<ActionBase>
      const before = game.clone(state)
      const events: EventBase[] = []
      game.apply(state, entry.actor, entry.action, event => events.push(event))
      visit(before, entry, events, state)
    }
  }
}

/** Calls back for each seat that is asked something in the golden matches of a game. */
export function walkQuestions(id: string, visit: (state: unknown, seat: Seat, game: AnyGame) => void): void {
  const game = gameOf(id)
  walk(id, state => {
    const turn = game.turn(state)
    if (turn.kind === 'seats') for (const seat of turn.seats) visit(state, seat, game)
  })
}

/** Calls back for each choice of a seat in the golden matches of a game, with the state before and after it; whoever calls knows their types. */
export function walkChoices<State, Action extends ActionBase>(
  id: string,
  visit: (before: State, entry: Entry<Action>, after: State) => void,
): void {
  walk(id, (before, entry, _, after) => {
    if (typeof entry.actor === 'number') visit(before as State, entry as Entry<Action>, after as State)
  })
}
