/** The review: its parts add up, it judges by what a seat knew, it finds blunders, and it can be stopped and gone on with. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gameOf, games } from '../../games/index.ts'
import type { ActionBase, AnyGame, Entry, Seat } from '../../kernel/game.ts'
import { type Match, parseMatch } from '../../kernel/match.ts'
import { standingRows } from '../../kernel/play.ts'
import { seeded } from '../../kernel/rng.ts'
import { skillOf } from '../index.ts'
import type { Seated } from '../trial.ts'
import { judge } from './judge.ts'
import { Review, type Reviewed } from './review.ts'
import { costliest, costOf, partsOf, resultOf } from './sum.ts'

const TRIALS = 20

/** Every view names its seat; the registry of games has forgotten it. */
const seatView = (game: AnyGame, state: unknown, seat: Seat): Seated => game.view(state, seat) as Seated

const golden = (id: string): Match[] =>
  readdirSync(`games/${id}/golden`)
    .filter(name => name.endsWith('.jsonl'))
    .map(name => parseMatch(readFileSync(`games/${id}/golden/${name}`, 'utf8'), gameOf))

const reviewOf = (match: Match, trials = TRIALS) =>
  new Review(skillOf(gameOf(match.game)), match, { seed: 'test', trials })

const all = (match: Match, trials?: number): Reviewed[] => {
  const review = reviewOf(match, trials)
  return Array.from({ length: review.length }, (_, n) => review.step(n))
}

/** The state after so many rows, and the places in the end. */
function played(match: Match, rows = match.rows.length) {
  const game = gameOf(match.game)
  const state = game.setup(match.seats, match.options)
  for (const n of standingRows(match.rows.slice(0, rows))) {
    const { actor, action } = match.rows[n] as Entry<ActionBase>
    game.apply(state, actor, action)
  }
  return state
}

function placesOf(match: Match): readonly number[] {
  const turn = gameOf(match.game).turn(played(match))
  if (turn.kind !== 'over') throw new Error('a golden match is over')
  return turn.places
}

for (const id of Object.keys(games)) {
  test(`${id}: luck and skill add up to the result of every golden match`, () => {
    for (const match of golden(id)) {
      const result = resultOf(placesOf(match))
      const steps = all(match)
      for (const [seat, { result: share, ...parts }] of partsOf(steps, result).entries()) {
        const total = Object.values(parts).reduce((sum, part) => sum + part, 0)
        expect(Math.abs(total - result[seat])).toBeLessThan(1e-9)
        expect(share).toBe(result[seat])
      }
      // Shares are shares: before and after every step they add up to one, and what a choice costs one it gives to others.
      for (const { before, after, known, decisions } of steps) {
        for (const shares of [before, after, known])
          expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6)
        for (const { cost } of decisions)
          expect(cost.reduce((sum, share) => sum + share, 0)).toBeCloseTo(0, 6)
      }
      expect(steps.at(-1)?.after).toEqual(result)
    }
  })

  test(`${id}: nothing that is hidden from a seat changes what its decisions are said to have cost`, () => {
    const [match] = golden(id)
    const game = gameOf(id)
    const asked = standingRows(match.rows).filter(n => typeof match.rows[n].actor === 'number')
    for (const n of asked.filter((_, i) => i % 9 === 0).slice(0, 12)) {
      const seat = match.rows[n].actor as number
      const state = played(match, n)
      const other = game.imagine(game.view(state, seat), seeded(`other ${n}`))
      const { action } = match.rows[n] as Entry<ActionBase>
      const [judged, judgedThere] = [state, other].map(world =>
        judge(
          { skill: skillOf(game), seed: 'test', trials: 40 },
          seatView(game, world, seat),
          game.legal(world, seat),
          action,
        ),
      )
      expect(judgedThere).toEqual(judged)
    }
  })

  test(`${id}: a review gone on with is the same as one in a piece`, () => {
    const [match] = golden(id)
    const whole = all(match)
    const again = reviewOf(match)
    for (let n = whole.length - 1; n >= 0; n -= 7) expect(again.step(n)).toEqual(whole[n])
  })

  test(`${id}: a planted blunder costs more than what is best there`, () => {
    const [match] = golden(id)
    expect(blunderIn(match)).toBeGreaterThan(BLUNDER)
  })
}

/** What costs more of a first place than this, beyond twice its error, is a blunder. */
const BLUNDER = 0.03

/** Plays something else instead, at one decision of a match after the other, until one is a blunder; returns what the review says that it cost. */
function blunderIn(match: Match): number {
  const game = gameOf(match.game)
  const rows = standingRows(match.rows).filter(n => typeof match.rows[n].actor === 'number')
  let most = 0
  for (const n of rows.filter((_, i) => i % 4 === 1)) {
    if (most > BLUNDER) break
    const state = played(match, n)
    const seat = match.rows[n].actor as number
    const legal = game.legal(state, seat)
    if (legal.length < 3) continue
    const costs = [legal[0], legal[legal.length >> 1], legal[legal.length - 1]].map(action => {
      const cut = { ...match, rows: [...match.rows.slice(0, n), { actor: seat, action }] }
      const review = reviewOf(cut, 400)
      const [worst] = costliest([review.step(review.length - 1)], seat)
      return worst ? costOf(worst) - 2 * worst.error : 0
    })
    most = Math.max(most, ...costs)
  }
  return most
}
