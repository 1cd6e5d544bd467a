/** What is printed: the 48 spaces, the deck and the numbers of the rulebook. Tables only. */

/** Colours of the spaces, temple by temple, row by row of four: yellow, green, black, blue, and bonus spaces of one or two points. */
export const TEMPLES = [
  ['Y', 'Y', 'Y', 'Y', 'K', 'K', '+1', 'U', 'G', 'G', 'G', 'G'],
  ['Y', 'Y', 'Y', 'Y', 'K', 'K', '+1', 'U', 'G', 'G', 'G', 'G'],
  ['Y', 'Y', 'Y', '+1', 'K', 'K', 'K', 'U', 'G', 'G', 'G', '+1'],
  ['Y', 'Y', 'Y', '+2', 'K', 'K', 'K', 'U', 'G', 'G', 'G', '+2'],
] as const

export type Colour = (typeof TEMPLES)[number][number]

/** The colour of each of the 48 spaces: space = temple * 12 + place in the temple, both from 0. */
export const COLOURS: readonly Colour[] = TEMPLES.flat()

export const SEATS = ['red', 'blue'] as const
export const SPACES = 48
export const TEMPLE_SIZE = 12
export const STONES = 29
export const COPIES = 9 // of each card value from 1 to 4 in each deck
export const HAND = 4
export const REALM = 8
export const TARGET = 40
export const RECALLED = 4

/** The rule that each source of points is itemised under: cartouche 1, the four temples, the black spaces, the bonus spaces. */
export const POINT_RULES = ['2.1', '7.1', '7.2', '7.3', '7.4', '7.5', '7.6'] as const

export const TEMPLE_2_POINTS = 5
export const BLUE_POINTS = 3
export const BLACK_POINTS = 8

export const ENDINGS = ['forty', 'temple', 'yellow', 'green', 'scoring', 'draw'] as const
export type Ending = (typeof ENDINGS)[number]
