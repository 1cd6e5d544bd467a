/** The rules of Aton in our own words, in German. The numbers are those that refusals and score lines cite. */
import type { RuleSection } from '../../../words/game.ts'

export const rules: readonly RuleSection[] = [
  {
    title: 'Ziel und Karten',
    intro:
      'Es gibt vier Wege zum Sieg: 40 Punkte, ein ganzer Tempel voll eigener Steine, alle 14 gelben Felder oder alle 14 grünen Felder. In jeder Runde legen beide vier Karten verdeckt an ihre Kartuschen 1 bis 4 und decken sie gleichzeitig auf. Kartusche 1 bringt Punkte; dann entfernen beide nacheinander Steine und setzen welche ein, so wie es ihre Karten an den Kartuschen 2, 3 und 4 vorgeben. Entfernte Steine kommen ins Totenreich; ist es voll, werden die Tempel gewertet. Beide haben 29 Steine und die gleichen 36 Karten: je neun mit den Werten 1 bis 4.',
    rules: [
      [
        '1.1',
        'Jede Runde ziehst du vier Karten. Brauchst du eine Karte und dein Nachziehstapel ist leer, werden deine abgelegten Karten zu einem neuen Stapel gemischt.',
      ],
      [
        '1.2',
        'Einmal pro Partie darfst du, bevor du deine Karten legst, alle vier verdeckt ablegen und vier neue ziehen. Dein Gegner sieht, dass du tauschst, aber nicht deine Karten.',
      ],
      [
        '1.3',
        'Lege deine vier Karten verdeckt an deine Kartuschen 1 bis 4, an jede eine. Danach darfst du nichts mehr ändern.',
      ],
      ['1.4', 'Haben beide gelegt, werden alle acht Karten gleichzeitig aufgedeckt.'],
    ],
  },
  {
    title: 'Kartusche 1: Punkte',
    intro: 'Die ersten Karten bringen sofort Punkte.',
    rules: [
      ['2.1', 'Wer die höhere Karte hat, erhält das Doppelte der Differenz beider Karten.'],
      ['2.2', 'Wer danach 40 oder mehr Punkte hat, gewinnt sofort.'],
    ],
  },
  {
    title: 'Kartusche 2: Reihenfolge und Entfernen',
    intro:
      'Die zweiten Karten entscheiden, wer beginnt. Wer beginnt, führt die Kartuschen 2 bis 4 ganz aus, erst dann folgt der Gegner.',
    rules: [
      [
        '3.1',
        'Wer die niedrigere Karte an Kartusche 2 hat, beginnt. Sind beide gleich, entscheidet die niedrigere Karte an Kartusche 1. Sind auch diese gleich, ziehen beide so lange je eine Karte, bis sie sich unterscheiden: Die niedrigere beginnt. Die gezogenen Karten kommen unter die Nachziehstapel.',
      ],
      [
        '3.2',
        'Eine 4 entfernt zwei gegnerische Steine, eine 3 einen, eine 2 keinen; eine 1 kostet dich einen eigenen. Du musst genau so viele entfernen. Stehen in den für dich offenen Tempeln weniger, entfernst du alle.',
      ],
      ['3.3', 'In der ersten Runde wird nichts entfernt.'],
      ['3.4', 'Entfernte Steine kommen ins Totenreich. Ihre Felder sind sofort wieder frei.'],
    ],
  },
  {
    title: 'Kartusche 3: Tempel',
    intro: 'Die dritte Karte sagt, wo du entfernen und einsetzen darfst.',
    rules: [
      [
        '4.1',
        'Du darfst nur in Tempeln entfernen und einsetzen, deren Nummer nicht höher ist als deine Karte hier.',
      ],
    ],
  },
  {
    title: 'Kartusche 4: Einsetzen',
    intro: 'Die vierte Karte sagt, wie viele Steine du einsetzt.',
    rules: [
      [
        '5.1',
        'Setze so viele Steine ein, wie deine Karte zeigt, einen nach dem anderen, solange dein Vorrat reicht. Vorher aufhören darfst du nicht.',
      ],
      ['5.2', 'Ein Stein kommt auf ein freies Feld.'],
      ['5.3', 'Steine, für die kein Feld mehr frei ist, kommen ins Totenreich.'],
      [
        '5.4',
        'Du gewinnst sofort, wenn du mit einem eingesetzten Stein einen ganzen Tempel, alle gelben oder alle grünen Felder besetzt hast.',
      ],
    ],
  },
  {
    title: 'Das Totenreich',
    intro: 'Hier warten Steine auf die nächste Wertung.',
    rules: [
      [
        '6.1',
        'Es hat acht Plätze. Steine, die nicht mehr hineinpassen, gehen in den Vorrat ihres Besitzers zurück. Ist es nach beiden Zügen voll, wird gewertet.',
      ],
    ],
  },
  {
    title: 'Wertung',
    intro: 'Gewertet werden die Steine in den Tempeln.',
    rules: [
      ['7.1', 'Tempel I: Wer hier mehr Steine hat, erhält die Differenz.'],
      ['7.2', 'Tempel II: Wer hier mehr Steine hat, erhält 5 Punkte.'],
      ['7.3', 'Tempel III: Wer hier mehr Steine hat, erhält 1 Punkt für jeden davon.'],
      [
        '7.4',
        'Tempel IV: Wer hier mehr Steine hat, erhält 3 Punkte für jeden eigenen Stein auf einem blauen Feld, in allen vier Tempeln.',
      ],
      ['7.5', 'Wer mehr Steine auf schwarzen Feldern hat, erhält 8 Punkte.'],
      ['7.6', 'Jeder Stein auf einem Bonusfeld bringt die Zahl dieses Feldes.'],
      ['7.7', 'Bei Gleichstand erhält niemand etwas. Ein Stein gegen keinen ist eine Mehrheit.'],
    ],
  },
  {
    title: 'Nach einer Wertung',
    intro: 'Geht die Partie weiter, machen beide Platz in den Tempeln.',
    rules: [
      [
        '8.1',
        'Beide legen abwechselnd vier eigene Steine in den Vorrat zurück, aus jedem Tempel einen. Wer mehr Punkte hat, beginnt; bei Gleichstand beginnt Blau (der Kreis).',
      ],
      [
        '8.2',
        'Für jeden Tempel, in dem du keinen Stein hast, legst du einen mehr aus dem Tempel mit der höchsten Nummer zurück, in dem du noch welche hast. Mehr darfst du aus keinem Tempel nehmen.',
      ],
      ['8.3', 'Danach gehen alle Steine aus dem Totenreich in die Vorräte zurück.'],
    ],
  },
  {
    title: 'Das Ende',
    intro: 'Eine Partie endet sofort (2.2 und 5.4) oder mit einer Wertung.',
    rules: [
      [
        '9.1',
        'Bringt eine Wertung jemanden auf 40 Punkte, wird sie zu Ende geführt und die höhere Punktzahl gewinnt. Bei gleicher Punktzahl endet die Partie unentschieden.',
      ],
    ],
  },
]
