/** The rules of Horus in our own words, English; numbers as refusals and scores cite them. */
import type { RuleSection } from '../../../words/game.ts'

export const rules: readonly RuleSection[] = [
  {
    title: 'The game in short',
    intro:
      'Together you lay out the land along the Nile, and tiles of one terrain that touch form regions. On your turn you lay a tile from the bag, play a card, lay the tile it shows and place a stone in a region of the size it shows. At the end every region scores for whoever has the most stones in it: one point per tile, more by the temple or on an island. The match ends when two of the five stacks are empty. Whoever has the most points wins.',
    rules: [
      [
        '1.1',
        'The start tile lies in a row between the two river ends. Each player has 20 stones, one Nile card and five Horus cards; the start player is chosen at random.',
      ],
      [
        '1.2',
        'A turn: lay a tile from the bag, play a card, lay the card’s tile, place a stone, draw a new card. Then it is the next player’s turn, clockwise.',
      ],
      ['1.3', 'You have to lay the tile you draw from the bag. If the bag is empty, skip this.'],
    ],
  },
  {
    title: 'Laying tiles',
    intro: 'Tiles lie edge to edge, or shifted by half an edge.',
    rules: [
      ['2.1', 'Tiles never overlap.'],
      [
        '2.2',
        'A new tile touches at least one other tile, of any kind, along a whole edge or half an edge. A corner alone doesn’t count as touching, here or anywhere else.',
      ],
      ['2.3', 'You may leave gaps. Tiles stay where they are; only the two river ends move.'],
      [
        '2.4',
        'No tile may block a river end. An end is blocked when none of the twelve places around it is free.',
      ],
      [
        '2.5',
        'Tiles of one terrain that touch form a region. River, temple and necropolis belong to no region.',
      ],
    ],
  },
  {
    title: 'The river',
    intro:
      'A barque marks each of the two river ends. However the river branches, it always has exactly two.',
    rules: [
      [
        '3.1',
        'A river tile from the bag replaces a river end that can be laid again afterwards. You never lay it in any other way.',
      ],
      ['3.2', 'You lay that end again next to the new river tile.'],
      ['3.3', 'Then you take a river/necropolis tile from its stack and lay it. If none is left, skip this.'],
      [
        '3.4',
        'If neither end could be laid again under 3.2, replace either one and lay it again under 3.6; if that is impossible too, the river tile is out of the game. Either way, go on with 3.3.',
      ],
      ['3.5', 'You may lay a river/necropolis tile as river: anywhere next to water, even beside an end.'],
      [
        '3.6',
        'Or you replace an end with it and lay that end again anywhere next to a river tile or the start tile; touching only the other end is not enough.',
      ],
      ['3.7', 'Or you lay it as a necropolis: anywhere, like terrain.'],
      ['3.8', 'The river may widen and branch. Its arms may be blocked, its two ends may not.'],
    ],
  },
  {
    title: 'The Temple of Horus',
    intro: 'There is one temple, and it is in the bag.',
    rules: [
      [
        '4.1',
        'When you draw the temple, lay it next to water so that it touches no terrain and no necropolis. Later tiles may touch it.',
      ],
      ['4.2', 'If there is no such place, it is out of the game; you don’t draw another tile.'],
    ],
  },
  {
    title: 'Horus cards',
    intro:
      'The middle of a card shows which tile you lay, the number in its corners where your stone may go.',
    rules: [
      ['5.1', 'You play one Horus card from your hand, or your Nile card instead.'],
      ['5.2', 'You take a tile of the terrain on the card from its stack and lay it.'],
      [
        '5.3',
        'With a “?” in the middle you take a tile from any stack that isn’t empty, even a river/necropolis tile.',
      ],
      ['5.4', 'At the end of your turn you discard the card and draw back up to five.'],
      [
        '5.5',
        'When the draw pile runs out, the discard pile is shuffled, without the cards of an exhausted terrain and without the card of this turn.',
      ],
      [
        '5.6',
        'When the last tile of a terrain is taken from its stack, everybody discards the cards of that terrain at once and draws back up to five, clockwise from the player whose turn it is. Such cards are replaced whenever they are drawn later. If that stack is the second one to run out, nothing is discarded.',
      ],
    ],
  },
  {
    title: 'Stones',
    intro: 'It doesn’t matter which tile of a region your stone stands on.',
    rules: [
      [
        '6.1',
        'You place a stone in a region with exactly as many tiles as the number on your card, counted after both tiles are laid. The terrain doesn’t matter.',
      ],
      ['6.2', 'A “?” in the corners is any number from 1 to 5.'],
      ['6.3', 'Regions of six or more tiles are closed: no stone can be placed there.'],
      ['6.4', 'A tile holds one stone: the region needs a tile without one.'],
      ['6.5', 'You have to place the stone if you can. If you can’t, or if you have none left, skip this.'],
      ['6.6', 'In the first round every card counts as a 1.'],
    ],
  },
  {
    title: 'The Nile card',
    intro: 'Each player has one.',
    rules: [
      [
        '7.1',
        'You may play your Nile card once, even in the first round. It is then out of the game, and you draw no card for it.',
      ],
      [
        '7.2',
        'Instead of a tile and a stone you lay two river/necropolis tiles, one after the other, or as many as are left.',
      ],
      ['7.3', 'Then you take one of your stones from a region that now touches the river.'],
      [
        '7.4',
        'You place it in another region that touches the river and has a free tile, whatever its size, even a closed one.',
      ],
      ['7.5', 'You have to move a stone if you can; otherwise skip this.'],
    ],
  },
  {
    title: 'The end',
    intro: 'Keep an eye on the stacks: the end can come quickly.',
    rules: [
      [
        '8.1',
        'When two of the five stacks are empty, the current player finishes the turn, and the match is over. Nobody draws any more.',
      ],
      ['8.2', 'Whoever has the most points wins; players with equal points share the victory.'],
    ],
  },
  {
    title: 'Scoring',
    intro: 'Every region is scored once, at the end. “If scored now” shows it at any time.',
    rules: [
      [
        '9.1',
        'A region scores for whoever has the most stones in it. Tied players each score it in full; without a stone it scores for nobody.',
      ],
      ['9.2', 'It is worth one point per tile. Whether it touches the river doesn’t matter.'],
      ['9.3', 'It is worth twice as much if it touches the temple.'],
      [
        '9.4',
        'It is worth twice as much on an island: water must enclose it on all sides. Water meeting at corners is enough, and gaps inside don’t matter; necropolis and temple are not water.',
      ],
      ['9.5', 'It is worth four times as much if both are true.'],
      ['9.6', 'No region is worth more than ten points.'],
    ],
  },
]
