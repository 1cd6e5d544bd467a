/** What Horus tells when its board stands: what happened, why something cannot be done, what is known of everybody. The same for every language. */
import { addressed } from '../../../words/address.ts'
import { listIn } from '../../../words/catalogue.ts'
import { listedOf, type ToldWords } from '../../../words/game.ts'
import type { Language } from '../../../words/languages.ts'
import { idleOf, type Reason, reasonOf } from '../board/reasons.ts'
import type { Action, HorusEvent, View } from '../rules/types.ts'
import { cardName, stackOf, type Tile, tileOf, tileOfStack } from './speech.ts'
import type { Text } from './types.ts'

export function telling(text: Text, language: Language): ToldWords<View, HorusEvent, Action> {
  return {
    happened: addressed(event => happened(text, language, event)),
    reason(view, action, rule) {
      const found = reasonOf(view, action, rule)
      return found && because(text, found)
    },
    idle(key, view) {
      const idle = idleOf(key, view)
      return idle && text.idle[idle.entry]
    },
    facts: (view, seat) => [
      { label: text.facts.stones, value: view.supply[seat] },
      { label: text.facts.cards, value: view.handSizes[seat] },
      { label: text.facts.nile, value: view.nile[seat] > 0 ? text.facts.nileLeft : text.facts.nileGone },
    ],
    ...listedOf(text),
  }
}

/** A tile as the events name it, as the object of a sentence. */
const tileNamed = ({ tiles }: Text, name: string): string => tiles[name as Tile]

function scored(text: Text, event: Extract<HorusEvent, { type: 'scored' }>): string {
  const { happened: w } = text
  const { seat, points, rule } = event
  const plain = text.region.name({ tile: text.kinds[event.tile as Tile], n: event.size })
  const region =
    rule === '9.3'
      ? w.scoredTemple({ region: plain })
      : rule === '9.4'
        ? w.scoredIsland({ region: plain })
        : rule === '9.5'
          ? w.scoredBoth({ region: plain })
          : plain
  return w.scored({ seat, n: points, region })
}

function discarded(
  text: Text,
  language: Language,
  event: Extract<HorusEvent, { type: 'discarded' }>,
): string {
  const { happened: w } = text
  const { seat } = event
  const cards = listIn(
    language,
    event.cards.map(card => w.quoted({ card: cardName(text, card) })),
  )
  return event.from === 'pile' ? w.drewGone({ seat, cards }) : w.discarded({ seat, cards })
}

function happened(text: Text, language: Language, event: HorusEvent): string | null {
  const { happened: w } = text
  switch (event.type) {
    case 'first':
    case 'nile':
    case 'set':
    case 'moved':
    case 'replaced':
      return w[event.type]({ seat: event.seat })
    case 'turn':
      return w.turn({ round: event.round, seat: event.seat })
    case 'drew':
    case 'laid':
      return w[event.type]({ seat: event.seat, tile: tileNamed(text, event.tile) })
    case 'removed':
      return w.removed({ tile: tileNamed(text, event.tile) })
    case 'took':
      return w.took({ seat: event.seat, tile: text.tiles[tileOfStack(event.stack)], left: event.left })
    case 'used':
      return w.used[event.as]({ seat: event.seat })
    case 'played':
    case 'hand':
      return w[event.type]({ seat: event.seat, card: cardName(text, event.card) })
    case 'exhausted':
      return w.exhausted({ stack: text.stacks[stackOf(event.stack)] })
    case 'discarded':
      return discarded(text, language, event)
    case 'reshuffled':
      return w.reshuffled({ n: event.cards })
    case 'lapsed':
      return w[event.action === 'stone' ? 'noStone' : 'noMove']({ seat: event.seat })
    case 'scoring':
    case 'over':
      return w[event.type]
    case 'scored':
      return scored(text, event)
    default:
      return null
  }
}

function because(text: Text, found: Reason): string {
  const { reasons: w } = text
  switch (found.entry) {
    case 'blocksEnd':
    case 'endStuck':
      return w[found.entry]({ end: found.gaps.end + 1 })
    case 'templeBesideLand':
      return w.templeBesideLand({ tile: text.tiles[tileOf(found.gaps.tile)] })
    case 'emptyStack':
      return w.emptyStack({ stack: text.stacks[stackOf(found.gaps.stack)] })
    case 'wrongSize':
      return w.wrongSize(found.gaps)
    case 'tooLargeFirst':
    case 'closed':
    case 'full':
      return w[found.entry](found.gaps)
    default:
      return w[found.entry]
  }
}
