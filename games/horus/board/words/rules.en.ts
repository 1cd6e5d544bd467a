/** The rules of Horus in our own words, English; numbers as refusals and scores cite them. */
import type { RuleSection } from '../../../../web/kit/board.ts'

export const rulesEn: readonly RuleSection[] = [
  {
    title: 'The course of the match',
    intro:
      'Together you lay out the land on both sides of the Nile. Regions of one terrain grow, your stones claim them, and whoever has most stones in a region scores it at the end.',
    rules: [
      [
        '1.1',
        'The start tile lies between the two river ends in a row. Everybody has 20 stones, one Nile card and five Horus cards; chance says who begins.',
      ],
      [
        '1.2',
        'A turn is: lay a tile from the bag, play a card, lay the tile of the card, set a stone, draw a new card. Then the next player clockwise.',
      ],
      ['1.3', 'The tile drawn from the bag must be laid. An empty bag is passed over.'],
    ],
  },
  {
    title: 'Laying tiles',
    intro: 'Tiles lie on a grid of half edges: edge to edge, or shifted by half an edge.',
    rules: [
      ['2.1', 'Tiles never lie over each other.'],
      [
        '2.2',
        'A new tile touches at least one other tile, of any kind, with a whole or a half edge. A corner alone is no contact, here and everywhere.',
      ],
      ['2.3', 'Gaps may be left. Tiles stay where they are; only the two river ends move.'],
      [
        '2.4',
        'No tile may block a river end. An end is blocked when none of the twelve places around it is free.',
      ],
      [
        '2.5',
        'Tiles of one terrain that touch are a region. River, temple and necropolis belong to no region.',
      ],
    ],
  },
  {
    title: 'The river',
    intro:
      'A barque marks each of the two ends. The river always has exactly two ends, whatever arms it grows.',
    rules: [
      [
        '3.1',
        'A river tile from the bag takes the place of an end, one that can then be laid again. It is never laid otherwise.',
      ],
      ['3.2', 'That end is laid again at the river tile just laid.'],
      [
        '3.3',
        'Then a river/necropolis tile is taken from its stack and laid. If none is left, this is skipped.',
      ],
      [
        '3.4',
        'If neither end could be laid again by 3.2, the end is laid again by 3.6; if that is impossible too, the river tile leaves the game. 3.3 follows in any case.',
      ],
      ['3.5', 'A river/necropolis tile may be laid as river: anywhere at the water, also beside an end.'],
      [
        '3.6',
        'Or it takes the place of an end, which is laid again anywhere at a river tile or the start tile; the other end alone is not enough.',
      ],
      ['3.7', 'Or it is laid as necropolis: anywhere, like terrain.'],
      ['3.8', 'The river may widen and branch. Plain arms may be blocked, the ends may not.'],
    ],
  },
  {
    title: 'The temple of Horus',
    intro: '',
    rules: [
      [
        '4.1',
        'When it is drawn, the temple is laid at the water, touching no terrain and no necropolis. Later tiles may touch it.',
      ],
      ['4.2', 'Without such a place it leaves the game; nothing is drawn instead.'],
    ],
  },
  {
    title: 'Horus cards',
    intro:
      'The middle of a card says which tile you lay, the number in its corners says where your stone may go.',
    rules: [
      ['5.1', 'You play one Horus card of your hand, or your Nile card instead.'],
      ['5.2', 'You take a tile of the terrain on the card from its stack and lay it.'],
      [
        '5.3',
        'A "?" in the middle takes a tile from any stack that is not empty, also a river/necropolis tile.',
      ],
      ['5.4', 'At the end of the turn the card is discarded and the hand filled up to five cards.'],
      [
        '5.5',
        'When the pile is used up, the discards are shuffled, without the cards of an exhausted terrain and without the card of this turn.',
      ],
      [
        '5.6',
        'When the last tile of a terrain is taken from its stack, everybody at once discards the cards of that terrain and fills up again, clockwise from the active player. Such cards are replaced whenever they are drawn later. If that stack is the second empty one, nothing is exchanged.',
      ],
    ],
  },
  {
    title: 'Stones',
    intro: 'On which tile of a region a stone stands does not matter.',
    rules: [
      [
        '6.1',
        'You set a stone in a region of exactly as many tiles as the number of your card, counted now, after both tiles were laid. The terrain does not matter.',
      ],
      ['6.2', 'A "?" in the corners is any number from 1 to 5.'],
      ['6.3', 'Regions of six or more tiles are closed: no stone is set there.'],
      ['6.4', 'One stone on a tile: the region needs a tile without one.'],
      ['6.5', 'The stone must be set if it can be. If it cannot, or if you have none left, this is skipped.'],
      ['6.6', 'In the first round every card counts as a 1.'],
    ],
  },
  {
    title: 'The Nile card',
    intro: '',
    rules: [
      [
        '7.1',
        'You may play your Nile card once, also in the first round. It leaves the game, and no card is drawn for it.',
      ],
      [
        '7.2',
        'Instead of tile and stone you lay two river/necropolis tiles, one after the other, or as many as are left.',
      ],
      ['7.3', 'Then you take one of your stones out of a region that touches the river now,'],
      [
        '7.4',
        'and set it in another region that touches the river and has a free tile, of whatever size, closed regions included.',
      ],
      ['7.5', 'The move must be made if it can be; otherwise it is skipped.'],
    ],
  },
  {
    title: 'The end',
    intro: '',
    rules: [
      [
        '8.1',
        'When two of the five stacks are empty, the turn is completed and the match is over. The hand is not filled up any more.',
      ],
      ['8.2', 'Most points win; equal points share the victory.'],
    ],
  },
  {
    title: 'Scoring',
    intro: 'Every region is scored once, at the end. "If scored now" shows it at any time.',
    rules: [
      [
        '9.1',
        'A region scores for whoever has most stones in it. If several have most, each of them scores in full; without a stone it scores for nobody.',
      ],
      ['9.2', 'It is worth one point for each of its tiles. Lying at the river does not matter.'],
      ['9.3', 'It is worth twice that if it touches the temple.'],
      [
        '9.4',
        'It is worth twice that if it lies on an island: enclosed by water all around. Corner to corner is enough, gaps inside do not matter; necropolis and temple are not water.',
      ],
      ['9.5', 'It is worth four times that if both are true.'],
      ['9.6', 'No region is worth more than ten points.'],
    ],
  },
]
