/** What a bot remembers within a turn: what it grew for exactly the question that comes, and nothing else. */
import { expect, test } from 'vitest'
import { gameOf } from '../games/index.ts'
import type { ActionBase, Seat } from '../kernel/game.ts'
import { readOptions } from '../kernel/options.ts'
import { pickLegal } from '../kernel/play.ts'
import { seeded } from '../kernel/rng.ts'
import { skillOf } from './index.ts'
import { Memory } from './memory.ts'
import { Growth, treeSearch } from './search.ts'
import { type Seated, Trials } from './trial.ts'

const skill = skillOf(gameOf('dahschur'))
const { game } = skill

/** Who is asked next, if somebody is. */
function asked(state: unknown): Seat | undefined {
  const turn = game.turn(state)
  return turn.kind === 'seats' ? turn.seats[0] : undefined
}

/** Every other question of a random match with several choices: the state, and who is asked. */
function* decisions(): Generator<{ state: unknown; seat: Seat }> {
  const rng = seeded('memory')
  const state = game.setup(3, readOptions(game.meta, {}))
  let n = 0
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    if (turn.kind === 'chance') game.apply(state, 'chance', game.chance(state, rng))
    else {
      const [seat] = turn.seats
      if (game.legal(state, seat).length > 1 && n++ % 2 === 0) yield { state: game.clone(state), seat }
      game.apply(state, seat, pickLegal(game, state, seat, rng))
    }
  }
}

/** Grows a tree for a question, makes the most tried choice there, and remembers. */
function thinkOf(
  state: unknown,
  seat: Seat,
): { memory: Memory<unknown, ActionBase, Seated>; after: unknown } {
  const trials = new Trials(skill, game.view(state, seat), seeded('thought'))
  const growth = new Growth<ActionBase>()
  const verdicts = treeSearch(trials, trials.choices(game.legal(state, seat)), { iterations: 100 }, growth)
  const { action } = verdicts.reduce((best, one) => (one.weight > best.weight ? one : best))
  const memory = new Memory<unknown, ActionBase, Seated>()
  memory.keep(trials, growth, action)
  const after = game.clone(state)
  game.apply(after, seat, action)
  return { memory, after }
}

test('the next question of the same seat finds what has grown for it, once; another seat and what was drawn find nothing', () => {
  let [found, nothing] = [0, 0]
  for (const { state, seat } of decisions()) {
    const { memory, after } = thinkOf(state, seat)
    const next = asked(after)
    if (next === seat) {
      const growth = memory.recall(game.view(after, seat))
      if (growth) found++
      if (growth) expect(growth.root.visits).toBeGreaterThan(0)
    } else {
      nothing++
      if (next !== undefined) expect(memory.recall(game.view(after, next))).toBeUndefined()
    }
    expect(memory.recall(game.view(after, seat))).toBeUndefined()
  }
  expect(found).toBeGreaterThan(5)
  expect(nothing).toBeGreaterThan(5)
})

test('a view that differs in anything is not the one that was foreseen', () => {
  for (const { state, seat } of decisions()) {
    const { memory, after } = thinkOf(state, seat)
    if (asked(after) !== seat) continue
    expect(memory.recall({ ...game.view(after, seat), more: 1 } as Seated)).toBeUndefined()
    return
  }
  expect.unreachable('no seat was asked twice in a row')
})
