/** Everything drawn on the board and in the dock, in German. */
import type { BoardTexts } from './board.en.ts'

const zahl = (n: number, eins: string, viele: string): string => `${n} ${n === 1 ? eins : viele}`

const GEMS = ['Smaragd', 'Rubin', 'Saphir']
const SIDES = ['linke', 'mittlere', 'rechte']

export const boardDe: BoardTexts = {
  board: 'Die Ebene von Dahschur',
  gems: GEMS,
  metals: { silver: 'Silber', gold: 'Gold' },
  help: '?',
  neutral: 'Neutral',
  marketPrince: 'Markt',
  noMark: 'einer Farbe, die nicht mitspielt',
  tabs: {
    square: 'Platz',
    market: 'Markt',
    avenue: 'Straße',
    procession: 'Prozession',
    cities: 'Städte',
    pyramid: 'Pyramide',
  },
  areasLabel: 'Bereiche des Spielplans',
  canAct: 'hier kannst du etwas wählen',
  round: (n, of) => `Runde ${n} von ${of}`,
  gift: {
    title: 'Fürstengabe',
    to: 'für',
    about:
      'Für den aktiven Spieler geben alle anderen je eine Fürstenkarte; die Werte sind verschieden. Er nutzt sie in beliebiger Reihenfolge: je Karte eine Aktion. Danach geht die Karte an ihren Besitzer zurück und liegt vor ihm.',
    states: {
      open: 'noch nicht gegeben',
      asked: 'wählt gerade',
      lies: 'kann genutzt werden',
      used: 'genutzt',
    },
    card: (owner, card, state) =>
      card > 0 ? `Karte ${card} von ${owner}: ${state}` : `Karte von ${owner}: ${state}`,
    uses: actions => `Eins davon: ${actions}.`,
  },
  after: { title: 'Nach den Zügen', over: 'Die Partie ist zu Ende' },
  steps: {
    third: {
      name: 'Karte',
      about:
        'Jeder legt noch eine Karte von der Hand vor sich, mit einem Wert, der dabei noch nicht gelegt wurde.',
    },
    left: { name: 'links', about: 'Höchste linke Karte: eine Silberscheibe aus einer beliebigen Stadt.' },
    middle: {
      name: 'Mitte',
      about:
        'Höchste mittlere Karte: ein Stein oder eine Opfergabe auf das vorderste freie Feld der Prozession, oder ein Edelstein nach Wahl aus dem Beutel.',
    },
    right: { name: 'rechts', about: 'Höchste rechte Karte: 2 Punkte.' },
    tribute: { name: 'Tribut', about: 'Wessen Karten eine offene Stadt ergeben, nimmt eine ihrer Scheiben.' },
    chamber: { name: 'Grab', about: 'Jeder legt eine der Karten vor sich in die Kammer der Runde.' },
    discs: {
      name: 'Legen',
      about:
        'Von der Spitze der Prozession an erlaubt jede Opfergabe, eine Scheibe auf eine Karte ihres Werts zu legen.',
    },
  },
  gates: {
    market: 'Händler',
    takeBack: 'Stein zurück',
    avenue: 'Prachtstraße',
    procession: 'Prozession',
    idle: {
      market: ['ziehen, Edel-', 'stein kaufen'],
      takeBack: ['1 Warenstein', 'vom Stand'],
      avenue: ['Platten und', 'Edelsteine'],
      procession: ['Opfergabe', 'voranbringen'],
    },
    about: {
      market:
        'Ziehe deinen Händler 1 Stand bis so viele, wie die Karte zeigt, in einer Richtung. Wo er anhält, darfst du den Edelstein zum Preis in deiner Farbe kaufen; die Warensteine bleiben am Stand.',
      takeBack:
        'Nimm einen deiner Warensteine von einem beliebigen Stand in deinen Vorrat zurück, egal mit welcher Karte.',
      avenue:
        'Tausche zwei Platten ohne Edelstein, höchstens so weit auseinander, wie die Karte zeigt; setze dann 1 bis 4 deiner Edelsteine auf die nächsten Platten: 2, 4, 6 oder 10 Punkte. Wem eine Platte gehört, der erhält 1 bis 4, je nachdem, der wievielte Stein es ist; auf eigenen nimmst du alle Warensteine eines Stands zurück.',
      procession:
        'Bringe einen Stein aus deinem Vorrat ein oder ziehe eine deiner Opfergaben vor, 1 bis so viele Felder, wie die Karte zeigt. Besetzte Felder werden übersprungen und nicht gezählt. Am Ende erlaubt jede Opfergabe, eine Scheibe zu legen, von vorn nach hinten.',
    },
    stalls: (list, n) => `${n === 1 ? 'Stand' : 'Stände'} ${list}`,
    buys: n => (n === 0 ? 'kein Kauf möglich' : `${zahl(n, 'Kauf', 'Käufe')} möglich`),
    backs: n =>
      n === 0 ? ['nichts an', 'den Ständen'] : ['1 Warenstein', `von ${zahl(n, 'Stand', 'Ständen')}`],
    fits: (n, points) => (n === 0 ? 'keiner passt' : `${n} passen: +${points}`),
    swap: n => `Tausch bis ${n}`,
    noSwap: 'kein Tausch',
    fields: (list, n) => `${n === 1 ? 'Feld' : 'Felder'} ${list}`,
    noFields: 'nicht möglich',
    free: n => `bis ${zahl(n, 'Feld', 'Felder')}`,
  },
  court: {
    title: 'Versammlungsplatz',
    positions: ['links', 'Mitte', 'rechts'],
    sum: 'Summe',
    sumAbout:
      'Tribut: Wessen Karten zusammen die Zahl einer offenen Stadt ergeben, nimmt sich dort eine Gold- oder Silberscheibe. Die Punkte zeigen, wie viele Karten noch kommen.',
    leads: 'bisher am höchsten',
    ties: 'Gleichstand an der Spitze: Der Würfel entscheidet, die anderen bekommen einen Trost',
    row: (name, gems, stones, silver, gold) =>
      `${name}: ${gems}; ${zahl(stones, 'Warenstein', 'Warensteine')} im Vorrat; Scheiben: ${gold} Gold, ${silver} Silber`,
    rowAbout: hand => `Auf der Hand: ${hand || 'keine Karten'}.`,
    front: (owner, side, card) => `${owner}, ${SIDES[side]} Karte: ${card}`,
    hired: (owner, side, card) => `${owner}, ${SIDES[side]} Karte: Marktfürst ${card}`,
    neutral: 'Neutraler Stapel',
    neutralAbout:
      'Eine dieser Karten kommt vor dem nächsten Zug in die Fürstengabe. Am Ende der Runde kehren alle sechs zurück.',
    pharaoh:
      'Der Pharao: Dieser Spieler ist in dieser Runde zuerst aktiv, und von ihm an wird Trost verteilt.',
    gemList: counts =>
      counts.map((n, i) => zahl(n, GEMS[i], ['Smaragde', 'Rubine', 'Saphire'][i])).join(', '),
  },
  obelisks: {
    label: 'Obelisken',
    about: 'Punkte: Jeder Obelisk zählt fünfzehn davon, vom Fuß zur Spitze.',
    at: (name, points) => `${name}: ${zahl(points, 'Punkt', 'Punkte')}`,
  },
  market: {
    title: 'Marktstraße',
    about:
      'Sechs Stände in einer Reihe, vom Versammlungsplatz an. Ein Händler zieht höchstens so weit, wie die Karte zeigt, in einer Richtung, nie zurück auf den Platz, und darf kaufen, wo er anhält. Dein Preis ist eingerahmt.',
    bag: 'Beutel',
    bagAbout: 'So viele Edelsteine jeder Farbe sind noch im Beutel.',
    bagGem: (gem, n) => `Beutel: ${gem}, noch ${n}`,
    square: 'Versammlungsplatz: Händler, die noch nicht losgezogen sind',
    stall: (stall, gem, prices) => `Stand ${stall}: ${gem}; ${prices}`,
    noGem: 'kein Edelstein',
    price: (name, price) => (price > 0 ? `${name} zahlt ${price}` : `${name} kann nicht kaufen`),
    stones: list => `Warensteine hier: ${list || 'keine'}.`,
    prince: card => `Der Marktfürst ${card} liegt hier; wer kauft, darf ihn in die Fürstengabe nehmen.`,
    notForYou: 'Es gibt keinen Preis in deiner Farbe.',
    tooDear: (price, supply) => `Du brauchst ${price} Warensteine und hast ${supply}.`,
  },
  avenue: {
    title: 'Prachtstraße zur Roten Pyramide',
    short: 'Prachtstraße',
    about:
      'Edelsteine werden vom Platz zur Pyramide ohne Lücke gesetzt, jeder auf eine Platte seiner Farbe. 1, 2, 3 oder 4 Steine in einer Aktion bringen 2, 4, 6 oder 10 Punkte.',
    tariff: 'Edelsteine in einer Aktion und ihre Punkte',
    plate: (field, gem, owner) => `Platte ${field}: ${gem}, Zeichen von ${owner}`,
    built: 'Sie trägt einen Edelstein.',
    next: n => `Hier läge der Edelstein Nummer ${n} der nächsten Aktion.`,
    fits: (n, points) =>
      `Mit deinen Edelsteinen kannst du bis hier ${zahl(n, 'Stein', 'Steine')} setzen: ${points} Punkte für dich.`,
    ownerGets: (name, points) => `${name} erhielte ${points}.`,
    ownPlate: 'Dein eigenes Zeichen: Nimm alle deine Warensteine von einem Stand.',
  },
  procession: {
    title: 'Prozession',
    about:
      'Am Ende erlaubt jede Opfergabe, von vorn nach hinten, ihrem Besitzer, eine Scheibe auf eine Fürstenkarte in einer Kammer zu legen. Ein neuer Stein kommt bei Feld 1 herein; nichts zieht je zurück.',
    entry: 'Neue Gabe',
    stone: stones => `Eine neue Opfergabe: ${zahl(stones, 'Warenstein', 'Warensteine')} im Vorrat`,
    stoneAbout: 'Ein Stein aus dem Vorrat wird zur neuen Opfergabe.',
    field: (field, owner) => `Feld ${field}: ${owner}`,
    free: 'frei',
    frontField: 'Die Spitze: Diese Opfergabe kommt am Ende zuerst dran.',
    fieldAbout: rank => `Sie wäre am Ende die Nummer ${rank} beim Legen der Scheiben.`,
    front: 'vorn',
  },
  cities: {
    title: 'Städte am Fluss',
    about:
      'Nach allen Zügen: Wessen Karten zusammen eine Stadt ergeben, nimmt ihre Gold- oder Silberscheibe, verdeckt. Gold ist 4 bis 6 wert, Silber 1 bis 3, wenn du die Scheibe am Ende in eine Kammer legen kannst.',
    city: city => `Stadt ${city}`,
    none: 'Hier liegt keine Stadt.',
    disc: (city, metal) => `Stadt ${city}: ${metal}scheibe`,
    taken: (city, metal) => `Stadt ${city}: die ${metal}scheibe ist fort`,
    hit: name => `${name}: die Karten ergeben sie`,
    ways: (name, list) => `${name}: ${list}`,
    princes: list => `mit Marktfürst ${list}`,
    unreachable: 'Niemand kann diese Summe mehr erreichen.',
    youHit: 'du triffst sie',
    youCannot: 'unerreichbar',
    left: n => `noch ${n}`,
    leftAbout: 'Stadtkarten im Stapel. Eine Stadt ohne Scheiben macht einer neuen Platz.',
  },
  pyramid: {
    title: 'Rote Pyramide',
    about:
      'Am Ende jeder Runde legt jeder eine der Karten vor sich in die Kammer der Runde; sie kommt nicht zurück. Am Ende werden Scheiben auf Karten ihres Werts gelegt: Sie bringen ihren Wert, und dem Besitzer der Karte 2 oder 1.',
    door: (chamber, owner) => `Kammer ${chamber}, Tür von ${owner}`,
    card: card => `Fürstenkarte ${card}`,
    disc: 'mit Scheibe',
    noCard: 'noch leer',
    yours: points => `Deine Scheibe brächte dir ${points}.`,
    theirs: (points, name, bonus) => `Deine Scheibe brächte dir ${points} und ${name} ${bonus}.`,
  },
  hand: {
    cards: 'Fürstenkarten',
    card: card => `Deine Karte ${card}`,
    front: card => `Karte ${card} vor dir`,
    cardAbout: ways =>
      ways
        ? `Gibst du sie, bleiben diese Städte erreichbar: ${ways}.`
        : 'Gibst du sie, bleibt keine offene Stadt erreichbar.',
    stones: n => `${zahl(n, 'Warenstein', 'Warensteine')} in deinem Vorrat`,
    stonesAbout: 'Warensteine bezahlen Edelsteine und werden zu Opfergaben.',
    gem: (gem, n) => `${gem}: ${n}`,
    gemAbout: 'Setze Edelsteine auf die Prachtstraße. Jeder, der am Ende übrig ist, bringt 1 Punkt.',
    disc: (metal, value, n) => `${n} × ${metal}scheibe ${value}`,
    discAbout: value =>
      `Am Ende ${value} Punkte wert, wenn du eine Opfergabe dafür hast und eine Fürstenkarte ${value} frei in einer Kammer liegt.`,
    noDiscs: 'Noch keine Scheiben',
    allows: (name, actions) => `${name} könnte damit: ${actions}.`,
  },
  notes: {
    title: 'Gut zu wissen',
    avenue: 'Edelsteine, die jetzt passen',
    cities: 'Erreichbare Städte',
    discs: 'Scheiben, die du nicht kennst',
    value: 'Wert',
    none: '–',
  },
}
