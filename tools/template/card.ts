/** What the oasis is to the house before anybody plays it. */
import type { Card } from '../../games/card.ts'
import { BOX } from './rules/box.ts'

export const card: Card = {
  ...BOX,
  minutes: 5,
  pitch: {
    de: 'Eine Karte, ein Brunnen: Bleibst du und hoffst, oder gehst du mit einem sicheren Punkt?',
    en: 'One card, one well: do you stay and hope, or leave with a point that is certain?',
  },
  first: { seats: 3, level: 'solid' },
}
