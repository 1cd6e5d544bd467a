/** The pictures of Aton's rules page: by rule, the moment of the lesson that shows it. */
import type { Pictures } from '../../../learn/lesson.ts'

export const pictures: Pictures = {
  rules: {
    '1.3': { chapter: 'first', step: 3 },
    '2.1': { chapter: 'first', step: 4 },
    '3.1': { chapter: 'away', step: 2 },
    '3.2': { chapter: 'away', step: 3 },
    '5.1': { chapter: 'first', step: 5 },
    '5.4': { chapter: 'finish', step: 1 },
    '6.1': { chapter: 'away', step: 5 },
    '7.1': { chapter: 'scoring', step: 3 },
    '7.4': { chapter: 'scoring', step: 4 },
    '7.6': { chapter: 'scoring', step: 5 },
    '8.1': { chapter: 'scoring', step: 6 },
  },
  example: { chapter: 'scoring', step: 5, counts: 'scored' },
}
