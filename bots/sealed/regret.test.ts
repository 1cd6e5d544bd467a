/** Regret matching comes close to what the exact solver finds. */
import { expect, test } from 'vitest'
import { seeded } from '../../kernel/rng.ts'
import { Regrets } from './regret.ts'

test('rock, paper, scissors in which scissors win double: the average strategy comes close to the known one', () => {
  const rng = seeded('regret')
  const raw = [[0, -1, 1], [1, 0, -2], [-1, 2, 0]] // biome-ignore format: a matrix
  const one = new Regrets(3)
  const other = new Regrets(3)
  for (let n = 0; n < 20_000; n++) {
    const [mine, theirs] = [one.sample(rng), other.sample(rng)]
    one.learn(raw.map(row => row[theirs]))
    other.learn(raw.map(row => row[mine]))
  }
  for (const [i, weight] of [1 / 2, 1 / 4, 1 / 4].entries())
    expect(Math.abs(one.average()[i] - weight)).toBeLessThan(0.04)
})

test('what is always better is played nearly always', () => {
  const one = new Regrets(3)
  for (let n = 0; n < 100; n++) one.learn([0.1, 0.5, 0.3])
  expect(one.average()[1]).toBeGreaterThan(0.99)
})
