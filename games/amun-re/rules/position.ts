/** Positions for tests, in the words of the rulebook: "memphis 2" is two pieces there, "bid abydos 6" a choice. */
import type { Seat } from '../../../kernel/game.ts'
import { seeded } from '../../../kernel/rng.ts'
import { act, settleHere } from '../../../kernel/testing.ts'
import { BUILDER, CARD, COLOURS, COPIES, KINDS, PROVINCE, PROVINCE_IDS } from './data.ts'
import { frame } from './frame.ts'
import { beginIncome } from './harvest.ts'
import { amunRe } from './index.ts'
import { endRound } from './kingdom.ts'
import { beginSacrifice } from './offering.ts'
import { setup } from './setup.ts'
import { spoken as action } from './spelling.ts'
import { openCards } from './turns.ts'
import type { Action, AmunReEvent, Options, State } from './types.ts'

export const OPTIONS: Options = { openGold: false, provinces: {}, limitedStones: false }
export const [RED, BLACK, BLUE, WHITE] = [0, 1, 2, 3]

type Colour = (typeof COLOURS)[number]
type ByColour<T> = Partial<Record<Colour, T>>

export interface Position {
  readonly seats?: number
  readonly round?: number
  readonly temple?: number
  readonly start?: Colour
  readonly gold?: ByColour<number> // 20 for those who are not named
  readonly hands?: ByColour<string> // no cards for those who are not named
  readonly owned?: ByColour<string>
  readonly farmers?: string
  readonly flat?: string
  readonly stones?: string
  readonly pyramids?: string
  readonly options?: Partial<Options>
}

/** A table as described; the frame in which it stands is set by the functions below. */
export function position(given: Position): State {
  const state = setup(given.seats ?? 4, { ...OPTIONS, ...given.options })
  state.round = given.round ?? 1
  state.temple = given.temple ?? 0
  state.start = COLOURS.indexOf(given.start ?? 'red')
  state.older = []
  state.lacks = []
  for (const [seat, colour] of COLOURS.slice(0, state.gold.length).entries()) {
    state.held[seat].fill(0)
    state.deck[BUILDER]++
    state.gold[seat] = given.gold?.[colour] ?? state.gold[seat]
    state.owned[seat] = words(given.owned?.[colour]).map(id => PROVINCE[id])
  }
  for (const [seat, colour] of COLOURS.slice(0, state.gold.length).entries())
    hold(state, seat, given.hands?.[colour] ?? '')
  state.bank = -state.gold.reduce((sum, gold) => sum + gold, 0)
  for (const province of state.owned.flat()) state.pile[province] = 0
  for (const pieces of ['farmers', 'flat', 'stones', 'pyramids'] as const)
    put(state[pieces], given[pieces], PROVINCE)
  return state
}

const words = (text?: string): string[] => (text ? text.split(' ') : [])

/** Reads "memphis 2 mendes 1" into a list of numbers. */
function put(into: number[], text: string | undefined, ids: Readonly<Record<string, number>>): void {
  const parts = words(text)
  for (let i = 0; i < parts.length; i += 2) into[ids[parts[i]]] = Number(parts[i + 1])
}

/** Takes these cards from the deck into a hand. */
export function hold(state: State, seat: Seat, cards: string): void {
  for (const card of words(cards)) {
    state.deck[CARD[card]]--
    state.held[seat][CARD[card]]++
  }
}

/** Leaves these cards in deck and discard, such as "builder 1", and puts all others into the hand of a seat. */
export function stack(state: State, deck: string, discard: string, seat: Seat): void {
  state.deck.fill(0)
  state.discard.fill(0)
  put(state.deck, deck, CARD)
  put(state.discard, discard, CARD)
  for (let kind = 0; kind < KINDS; kind++) {
    const others = state.held.reduce((sum, hand, place) => (place === seat ? sum : sum + hand[kind]), 0)
    state.held[seat][kind] = COPIES[kind] - others - state.deck[kind] - state.discard[kind]
  }
}

/** These province cards have been turned over and the start player is to bid. */
export function auction(given: Position, provinces: string): State {
  const state = position(given)
  reveal(state, provinces)
  return state
}

/** Turns these province cards over and deals the free cards; returns what was told. */
export function reveal(state: State, provinces: string): AmunReEvent[] {
  state.flow = [frame('reveal', state.start)]
  const told = act(amunRe, state, 'chance', { type: 'reveal', provinces: words(provinces) })
  return [...told, ...settleHere(amunRe, state, seeded('free'))]
}

/** It is this seat's turn to act in phase 3. */
export function turn(given: Position, seat: Seat): State {
  const state = position(given)
  openCards(state, seat)
  return state
}

/** All are to offer. */
export function offering(given: Position): State {
  const state = position(given)
  beginSacrifice(state)
  return state
}

/** The income has begun; what leaves no choice has been paid. */
export function income(given: Position): State {
  const state = position(given)
  beginIncome(state)
  return state
}

/** A kingdom has ended: after round 3 the old one, after round 6 the new one. */
export function scoring(given: Position): { state: State; events: AmunReEvent[] } {
  const state = position(given)
  const events: AmunReEvent[] = []
  endRound(state, event => events.push(event))
  return { state, events }
}

export { action }

/** How an action is written. */
export function spell(done: Action): string {
  const { type, ...fields } = done as { type: string } & Record<string, unknown>
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    if (name === 'correction') return value ? [name] : []
    return value === 'none' ? [] : [value].flat().map(String)
  })
  return [type, ...parts].join(' ')
}

/** One or more choices of a seat, each written as above. Returns what was told. */
export function choose(state: State, seat: Seat, ...choices: string[]): AmunReEvent[] {
  return choices.flatMap(choice => act(amunRe, state, seat, action(choice)))
}

/** What a seat may do, as it is written. */
export const legal = (state: State, seat: Seat): string[] => amunRe.legal(state, seat).map(spell)

/** The rule that refuses a choice of a seat. */
export const refused = (state: State, seat: Seat, choice: string): string | undefined =>
  amunRe.why(state, seat, action(choice))

/** What a seat holds in a list by province, as it is read by `position`. */
export const pieces = (counts: readonly number[]): string =>
  counts.flatMap((count, province) => (count > 0 ? [`${PROVINCE_IDS[province]} ${count}`] : [])).join(' ')
