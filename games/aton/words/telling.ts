/** What Aton tells when its board stands: what happened, why something cannot be done, what is known of everybody. The same for every language. */
import type { Seat } from '../../../kernel/game.ts'
import { addressed } from '../../../words/address.ts'
import { listIn } from '../../../words/catalogue.ts'
import type { ToldWords } from '../../../words/game.ts'
import type { Language } from '../../../words/languages.ts'
import { idleOf, type Reason, reasonOf } from '../board/reasons.ts'
import type { Action, AtonEvent, View } from '../rules/types.ts'
import { spotOf } from './speech.ts'
import type { Text } from './types.ts'

export function telling(text: Text, language: Language): ToldWords<View, AtonEvent, Action> {
  return {
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
