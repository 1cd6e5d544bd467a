/** What a pair of sealed choices brings: after the reveal both play the better the more often it was tried. */
import { expect, test } from 'vitest'
import { frameOf } from '../../kernel/frames.ts'
import { seeded } from '../../kernel/rng.ts'
import { type State, toy } from '../../kernel/toy.ts'
import { oasis, thirsty } from '../testing.ts'
import { Trials } from '../trial.ts'
import { Pairs } from './pairs.ts'

const knowledge = { ...thirsty, sealed: (state: State) => frameOf(state).phase === 'seal' }

test('the winner of the well drinks anything at first, and later knows how', () => {
  const state = oasis('pairs')
  const trials = new Trials({ game: toy, knowledge }, toy.view(state, 0), seeded('pairs'))
  const plans = toy.legal(state, 0)
  const stay = plans.findIndex(action => action.type === 'seal' && action.plan === 'stay')
  const means = [0, 60].map(before => {
    let sum = 0
    for (let n = 0; n < 200; n++) {
      const pairs = new Pairs(trials, plans, [state])
      for (let tried = 0; tried < before; tried++) pairs.trial(stay, 1 - stay)
      sum += pairs.trial(stay, 1 - stay)
    }
    return sum / 200
  })
  expect(means[0]).toBeLessThan(0.4) // a quarter, when two cups are drunk at random
  expect(means[1]).toBeGreaterThan(0.7)
})
