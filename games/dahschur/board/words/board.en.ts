/** Everything drawn on the board and in the dock, in English. The German catalogue has the same shape. */
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const GEMS = ['emerald', 'ruby', 'sapphire']
const SIDES = ['left', 'middle', 'right']

export const boardEn = {
  board: 'The plain of Dahschur',
  gems: GEMS,
  metals: { silver: 'silver', gold: 'gold' },
  help: '?',
  neutral: 'Neutral',
  marketPrince: 'Market',
  noMark: 'a colour that is not in play',
  tabs: {
    square: 'Square',
    market: 'Market',
    avenue: 'Avenue',
    procession: 'Procession',
    cities: 'Cities',
    pyramid: 'Pyramid',
  },
  areasLabel: 'Areas of the board',
  canAct: 'something can be chosen here',
  round: (n: number, of: number) => `Round ${n} of ${of}`,
  gift: {
    title: 'Gift row',
    to: 'for',
    about:
      'For the active player everybody else gives one prince card; the values differ. The active player uses them in any order: one action each. Then a card goes back to its owner and lies in front of them.',
    states: { open: 'not given yet', asked: 'is choosing', lies: 'to be used', used: 'used' },
    card: (owner: string, card: number, state: string) =>
      card > 0 ? `Card ${card} of ${owner}: ${state}` : `Card of ${owner}: ${state}`,
    uses: (actions: string) => `One of these: ${actions}.`,
  },
  after: { title: 'After the turns', over: 'The match is over' },
  steps: {
    third: {
      name: 'card',
      about: 'Everybody lays one more card from hand in front, with a value not laid in this step yet.',
    },
    left: { name: 'left', about: 'Highest left card: a silver disc from any city.' },
    middle: {
      name: 'middle',
      about:
        'Highest middle card: a stone or an offering to the foremost free field of the procession, or a gem of your choice from the bag.',
    },
    right: { name: 'right', about: 'Highest right card: 2 points.' },
    tribute: { name: 'tribute', about: 'Whose cards add up to an open city takes one of its discs.' },
    chamber: {
      name: 'tomb',
      about: 'Everybody lays one of the cards in front into the chamber of the round.',
    },
    discs: {
      name: 'discs',
      about:
        'From the front of the procession, each offering lets its owner lay a disc on a card of its value.',
    },
  },
  gates: {
    market: 'Merchant',
    takeBack: 'Stone back',
    avenue: 'Avenue',
    procession: 'Procession',
    idle: {
      market: ['move and', 'buy a gem'],
      takeBack: ['1 stone from', 'a stall'],
      avenue: ['swap plates,', 'place gems'],
      procession: ['bring or move', 'an offering'],
    },
    about: {
      market:
        'Move your merchant 1 up to the value of the card, in one direction. Where it stops you may buy the gem for the price in your colour; the stones stay at the stall.',
      takeBack: 'Take one of your own stones from any stall back into your supply, whatever the card.',
      avenue:
        'Swap two plates without gems, at most the value of the card apart; then place 1 to 4 of your gems on the next plates: 2, 4, 6 or 10 points. Who owns a plate scores 1 to 4 by the number of the gem; on your own you take all stones from one stall.',
      procession:
        'Bring in a stone from your supply or move one of your offerings, by 1 up to the value of the card. Taken fields are jumped and not counted. At the end each offering lets you lay one disc, the front first.',
    },
    stalls: (list: string, n: number) => `${n === 1 ? 'stall' : 'stalls'} ${list}`,
    buys: (n: number) => (n === 0 ? 'no purchase' : `${plural(n, 'purchase', 'purchases')}`),
    backs: (n: number) =>
      n === 0 ? ['no stones', 'at stalls'] : ['1 stone from', plural(n, 'stall', 'stalls')],
    fits: (n: number, points: number) => (n === 0 ? 'no gem fits' : `${n} fit: +${points}`),
    swap: (n: number) => `swap up to ${n}`,
    noSwap: 'no swap',
    fields: (list: string, n: number) => `${n === 1 ? 'field' : 'fields'} ${list}`,
    noFields: 'no way',
    free: (n: number) => `up to ${plural(n, 'field', 'fields')}`,
  },
  court: {
    title: 'Assembly square',
    positions: SIDES,
    sum: 'Sum',
    sumAbout:
      'Tribute: whose cards add up to the number of an open city takes a gold or silver disc from it. The dots tell how many cards are still to come.',
    leads: 'highest so far',
    ties: 'tied for the highest: dice decide, the others get a consolation',
    row: (name: string, gems: string, stones: number, silver: number, gold: number) =>
      `${name}: ${gems}; ${plural(stones, 'stone', 'stones')} in supply; discs: ${gold} gold, ${silver} silver`,
    rowAbout: (hand: string) => `In hand: ${hand || 'no cards'}.`,
    front: (owner: string, side: number, card: number) => `${owner}, ${SIDES[side]} card: ${card}`,
    hired: (owner: string, side: number, card: number) =>
      `${owner}, ${SIDES[side]} card: market prince ${card}`,
    neutral: 'Neutral pile',
    neutralAbout:
      'One of these cards comes into the gift row before the next turn. All six return when the round ends.',
    pharaoh: 'The pharaoh: this player is active first in this round, and consolations begin here.',
    gemList: (counts: readonly number[]) =>
      counts.map((n, i) => plural(n, GEMS[i], ['emeralds', 'rubies', 'sapphires'][i])).join(', '),
  },
  obelisks: {
    label: 'Obelisks',
    about: 'Points: each obelisk counts fifteen of them, from the foot to the top.',
    at: (name: string, points: number) => `${name}: ${plural(points, 'point', 'points')}`,
  },
  market: {
    title: 'Market street',
    about:
      'Six stalls in one line from the assembly square. A merchant moves up to the value of the card in one direction, never back to the square, and may buy where it stops. Your price is framed.',
    bag: 'Bag',
    bagAbout: 'So many gems of each colour are left in the bag.',
    bagGem: (gem: string, n: number) => `Bag: ${gem}, ${n} left`,
    square: 'Assembly square: merchants that have not started',
    stall: (stall: number, gem: string, prices: string) => `Stall ${stall}: ${gem}; ${prices}`,
    noGem: 'no gem',
    price: (name: string, price: number) => (price > 0 ? `${name} pays ${price}` : `${name} cannot buy`),
    stones: (list: string) => `Stones here: ${list || 'none'}.`,
    prince: (card: number) => `The market prince ${card} lies here; a buyer may take it into the gift row.`,
    notForYou: 'There is no price in your colour.',
    tooDear: (price: number, supply: number) => `You need ${price} stones and have ${supply}.`,
  },
  avenue: {
    title: 'Avenue to the Red Pyramid',
    short: 'Avenue',
    about:
      'Gems are placed from the square to the pyramid without a gap, each on a plate of its colour. 1, 2, 3 or 4 gems in one action bring 2, 4, 6 or 10 points.',
    tariff: 'Gems in one action and their points',
    plate: (field: number, gem: string, owner: string) => `Plate ${field}: ${gem}, mark of ${owner}`,
    built: 'It carries a gem.',
    next: (n: number) => `It would be gem number ${n} of the next action.`,
    fits: (n: number, points: number) =>
      `With your gems you can place ${plural(n, 'gem', 'gems')} up to here: ${points} points for you.`,
    ownerGets: (name: string, points: number) => `${name} would score ${points}.`,
    ownPlate: 'Your own mark: take all your stones from one stall.',
  },
  procession: {
    title: 'Procession',
    about:
      'At the end every offering, from the front on, lets its owner lay one disc on a prince card in a chamber. A new stone enters at field 1; nothing ever moves back.',
    entry: 'New offering',
    stone: (stones: number) => `A new offering: ${plural(stones, 'stone', 'stones')} in supply`,
    stoneAbout: 'A stone from the supply becomes a new offering.',
    field: (field: number, owner: string) => `Field ${field}: ${owner}`,
    free: 'free',
    frontField: 'The front: this offering is served first.',
    fieldAbout: (rank: number) => `It would be number ${rank} of those that lay a disc at the end.`,
    front: 'front',
  },
  cities: {
    title: 'Cities by the river',
    about:
      'After all turns, whose cards add up to a city takes its gold or silver disc, face down. Gold discs are worth 4 to 6, silver 1 to 3, if you can lay them in a chamber at the end.',
    city: (city: number) => `City ${city}`,
    none: 'No city lies here.',
    disc: (city: number, metal: string) => `City ${city}: ${metal} disc`,
    taken: (city: number, metal: string) => `City ${city}: the ${metal} disc is gone`,
    hit: (name: string) => `${name}: the cards add up to it`,
    ways: (name: string, list: string) => `${name}: ${list}`,
    princes: (list: string) => `market prince ${list}`,
    unreachable: 'Nobody can make this sum any more.',
    youHit: 'you hit it',
    youCannot: 'out of reach',
    left: (n: number) => `${n} left`,
    leftAbout: 'City cards in the pile. A city without discs makes way for a new one.',
  },
  pyramid: {
    title: 'Red Pyramid',
    about:
      'At the end of each round everybody lays one of the cards in front into the chamber of the round; it does not come back. At the end discs are laid on cards of their value: they score their value, and 2 or 1 for the owner of the card.',
    door: (chamber: string, owner: string) => `Chamber ${chamber}, door of ${owner}`,
    card: (card: number) => `prince card ${card}`,
    disc: 'with a disc',
    noCard: 'still empty',
    yours: (points: number) => `Your disc would bring you ${points}.`,
    theirs: (points: number, name: string, bonus: number) =>
      `Your disc would bring you ${points}, and ${name} ${bonus}.`,
  },
  hand: {
    cards: 'Prince cards',
    card: (card: number) => `Your card ${card}`,
    front: (card: number) => `Card ${card} in front of you`,
    cardAbout: (ways: string) =>
      ways
        ? `If you give it, these cities stay in reach: ${ways}.`
        : 'If you give it, no open city stays in reach.',
    stones: (n: number) => `${plural(n, 'stone', 'stones')} in your supply`,
    stonesAbout: 'Stones pay for gems and become offerings.',
    gem: (gem: string, n: number) => `${gem}: ${n}`,
    gemAbout: 'Place gems on the avenue. Each one left over at the end is worth 1 point.',
    disc: (metal: string, value: number, n: number) => `${n} × ${metal} disc ${value}`,
    discAbout: (value: number) =>
      `Worth ${value} points at the end, if you have an offering for it and a prince card ${value} lies free in a chamber.`,
    noDiscs: 'No discs yet',
    allows: (name: string, actions: string) => `It would allow ${name}: ${actions}.`,
  },
  notes: {
    title: 'Worth knowing',
    avenue: 'Gems that fit now',
    cities: 'Cities in reach',
    discs: 'Discs nobody has shown you',
    value: 'Value',
    none: '–',
  },
}

export type BoardTexts = typeof boardEn
