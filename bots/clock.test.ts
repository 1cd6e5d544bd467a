/** The bots' clock: in any match, whoever waits is asked again before the others have thought longer than they may. */

import { describe, expect, test } from 'vitest'
import { games } from '../games/index.ts'
import { scaled } from '../games/scale.ts'
import type { ActionBase } from '../kernel/game.ts'
import { readOptions } from '../kernel/options.ts'
import { pick, seeded } from '../kernel/rng.ts'
import { BotClock, budgetOf } from './clock.ts'
import { skillOf } from './index.ts'
import { LEVELS, LONGEST_WAIT_MS, turnMs } from './levels.ts'
import { questions } from './match.ts'
import { treeSearch } from './search.ts'
import { type Seated, Trials } from './trial.ts'

/** How much more than its time a turn of many decisions may take: each has a little, however late it is. */
const GRACE = 0.35

for (const game of Object.values(games)) {
  for (let seats = game.meta.seats.min; seats <= game.meta.seats.max; seats++) {
    test(`${game.meta.id}, ${seats} seats: nobody waits longer than one turn of each of the others`, () => {
      const rng = seeded(`clock ${seats}`)
      for (let n = 0; n < scaled(2); n++) {
        const clock = new BotClock(game, seats)
        const asks = new Array<number>(seats).fill(0)
        /** By who waits and who thinks: kept here on its own, since the clock is what is tested. */
        const thought = asks.map(() => new Array<number>(seats).fill(0))
        const match = questions(game, { seats, options: readOptions(game.meta, {}) }, rng)
        for (let step = match.next(); !step.done; ) {
          const { seat, legal } = step.value
          asks[seat]++
          clock.follow(asks)
          thought[seat].fill(0)
          const part = clock.part(step.value)
          if (legal.length === 1) expect(part).toBe(0)
          else expect(part).toBeGreaterThan(0)
          // Some choices are clear and take less than they may.
          const spent = rng.int(4) === 0 ? part / 10 : part
          clock.spend(seat, spent)
          for (const [other, times] of thought.entries()) {
            times[seat] += spent
            if (other !== seat) expect(times[seat]).toBeLessThan(1 + GRACE)
          }
          asks[seat]++
          clock.follow(asks)
          thought[seat].fill(0)
          step = match.next(pick(rng, legal))
        }
      }
    })
  }
}

describe('the time for a turn', () => {
  test('all others together stay within the longest wait, whatever their level and the device', () => {
    for (const { name, ms } of LEVELS)
      for (let seats = 2; seats <= 5; seats++)
        for (const slowness of [1, 2.5, 4]) {
          expect((seats - 1) * turnMs(name, seats, slowness)).toBeLessThanOrEqual(LONGEST_WAIT_MS + 1e-9)
          expect(turnMs(name, seats, slowness)).toBeGreaterThanOrEqual(Math.min(ms, LONGEST_WAIT_MS / 4))
        }
  })

  test('a slower device gives a quick level more of it', () => {
    expect(turnMs('casual', 4, 3)).toBe(3 * turnMs('casual', 4))
  })
})

test('a clear choice ends early, and only where the budget allows it', () => {
  const game = games.dahschur
  const rng = seeded('clear')
  /** How many trials a thought takes if time goes on by one with each of them. */
  const trialsOf = (view: Seated, legal: readonly ActionBase[], early: boolean): number => {
    const trials = new Trials(skillOf(game), view, seeded('thought'))
    const choices = trials.choices(legal)
    if (choices.length > 1) treeSearch(trials, choices, { ...budgetOf(600, () => trials.begun), early })
    return trials.begun
  }
  let [whole, early] = [0, 0]
  const match = questions(game, { seats: 2, options: readOptions(game.meta, {}) }, rng)
  for (let step = match.next(), n = 0; !step.done && n < 40; n++) {
    const { legal } = step.value
    const view = step.value.view as Seated
    whole += trialsOf(view, legal, false)
    early += trialsOf(view, legal, true)
    step = match.next(pick(rng, legal))
  }
  expect(early).toBeLessThan(0.9 * whole)
})
