/** The cards at one's cartouches before they are sealed: chosen one after the other, or carried to any of them in any order. */

import type { Attachment } from 'svelte/attachments'
import type { Chooser } from '../../../../web/kit/chooser.svelte.ts'
import type { View } from '../../rules/types.ts'
import { cardKey, cartoucheAt, laidBy } from '../keys.ts'
import { carry } from './carry.ts'

const CARTOUCHES = [0, 1, 2, 3] as const
const NOTHING: readonly number[] = [0, 0, 0, 0]

/** What is carried: from a cartouche, or from the hand (-1). */
export interface Carried {
  readonly card: number
  readonly from: number
}

/** The cards by cartouche after one was put down at one of them, or elsewhere (-1): two cartouches change cards, what the hand covers returns to it. */
export function putDown(cards: readonly number[], { card, from }: Carried, to: number): number[] {
  const after = [...cards]
  if (from >= 0) after[from] = to < 0 ? 0 : cards[to]
  if (to >= 0) after[to] = card
  return after
}

/** A path of choices has no gaps: what lies beyond the first gap waits here until the cartouches before it have their cards. */
class Draft {
  /** What is under the mouse or the finger, and where. */
  carried: (Carried & { readonly x: number; readonly y: number }) | null = $state.raw(null)
  #waiting: { readonly hand: string; readonly cards: readonly number[] } = $state.raw({
    hand: '',
    cards: NOTHING,
  })
  readonly #chooser: Chooser

  constructor(chooser: Chooser) {
    this.#chooser = chooser
  }

  /** The cards by cartouche, 0 for none. */
  cards(view: View): readonly number[] {
    if (!this.#chooser.asked) return NOTHING
    const laid = laidBy(this.#chooser.chosen)
    const waiting = this.#waiting.hand === handOf(view) ? this.#waiting.cards : NOTHING
    return CARTOUCHES.map(i => laid[i] ?? waiting[i])
  }

  /** What makes a card one that can be carried, from a cartouche or from the hand (-1). */
  carry(view: () => View, card: number, from: number): Attachment<Element> {
    return carry({
      move: (x, y) => {
        this.carried = { card, from, x, y }
      },
      drop: onto => this.#put(view(), cartoucheAt(placeOf(onto), view().seat ?? 0)),
      cancel: () => {
        this.carried = null
      },
    })
  }

  /** Puts down what is carried, at a cartouche or elsewhere (-1). */
  #put(view: View, to: number): void {
    if (this.carried) this.#lay(view, putDown(this.cards(view), this.carried, to))
    this.carried = null
  }

  /** After a card was chosen: what waits at the next cartouches is chosen, too. */
  follow(view: View): void {
    const cards = this.cards(view)
    if (cards[laidBy(this.#chooser.chosen).length] > 0) this.#lay(view, cards)
  }

  #lay(view: View, cards: readonly number[]): void {
    const gap = cards.indexOf(0)
    const full = gap < 0 ? cards.length : gap
    this.#chooser.take(cards.slice(0, full).map(cardKey))
    this.#waiting = { hand: handOf(view), cards: cards.map((card, i) => (i < full ? 0 : card)) }
  }
}

/** The place that an element belongs to. */
const placeOf = (element: Element | null): string | null =>
  element?.closest('[data-place]')?.getAttribute('data-place') ?? null

/** What waits belongs to one hand of one seat and round. */
const handOf = ({ seat, round, decks }: View): string => `${seat} ${round} ${decks[seat ?? 0].hand}`

const drafts = new WeakMap<Chooser, Draft>()

/** Board and hand of a table share one draft. */
export function draftOf(chooser: Chooser): Draft {
  const known = drafts.get(chooser)
  if (known) return known
  const draft = new Draft(chooser)
  drafts.set(chooser, draft)
  return draft
}
