/** The rules of Dahschur in German, by the numbers that refusals and score lines cite. */
import type { RuleSection } from '../../../words/game.ts'

export const rules: readonly RuleSection[] = [
  {
    title: 'So gewinnst du',
    intro:
      'Wer nach der letzten Runde die meisten Punkte hat, gewinnt. In jedem Zug geben alle anderen dem aktiven Spieler je eine Fürstenkarte, und er nutzt jede davon für eine Aktion: Edelsteine kaufen, sie auf die Prachtstraße setzen oder Opfergaben in die Prozession bringen. Jede Karte, die du gibst, kommt zu dir zurück und kämpft um die Belohnungen und Städte der Runde, und eine davon kommt in die Rote Pyramide. Edelsteine auf der Prachtstraße bringen sofort Punkte. Scheiben aus den Städten bringen am Ende Punkte, wenn du eine Opfergabe in der Prozession hast und eine Fürstenkarte desselben Werts in einer Kammer liegt.',
    rules: [
      [
        '1.1',
        'An jeden der sechs Stände kommen eine Angebotskarte und ein blind aus dem Beutel gezogener Edelstein (12 Smaragde, 12 Rubine, 12 Saphire). Alle Händler beginnen auf dem Versammlungsplatz. Jeder hat sechs Fürstenkarten, 1 bis 6, auf der Hand und zehn Warensteine im Vorrat.',
      ],
      [
        '1.2',
        'Vier Stadtkarten werden offen ausgelegt, auf jeder eine Gold- und eine Silberscheibe, verdeckt. Gold ist 4, 5 oder 6 wert, Silber 1, 2 oder 3.',
      ],
      [
        '1.3',
        'Zu viert beginnt niemand mit Edelsteinen (oder mit einem, wenn ihr das einstellt); zu zweit und zu dritt zieht jeder zwei blind.',
      ],
      [
        '1.4',
        'Die Marmorplatten der Prachtstraße werden in Blöcken ausgelegt, in denen das Zeichen jedes Spielers einmal vorkommt. Eine Platte zeigt das Zeichen ihres Besitzers und die Farbe des Edelsteins, den sie braucht.',
      ],
      [
        '1.5',
        'Der Startspieler wird ausgelost und nimmt den Pharao. Gespielt werden vier Runden (zu dritt drei); in jeder ist jeder einmal aktiv.',
      ],
    ],
  },
  {
    title: 'Die Fürstengabe',
    intro: 'Das Herz des Spiels: Du nutzt die Karten, die andere dir geben.',
    rules: [
      [
        '2.1',
        'Alle anderen geben dem aktiven Spieler je eine Fürstenkarte von der Hand, offen. Sein linker Nachbar beginnt, dann geht es im Uhrzeigersinn weiter.',
      ],
      ['2.2', 'Die Karten, die in einem Zug gegeben werden, müssen alle verschiedene Werte haben.'],
      [
        '2.3',
        'Wer nur Werte auf der Hand hat, die schon liegen, zeigt seine Hand und gibt irgendeine Karte.',
      ],
      [
        '2.4',
        'Der aktive Spieler nutzt die Karten in beliebiger Reihenfolge. Jede genutzte Karte geht an ihren Besitzer zurück, der sie offen rechts neben seine früheren legt. Diese Ordnung aus links, Mitte und rechts ändert sich nie.',
      ],
      [
        '2.5',
        'Jede Karte erlaubt eine Aktion: den Händler ziehen, einen Warenstein zurücknehmen, an der Prachtstraße bauen oder in der Prozession ziehen. Du darfst dieselbe Aktion mehrmals wählen und eine Karte auch verfallen lassen.',
      ],
      [
        '2.6',
        'Sind alle Karten genutzt, wird der linke Nachbar aktiv. Waren alle einmal aktiv, liegen vor jedem drei Karten.',
      ],
    ],
  },
  {
    title: 'Markt',
    intro: 'Kaufe Edelsteine dort, wo sie für dich billig sind, und hole deine Warensteine zurück.',
    rules: [
      [
        '3.1',
        'Ziehe deinen Händler in einer Richtung, mindestens 1 Stand und höchstens so viele, wie die Karte zeigt. Vom Platz führt der erste Schritt zu Stand 1; auf den Platz geht es nie zurück. Händler dürfen sich einen Stand teilen.',
      ],
      [
        '3.2',
        'Wo der Händler anhält, darfst du den Edelstein kaufen, wenn dort einer liegt, das Angebot einen Preis in deiner Farbe zeigt und du genug Warensteine im Vorrat hast.',
      ],
      [
        '3.3',
        'Die Warensteine bleiben am Stand. Angebot und Edelstein werden sofort ersetzt. Ist der Stapel der Angebote leer, wird die Ablage gemischt; ist der Beutel leer, bleibt der Stand ohne Edelstein.',
      ],
      [
        '3.4',
        'Oder nimm, statt zu ziehen, einen deiner Warensteine von einem beliebigen Stand zurück, egal mit welcher Karte.',
      ],
    ],
  },
  {
    title: 'Prachtstraße',
    intro: 'Edelsteine schmücken den Weg vom Platz zur Pyramide.',
    rules: [
      [
        '4.1',
        'Zuerst darfst du zwei Platten ohne Edelstein tauschen. Sie dürfen höchstens so weit auseinanderliegen, wie die Karte zeigt.',
      ],
      [
        '4.2',
        'Dann darfst du einen bis vier deiner Edelsteine auf die nächsten Platten setzen. Du darfst keine Platte auslassen, und jeder Edelstein muss die Farbe seiner Platte haben. Der Wert der Karte spielt dabei keine Rolle.',
      ],
      [
        '4.3',
        'Du darfst je Aktion nur einmal tauschen, und zwar bevor du setzt. Mindestens eins musst du tun: tauschen oder einen Edelstein setzen.',
      ],
      [
        '4.4',
        'Du erhältst 2, 4, 6 oder 10 Punkte, wenn du in einer Aktion einen, zwei, drei oder vier Edelsteine setzt.',
      ],
      [
        '4.5',
        'Trägt eine Platte das Zeichen eines anderen Spielers, erhält er so viele Punkte, wie der Edelstein in dieser Aktion zählt: 1 für den ersten bis 4 für den vierten.',
      ],
      [
        '4.6',
        'Für jede Platte mit deinem eigenen Zeichen nimmst du alle deine Warensteine von einem Stand deiner Wahl zurück.',
      ],
    ],
  },
  {
    title: 'Prozession',
    intro: 'Die Opfergaben entscheiden, wer am Ende Scheiben legen darf und in welcher Reihenfolge.',
    rules: [
      ['5.1', 'Bringe einen Warenstein aus deinem Vorrat als neue Opfergabe ein, wenn du einen hast;'],
      [
        '5.2',
        'oder ziehe eine deiner Opfergaben vor. Eine Opfergabe zieht nie zurück und verlässt die Prozession nie.',
      ],
      [
        '5.3',
        'Ziehe mindestens 1 freies Feld und höchstens so viele, wie die Karte zeigt. Besetzte Felder werden übersprungen und nicht gezählt. An der Spitze verfällt der Rest.',
      ],
    ],
  },
  {
    title: 'Belohnungen',
    intro: 'Nach allen Zügen werden die ausliegenden Karten verglichen, Stelle für Stelle.',
    rules: [
      [
        '6.1',
        'Die höchste linke, mittlere und rechte Karte gewinnen je eine Belohnung, in dieser Reihenfolge.',
      ],
      ['6.2', 'Links: Nimm die Silberscheibe einer beliebigen offenen Stadt, verdeckt, oder nichts.'],
      [
        '6.3',
        'Mitte: Bringe einen Warenstein aus deinem Vorrat oder eine deiner Opfergaben auf das vorderste freie Feld der Prozession; oder nimm einen Edelstein deiner Wahl aus dem Beutel; oder nimm nichts.',
      ],
      ['6.4', 'Rechts: 2 Punkte.'],
      [
        '6.5',
        'Haben mehrere die höchste Karte, würfeln sie, bis einer allein den höchsten Wurf hat; er gewinnt die Belohnung.',
      ],
      [
        '6.6',
        'Die anderen am Gleichstand Beteiligten bekommen je einen Trostpreis, vom Startspieler an: einen Warenstein auf das erste freie Feld einbringen, oder eine Opfergabe um ein freies Feld vorziehen, oder einen Warenstein von einem Stand zurücknehmen, oder nichts.',
      ],
    ],
  },
  {
    title: 'Tribut der Städte',
    intro: 'Zähle die Karten vor dir zusammen.',
    rules: [
      [
        '7.1',
        'Ist die Summe die Zahl einer offenen Stadt, darfst du ihre Gold- oder ihre Silberscheibe nehmen. Du siehst sie an; die anderen sehen nur, ob sie aus Gold oder Silber ist.',
      ],
      [
        '7.2',
        'Haben mehrere dieselbe Summe, würfeln sie um die Reihenfolge. Wer leer ausgeht, bekommt einen Trostpreis.',
      ],
      [
        '7.3',
        'Liegt dort keine Scheibe mehr oder hat keine Stadt diese Zahl, bekommt niemand etwas, und niemand würfelt.',
      ],
    ],
  },
  {
    title: 'Ende einer Runde',
    intro: 'Von jedem bleibt eine Karte in der Pyramide.',
    rules: [
      [
        '8.1',
        'Vom Startspieler an legt jeder eine der Karten vor sich offen in die Kammer der Runde. Die anderen kehren auf die Hand zurück: So hat jeder mit jeder Runde eine Karte weniger.',
      ],
      [
        '8.2',
        'Städte ohne Scheiben werden beiseitegelegt und ersetzt, solange es Stadtkarten gibt. Nur neue Städte bekommen Scheiben.',
      ],
      ['8.3', 'Der Pharao geht an den linken Nachbarn, der in der neuen Runde zuerst aktiv ist.'],
    ],
  },
  {
    title: 'Ende der Partie',
    intro: 'Die Kammern öffnen sich.',
    rules: [
      [
        '9.1',
        'Nach der letzten Kammerkarte darf für jede Opfergabe, von der Spitze der Prozession nach hinten, ihr Besitzer eine Scheibe auf eine Fürstenkarte desselben Werts in einer beliebigen Kammer legen. Auf jede Karte passt nur eine Scheibe.',
      ],
      ['9.2', 'Die Scheibe bringt ihren Wert.'],
      [
        '9.3',
        'Gehört die Karte jemand anderem, erhält er 2 Punkte für eine Gold-, 1 Punkt für eine Silberscheibe.',
      ],
      [
        '9.4',
        'Legst du keine Scheibe, weil keine passt oder weil du nicht willst, ist die Opfergabe verbraucht. Übrige Scheiben sind nichts wert.',
      ],
      ['9.5', 'Jeder übrige Edelstein bringt 1 Punkt.'],
      [
        '9.6',
        'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Warensteine im Vorrat hat; herrscht auch dann Gleichstand, wird der Sieg geteilt.',
      ],
    ],
  },
  {
    title: 'Zu dritt',
    intro: 'Die vierte Farbe ist neutral.',
    rules: [
      [
        '10.1',
        'Jeder beginnt mit zwei Edelsteinen. Es gibt vier Städte, 18 Platten in Dreierblöcken und drei Runden. Die sechs Karten der vierten Farbe sind der neutrale Stapel.',
      ],
      [
        '10.2',
        'Bevor die anderen geben, kommt die oberste neutrale Karte in die Fürstengabe. Sie erlaubt eine Aktion wie jede andere, wird danach aber vor niemanden gelegt.',
      ],
      [
        '10.3',
        'Nach allen Zügen legt jeder, vom Startspieler an, eine dritte Karte von der Hand vor sich. Sie muss sich von den schon gelegten dritten Karten unterscheiden; wer keine andere hat, zeigt seine Hand und legt irgendeine.',
      ],
      ['10.4', 'Wenn der Pharao weitergeht, werden die neutralen Karten neu gemischt.'],
    ],
  },
  {
    title: 'Zu zweit',
    intro: 'Eine Farbe ist neutral, eine weitere stellt die Marktfürsten.',
    rules: [
      [
        '11.1',
        'Es gibt drei Städte, vier Runden und 18 Platten: die beider Spieler und die einer dritten Farbe. Jeder beginnt mit zwei Edelsteinen. Eine Farbe ist neutral; die Karten der dritten Farbe sind die Marktfürsten, 1 bis 6, einer an jedem Stand.',
      ],
      ['11.2', 'In der Fürstengabe liegen die neutrale Karte und eine Karte deines Gegners: zwei Aktionen.'],
      [
        '11.3',
        'Wer einen Edelstein kauft, darf sofort den Marktfürsten dieses Stands in die Fürstengabe nehmen, einen je Zug, wenn sein Wert in diesem Zug noch nicht dort lag. Er erlaubt eine dritte Aktion.',
      ],
      [
        '11.4',
        'Ein genutzter Marktfürst wird vor den gelegt, der ihn genutzt hat, an die nächste Stelle, und zählt für Belohnungen und Tribut.',
      ],
      [
        '11.5',
        'Nach beiden Zügen legt jeder noch eine Karte von der Hand vor sich; die zweite muss sich von der ersten unterscheiden.',
      ],
      [
        '11.6',
        'Wer nur zwei Karten vor sich hat, kann die rechte Belohnung nicht gewinnen; für den Tribut werden die zwei Karten zusammengezählt.',
      ],
      [
        '11.7',
        'Nur deine eigenen Karten kommen in die Kammern. Marktfürsten kehren an ihre Stände zurück, wenn der Pharao weitergeht.',
      ],
    ],
  },
]
