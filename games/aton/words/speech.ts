/** What Aton says: which entry of the catalogue, and what fills its gaps. The same for every language. */

import { frameOf } from '../../../kernel/flow.ts'
import type { Seat } from '../../../kernel/game.ts'
import { addressed } from '../../../words/address.ts'
import { listIn } from '../../../words/catalogue.ts'
import type { GameWords, Path } from '../../../words/game.ts'
import type { Language } from '../../../words/languages.ts'
import { completedBy, dueOf, numberIn, type Reason, reasonOf, removesOwn, whoseOf } from '../board/facts.ts'
import { DO, idleOf, laidBy, spaceIn, takeApart } from '../board/keys.ts'
import { COLOURS } from '../rules/data.ts'
import { holderOf, TEMPLE_OF } from '../rules/spaces.ts'
import type { Action, AtonEvent, View } from '../rules/types.ts'
import type { Text } from './types.ts'

export function speech(text: Text, language: Language): GameWords<View, AtonEvent, Action, Text> {
  return {
    text,
    asked: (view, chosen) => asked(text, view, chosen),
    waiting: view => waiting(text, view),
    key: (key, view) => keyOf(text, key, view),
    happened: addressed(event => happened(text, language, event)),
    reason(view, action, rule) {
      const reason = reasonOf(view, action, rule)
      return reason && because(text, language, reason)
    },
    idle(key, view) {
      const idle = idleOf(key, view)
      return idle && text.idle[idle.entry]
    },
    facts: (view, seat) => facts(text, view, seat),
    choice: action => (action.type === 'allocate' ? action.cards.join(' ') : null),
    lines: text.lines,
    terms: text.terms,
    endings: text.endings,
    options: {},
    rules: text.rules,
    about: '',
  }
}

const spotOf = (text: Text, space: number): string =>
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

function because(text: Text, language: Language, { entry, gaps }: Reason): string {
  const sentence = text.reasons[entry]
  if (typeof sentence === 'string') return sentence
  const temples = listIn(
    language,
    gaps.due.map(temple => text.temples[temple]),
  )
  return sentence({ card: gaps.card, temple: text.temples[gaps.temple], temples })
}

function happened(text: Text, language: Language, event: AtonEvent): string | null {
  const told = text.happened
  switch (event.type) {
    case 'reshuffled':
    case 'exchanged':
    case 'sealed':
    case 'first':
      return told[event.type]({ seat: event.seat })
    case 'drew':
    case 'hand':
    case 'laid':
    case 'second':
      return null
    case 'revealed':
      return told.revealed({ first: rowOf(event.cards[0]), second: rowOf(event.cards[1]) })
    case 'tied':
      return told.tied({ first: event.cards[0], second: event.cards[1] })
    case 'removed':
      return removed(text, event)
    case 'placed':
    case 'recalled':
      return told[event.type]({ seat: event.seat, spot: spotOf(text, event.space) })
    case 'overflowed': {
      const parts = [
        ...(event.realm > 0 ? [told.toRealm({ n: event.realm })] : []),
        ...(event.supply > 0 ? [told.toSupply({ n: event.supply })] : []),
      ]
      return told.overflowed({ seat: event.seat, stones: listIn(language, parts) })
    }
    case 'scored':
      return told.scored({ seat: event.seat, n: event.points, line: lineOf(text, event.rule) })
    case 'round':
      return told.round({ round: event.round })
    case 'scoring':
    case 'emptied':
    case 'over':
      return told[event.type]
  }
}

/** Cards side by side; they stay on one line. */
const rowOf = (cards: readonly number[]): string => cards.join('\u00a0')

function removed(text: Text, event: AtonEvent & { type: 'removed' }): string {
  const { seat, owner, to } = event
  const { gaveUp, gaveUpToSupply, removed, removedToSupply } = text.happened
  const spot = spotOf(text, event.space)
  if (seat === owner) return (to === 'realm' ? gaveUp : gaveUpToSupply)({ seat, spot })
  return (to === 'realm' ? removed : removedToSupply)({ seat, owner, spot })
}

/** The short name of a line of the score. */
function lineOf(text: Text, rule: string): string {
  const lines: Readonly<Record<string, string>> = text.lines
  return lines[rule] ?? rule
}

function facts(
  text: Text,
  view: View,
  seat: Seat,
): { readonly label: string; readonly value: string | number }[] {
  const { pile, under, token } = view.decks[seat]
  const { supply, pile: drawPile, exchange, free, used } = text.facts
  return [
    { label: supply, value: view.supply[seat] },
    { label: drawPile, value: pile + under.length },
    { label: exchange, value: token > 0 ? free : used },
  ]
}
