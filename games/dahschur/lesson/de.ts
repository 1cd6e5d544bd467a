/** What the lesson of Dahschur says, in German. */
import type { LessonWords } from '../../../learn/lesson.ts'

export const de: LessonWords = {
  title: 'So spielt man Dahschur',
  otherwise: 'Gute Idee für eine echte Partie. Folge hier der Markierung.',
  chapters: {
    princes: {
      title: 'Drei Fürsten, drei Aktionen',
      say: [
        'Die Rote Pyramide ist fast fertig. Wer nach vier Runden die meisten Punkte hat, gewinnt.',
        'In deinem Zug handelst du mit Karten, die dir die anderen geben: hier 2, 5 und 3. Jede Karte ist eine Aktion – nimm die 2 von @1 und geh auf den Markt.',
        'Mit der 2 läuft dein Händler bis zu zwei Stände weit. Stand 1 verkauft einen Smaragd für einen Warenstein – kaufe ihn.',
        'Jetzt die 3 von @3, noch einmal für den Markt. Der Saphir an Stand 3 kostet zwei Warensteine – du brauchst ihn gleich.',
      ],
      answers: {
        order: 'Die Reihenfolge ist frei. Beginne diesmal mit der 2.',
        price: 'Stand 2 nennt heute keinen Preis für dich. Kaufe an Stand 1.',
        later: 'Die 5 kommt gleich dran. Nimm erst die 3.',
      },
    },
    avenue: {
      title: 'Die Prachtstraße',
      say: [
        'Deine Edelsteine gehören auf die Prachtstraße, der Reihe nach: erst ein Smaragd, dann ein Saphir – genau das hast du. Nutze dort die 5.',
        'Ein Edelstein bringt 2 Punkte, zwei 4, drei 6 und vier auf einmal 10. Setze beide.',
        'Platte 1 trägt das Zeichen von @1: 1 Punkt für @1. Platte 2 trägt deins, also leerst du einen Stand – hol beide Warensteine von Stand 3 zurück.',
      ],
      answers: {
        points: 'Möglich – aber auf der Prachtstraße warten Punkte.',
        both: 'Zwei bringen doppelt so viel: Setze beide.',
        more: 'An Stand 3 liegen zwei – mehr für dich.',
      },
    },
    gifts: {
      title: 'Was du gibst, kommt zurück',
      say: [
        'Jetzt ist @1 dran und bekommt von allen eine Karte, deren Wert noch nicht daliegt. Danach kommt deine zurück und liegt vor dir.',
        'Drei Karten werden dort liegen; ergeben sie die Zahl einer offenen Stadt, gewinnst du eine ihrer Scheiben. Plane also die Summe: 2 + 6 + 3 macht 11 – gib die 2.',
        '@1 hat deine 2 genutzt, sie liegt jetzt links vor dir. @2 ist dran: Gib die 6, sie kommt in die Mitte.',
        '@3 ist dran, und du gibst zuerst. Die 3 macht deine 11 voll.',
      ],
      answers: {
        plan: 'Auch eine Idee – aber unser Plan ist 2, dann 6, dann 3.',
      },
    },
    rewards: {
      title: 'Belohnung, Tribut, Grabkammer',
      say: [
        'Alle haben drei Karten vor sich. Die höchste linke gewinnt eine Silberscheibe: die 5 von @2.',
        'Deine 6 gewinnt die Mitte: ein Edelstein nach Wahl oder ein Platz ganz vorn in der Prozession. Schick einen Stein nach vorn – gleich siehst du, warum.',
        'Die rechte 5 von @1 bringt 2 Punkte. Jetzt die Summen: 2 + 6 + 3 ist 11 – nimm die Goldscheibe dieser Stadt!',
        'Nur du siehst sie: eine 6. Scheiben zählen am Ende, auf einer Karte gleichen Werts in einer Kammer – lege also jetzt deine 6 hinein.',
      ],
      answers: {
        gem: 'Auch ein schöner Preis. Diesmal wollen wir nach vorn.',
        silver: 'Gold ist 4 bis 6 wert, Silber 1 bis 3. Nimm Gold.',
        value: 'Deine Scheibe ist eine 6; nur eine 6 in einer Kammer kann sie tragen.',
      },
    },
    end: {
      title: 'So endet es',
      say: [
        'Eine andere Partie, deine letzte Karte, zwei Scheiben: 6 und 4. Jede braucht eine Opfergabe in der Prozession, und du hast nur eine – bring eine zweite auf Feld 4.',
        'Die Belohnungen sind verteilt, jetzt die letzte Kammer. Lege deine 4: Eine Scheibe auf fremder Karte brächte deren Besitzer Punkte.',
        'Von der Spitze der Prozession an legt jede Opfergabe eine Scheibe. Deine ist die erste: Lege die 6 auf deine eigene 6.',
        'Jetzt die 4, auf deine eigene 4.',
        '18 + 6 + 4 und ein Punkt für jeden übrigen Edelstein: 30 – du gewinnst!',
      ],
      answers: {
        offering: 'Ohne zweite Opfergabe wäre die 4 nichts wert. Wähle die Prozession.',
        four: 'Deine Scheibe ist eine 4 – lege also die 4.',
        theirs:
          'Diese 6 gehört jemand anderem: Du bekämst gleich viel, aber nicht allein. Nimm deine eigene.',
      },
    },
    last: {
      title: 'Dein letzter Zug',
      say: [
        'Letzte Runde, letzter Zug, du führst 16 zu 14. Du hast die Scheiben 3 und 6, beide Werte liegen in deinen Kammern – aber nur eine Opfergabe und keinen Stein mehr.',
        'Die Prachtstraße will Smaragd und Rubin, und die zweite Platte trägt dein Zeichen. Drei Karten gehören dir – finde die Reihenfolge und gewinne!',
      ],
    },
    swap: {
      title: 'Platten tauschen, Steine holen',
      say: [
        'Zwei Smaragdplatten versperren dir den Weg. Vor dem Setzen darfst du zwei leere Platten tauschen, hier höchstens 2 voneinander entfernt: Nutze die 2 auf der Prachtstraße und tausche Platte 1 und 3.',
        'Jetzt liegt dein eigenes Zeichen vorn und will einen Rubin: Setze ihn.',
        '2 Punkte, und dein Zeichen leert einen Stand. Nimm die zwei Warensteine von Stand 2.',
        'Jede Karte kann auch einen einzelnen Stein holen. Hol mit der 5 den letzten von Stand 1 zurück.',
      ],
    },
    four: {
      title: 'Vier Edelsteine auf einmal',
      say: [
        'Auch mit einer 1 darfst du vier Edelsteine setzen. Geh auf die Prachtstraße.',
        'Vier auf einmal bringen 10 Punkte. Nur zu!',
        'Die anderen punkten nach der Stelle ihres Zeichens: @1 bekommt 1 für den ersten, @3 bekommt 3 für den dritten, @2 bekommt 4 für den vierten Edelstein.',
      ],
      answers: {
        fewer: 'Vier auf einmal bringen 10 – drei nur 6.',
      },
    },
    ties: {
      title: 'Gleichstand: Würfel und Trostpreis',
      say: [
        'Zweimal die 6 links: Du und @1 würfelt, und @1 gewinnt die Silberscheibe. Du bekommst einen Trostpreis – einen Schritt in der Prozession oder einen Stein zurück: Hol den Stein.',
        'Du und @2 kommt beide auf 10, dein Wurf ist höher: Du wählst, @2 bekommt die andere Scheibe. Nimm Gold.',
      ],
      answers: {
        advance: 'Auch sinnvoll. Hol diesmal den Stein.',
      },
    },
    emergency: {
      title: 'Keine Karte passt',
      say: [
        'Du hast nur 3 und 5, und beide Werte liegen schon da. Dann zeigst du deine Hand und darfst eine davon geben – gib die 3.',
      ],
      answers: {
        five: 'Auch erlaubt; heb die 5 für eine Belohnung auf.',
      },
    },
    three: {
      title: 'Zu dritt: der neutrale Fürst',
      say: [
        'Zu dritt füllt ein neutraler Fürst die Reihe: heute eine 4, also darf niemand eine 4 geben. Es gibt drei Runden, und du beginnst mit zwei Edelsteinen.',
        'Gib die 6.',
      ],
    },
    third: {
      title: 'Zu dritt: die dritte Karte',
      say: [
        'Vor dir liegen erst zwei Karten, also legt jeder eine dritte aus der Hand, alle mit verschiedenen Werten. Lege die 3: 6 + 2 + 3 macht 11.',
        'Deine Summe trifft eine offene Stadt. Von hier an geht alles wie zu viert.',
      ],
    },
    two: {
      title: 'Zu zweit: Marktfürsten',
      say: [
        'Zu zweit liegen nur zwei Karten in der Reihe – aber an jedem Stand wartet ein Marktfürst. Nutze die 4 und kaufe an Stand 3.',
        'Fürst 3 ist weder 4 noch 2, also darf er in die Reihe: eine dritte Aktion. Nimm ihn.',
        'Nutze ihn wie jede andere Karte: Bring eine Opfergabe in die Prozession, auf Feld 3.',
        'Jetzt liegt er vor dir: Er zählt für Belohnungen und die Summe, kommt aber nie in eine Kammer.',
      ],
      answers: {
        fewer: 'Dann hättest du eine Aktion weniger. Nimm ihn!',
      },
    },
    duel: {
      title: 'Zu zweit: die letzte Karte der Runde',
      say: [
        'Beide legen noch eine Karte; du hast dann drei, @1 nur zwei. Lege die 6: 3 + 5 + 6 macht 14.',
        'Für die Städte 12 bis 15 brauchst du einen Marktfürsten – und ohne ihn liegt rechts keine Karte. Offen sind drei Städte, gespielt werden vier Runden.',
      ],
    },
    stones: {
      title: 'Gleichstand: Die Steine entscheiden',
      say: [
        'Es zählen die Punkte, bei Gleichstand die Warensteine im Vorrat. Niemand hat Scheiben, also ist jede Karte recht – lege die 1.',
        '20 zu 20, aber du hast zehn Steine und @1 sieben: Du gewinnst.',
      ],
    },
    shared: {
      title: 'Ein geteilter Sieg',
      say: [
        'Diesmal hat auch @1 alle zehn Steine. Lege die 1.',
        'In allem gleich: Du und @1 teilt euch den Sieg.',
      ],
    },
  },
}
