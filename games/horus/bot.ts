/**
 * How Horus is played well. Few of the many positions differ in effect, so the best by what tile, card and stone bring together are tried
 * evenly and halved again and again, in trials of a few turns that everybody plays by such plans.
 */
import type { Knowledge } from '../../bots/knowledge.ts'
import { choices, expected, TOP } from './bot/choices.ts'
import { evaluate } from './bot/evaluate.ts'
import { key } from './bot/key.ts'
import { quick } from './bot/quick.ts'
import { terms } from './bot/terms.ts'
import type { Action, State, View } from './rules/types.ts'

/** How many turns a trial goes on for at least, the current one included. With more seats everybody has one. */
const TURNS = 3

export const horusKnowledge: Knowledge<State, Action, View> = {
  horizon: seats => ({ rounds: Math.max(TURNS, seats), choices: Number.POSITIVE_INFINITY }),
  clock: state => state.turn,
  evaluate,
  choices,
  expected,
  quick,
  terms,
  key,
  stakes: 0.6,
  ahead: { lay: 3.1, play: 2.9, stone: 1, replace: 6.7, use: 4.8, take: 2.8, lift: 2, move: 1 },
  wide: 1,
  top: TOP,
}
