/** What makes an element one that can be chosen: lit or not, focusable, labelled, explained. The same for SVG and HTML. */
import type { Snippet } from 'svelte'
import { give, tabindexOf } from './attributes.ts'
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

/** Returns a function of what an element is, to be attached to it: it stays live. */
export function useChoosable(): (
  settingsNow: () => ChoosableSettings & { readonly of: Key; readonly view: unknown },
) => (element: SVGElement | HTMLElement) => void {
  const table = useTable()
  return settingsNow => element => {
    const { of: key, view, label, explain, place = key } = settingsNow()
    const { chooser } = table
    const open = chooser.isOpen(key)
    const isChosen = chooser.isChosen(key)
    element.onclick = () => chooser.choose(key)
    give(element, {
      role: element.tagName === 'BUTTON' ? undefined : 'button',
      tabindex: tabindexOf(element),
      'data-key': key,
      'data-place': place,
      'data-lit': chooser.isLit(key) ? '' : undefined,
      'data-open': open ? '' : undefined,
      'data-chosen': isChosen ? '' : undefined,
      'data-shown': table.shown.has(place) ? '' : undefined,
      'data-rule': chooser.reason(key)?.rule,
      'aria-label': label ?? table.words.key(key, view),
      'aria-description': explain,
      'aria-disabled': open ? undefined : 'true',
      'aria-pressed': isChosen ? 'true' : undefined,
    })
  }
}
