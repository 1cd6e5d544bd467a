/**
 * The moves of a lesson of Horus, written short, whoever is on turn: `F0` seat 0 begins; `c8` card 8 is drawn, `d2` tile 2; `L252250` lays at that position
 * (1000 · (y + 250) + x + 250), `P8` plays a card, `N` the Nile card, `T0` takes from a stack, `Ur` and `Un` use a tile as river or necropolis, `E1`
 * replaces a river end; `S3` `l3` `m4` place, lift and move a stone, by region.
 */
import type { Move } from '../../../learn/lesson.ts'
import { horus } from '../rules/index.ts'
import type { Action, State } from '../rules/types.ts'

export const lay = (at: number): Action => ({ type: 'lay', at })
export const play = (card: number): Action => ({ type: 'play', card })
export const take = (stack: number): Action => ({ type: 'take', stack })
export const stone = (region: number): Action => ({ type: 'stone', region })
export const lift = (region: number): Action => ({ type: 'lift', region })
export const move = (region: number): Action => ({ type: 'move', region })
export const replace = (end: number): Action => ({ type: 'replace', end })
export const RIVER: Action = { type: 'use', as: 'river' }
export const NECROPOLIS: Action = { type: 'use', as: 'necropolis' }
export const NILE: Action = { type: 'nile' }

/** By its letter: what a word with this number stands for. */
const ACTIONS: Readonly<Record<string, (n: number) => Action>> = {
  F: seat => ({ type: 'first', seat }),
  d: tile => ({ type: 'draw', tile }),
  L: lay,
  P: play,
  T: take,
  E: replace,
  S: stone,
  l: lift,
  m: move,
  N: () => NILE,
}

function actionOf(word: string): Action {
  if (word[0] === 'U') return word === 'Ur' ? RIVER : NECROPOLIS
  return ACTIONS[word[0]](Number(word.slice(1)))
}

/** Who draws this card: the word does not say it, the rules do. */
function drawn(state: State, card: number): Action {
  const seats = state.hands.map((_, seat): Action => ({ type: 'card', seat, card }))
  return seats.find(action => horus.why(state, 'chance', action) === undefined) ?? seats[0]
}

/** The moves that a line of such words stands for, from the beginning of a match on; what cannot be is left for the proof to name. */
export function moves(seats: number, line: string): readonly Move<Action>[] {
  const state = horus.setup(seats, { split: '10/10' })
  return line.split(' ').map(word => {
    const action = word[0] === 'c' ? drawn(state, Number(word.slice(1))) : actionOf(word)
    const turn = horus.turn(state)
    const actor = turn.kind === 'seats' ? turn.seats[0] : 'chance'
    if (horus.why(state, actor, action) === undefined) horus.apply(state, actor, action)
    return { action }
  })
}
