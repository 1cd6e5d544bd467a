/** What a pair of sealed choices brings: after the reveal both play the better the more often it was tried. */
import { expect, test } from 'vitest'
import { frameOf } from '../kernel/frames.ts'
import { readOptions } from '../kernel/options.ts'
import { seeded } from '../kernel/rng.ts'
import { type Action, type State, toy, type View } from '../kernel/toy.ts'
import type { Knowledge } from './knowledge.ts'
import { Pairs } from './pairs.ts'
import { Trials } from './trial.ts'

/** The oasis, judged by the points after one round: nothing but four of them, from two sweet cups, is worth anything. */
const knowledge: Knowledge<State, Action, View> = {
  horizon: () => ({ rounds: 1, choices: 20 }),
  evaluate({ points }, shares) {
    for (const [seat, own] of points.entries()) shares[seat] = own >= 4 ? 1 : 0
  },
  sealed: state => frameOf(state).phase === 'seal',
}

test('the winner of the well drinks anything at first, and later knows how', () => {
  const rng = seeded('pairs')
  const state = toy.setup(2, readOptions(toy.meta, {}))
  while (toy.turn(state).kind === 'chance') toy.apply(state, 'chance', toy.chance(state, rng))
  const trials = new Trials({ game: toy, knowledge }, toy.view(state, 0), rng)
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
