/** The rules of Aton in our own words, in English. The numbers are those that refusals and score lines cite. */
import type { RuleSection } from '../../../words/game.ts'

export const rules: readonly RuleSection[] = [
  {
    title: 'Goal and cards',
    intro:
      'There are four ways to win: 40 points, a whole temple full of your stones, all 14 yellow spaces, or all 14 green spaces. Each round both players lay four cards face down at their cartouches 1 to 4 and reveal them together. Cartouche 1 brings points; then one player after the other removes and places stones, as the cards at cartouches 2, 3 and 4 say. Removed stones go to the realm of the dead; when it is full, the temples are scored. Each player has 29 stones and the same 36 cards: nine each of the values 1 to 4.',
    rules: [
      [
        '1.1',
        'Each round you draw four cards. If your draw pile is empty when you need a card, your discards are shuffled to make a new one.',
      ],
      [
        '1.2',
        'Once per match, before you lay your cards, you may discard all four face down and draw four new ones. Your opponent sees that you do it, but not your cards.',
      ],
      [
        '1.3',
        'Lay your four cards face down, one at each of your cartouches 1 to 4. Once laid, they can’t be changed.',
      ],
      ['1.4', 'When both players have laid their cards, all eight are revealed together.'],
    ],
  },
  {
    title: 'Cartouche 1: points',
    intro: 'The first cards bring points at once.',
    rules: [
      ['2.1', 'The player with the higher card scores twice the difference between the two cards.'],
      ['2.2', 'A player who then has 40 points or more wins at once.'],
    ],
  },
  {
    title: 'Cartouche 2: turn order and removing',
    intro:
      'The second cards decide who goes first. That player carries out cartouches 2 to 4 completely before the other player does.',
    rules: [
      [
        '3.1',
        'The player with the lower card at cartouche 2 goes first. If these are equal, the lower card at cartouche 1 decides. If those are equal too, both draw cards until they differ: the lower one begins. The drawn cards go under the draw piles.',
      ],
      [
        '3.2',
        'A 4 removes two of your opponent’s stones, a 3 removes one, a 2 none; a 1 costs you one of your own. You must remove exactly that many, or all there are in the temples open to you if there are fewer.',
      ],
      ['3.3', 'Nothing is removed in the first round.'],
      ['3.4', 'Removed stones go to the realm of the dead. Their spaces are free at once.'],
    ],
  },
  {
    title: 'Cartouche 3: temples',
    intro: 'The third card says where you may remove and place.',
    rules: [
      [
        '4.1',
        'You may remove and place stones only in temples whose number is no higher than your card here.',
      ],
    ],
  },
  {
    title: 'Cartouche 4: placing',
    intro: 'The fourth card says how many stones you place.',
    rules: [
      [
        '5.1',
        'Place as many stones as your card says, one by one, as long as your supply lasts. You may not stop early.',
      ],
      ['5.2', 'A stone goes on a free space.'],
      ['5.3', 'Stones for which there is no free space left go to the realm of the dead.'],
      [
        '5.4',
        'You win at once if you place a stone that completes a whole temple, all yellow spaces or all green spaces for you.',
      ],
    ],
  },
  {
    title: 'The realm of the dead',
    intro: 'Stones wait here for the next scoring.',
    rules: [
      [
        '6.1',
        'It has eight places. Stones that no longer fit go back to their owner’s supply. If it is full after both turns, there is a scoring.',
      ],
    ],
  },
  {
    title: 'Scoring',
    intro: 'A scoring counts the stones in the temples.',
    rules: [
      ['7.1', 'Temple I: whoever has more stones here scores the difference.'],
      ['7.2', 'Temple II: whoever has more stones here scores 5 points.'],
      ['7.3', 'Temple III: whoever has more stones here scores 1 point for each of them.'],
      [
        '7.4',
        'Temple IV: whoever has more stones here scores 3 points for each of their stones on blue spaces, in all four temples.',
      ],
      ['7.5', 'Whoever has more stones on black spaces scores 8 points.'],
      ['7.6', 'Every stone on a bonus space scores the number of that space.'],
      ['7.7', 'In a tie nobody scores. One stone against none is a majority.'],
    ],
  },
  {
    title: 'After a scoring',
    intro: 'If the match goes on, both players make room in the temples.',
    rules: [
      [
        '8.1',
        'Taking turns, each player returns four of their stones to their supply, one from each temple. Whoever has more points begins; if tied, Blue (the circle) begins.',
      ],
      [
        '8.2',
        'For each temple where you have no stone, you return one more from the highest-numbered temple where you still have one. You return no more than that from any temple.',
      ],
      ['8.3', 'Then all stones in the realm of the dead go back to the supplies.'],
    ],
  },
  {
    title: 'The end',
    intro: 'A match can end at once (2.2 and 5.4) or with a scoring.',
    rules: [
      [
        '9.1',
        'If a scoring brings anybody to 40 points, it is completed and the higher score wins. Equal scores are a draw.',
      ],
    ],
  },
]
