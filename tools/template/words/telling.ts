/** What the oasis tells when its board stands: what happened, why something cannot be done, what is known of everybody. The same for every language. */
import { addressed } from '../../../words/address.ts'
import type { ToldWords } from '../../../words/game.ts'
import { idleOf, reasonOf } from '../board/reasons.ts'
import type { Action, OasisEvent, View } from '../rules/types.ts'
import type { Text } from './types.ts'

const nameOf = (seat: number): string => `@${seat}`

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

export function telling(text: Text): ToldWords<View, OasisEvent, Action> {
  return {
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
