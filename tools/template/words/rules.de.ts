/** The rules page of the oasis in German. */
export const rules = [
  {
    title: 'Die Oase',
    intro:
      'Drei Runden an einem Brunnen. In jeder Runde bekommst du eine geheime Karte und entscheidest gleichzeitig mit allen anderen, ob du bleibst oder gehst. Gehen bringt einen Punkt; von denen, die bleiben, trinkt die höchste Karte zwei Becher. Wer die meisten Punkte hat, gewinnt.',
    rules: [
      [
        '1.1',
        'In jeder Runde bekommen alle eine Karte aus einem Beutel mit je einer Karte der Werte 1 bis 4 und sehen sie sich geheim an.',
      ],
    ],
  },
  {
    title: 'Bleiben oder gehen',
    intro: 'Niemand weiß, wer sonst bleibt.',
    rules: [
      ['2.1', 'Alle wählen geheim und gleichzeitig, ob sie bleiben oder gehen.'],
      ['2.2', 'Wer geht, bekommt 1 Punkt.'],
      ['2.3', 'Die höchste Karte unter denen, die bleiben, gewinnt den Brunnen.'],
    ],
  },
  {
    title: 'Die Becher',
    intro: 'Nur wer den Brunnen gewinnt, trinkt.',
    rules: [
      ['3.1', 'Wer gewinnt, trinkt nacheinander zwei Becher: ein süßer bringt 2 Punkte, ein salziger 1.'],
      ['3.2', 'In der ganzen Partie gibt es zwei süße Becher. Salzige gehen nie aus.'],
    ],
  },
  {
    title: 'Das Ende',
    intro: 'Die Punkte sind die ganze Zeit für alle zu sehen.',
    rules: [
      [
        '4.1',
        'Nach drei Runden gewinnt, wer die meisten Punkte hat. Bei gleichen Punkten wird der Sieg geteilt.',
      ],
    ],
  },
] as const
