/** What the lesson of Aton says, in German. */
import type { LessonWords } from '../../../learn/lesson.ts'

export const de: LessonWords = {
  title: 'So spielt man Aton',
  otherwise: 'Gute Idee für eine echte Partie. Folge hier der Markierung.',
  chapters: {
    first: {
      title: 'Die erste Runde',
      say: [
        'Zwei Götter, vier Tempel: Du setzt Steine für Aton, @1 für Amun.',
        'Du gewinnst mit 40 Punkten oder einem vollen Tempel.',
        'An Kartusche 1 punktet die höhere Karte, an 2 beginnt die niedrigere.',
        'An 3 öffnet sie Tempel, an 4 setzt sie Steine. Leg 4, 1, 3, 2.',
        'Deine 4 schlägt eine 1 um drei, und die Differenz zählt doppelt: 6 Punkte!',
        'Deine Karte an Kartusche 2 ist niedriger, also beginnst du. Setz einen Stein in Tempel III, wohin du magst.',
        'Und gleich den zweiten.',
        'Mit einer 2 an Kartusche 3 kommt @1 nur in Tempel I und II. Ende der ersten Runde: Du führst 6 zu 0!',
      ],
      answers: {
        laying: 'Könntest du. Leg zum Anfang 4, 1, 3, 2 und schau, was passiert.',
        keep: 'Behalt diese Hand, sie ist gut.',
        third: 'Erlaubt, aber nimm diesmal Tempel III.',
      },
    },
    away: {
      title: 'Wegnehmen',
      say: [
        'Ab Runde zwei entfernt Kartusche 2 auch Steine: Eine 3 entfernt einen gegnerischen, eine 4 zwei. Eine 1 kostet dich einen eigenen.',
        'Leg 4, 3, 2, 2: Punkte, einen entfernen, Tempel I und II, zwei Steine.',
        '2 Punkte für dich. Die 2 von @1 ist niedriger als deine 3, also setzt @1 zuerst zwei Steine.',
        'Du bist dran: Nimm @1 den Stein auf diesem schwarzen Feld weg. Bei der Wertung bringt die Mehrheit auf Schwarz 8 Punkte.',
        'Jetzt ist das Feld frei. Nimm es dir!',
        'Der entfernte Stein liegt im Totenreich. Sind dort alle acht Plätze voll, werden die Tempel gewertet.',
        'Ein Stein bleibt dir für Tempel I oder II. Du wählst!',
      ],
      answers: {
        keep: 'Behalt diese Hand, sie ist gut.',
        laying: 'Könntest du. Leg hier 4, 3, 2, 2: Wir wollen einen Stein entfernen.',
        alsoBlack: 'Auch schwarz, genauso gut. Nimm hier den markierten.',
        other: 'Möglich, aber Schwarz ist mehr wert.',
      },
    },
    scoring: {
      title: 'Eine Wertung',
      say: [
        'Sieben Steine liegen im Totenreich. Der nächste, den du entfernst, macht es voll, und dann werden die Tempel gewertet.',
        'Nimm @1 den Stein auf diesem schwarzen Feld weg. Dann führst du in Tempel II und auf Schwarz.',
        'Einen Stein darfst du setzen: Nimm das blaue Feld in Tempel IV.',
        'Tempel I bringt deinen Vorsprung: 2. Tempel II bringt 5, Tempel III einen je Stein: 2 für @1.',
        'Tempel IV bringt dir 3 für jedes deiner blauen Felder, egal wo: 6. Dazu Schwarz: 8.',
        'Bonusfelder bringen, was draufsteht. Zusammen 21 für dich, 3 für @1!',
        'Danach nehmt ihr beide vier Steine zurück, einen aus jedem Tempel. Fang mit dem auf Gelb in Tempel I an.',
        'Das Totenreich ist leer, und weiter geht es.',
      ],
      answers: {
        templeOnly:
          'Damit führst du in Tempel II. Der auf Schwarz bringt dir auch noch die schwarzen Felder.',
        blackOnly: 'Damit führst du auf Schwarz. Der markierte bringt dir auch Tempel II.',
        bonus: 'Zwei Bonuspunkte, gut gesehen. Das blaue Feld bringt noch einen mehr.',
        worth: 'Der ist Punkte wert. Gib lieber den auf Gelb her.',
      },
    },
    finish: {
      title: 'Bring es zu Ende!',
      say: [
        'Runde sieben: Du hast 37 Punkte. Ist deine Karte an Kartusche 1 mindestens um zwei höher als die von @1, gewinnst du auf der Stelle.',
        'Und neun der zwölf Felder in Tempel I gehören dir. Füllst du die letzten drei, gewinnst du auch.',
        'Auch mit allen gelben oder allen grünen Feldern gewinnst du sofort, aber das ist selten.',
        'Ein Tipp für jede Runde: Frag dich vor dem Legen, was das Spiel beenden könnte, für dich und für @1. Jetzt spielst du!',
      ],
    },
    tie: {
      title: 'Neue Karten und ein Gleichstand',
      say: [
        '1, 1, 1, 2: was für eine Hand! Einmal im Spiel darfst du alle vier Karten tauschen.',
        'Viel besser. Leg 3, 2, 3, 4.',
        'Gleichstand an Kartusche 2. Dann entscheidet die niedrigere Karte an Kartusche 1, aber auch da steht es gleich.',
        'Also zieht ihr, bis die Karten verschieden sind: 2 und 2, dann 1 und 3. Deine ist niedriger, du beginnst.',
        'Setz, wohin du magst.',
      ],
      answers: {
        brave: 'Mutig! Aber diese Karten bewirken fast nichts. Tausch sie.',
      },
    },
    yellow: {
      title: 'Alles gelb',
      say: [
        'Dreizehn der vierzehn gelben Felder gehören dir. Mit allen vierzehn gewinnst du sofort.',
        '@1 will das Feld auch, also sei zuerst dran: die 1 an Kartusche 2, die 4 an Kartusche 3 für Tempel IV. Leg 2, 1, 4, 1.',
        'Du bist zuerst dran. Deine 1 kostet einen Stein: Gib den auf Grün her.',
        'Und jetzt das letzte gelbe Feld!',
      ],
      answers: {
        reach: 'Dann kommst du nicht in Tempel IV.',
        late: 'Dann ist vielleicht @1 zuerst dran. Die 1 ist sicherer.',
        yellow: 'Den nicht, du brauchst alle vierzehn!',
      },
    },
    green: {
      title: 'Alles grün',
      say: [
        'Grün ist wie Gelb: Mit allen vierzehn Feldern gewinnst du. Du hast zwölf, auf zweien sitzt @1.',
        'Eine 4 entfernt beide, eine 4 reicht bis Tempel IV, eine 2 füllt die Lücken. Leg 1, 4, 4, 2.',
        '@1 bekommt 4 Punkte und beginnt, aber kein grünes Feld ist frei zum Blockieren.',
        'Entferne diesen Stein.',
        'Und diesen.',
        'Was du leerst, darfst du im selben Zug füllen.',
        'Und das letzte!',
      ],
      answers: {
        elsewhere: 'Der steht nicht auf Grün.',
      },
    },
    forty: {
      title: 'Vierzig!',
      say: [
        'Gefahr: @1 hat neun Felder in Tempel III und braucht noch drei. Aber du hast 37 Punkte.',
        'Kartusche 1 zählt, bevor ein Stein gesetzt wird. Leg deine 4 dorthin und den Rest, wie du magst.',
        '4 gegen 2: vier Punkte, also 41. Du gewinnst, bevor @1 einen Stein setzen kann!',
      ],
      answers: {
        short: 'Das reicht vielleicht knapp nicht. Nimm deine höchste.',
      },
    },
    last: {
      title: 'Die letzte Wertung',
      say: [
        'Das Totenreich ist voll, und dies ist der letzte Stein vor der Wertung. Sie bringt euch beide auf 40!',
        '40 zu 40 wäre ein Unentschieden. Das Bonusfeld in Tempel I ist einen Punkt mehr wert.',
        '41 zu 40! Eine Wertung wird immer zu Ende geführt; dann gewinnt, wer mehr Punkte hat.',
      ],
      answers: {
        draw: 'Das wird 40 zu 40, ein Unentschieden. Such noch einen Punkt.',
      },
    },
    overflow: {
      title: 'Kein Platz mehr',
      say: [
        'Tempel I ist voll, und mit einer 1 an Kartusche 3 kommst du nirgends sonst hin. Probier es trotzdem: Leg 4, 2, 1, 4.',
        '4 Punkte an Kartusche 1. Deine vier Steine finden keinen Platz, also kommen sie ins Totenreich.',
        '@1 entfernt einen von dir, nimmt sein Feld und hat ebenfalls drei übrig. Acht im Totenreich: eine Wertung, schon in Runde drei!',
        '5 Punkte für jeden. So kannst du eine Wertung herbeiführen, wenn sie dir passt.',
        'Nimm vier Steine zurück. In Tempel II hast du keinen, also gibt Tempel I zwei her: Wähle den ersten.',
      ],
      answers: {
        sensible: 'Vernünftig! Schau aber erst, was ohne freies Feld passiert.',
      },
    },
  },
}
