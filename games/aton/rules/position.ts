/** Positions for tests, in the notation of the rules: a space is "T.i", temple 1 to 4 and place 0 to 11. */
import type { Seat } from '../../../kernel/game.ts'
import { act } from '../../../kernel/testing.ts'
import { STONES, TEMPLE_SIZE } from './data.ts'
import { aton } from './index.ts'
import { setup } from './setup.ts'
import { turnOver } from './spaces.ts'
import type { Action, AtonEvent, State } from './types.ts'

/** The space that is written like this. */
export function at(text: string): number {
  const [temple, place] = text.split('.').map(Number)
  return (temple - 1) * TEMPLE_SIZE + place
}

/** Several spaces of one temple: `range(1, 0, 11)` is the whole of temple 1. */
export const range = (temple: number, from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => `${temple}.${from + i}`).join(' ')

/** How a space is written. */
export const spell = (space: number): string =>
  `${Math.trunc(space / TEMPLE_SIZE) + 1}.${space % TEMPLE_SIZE}`

export interface Position {
  readonly red?: string // the spaces red holds, such as "1.0 4.7"
  readonly blue?: string
  readonly realm?: readonly [number, number]
  readonly points?: readonly [number, number]
  readonly round?: number
}

/** A round in which both players hold the cards they are about to lay; everything else as in the position. */
export function position(given: Position, red: readonly number[], blue: readonly number[]): State {
  const state = setup()
  state.round = given.round ?? 2
  for (const [seat, spaces] of [given.red, given.blue].entries()) {
    for (const space of spaces?.split(' ') ?? []) turnOver(state, seat, at(space))
    state.realm[seat] = given.realm?.[seat] ?? 0
    state.points[seat][0] = given.points?.[seat] ?? 0
    const placed = spaces?.split(' ').length ?? 0
    state.supply[seat] = STONES - placed - state.realm[seat]
  }
  state.flow = [{ phase: 'allocate', seat: 0, left: 0 }]
  hold(state, 0, red)
  hold(state, 1, blue)
  return state
}

/** Takes these cards from the pile into the hand. */
export function hold(state: State, seat: Seat, cards: readonly number[]): void {
  for (const card of cards) {
    state.decks[seat].pile[card - 1]--
    state.decks[seat].hand[card - 1]++
  }
}

/** Both players lay their cards, and everything up to the next choice happens. */
export function lay(state: State, red: readonly number[], blue: readonly number[]): AtonEvent[] {
  const open = (seat: Seat, cards: readonly number[]) => act(aton, state, seat, { type: 'allocate', cards })
  return [...open(0, red), ...open(1, blue)]
}

/** A position after both have laid these cards. */
export function laid(given: Position, red: readonly number[], blue: readonly number[]): State {
  const state = position(given, red, blue)
  lay(state, red, blue)
  return state
}

/** What a seat may do, written as "verb space". */
export function legal(state: State, seat: Seat): string[] {
  return aton
    .legal(state, seat)
    .map(action => ('space' in action ? `${action.type} ${spell(action.space)}` : action.type))
}

/** One or more choices of a seat, each "verb space". */
export function choose(state: State, seat: Seat, ...choices: string[]): AtonEvent[] {
  return choices.flatMap(choice => {
    const [type, space] = choice.split(' ')
    return act(aton, state, seat, { type, space: at(space) } as Action)
  })
}

/** The position of the rulebook's scoring example (S1): every printed line holds in it. */
export const S1 = {
  red: '1.0 1.1 1.4 1.5 1.6 1.8 2.4 2.5 3.3 3.4 3.7 3.8 4.3 4.5 4.8',
  blue: '1.2 1.7 1.9 2.0 2.6 2.7 2.8 3.1 3.5 3.11 4.0 4.4 4.7 4.11',
}

/** S1 with a full realm, just scored: each player has placed the last stone of it. The points are those before the scoring. */
export function scoredS1(red: number, blue: number): { state: State; events: AtonEvent[] } {
  const board = { red: S1.red.replace('1.0 ', ''), blue: S1.blue.replace('1.2 ', ''), realm: [4, 4] as const }
  const state = laid({ ...board, points: [red, blue - 2] }, [1, 2, 1, 1], [2, 2, 1, 1])
  choose(state, 0, 'place 1.0')
  return { state, events: choose(state, 1, 'place 1.2') }
}
