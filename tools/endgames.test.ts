/** Endgames that can be worked out: known ones of the oasis, and the program with a tiny budget. */
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { Seated, Skill } from '../bots/trial.ts'
import type { ActionBase } from '../kernel/game.ts'
import { type Action, type State, toy } from '../kernel/toy.ts'
import { solve } from './endgames/solve.ts'

const skill = { game: toy, knowledge: {} } as unknown as Skill<unknown, ActionBase, Seated>
const LAST: Action[] = [
  { type: 'cup', taste: 'sweet' },
  { type: 'cup', taste: 'salt' },
]

/** The last round: the first seat has won the well and has both cups before it. */
const atTheWell = (points: number[], round = 3): State => ({
  ...toy.setup(2, {}),
  round,
  bag: [1, 0, 1, 0],
  cards: [4, 2],
  sealed: ['stay', 'stay'],
  points,
  flow: [{ phase: 'cups', seat: 0, left: 2 }],
})

const worthsOf = (state: State, worlds = [state], most = 100) =>
  solve(skill, toy.view(state, 0), LAST, worlds, most)

test('a choice is worth what the best of all that follows makes of it', () => {
  expect(worthsOf(atTheWell([0, 3]))).toEqual([1, 0.5]) // 4 to 3, or 3 to 3 at best
  expect(worthsOf(atTheWell([0, 4]))).toEqual([0.5, 0])
  expect(worthsOf(atTheWell([5, 0]))).toEqual([1, 1])
})

test('worlds that look alike are answered alike and count the same', () => {
  const [won, lost] = [atTheWell([0, 3]), atTheWell([0, 9])]
  expect(worthsOf(won, [won, lost])).toEqual([0.5, 0.25])
})

test('what somebody else decides, what is drawn, and what is too large stays unsolved', () => {
  expect(worthsOf(atTheWell([0, 3], 2))).toBeUndefined() // a new round is dealt
  expect(worthsOf({ ...atTheWell([0, 3]), sealed: [null, null], flow: [{ phase: 'seal' }] })).toBeUndefined()
  expect(worthsOf(atTheWell([0, 3]), undefined, 3)).toBeUndefined()
})

test('npm run endgames asks the expert', () => {
  const options = ['dahschur', '--matches', '1', '--thought', '20', '--worlds', '2', '--steps', '500']
  const out = execFileSync(process.execPath, ['--import', 'tsx', 'tools/endgames.ts', ...options])
  const { matches, solved, indifferent, unsolved } = JSON.parse(String(out))
  expect(matches).toBe(1)
  expect(solved + indifferent + unsolved).toBeGreaterThan(0)
}, 60_000)
