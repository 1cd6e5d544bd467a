/** The knowledge of the oasis: it finds what is plainly right, and what it offers is always legal. */
import { expect, test } from 'vitest'
import { botOf } from '../../bots/index.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { seeded } from '../../kernel/rng.ts'
import { oasisKnowledge as knowledge } from './bot.ts'
import { oasis } from './rules/index.ts'

test('the sweet cup is better than the salty one', () => {
  const state = oasis.setup(2, {})
  for (const card of [4, 1]) oasis.apply(state, 'chance', { type: 'deal', card })
  for (const seat of [0, 1]) oasis.apply(state, seat, { type: 'seal', plan: 'stay' })
  const bot = botOf('expert', oasis as AnyGame)
  const legal = oasis.legal(state, 0)
  const choice = bot.decide(oasis.view(state, 0), legal, { iterations: 100 }, seeded('cups'))
  expect(choice).toEqual({ type: 'cup', taste: 'sweet' })
})

test('what is offered is legal, all through random matches', () => {
  const rng = seeded('offered')
  for (let match = 0; match < 20; match++) {
    const state = oasis.setup(3, {})
    for (let turn = oasis.turn(state); turn.kind !== 'over'; turn = oasis.turn(state)) {
      const actor = turn.kind === 'chance' ? 'chance' : turn.seats[0]
      const action = actor === 'chance' ? oasis.chance(state, rng) : knowledge.quick?.(state, actor, rng)
      if (!action) throw new Error('there is always a quick choice')
      expect(oasis.why(state, actor, action)).toBeUndefined()
      oasis.apply(state, actor, action)
    }
  }
})
