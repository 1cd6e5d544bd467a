/** What the tree search found is followed where it knows enough, and nowhere else. */
import { expect, test } from 'vitest'
import { frameOf } from '../kernel/frames.ts'
import { seeded } from '../kernel/rng.ts'
import { type Action, type State, toy } from '../kernel/toy.ts'
import { Growth, Tree, treeSearch } from './search.ts'
import { oasis, thirsty } from './testing.ts'
import { Trials } from './trial.ts'

/** The first seat has won the well and drinks two cups. */
function atTheWell(): State {
  const state = oasis('well')
  toy.apply(state, 0, { type: 'seal', plan: 'stay' })
  toy.apply(state, 1, { type: 'seal', plan: 'go' })
  expect(frameOf(state)).toMatchObject({ phase: 'cups', seat: 0, left: 2 })
  return state
}

test('after a sweet cup the search knows to drink another, quick choices do not', () => {
  const state = atTheWell()
  const sweet: Action = { type: 'cup', taste: 'sweet' }
  const [unknown, known] = [0, 400].map(iterations => {
    const trials = new Trials({ game: toy, knowledge: thirsty }, toy.view(state, 0), seeded('follow'))
    const growth = new Growth<Action>()
    if (iterations > 0) treeSearch(trials, toy.legal(state, 0), { iterations }, growth)
    const tree = new Tree(trials, growth)
    let sum = 0
    for (let n = 0; n < 400; n++) {
      const world = trials.beginAt(state)
      trials.act(world, 0, sweet)
      tree.follow(world, sweet)
      sum += trials.shares[0]
    }
    return sum / 400
  })
  expect(unknown).toBeGreaterThan(0.4)
  expect(unknown).toBeLessThan(0.6)
  expect(known).toBeGreaterThan(0.85)
})
