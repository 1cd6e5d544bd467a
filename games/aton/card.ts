/** What Aton is to the house before anybody plays it. */
import type { Card } from '../card.ts'
import { BOX } from './rules/box.ts'

export const card: Card = {
  ...BOX,
  minutes: 30,
  pitch: {
    de: 'Vier Karten, vier Kartuschen und nie genug für alle: ein Duell um die beste Verteilung, das plötzlich entschieden sein kann.',
    en: 'Four cards, four cartouches, never enough for all of them: a duel over the best split, with sudden wins.',
  },
  first: { seats: 2, level: 'solid' },
}
