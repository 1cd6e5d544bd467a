/** What is printed: tiles, cards, stones and the numbers of the rulebook. Tables only; a value that is reconstructed says so. */

/** What can lie on the table, by kind: four terrains, two kinds of other land, three kinds of water. */
export const TILES = [
  'desert',
  'hills',
  'farmland',
  'swamp',
  'necropolis',
  'temple',
  'river',
  'start',
  'end',
] as const

export const TERRAINS = 4 // the kinds 0 to 3
export const NECROPOLIS = 4
export const TEMPLE = 5
export const RIVER = 6 // this kind and those above it are water
export const START = 7
export const END = 8
export const isTerrain = (kind: number): boolean => kind < TERRAINS
export const isWater = (kind: number): boolean => kind >= RIVER

export const ALL_TILES = 120
export const TILES_PER_TERRAIN = 20
export const STACKS = 5 // the four terrains and, at NECROPOLIS, the river/necropolis tiles

/** How many tiles of each terrain are in the bag and how many on the stack: reconstructed, so a table may choose. The first is our default. */
export const SPLITS = { '10/10': 10, '12/8': 12 } as const
export type Split = keyof typeof SPLITS

/** Reconstructed: only their sum of 36 is known. */
export const BAG_RIVERS = 16
export const RIVER_NECROPOLIS_TILES = 20

export const TEMPLES = 1

/** The start row, reconstructed as straight: end, start tile, end, as [x, y] in half edges. */
export const START_TILE = [0, 0] as const
export const START_ENDS = [
  [-2, 0],
  [2, 0],
] as const

/** What the middle of a card shows: a terrain, or a "?" for a tile of any stack. */
export const ANY_STACK = 4
/** What the corners of a card show: the numbers 1 to 5 as 0 to 4, or a "?". */
export const ANY_SIZE = 5
export const CORNERS = 6

/** Copies of each Horus card, a row for every middle, a column for every corner: reconstructed, only the sum of 50 is known. */
const CARDS = [
  [2, 2, 2, 2, 2, 1],
  [2, 2, 2, 2, 2, 1],
  [2, 2, 2, 2, 2, 1],
  [2, 2, 2, 2, 2, 1],
  [1, 1, 1, 1, 1, 1],
] as const

/** By card (middle * 6 + corner): how many there are. */
export const COPIES: readonly number[] = CARDS.flat()
export const CARD_KINDS = 30

export const HAND = 5
export const STONES = 20
export const NILE_TILES = 2
export const LARGEST_OPEN = 5 // regions above this size are closed
export const HIGHEST_VALUE = 10
export const LAST_STACKS = 2 // that many empty stacks end the match

export const SEATS = ['white', 'yellow', 'black', 'blue'] as const

export const ENDINGS = ['terrains', 'river', 'shared'] as const
export type Ending = (typeof ENDINGS)[number]
