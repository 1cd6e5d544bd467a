/** What stands at the top of Amun-Re's rules page, in English. */
import type { PageWords } from '../../../learn/lesson.ts'

export const page: PageWords = {
  goal: 'Have the most points after two kingdoms. Pyramids score most: each of them, complete sets, and the largest province on each side of the Nile.',
  turn: [
    'Auction: everybody wins exactly one province.',
    'Buy cards, farmers and stones; three stones make a pyramid.',
    'Everybody secretly offers gold; the total decides how good the harvest is.',
    'Harvest: every farmer brings gold.',
    'After three rounds the kingdom is scored; there are two of them.',
  ],
  example: 'The scoring of the Old Kingdom at the end of the lesson, line by line.',
}
