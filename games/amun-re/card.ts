/** What Amun-Re is to the house before anybody plays it. */
import type { Card } from '../card.ts'
import { BOX } from './rules/box.ts'

export const card: Card = {
  ...BOX,
  minutes: 90,
  pitch: {
    de: 'Biete auf Provinzen am Nil, baue Pyramiden und gewinne mit einem verdeckten Opfer die Gunst des Gottes.',
    en: 'Bid for provinces along the Nile, build pyramids and win the god’s favour with a secret offering.',
  },
  first: { seats: 4, level: 'solid' },
}
