/** What the areas of the board and the hand say and how they explain themselves, in German. */
import type { Areas } from './types.ts'

export const areas: Areas = {
  help: '?',
  label: 'Bereiche des Spielplans',
  tabs: {
    square: 'Platz',
    market: 'Markt',
    avenue: 'Straße',
    procession: 'Prozession',
    cities: 'Städte',
    pyramid: 'Pyramide',
  },
  choices: { one: '{n} Möglichkeit hier', other: '{n} Möglichkeiten hier' },
  gift: {
    title: 'Fürstengabe',
    to: 'für',
    toWhom: 'Für {name}',
    about:
      'Alle anderen geben dem aktiven Spieler je eine Fürstenkarte, jede mit einem anderen Wert. Er nutzt sie in beliebiger Reihenfolge, jede für eine Aktion. Danach geht jede Karte an ihren Besitzer zurück und liegt offen vor ihm.',
    states: {
      open: 'noch nicht gegeben',
      asked: 'wird gerade gewählt',
      lies: 'kann genutzt werden',
      used: 'genutzt',
    },
    card: 'Karte {card} von {owner}: {state}',
    noCard: 'Karte von {owner}: {state}',
    neutral: 'Neutrale Karte {card}: {state}',
    noNeutral: 'Neutrale Karte: {state}',
    market: 'Marktfürst {card}: {state}',
    noMarket: 'Marktfürst: {state}',
    uses: 'Sie erlaubt eins davon: {actions}.',
  },
  after: { title: 'Nach den Zügen', over: 'Die Partie ist zu Ende' },
  steps: {
    third: {
      name: 'Karte',
      about: 'Jeder legt noch eine Karte von der Hand vor sich, mit einem Wert, der dabei noch nicht liegt.',
    },
    left: {
      name: 'links',
      about: 'Höchste linke Karte: Nimm eine Silberscheibe aus einer beliebigen Stadt.',
    },
    middle: {
      name: 'Mitte',
      about:
        'Höchste mittlere Karte: Bringe einen Warenstein aus deinem Vorrat oder eine deiner Opfergaben auf das vorderste freie Feld der Prozession; oder nimm einen Edelstein deiner Wahl aus dem Beutel.',
    },
    right: { name: 'rechts', about: 'Höchste rechte Karte: 2 Punkte.' },
    tribute: {
      name: 'Tribut',
      about: 'Ergeben deine Karten eine offene Stadt, nimmst du eine ihrer Scheiben.',
    },
    chamber: { name: 'Grab', about: 'Jeder legt eine der Karten vor sich in die Kammer dieser Runde.' },
    discs: {
      name: 'Legen',
      about:
        'Von der Spitze der Prozession an darf man für jede Opfergabe eine Scheibe auf eine Fürstenkarte desselben Werts legen.',
    },
  },
  gates: {
    names: { market: 'Händler', takeBack: 'Rücknahme', avenue: 'Prachtstraße', procession: 'Prozession' },
    full: {
      market: 'Händler ziehen',
      takeBack: 'Warenstein zurücknehmen',
      avenue: 'An der Prachtstraße bauen',
      procession: 'In der Prozession ziehen',
    },
    idle: {
      market: ['ziehen, Edel-', 'stein kaufen'],
      takeBack: ['1 Warenstein', 'vom Stand'],
      avenue: ['Platten und', 'Edelsteine'],
      procession: ['Opfergaben', 'voranbringen'],
    },
    about: {
      market:
        'Ziehe deinen Händler in einer Richtung, höchstens so viele Stände weit, wie die Karte zeigt. Wo er anhält, darfst du den Edelstein zum Preis in deiner Farbe kaufen; die Warensteine bleiben am Stand.',
      takeBack:
        'Nimm einen deiner Warensteine von einem beliebigen Stand in deinen Vorrat zurück, egal mit welcher Karte.',
      avenue:
        'Du darfst zwei Platten ohne Edelstein tauschen, höchstens so weit auseinander, wie die Karte zeigt. Setze dann 1 bis 4 deiner Edelsteine auf die nächsten Platten: 2, 4, 6 oder 10 Punkte. Wem eine Platte gehört, der erhält 1 bis 4 Punkte, je nachdem, der wievielte Edelstein es war; für deine eigenen nimmst du alle Warensteine von einem Stand zurück.',
      procession:
        'Bringe einen Warenstein aus deinem Vorrat ein oder ziehe eine deiner Opfergaben vor, höchstens so viele freie Felder, wie die Karte zeigt. Besetzte Felder werden übersprungen und nicht gezählt. Am Ende darfst du für jede Opfergabe eine Scheibe legen, von vorn nach hinten.',
    },
    stalls: { one: 'Stand {list}', other: 'Stände {list}' },
    noBuys: 'kein Kauf',
    buys: { one: '{n} Kauf möglich', other: '{n} Käufe möglich' },
    noBacks: ['nichts an', 'den Ständen'],
    backs: '1 Warenstein',
    backsFrom: { one: 'von {n} Stand', other: 'von {n} Ständen' },
    noFits: 'keiner passt',
    fits: { one: '{n} passt: +{points}', other: '{n} passen: +{points}' },
    swap: 'Tausch bis {n}',
    noSwap: 'kein Tausch',
    fields: { one: 'Feld {list}', other: 'Felder {list}' },
    noFields: 'nicht möglich',
    free: { one: 'bis {n} Feld', other: 'bis {n} Felder' },
  },
  court: {
    title: 'Versammlungsplatz',
    positions: ['Links', 'Mitte', 'Rechts'],
    sum: 'Summe',
    sumIs: 'Summe: {n}',
    sumAbout:
      'Tribut: Ergeben deine Karten zusammen die Zahl einer offenen Stadt, nimmst du dort eine Gold- oder Silberscheibe. Die kleinen Kreise zeigen, wie viele Karten noch kommen.',
    leads: 'Bisher die höchste.',
    ties: 'Gleichstand: Der Würfel entscheidet, die anderen bekommen einen Trostpreis.',
    row: {
      one: '{name}: {gems}; {n} Warenstein im Vorrat; Scheiben: {gold} Gold, {silver} Silber',
      other: '{name}: {gems}; {n} Warensteine im Vorrat; Scheiben: {gold} Gold, {silver} Silber',
    },
    hand: 'Auf der Hand: {cards}.',
    noHand: 'Keine Karten auf der Hand.',
    front: [
      '{owner}, linke Karte: {card}',
      '{owner}, mittlere Karte: {card}',
      '{owner}, rechte Karte: {card}',
    ],
    hired: [
      '{owner}, linke Karte: Marktfürst {card}',
      '{owner}, mittlere Karte: Marktfürst {card}',
      '{owner}, rechte Karte: Marktfürst {card}',
    ],
    neutral: 'Neutraler Stapel',
    neutralAbout:
      'Vor jedem Zug kommt eine dieser Karten in die Fürstengabe. Am Ende der Runde kehren alle sechs zurück.',
    pharaoh: 'Der Pharao: Dieser Spieler beginnt die Runde, und von ihm an gibt es Trostpreise.',
  },
  obelisks: {
    label: 'Obelisken: {points}',
    about: 'Die Punkte. Jeder Obelisk zählt fünfzehn, vom Fuß zur Spitze.',
    at: { one: '{name} {n} Punkt', other: '{name} {n} Punkte' },
  },
  market: {
    title: 'Marktstraße',
    about:
      'Sechs Stände in einer Reihe, vom Versammlungsplatz an. Ein Händler zieht höchstens so weit, wie die Karte zeigt, in einer Richtung und nie zurück auf den Platz; wo er anhält, darf man kaufen. Dein Preis ist eingerahmt.',
    bag: 'Beutel',
    bagAbout: 'Wie viele Edelsteine jeder Farbe noch im Beutel sind.',
    bagGem: 'Beutel: {gem}, noch {n}',
    square: 'Versammlungsplatz: Händler, die noch nicht losgezogen sind',
    stall: 'Stand {stall}: {gem}; {prices}',
    noGem: 'kein Edelstein',
    price: '{name} zahlt {price}',
    noPrice: '{name} kann nicht kaufen',
    stones: 'Warensteine hier: {list}.',
    noStones: 'Keine Warensteine hier.',
    stonesOf: '{name} {n}',
    prince: 'Der Marktfürst {card} liegt hier; wer kauft, darf ihn in die Fürstengabe nehmen.',
    notForYou: 'Es gibt keinen Preis in deiner Farbe.',
    tooDear: 'Du brauchst {price} Warensteine und hast {n}.',
  },
  avenue: {
    title: 'Prachtstraße zur Roten Pyramide',
    short: 'Prachtstraße',
    about:
      'Edelsteine werden vom Platz zur Pyramide ohne Lücke gesetzt, jeder auf eine Platte seiner Farbe. 1, 2, 3 oder 4 Edelsteine in einer Aktion bringen 2, 4, 6 oder 10 Punkte.',
    tariff: 'Edelsteine in einer Aktion und die Punkte dafür',
    plate: 'Platte {field}: {gem}, Zeichen von {owner}',
    plateNobody: 'Platte {field}: {gem}, Zeichen einer Farbe, die nicht mitspielt',
    built: 'Hier liegt schon ein Edelstein.',
    next: 'Hier läge der Edelstein Nummer {n} der nächsten Aktion.',
    fits: {
      one: 'Du kannst bis hier {n} Edelstein setzen: {points} Punkte für dich.',
      other: 'Du kannst bis hier {n} Edelsteine setzen: {points} Punkte für dich.',
    },
    ownerGets: { one: '{name} bekäme {n} Punkt.', other: '{name} bekäme {n} Punkte.' },
    ownPlate: 'Dein eigenes Zeichen: Du nimmst alle deine Warensteine von einem Stand zurück.',
  },
  procession: {
    title: 'Prozession',
    about:
      'Am Ende darf für jede Opfergabe, von vorn nach hinten, ihr Besitzer eine Scheibe auf eine Fürstenkarte in einer Kammer legen. Ein neuer Warenstein kommt bei Feld 1 herein; nichts zieht je zurück.',
    entry: 'Neue Gabe',
    stone: {
      one: 'Neue Opfergabe: {n} Warenstein im Vorrat',
      other: 'Neue Opfergabe: {n} Warensteine im Vorrat',
    },
    stoneAbout: 'Ein Warenstein aus dem Vorrat wird zur neuen Opfergabe.',
    field: 'Feld {field}: {owner}',
    fieldFree: 'Feld {field}: frei',
    frontField: 'Die Spitze: Diese Opfergabe kommt am Ende zuerst dran.',
    fieldAbout: 'Eine Opfergabe hier käme am Ende als Nummer {n} zum Legen einer Scheibe.',
    front: 'vorn',
  },
  cities: {
    title: 'Städte am Fluss',
    about:
      'Nach allen Zügen: Ergeben deine Karten eine Stadt, nimmst du ihre Gold- oder Silberscheibe, verdeckt. Gold ist 4 bis 6 wert, Silber 1 bis 3, wenn du die Scheibe am Ende in eine Kammer legen kannst.',
    city: 'Stadt {city}',
    none: 'Hier liegt keine Stadt',
    disc: { silver: 'Stadt {city}: Silberscheibe', gold: 'Stadt {city}: Goldscheibe' },
    taken: {
      silver: 'Stadt {city}: Die Silberscheibe ist weg',
      gold: 'Stadt {city}: Die Goldscheibe ist weg',
    },
    hit: '{name}: Die Karten ergeben sie',
    ways: '{name}: {list}',
    princes: 'Fürst {list}',
    princesLong: 'mit Marktfürst {list}',
    unreachable: 'Niemand kann diese Summe mehr erreichen.',
    youHit: 'getroffen',
    youCannot: 'unerreichbar',
    left: 'noch {n}',
    leftAbout: 'Stadtkarten im Stapel. Eine Stadt ohne Scheiben macht einer neuen Platz.',
  },
  pyramid: {
    title: 'Rote Pyramide',
    about:
      'Am Ende jeder Runde legt jeder eine der Karten vor sich in die Kammer der Runde; sie kommt nie zurück. Am Ende der Partie werden Scheiben auf Karten desselben Werts gelegt: Sie bringen ihren Wert, und der Besitzer der Karte bekommt 2 Punkte für Gold oder 1 für Silber.',
    card: 'Kammer {chamber}, Tür von {owner}: Fürstenkarte {card}',
    filled: 'Kammer {chamber}, Tür von {owner}: Fürstenkarte {card} mit Scheibe',
    empty: 'Kammer {chamber}, Tür von {owner}: noch leer',
    yours: { one: 'Deine Scheibe brächte dir {n} Punkt.', other: 'Deine Scheibe brächte dir {n} Punkte.' },
    theirs: {
      one: 'Deine Scheibe brächte dir {n} Punkt und {name} {bonus}.',
      other: 'Deine Scheibe brächte dir {n} Punkte und {name} {bonus}.',
    },
  },
  hand: {
    cards: 'Fürstenkarten',
    card: 'Deine Karte {card}',
    front: 'Karte {card} vor dir',
    reach: 'Spielst du sie, kannst du noch Stadt {cities} erreichen.',
    noReach: 'Spielst du sie, kannst du keine offene Stadt mehr erreichen.',
    stones: { one: '{n} Warenstein in deinem Vorrat', other: '{n} Warensteine in deinem Vorrat' },
    stonesAbout: 'Mit Warensteinen zahlst du Edelsteine, und sie werden zu Opfergaben.',
    gem: '{gem}: {n}',
    gemAbout: 'Setze Edelsteine auf die Prachtstraße. Jeder, der am Ende übrig ist, bringt 1 Punkt.',
    disc: { silver: '{n} × Silberscheibe {value}', gold: '{n} × Goldscheibe {value}' },
    discAbout: {
      one: 'Am Ende {n} Punkt wert, wenn du eine Opfergabe dafür hast und eine Fürstenkarte dieses Werts frei in einer Kammer liegt.',
      other:
        'Am Ende {n} Punkte wert, wenn du eine Opfergabe dafür hast und eine Fürstenkarte dieses Werts frei in einer Kammer liegt.',
    },
    noDiscs: 'Noch keine Scheiben',
    allows: '{name} könnte damit: {actions}.',
  },
}
