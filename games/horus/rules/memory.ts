/**
 * What a perfect memory knows of hidden hands. As long as nothing was shuffled twice, hands and pile hold the unseen cards in any arrangement
 * equally often. When the discards become the pile, all unseen cards are in hands; from then on a hand has cards kept from before and cards
 * drawn since. The state keeps the hands of that moment and the order in which cards were drawn and shown, and so the odds can be told. A
 * second such shuffle begins this anew.
 */
import type { Rng, Seat } from '../../../kernel/game.ts'
import { listOf } from '../../../kernel/list.ts'
import { CARD_KINDS, CORNERS } from './data.ts'
import type { Counts, State, View } from './types.ts'

// An entry of the log is seat * BASE + what: a card that was shown, or DRAWN.
const BASE = 32
const DRAWN = 31

/** The name of the pile for the random source. */
export const PILE = 'cards'

export function rememberShuffle(state: State): void {
  state.shuffled++
  state.log = []
  state.kept = state.hands.map(hand => hand.slice())
}

export function rememberDraw(state: State, seat: Seat): void {
  if (state.shuffled > 0) state.log.push(seat * BASE + DRAWN)
}

export function rememberShown(state: State, seat: Seat, card: number): void {
  if (state.shuffled > 0) state.log.push(seat * BASE + card)
}

/** What all seats but the viewer's have drawn since the last shuffle of discards, shown or not, and the pile, together. */
export function unseenOf(state: State, viewer: Seat | null): Counts {
  const unseen = state.pile.slice()
  for (let seat = 0; seat < state.hands.length; seat++) {
    if (seat === viewer) continue
    for (let card = 0; card < CARD_KINDS; card++)
      unseen[card] += state.hands[seat][card] - state.kept[seat][card]
  }
  for (const entry of state.log) {
    const what = entry % BASE
    if (what !== DRAWN && Math.trunc(entry / BASE) !== viewer) unseen[what]++
  }
  return unseen
}

/** The hands at the last shuffle of discards of all seats but the viewer's, together. */
export function unseenKeptOf(state: State, viewer: Seat | null): Counts {
  const kept = listOf(CARD_KINDS, 0)
  for (let seat = 0; seat < state.kept.length; seat++) {
    if (seat !== viewer) for (let card = 0; card < CARD_KINDS; card++) kept[card] += state.kept[seat][card]
  }
  return kept
}

/** Hidden cards as they could be. */
interface Deal {
  readonly pile: Counts
  readonly hands: Counts[]
  readonly kept: Counts[]
}

/** A deal in the making: what is left of the two sources, and how many cards of each a hand holds. */
interface Guess extends Deal {
  readonly source: Counts // the cards kept at the shuffle that are not placed yet
  readonly old: number[] // by seat: cards in the hand that were kept
  readonly fresh: number[] // and that were drawn since
}

/**
 * Hidden hands by their odds. A card shown since the shuffle may have been kept or drawn: the log is followed from its beginning, and each
 * such card is one or the other by the odds of that moment. What leads to a contradiction is begun anew.
 */
export function imagineCards(view: View, rng: Rng): Deal {
  const isOut = (card: number) => Math.trunc(card / CORNERS) === view.exhausted
  for (;;) {
    const guess = begin(view)
    if (!follow(view, guess, rng)) continue
    // No hand keeps a card of the exhausted terrain: all of them have been shown.
    if (guess.source.some((n, card) => n > 0 && isOut(card))) continue
    const drawable = guess.pile.map((n, card) => (isOut(card) ? 0 : n))
    for (let seat = 0; seat < guess.hands.length; seat++) {
      if (seat === view.seat) continue
      for (let n = guess.old[seat]; n > 0; n--) keep(guess, seat, rng.draw(PILE, guess.source))
      for (let n = guess.fresh[seat]; n > 0; n--) {
        const card = rng.draw(PILE, drawable)
        drawable[card]--
        guess.pile[card]--
        guess.hands[seat][card]++
      }
    }
    return guess
  }
}

function keep(guess: Guess, seat: Seat, card: number): void {
  guess.source[card]--
  guess.kept[seat][card]++
  guess.hands[seat][card]++
}

function begin(view: View): Guess {
  const old = view.handSizes.slice()
  for (const entry of view.log) old[Math.trunc(entry / BASE)] += entry % BASE === DRAWN ? -1 : 1
  return {
    pile: view.unseen.slice(),
    source: view.unseenKept.slice(),
    hands: view.handSizes.map(
      (_, seat) => (seat === view.seat && view.hand?.slice()) || listOf(CARD_KINDS, 0),
    ),
    kept: view.handSizes.map(
      (_, seat) => (seat === view.seat && view.kept?.slice()) || listOf(CARD_KINDS, 0),
    ),
    old: view.shuffled > 0 ? old : old.map(() => 0),
    fresh: view.shuffled > 0 ? old.map(() => 0) : old,
  }
}

/** Goes through the log and decides where each shown card came from; false if that cannot have been. */
function follow(view: View, guess: Guess, rng: Rng): boolean {
  let kept = sum(guess.source)
  let drawn = sum(guess.pile)
  for (const entry of view.log) {
    const seat = Math.trunc(entry / BASE)
    const card = entry % BASE
    if (seat === view.seat) continue
    if (card === DRAWN) {
      guess.fresh[seat]++
      continue
    }
    const chanceKept = guess.old[seat] * guess.source[card] * drawn
    const chanceDrawn = guess.fresh[seat] * guess.pile[card] * kept
    const either = kept === 0 ? guess.fresh[seat] * guess.pile[card] : chanceKept + chanceDrawn
    if (either === 0) return false
    if (kept > 0 && rng.int(either) < chanceKept) {
      guess.old[seat]--
      guess.source[card]--
      guess.kept[seat][card]++
      kept--
    } else {
      guess.fresh[seat]--
      guess.pile[card]--
      drawn--
    }
  }
  return true
}

const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0)
