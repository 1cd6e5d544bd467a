/**
 * What is printed: provinces, power cards, prices and the numbers of the rulebook. Tables only. No source shows the whole board: what is
 * reconstructed is named province by province, and a table can correct exactly these values.
 */

/** What can be told about a province; the rest of the board is the same for all of them. */
export interface Province {
  readonly id: string
  readonly side: 'west' | 'east' // of the Nile
  readonly egypt: 'lower' | 'upper'
  readonly bank: boolean // on the bank of the Nile
  readonly farms: number // empty farms
  readonly printedFarmers: number
  readonly limit: number // power cards at the upper border
  readonly freeCards: number
  readonly freeStones: number
  readonly freeGold: number
  readonly income: number
  readonly camel: boolean // the income needs the temple on space 1 or 2
  readonly temples: number
  readonly reconstructed: readonly Field[] // inferred or chosen to fit what is known, not read off a board
}

/** The fields that can be reconstructed, and therefore corrected. */
export type Field = 'side' | 'egypt' | 'bank' | 'farms' | 'limit' | 'temples'

const MAP = ['side', 'egypt', 'bank'] as const // the map is inferred from geography and from the 8 to 7 splits that sources name
const ALL = [...MAP, 'farms', 'limit'] as const
const NO_FARMS = [...MAP, 'limit'] as const // the rulebook gives the farms
const NO_LIMIT = [...MAP, 'farms'] as const // the rulebook gives the limit

type Given = Pick<Province, 'id' | 'side' | 'egypt' | 'bank' | 'farms' | 'limit' | 'reconstructed'>
const of = (given: Given, rest: Partial<Province> = {}): Province => ({
  printedFarmers: 0,
  freeCards: 0,
  freeStones: 0,
  freeGold: 0,
  income: 0,
  camel: false,
  temples: 0,
  ...given,
  ...rest,
})

/** The fifteen provinces from north to south, each row from west to east. A province is its place in this list. */
export const PROVINCES: readonly Province[] = [
  of(
    { id: 'damanhur', side: 'west', egypt: 'lower', bank: false, farms: 2, limit: 1, reconstructed: ALL },
    { temples: 2 },
  ),
  of(
    { id: 'buto', side: 'west', egypt: 'lower', bank: true, farms: 5, limit: 0, reconstructed: NO_LIMIT },
    { freeCards: 1 },
  ),
  of({ id: 'mendes', side: 'east', egypt: 'lower', bank: true, farms: 6, limit: 0, reconstructed: NO_LIMIT }),
  of(
    { id: 'avaris', side: 'east', egypt: 'lower', bank: false, farms: 2, limit: 1, reconstructed: ALL },
    { income: 8, camel: true },
  ),
  of(
    { id: 'baharya', side: 'west', egypt: 'lower', bank: false, farms: 2, limit: 1, reconstructed: NO_FARMS },
    { printedFarmers: 2 },
  ),
  of(
    { id: 'memphis', side: 'west', egypt: 'lower', bank: true, farms: 2, limit: 3, reconstructed: NO_LIMIT },
    { freeStones: 2 },
  ),
  of(
    {
      id: 'amarna',
      side: 'east',
      egypt: 'lower',
      bank: true,
      farms: 4,
      limit: 1,
      reconstructed: [...ALL, 'temples'], // it has one temple or two
    },
    { temples: 1 },
  ),
  of(
    { id: 'dakhla', side: 'west', egypt: 'upper', bank: false, farms: 1, limit: 1, reconstructed: ALL },
    { freeCards: 1, freeGold: 12 },
  ),
  of(
    { id: 'abydos', side: 'west', egypt: 'upper', bank: true, farms: 4, limit: 2, reconstructed: ALL },
    { freeStones: 1 },
  ),
  of(
    { id: 'thebes', side: 'east', egypt: 'upper', bank: true, farms: 4, limit: 1, reconstructed: ALL },
    { freeCards: 2 },
  ),
  of(
    { id: 'sawu', side: 'east', egypt: 'upper', bank: false, farms: 2, limit: 2, reconstructed: ALL },
    { income: 7, camel: true },
  ),
  of(
    { id: 'kharga', side: 'west', egypt: 'upper', bank: false, farms: 2, limit: 4, reconstructed: ALL },
    { income: 5, camel: true },
  ),
  of(
    { id: 'edfu', side: 'west', egypt: 'upper', bank: true, farms: 2, limit: 1, reconstructed: ALL },
    { freeCards: 1, temples: 1 },
  ),
  of(
    { id: 'abu', side: 'east', egypt: 'upper', bank: true, farms: 2, limit: 2, reconstructed: ALL },
    { income: 4 },
  ),
  of(
    {
      id: 'berenike',
      side: 'east',
      egypt: 'upper',
      bank: false,
      farms: 0,
      limit: 1,
      reconstructed: NO_FARMS,
    },
    { income: 8 },
  ),
]

export const PROVINCE_IDS: readonly string[] = PROVINCES.map(province => province.id)

/** By name: the number of a province. */
export const PROVINCE: Readonly<Record<string, number>> = Object.fromEntries(
  PROVINCE_IDS.map((id, province) => [id, province]),
)

/** The power cards and how many there are of each; a kind of card is its place in this list. */
const DECK = [
  ['blockade', 2],
  ['overbid', 2],
  ['farmer', 5],
  ['builder', 8],
  ['correction', 4],
  ['eight', 3],
  ['increase', 5],
  ['card-bonus', 2],
  ['farmer-bonus', 2],
  ['egypt-bonus', 2],
  ['side-bonus', 2],
  ['bank-bonus', 2],
] as const

export const CARD_IDS: readonly string[] = DECK.map(([id]) => id)
export const COPIES: readonly number[] = DECK.map(([, copies]) => copies)
export const KINDS = DECK.length

/** By name: the number of a kind of card. */
export const CARD: Readonly<Record<string, number>> = Object.fromEntries(
  CARD_IDS.map((id, kind) => [id, kind]),
)

export const BLOCKADE = CARD.blockade
export const OVERBID = CARD.overbid
export const FREE_FARMER = CARD.farmer
export const BUILDER = CARD.builder
export const CORRECTION = CARD.correction
export const EIGHT = CARD.eight
export const INCREASE = CARD.increase

/** The bonus cards are the last five kinds. */
export const FIRST_BONUS = CARD['card-bonus']
export const BONUS_KINDS = KINDS - FIRST_BONUS

export const COLOURS = ['red', 'black', 'blue', 'white', 'yellow'] as const
export const ROUNDS = 6
export const ROUNDS_PER_KINGDOM = 3
export const START_GOLD = 20
export const BIDS: readonly number[] = [0, 1, 3, 6, 10, 15, 21, 28, 36] // the spaces of a province card
export const MOST_ITEMS = 60 // bought at once: more than all the gold of a match can pay
export const MOST_GOLD = 1000 // offered at once: more than six rounds can bring

/** What n equal items cost in one purchase. */
export const PRICES: readonly number[] = Array.from({ length: MOST_ITEMS + 1 }, (_, n) => (n * (n + 1)) / 2)

export const STONES = 15 // counts only if the table limits them
export const STONES_PER_PYRAMID = 3
export const BUILDER_STONES = 2

export const THEFT = -3
export const CORRECTION_GOLD = 3
export const TEMPLE_STEPS: readonly number[] = [2, 12, 22] // the highest totals of spaces 1, 2 and 3; the first and last from the 2016 edition
export const CAMEL_SPACES = 2
export const REWARDS: readonly number[] = [3, 2, 1] // items for the highest offer, the second, all others

export const EIGHT_GOLD = 8
export const CARDS_FOR_BONUS = 7
export const FARMERS_FOR_BONUS = 9

export const SET_POINTS = 3
export const LARGEST_POINTS = 5
export const BONUS_POINTS = 3
export const GOLD_POINTS: readonly number[] = [6, 4, 2]

/** The rule that each source of points is itemised under: pyramids, sets, largest provinces, temples, bonus cards, gold. */
export const POINT_RULES = ['6.1', '6.2', '6.3', '6.4', '6.5', '6.6'] as const

/** The places in that list that scorings add to one by one. */
export const LARGEST_SOURCE = 2
export const BONUS_SOURCE = 4
export const GOLD_SOURCE = 5

/** By what the winner was found: each comparison in turn, or none. */
export const ENDINGS = ['points', 'pyramids', 'stones', 'shared'] as const
