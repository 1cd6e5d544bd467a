/** What stands at the top of Aton's rules page, in English. */
import type { PageWords } from '../../../learn/lesson.ts'

export const page: PageWords = {
  goal: 'Win at once by filling a temple or all 14 yellow or all 14 green spaces, or by reaching 40 points.',
  turn: [
    'Both players draw four cards, lay them face down at cartouches 1 to 4 and reveal them.',
    'Cartouche 1: the higher card scores twice the difference.',
    'One after the other: remove stones (2), in the temples you reach (3), and place stones (4).',
    'When the realm of the dead is full, the temples are scored.',
  ],
  example: 'A scoring of the temples; the points for cartouche 1 came before. This is what each line paid.',
}
