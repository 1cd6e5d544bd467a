/** What stands at the top of Horus's rules page, in English. */
import type { PageWords } from '../../../learn/lesson.ts'

export const page: PageWords = {
  goal: 'Have the most points at the end: every region pays one point per tile to whoever has the most stones in it, more by the temple or on an island.',
  turn: [
    'Lay a tile from the bag.',
    'Play a card and lay the tile it shows.',
    'Place a stone in a region of exactly the size on the card.',
    'Draw a new card. The match ends when two stacks are empty.',
  ],
  example: 'A position as it would score now: every region, for whoever has the most stones in it.',
}
