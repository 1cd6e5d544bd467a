/** What the lesson of Amun-Re says, in German. */
import type { LessonWords } from '../../../learn/lesson.ts'

export const de: LessonWords = {
  title: 'So spielt man Amun-Re',
  otherwise: 'Gute Idee für eine echte Partie. Folge hier der Markierung.',
  chapters: {
    province: {
      title: 'Für alle eine Provinz',
      say: [
        'Du herrschst im alten Ägypten: Gewinne Provinzen, bestelle Felder, baue Pyramiden. Wer nach sechs Runden die meisten Punkte hat, gewinnt.',
        'Drei Spieler, drei Provinzen: Jeder bekommt genau eine. Abydos hat vier Felder und schon einen Stein – biete 3 darauf.',
        '@2 überbietet dich, also muss dein Bietstein weg von Abydos. Alle anderen Provinzen sind offen: Überbiete @1 in Mendes mit 3.',
        'Niemand wird mehr überboten, also zahlen alle und nehmen ihre Provinz. Mendes gehört dir für 3 Gold – sechs Felder!',
      ],
      answers: {
        abydos: 'Gute Wahl! Nimm diesmal die 3 und schau, was @2 tut.',
        elsewhere: 'Da kommst du schneller hin, als du denkst. Versuch erst Abydos.',
        berenike:
          '8 Gold in jeder Ernte, und günstig – auch gut. Hier wollen wir Felder: Biete 3 auf Mendes.',
      },
    },
    pyramid: {
      title: 'Bauern, Steine, eine Pyramide',
      say: [
        'Jetzt kaufst du ein: Ein Teil kostet 1 Gold, zwei kosten 3, drei kosten 6. Bauern bringen bei jeder Ernte Gold – kaufe drei.',
        'Drei Steine werden zur Pyramide – aber du hast einen Baumeister, und dem reichen zwei. Kaufe zwei und lege sie nach Mendes.',
        'Spiele jetzt den Baumeister in Mendes.',
        'Deine erste Pyramide! Auch @1 und @2 bauen eine – @2 mit dem Stein, der in Abydos lag.',
      ],
      answers: {
        later: 'Aufheben? Heute spart er dir einen Stein: Spiel ihn.',
      },
    },
    offering: {
      title: 'Gold für Amun-Re',
      say: [
        'Jetzt opfern alle Amun-Re Gold, geheim und gleichzeitig. Je größer die Summe, desto mehr erntet jeder Bauer.',
        'Wer am meisten opfert, nimmt außerdem drei Teile – Karten, Bauern oder Steine – und beginnt die nächste Runde. Opfere 5.',
        '5 von dir, 3 von @2, und @1 stiehlt 3: Summe 5, der Tempel geht auf Feld 2. Du hast am meisten gegeben – nimm drei Steine.',
        'Erntezeit: Drei Bauern bringen je 2 Gold. Zwei Pyramiden und 9 Gold nach einer Runde – stark!',
      ],
      answers: {
        steal: 'Frech! Das bringt 3 Gold, aber sonst nichts. Stehlen kommt später – opfere 5.',
        amount: 'Alles ab 1 ist erlaubt; hier reichen 5.',
        mix: 'Jede Mischung aus Bauern, Steinen und Karten geht. Drei Steine sind eine ganze Pyramide!',
      },
    },
    theft: {
      title: 'Machtkarten und ein Diebstahl',
      say: [
        'Runde zwei: Auch Memphis gehört dir. Dort darf man bis zu drei Machtkarten kaufen – kaufe zwei.',
        'Eine Karte für die Ernte, eine für die Wertung: Auf jeder steht, wann du sie spielst. In Memphis fehlt ein Stein zur Pyramide – lass die Bauern aus und lege ihn.',
        'Nur noch 2 Gold: Stiehl diesmal. Diebe bekommen 3 Gold und kein Teil, und die Summe sinkt um 3.',
        '6 + 4 − 3 macht 7, also bringt jeder Bauer 2 – auch deine. Spiele Ernteplus in Mendes: je 1 Gold mehr.',
      ],
      answers: {
        offer: 'Selbst das kleinste Opfer brächte dir ein Teil. Probier den Diebstahl einmal aus.',
        card: 'Nimm die Karte dazu: 9 Gold statt 6.',
      },
    },
    scoring: {
      title: 'Punkte – und alles wechselt den Besitzer',
      say: [
        'Drei Runden sind vorbei, das Alte Reich wird gewertet. Alle deine Provinzen liegen am Nil – spiele den Uferbonus für 3 Punkte.',
        'Jede deiner 4 Pyramiden zählt 1. Je eine in allen drei Provinzen ist eine Serie: noch einmal 3.',
        'Mendes hat die meisten Pyramiden östlich des Nils: 5 Punkte. Behalte beide Ufer im Blick – oft hängen diese fünf an einer einzigen Pyramide.',
        'Der Tempel in Amarna zählt so viel wie das Feld, auf dem der Tempel des Amun-Re steht: 2. Zusammen 17 – du führst!',
        'Neues Reich: Besitzer und Bauern gehen, Pyramiden und Steine bleiben, und dieselben neun Provinzen kommen wieder. In Mendes stehen deine zwei Pyramiden – hol dir die Provinz mit einem Gebot von 6 zurück.',
      ],
      answers: {
        keep: 'Du darfst ihn für die zweite Wertung aufheben. Aber heute zählt er sicher: Spiel ihn.',
      },
    },
    last: {
      title: 'Die letzte Runde gehört dir',
      say: [
        'Runde sechs, die letzte, und du bietest zuerst. In Kharga und Berenike stehen Pyramiden, und in jeder Provinz hier auch: Deine dritte macht die Serie voll.',
        'Diesmal zählt auch Gold: 6 Punkte für das meiste, dann 4, dann 2. Du hast zwei Baumeister und 22 Gold.',
        'Jetzt kennst du das ganze Spiel. Biete, baue, opfere, ernte – und gewinne!',
      ],
    },
    rebid: {
      title: 'Bietblockade und Erneut bieten',
      say: [
        'Mit der Bietblockade bist du schwer zu überbieten: Wer es versucht, muss ein Feld überspringen. Spiele sie mit einem Gebot von 3 auf Abydos.',
        '6 reichten nicht, @2 musste 10 bieten. Normalerweise musst du jetzt weg – mit „Erneut bieten“ darfst du bleiben: Biete 15.',
        'Jetzt muss @2 weichen, und Abydos gehört dir. Beide Karten liegen offen, bis die Versteigerung vorbei ist.',
      ],
      answers: {
        card: 'Das Gebot stimmt – jetzt noch mit der Karte.',
      },
    },
    short: {
      title: 'Zu wenig Gold, und ein Bauer umsonst',
      say: [
        'Jede Karte ist 1 Gold wert: Mit 5 Gold und zwei Karten kannst du bis 7 bieten. Biete 6 für Abu.',
        'Dir fehlt 1 Gold, also muss eine Karte weg – du wählst. Verkaufe „8 Gold“.',
        'Der Gratisbauer kostet nichts und braucht kein Feld. Setze ihn nach Abu.',
      ],
    },
    correction: {
      title: 'Das Opfer korrigieren',
      say: [
        'Du hast 2 Gold, aber jede übrige Karte zählt als 1. Opfere 3, lege die Opferkorrektur dazu und bezahle den Rest mit „8 Gold“.',
        'Die Summe ist 10. Erhöhe sie auf 13, und der Tempel kommt auf Feld 3: ein drittes Gold für jeden deiner vier Bauern, und nichts für die Karawanen von @1.',
        'Du und @2 habt beide 3 geopfert: Bei Gleichstand liegt vorn, wer vom Startspieler aus zuerst kommt. Nimm zwei Bauern und setze sie nach Mendes.',
      ],
      answers: {
        card: 'Der Betrag stimmt – leg noch die Korrektur dazu.',
        down: '7 ändert nichts – du willst nach oben.',
      },
    },
    caravan: {
      title: 'Karawanen und 8 Gold',
      say: [
        'Karawanen ziehen nur, solange der Tempel auf Feld 1 oder 2 steht: Avaris bringt jetzt nur 3 Gold. Spiele dort „8 Gold“: Das ersetzt alles, was Avaris bringt.',
        'Die zweite Karte muss in eine andere Provinz. Ernteplus in Mendes: drei Bauern, je 4 Gold.',
        '8 + 12 = 20 Gold. Die 8 aus Berenike und die 4 aus Abu kommen immer; aus Sawu und Kharga kam keine Karawane.',
      ],
      answers: {
        mendes: 'Mendes bringt schon 9 – das würde dich eins kosten.',
      },
    },
    bonus: {
      title: 'Bonuskarten',
      say: [
        'Fünf Arten von Bonuskarten bringen je 3 Punkte, wenn du sie erfüllst. Deine Provinzen zeigen 8 Karten, liegen alle in Oberägypten und alle im Westen – aber 8 Bauern sind einer zu wenig.',
        'Spiele die drei erfüllten und hebe den Bauernbonus auf.',
      ],
      answers: {
        farmers: 'Der Bauernbonus ginge für 0 Punkte verloren: Er braucht neun Bauern.',
      },
    },
    gold: {
      title: 'Das Ende: Gold und Gleichstände',
      say: [
        'In der letzten Wertung zählt auch Gold: 6, 4 und 2 Punkte. Davor werden übrige Karten für je 1 Gold verkauft – bestätige ohne Bonuskarte.',
        'Deine Karte machte aus 9 Gold 10: 6 Punkte für dich, 4 für @1. Beide 22 Punkte und eine Pyramide – dein einzelner Stein in Memphis gewinnt!',
      ],
    },
    pyramids: {
      title: 'Gleichstand: Pyramiden entscheiden',
      say: [
        'Zuerst zählen Punkte; bei Gleichstand die Pyramiden in den eigenen drei Provinzen. Beende ohne Bonuskarte.',
        '19 zu 19 – deine zwei Pyramiden schlagen die eine von @1.',
      ],
    },
    shared: {
      title: 'Ein geteilter Sieg, und mehr Spieler',
      say: [
        'Zu fünft sind alle fünfzehn Provinzen im Spiel, zu dritt nur neun. Sonst bleibt alles gleich – beende ohne Bonuskarte.',
        'Punkte, Pyramiden und Steine sind gleich: Du und @1 teilt euch den Sieg. Das ist selten – genieß es.',
      ],
    },
  },
}
