/** Makes sentences of a catalogue, whatever the language: what is asked, what an element is called, what happened, why something cannot be done. */

import { frameOf } from '../../../kernel/flow.ts'
import type { Seat } from '../../../kernel/game.ts'
import { addressed } from '../../../words/address.ts'
import { type GameWords, type Key, listedOf } from '../../../words/game.ts'
import type { Language } from '../../../words/languages.ts'
import { askedSeats, incomeAt, type Reason, reasonOf } from '../board/facts.ts'
import { type Doing, idleOf, PHASE_OF_CARD, takeApart } from '../board/keys.ts'
import { CORRECTION_GOLD, PRICES } from '../rules/data.ts'
import { farmersIn } from '../rules/provinces.ts'
import { templeSpace } from '../rules/temple.ts'
import type { Action, AmunReEvent, View } from '../rules/types.ts'
import { askedOf } from './speech/asked.ts'
import { happenedOf } from './speech/happened.ts'
import { cardName, figure, itemsIn, provinceName } from './speech/names.ts'
import type { Text } from './types.ts'

export function speech(text: Text, language: Language): GameWords<View, AmunReEvent, Action, Text> {
  const items = itemsIn(text, language)
  return {
    text,
    asked: askedOf(text, language),
    waiting: view => waitingOf(text, view),
    key: (key, view) => keyOf(text, items, key, view),
    happened: addressed(happenedOf(text, language)),
    reason: (view, action, rule) => because(text, reasonOf(view, action, rule)),
    idle: (key, view) => idleSaid(text, key, view),
    facts: (view, seat) => factsOf(text, view, seat),
    ...listedOf(text),
  }
}

type Gaps = Readonly<Record<string, string | number>>

/** A reason, with cards and provinces under the names they have in this language. */
function because(text: Text, found: Reason | null): string | null {
  if (found === null) return null
  const { entry, gaps } = found
  const sentence: unknown = text.reasons[entry]
  if (typeof sentence !== 'function') return String(sentence)
  const { card, province } = gaps
  const names: Gaps = {
    ...(card === undefined ? {} : { card: cardName(text, String(card)) }),
    ...(province === undefined ? {} : { province: provinceName(text, String(province)) }),
  }
  return (sentence as (filling: Gaps) => string)({ ...gaps, ...names })
}

/** Only what is said of a card has gaps. */
function idleSaid(text: Text, key: Key, view: View): string | null {
  const idle = idleOf(key, view)
  if (idle === null) return null
  const sentence = text.idle[idle.entry]
  if (typeof sentence === 'string') return sentence
  const taken = takeApart(key)
  const id = taken?.kind === 'card' ? taken.card : ''
  const phase = PHASE_OF_CARD[id]
  return sentence({ card: cardName(text, id), phase, name: text.phases[phase - 1].name })
}

function keyOf(text: Text, items: ReturnType<typeof itemsIn>, key: Key, view: View): string {
  const taken = takeApart(key)
  if (taken === null) return key
  switch (taken.kind) {
    case 'province':
      return provinceName(text, taken.province)
    case 'bid':
      return text.keys.bid({ province: provinceName(text, taken.province), gold: taken.gold })
    case 'card':
      return cardName(text, taken.card)
    case 'buy':
      return text.keys.buy({ items: text[taken.item]({ n: taken.count }), price: PRICES[taken.count] })
    case 'offer':
      return taken.gold === 'steal' ? text.keys.steal : text.keys.offer({ gold: taken.gold })
    case 'take':
      return items(taken.items)
    case 'do':
      return buttonOf(text, taken.doing, view)
  }
}

function buttonOf(text: Text, doing: Doing, view: View): string {
  const { phase, seat } = frameOf(view)
  switch (doing) {
    case 'up':
    case 'down': {
      const total = view.total + (doing === 'up' ? CORRECTION_GOLD : -CORRECTION_GOLD)
      return text.do[doing]({ total: figure(total), space: templeSpace(total) })
    }
    case 'seal':
      return phase === 'sacrifice' ? text.do.sealOffer : text.do.sealBonus
    case 'done':
      if (phase === 'cards') return text.do.doneCards
      if (phase === 'farmers') return text.do.doneFarmers
      if (phase === 'stones') return text.do.doneStones
      return text.do.doneIncome({ gold: incomeAt(view, seat, view.temple) })
    default:
      return text.do[doing]
  }
}

function waitingOf(text: Text, view: View): string {
  const { waiting } = text
  const { phase } = frameOf(view)
  switch (phase) {
    case 'start':
    case 'reveal':
    case 'free':
    case 'draw':
      return waiting.chance
    default:
      return waiting[phase]({ n: askedSeats(view).length })
  }
}

/** Gold is shown to its owner only, unless the table plays with open gold (R3). */
function factsOf(
  text: Text,
  view: View,
  seat: Seat,
): readonly { readonly label: string; readonly value: string | number }[] {
  const { facts } = text
  const own = view.owned[seat]
  const sum = (of: (province: number) => number): number => own.reduce((n, province) => n + of(province), 0)
  return [
    ...(view.start === seat ? [{ label: facts.pharaoh, value: facts.first }] : []),
    ...(view.openGold || view.seat === seat ? [{ label: facts.gold, value: view.gold[seat] }] : []),
    { label: facts.cards, value: view.heldSize[seat] },
    { label: facts.farmers, value: sum(province => farmersIn(view, province)) },
    { label: facts.pyramids, value: sum(province => view.pyramids[province]) },
  ]
}
