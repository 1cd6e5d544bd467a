/** One's own matches in numbers, out of what lies on this device: how they went, how accurate one was, and in which phases decisions cost most. Pure. */
import { scaleOf } from '../../bots/review/scale.ts'
import { accuracyOf, byPhase, resultOf } from '../../bots/review/sum.ts'
import type { LocalMatch } from '../local/list.ts'
import type { KeptReview } from './kept.ts'

/** A finished match of whoever holds the device. */
export interface Played {
  readonly match: string
  readonly game: string
  readonly seats: number
  /** The level of the bots, if all others were bots of one; else null. */
  readonly level: string | null
  readonly against: 'bots' | 'people'
  /** The share of the first place: 1 alone, less if shared. */
  readonly won: number
  readonly place: number
}

type Sitter = KeptReview['players'][number]

function playedBy(
  own: number,
  { match, game, players, places }: Pick<KeptReview, 'match' | 'game' | 'players' | 'places'>,
): Played {
  const levels = new Set(players.filter((_, seat) => seat !== own).map(({ bot }) => bot))
  const [level] = levels
  const isBots = !levels.has(null)
  return {
    match,
    game,
    seats: players.length,
    level: isBots && levels.size === 1 ? level : null,
    against: isBots ? 'bots' : 'people',
    won: resultOf(places)[own],
    place: places[own],
  }
}

/** The only person at the device; null if it was handed round. */
function ownOf(players: readonly Sitter[]): number | null {
  const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  return people.length === 1 ? people[0] : null
}

/** Reviews by the match of this device that they are about, where the server keeps a copy of it under one's name: `copies` says which one is whose. */
export const ofOriginals = (
  reviews: readonly KeptReview[],
  copies: ReadonlyMap<string, string>,
): readonly KeptReview[] =>
  reviews.map(review => ({ ...review, match: copies.get(review.match) ?? review.match }))

/** Matches of this device, and reviewed ones of servers, each once. What was played on out of a replay does not count. */
export function playedIn(local: readonly LocalMatch[], reviews: readonly KeptReview[]): readonly Played[] {
  const found = new Map<string, Played>()
  const branched = new Set(local.filter(({ from }) => from !== undefined).map(({ id }) => id))
  for (const { own, ...review } of reviews)
    if (own !== null && !branched.has(review.match)) found.set(review.match, playedBy(own, review))
  for (const { id, game, seats, result, from } of local) {
    const own = ownOf(seats)
    if (own === null || result === null || from !== undefined) continue
    found.set(id, playedBy(own, { match: id, game, places: result.places, players: seats }))
  }
  return [...found.values()]
}

export interface Group extends Pick<Played, 'game' | 'seats' | 'level' | 'against'> {
  readonly matches: number
  readonly won: number
  /** On average. */
  readonly place: number
}

/** By game, seats, opponents and level; the most played first. */
export function groupsOf(played: readonly Played[]): readonly Group[] {
  const groups = new Map<string, Played[]>()
  for (const one of played) {
    const key = [one.game, one.seats, one.against, one.level].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
    .map(list => ({
      ...list[0],
      matches: list.length,
      won: list.reduce((sum, { won }) => sum + won, 0),
      place: list.reduce((sum, { place }) => sum + place, 0) / list.length,
    }))
    .sort((a, b) => b.matches - a.matches || a.game.localeCompare(b.game) || a.seats - b.seats)
}

/** Whole reviews of one's own matches, one of each match, the closer look before the quicker one, in the order of the matches. */
function wholeOf(
  reviews: readonly KeptReview[],
  version: string,
): readonly (KeptReview & { readonly own: number })[] {
  const best = new Map<string, KeptReview & { readonly own: number }>()
  for (const review of reviews) {
    const { own, match, version: made, steps, length, deep } = review
    if (own === null || made !== version || steps.length < length) continue
    if (deep || !best.has(match)) best.set(match, { ...review, own })
  }
  return [...best.values()].sort((a, b) => a.at - b.at)
}

const stepsOf = ({ steps }: KeptReview) => steps.map(([, step]) => step)

export interface Accurate {
  readonly match: string
  readonly game: string
  readonly at: number
  readonly accuracy: number
}

/** How accurate one was, match by match. */
export const accuracies = (reviews: readonly KeptReview[], version: string): readonly Accurate[] =>
  wholeOf(reviews, version).flatMap(review => {
    const { match, game, at, own, players } = review
    const accuracy = accuracyOf(stepsOf(review), own, scaleOf(game, players.length))
    return accuracy === null ? [] : [{ match, game, at, accuracy }]
  })

/** What one's decisions cost in a match on average, by game and phase; the costliest first. */
export function costsByPhase(
  reviews: readonly KeptReview[],
  version: string,
): readonly {
  readonly game: string
  readonly matches: number
  readonly phases: readonly (readonly [string, number])[]
}[] {
  const games = new Map<string, { matches: number; costs: Map<string, number> }>()
  for (const review of wholeOf(reviews, version)) {
    const sofar = games.get(review.game) ?? { matches: 0, costs: new Map<string, number>() }
    sofar.matches++
    for (const { phase, cost } of byPhase(stepsOf(review), review.own))
      sofar.costs.set(phase, (sofar.costs.get(phase) ?? 0) + cost)
    games.set(review.game, sofar)
  }
  return [...games].map(([game, { matches, costs }]) => ({
    game,
    matches,
    phases: [...costs].map(([phase, cost]) => [phase, cost / matches] as const).sort((a, b) => b[1] - a[1]),
  }))
}
