/** The rules page of the oasis in English. */
export const rules = [
  {
    title: 'The oasis',
    intro:
      'Three rounds at a well. Each round you get one secret card and decide, at the same time as everybody else, whether to stay or to go. Going is worth a point; among those who stay, the highest card drinks two cups. Whoever has the most points wins.',
    rules: [
      [
        '1.1',
        'Each round everybody is dealt one card out of a bag with one each of the values 1 to 4, and looks at it in secret.',
      ],
    ],
  },
  {
    title: 'Stay or go',
    intro: 'Nobody knows who else will stay.',
    rules: [
      ['2.1', 'Everybody chooses in secret, at the same time, whether to stay or to go.'],
      ['2.2', 'A player who goes gets 1 point.'],
      ['2.3', 'The highest card among those who stayed wins the well.'],
    ],
  },
  {
    title: 'The cups',
    intro: 'Only the winner of the well drinks.',
    rules: [
      [
        '3.1',
        'The winner drinks two cups, one after the other: a sweet one is worth 2 points, a salty one 1.',
      ],
      ['3.2', 'There are two sweet cups in the whole match. Salty ones never run out.'],
    ],
  },
  {
    title: 'The end',
    intro: 'Points are open to everybody all the time.',
    rules: [['4.1', 'After three rounds whoever has the most points wins. Equal points share the victory.']],
  },
] as const
