/** The bots: legal and reproducible answers, within their budget, from nothing but the view. */
import { describe, expect, test } from 'vitest'
import { gameOf, games } from '../games/index.ts'
import type { AnyGame, Seat } from '../kernel/game.ts'
import { readOptions } from '../kernel/options.ts'
import { pick, seeded } from '../kernel/rng.ts'
import { account } from './bot.ts'
import { botOf } from './index.ts'
import { playMatch } from './match.ts'

const NAMES = ['random', 'greedy']
const scale = Number(process.env.ITERU_SCALE ?? 1)

/** Positions from a random match in which a seat has a choice. */
function choices(game: AnyGame, seats: number, seed: string): { state: unknown; seat: Seat }[] {
  const rng = seeded(seed)
  const state = game.setup(seats, readOptions(game.meta, {}))
  const found: { state: unknown; seat: Seat }[] = []
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    if (turn.kind === 'chance') {
      game.apply(state, 'chance', game.chance(state, rng))
      continue
    }
    const seat = pick(rng, turn.seats)
    const legal = game.legal(state, seat)
    if (legal.length > 1 && rng.int(12) === 0) found.push({ state: game.clone(state), seat })
    game.apply(state, seat, pick(rng, legal))
  }
  return found
}

for (const [id, game] of Object.entries(games)) {
  describe(`bots in ${id}`, () => {
    for (const name of NAMES) {
      test(`${name} never peeks: with everything hidden drawn anew it answers the same`, () => {
        const bot = botOf(name, game)
        const budget = { iterations: 20 }
        for (const { state, seat } of choices(game, game.meta.seats.max, `peek ${id}`)) {
          const view = game.view(state, seat)
          const answer = bot.decide(view, game.legal(state, seat), budget, seeded('same'))
          expect(game.legal(state, seat)).toContainEqual(answer)
          const world = game.imagine(view, seeded('other'))
          expect(bot.decide(game.view(world, seat), game.legal(world, seat), budget, seeded('same'))).toEqual(
            answer,
          )
        }
      })
    }
  })
}

describe('the greedy bot', () => {
  test('beats the random one at Aton nearly always', () => {
    const game = gameOf('aton')
    let won = 0
    const matches = 4 * scale
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
    const spend = account({ iterations: 10 })
    expect([spend(4), spend(4), spend(4)]).toEqual([true, true, false])
  })

  test('milliseconds are read off the clock that is lent', () => {
    let time = 0
    const spend = account({ ms: 5, now: () => time })
    expect(spend(1)).toBe(true)
    time = 6
    expect(spend(1)).toBe(false)
  })
})
