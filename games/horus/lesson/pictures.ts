/** The pictures of Horus's rules page: by rule, the moment of the lesson that shows it. */
import type { Pictures } from '../../../learn/lesson.ts'

export const pictures: Pictures = {
  rules: {
    '2.2': { chapter: 'first', step: 5 },
    '2.5': { chapter: 'numbers', step: 1, point: ['region:4'] },
    '3.1': { chapter: 'river', step: 0, point: ['tile:2,0'] },
    '3.7': { chapter: 'river', step: 4, point: ['tile:-6,-2'] },
    '4.1': { chapter: 'temple', step: 1, point: ['tile:4,0'] },
    '6.1': { chapter: 'numbers', step: 3 },
    '6.3': { chapter: 'nile', step: 0 },
    '7.3': { chapter: 'nile', step: 6 },
    '9.1': { chapter: 'numbers', step: 4 },
    '9.3': { chapter: 'temple', step: 4 },
    '9.4': { chapter: 'island', step: 4, point: ['region:5'] },
  },
  example: { chapter: 'nile', step: 8, counts: 'now' },
}
