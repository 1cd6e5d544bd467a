/** What cannot be chosen but explains itself: to be attached to an element of HTML or SVG. */
import { give, tabindexOf } from './attributes.ts'

export const explained =
  (label: string, explain: string, place?: string): ((element: Element) => void) =>
  element =>
    give(element, {
      role: 'img',
      tabindex: tabindexOf(element), // arrow keys reach it like what can be chosen
      'data-still': '',
      'aria-label': label,
      'aria-description': explain,
      'data-place': place,
    })
