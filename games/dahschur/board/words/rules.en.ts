/** The rules of Dahschur in English, by the numbers that refusals and score lines cite. */
import type { RuleSection } from '../../../../web/kit/board.ts'

export const rulesEn: readonly RuleSection[] = [
  {
    title: 'What it is about',
    intro:
      'You are princes at the court of Snofru. Every card you hand to somebody else gives them an action, but it comes back to you and fights for rewards, cities and a place in the Red Pyramid. Gems on the avenue score at once; discs from the cities score at the end, if cards lie in the chambers and offerings stand in the procession for them. Most points win.',
    rules: [
      [
        '1.1',
        'Each of the six stalls gets an offer card and a gem drawn blind from the bag (12 emeralds, 12 rubies, 12 sapphires). All merchants begin on the assembly square. Everybody has six prince cards, 1 to 6, in hand and ten goods stones in supply.',
      ],
      [
        '1.2',
        'Four city cards lie open. On each lie one gold and one silver disc, face down: gold is worth 4, 5 or 6, silver 1, 2 or 3.',
      ],
      [
        '1.3',
        'With four players nobody starts with gems (or with one, by option); with two or three everybody draws two blind.',
      ],
      [
        '1.4',
        'The marble plates of the avenue are laid in blocks in which every player’s mark lies once. Each plate shows a mark and the colour of the gem it wants.',
      ],
      [
        '1.5',
        'Chance decides who begins and takes the pharaoh. Four rounds are played (three with three players); in each, everybody is active once.',
      ],
    ],
  },
  {
    title: 'The gift row',
    intro: 'The heart of the game: the cards you use are those the others give you.',
    rules: [
      [
        '2.1',
        'For the active player everybody else gives one prince card from hand, face up; the left neighbour begins, then clockwise.',
      ],
      ['2.2', 'All cards given in one turn must differ in value.'],
      ['2.3', 'Who holds nothing but values that already lie there shows the hand and gives any card.'],
      [
        '2.4',
        'The active player uses the cards in any order. Each used card goes back to its owner, who lays it in front, to the right of earlier ones. This order of left, middle and right never changes.',
      ],
      [
        '2.5',
        'Each card gives one action in one area: market, stone back, avenue or procession. The same area may be used again and again, and a card may be passed.',
      ],
      [
        '2.6',
        'When all cards are used, the left neighbour becomes active. Everybody is active once a round and then has three cards in front.',
      ],
    ],
  },
  {
    title: 'Market',
    intro: 'Buy gems where they are cheap for you, and get your stones back.',
    rules: [
      [
        '3.1',
        'Move your merchant 1 up to as many stalls as the card shows, in one direction. From the square the first step leads to stall 1; the square is never entered again. Merchants may share a stall.',
      ],
      [
        '3.2',
        'Where the merchant stops you may buy the gem, if there is one, if the offer shows a price in your colour, and if your supply can pay it.',
      ],
      [
        '3.3',
        'The stones stay at the stall. Offer and gem are replaced at once: a used-up pile of offers is shuffled anew, an empty bag leaves the stall without a gem.',
      ],
      ['3.4', 'Or instead of moving: take one of your own stones from any stall, whatever the card.'],
    ],
  },
  {
    title: 'Avenue',
    intro: 'Gems pave the way from the square to the pyramid.',
    rules: [
      [
        '4.1',
        'First you may swap two plates that carry no gem. They may be at most as far apart as the card shows.',
      ],
      [
        '4.2',
        'Then you may place one to four of your gems on the next plates. No plate is left out, each gem has the colour of its plate; the card does not matter for this.',
      ],
      [
        '4.3',
        'There is one swap in an action and it comes first. A swap or a gem: at least one of them must happen.',
      ],
      ['4.4', 'You score 2, 4, 6 or 10 points for one, two, three or four gems placed in one action.'],
      [
        '4.5',
        'If a plate bears the mark of somebody else, they score the number of the gem in this action: 1 for the first up to 4 for the fourth.',
      ],
      ['4.6', 'For each plate with your own mark you take all your stones from one stall of your choice.'],
    ],
  },
  {
    title: 'Procession',
    intro: 'Offerings decide who lays discs at the end, and in which order.',
    rules: [
      ['5.1', 'Bring in a stone from your supply as a new offering, if you have one;'],
      ['5.2', 'or move one of your own offerings. None ever moves back or leaves.'],
      [
        '5.3',
        'By 1 up to as many free fields as the card shows. Occupied fields are jumped and not counted; at the front the rest of the steps lapses.',
      ],
    ],
  },
  {
    title: 'Rewards',
    intro: 'After all turns the cards in front are compared, position by position.',
    rules: [
      ['6.1', 'The highest left, middle and right card win a reward each, in this order.'],
      ['6.2', 'Left: take the silver disc of any open city, unseen, or nothing.'],
      [
        '6.3',
        'Middle: put a stone from your supply or one of your offerings on the foremost free field of the procession, or take a gem of your choice from the bag, or nothing.',
      ],
      ['6.4', 'Right: 2 points.'],
      ['6.5', 'Players tied for the highest card roll until one is highest; that one wins the reward.'],
      [
        '6.6',
        'The others of the tie get a consolation, from the start player on: bring in a stone on the first free field, or move one offering by one free field, or take one stone back from a stall, or nothing.',
      ],
    ],
  },
  {
    title: 'Tribute of the cities',
    intro: 'Add up your cards in front.',
    rules: [
      [
        '7.1',
        'If the sum is the number of an open city, you may take its gold or its silver disc. You look at it; the others see only its metal.',
      ],
      [
        '7.2',
        'Several players with the same sum roll for a ranking as far as there are discs; for whom none is left, there is a consolation.',
      ],
      [
        '7.3',
        'Where no disc lies any more, or no city has that number, nobody gets anything and nobody rolls.',
      ],
    ],
  },
  {
    title: 'End of a round',
    intro: '',
    rules: [
      [
        '8.1',
        'From the start player on, each lays one of the cards in front into the chamber of the round, openly. The others return to the hand: so hands shrink from six to three.',
      ],
      [
        '8.2',
        'Cities without discs are laid aside, new ones take their place as far as there are any. Only new cities get discs.',
      ],
      ['8.3', 'The pharaoh goes to the left neighbour, who is active first in the new round.'],
    ],
  },
  {
    title: 'End of the game',
    intro: 'The chambers open.',
    rules: [
      [
        '9.1',
        'After the last chamber card each offering, from the front of the procession on, lets its owner lay one disc on a prince card of the same value in any chamber. A card takes one disc only.',
      ],
      ['9.2', 'The disc scores its value.'],
      ['9.3', 'If the card is somebody else’s, its owner scores 2 for a gold disc, 1 for a silver one.'],
      [
        '9.4',
        'Whoever declines, or has no disc that fits, has used the offering up. Discs left over are worth nothing.',
      ],
      ['9.5', 'Every gem left over scores 1 point.'],
      ['9.6', 'Most points win; if tied, most stones in the supply; if still tied, the victory is shared.'],
    ],
  },
  {
    title: 'With three players',
    intro: '',
    rules: [
      [
        '10.1',
        'Two start gems each, four cities, 18 plates in blocks of three, three rounds. The six cards of the fourth colour are the neutral pile.',
      ],
      [
        '10.2',
        'Before the others give, the top neutral card comes into the row. It gives an action like any other, but it comes to lie in front of nobody.',
      ],
      [
        '10.3',
        'After all turns each, from the start player on, lays a third card from hand. It must differ from the third cards already laid; who has no other shows the hand and lays any.',
      ],
      ['10.4', 'When the pharaoh moves on, the neutral cards are shuffled anew.'],
    ],
  },
  {
    title: 'With two players',
    intro: '',
    rules: [
      [
        '11.1',
        'Three cities, two start gems each, four rounds; 18 plates of both colours and a third one. One colour is neutral; the cards of the third colour are the market princes, 1 to 6, one at each stall.',
      ],
      ['11.2', 'The row holds the neutral card and one of the opponent: two actions.'],
      [
        '11.3',
        'Who buys a gem may at once take the market prince of that stall into the row, one a turn, if its value was not in the row this turn. It gives a third action.',
      ],
      [
        '11.4',
        'A used market prince lies in front of its user, in the next position, and counts for rewards and tribute.',
      ],
      [
        '11.5',
        'After both turns each lays one more card from hand; the second player’s must differ from the first’s.',
      ],
      [
        '11.6',
        'Who has only two cards in front takes no part in the right reward; the sum of two counts for the tribute.',
      ],
      [
        '11.7',
        'Only own cards go into the chambers. Market princes return to their stalls when the pharaoh moves on.',
      ],
    ],
  },
]
