/** A match from its beginning to its end, in numbers: where its rounds begin, who had how many points when, and what each round brought. Pure. */
import type { EventBase, Seat } from '../../kernel/game.ts'
import type { Frame } from '../../table/wire.ts'
import type { Shown } from '../wholes.ts'
import { forecastOf } from './forecast.ts'

/** A round begins at this frame of those given. */
export interface Round {
  readonly at: number
  readonly n: number
}

const eventsOf = ({ events }: Frame): readonly EventBase[] => events as readonly EventBase[]

/** The number of the round that an event opens, if it does. */
const opened = (event: EventBase): number | null => {
  const { round } = event as { readonly round?: unknown }
  return typeof round === 'number' ? round : null
}

/** Where each round begins: the first time that something says its number. The first one begins with the match. */
export function roundsOf(frames: readonly Frame[]): readonly Round[] {
  const rounds: Round[] = [{ at: 0, n: 1 }]
  for (const [at, frame] of frames.entries()) {
    for (const event of eventsOf(frame)) {
      const n = opened(event)
      if (n !== null && n > rounds[rounds.length - 1].n) rounds.push({ at, n })
    }
  }
  return rounds
}

/** The first frame worth looking at: the last one before anybody decides. */
export function firstOf(frames: readonly Frame[]): number {
  const first = frames.findIndex(({ actor }) => typeof actor === 'number')
  return Math.max(0, first - 1)
}

/** By seat, the points as they would have been counted after each frame. */
export function coursesOf(
  shown: Shown,
  frames: readonly Frame[],
  seats: number,
): readonly (readonly number[])[] {
  const totals = frames.flatMap(({ view }) => (view === null ? [] : [forecastOf(shown, view, true)]))
  return Array.from({ length: seats }, (_, seat) => totals.map(scores => scores[seat]?.total ?? 0))
}

export interface Gained {
  readonly n: number
  /** By seat. */
  readonly points: readonly number[]
}

/** What each round brought, by seat; rounds that brought nothing are left out. */
export function gainedOf({ kit }: Shown, frames: readonly Frame[], seats: number): readonly Gained[] {
  const rounds = roundsOf(frames)
  const had = (at: number, seat: Seat): number => {
    const view = frames[at]?.view
    return view === null || view === undefined ? 0 : kit.points(view, seat)
  }
  return rounds.flatMap(({ at, n }, i) => {
    const end = (rounds[i + 1]?.at ?? frames.length) - 1
    // What is scored on the way to the next round is told together with its beginning.
    const last = i + 1 < rounds.length ? end + 1 : end
    const from = i === 0 ? -1 : at
    const points = Array.from(
      { length: seats },
      (_, seat) => had(last, seat) - (from < 0 ? 0 : had(from, seat)),
    )
    return points.some(gain => gain !== 0) ? [{ n, points }] : []
  })
}

/** How many of these have happened that everybody saw: the same place of a match has the same number for every viewer. */
const publicUpTo = (frames: readonly Frame[], at: number): number =>
  frames.slice(0, at + 1).reduce((sum, frame) => sum + eventsOf(frame).filter(({ only }) => !only).length, 0)

/** The frame of another viewer that shows the same place of the match. */
export function sameIn(frames: readonly Frame[], at: number, others: readonly Frame[]): number {
  const seen = publicUpTo(frames, at)
  let sum = 0
  let last = 0
  for (const [i, frame] of others.entries()) {
    sum += eventsOf(frame).filter(({ only }) => !only).length
    if (sum > seen) break
    last = i
  }
  return last
}
