/** What the tree search found is followed where it knows enough, and nowhere else. */
import { expect, test } from 'vitest'
import { frameOf } from '../kernel/frames.ts'
import { readOptions } from '../kernel/options.ts'
import { seeded } from '../kernel/rng.ts'
import { type Action, type State, toy, type View } from '../kernel/toy.ts'
import type { Knowledge } from './knowledge.ts'
import { Growth, Tree, treeSearch } from './search.ts'
import { Trials } from './trial.ts'

/** The oasis, judged by the points after one round: nothing but four of them, from two sweet cups, is worth anything. */
const knowledge: Knowledge<State, Action, View> = {
  horizon: () => ({ rounds: 1, choices: 20 }),
  evaluate({ points }, shares) {
    for (const [seat, own] of points.entries()) shares[seat] = own >= 4 ? 1 : 0
  },
}

/** The first seat has won the well and drinks two cups. */
function atTheWell(): State {
  const rng = seeded('well')
  const state = toy.setup(2, readOptions(toy.meta, {}))
  while (toy.turn(state).kind === 'chance') toy.apply(state, 'chance', toy.chance(state, rng))
  toy.apply(state, 0, { type: 'seal', plan: 'stay' })
  toy.apply(state, 1, { type: 'seal', plan: 'go' })
  expect(frameOf(state)).toMatchObject({ phase: 'cups', seat: 0, left: 2 })
  return state
}

test('after a sweet cup the search knows to drink another, quick choices do not', () => {
  const state = atTheWell()
  const sweet: Action = { type: 'cup', taste: 'sweet' }
  const [unknown, known] = [0, 400].map(iterations => {
    const trials = new Trials({ game: toy, knowledge }, toy.view(state, 0), seeded('follow'))
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
