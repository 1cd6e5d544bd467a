/** The rules of Amun-Re in our own words, in English, under the numbers that refusals and score lines cite. */
import type { RuleSection } from '../../../words/game.ts'

export const rules: readonly RuleSection[] = [
  {
    title: 'The goal and the set-up',
    intro:
      'Whoever has the most points after two kingdoms wins. In each kingdom you win three provinces along the Nile at auction, one per round. In a round everybody bids on a province, buys cards, farmers and stones, secretly makes an offering to Amun-Re, and brings in the harvest. Pyramids score most: each of them, complete sets and the largest province on each side of the river. After the first kingdom the provinces lose their farmers and owners, but pyramids and stones stay for whoever wins the province next.',
    rules: [
      [
        '1.1',
        'The first player is chosen at random and gets the Pharaoh. Everybody starts with 20 gold and a builder card, and can steal from the offerings. Payments are automatic; the bank never runs out.',
      ],
      [
        '1.2',
        'There are two kingdoms of three rounds. Each round, one province card per player is turned over. No province comes up twice in a kingdom.',
      ],
      [
        '1.3',
        'When turned over, Abydos gets one stone, Memphis two stones and Dakhla 12 gold, in both kingdoms. Three stones together become a pyramid at once. Baharya has two farmers of its own.',
      ],
      [
        '1.4',
        'Buto, Dakhla and Edfu get one free power card each, Thebes two, face down. Nobody sees them until the province is won. If the deck runs out, there are no more.',
      ],
    ],
  },
  {
    title: 'The auction',
    intro: 'Everybody wins exactly one of the provinces on offer.',
    rules: [
      [
        '2.1',
        'Clockwise from the player with the Pharaoh, everybody places a marker on a province card. Then players who have been outbid move their markers, clockwise, until nobody is outbid.',
      ],
      ['2.2', 'Your bid must be higher than all other markers on that card.'],
      [
        '2.3',
        'If you are outbid, you must leave that card. You may come back later: only the card you have just left is barred.',
      ],
      ['2.4', 'The bids are 0, 1, 3, 6, 10, 15, 21, 28 and 36 gold. Nobody can outbid 36.'],
      [
        '2.5',
        'You can’t bid more than you can pay: your gold, plus one gold for each power card left in your hand. Cards that you play with the bid, or that are already face up, don’t count.',
      ],
      [
        '2.6',
        'Block: play this card with a bid. For the rest of the auction, wherever your bid is the highest, it can only be outbid by two spaces or more.',
      ],
      [
        '2.7',
        'Rebid: play this card when you have been outbid, with a new bid on the same province card. For the rest of the auction you may rebid wherever you are outbid.',
      ],
      [
        '2.8',
        'At the end everybody pays their bid. If you are short of gold, you sell exactly as many power cards as you need and choose which.',
      ],
      [
        '2.9',
        'Then everybody takes their province with its free cards and gold. Free stones stay in the province. Cards that are face up are discarded.',
      ],
    ],
  },
  {
    title: 'Actions: cards, farmers, stones',
    intro: 'Clockwise from the player with the Pharaoh, each player does all three in this order.',
    rules: [
      [
        '3.1',
        'You may buy power cards, then farmers, then stones, each kind once a turn. One item costs 1 gold, two cost 3, three 6, four 10, five 15 and so on: 1 + 2 + 3 + … for each kind.',
      ],
      [
        '3.2',
        'You may buy as many cards as the highest limit among your provinces allows. Limits are not added up.',
      ],
      [
        '3.3',
        'You can’t buy more cards than there are in the deck and the discard pile. When the last card is drawn, the discard pile is shuffled into a new deck.',
      ],
      ['3.4', 'You place farmers on free farms in your provinces at once.'],
      [
        '3.5',
        'Free farmer: with this card you place one more farmer in one of your provinces, before or after the purchase. It needs no farm.',
      ],
      [
        '3.6',
        'You place stones in your provinces at once. A third stone makes a pyramid. If the table plays with only 15 stones, you can’t buy more than the supply has.',
      ],
      [
        '3.7',
        'Builder: with this card two stones in one of your provinces become a pyramid. You may play it even between two stones that you place.',
      ],
    ],
  },
  {
    title: 'The offering',
    intro:
      'Everybody secretly makes an offering at the same time. The total decides how good the harvest is.',
    rules: [
      [
        '4.1',
        'You offer at least 1 gold, or you steal 3. Once confirmed, an offering is final. You may sell power cards for it, for one gold each; you pick them in secret, and they leave your hand at the reveal.',
      ],
      [
        '4.2',
        'Offering correction: add this card to your offering or theft. After the reveal its owners, starting from the player with the Pharaoh, raise or lower the total by 3. Their own offerings don’t change.',
      ],
      [
        '4.3',
        'The total is all offerings minus all thefts. A total of up to 2 moves the temple to space 1, 3–12 to space 2, 13–22 to space 3, 23 or more to space 4.',
      ],
      [
        '4.4',
        'Whoever offers most takes up to three items, the second up to two; then everybody else who offered takes one, clockwise. Ties go to the player with the Pharaoh, otherwise to the tied player next clockwise. Thieves take nothing.',
      ],
      [
        '4.5',
        'An item is a card, a farmer or a stone. You name all your items first. Farmers need free farms; cards must be left to draw. You can use neither a free farmer nor a builder here. Cards are drawn last.',
      ],
      ['4.6', 'Whoever offers most takes the Pharaoh. If everybody steals, it stays where it is.'],
    ],
  },
  {
    title: 'The harvest',
    intro: 'Starting from the player who now has the Pharaoh, everybody takes in gold.',
    rules: [
      ['5.1', 'Each of your farmers brings gold equal to the number of the temple’s space.'],
      [
        '5.2',
        'Abu always brings 4 gold and Berenike 8. The caravans of Kharga (5), Sawu (7) and Avaris (8) bring gold only while the temple is on space 1 or 2.',
      ],
      [
        '5.3',
        '8 gold: with this card one of your provinces brings 8 gold instead of everything else. Not in a province with a “Rich harvest” card.',
      ],
      [
        '5.4',
        'Rich harvest: with this card each farmer in one of your provinces brings one more gold. Not in a province with an “8 gold” card.',
      ],
    ],
  },
  {
    title: 'The scoring',
    intro: 'After round 3 and after round 6. Only the provinces you own count for you.',
    rules: [
      ['6.1', 'Each pyramid in your provinces scores 1 point.'],
      [
        '6.2',
        'A set is one pyramid in each of your three provinces. Each set scores 3 points: the province with the fewest pyramids decides.',
      ],
      [
        '6.3',
        'On each side of the Nile, the province with the most pyramids scores 5 points for its owner. Stones break ties; if players are still tied, each of them gets 5, but nobody gets more than 5 per side. If there is no pyramid on that side, nobody scores.',
      ],
      [
        '6.4',
        'Each temple in your provinces scores points equal to the number of the space the temple of Amun-Re is on.',
      ],
      [
        '6.5',
        'Bonus cards are chosen in secret and revealed together, each kind once per scoring. Each scores 3 points if its condition is met, otherwise nothing: at least seven cards shown on your provinces, at least nine farmers, all in one half of Egypt, all on one side of the Nile, all on its bank or none. Cards you keep can be used in the next scoring.',
      ],
      [
        '6.6',
        'After round 6 all remaining power cards are sold. The most gold scores 6 points, the second most 4, the third most 2. Tied players all get the full points, and the next rank is skipped.',
      ],
    ],
  },
  {
    title: 'Power cards',
    intro: 'The colour and number on a card tell you in which phase it is played.',
    rules: [
      [
        '7.1',
        'Whenever you decide something, you may sell a power card from your hand for 1 gold. Everybody sees it.',
      ],
      [
        '7.2',
        'You can’t play two cards of the same kind in one auction, one turn, one harvest or one scoring, even in different provinces.',
      ],
    ],
  },
  {
    title: 'The change of kingdoms and the end',
    intro: 'What you build in the Old Kingdom is there to be won in the New Kingdom.',
    rules: [
      [
        '8.1',
        'After the scoring of the Old Kingdom all provinces lose their farmers and owners. Pyramids, stones, gold, cards, points, the temple and the Pharaoh stay. In the New Kingdom the provinces of the Old Kingdom, and only those, come up again.',
      ],
      [
        '8.2',
        'After the second scoring, whoever has the most points wins. Ties are broken by the most pyramids, then by the most stones in the tied players’ own provinces. If they are still tied, they share the victory.',
      ],
    ],
  },
]
