/** The rules of Amun-Re in our own words, in English, under the numbers that refusals and score lines cite. */
import type { RuleSection } from '../../../../web/kit/board.ts'

export const rulesEn: readonly RuleSection[] = [
  {
    title: 'The aim, and the start',
    intro:
      'You acquire three provinces along the Nile in each of two kingdoms, settle farmers, build pyramids and appease Amun-Re with offerings. Most points after the second kingdom win. Each round has five phases: provinces, auction, actions, offering, harvest; after every third round there is a scoring.',
    rules: [
      [
        '1.1',
        'A start player is drawn by lot and gets the pharaoh. Everybody begins with 20 gold and a builder card, and can steal from the offerings. Payments are made for you; the bank always has enough.',
      ],
      [
        '1.2',
        'Two kingdoms of three rounds. Each round turns over as many province cards as there are players. None comes twice in a kingdom.',
      ],
      [
        '1.3',
        'When they are turned over, Abydos gets one stone, Memphis two stones and Dakhla 12 gold, in both kingdoms. Three stones together become a pyramid at once. Baharya has two farmers of its own.',
      ],
      [
        '1.4',
        'Buto, Dakhla and Edfu get a free power card, Thebes two, face down. Nobody sees them before the province is acquired. What the deck cannot give lapses.',
      ],
    ],
  },
  {
    title: 'The auction',
    intro: 'Everybody acquires exactly one of the provinces on offer.',
    rules: [
      [
        '2.1',
        'From the player with the pharaoh on, clockwise, each puts a marker on a province card. Then those who are overbid move their marker, clockwise, until nobody is overbid.',
      ],
      ['2.2', 'Your bid must be above all other markers on that card.'],
      ['2.3', 'If you are overbid, you must leave the card. Only the card you have just left is barred.'],
      ['2.4', 'The bids are 0, 1, 3, 6, 10, 15, 21, 28 and 36 gold. Nobody can overbid 36.'],
      [
        '2.5',
        'You cannot bid more than you can pay: your gold, and one gold for every power card left in your hand. Cards that you play with the bid, or that lie open already, do not count.',
      ],
      [
        '2.6',
        'Bidding blockade: lay the card down with a bid. For the rest of the auction, wherever you are highest, you can only be overbid by two spaces.',
      ],
      [
        '2.7',
        'Overbid in place: lay the card down when you are overbid, with a new bid on the same card. For the rest of the auction you may stay there.',
      ],
      [
        '2.8',
        'At the end all pay their bids. If your gold does not suffice, you sell exactly as many power cards as are missing, and choose which.',
      ],
      [
        '2.9',
        'Then everybody takes the province with its free cards and gold. Free stones stay in the province. Cards that lie open are discarded.',
      ],
    ],
  },
  {
    title: 'Actions: cards, farmers, stones',
    intro: 'Clockwise from the player with the pharaoh; each does all three in this order.',
    rules: [
      [
        '3.1',
        'You may buy power cards, then farmers, then stones, each kind once in your turn. One item costs 1 gold, two cost 3, three 6, four 10, five 15 and so on: 1 + 2 + 3 + … for each kind.',
      ],
      [
        '3.2',
        'You may buy as many cards as the highest limit among your provinces allows. Limits are not added.',
      ],
      [
        '3.3',
        'You cannot buy more cards than deck and discard hold. When the last card is drawn, the discard is shuffled into a new deck.',
      ],
      ['3.4', 'Farmers go on empty farms of your own provinces, at once.'],
      [
        '3.5',
        'Free farmer: with this card you put one more farmer on flat land of an own province, before or after the purchase. It needs no farm.',
      ],
      [
        '3.6',
        'Stones go to your own provinces, at once. A third stone makes a pyramid. At most as many stones as the supply has, if the table plays with only 15.',
      ],
      [
        '3.7',
        'Builder: with this card two stones in one of your provinces become a pyramid, also between two stones that you lay.',
      ],
    ],
  },
  {
    title: 'The offering',
    intro: 'Everybody offers at the same time, sealed. The total decides how good the harvest will be.',
    rules: [
      [
        '4.1',
        'You offer at least 1 gold, or you steal 3. A sealed offering is final. You may sell power cards for it, one gold each; they are picked in private and leave your hand when all is revealed.',
      ],
      [
        '4.2',
        'Correct the offering: put this card in with your offering or theft. After the reveal its owners, from the player with the pharaoh on, raise or lower the total by 3. Your own offering does not change.',
      ],
      [
        '4.3',
        'Offerings minus thefts make the total. Up to 2 moves the temple to space 1, 3 to 12 to space 2, 13 to 22 to space 3, 23 or more to space 4.',
      ],
      [
        '4.4',
        'The highest offering takes up to three items, the second up to two, then everybody else who offered takes one, clockwise. Ties go to whoever sits closer clockwise to the player with the pharaoh. Thieves take nothing.',
      ],
      [
        '4.5',
        'An item is a card, a farmer or a stone. You name all of them first. Farmers need empty farms, cards a deck. Neither free farmer nor builder can be used here; cards are drawn last.',
      ],
      ['4.6', 'The highest offering takes the pharaoh. If all steal, it stays where it is.'],
    ],
  },
  {
    title: 'The harvest',
    intro: 'From the player who now has the pharaoh on, everybody takes in gold.',
    rules: [
      ['5.1', 'Each of your farmers brings as much gold as the number of the temple’s space.'],
      [
        '5.2',
        'Abu brings 4 gold and Berenike 8, always. Kharga brings 5, Sawu 7 and Avaris 8 by camel, only while the temple is on space 1 or 2.',
      ],
      [
        '5.3',
        '8 gold: with this card one of your provinces brings 8 gold instead of everything else. Not in the province of a rich harvest.',
      ],
      [
        '5.4',
        'Rich harvest: with this card each farmer in one of your provinces brings one gold more. Not in the province of an “8 gold” card.',
      ],
    ],
  },
  {
    title: 'The scoring',
    intro: 'After round 3 and after round 6. Only provinces that you own count for you.',
    rules: [
      ['6.1', 'Each pyramid in your provinces scores 1 point.'],
      [
        '6.2',
        'A set is one pyramid in each of your three provinces. Each set scores 3 points: count the province with the fewest pyramids.',
      ],
      [
        '6.3',
        'On each side of the Nile the province with the most pyramids scores 5 points for its owner. Stones break a tie; if it remains, all tied players get 5, but nobody more than 5 on a side. Without any pyramid on a side nobody does.',
      ],
      [
        '6.4',
        'Each temple in your provinces scores the number of the space that the temple of Amun-Re stands on.',
      ],
      [
        '6.5',
        'Bonus cards are chosen sealed and shown together, each kind once in a scoring. Each scores 3 points if its condition is met, otherwise nothing: seven cards shown on your provinces, nine farmers, all in one half of Egypt, all on one side of the Nile, all on its bank or none. Cards you keep can serve in the next scoring.',
      ],
      [
        '6.6',
        'After round 6 all power cards that are left are sold. The most gold scores 6 points, the second most 4, the third most 2. Tied players get the full points, and the next rank is dropped.',
      ],
    ],
  },
  {
    title: 'Power cards',
    intro: 'The colour and number on a card name the phase in which it is played.',
    rules: [
      [
        '7.1',
        'In every decision of your own you may sell a power card that you hold for 1 gold. It is shown to all.',
      ],
      [
        '7.2',
        'You cannot play two equal cards in one auction, one turn, one harvest or one scoring, not in different provinces either.',
      ],
    ],
  },
  {
    title: 'From kingdom to kingdom, and the end',
    intro: '',
    rules: [
      [
        '8.1',
        'After the scoring of the Old Kingdom all farmers and owners leave. Pyramids, stones, gold, cards, points, the temple and the pharaoh stay. In the New Kingdom only the provinces of the Old Kingdom are on offer again.',
      ],
      [
        '8.2',
        'After the second scoring most points win. A tie is broken by most pyramids, then by most stones in the own provinces. Otherwise the victory is shared.',
      ],
    ],
  },
]
