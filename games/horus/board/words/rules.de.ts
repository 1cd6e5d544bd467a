/** The rules of Horus in our own words, German; numbers as refusals and scores cite them. */
import type { RuleSection } from '../../../../web/kit/board.ts'

export const rulesDe: readonly RuleSection[] = [
  {
    title: 'Ablauf',
    intro:
      'Gemeinsam legt ihr das Land zu beiden Seiten des Nils aus. Regionen eines Geländes wachsen, eure Steine beanspruchen sie, und wer am Ende die meisten Steine in einer Region hat, wertet sie.',
    rules: [
      [
        '1.1',
        'Das Startplättchen liegt zwischen den beiden Flussenden in einer Reihe. Alle haben 20 Steine, eine Nilkarte und fünf Horuskarten; der Zufall bestimmt, wer beginnt.',
      ],
      [
        '1.2',
        'Ein Zug: ein Plättchen aus dem Beutel legen, eine Karte spielen, das Plättchen der Karte legen, einen Stein setzen, eine Karte nachziehen. Dann kommt im Uhrzeigersinn der Nächste.',
      ],
      ['1.3', 'Das Plättchen aus dem Beutel muss gelegt werden. Ein leerer Beutel wird übergangen.'],
    ],
  },
  {
    title: 'Plättchen legen',
    intro:
      'Plättchen liegen in einem Raster halber Kanten: Kante an Kante oder um eine halbe Kante versetzt.',
    rules: [
      ['2.1', 'Plättchen liegen nie übereinander.'],
      [
        '2.2',
        'Ein neues Plättchen berührt mindestens ein anderes, gleich welcher Art, mit einer ganzen oder halben Kante. Eine Ecke allein ist keine Berührung, hier und überall.',
      ],
      ['2.3', 'Lücken dürfen bleiben. Plättchen bleiben liegen; nur die beiden Flussenden wandern.'],
      [
        '2.4',
        'Kein Plättchen darf ein Flussende blockieren. Blockiert ist ein Ende, wenn keiner der zwölf Plätze um es frei ist.',
      ],
      [
        '2.5',
        'Plättchen eines Geländes, die sich berühren, sind eine Region. Fluss, Tempel und Nekropole gehören zu keiner Region.',
      ],
    ],
  },
  {
    title: 'Der Fluss',
    intro:
      'Eine Barke zeigt jedes der beiden Enden. Der Fluss hat immer genau zwei Enden, welche Arme er auch bildet.',
    rules: [
      [
        '3.1',
        'Ein Flussplättchen aus dem Beutel kommt an die Stelle eines Endes, das danach wieder angelegt werden kann. Anders wird es nie gelegt.',
      ],
      ['3.2', 'Dieses Ende wird am eben gelegten Flussplättchen wieder angelegt.'],
      [
        '3.3',
        'Dann wird ein Fluss-/Nekropolenplättchen von seinem Stapel genommen und gelegt. Ist keines mehr da, entfällt das.',
      ],
      [
        '3.4',
        'Könnte nach 3.2 keines der Enden wieder angelegt werden, wird das Ende nach 3.6 angelegt; geht auch das nicht, kommt das Flussplättchen aus dem Spiel. 3.3 folgt in jedem Fall.',
      ],
      [
        '3.5',
        'Ein Fluss-/Nekropolenplättchen kann als Fluss gelegt werden: irgendwo am Wasser, auch neben einem Ende.',
      ],
      [
        '3.6',
        'Oder es kommt an die Stelle eines Endes, das irgendwo an einem Flussplättchen oder am Startplättchen wieder angelegt wird; das andere Ende allein genügt nicht.',
      ],
      ['3.7', 'Oder es wird als Nekropole gelegt: überall, wie Gelände.'],
      [
        '3.8',
        'Der Fluss darf breiter werden und sich verzweigen. Einfache Arme dürfen blockiert werden, die Enden nicht.',
      ],
    ],
  },
  {
    title: 'Der Horus-Tempel',
    intro: '',
    rules: [
      [
        '4.1',
        'Wird er gezogen, kommt der Tempel ans Wasser und berührt weder Gelände noch Nekropole. Spätere Plättchen dürfen ihn berühren.',
      ],
      ['4.2', 'Ohne einen solchen Platz kommt er aus dem Spiel; es wird nicht neu gezogen.'],
    ],
  },
  {
    title: 'Horuskarten',
    intro:
      'Die Mitte der Karte sagt, welches Plättchen du legst, die Zahl in den Ecken, wohin dein Stein darf.',
    rules: [
      ['5.1', 'Du spielst eine Horuskarte aus der Hand oder stattdessen deine Nilkarte.'],
      ['5.2', 'Du nimmst ein Plättchen des Geländes auf der Karte von seinem Stapel und legst es.'],
      [
        '5.3',
        'Ein „?“ in der Mitte nimmt ein Plättchen von einem beliebigen Stapel, der nicht leer ist, auch ein Fluss-/Nekropolenplättchen.',
      ],
      ['5.4', 'Am Ende des Zugs wird die Karte abgelegt und die Hand auf fünf Karten aufgefüllt.'],
      [
        '5.5',
        'Ist der Zugstapel leer, wird die Ablage gemischt, ohne die Karten eines erschöpften Geländes und ohne die Karte dieses Zugs.',
      ],
      [
        '5.6',
        'Wird das letzte Plättchen eines Geländes vom Stapel genommen, legen alle sofort die Karten dieses Geländes ab und füllen auf, im Uhrzeigersinn ab dem, der am Zug ist. Solche Karten werden ersetzt, wann immer sie später gezogen werden. Ist es der zweite leere Stapel, wird nichts getauscht.',
      ],
    ],
  },
  {
    title: 'Steine',
    intro: 'Auf welchem Feld einer Region ein Stein steht, ist gleich.',
    rules: [
      [
        '6.1',
        'Du setzt einen Stein in eine Region mit genau so vielen Feldern wie die Zahl deiner Karte, gezählt jetzt, nach beiden Plättchen. Das Gelände ist gleich.',
      ],
      ['6.2', 'Ein „?“ in den Ecken ist jede Zahl von 1 bis 5.'],
      ['6.3', 'Regionen mit sechs oder mehr Feldern sind geschlossen: Dort wird kein Stein gesetzt.'],
      ['6.4', 'Ein Stein je Feld: Die Region braucht ein Feld ohne Stein.'],
      [
        '6.5',
        'Der Stein muss gesetzt werden, wenn es geht. Geht es nicht oder hast du keinen mehr, entfällt das.',
      ],
      ['6.6', 'In der ersten Runde zählt jede Karte als 1.'],
    ],
  },
  {
    title: 'Die Nilkarte',
    intro: '',
    rules: [
      [
        '7.1',
        'Deine Nilkarte darfst du einmal spielen, auch in der ersten Runde. Sie kommt aus dem Spiel, und für sie wird keine Karte gezogen.',
      ],
      [
        '7.2',
        'Statt Plättchen und Stein legst du nacheinander zwei Fluss-/Nekropolenplättchen, oder so viele noch da sind.',
      ],
      ['7.3', 'Dann nimmst du einen deiner Steine aus einer Region, die jetzt den Fluss berührt,'],
      [
        '7.4',
        'und setzt ihn in eine andere Region, die den Fluss berührt und ein freies Feld hat, gleich wie groß, auch wenn sie geschlossen ist.',
      ],
      ['7.5', 'Der Stein muss versetzt werden, wenn es geht; sonst entfällt das.'],
    ],
  },
  {
    title: 'Das Ende',
    intro: '',
    rules: [
      [
        '8.1',
        'Sind zwei der fünf Stapel leer, wird der Zug zu Ende gespielt, und das Spiel ist aus. Die Hand wird nicht mehr aufgefüllt.',
      ],
      ['8.2', 'Die meisten Punkte gewinnen; bei gleich vielen wird der Sieg geteilt.'],
    ],
  },
  {
    title: 'Wertung',
    intro: 'Jede Region wird einmal gewertet, am Ende. „Wenn jetzt gewertet würde“ zeigt es jederzeit.',
    rules: [
      [
        '9.1',
        'Eine Region zählt für den, der die meisten Steine darin hat. Haben mehrere die meisten, zählt sie für jeden voll; ohne Stein zählt sie für niemanden.',
      ],
      ['9.2', 'Sie ist je Feld einen Punkt wert. Ob sie am Fluss liegt, ist gleich.'],
      ['9.3', 'Sie ist doppelt so viel wert, wenn sie den Tempel berührt.'],
      [
        '9.4',
        'Sie ist doppelt so viel wert, wenn sie auf einer Insel liegt: ringsum von Wasser umschlossen. Ecke an Ecke genügt, Lücken innen sind gleich; Nekropole und Tempel sind kein Wasser.',
      ],
      ['9.5', 'Sie ist viermal so viel wert, wenn beides gilt.'],
      ['9.6', 'Mehr als zehn Punkte ist keine Region wert.'],
    ],
  },
]
