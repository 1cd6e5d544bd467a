/** The rules of Aton in our own words, in English. The numbers are those that refusals and score lines cite. */
import type { RuleSection } from '../../../../web/kit/board.ts'

export const rules: readonly RuleSection[] = [
  {
    title: 'Cards',
    intro:
      'Two players serve rival gods in four temples. Each has 29 stones and the same 36 cards: nine of each value from 1 to 4. Every round both lay four cards, and everything else follows from them.',
    rules: [
      [
        '1.1',
        'Each round you draw four cards. When your pile is used up and you need a card, your discards are shuffled into a new one.',
      ],
      [
        '1.2',
        'Once in the game, before you lay, you may give away all four cards unseen and draw four new ones. Your opponent sees that you did.',
      ],
      [
        '1.3',
        'You lay all four cards at your cartouches 1 to 4, face down, using exactly the cards of your hand. What is sealed is final.',
      ],
      ['1.4', 'When both have sealed, all eight cards are turned over together.'],
    ],
  },
  {
    title: 'Cartouche 1: points',
    intro: '',
    rules: [
      ['2.1', 'The higher card scores twice the difference between the two cards.'],
      ['2.2', 'Whoever has 40 points or more then wins at once.'],
    ],
  },
  {
    title: 'Cartouche 2: order and removal',
    intro: 'One player finishes cartouches 2 to 4 before the other begins.',
    rules: [
      [
        '3.1',
        'The lower card at cartouche 2 moves first. At a tie the lower card at cartouche 1 decides; if that is equal too, both draw cards until they differ. Those cards go under the piles.',
      ],
      [
        '3.2',
        'A 4 removes two opposing stones, a 3 removes one, a 2 none; a 1 costs you a stone of your own. You must remove exactly that many, as far as there are such stones in the temples open to you.',
      ],
      ['3.3', 'In the first round nobody removes anything.'],
      ['3.4', 'Removed stones go to the realm of the dead. Their spaces are free at once.'],
    ],
  },
  {
    title: 'Cartouche 3: temples',
    intro: '',
    rules: [['4.1', 'You remove and place only in temples whose number is not higher than your card here.']],
  },
  {
    title: 'Cartouche 4: placing',
    intro: '',
    rules: [
      [
        '5.1',
        'You place as many stones as your card says, one by one, as long as your supply lasts. You may not stop early.',
      ],
      ['5.2', 'A stone is placed on a free space.'],
      ['5.3', 'Stones for which there is no free space left go to the realm of the dead.'],
      [
        '5.4',
        'You win at once when a stone you place completes a whole temple, all yellow spaces or all green spaces for you.',
      ],
    ],
  },
  {
    title: 'The realm of the dead',
    intro: '',
    rules: [
      [
        '6.1',
        'It has eight places. Stones that do not fit go back to the supply of their owner. If it is full after both turns, there is a scoring.',
      ],
    ],
  },
  {
    title: 'Scoring',
    intro: 'A scoring looks at the stones in the temples.',
    rules: [
      ['7.1', 'Temple I: the majority scores the difference in stones.'],
      ['7.2', 'Temple II: the majority scores 5 points.'],
      ['7.3', 'Temple III: the majority scores 1 point for each own stone there.'],
      ['7.4', 'Temple IV: the majority scores 3 points for each own stone on a blue space, in all temples.'],
      ['7.5', 'Whoever has more stones on black spaces scores 8 points.'],
      ['7.6', 'Each bonus space scores its number for the stone on it.'],
      ['7.7', 'A tie is no majority. One stone against none is one.'],
    ],
  },
  {
    title: 'After a scoring',
    intro: '',
    rules: [
      [
        '8.1',
        'Both take back four of their own stones in turn, one from each temple. Whoever leads begins; at equal points the first seat does.',
      ],
      [
        '8.2',
        'For a temple without own stones, one more comes out of the highest-numbered temple that still has some to give. No temple gives more than its share.',
      ],
      ['8.3', 'These stones and all stones in the realm of the dead go back to the supplies.'],
    ],
  },
  {
    title: 'The end',
    intro: '',
    rules: [
      [
        '9.1',
        'If a scoring brings anybody to 40 points, it is completed and the higher score wins. Equal scores are a draw.',
      ],
    ],
  },
]
