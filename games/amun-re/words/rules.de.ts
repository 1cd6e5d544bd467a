/** The rules of Amun-Re in our own words, in German, under the numbers that refusals and score lines cite. */
import type { RuleSection } from '../../../words/game.ts'

export const rules: readonly RuleSection[] = [
  {
    title: 'Ziel und Aufbau',
    intro:
      'Wer nach zwei Reichen die meisten Punkte hat, gewinnt. In jedem Reich ersteigerst du drei Provinzen am Nil, eine pro Runde. In einer Runde bieten alle auf eine Provinz, kaufen Karten, Bauern und Steine, opfern verdeckt für Amun-Re und bringen die Ernte ein. Am meisten zählen Pyramiden: jede einzelne, vollständige Serien und die größte Provinz auf jeder Seite des Flusses. Nach dem ersten Reich werden Bauern und Besitzmarker entfernt, Pyramiden und Steine aber bleiben für den, der ihre Provinz als Nächster ersteigert.',
    rules: [
      [
        '1.1',
        'Der Startspieler wird ausgelost und bekommt den Pharao. Alle beginnen mit 20 Gold und einem Baumeister, und alle dürfen statt zu opfern stehlen. Zahlungen laufen von selbst; die Bank hat immer genug.',
      ],
      [
        '1.2',
        'Es gibt zwei Reiche zu je drei Runden. In jeder Runde wird für jeden Spieler eine Provinzkarte aufgedeckt. Keine Provinz kommt in einem Reich zweimal.',
      ],
      [
        '1.3',
        'Beim Aufdecken bekommt Abydos einen Stein, Memphis zwei Steine und Dakhla 12 Gold, in beiden Reichen. Drei Steine zusammen werden sofort zu einer Pyramide. Baharya hat von Anfang an zwei Bauern.',
      ],
      [
        '1.4',
        'Buto, Dakhla und Edfu bekommen je eine Machtkarte gratis, Theben zwei, verdeckt. Niemand sieht sie, bevor die Provinz ersteigert ist. Reicht der Stapel nicht, gibt es keine mehr.',
      ],
    ],
  },
  {
    title: 'Die Versteigerung',
    intro: 'Jeder ersteigert genau eine der Provinzen im Angebot.',
    rules: [
      [
        '2.1',
        'Ab dem Spieler mit dem Pharao setzt jeder im Uhrzeigersinn seinen Bietstein auf eine Provinzkarte. Danach versetzen die Überbotenen ihre Bietsteine, im Uhrzeigersinn, bis niemand mehr überboten ist.',
      ],
      ['2.2', 'Dein Gebot muss höher sein als alle anderen Bietsteine auf dieser Karte.'],
      [
        '2.3',
        'Wirst du überboten, musst du die Karte verlassen. Später darfst du zurückkehren: Gesperrt ist nur die Karte, die du gerade verlässt.',
      ],
      ['2.4', 'Die Gebote sind 0, 1, 3, 6, 10, 15, 21, 28 und 36 Gold. 36 kann niemand überbieten.'],
      [
        '2.5',
        'Du kannst nicht mehr bieten, als du bezahlen kannst: dein Gold und ein Gold für jede Machtkarte, die dir auf der Hand bleibt. Karten, die du mit dem Gebot spielst oder die schon ausliegen, zählen nicht.',
      ],
      [
        '2.6',
        'Bietblockade: Spiele diese Karte mit einem Gebot. Bis zum Ende der Versteigerung kann dein Gebot, wo es das höchste ist, nur um mindestens zwei Felder überboten werden.',
      ],
      [
        '2.7',
        'Erneut bieten: Spiele diese Karte, wenn du überboten wurdest, mit einem neuen Gebot auf dieselbe Karte. Bis zum Ende der Versteigerung darfst du dort bleiben.',
      ],
      [
        '2.8',
        'Am Ende bezahlen alle ihre Gebote. Reicht dein Gold nicht, verkaufst du genau so viele Machtkarten, wie nötig sind, und suchst sie aus.',
      ],
      [
        '2.9',
        'Dann nimmt jeder seine Provinz mit ihren Gratiskarten und ihrem Gold. Gratissteine bleiben in der Provinz. Ausliegende Karten werden abgelegt.',
      ],
    ],
  },
  {
    title: 'Aktionen: Karten, Bauern, Steine',
    intro: 'Im Uhrzeigersinn ab dem Spieler mit dem Pharao macht jeder alle drei in dieser Reihenfolge.',
    rules: [
      [
        '3.1',
        'Du darfst Machtkarten kaufen, dann Bauern, dann Steine, jede Art einmal im Zug. Ein Teil kostet 1 Gold, zwei kosten 3, drei 6, vier 10, fünf 15 und so weiter: 1 + 2 + 3 + … für jede Art.',
      ],
      [
        '3.2',
        'Du darfst so viele Karten kaufen, wie die höchste Kartengrenze deiner Provinzen erlaubt. Die Grenzen werden nicht addiert.',
      ],
      [
        '3.3',
        'Du kannst nicht mehr Karten kaufen, als in Stapel und Ablage sind. Ist die letzte Karte gezogen, wird die Ablage zum neuen Stapel gemischt.',
      ],
      ['3.4', 'Bauern setzt du sofort auf freie Felder deiner Provinzen.'],
      [
        '3.5',
        'Gratisbauer: Mit dieser Karte setzt du einen weiteren Bauern in eine deiner Provinzen, vor oder nach dem Kauf. Er braucht kein Feld.',
      ],
      [
        '3.6',
        'Steine setzt du sofort in deine Provinzen. Der dritte Stein macht eine Pyramide. Spielt der Tisch mit nur 15 Steinen, kannst du nicht mehr kaufen, als der Vorrat hat.',
      ],
      [
        '3.7',
        'Baumeister: Mit dieser Karte werden zwei Steine in einer deiner Provinzen zu einer Pyramide, auch zwischen zwei Steinen, die du setzt.',
      ],
    ],
  },
  {
    title: 'Das Opfer',
    intro: 'Alle opfern gleichzeitig und verdeckt. Die Summe entscheidet, wie gut die Ernte wird.',
    rules: [
      [
        '4.1',
        'Du opferst mindestens 1 Gold, oder du stiehlst 3. Ein bestätigtes Opfer ist endgültig. Du darfst dafür Machtkarten verkaufen, für je ein Gold; du suchst sie im Geheimen aus, und sie verlassen deine Hand beim Aufdecken.',
      ],
      [
        '4.2',
        'Opferkorrektur: Lege diese Karte zu deinem Opfer oder Diebstahl. Nach dem Aufdecken erhöhen oder senken ihre Besitzer, ab dem Spieler mit dem Pharao, die Summe um 3. Ihr eigenes Opfer ändert sich nicht.',
      ],
      [
        '4.3',
        'Die Summe sind alle Opfer minus alle Diebstähle. Bis 2 bringt sie den Tempel auf Feld 1, von 3 bis 12 auf Feld 2, von 13 bis 22 auf Feld 3, ab 23 auf Feld 4.',
      ],
      [
        '4.4',
        'Wer am meisten opfert, nimmt bis zu drei Teile, der Zweite bis zu zwei; dann nehmen alle anderen, die geopfert haben, eins, im Uhrzeigersinn. Bei Gleichstand geht vor, wer im Uhrzeigersinn näher am Spieler mit dem Pharao sitzt. Diebe nehmen nichts.',
      ],
      [
        '4.5',
        'Ein Teil ist eine Karte, ein Bauer oder ein Stein. Du nennst zuerst alle. Bauern brauchen freie Felder, Karten einen Stapel. Weder Gratisbauer noch Baumeister gelten hier. Karten werden zuletzt gezogen.',
      ],
      ['4.6', 'Wer am meisten opfert, nimmt den Pharao. Stehlen alle, bleibt er, wo er ist.'],
    ],
  },
  {
    title: 'Die Ernte',
    intro: 'Ab dem Spieler, der nun den Pharao hat, nimmt jeder Gold ein.',
    rules: [
      ['5.1', 'Jeder deiner Bauern bringt so viel Gold, wie das Feld des Tempels angibt.'],
      [
        '5.2',
        'Abu bringt immer 4 Gold und Berenike 8. Die Karawanen von Kharga (5), Sawu (7) und Avaris (8) bringen nur Gold, solange der Tempel auf Feld 1 oder 2 steht.',
      ],
      [
        '5.3',
        '8 Gold: Mit dieser Karte bringt eine deiner Provinzen 8 Gold statt allem anderen. Nicht zusammen mit einem Ernteplus.',
      ],
      [
        '5.4',
        'Ernteplus: Mit dieser Karte bringt jeder Bauer in einer deiner Provinzen ein Gold mehr. Nicht zusammen mit einer Karte „8 Gold“.',
      ],
    ],
  },
  {
    title: 'Die Wertung',
    intro: 'Nach Runde 3 und nach Runde 6. Für dich zählen nur die Provinzen, die dir gehören.',
    rules: [
      ['6.1', 'Jede Pyramide in deinen Provinzen zählt 1 Punkt.'],
      [
        '6.2',
        'Eine Serie ist je eine Pyramide in deinen drei Provinzen. Jede Serie zählt 3 Punkte: Es entscheidet die Provinz mit den wenigsten Pyramiden.',
      ],
      [
        '6.3',
        'Auf jeder Seite des Nils zählt die Provinz mit den meisten Pyramiden 5 Punkte für ihren Besitzer. Bei Gleichstand entscheiden Steine; bleibt er, bekommen alle Beteiligten 5, doch niemand mehr als 5 je Seite. Ohne Pyramide auf dieser Seite bekommt sie niemand.',
      ],
      [
        '6.4',
        'Jeder Tempel in deinen Provinzen zählt so viele Punkte, wie das Feld angibt, auf dem der Tempel des Amun-Re steht.',
      ],
      [
        '6.5',
        'Bonuskarten werden verdeckt gewählt und gemeinsam aufgedeckt, jede Art einmal je Wertung. Jede zählt 3 Punkte, wenn ihre Bedingung erfüllt ist, sonst nichts: mindestens sieben Karten auf deinen Provinzen, mindestens neun Bauern, alle in einer Hälfte Ägyptens, alle auf einer Seite des Nils, alle am Ufer oder keine. Was du behältst, kannst du in der nächsten Wertung nutzen.',
      ],
      [
        '6.6',
        'Nach Runde 6 werden alle übrigen Machtkarten verkauft. Das meiste Gold zählt 6 Punkte, das zweitmeiste 4, das drittmeiste 2. Wer gleichauf liegt, bekommt die vollen Punkte, und der nächste Rang entfällt.',
      ],
    ],
  },
  {
    title: 'Machtkarten',
    intro: 'Farbe und Zahl einer Karte sagen dir, in welcher Phase sie gespielt wird.',
    rules: [
      [
        '7.1',
        'Bei jeder deiner Entscheidungen darfst du eine Machtkarte von deiner Hand für 1 Gold verkaufen. Alle sehen sie.',
      ],
      [
        '7.2',
        'Du kannst keine zwei Karten derselben Art in einer Versteigerung, einem Zug, einer Ernte oder einer Wertung spielen, auch nicht in verschiedenen Provinzen.',
      ],
    ],
  },
  {
    title: 'Reichswechsel und Ende',
    intro: 'Was du im Alten Reich baust, ist im Neuen Reich wieder zu ersteigern.',
    rules: [
      [
        '8.1',
        'Nach der Wertung des Alten Reichs werden alle Bauern und Besitzmarker entfernt. Pyramiden, Steine, Gold, Karten, Punkte, Tempel und Pharao bleiben. Im Neuen Reich kommen die Provinzen des Alten Reichs, und nur sie, noch einmal.',
      ],
      [
        '8.2',
        'Nach der zweiten Wertung gewinnt, wer die meisten Punkte hat. Bei Gleichstand entscheiden die meisten Pyramiden, dann die meisten Steine in den eigenen Provinzen. Sonst wird der Sieg geteilt.',
      ],
    ],
  },
]
