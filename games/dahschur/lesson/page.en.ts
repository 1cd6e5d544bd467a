/** What stands at the top of Dahschur's rules page, in English. */
import type { PageWords } from '../../../learn/lesson.ts'

export const page: PageWords = {
  goal: 'Have the most points after the last round: from gems on the avenue, rewards, and discs laid on princes in the chambers of the pyramid.',
  turn: [
    'Everybody gives the active player a card; each card is one action.',
    'An action: the market, the avenue or the procession.',
    'Used cards lie in front of those who gave them: the highest left, middle and right cards win rewards.',
    'If your cards add up to an open city, you take one of its discs.',
    'One of your cards goes into a chamber; at the end it can carry a disc.',
  ],
  example: 'The last match of the lesson at its end, line by line.',
}
