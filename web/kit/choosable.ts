/** The attributes of an element that can be chosen: lit or not, focusable, labelled, explained. The same for SVG and HTML. */
import type { Snippet } from 'svelte'
import type { Key } from './board.ts'
import { useTable } from './table.ts'

export interface ChoosableSettings {
  /** What it is, for those who do not see it; by default the game's word for the key. */
  readonly label?: string | undefined
  /** What it means, shown on hover, focus and long press. */
  readonly explain?: string | undefined
  /** Where pieces travel to and from; by default the key. */
  readonly place?: string | undefined
}

/** What an element that can be chosen is given, in SVG and in HTML. */
export interface ChoosableProps extends ChoosableSettings {
  readonly of: Key
  readonly view: unknown
  readonly children: Snippet
}

/** Returns a function of the key, to be spread on an element inside markup so that it stays live. */
export function choosableAttributes(): (
  key: Key,
  view: unknown,
  settings?: ChoosableSettings,
) => Record<string, unknown> {
  const table = useTable()
  return (key, view, { label, explain, place = key } = {}) => {
    const { chooser } = table
    const lit = chooser.isLit(key)
    const open = chooser.isOpen(key)
    const rule = chooser.reason(key)?.rule
    return {
      role: 'button',
      tabindex: -1,
      'data-key': key,
      'data-place': place,
      'data-lit': lit ? '' : undefined,
      'data-open': open ? '' : undefined,
      'data-chosen': chooser.isChosen(key) ? '' : undefined,
      'data-shown': table.shown.has(place) ? '' : undefined,
      'data-rule': rule,
      'aria-label': label ?? table.words.key(key, view),
      'aria-description': explain,
      'aria-disabled': open ? undefined : 'true',
      'aria-pressed': chooser.isChosen(key) ? 'true' : undefined,
      onclick: () => chooser.choose(key),
    }
  }
}
