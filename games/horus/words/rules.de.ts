/** The rules of Horus in our own words, German; numbers as refusals and scores cite them. */
import type { RuleSection } from '../../../words/game.ts'

export const rules: readonly RuleSection[] = [
  {
    title: 'Das Spiel in Kürze',
    intro:
      'Gemeinsam legt ihr das Land am Nil aus; Plättchen eines Geländes, die sich berühren, bilden Regionen. Wer am Zug ist, legt ein Plättchen aus dem Beutel, spielt eine Karte, legt das Plättchen, das sie zeigt, und setzt einen Stein in eine Region der Größe, die sie nennt. Am Ende zählt jede Region für den, der dort die meisten Steine hat: ein Punkt je Plättchen, am Tempel oder auf einer Insel mehr. Die Partie endet, wenn zwei der fünf Stapel leer sind. Wer die meisten Punkte hat, gewinnt.',
    rules: [
      [
        '1.1',
        'Das Startplättchen liegt in einer Reihe zwischen den beiden Flussenden. Alle haben 20 Steine, eine Nilkarte und fünf Horuskarten; der Startspieler wird ausgelost.',
      ],
      [
        '1.2',
        'Ein Zug: ein Plättchen aus dem Beutel legen, eine Karte spielen, das Plättchen der Karte legen, einen Stein setzen, eine Karte nachziehen. Dann ist im Uhrzeigersinn der Nächste dran.',
      ],
      ['1.3', 'Das Plättchen aus dem Beutel musst du legen. Ist der Beutel leer, entfällt das.'],
    ],
  },
  {
    title: 'Plättchen legen',
    intro: 'Plättchen liegen Kante an Kante oder um eine halbe Kante versetzt.',
    rules: [
      ['2.1', 'Plättchen liegen nie übereinander.'],
      [
        '2.2',
        'Ein neues Plättchen berührt mindestens ein anderes, egal welches, mit einer ganzen oder halben Kante. Eine Ecke allein zählt nicht als Berührung, hier und überall.',
      ],
      ['2.3', 'Lücken sind erlaubt. Plättchen bleiben liegen; nur die beiden Flussenden werden versetzt.'],
      [
        '2.4',
        'Kein Plättchen darf ein Flussende blockieren. Blockiert ist ein Ende, wenn von den zwölf Plätzen ringsum keiner mehr frei ist.',
      ],
      [
        '2.5',
        'Plättchen eines Geländes, die sich berühren, bilden eine Region. Fluss, Tempel und Nekropole gehören zu keiner Region.',
      ],
    ],
  },
  {
    title: 'Der Fluss',
    intro:
      'Jedes der beiden Flussenden trägt eine Barke. Wie auch immer der Fluss sich verzweigt, er hat stets genau zwei Enden.',
    rules: [
      [
        '3.1',
        'Ein Flussplättchen aus dem Beutel ersetzt ein Flussende, und zwar eines, das danach wieder angelegt werden kann. Anders darfst du es nicht legen.',
      ],
      ['3.2', 'Dieses Ende legst du am neuen Flussplättchen wieder an.'],
      [
        '3.3',
        'Dann nimmst du ein Fluss-/Nekropolenplättchen von seinem Stapel und legst es. Ist keines mehr da, entfällt das.',
      ],
      [
        '3.4',
        'Kann keines der Enden nach 3.2 wieder angelegt werden, gilt dafür 3.6; geht auch das nicht, kommt das Flussplättchen aus dem Spiel. In jedem Fall geht es mit 3.3 weiter.',
      ],
      [
        '3.5',
        'Ein Fluss-/Nekropolenplättchen darfst du als Fluss legen: irgendwo ans Wasser, auch neben ein Ende.',
      ],
      [
        '3.6',
        'Oder du ersetzt damit ein Ende und legst es irgendwo an einem Flussplättchen oder am Startplättchen wieder an; das andere Ende allein genügt nicht.',
      ],
      ['3.7', 'Oder du legst es als Nekropole: überall, wo auch Gelände liegen dürfte.'],
      [
        '3.8',
        'Der Fluss darf breiter werden und sich verzweigen. Seine Arme dürfen blockiert werden, seine beiden Enden nicht.',
      ],
    ],
  },
  {
    title: 'Der Horus-Tempel',
    intro: 'Es gibt nur einen Tempel; er steckt im Beutel.',
    rules: [
      [
        '4.1',
        'Ziehst du den Tempel, legst du ihn ans Wasser, sodass er weder Gelände noch Nekropole berührt. Spätere Plättchen dürfen ihn berühren.',
      ],
      ['4.2', 'Gibt es keinen solchen Platz, kommt er aus dem Spiel; du ziehst nicht noch einmal.'],
    ],
  },
  {
    title: 'Horuskarten',
    intro:
      'Die Mitte der Karte zeigt, welches Plättchen du legst, die Zahl in den Ecken, wohin dein Stein darf.',
    rules: [
      ['5.1', 'Du spielst eine Horuskarte aus der Hand oder stattdessen deine Nilkarte.'],
      ['5.2', 'Du nimmst ein Plättchen des Geländes auf der Karte von seinem Stapel und legst es.'],
      [
        '5.3',
        'Mit einem „?“ in der Mitte nimmst du ein Plättchen von einem beliebigen Stapel, der nicht leer ist, auch ein Fluss-/Nekropolenplättchen.',
      ],
      ['5.4', 'Am Ende deines Zugs legst du die Karte ab und ziehst auf fünf Karten nach.'],
      [
        '5.5',
        'Ist der Nachziehstapel leer, wird die Ablage gemischt, ohne die Karten eines erschöpften Geländes und ohne die Karte dieses Zugs.',
      ],
      [
        '5.6',
        'Wird das letzte Plättchen eines Geländes vom Stapel genommen, legen alle sofort ihre Karten dieses Geländes ab und ziehen auf fünf nach, im Uhrzeigersinn ab dem Spieler am Zug. Wer später eine solche Karte zieht, ersetzt sie. Ist es der zweite leere Stapel, wird nichts abgelegt.',
      ],
    ],
  },
  {
    title: 'Steine',
    intro: 'Auf welchem Plättchen einer Region dein Stein steht, ist egal.',
    rules: [
      [
        '6.1',
        'Du setzt einen Stein in eine Region mit genau so vielen Plättchen, wie deine Karte zeigt; gezählt wird, wenn beide Plättchen liegen. Das Gelände spielt keine Rolle.',
      ],
      ['6.2', 'Ein „?“ in den Ecken ist jede Zahl von 1 bis 5.'],
      [
        '6.3',
        'Regionen mit sechs oder mehr Plättchen sind geschlossen: Dort setzt niemand mehr einen Stein.',
      ],
      ['6.4', 'Auf jedes Plättchen passt ein Stein: Die Region braucht eines ohne Stein.'],
      [
        '6.5',
        'Du musst den Stein setzen, wenn es geht. Geht es nicht oder hast du keinen mehr, entfällt das.',
      ],
      ['6.6', 'In der ersten Runde zählt jede Karte als 1.'],
    ],
  },
  {
    title: 'Die Nilkarte',
    intro: 'Jeder hat eine.',
    rules: [
      [
        '7.1',
        'Deine Nilkarte darfst du einmal spielen, auch schon in der ersten Runde. Sie kommt dann aus dem Spiel, und du ziehst für sie keine Karte nach.',
      ],
      [
        '7.2',
        'Statt Plättchen und Stein legst du nacheinander zwei Fluss-/Nekropolenplättchen oder so viele, wie noch da sind.',
      ],
      ['7.3', 'Dann nimmst du einen deiner Steine aus einer Region, die jetzt den Fluss berührt.'],
      [
        '7.4',
        'Du setzt ihn in eine andere Region, die den Fluss berührt und ein freies Plättchen hat, egal wie groß, auch wenn sie geschlossen ist.',
      ],
      ['7.5', 'Du musst einen Stein versetzen, wenn es geht; sonst entfällt das.'],
    ],
  },
  {
    title: 'Das Ende',
    intro: 'Behalte die Stapel im Auge: Das Ende kommt manchmal schnell.',
    rules: [
      [
        '8.1',
        'Sind zwei der fünf Stapel leer, wird der Zug zu Ende gespielt, dann ist die Partie zu Ende. Niemand zieht mehr nach.',
      ],
      ['8.2', 'Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.'],
    ],
  },
  {
    title: 'Wertung',
    intro: 'Jede Region wird einmal gewertet, am Ende. „Wenn jetzt gewertet würde“ zeigt es jederzeit.',
    rules: [
      [
        '9.1',
        'Eine Region zählt für den, der die meisten Steine darin hat. Bei Gleichstand zählt sie für jeden voll; ohne Stein zählt sie für niemanden.',
      ],
      ['9.2', 'Sie ist einen Punkt je Plättchen wert. Ob sie am Fluss liegt, spielt keine Rolle.'],
      ['9.3', 'Sie ist doppelt so viel wert, wenn sie den Tempel berührt.'],
      [
        '9.4',
        'Sie ist doppelt so viel wert, wenn sie auf einer Insel liegt, also ringsum von Wasser umschlossen ist. Wasser, das sich an einer Ecke trifft, genügt, Lücken innen stören nicht; Nekropole und Tempel sind kein Wasser.',
      ],
      ['9.5', 'Sie ist viermal so viel wert, wenn beides gilt.'],
      ['9.6', 'Keine Region ist mehr als zehn Punkte wert.'],
    ],
  },
]
