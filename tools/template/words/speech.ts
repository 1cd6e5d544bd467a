/** What the oasis says: chooses the entry of the catalogue, once for all languages. */
import { addressed } from '../../../words/address.ts'
import type { GameWords, Key, Path } from '../../../words/game.ts'
import { phaseOf, reasonOf } from '../board/facts.ts'
import { idleOf, takeApart } from '../board/keys.ts'
import type { Action, OasisEvent, View } from '../rules/types.ts'
import type { Text } from './types.ts'

const nameOf = (seat: number): string => `@${seat}`

function asked(text: Text, view: View, [first]: Path): string {
  const chosen = first === undefined ? null : takeApart(first)
  if (chosen?.kind === 'plan') return text.asked.seal({ plan: text.keys.plan[chosen.plan] })
  if (chosen?.kind === 'cup') return text.asked.drink
  const phase = phaseOf(view)
  return phase === 'seal' ? text.asked.plan : phase === 'cups' ? text.asked.cup : text.asked.none
}

function waiting(text: Text, view: View): string {
  const phase = phaseOf(view)
  return phase === 'seal' || phase === 'cups' ? text.waiting[phase] : text.waiting.none
}

function nameOfKey(text: Text, key: Key): string {
  const taken = takeApart(key)
  if (taken === null) return key
  if (taken.kind === 'do') return text.do[taken.doing]
  return taken.kind === 'plan' ? text.keys.plan[taken.plan] : text.keys.cup[taken.taste]
}

function happened(text: Text, event: OasisEvent): string | null {
  switch (event.type) {
    case 'round':
      return text.happened.round({ round: event.round })
    case 'sealed':
      return text.happened.sealed({ seat: nameOf(event.seat) })
    case 'shown':
      return text.happened.shown
    case 'went':
      return text.happened.went({ seat: nameOf(event.seat), n: event.points })
    case 'drank':
      return text.happened.drank[event.taste]({ seat: nameOf(event.seat), n: event.points })
    case 'over':
      return text.happened.over
    default:
      return null
  }
}

export function speech(text: Text): GameWords<View, OasisEvent, Action, Text> {
  return {
    text,
    asked: (view, chosen) => asked(text, view, chosen),
    waiting: view => waiting(text, view),
    key: key => nameOfKey(text, key),
    happened: addressed(event => happened(text, event)),
    reason(view, action, rule) {
      const reason = reasonOf(view, action, rule)
      return reason && text.reasons[reason.entry]
    },
    idle(key, view) {
      const idle = idleOf(key, view)
      return idle && text.idle[idle.entry]
    },
    facts: (view, seat) => [
      {
        label: text.facts.card,
        value: view.cards[seat] > 0 ? view.cards[seat] : view.dealt[seat] ? '?' : '–',
      },
      { label: text.facts.points, value: view.points[seat] },
    ],
    lines: text.lines,
    endings: text.endings,
    options: {},
    rules: text.rules,
    about: '',
  }
}
