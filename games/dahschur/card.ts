/** What Dahschur is to the house before anybody plays it. */
import type { Card } from '../card.ts'
import { BOX } from './rules/box.ts'

export const card: Card = {
  ...BOX,
  minutes: 60,
  pitch: {
    de: 'Verschenke deine Karten klug: Jede arbeitet für jemanden an der Roten Pyramide.',
    en: 'Give your cards away wisely: each one works for somebody at the Red Pyramid.',
  },
  first: { seats: 3, level: 'solid' },
}
