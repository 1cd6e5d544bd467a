/** A level with something about it changed: the change reaches its thought, and play goes on by the rules. */
import { expect, test } from 'vitest'
import { gameOf } from '../../games/index.ts'
import { BadInput } from '../../kernel/options.ts'
import { seeded } from '../../kernel/rng.ts'
import { contender, timesOf } from './contender.ts'
import { fortyQuestions } from './version.ts'

const horus = gameOf('horus')

test.each([
  'expert+rounds=2',
  'expert+rounds=5',
  'expert+full=1',
  'expert+worlds=8',
  'expert+top=3',
  'expert+forget=1',
  'strong@0.05',
])('%s answers with something legal', name => {
  const bot = contender(name, horus)
  for (const { view, legal, seed } of fortyQuestions(horus, 2).slice(0, 6))
    expect(legal).toContainEqual(bot.decide(view, legal, { iterations: 20 }, seeded(seed)))
})

test('a longer look ahead and a longer list are other players', () => {
  const answersOf = (name: string): unknown[] =>
    fortyQuestions(horus, 2).map(({ view, legal, seed }) =>
      contender(name, horus).decide(view, legal, { iterations: 40 }, seeded(seed)),
    )
  const usual = answersOf('expert')
  expect(answersOf('expert+rounds=6')).not.toEqual(usual)
  expect(answersOf('expert+full=1')).not.toEqual(usual)
})

test('time is multiplied, and a change that there is not is named', () => {
  expect(timesOf('expert+time=2')).toBe(2)
  expect(timesOf('expert')).toBe(1)
  expect(() => contender('expert+speed=2', horus)).toThrow(BadInput)
  expect(() => contender('expert+speed=2', horus)).toThrow(/there are worlds, .*, full\./)
})
