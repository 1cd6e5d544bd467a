/** Die Regeln von Amun-Re in eigenen Worten, auf Deutsch, unter den Nummern, die Ablehnungen und Wertungszeilen nennen. */
import type { RuleSection } from '../../../../web/kit/board.ts'

export const rulesDe: readonly RuleSection[] = [
  {
    title: 'Ziel und Anfang',
    intro:
      'In jedem von zwei Reichen erwirbst du drei Provinzen am Nil, siedelst Bauern an, baust Pyramiden und besänftigst Amun-Re mit Opfern. Nach dem zweiten Reich gewinnen die meisten Punkte. Jede Runde hat fünf Phasen: Provinzen, Versteigerung, Aktionen, Opfer, Ernte; nach jeder dritten Runde wird gewertet.',
    rules: [
      [
        '1.1',
        'Ein Startspieler wird ausgelost und bekommt den Pharao. Alle beginnen mit 20 Gold und einem Baumeister und können aus den Opfern stehlen. Zahlungen geschehen von selbst; die Bank hat immer genug.',
      ],
      [
        '1.2',
        'Zwei Reiche zu je drei Runden. Jede Runde deckt so viele Provinzkarten auf, wie Spieler da sind. Keine kommt in einem Reich zweimal.',
      ],
      [
        '1.3',
        'Beim Aufdecken bekommt Abydos einen Stein, Memphis zwei Steine und Dakhla 12 Gold, in beiden Reichen. Drei Steine zusammen werden sofort zu einer Pyramide. Baharya hat zwei eigene Bauern.',
      ],
      [
        '1.4',
        'Buto, Dakhla und Edfu bekommen eine Machtkarte als Zugabe, Theben zwei, verdeckt. Niemand sieht sie, bevor die Provinz erworben ist. Was der Stapel nicht hergibt, entfällt.',
      ],
    ],
  },
  {
    title: 'Die Versteigerung',
    intro: 'Jeder erwirbt genau eine der aufgedeckten Provinzen.',
    rules: [
      [
        '2.1',
        'Ab dem Spieler mit dem Pharao setzt jeder im Uhrzeigersinn einen Stein auf eine Provinzkarte. Danach versetzen nur noch Überbotene ihren Stein, im Uhrzeigersinn, bis niemand mehr überboten ist.',
      ],
      ['2.2', 'Dein Gebot muss über allen anderen Steinen auf dieser Karte liegen.'],
      [
        '2.3',
        'Wirst du überboten, musst du die Karte verlassen. Gesperrt ist nur die Karte, die du gerade verlässt.',
      ],
      ['2.4', 'Die Gebote sind 0, 1, 3, 6, 10, 15, 21, 28 und 36 Gold. 36 kann niemand überbieten.'],
      [
        '2.5',
        'Du kannst nicht mehr bieten, als du bezahlen kannst: dein Gold und ein Gold für jede Machtkarte, die dir auf der Hand bleibt. Karten, die du mit dem Gebot spielst oder die schon ausliegen, zählen nicht.',
      ],
      [
        '2.6',
        'Bietblockade: Lege die Karte mit einem Gebot aus. Bis zum Ende der Versteigerung kannst du, wo du vorn liegst, nur um zwei Felder überboten werden.',
      ],
      [
        '2.7',
        'Am Ort überbieten: Lege die Karte aus, wenn du überboten bist, mit einem neuen Gebot auf dieselbe Karte. Bis zum Ende der Versteigerung darfst du dort bleiben.',
      ],
      [
        '2.8',
        'Am Ende bezahlen alle ihre Gebote. Reicht dein Gold nicht, verkaufst du genau so viele Machtkarten, wie fehlen, und suchst sie aus.',
      ],
      [
        '2.9',
        'Dann nimmt jeder seine Provinz mit ihren Gratiskarten und ihrem Gold. Gratissteine bleiben in der Provinz. Ausliegende Karten werden abgelegt.',
      ],
    ],
  },
  {
    title: 'Aktionen: Karten, Bauern, Steine',
    intro: 'Im Uhrzeigersinn ab dem Spieler mit dem Pharao; jeder macht alle drei in dieser Reihenfolge.',
    rules: [
      [
        '3.1',
        'Du darfst Machtkarten kaufen, dann Bauern, dann Steine, jede Art einmal im Zug. Ein Stück kostet 1 Gold, zwei kosten 3, drei 6, vier 10, fünf 15 und so weiter: 1 + 2 + 3 + … für jede Art.',
      ],
      [
        '3.2',
        'Du darfst so viele Karten kaufen, wie die höchste Grenze deiner Provinzen erlaubt. Die Grenzen werden nicht addiert.',
      ],
      [
        '3.3',
        'Du kannst nicht mehr Karten kaufen, als Stapel und Ablage haben. Ist die letzte Karte gezogen, wird die Ablage zum neuen Stapel gemischt.',
      ],
      ['3.4', 'Bauern kommen sofort auf freie Felder eigener Provinzen.'],
      [
        '3.5',
        'Gratisbauer: Mit dieser Karte setzt du einen weiteren Bauern auf flaches Land einer eigenen Provinz, vor oder nach dem Kauf. Er braucht kein Feld.',
      ],
      [
        '3.6',
        'Steine kommen sofort in eigene Provinzen. Der dritte Stein macht eine Pyramide. Spielt der Tisch mit nur 15 Steinen, dann höchstens so viele, wie der Vorrat hat.',
      ],
      [
        '3.7',
        'Baumeister: Mit dieser Karte werden zwei Steine in einer deiner Provinzen zu einer Pyramide, auch zwischen zwei Steinen, die du setzt.',
      ],
    ],
  },
  {
    title: 'Das Opfer',
    intro: 'Alle opfern gleichzeitig und versiegelt. Die Summe entscheidet, wie gut die Ernte wird.',
    rules: [
      [
        '4.1',
        'Du opferst mindestens 1 Gold, oder du stiehlst 3. Ein versiegeltes Opfer ist endgültig. Du darfst dafür Machtkarten verkaufen, für je ein Gold; du wählst sie im Geheimen, und sie verlassen deine Hand, wenn alles aufgedeckt wird.',
      ],
      [
        '4.2',
        'Opferkorrektur: Lege diese Karte zu deinem Opfer oder Diebstahl. Nach dem Aufdecken erhöhen oder senken ihre Besitzer ab dem Spieler mit dem Pharao die Summe um 3. Dein eigenes Opfer ändert sich nicht.',
      ],
      [
        '4.3',
        'Opfer minus Diebstähle ergeben die Summe. Bis 2 bringt sie den Tempel auf Feld 1, 3 bis 12 auf Feld 2, 13 bis 22 auf Feld 3, ab 23 auf Feld 4.',
      ],
      [
        '4.4',
        'Das höchste Opfer nimmt bis zu drei Gegenstände, das zweite bis zu zwei, dann alle anderen, die geopfert haben, einen, im Uhrzeigersinn. Bei Gleichstand geht vor, wer im Uhrzeigersinn näher am Spieler mit dem Pharao sitzt. Diebe nehmen nichts.',
      ],
      [
        '4.5',
        'Ein Gegenstand ist eine Karte, ein Bauer oder ein Stein. Du nennst erst alle. Bauern brauchen freie Felder, Karten einen Stapel. Gratisbauer und Baumeister gelten hier nicht; Karten werden zuletzt gezogen.',
      ],
      ['4.6', 'Das höchste Opfer nimmt den Pharao. Stehlen alle, bleibt er, wo er ist.'],
    ],
  },
  {
    title: 'Die Ernte',
    intro: 'Ab dem Spieler, der nun den Pharao hat, nimmt jeder Gold ein.',
    rules: [
      ['5.1', 'Jeder deiner Bauern bringt so viel Gold, wie das Feld des Tempels angibt.'],
      [
        '5.2',
        'Abu bringt 4 Gold und Berenike 8, immer. Kharga bringt 5, Sawu 7 und Avaris 8 mit Kamelen, nur solange der Tempel auf Feld 1 oder 2 steht.',
      ],
      [
        '5.3',
        '8 Gold: Mit dieser Karte bringt eine deiner Provinzen 8 Gold statt allem anderen. Nicht in der Provinz eines Ernteplus.',
      ],
      [
        '5.4',
        'Ernteplus: Mit dieser Karte bringt jeder Bauer einer deiner Provinzen ein Gold mehr. Nicht in der Provinz einer Karte „8 Gold“.',
      ],
    ],
  },
  {
    title: 'Die Wertung',
    intro: 'Nach Runde 3 und nach Runde 6. Für dich zählen nur Provinzen, die dir gehören.',
    rules: [
      ['6.1', 'Jede Pyramide in deinen Provinzen zählt 1 Punkt.'],
      [
        '6.2',
        'Eine Serie ist je eine Pyramide in deinen drei Provinzen. Jede Serie zählt 3 Punkte: Es entscheidet die Provinz mit den wenigsten Pyramiden.',
      ],
      [
        '6.3',
        'Auf jeder Seite des Nils zählt die Provinz mit den meisten Pyramiden 5 Punkte für ihren Besitzer. Bei Gleichstand entscheiden Steine; bleibt er, bekommen alle Beteiligten 5, doch niemand mehr als 5 je Seite. Ohne Pyramide auf einer Seite bekommt sie niemand.',
      ],
      [
        '6.4',
        'Jeder Tempel in deinen Provinzen zählt so viele Punkte, wie das Feld angibt, auf dem der Tempel des Amun-Re steht.',
      ],
      [
        '6.5',
        'Bonuskarten werden versiegelt gewählt und gemeinsam aufgedeckt, jede Art einmal je Wertung. Jede zählt 3 Punkte, wenn ihre Bedingung erfüllt ist, sonst nichts: sieben Karten auf deinen Provinzen, neun Bauern, alle in einer Hälfte Ägyptens, alle auf einer Seite des Nils, alle am Ufer oder keine. Was du behältst, kann in der nächsten Wertung dienen.',
      ],
      [
        '6.6',
        'Nach Runde 6 werden alle übrigen Machtkarten verkauft. Das meiste Gold zählt 6 Punkte, das zweitmeiste 4, das drittmeiste 2. Wer gleichauf liegt, bekommt die vollen Punkte, und der nächste Rang entfällt.',
      ],
    ],
  },
  {
    title: 'Machtkarten',
    intro: 'Farbe und Zahl einer Karte nennen die Phase, in der sie gespielt wird.',
    rules: [
      [
        '7.1',
        'Bei jeder eigenen Entscheidung darfst du eine Machtkarte, die du hast, für 1 Gold verkaufen. Alle sehen sie.',
      ],
      [
        '7.2',
        'Du kannst keine zwei gleichen Karten in einer Versteigerung, einem Zug, einer Ernte oder einer Wertung spielen, auch nicht in verschiedenen Provinzen.',
      ],
    ],
  },
  {
    title: 'Von Reich zu Reich, und das Ende',
    intro: '',
    rules: [
      [
        '8.1',
        'Nach der Wertung des Alten Reichs gehen alle Bauern und Besitzer. Pyramiden, Steine, Gold, Karten, Punkte, Tempel und Pharao bleiben. Im Neuen Reich kommen nur die Provinzen des Alten Reichs wieder.',
      ],
      [
        '8.2',
        'Nach der zweiten Wertung gewinnen die meisten Punkte. Bei Gleichstand entscheiden die meisten Pyramiden, dann die meisten Steine in den eigenen Provinzen. Sonst wird der Sieg geteilt.',
      ],
    ],
  },
]
