/** The rules of Dahschur in English, by the numbers that refusals and score lines cite. */
import type { RuleSection } from '../../../words/game.ts'

export const rules: readonly RuleSection[] = [
  {
    title: 'How to win',
    intro:
      'Whoever has the most points after the last round wins. Each turn, everybody else gives the active player one prince card, and the active player uses each of them for one action: buy gems, place them on the avenue, or bring offerings into the procession. Every card you give comes back to you and competes for the rewards and cities of the round, and one of them goes into the Red Pyramid. Gems on the avenue score at once. Discs from the cities score at the end, if you have an offering in the procession and a prince card of the same value lies in a chamber.',
    rules: [
      [
        '1.1',
        'Each of the six stalls gets an offer card and a gem drawn blind from the bag (12 emeralds, 12 rubies, 12 sapphires). All merchants start on the assembly square. Everybody has six prince cards, 1 to 6, in hand and ten goods stones in their supply.',
      ],
      [
        '1.2',
        'Four city cards are laid out face up, each with one gold and one silver disc, face down. Gold discs are worth 4, 5 or 6, silver discs 1, 2 or 3.',
      ],
      [
        '1.3',
        'With four players nobody starts with gems (or with one, if you choose that option); with two or three players everybody draws two blind.',
      ],
      [
        '1.4',
        'The marble plates of the avenue are laid out in blocks, each with every player’s mark once. A plate shows the mark of its owner and the colour of the gem it needs.',
      ],
      [
        '1.5',
        'The start player is chosen at random and takes the Pharaoh. There are four rounds (three with three players); everybody is active once in each.',
      ],
    ],
  },
  {
    title: 'The gift row',
    intro: 'The heart of the game: you use the cards that the others give you.',
    rules: [
      [
        '2.1',
        'Everybody else gives the active player one prince card from their hand, face up. The active player’s left neighbour starts, then play goes clockwise.',
      ],
      ['2.2', 'The cards given in one turn must all have different values.'],
      ['2.3', 'A player who holds only values already given shows their hand and gives any card.'],
      [
        '2.4',
        'The active player uses the cards in any order. Each used card goes back to its owner, who lays it face up to the right of their earlier ones. This order of left, middle and right never changes.',
      ],
      [
        '2.5',
        'Each card allows one action: move the merchant, take back a stone, build on the avenue, or join the procession. You may choose the same action several times, and you may pass on a card.',
      ],
      [
        '2.6',
        'When all cards are used, the left neighbour becomes active. When everybody has been active, each player has three cards in front of them.',
      ],
    ],
  },
  {
    title: 'Market',
    intro: 'Buy gems where they are cheap for you, and get your stones back.',
    rules: [
      [
        '3.1',
        'Move your merchant in one direction, by at least 1 stall and at most as many as the card shows. From the square the first step is stall 1; a merchant never goes back to the square. Merchants may share a stall.',
      ],
      [
        '3.2',
        'Where the merchant stops you may buy the gem, if there is one, if the offer shows a price in your colour, and if you have enough stones in your supply.',
      ],
      [
        '3.3',
        'The stones stay at the stall. The offer and the gem are replaced at once. If the pile of offers is empty, the discards are shuffled; if the bag is empty, the stall has no gem.',
      ],
      ['3.4', 'Or, instead of moving, take back one of your stones from any stall, whatever the card.'],
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
        'Then you may place one to four of your gems on the next plates. You may not skip a plate, and each gem must have the colour of its plate. The value of the card does not matter here.',
      ],
      [
        '4.3',
        'You may swap only once in an action, before placing gems. You must swap or place at least one gem.',
      ],
      ['4.4', 'You score 2, 4, 6 or 10 points for placing one, two, three or four gems in one action.'],
      [
        '4.5',
        'If a plate bears another player’s mark, that player scores as many points as the number of the gem in this action: 1 for the first, up to 4 for the fourth.',
      ],
      [
        '4.6',
        'For each plate with your own mark you take back all your stones from one stall of your choice.',
      ],
    ],
  },
  {
    title: 'Procession',
    intro: 'Offerings decide who may lay discs at the end, and in which order.',
    rules: [
      ['5.1', 'Either bring in a stone from your supply as a new offering, if you have one.'],
      [
        '5.2',
        'Or move one of your offerings forward. An offering never moves back and never leaves the procession.',
      ],
      [
        '5.3',
        'Move by at least 1 free field and at most as many as the card shows. Taken fields are skipped and not counted. At the front the remaining steps are lost.',
      ],
    ],
  },
  {
    title: 'Rewards',
    intro: 'After all turns everybody’s cards are compared, position by position.',
    rules: [
      ['6.1', 'The highest left, middle and right cards each win a reward, in this order.'],
      ['6.2', 'Left: take the silver disc of any open city, face down, or nothing.'],
      [
        '6.3',
        'Middle: move a stone from your supply or one of your offerings to the foremost free field of the procession; or take a gem of your choice from the bag; or take nothing.',
      ],
      ['6.4', 'Right: 2 points.'],
      [
        '6.5',
        'Players tied for the highest card roll dice until one of them is highest and wins the reward.',
      ],
      [
        '6.6',
        'The other tied players each get a consolation, starting with the start player: bring in a stone to the first free field, or move one offering by one free field, or take back one stone from a stall, or take nothing.',
      ],
    ],
  },
  {
    title: 'City tribute',
    intro: 'Add up the cards in front of you.',
    rules: [
      [
        '7.1',
        'If the sum is the number of an open city, you may take its gold or its silver disc. You look at it; the others see only whether it is gold or silver.',
      ],
      [
        '7.2',
        'Players with the same sum roll dice for their order. Whoever is left without a disc gets a consolation.',
      ],
      [
        '7.3',
        'If there is no disc left, or no city with that number, nobody gets anything and nobody rolls.',
      ],
    ],
  },
  {
    title: 'End of a round',
    intro: 'One card of each player stays in the pyramid.',
    rules: [
      [
        '8.1',
        'Starting with the start player, everybody lays one of the cards in front of them in the chamber of the round, face up. The other cards go back to their owners’ hands, so every hand has one card fewer each round.',
      ],
      [
        '8.2',
        'Cities without discs are set aside and replaced while city cards last. Only new cities get discs.',
      ],
      ['8.3', 'The Pharaoh goes to the left neighbour, who is active first in the new round.'],
    ],
  },
  {
    title: 'End of the match',
    intro: 'The chambers open.',
    rules: [
      [
        '9.1',
        'After the last chamber card each offering, from the front of the procession backwards, lets its owner lay one disc on a prince card of the same value in any chamber. A card takes only one disc.',
      ],
      ['9.2', 'The disc scores its value.'],
      [
        '9.3',
        'If the card belongs to another player, that player scores 2 points for a gold disc and 1 for a silver one.',
      ],
      [
        '9.4',
        'If you lay no disc, because none fits or because you do not want to, the offering is used up. Discs left over are worth nothing.',
      ],
      ['9.5', 'Each gem left over scores 1 point.'],
      [
        '9.6',
        'Whoever has the most points wins. If tied, whoever has more stones in their supply wins; if still tied, the victory is shared.',
      ],
    ],
  },
  {
    title: 'With three players',
    intro: 'The fourth colour is neutral.',
    rules: [
      [
        '10.1',
        'Everybody starts with two gems. There are four cities, 18 plates in blocks of three, and three rounds. The six cards of the fourth colour are the neutral pile.',
      ],
      [
        '10.2',
        'Before the others give their cards, the top neutral card goes into the gift row. It allows an action like any other, but afterwards it is laid in front of no one.',
      ],
      [
        '10.3',
        'After all turns everybody, starting with the start player, lays a third card from their hand. It must differ from the third cards already laid; a player who has no other card shows their hand and lays any card.',
      ],
      ['10.4', 'When the Pharaoh moves on, the neutral cards are reshuffled.'],
    ],
  },
  {
    title: 'With two players',
    intro: 'One colour is neutral, another one lends its princes to the market.',
    rules: [
      [
        '11.1',
        'There are three cities, four rounds, and 18 plates: those of both players and of a third colour. Everybody starts with two gems. One colour is neutral; the cards of the third colour are the market princes, 1 to 6, one at each stall.',
      ],
      ['11.2', 'The gift row holds the neutral card and one card from your opponent: two actions.'],
      [
        '11.3',
        'A player who buys a gem may at once take the market prince of that stall into the gift row, one per turn, if its value has not been in the row this turn. It allows a third action.',
      ],
      [
        '11.4',
        'A used market prince is laid in front of the player who used it, in the next position, and counts for rewards and tribute.',
      ],
      [
        '11.5',
        'After both turns each player lays one more card from their hand; the second one must differ from the first.',
      ],
      [
        '11.6',
        'A player with only two cards in front of them cannot win the right-hand reward; for the tribute the two cards are added up.',
      ],
      [
        '11.7',
        'Only your own cards go into the chambers. Market princes return to their stalls when the Pharaoh moves on.',
      ],
    ],
  },
]
