/** What Aton asks, and what it calls things: which entry of the catalogue, and what fills its gaps. The same for every language. */

import { frameOf } from '../../../kernel/frames.ts'
import type { Seat } from '../../../kernel/game.ts'
import type { AskedWords, Path } from '../../../words/game.ts'
import { completedBy, dueOf, numberIn, removesOwn, whoseOf } from '../board/facts.ts'
import { DO, laidBy, spaceIn, takeApart } from '../board/keys.ts'
import { COLOURS } from '../rules/data.ts'
import { holderOf, TEMPLE_OF } from '../rules/spaces.ts'
import type { View } from '../rules/types.ts'
import type { Text } from './types.ts'

export function speech(text: Text): AskedWords<View, Text> {
  return {
    text,
    asked: (view, chosen) => asked(text, view, chosen),
    waiting: view => waiting(text, view),
    key: (key, view) => keyOf(text, key, view),
  }
}

export const spotOf = (text: Text, space: number): string =>
  text.spot({ colour: text.colours[COLOURS[space]], temple: text.temples[TEMPLE_OF[space]] })

/** What a card does at a cartouche, both counted from where the rules do: cartouches from 0, cards from 1. */
export function effectOf(text: Text, cartouche: number, card: number, round: number): string {
  const { points, noRemoval, removal, temples, placing } = text.effects
  const order = round === 1 ? noRemoval : removal[card - 1]
  return [points, order, temples[card - 1], placing({ n: card })][cartouche]
}

/** A cartouche with what lies at it: a card, 0 for nothing, null for one face down. */
export function cartoucheOf(
  text: Text,
  view: View,
  at: { readonly seat: Seat; readonly index: number; readonly card: number | null },
): string {
  const { card, index } = at
  const { names, empty, hidden, card: laid } = text.cartouche
  const gaps = { number: index + 1, whose: text.whose[whoseOf(view, at.seat)], name: names[index] }
  if (card === null) return hidden(gaps)
  return card === 0 ? empty(gaps) : laid({ ...gaps, card, effect: effectOf(text, index, card, view.round) })
}

function asked(text: Text, view: View, chosen: Path): string {
  const { phase, seat, left } = frameOf(view)
  const space = spaceIn(chosen)
  if (space >= 0) return sure(text, view, space)
  if (phase === 'remove') return removesOwn(view) ? text.asked.removeOwn : text.asked.remove({ n: left })
  if (phase === 'place') return text.asked.place({ n: left })
  if (phase === 'recall') return text.asked.recall({ n: dueOf(view, seat).reduce((sum, n) => sum + n, 0) })
  if (chosen[0] === DO.exchange) return text.asked.exchange
  const next = laidBy(chosen).length
  if (next === 1 && view.round === 1) return text.asked.firstOrder
  return text.asked.cards[next] ?? text.asked.seal
}

/** What the stone that is chosen would do for good. */
function sure(text: Text, view: View, space: number): string {
  const { phase } = frameOf(view)
  const spot = spotOf(text, space)
  if (phase === 'remove' || phase === 'recall') return text.sure[phase]({ spot })
  return text.sure[completedBy(view, space) ?? 'place']({ spot })
}

function waiting(text: Text, view: View): string {
  const { phase, left } = frameOf(view)
  if (phase === 'remove') return removesOwn(view) ? text.waiting.removeOwn : text.waiting.remove({ n: left })
  if (phase === 'place') return text.waiting.place({ n: left })
  if (phase === 'recall') return text.waiting.recall
  return text.waiting.cards({ n: view.decks.filter(deck => !deck.sealed).length })
}

function keyOf(text: Text, key: string, view: View): string {
  const taken = takeApart(key)
  if (taken === null) return key
  if (taken.kind === 'do') return text.do[taken.doing]
  if (taken.kind === 'card') {
    const n = view.decks[view.seat ?? 0].hand?.[taken.value - 1] ?? 1
    return text.keys.card({ value: taken.value, n })
  }
  const { space } = taken
  const seat = holderOf(view.stones, space)
  const holder = text.holders[seat < 0 ? 'free' : whoseOf(view, seat)]
  return text.keys.space({ spot: spotOf(text, space), number: numberIn(space), holder })
}
