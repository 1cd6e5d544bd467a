/** What is printed: cards, plates, discs and the numbers of the rulebook. Tables only; what had to be reconstructed says so. */

/** The player colours in the order of the seats. With two or three players the last one is neutral; with two, orange is the third colour. */
export const COLOURS = ['blue', 'red', 'orange', 'white'] as const
export const GEMS = ['green', 'red', 'blue'] as const
export const GEM_COPIES = 12

/** Goods stones of each player. Reconstructed: that all ten lie in the supply at the start. */
export const STONES = 10

export const PRINCES = 6 // prince cards of each colour, with the values 1 to 6
export const STALLS = 6 // reconstructed: in one line, the assembly square before the first

/** Prices of the offer cards O01 to O24 for blue, red, orange and white; 0: this colour cannot buy. Reconstructed: each arrangement once. */
export const OFFERS = [
  [0, 1, 2, 3],
  [0, 1, 3, 2],
  [0, 2, 1, 3],
  [0, 2, 3, 1],
  [0, 3, 1, 2],
  [0, 3, 2, 1],
  [1, 0, 2, 3],
  [1, 0, 3, 2],
  [2, 0, 1, 3],
  [2, 0, 3, 1],
  [3, 0, 1, 2],
  [3, 0, 2, 1],
  [1, 2, 0, 3],
  [1, 3, 0, 2],
  [2, 1, 0, 3],
  [2, 3, 0, 1],
  [3, 1, 0, 2],
  [3, 2, 0, 1],
  [1, 2, 3, 0],
  [1, 3, 2, 0],
  [2, 1, 3, 0],
  [2, 3, 1, 0],
  [3, 1, 2, 0],
  [3, 2, 1, 0],
] as const

/** Marble plates of each symbol for each gem colour. Reconstructed: the only even split of six plates. */
export const PLATE_COPIES = 2
export const PLATES_PER_SYMBOL = PLATE_COPIES * GEMS.length

/** The city cards by number. */
export const CITIES = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const

export const METALS = ['silver', 'gold'] as const
export type Metal = (typeof METALS)[number]

/** Discs by value from 1 to 6: the values 1 to 3 are silver, 4 to 6 gold. */
export const DISCS = [2, 4, 4, 4, 3, 3] as const

/** Fields of the procession. Reconstructed, and so an option: no source gives the number. */
export const PROCESSION = { default: 16, min: 14, max: 20 } as const

/** By number of players: how many rounds, open cities, symbols on the avenue, and gems in hand at the start. */
export const ROUNDS = [0, 0, 4, 3, 4] as const
export const OPEN_CITIES = [0, 0, 3, 4, 4] as const
export const SYMBOLS = [0, 0, 3, 3, 4] as const
export const START_GEMS = [0, 0, 2, 2, 0] as const // reconstructed for four players, and so an option: 0 or 1

/** Points for the active player, by the number of gems placed in one action. */
export const AVENUE_POINTS = [0, 2, 4, 6, 10] as const
/** Points for the owner of a plate, by the number of the gem in the action, from 0. */
export const OWNER_POINTS = [1, 2, 3, 4] as const
export const MOST_GEMS = 4 // in one action
export const RIGHT_POINTS = 2
/** Points for the owner of a prince card on which somebody else lays a disc, by metal. */
export const DOOR_POINTS = [1, 2] as const
export const GEM_POINTS = 1 // for each gem that is left over

/** The highest number on each obelisk but the last; above it the marker goes on to the next one. */
export const OBELISKS = [14, 29] as const

/** The rule that each source of points is itemised under. */
export const POINT_RULES = ['4.4', '4.5', '6.4', '9.2', '9.3', '9.5'] as const

export const ENDINGS = ['points', 'stones', 'shared'] as const
export type Ending = (typeof ENDINGS)[number]
