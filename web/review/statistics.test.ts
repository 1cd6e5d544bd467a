/** One's own matches in numbers: each counts once, for whoever played it, and what a review found is added up by phase. */
import { expect, test } from 'vitest'
import type { Reviewed } from '../../bots/review/review.ts'
import type { LocalMatch } from '../local/list.ts'
import type { KeptReview } from './kept.ts'
import { accuracies, costsByPhase, groupsOf, ofOriginals, playedIn } from './statistics.ts'

const against = (...bots: (string | null)[]) =>
  [null, ...bots].map((bot, seat) => ({ name: `P${seat}`, bot }))
const local = (
  id: string,
  places: readonly number[] | undefined,
  more: Partial<LocalMatch> = {},
): LocalMatch => ({
  id,
  game: 'aton',
  seats: against('solid'),
  status: places ? 'over' : 'running',
  updated: 1,
  toAct: [],
  result: places ? { kind: 'over', ending: 'forty', places } : null,
  ...more,
})

/** A step in which seat 0 lost so much in a phase. */
const step = (phase: string, cost: number): Reviewed => ({
  kind: 'decision',
  rows: [0],
  before: [0.5, 0.5],
  after: [0.5, 0.5],
  known: [0.5, 0.5],
  decisions: [
    {
      row: 0,
      seat: 0,
      phase,
      cost: [-cost, cost],
      error: 0.001,
      best: { type: 'a' },
      played: { type: 'b' },
      mixture: null,
    },
  ],
})
const review = (match: string, steps: readonly Reviewed[], more: Partial<KeptReview> = {}): KeptReview => ({
  key: `${match} quick`,
  match,
  deep: false,
  version: 'v1',
  game: 'aton',
  players: against('solid'),
  own: 0,
  places: [1, 2],
  at: 5,
  length: steps.length,
  steps: steps.map((one, n) => [n, one] as const),
  ...more,
})

test('every match counts once, in the group of its game, seats, opponents and level', () => {
  const played = playedIn(
    [
      local('a', [1, 2]),
      local('b', [2, 1]),
      local('c', [1, 1]),
      local('shared', [1, 2], { seats: against(null) }),
      local('branched', [1, 2], { from: 'a' }),
      local('runs', undefined),
      local('mixed', [3, 1, 2], { seats: against('solid', 'casual') }),
    ],
    [
      review('a', []),
      review('server', [], { players: against(null), places: [2, 1] }),
      review('branched', []),
      review('watched', [], { own: null }),
    ],
  )
  expect(groupsOf(played)).toMatchObject([
    { game: 'aton', seats: 2, against: 'bots', level: 'solid', matches: 3, won: 1.5, place: 4 / 3 },
    { seats: 2, against: 'people', level: null, matches: 1, won: 0, place: 2 },
    { seats: 3, against: 'bots', level: null, matches: 1, won: 0, place: 3 },
  ])
})

test('a match of the device of which the server keeps a copy counts once, whichever of them was reviewed', () => {
  const steps = [step('place', 0.01)]
  const kept = [review('copy', steps), review('a', steps, { deep: true }), review('other', steps)]
  const reviews = ofOriginals(kept, new Map([['copy', 'a']]))
  expect(playedIn([local('a', [1, 2])], reviews).map(({ match }) => match)).toEqual(['a', 'other'])
  expect(accuracies(reviews, 'v1').map(({ match }) => match)).toEqual(['a', 'other'])
  expect(costsByPhase(reviews, 'v1')).toMatchObject([{ matches: 2 }])
})

test('accuracy and costs come from whole reviews of this version, the closer look first', () => {
  const cheap = [step('place', 0.01), step('allocate', 0.03)]
  const reviews = [
    review('late', cheap, { at: 9 }),
    review('early', [step('place', 0.2), step('allocate', 0)], { at: 3 }),
    review('early', cheap, { at: 3, deep: true }),
    review('begun', cheap, { length: 7 }),
    review('old', cheap, { version: 'v0' }),
    review('watched', cheap, { own: null }),
  ]
  expect(accuracies(reviews, 'v1').map(({ match }) => match)).toEqual(['early', 'late'])
  const [first, second] = accuracies(reviews, 'v1')
  expect(first.accuracy).toBeCloseTo(second.accuracy, 9)
  const [{ game, matches, phases }] = costsByPhase(reviews, 'v1')
  expect([game, matches]).toEqual(['aton', 2])
  expect(phases.map(([phase]) => phase)).toEqual(['allocate', 'place'])
  expect(phases[0][1]).toBeCloseTo(0.03, 9)
})
