/** What Dahschur tells when its board stands: what happened, why something cannot be done, what is known of everybody. The same for every language. */
import type { RuleId } from '../../../kernel/game.ts'
import { addressed } from '../../../words/address.ts'
import { listIn } from '../../../words/catalogue.ts'
import { listedOf, type ToldWords } from '../../../words/game.ts'
import type { Language } from '../../../words/languages.ts'
import { ROMAN } from '../board/facts.ts'
import { idleOf, reasonOf } from '../board/reasons.ts'
import { membersOf } from '../rules/sets.ts'
import { type Action, type DahschurEvent, MARKET, NEUTRAL, type View } from '../rules/types.ts'
import type { Text } from './types.ts'

export function telling(text: Text, language: Language): ToldWords<View, DahschurEvent, Action> {
  const list: List = parts => listIn(language, parts.map(String))
  return {
    happened: addressed(event => happened(text, list, event)),
    reason: (view, action, rule) => reason(text, view, action, rule),
    idle(key, view) {
      const idle = idleOf(key, view)
      return idle && text.idle[idle.entry]
    },
    facts: (view, seat) => [
      {
        label: text.facts.gems,
        value: view.gems.slice(seat * 3, seat * 3 + 3).reduce((sum, n) => sum + n, 0),
      },
      { label: text.facts.stones, value: view.supply[seat] },
      {
        label: text.facts.discs,
        value: text.facts.discCount({ gold: view.gold[seat], silver: view.silver[seat] }),
      },
      { label: text.facts.hand, value: membersOf(view.hands[seat]).join(' ') || text.facts.none },
    ],
    ...listedOf(text),
  }
}

type Prize = 0 | 1 | 2 | 3

/** Where the words of a prize stand: one entry for all tributes. */
const prizeAt = (prize: number): Prize => Math.min(prize, 3) as Prize

type List = (parts: readonly (string | number)[]) => string

function happened(text: Text, list: List, event: DahschurEvent): string | null {
  const { happened: t } = text
  switch (event.type) {
    case 'pharaoh':
      return t.pharaoh({ n: event.round, seat: event.seat })
    case 'showed':
      return t.showed({ seat: event.seat, cards: list(event.cards) })
    case 'used':
      if (event.from === NEUTRAL) return t.usedNeutral(event)
      return event.from === MARKET ? t.usedMarket(event) : t.used(event)
    case 'bought':
      return t.bought({ ...event, n: event.price, gem: text.aGem[event.gem] })
    case 'restocked':
      return event.gem < 0 ? t.restockedNone(event) : t.restocked({ ...event, gem: text.gems[event.gem] })
    case 'tookBack':
      return t.tookBack({ ...event, n: event.stones })
    case 'placed':
      return t.placed({ ...event, gem: text.aGem[event.gem] })
    case 'advanced':
      return event.from === 0 ? t.advancedNew(event) : t.advanced(event)
    case 'reshuffled':
      return t.reshuffled
    default:
      return happenedLater(text, list, event)
  }
}

/** The beginning, and all that follows the turns. */
function happenedLater(text: Text, list: List, event: DahschurEvent): string | null {
  const { happened: t } = text
  switch (event.type) {
    case 'stocked':
    case 'gems':
    case 'plates':
      return t[event.type]
    case 'cities': {
      const cities = event.cities.filter(city => city > 0)
      return t.cities({ n: cities.length, cities: list(cities) })
    }
    case 'scored':
      return t.scored({ seat: event.seat, n: event.points, line: t.sources[event.rule as '4.4'] })
    case 'phase':
      return t.phase[event.name]
    case 'entombed':
      return t.entombed({ ...event, chamber: ROMAN[event.chamber] })
    case 'buried':
      return event.door % 4 === event.seat
        ? t.buriedOwn(event)
        : t.buried({ ...event, owner: event.door % 4 })
    default:
      return happenedPrize(text, list, event)
  }
}

/** Dice, rewards and tribute, and whatever is told as it is. */
function happenedPrize(text: Text, list: List, event: DahschurEvent): string | null {
  const { happened: t } = text
  switch (event.type) {
    case 'rolled': {
      const dice = event.dice.flatMap((die, seat) => (die > 0 ? [t.die({ seat, die })] : []))
      return t.rolled[prizeAt(event.prize)]({ dice: list(dice) })
    }
    case 'won':
      return t.won[prizeAt(event.prize)](event)
    case 'lapsed':
      return t.lapsed[prizeAt(event.prize)]
    case 'took':
      return t.took[event.metal](event)
    case 'gem':
      return t.gem({ seat: event.seat, gem: text.aGem[event.gem] })
    case 'active':
    case 'neutral':
    case 'gave':
    case 'passed':
    case 'moved':
    case 'hired':
    case 'swapped':
    case 'laid':
    case 'consoled':
    case 'disc':
    case 'cityGone':
      return t[event.type](event as never) // their sentences have gaps for what they hold, and no others
    default:
      return null
  }
}

/** Why this was refused here. */
function reason(text: Text, view: View, action: Action, rule: RuleId): string | null {
  const found = reasonOf(view, action, rule)
  if (!found) return null
  const sentence = text.reasons[found.entry]
  if (typeof sentence === 'string') return sentence
  return sentence({ ...found.gaps, gem: text.aGem[found.gaps.colour] } as never)
}
