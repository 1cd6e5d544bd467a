/** Which way the board of Aton lies: whichever makes the spaces of the temples largest, with words beside the cards if at all possible. */
import { across, CARDS, WORDS } from './across.ts'
import { type Arrangement, FINGER } from './arrangement.ts'
import { portrait } from './portrait.ts'

export type { Arrangement } from './arrangement.ts'

export function arrangementFor(width: number, height: number): Arrangement {
  const ways = [across(width, height, WORDS), portrait(width, height)]
  const whole = ways.filter(way => way.height <= height && way.pitch >= FINGER)
  const best = whole.reduce<Arrangement | undefined>((a, b) => (a && a.pitch >= b.pitch ? a : b), undefined)
  if (best) return best
  const cardsOnly = across(width, height, CARDS)
  return cardsOnly.pitch >= FINGER ? cardsOnly : portrait(width, height)
}
