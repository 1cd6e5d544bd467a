/** The rules of Dahschur in German, by the numbers that refusals and score lines cite. */
import type { RuleSection } from '../../../../web/kit/board.ts'

export const rulesDe: readonly RuleSection[] = [
  {
    title: 'Worum es geht',
    intro:
      'Ihr seid Fürsten am Hof des Snofru. Jede Karte, die du anderen gibst, schenkt ihnen eine Aktion, kommt aber zu dir zurück und streitet um Belohnungen, Städte und einen Platz in der Roten Pyramide. Edelsteine auf der Prachtstraße bringen sofort Punkte; Scheiben aus den Städten erst am Ende, wenn Karten in den Kammern liegen und Opfergaben in der Prozession stehen. Die meisten Punkte gewinnen.',
    rules: [
      [
        '1.1',
        'An jeden der sechs Stände kommt eine Angebotskarte und ein blind gezogener Edelstein aus dem Beutel (12 Smaragde, 12 Rubine, 12 Saphire). Alle Händler beginnen auf dem Versammlungsplatz. Jeder hat sechs Fürstenkarten, 1 bis 6, auf der Hand und zehn Warensteine im Vorrat.',
      ],
      [
        '1.2',
        'Vier Stadtkarten liegen offen. Auf jeder liegen verdeckt eine Gold- und eine Silberscheibe: Gold ist 4, 5 oder 6 wert, Silber 1, 2 oder 3.',
      ],
      [
        '1.3',
        'Zu viert beginnt niemand mit Edelsteinen (oder mit einem, je nach Einstellung); zu zweit und zu dritt zieht jeder zwei blind.',
      ],
      [
        '1.4',
        'Die Marmorplatten der Prachtstraße liegen in Blöcken, in denen jedes Spielerzeichen einmal vorkommt. Jede Platte zeigt ein Zeichen und die Farbe des Edelsteins, den sie braucht.',
      ],
      [
        '1.5',
        'Der Zufall bestimmt, wer beginnt und den Pharao nimmt. Gespielt werden vier Runden (zu dritt drei); in jeder ist jeder einmal aktiv.',
      ],
    ],
  },
  {
    title: 'Die Fürstengabe',
    intro: 'Das Herz des Spiels: Du nutzt die Karten, die andere dir geben.',
    rules: [
      [
        '2.1',
        'Für den aktiven Spieler gibt jeder andere eine Fürstenkarte von der Hand, offen; der linke Nachbar beginnt, dann geht es im Uhrzeigersinn.',
      ],
      ['2.2', 'Alle Karten, die in einem Zug gegeben werden, haben verschiedene Werte.'],
      ['2.3', 'Wer nur Werte auf der Hand hat, die schon liegen, zeigt die Hand und gibt irgendeine Karte.'],
      [
        '2.4',
        'Der aktive Spieler nutzt die Karten in beliebiger Reihenfolge. Jede genutzte Karte geht an ihren Besitzer zurück, der sie vor sich legt, rechts neben frühere. Diese Ordnung aus links, Mitte und rechts ändert sich nie.',
      ],
      [
        '2.5',
        'Jede Karte gibt eine Aktion in einem Bereich: Markt, Stein zurück, Prachtstraße oder Prozession. Derselbe Bereich darf mehrmals genutzt werden, und eine Karte darf verfallen.',
      ],
      [
        '2.6',
        'Sind alle Karten genutzt, wird der linke Nachbar aktiv. Jeder ist einmal in der Runde aktiv und hat dann drei Karten vor sich.',
      ],
    ],
  },
  {
    title: 'Markt',
    intro: 'Kaufe Edelsteine dort, wo sie für dich billig sind, und hole deine Warensteine zurück.',
    rules: [
      [
        '3.1',
        'Ziehe deinen Händler 1 Stand bis so viele, wie die Karte zeigt, in einer Richtung. Vom Platz führt der erste Schritt zu Stand 1; auf den Platz geht es nie zurück. Händler dürfen sich einen Stand teilen.',
      ],
      [
        '3.2',
        'Wo der Händler anhält, darfst du den Edelstein kaufen, wenn dort einer liegt, das Angebot einen Preis in deiner Farbe zeigt und dein Vorrat ihn zahlen kann.',
      ],
      [
        '3.3',
        'Die Warensteine bleiben am Stand. Angebot und Edelstein werden sofort ersetzt: Ein leerer Stapel wird neu gemischt, ein leerer Beutel lässt den Stand ohne Edelstein.',
      ],
      [
        '3.4',
        'Oder statt zu ziehen: Nimm einen deiner Warensteine von einem beliebigen Stand, egal mit welcher Karte.',
      ],
    ],
  },
  {
    title: 'Prachtstraße',
    intro: 'Edelsteine schmücken den Weg vom Platz zur Pyramide.',
    rules: [
      [
        '4.1',
        'Zuerst darfst du zwei Platten tauschen, die keinen Edelstein tragen. Sie dürfen höchstens so weit auseinanderliegen, wie die Karte zeigt.',
      ],
      [
        '4.2',
        'Dann darfst du einen bis vier deiner Edelsteine auf die nächsten Platten setzen. Keine Platte wird ausgelassen, jeder Stein hat die Farbe seiner Platte; der Wert der Karte spielt dabei keine Rolle.',
      ],
      [
        '4.3',
        'Je Aktion gibt es einen Tausch, und er kommt zuerst. Tausch oder Edelstein: Mindestens eins davon muss geschehen.',
      ],
      [
        '4.4',
        'Du erhältst 2, 4, 6 oder 10 Punkte für einen, zwei, drei oder vier Edelsteine in einer Aktion.',
      ],
      [
        '4.5',
        'Trägt eine Platte das Zeichen eines anderen, erhält er so viele Punkte, wie der Stein in dieser Aktion zählt: 1 für den ersten bis 4 für den vierten.',
      ],
      [
        '4.6',
        'Für jede Platte mit deinem eigenen Zeichen nimmst du alle deine Warensteine von einem Stand deiner Wahl.',
      ],
    ],
  },
  {
    title: 'Prozession',
    intro: 'Die Opfergaben entscheiden, wer am Ende Scheiben legt, und in welcher Reihenfolge.',
    rules: [
      ['5.1', 'Bringe einen Stein aus deinem Vorrat als neue Opfergabe ein, wenn du einen hast;'],
      [
        '5.2',
        'oder ziehe eine deiner eigenen Opfergaben. Keine zieht je zurück oder verlässt die Prozession.',
      ],
      [
        '5.3',
        'Um 1 bis so viele freie Felder, wie die Karte zeigt. Besetzte Felder werden übersprungen und nicht gezählt; an der Spitze verfällt der Rest.',
      ],
    ],
  },
  {
    title: 'Belohnungen',
    intro: 'Nach allen Zügen werden die Karten vor den Spielern verglichen, Stelle für Stelle.',
    rules: [
      [
        '6.1',
        'Die höchste linke, mittlere und rechte Karte gewinnen je eine Belohnung, in dieser Reihenfolge.',
      ],
      ['6.2', 'Links: Nimm die Silberscheibe einer beliebigen offenen Stadt, ungesehen, oder nichts.'],
      [
        '6.3',
        'Mitte: Setze einen Stein aus dem Vorrat oder eine deiner Opfergaben auf das vorderste freie Feld der Prozession, oder nimm einen Edelstein nach Wahl aus dem Beutel, oder nichts.',
      ],
      ['6.4', 'Rechts: 2 Punkte.'],
      [
        '6.5',
        'Wer sich die höchste Karte teilt, würfelt, bis einer am höchsten ist; er gewinnt die Belohnung.',
      ],
      [
        '6.6',
        'Die anderen bekommen einen Trost, vom Startspieler an: einen Stein auf das erste freie Feld bringen, oder eine Opfergabe um ein freies Feld ziehen, oder einen Warenstein von einem Stand zurücknehmen, oder nichts.',
      ],
    ],
  },
  {
    title: 'Tribut der Städte',
    intro: 'Zähle deine Karten zusammen.',
    rules: [
      [
        '7.1',
        'Ist die Summe die Zahl einer offenen Stadt, darfst du ihre Gold- oder ihre Silberscheibe nehmen. Du siehst sie an; die anderen sehen nur das Metall.',
      ],
      [
        '7.2',
        'Mehrere Spieler mit derselben Summe würfeln um eine Rangfolge, soweit Scheiben da sind; für wen keine bleibt, der bekommt einen Trost.',
      ],
      [
        '7.3',
        'Wo keine Scheibe mehr liegt oder keine Stadt diese Zahl hat, bekommt niemand etwas, und niemand würfelt.',
      ],
    ],
  },
  {
    title: 'Ende einer Runde',
    intro: '',
    rules: [
      [
        '8.1',
        'Vom Startspieler an legt jeder eine der Karten vor sich offen in die Kammer der Runde. Die anderen kehren auf die Hand zurück: So schrumpft die Hand von sechs auf drei.',
      ],
      [
        '8.2',
        'Städte ohne Scheiben kommen beiseite, neue rücken nach, solange es welche gibt. Nur neue Städte bekommen Scheiben.',
      ],
      ['8.3', 'Der Pharao geht an den linken Nachbarn, der in der neuen Runde zuerst aktiv ist.'],
    ],
  },
  {
    title: 'Ende des Spiels',
    intro: 'Die Kammern öffnen sich.',
    rules: [
      [
        '9.1',
        'Nach der letzten Kammerkarte erlaubt jede Opfergabe, von der Spitze der Prozession an, ihrem Besitzer, eine Scheibe auf eine Fürstenkarte desselben Werts in einer beliebigen Kammer zu legen. Eine Karte trägt nur eine Scheibe.',
      ],
      ['9.2', 'Die Scheibe bringt ihren Wert.'],
      ['9.3', 'Gehört die Karte einem anderen, erhält er 2 Punkte für eine Gold-, 1 für eine Silberscheibe.'],
      [
        '9.4',
        'Wer verzichtet oder keine passende Scheibe hat, hat die Opfergabe verbraucht. Übrige Scheiben sind nichts wert.',
      ],
      ['9.5', 'Jeder übrige Edelstein bringt 1 Punkt.'],
      [
        '9.6',
        'Die meisten Punkte gewinnen; bei Gleichstand die meisten Warensteine im Vorrat; dann wird der Sieg geteilt.',
      ],
    ],
  },
  {
    title: 'Zu dritt',
    intro: '',
    rules: [
      [
        '10.1',
        'Zwei Edelsteine für jeden am Anfang, vier Städte, 18 Platten in Dreierblöcken, drei Runden. Die sechs Karten der vierten Farbe sind der neutrale Stapel.',
      ],
      [
        '10.2',
        'Bevor die anderen geben, kommt die oberste neutrale Karte in die Fürstengabe. Sie gibt eine Aktion wie jede andere, liegt danach aber vor niemandem.',
      ],
      [
        '10.3',
        'Nach allen Zügen legt jeder, vom Startspieler an, eine dritte Karte von der Hand. Sie muss sich von den schon gelegten dritten Karten unterscheiden; wer keine andere hat, zeigt die Hand und legt irgendeine.',
      ],
      ['10.4', 'Wenn der Pharao weitergeht, werden die neutralen Karten neu gemischt.'],
    ],
  },
  {
    title: 'Zu zweit',
    intro: '',
    rules: [
      [
        '11.1',
        'Drei Städte, zwei Edelsteine für jeden am Anfang, vier Runden; 18 Platten beider Farben und einer dritten. Eine Farbe ist neutral; die Karten der dritten sind die Marktfürsten, 1 bis 6, einer an jedem Stand.',
      ],
      ['11.2', 'In der Fürstengabe liegen die neutrale Karte und eine des Gegners: zwei Aktionen.'],
      [
        '11.3',
        'Wer einen Edelstein kauft, darf sofort den Marktfürsten dieses Stands in die Fürstengabe nehmen, einen je Zug, wenn sein Wert in diesem Zug noch nicht dort lag. Er gibt eine dritte Aktion.',
      ],
      [
        '11.4',
        'Ein genutzter Marktfürst liegt vor dem, der ihn genutzt hat, an der nächsten Stelle, und zählt für Belohnungen und Tribut.',
      ],
      [
        '11.5',
        'Nach beiden Zügen legt jeder noch eine Karte von der Hand; die zweite muss sich von der ersten unterscheiden.',
      ],
      [
        '11.6',
        'Wer nur zwei Karten vor sich hat, nimmt an der rechten Belohnung nicht teil; für den Tribut zählt die Summe von zweien.',
      ],
      [
        '11.7',
        'Nur eigene Karten kommen in die Kammern. Marktfürsten kehren an ihre Stände zurück, wenn der Pharao weitergeht.',
      ],
    ],
  },
]
