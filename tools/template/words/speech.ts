/** What the oasis asks, and what it calls things: chooses the entry of the catalogue, once for all languages. */
import type { AskedWords, Key, Path } from '../../../words/game.ts'
import { phaseOf } from '../board/facts.ts'
import { takeApart } from '../board/keys.ts'
import type { View } from '../rules/types.ts'
import type { Text } from './types.ts'

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

export function speech(text: Text): AskedWords<View, Text> {
  return {
    text,
    asked: (view, chosen) => asked(text, view, chosen),
    waiting: view => waiting(text, view),
    key: key => nameOfKey(text, key),
  }
}
