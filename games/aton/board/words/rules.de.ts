/** The rules of Aton in our own words, in German. The numbers are those that refusals and score lines cite. */
import type { RuleSection } from '../../../../web/kit/board.ts'

export const rules: readonly RuleSection[] = [
  {
    title: 'Karten',
    intro:
      'Zwei Personen dienen rivalisierenden Göttern in vier Tempeln. Beide haben 29 Steine und dieselben 36 Karten: je neun mit den Werten 1 bis 4. In jeder Runde legen beide vier Karten; alles andere folgt daraus.',
    rules: [
      [
        '1.1',
        'Jede Runde ziehst du vier Karten. Ist dein Stapel leer und du brauchst eine Karte, wird deine Ablage zum neuen Stapel gemischt.',
      ],
      [
        '1.2',
        'Einmal im Spiel darfst du vor dem Legen alle vier Karten ungesehen abgeben und vier neue ziehen. Dass du es tust, ist öffentlich.',
      ],
      [
        '1.3',
        'Du legst alle vier Karten verdeckt an deine Kartuschen 1 bis 4, genau die Karten deiner Hand. Was versiegelt ist, gilt.',
      ],
      ['1.4', 'Haben beide versiegelt, werden alle acht Karten gleichzeitig aufgedeckt.'],
    ],
  },
  {
    title: 'Kartusche 1: Punkte',
    intro: '',
    rules: [
      ['2.1', 'Die höhere Karte bringt das Doppelte der Differenz beider Karten.'],
      ['2.2', 'Wer dann 40 oder mehr Punkte hat, gewinnt sofort.'],
    ],
  },
  {
    title: 'Kartusche 2: Reihenfolge und Entfernen',
    intro: 'Wer beginnt, führt die Kartuschen 2 bis 4 ganz aus, bevor die andere Person an der Reihe ist.',
    rules: [
      [
        '3.1',
        'Die niedrigere Karte an Kartusche 2 beginnt. Bei Gleichstand entscheidet die niedrigere Karte an Kartusche 1; ist auch die gleich, ziehen beide Karten, bis sie sich unterscheiden. Diese Karten kommen unter die Stapel.',
      ],
      [
        '3.2',
        'Eine 4 entfernt zwei gegnerische Steine, eine 3 einen, eine 2 keinen; eine 1 kostet einen eigenen Stein. Du musst genau so viele entfernen, soweit es in den für dich offenen Tempeln solche gibt.',
      ],
      ['3.3', 'In der ersten Runde wird nichts entfernt.'],
      ['3.4', 'Entfernte Steine kommen ins Totenreich. Ihre Felder sind sofort frei.'],
    ],
  },
  {
    title: 'Kartusche 3: Tempel',
    intro: '',
    rules: [
      ['4.1', 'Du entfernst und setzt nur in Tempeln, deren Nummer nicht höher ist als deine Karte hier.'],
    ],
  },
  {
    title: 'Kartusche 4: Einsetzen',
    intro: '',
    rules: [
      [
        '5.1',
        'Du setzt so viele Steine ein, wie deine Karte sagt, einen nach dem anderen, solange der Vorrat reicht. Vorher aufhören darfst du nicht.',
      ],
      ['5.2', 'Ein Stein kommt auf ein freies Feld.'],
      ['5.3', 'Steine, für die kein Feld mehr frei ist, kommen ins Totenreich.'],
      [
        '5.4',
        'Du gewinnst sofort, wenn ein Stein, den du einsetzt, einen ganzen Tempel, alle gelben oder alle grünen Felder für dich vollendet.',
      ],
    ],
  },
  {
    title: 'Das Totenreich',
    intro: '',
    rules: [
      [
        '6.1',
        'Es hat acht Plätze. Steine, die nicht hineinpassen, gehen in den Vorrat ihres Besitzers zurück. Ist es nach beiden Zügen voll, wird gewertet.',
      ],
    ],
  },
  {
    title: 'Wertung',
    intro: 'Gewertet werden die Steine in den Tempeln.',
    rules: [
      ['7.1', 'Tempel I: Die Mehrheit bringt den Unterschied an Steinen.'],
      ['7.2', 'Tempel II: Die Mehrheit bringt 5 Punkte.'],
      ['7.3', 'Tempel III: Die Mehrheit bringt 1 Punkt je eigenem Stein dort.'],
      [
        '7.4',
        'Tempel IV: Die Mehrheit bringt 3 Punkte je eigenem Stein auf einem blauen Feld, in allen Tempeln.',
      ],
      ['7.5', 'Wer mehr Steine auf schwarzen Feldern hat, erhält 8 Punkte.'],
      ['7.6', 'Jedes Bonusfeld bringt seine Zahl für den Stein darauf.'],
      ['7.7', 'Gleichstand ist keine Mehrheit. Ein Stein gegen keinen ist eine.'],
    ],
  },
  {
    title: 'Nach einer Wertung',
    intro: '',
    rules: [
      [
        '8.1',
        'Beide nehmen abwechselnd vier eigene Steine zurück, einen aus jedem Tempel. Wer führt, beginnt; bei gleichen Punkten der erste Platz.',
      ],
      [
        '8.2',
        'Für einen Tempel ohne eigene Steine kommt einer mehr aus dem Tempel mit der höchsten Nummer, der noch welche hergeben kann. Kein Tempel gibt mehr als seinen Anteil.',
      ],
      ['8.3', 'Diese Steine und alle aus dem Totenreich gehen in die Vorräte zurück.'],
    ],
  },
  {
    title: 'Das Ende',
    intro: '',
    rules: [
      [
        '9.1',
        'Bringt eine Wertung jemanden auf 40 Punkte, wird sie zu Ende geführt, und die höhere Punktzahl gewinnt. Bei gleicher Punktzahl ist es unentschieden.',
      ],
    ],
  },
]
