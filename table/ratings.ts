/**
 * Ratings by Weng and Lin's update for the Plackett–Luce model ("A Bayesian approximation method for online ranking", 2011, algorithm 4). A rating is a guess
 * at somebody's strength and how sure it is; a result moves both, for any number of players, with ties.
 */

export interface Rating {
  readonly mu: number
  readonly sigma: number
}

/** Whoever has not played yet may be anything. */
export const NEW: Rating = { mu: 25, sigma: 25 / 3 }

/** How much luck and form make of one result. */
const BETA = 25 / 6
/** Nobody is ever known for certain. */
const LEAST = 0.0001

/** By what leader boards are ordered: what somebody's strength very probably exceeds. */
export const scoreOf = ({ mu, sigma }: Rating): number => mu - 3 * sigma

/** The ratings after a match, in the order in which they are given; places may be shared. */
export function rate(before: readonly Rating[], places: readonly number[]): Rating[] {
  const c = Math.sqrt(before.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0))
  const strength = before.map(({ mu }) => Math.exp(mu / c))
  // Of everybody who came no better than q: how strong they are together. And how many share q's place.
  const rest = places.map(place => strength.reduce((sum, own, s) => sum + (places[s] >= place ? own : 0), 0))
  const sharing = places.map(place => places.filter(other => other === place).length)
  return before.map(({ mu, sigma }, i) => {
    let [omega, delta] = [0, 0]
    for (const [q, place] of places.entries()) {
      if (place > places[i]) continue
      const share = strength[i] / rest[q]
      omega += ((q === i ? 1 : 0) - share) / sharing[q]
      delta += (share * (1 - share)) / sharing[q]
    }
    const gamma = sigma / c
    return {
      mu: mu + (omega * sigma ** 2) / c,
      sigma: sigma * Math.sqrt(Math.max(1 - (gamma * delta * sigma ** 2) / c ** 2, LEAST)),
    }
  })
}

/** Places as a rating counts them: whoever left or gave up comes after everybody who did not. */
export function ratedPlaces(places: readonly number[], left: readonly boolean[]): number[] {
  const last = Math.max(...places)
  return places.map((place, seat) => (left[seat] ? last + 1 : place))
}
