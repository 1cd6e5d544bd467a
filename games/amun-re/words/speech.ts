/** Makes sentences of a catalogue, whatever the language: what is asked, and what an element is called. */

import { frameOf } from '../../../kernel/frames.ts'
import type { AskedWords, Key } from '../../../words/game.ts'
import type { Language } from '../../../words/languages.ts'
import { askedSeats, incomeAt } from '../board/facts.ts'
import { type Doing, takeApart } from '../board/keys.ts'
import { CORRECTION_GOLD, PRICES } from '../rules/data.ts'
import { templeSpace } from '../rules/temple.ts'
import type { View } from '../rules/types.ts'
import { askedOf } from './speech/asked.ts'
import { cardName, figure, itemsIn, provinceName } from './speech/names.ts'
import type { Text } from './types.ts'

export function speech(text: Text, language: Language): AskedWords<View, Text> {
  const items = itemsIn(text, language)
  return {
    text,
    asked: askedOf(text, language),
    waiting: view => waitingOf(text, view),
    key: (key, view) => keyOf(text, items, key, view),
  }
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
