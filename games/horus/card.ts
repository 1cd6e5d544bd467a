/** What Horus is to the house before anybody plays it. */
import type { Card } from '../card.ts'
import { BOX } from './rules/box.ts'

export const card: Card = {
  ...BOX,
  minutes: 45,
  pitch: {
    de: 'Lege Land und Fluss, besetze Gebiete und sieh zu, wie sich unter dem Falken die Mehrheiten verschieben.',
    en: 'Lay land and river, claim regions and watch majorities shift beneath the falcon’s wings.',
  },
  first: { seats: 3, level: 'solid' },
}
