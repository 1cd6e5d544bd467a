/** The bots: legal and reproducible answers, within their budget, from nothing but the view. */

import { describe, expect, test } from 'vitest'
import { gameOf, games } from '../games/index.ts'
import { scaled } from '../games/scale.ts'
import type { AnyGame, Seat } from '../kernel/game.ts'
import { readOptions } from '../kernel/options.ts'
import { pick, seeded } from '../kernel/rng.ts'
import { Account } from './bot.ts'
import { botNames, botOf } from './index.ts'
import { playMatch } from './match.ts'

/** The whole of npm test, or the twentieth of it that npm run check does. */

/** On how many positions of each game a bot is tested: more than two thousand in all. A level is a budget and a temperature: casual and strong stand for all five. */
const POSITIONS: Readonly<Record<string, number>> = {
  casual: 400,
  strong: 1200,
  plain: 40,
  greedy: 40,
}

/** Positions from random matches, at every seat count in turn, in which a seat has a choice. */
function* choices(game: AnyGame, count: number): Generator<{ state: unknown; seat: Seat }> {
  const rng = seeded(`choices ${game.meta.id}`)
  const { min, max } = game.meta.seats
  let found = 0
  for (let match = 0; ; match++) {
    const state = game.setup(min + (match % (max - min + 1)), readOptions(game.meta, {}))
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      if (turn.kind === 'chance') {
        game.apply(state, 'chance', game.chance(state, rng))
        continue
      }
      const seat = pick(rng, turn.seats)
      const legal = game.legal(state, seat)
      if (legal.length > 1 && rng.int(12) === 0) {
        yield { state, seat }
        if (++found === count) return
      }
      game.apply(state, seat, pick(rng, legal))
    }
  }
}

for (const [id, game] of Object.entries(games)) {
  describe(`bots in ${id}`, () => {
    for (const name of botNames(game)) {
      const count = POSITIONS[name] ?? 120
      test(`${name} never peeks: with everything hidden drawn anew it answers the same`, () => {
        // Two of them, asked the same all the time: each remembers what it was asked before.
        const [bot, twin] = [botOf(name, game), botOf(name, game)]
        const budget = { iterations: 12 }
        for (const { state, seat } of choices(game, scaled(count / 10))) {
          const view = game.view(state, seat)
          const legal = game.legal(state, seat)
          const answer = bot.decide(view, legal, budget, seeded('same'))
          expect(legal).toContainEqual(answer)
          const world = game.imagine(view, seeded('other'))
          const again = twin.decide(game.view(world, seat), game.legal(world, seat), budget, seeded('same'))
          expect(again).toEqual(answer)
        }
      })
    }

    test('a level answers within its time, and a whole trial more at most', () => {
      const bot = botOf('casual', game)
      for (const { state, seat } of choices(game, 5)) {
        // A clock that goes on by a tenth of a millisecond whenever somebody looks: no thought may look at it much longer than it has time.
        let time = 0
        const now = () => {
          time += 0.1
          return time
        }
        bot.decide(game.view(state, seat), game.legal(state, seat), { ms: 5, now }, seeded('time'))
        expect(time).toBeLessThan(6)
      }
    })
  })
}

describe('the greedy bot', () => {
  test('beats the random one at Aton nearly always', () => {
    const game = gameOf('aton')
    let won = 0
    const matches = scaled(4)
    for (let n = 0; n < matches; n++) {
      const bots = [botOf(n % 2 ? 'greedy' : 'random', game), botOf(n % 2 ? 'random' : 'greedy', game)]
      const players = {
        bots,
        budget: { iterations: 60 },
        chance: seeded(`g ${n}`),
        thoughts: seeded(`t ${n}`),
      }
      const end = game.turn(playMatch(game, { seats: 2, options: {} }, players))
      if (end.kind === 'over' && end.places[n % 2 ? 0 : 1] === 1) won++
    }
    expect(won).toBeGreaterThanOrEqual(matches * 0.75)
  })
})

describe('budgets', () => {
  test('iterations are counted', () => {
    const account = new Account({ iterations: 10 })
    expect([account.spend(4), account.spend(4), account.spend(4)]).toEqual([true, true, false])
  })

  test('milliseconds are read off the clock that is lent', () => {
    let time = 0
    const account = new Account({ ms: 5, now: () => time })
    expect(account.spend(1)).toBe(true)
    time = 1
    expect(account.spend(3)).toBe(true)
    expect(account.left()).toBe(16)
    time = 6
    expect(account.spend(100)).toBe(false)
  })
})
