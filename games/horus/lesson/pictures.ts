/** The pictures of Horus's rules page: by rule, the moment of the lesson that shows it. */
import type { Pictures } from '../../../learn/picture.ts'

export const pictures: Pictures = {
  rules: {
    '2.2': { chapter: 'first', step: 4 },
    '2.5': { chapter: 'numbers', step: 1 },
    '3.1': { chapter: 'river', step: 0 },
    '3.7': { chapter: 'river', step: 3 },
    '4.1': { chapter: 'temple', step: 0 },
    '6.1': { chapter: 'numbers', step: 3 },
    '6.3': { chapter: 'nile', step: 0 },
    '7.3': { chapter: 'nile', step: 6 },
    '8.1': { chapter: 'end', step: 0 },
    '9.1': { chapter: 'numbers', step: 4 },
    '9.3': { chapter: 'temple', step: 4 },
    '9.4': { chapter: 'island', step: 4 },
  },
  example: { chapter: 'nile', step: 8, counts: 'now' },
}
