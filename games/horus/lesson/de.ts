/** What the lesson of Horus says, in German. */
import type { LessonWords } from '../../../learn/lesson.ts'

export const de: LessonWords = {
  title: 'So spielt man Horus',
  otherwise: 'Auch das ist erlaubt. Folge hier der Markierung.',
  chapters: {
    first: {
      title: 'Dein erster Zug',
      say: [
        'Plättchen für Plättchen wächst Land am Nil, und du willst das beste davon.',
        'Am Ende bringt jede Region einen Punkt je Plättchen, und zwar dem, der dort die meisten Steine hat.',
        'Jeder Zug beginnt mit einem Plättchen aus dem Beutel. Leg diese Wüste direkt unter den Fluss.',
        'Jetzt eine Karte: Das Bild ist dein nächstes Plättchen, die Zahl sagt, wohin dein Stein darf. Spiele die Hügel.',
        'Plättchen berühren sich mit einer ganzen oder einer halben Kante. Leg die Hügel hierhin, ein halbes Plättchen tiefer.',
        'Jetzt ein Stein. In der ersten Runde zählt jede Karte als 1, also nimm eine Region mit einem Plättchen.',
      ],
      answers: {
        place: 'Da passt es auch. Nimm den markierten Platz, wir brauchen ihn noch.',
        card: 'Die heb dir auf. Spiele die Hügel.',
      },
    },
    numbers: {
      title: 'Zahlen',
      say: [
        'Der Beutel bringt dir Hügel. Leg sie neben die anderen: Gleiches Gelände, das sich berührt, ist eine Region.',
        'Ab jetzt gelten die Zahlen. Mit einer 2 kommt dein Stein in eine Region mit genau zwei Plättchen: Spiele Wüste 2.',
        'Leg sie unter deine Wüste.',
        'Wüste und Hügel haben jetzt beide zwei Plättchen, und in den Hügeln steht @1. Bei Gleichstand bekommt ihr beide alles, also geh dorthin!',
        'Beide Regionen zählen für dich: 4 Punkte gegen 2.',
      ],
      answers: {
        place: 'Das passt auch. Nimm hier den markierten Platz.',
        five: 'Eine 5 braucht eine Region mit fünf Plättchen. Die gibt es nicht, du könntest keinen Stein setzen.',
        card: 'Die heb dir auf. Spiele Wüste 2.',
        desert: 'Die Wüste gehört dir schon. Die Hügel bringen zwei Punkte mehr.',
      },
    },
    river: {
      title: 'Der Fluss',
      say: [
        'Diesmal hast du ein Flussplättchen gezogen. Es kommt an die Stelle einer Barke: Nimm Barke 2, die rechte.',
        'Leg die Barke am neuen Plättchen wieder an.',
        'Zum Fluss gibt es ein Plättchen dazu: noch ein Fluss oder eine Nekropole. Nimm die Nekropole.',
        'Sie gehört zu keiner Region und trennt das Land. Leg sie dem Ackerland von @1 in den Weg.',
        'Jetzt deine Karte. Das Fragezeichen in der Mitte steht für jeden Stapel: Spiele sie.',
        'Nimm eine Wüste.',
        'Mach deine Wüste drei Plättchen groß. Sie ist die einzige Region mit drei, also kommt dein Stein dorthin.',
        'Du führst 5 zu 4!',
      ],
      answers: {
        place: 'Das passt auch. Nimm hier den markierten Platz.',
        end: 'Beide gehen. Nimm hier die rechte.',
        half: 'Ein halbes Plättchen versetzt geht auch. Diesmal geradeaus.',
        river: 'Fluss kommt beim nächsten Mal. Probier die Nekropole.',
        card: 'Die heb dir auf. Spiele das Fragezeichen.',
      },
    },
    nile: {
      title: 'Die Nilkarte',
      say: [
        'Die Hügel haben sechs Plättchen, und ab sechs darf kein neuer Stein hinein. @1 führt dort, und insgesamt 8 zu 5.',
        'Einmal im Spiel bringt dich die Nilkarte hinein. Spiele sie statt einer Karte.',
        'Zuerst legst du zwei Plättchen. Nimm dieses als Fluss.',
        'Leite das Wasser zu den Hügeln.',
        'Das zweite: Nekropole.',
        'Leg sie neben die Hügel.',
        'Jetzt darf einer deiner Steine zwischen Regionen am Fluss reisen. In der Wüste hast du einen übrig.',
        'In die Hügel!',
        '2 zu 2, und beide bekommen sechs: Du führst 11 zu 8!',
      ],
      answers: {
        place: 'Das passt auch. Nimm hier den markierten Platz.',
        dry: 'Dort bleiben die Hügel trocken. Leite das Wasser hinunter.',
        needed: 'Der steht genau richtig.',
        only: 'Dort ist er dein einziger. In der Wüste hast du einen übrig.',
        swamp: 'Drei Punkte, das wäre 8 zu 8. Die Hügel bringen sechs.',
      },
    },
    end: {
      title: 'Das Ende',
      say: [
        'Der Wüstenstapel ist leer, und es gibt nur noch ein Hügelplättchen. Wird ein zweiter Stapel leer, ist dieser Zug der letzte.',
        'Du führst 24 zu 17. Ein Tipp: Wenn du führst, mach schnell Schluss; liegst du zurück, lass den kleinen Stapel liegen.',
        'Leg den Sumpf aus dem Beutel, wohin du magst. Ab hier spielst du!',
      ],
    },
    questions: {
      title: 'Fragezeichen',
      say: [
        'Zwei Arten Fragezeichen: in der Mitte jeder Stapel, in den Ecken jede Größe von eins bis fünf. Diese Karte hat beide!',
        'Auch die Fluss-/Nekropolenplättchen sind ein Stapel. Nimm eins.',
        'Als Nekropole, bitte.',
        'Leg sie dahin, wo die Hügel wachsen würden.',
        'Dein Stein darf in jede Region mit bis zu fünf Plättchen, in der noch Platz ist. Geh zu @1 in die Hügel.',
      ],
      answers: {
        place: 'Das passt auch. Nimm hier den markierten Platz.',
        one: 'Ein Punkt. Die Hügel bringen zwei.',
      },
    },
    temple: {
      title: 'Der Tempel',
      say: [
        'Der Tempel des Horus! Er muss ans Wasser und darf kein Land berühren: hierhin.',
        'Jede Region, die ihn berührt, zählt doppelt. Spiele Ackerland 1.',
        'Leg es unter den Tempel; spätere Plättchen dürfen ihn berühren.',
        'Dein Stein kommt genau dorthin.',
        'Ein Plättchen, zwei Punkte. Merk dir nur: Mehr als zehn ist keine Region wert.',
      ],
      answers: {
        right: 'Auch am Wasser und ohne Land daneben. Nimm hier den Platz rechts.',
        place: 'Das passt auch. Nimm hier den markierten Platz.',
        two: 'Dort ein Punkt, am Tempel zwei.',
      },
    },
    island: {
      title: 'Eine Insel',
      say: [
        'Um deinen Sumpf ist fast überall Wasser: Nur eine Lücke ist noch offen. Spiele das Fragezeichen.',
        'Nimm ein Fluss-/Nekropolenplättchen.',
        'Als Fluss.',
        'Schließ die Lücke!',
        'Eine Insel, und Inseln zählen doppelt: 4 Punkte. Läge sie auch am Tempel, wäre es das Vierfache.',
        'Der Sumpf ist voll, ein Stein je Plättchen, also findet deine 2 diesmal keinen Platz.',
      ],
      answers: {
        land: 'Eine Nekropole ist Land, kein Wasser.',
        place: 'Das passt auch. Nimm hier den markierten Platz.',
      },
    },
    four: {
      title: 'Zu viert im letzten Zug',
      say: [
        'Der Wüstenstapel ist leer, und du hast gerade den Flussstapel geleert: Mit diesem Zug endet die Partie.',
        'Du und @3, ihr habt je 5, und bei Gleichstand teilt ihr den Sieg. Geht da mehr?',
        'In der östlichen Wüste führst du mit zwei Steinen. Auch mit einem hast du noch Gleichstand, und der zählt voll: Nimm einen heraus.',
        'Setz ihn in das leere Ackerland in der Ecke.',
        '6 zu 5 zu 5 zu 4. Du gewinnst allein!',
      ],
      answers: {
        alone: 'Der hält eine Wüste allein. So teilst du den Sieg höchstens mit @3.',
        three: 'Das gäbe drei Sieger mit je 5. Das Ackerland ist einen mehr wert.',
      },
    },
  },
}
