/** What a player goes by who does not search: a row of numbers for each round, most of them amounts of gold. The bot itself has no such habits. */

/** The numbers by name: their place in a row. */
export const HABIT = {
  // What a province on offer is worth.
  farm: 0,
  printedFarmer: 1,
  income: 2,
  camelIncome: 3,
  limit: 4,
  temple: 5,
  freeCard: 6,
  freeGold: 7,
  stone: 8,
  pyramid: 9,
  set: 10, // for every pyramid that can become part of a set with the own provinces
  largest: 11, // if it would be the largest of its side
  fit: 12, // for every bonus card that it keeps alive
  // What a purchase is worth, and what is kept back from it.
  card: 13,
  cardReserve: 14,
  farmer: 15,
  farmerReserve: 16,
  newPyramid: 17,
  newSet: 18, // if it stands where the own provinces have fewest
  lyingStone: 19,
  stoneReserve: 20,
  // Where stones are laid.
  lying: 21, // for every stone that lies there
  standing: 22, // for every pyramid
  race: 23, // if a pyramid there would make it the largest of its side
  // How much is offered: nothing means theft. The terms stand together, in this order.
  offer: 24,
  offerByFarmers: 25,
  offerByCamels: 26,
  offerByTemples: 27,
  offerByGold: 28,
  offerSpread: 29,
  // What items are worth after the sacrifice.
  takenCard: 30,
  takenFarmer: 31,
  // What an income card has to bring.
  eightGain: 32,
  increaseGain: 33,
} as const

export const HABITS_PER_ROUND = Object.keys(HABIT).length

/** The numbers of one round. */
export type Habits = ArrayLike<number>
