/** What Amun-Re tells when its board stands: what happened, why something cannot be done, what is known of everybody. The same for every language. */
import type { Seat } from '../../../kernel/game.ts'
import { addressed } from '../../../words/address.ts'
import { type Key, listedOf, type ToldWords } from '../../../words/game.ts'
import type { Language } from '../../../words/languages.ts'
import { PHASE_OF_CARD, takeApart } from '../board/keys.ts'
import { idleOf, type Reason, reasonOf } from '../board/reasons.ts'
import { farmersIn } from '../rules/provinces.ts'
import type { Action, AmunReEvent, View } from '../rules/types.ts'
import { happenedOf } from './speech/happened.ts'
import { cardName, provinceName } from './speech/names.ts'
import type { Text } from './types.ts'

export function telling(text: Text, language: Language): ToldWords<View, AmunReEvent, Action> {
  return {
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
