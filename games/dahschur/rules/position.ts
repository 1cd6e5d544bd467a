/** Positions for tests, in the notation of the rules: digits for cards, stones and discs, initials for colours, fields from 1. */
import type { KernelRefusal, RuleId, Seat } from '../../../kernel/game.ts'
import { act } from '../../../kernel/testing.ts'
import { DISCS, GEM_COPIES, PLATE_COPIES, PROCESSION, STONES, SYMBOLS } from './data.ts'
import { dahschur } from './index.ts'
import { ALL, bitOf, membersOf } from './sets.ts'
import { setup } from './setup.ts'
import type { Action, DahschurEvent, Frame, State } from './types.ts'

const SYMBOL_INITIALS = 'brow'
const GEM_INITIALS = 'grb'

/** What is not given is as at the start of a match. Cards, stones, gems and discs that are nowhere stated lie where they do no harm. */
export interface Position {
  readonly seats?: number
  readonly round?: number
  readonly start?: Seat
  readonly active?: Seat
  readonly hands?: readonly string[] // "356", the others then lie in chambers; "" for all that lie nowhere else
  readonly row?: Readonly<Record<number, number>> // by owner
  readonly laid?: readonly string[] // "6.4", a dot for no card
  readonly hired?: readonly number[]
  readonly chambers?: readonly string[] // by chamber: "6.34", a dot for no card
  readonly filled?: readonly number[] // the doors with a disc
  readonly merchants?: readonly number[]
  readonly goods?: readonly string[] // by seat: stones at the stalls 1 to 6, such as "003000"
  readonly procession?: string // from the entry: ".b.r"
  readonly length?: number // of the procession
  readonly gems?: readonly string[] // by seat: "ggr"
  readonly offers?: readonly number[]
  readonly wares?: string // by stall: "grbg.b"
  readonly plates?: string // from the square: "rg br": symbol and gem colour; the others follow in any order
  readonly built?: number
  readonly cities?: string // "11gs 12g 6"
  readonly discs?: readonly string[] // by seat: "641"
}

/** A position in this phase. */
export function position(given: Position, phase: Frame['phase'], seat: Seat = 0, card = 0, at = 0): State {
  const state = setup(given.seats ?? 4, { startGems: 0, procession: given.length ?? PROCESSION.default })
  state.round = given.round ?? 1
  state.start = given.start ?? 0
  state.active = given.active ?? 0
  state.flow = [{ phase, seat, card, at }]
  setMarket(state, given)
  setBoard(state, given)
  setCities(state, given)
  for (const owner of state.hands.keys()) setCards(state, given, owner)
  layCitiesAside(state)
  return state
}

/** Cities whose discs have been taken cannot be in the pile any more. */
function layCitiesAside(state: State): void {
  const sum = (counts: readonly number[]) => counts.reduce((total, n) => total + n, 0)
  for (const metal of [0, 1]) {
    const open = state.metals.filter(discs => discs & (1 << metal)).length
    const unseen = sum(state.unseen.slice(metal * 3, metal * 3 + 3))
    while (open + sum(state.cityPile) > unseen) state.cityPile[state.cityPile.indexOf(1)] = 0
  }
}

function setMarket(state: State, given: Position): void {
  state.offers = [...(given.offers ?? [18, 19, 20, 21, 22, 23])]
  for (const offer of state.offers) if (offer >= 0) state.pile[offer] = 0
  state.wares = [...(given.wares ?? 'grbgrb')].map(ware => GEM_INITIALS.indexOf(ware))
  for (const seat of state.hands.keys()) {
    state.merchants[seat] = given.merchants?.[seat] ?? 0
    for (const gem of given.gems?.[seat] ?? '') state.gems[seat * 3 + GEM_INITIALS.indexOf(gem)]++
    for (const [i, stones] of [...(given.goods?.[seat] ?? '')].entries())
      state.goods[seat * 6 + i] = Number(stones)
  }
}

function setBoard(state: State, given: Position): void {
  for (const [i, owner] of [...(given.procession ?? '')].entries())
    state.procession[i] = SYMBOL_INITIALS.indexOf(owner)
  state.plates = avenueOf(SYMBOLS[state.hands.length], given.plates ?? '')
  state.built = given.built ?? 0
  for (const [seat] of state.hands.entries()) {
    const goods = state.goods.slice(seat * 6, seat * 6 + 6).reduce((sum, n) => sum + n, 0)
    state.supply[seat] = STONES - goods - state.procession.filter(owner => owner === seat).length
  }
  for (const colour of [0, 1, 2]) {
    const held = state.gems.filter((_, i) => i % 3 === colour).reduce((sum, n) => sum + n, 0)
    const stalls = state.wares.filter(ware => ware === colour).length
    const built = state.plates.slice(0, state.built).filter(plate => plate % 3 === colour).length
    state.bag[colour] = GEM_COPIES - held - stalls - built
  }
}

/** The avenue that begins with these plates. */
function avenueOf(symbols: number, text: string): number[] {
  const first = text
    .split(' ')
    .filter(Boolean)
    .map(([symbol, gem]) => SYMBOL_INITIALS.indexOf(symbol) * 3 + GEM_INITIALS.indexOf(gem))
  const left = new Array<number>(symbols * 3).fill(PLATE_COPIES)
  for (const plate of first) left[plate]--
  return [...first, ...left.flatMap((n, plate) => new Array<number>(Math.max(n, 0)).fill(plate))]
}

function setCities(state: State, given: Position): void {
  const shown = (given.cities ?? '6gs 7gs 14gs 15gs').split(' ')
  for (const field of state.cities.keys()) {
    const [number, metals] = shown[field]?.match(/\d+|[gs]+/g) ?? ['0']
    state.cities[field] = Number(number)
    state.metals[field] = (metals?.includes('s') ? 1 : 0) + (metals?.includes('g') ? 2 : 0)
    if (state.cities[field] > 0) state.cityPile[state.cities[field] - 6] = 0
  }
  for (const seat of state.hands.keys()) {
    for (const value of given.discs?.[seat] ?? '') {
      state.discs[seat * DISCS.length + Number(value) - 1]++
      state.unseen[Number(value) - 1]--
    }
  }
}

function setCards(state: State, given: Position, seat: Seat): void {
  for (const [chamber, cards] of (given.chambers ?? []).entries()) {
    const card = Number(cards[seat]) || 0
    state.chambers[chamber * 4 + seat] = card
    state.hands[seat] &= ~bitOf(card)
  }
  for (const door of given.filled ?? []) {
    if (door % 4 !== seat) continue
    state.filled |= 1 << door
    state.unseen[state.chambers[door] - 1]--
  }
  state.hired[seat] = given.hired?.[seat] ?? -1
  for (const [place, card] of [...(given.laid?.[seat] ?? '')].entries()) {
    state.laid[seat * 3 + place] = Number(card) || 0
    if (place !== state.hired[seat]) state.hands[seat] &= ~bitOf(Number(card) || 0)
    else state.princes &= ~bitOf(Number(card))
  }
  for (const [owner, card] of Object.entries(given.row ?? {})) {
    state.row[Number(owner)] = card
    state.given |= bitOf(card)
    if (Number(owner) === seat) state.hands[seat] &= ~bitOf(card)
  }
  const hand = given.hands?.[seat]
  if (!hand) return
  const wanted = [...hand].reduce((set, card) => set | bitOf(Number(card)), 0)
  for (const card of membersOf(state.hands[seat] & ALL & ~wanted)) {
    const door = state.chambers.findIndex((other, i) => i % 4 === seat && other === 0)
    state.chambers[door] = card
  }
  state.hands[seat] = wanted
}

/** An action in words: its type and its fields, such as "move 3 true". */
export const spell = (action: Action): string => Object.values(action).join(' ')

/** What a seat may do, in words. */
export const legal = (state: State, seat: Seat): string[] => dahschur.legal(state, seat).map(spell)

/** One or more choices of a seat, in words. */
export function choose(state: State, seat: Seat, ...choices: string[]): DahschurEvent[] {
  return choices.flatMap(choice => act(dahschur, state, seat, candidate(state, seat, choice)))
}

/** The rule that refuses a choice in words. */
export const refusal = (state: State, seat: Seat, choice: string): RuleId | KernelRefusal | undefined =>
  dahschur.why(state, seat, candidate(state, seat, choice))

function candidate(state: State, seat: Seat, choice: string): Action {
  const found = dahschur.candidates(state, seat).find(action => spell(action) === choice)
  if (!found) throw new Error(`${choice} is not one of the candidates here`)
  return found
}

/** The active player passes with every card that is left. */
export function passAll(state: State): DahschurEvent[] {
  const events: DahschurEvent[] = []
  for (const { active } = state; state.active === active; ) {
    const { phase } = state.flow[state.flow.length - 1]
    if (phase !== 'use' && phase !== 'area') break
    events.push(...choose(state, active, phase === 'use' ? legal(state, active)[0] : 'pass'))
  }
  return events
}

/** The points of all seats. */
export const totals = (state: State): number[] => dahschur.score(state).map(score => score.total)
