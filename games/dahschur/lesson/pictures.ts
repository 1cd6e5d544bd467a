/** The pictures of Dahschur's rules page: by rule, the moment of the lesson that shows it. */
import type { Pictures } from '../../../learn/lesson.ts'

export const pictures: Pictures = {
  rules: {
    '3.1': { chapter: 'princes', step: 2 },
    '4.1': { chapter: 'swap', step: 0 },
    '4.2': { chapter: 'avenue', step: 1 },
    '4.6': { chapter: 'avenue', step: 2 },
    '5.3': { chapter: 'end', step: 0 },
    '6.1': { chapter: 'rewards', step: 0 },
    '7.1': { chapter: 'rewards', step: 2 },
    '9.1': { chapter: 'end', step: 2 },
    '10.2': { chapter: 'three', step: 0 },
    '11.3': { chapter: 'two', step: 1 },
  },
  example: { chapter: 'end', step: 4, counts: 'scored' },
}
