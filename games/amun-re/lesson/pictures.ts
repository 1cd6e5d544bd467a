/** The pictures of Amun-Re's rules page: by rule, the moment of the lesson that shows it. */
import type { Pictures } from '../../../learn/lesson.ts'

export const pictures: Pictures = {
  rules: {
    '2.1': { chapter: 'province', step: 2 },
    '3.6': { chapter: 'pyramid', step: 3 },
    '4.3': { chapter: 'offering', step: 0 },
    '5.1': { chapter: 'offering', step: 3 },
    '6.1': { chapter: 'scoring', step: 1 },
    '6.3': { chapter: 'scoring', step: 2 },
    '6.4': { chapter: 'scoring', step: 3 },
    '8.1': { chapter: 'scoring', step: 4 },
  },
  example: { chapter: 'scoring', step: 3, counts: 'scored' },
}
