/** The pace of the story, with a clock that is moved by hand. */
import { expect, test } from 'vitest'
import { HOLDS, LONGEST, Story, type Weight } from './story.ts'

function told(factor = 1) {
  let now = 0
  let plan: { at: number; work: () => void } | undefined
  const shown: { at: number; items: readonly string[] }[] = []
  const story = new Story<string>({
    clock: {
      now: () => now,
      later(ms, work) {
        const mine = { at: now + ms, work }
        plan = mine
        return () => {
          if (plan === mine) plan = undefined
        }
      },
    },
    factor: () => factor,
    show: items => {
      shown.push({ at: now, items })
    },
  })
  function pass(ms: number): void {
    const end = now + ms
    while (plan && plan.at <= end) {
      const { at, work } = plan
      plan = undefined
      now = at
      work()
    }
    now = end
  }
  const times = (): (readonly [string, number])[] =>
    shown.flatMap(({ at, items }) => items.map(item => [item, Math.round(at)] as const))
  return { story, pass, times, shown }
}

test('a step stays its time, whether the next message waits already or comes later', () => {
  const { story, pass, times } = told()
  story.tell('a', 'step')
  story.tell('b', 'step')
  pass(1100) // b has been there for 200
  story.tell('c', 'step')
  expect(story.behind).toBe(true)
  pass(5000)
  expect(times()).toEqual([
    ['a', 0],
    ['b', HOLDS.step],
    ['c', 2 * HOLDS.step],
  ])
  story.tell('d', 'step') // nothing holds it up any more
  expect(times().at(-1)).toEqual(['d', 6100])
})

test('a ceremony stays longer', () => {
  const { story, pass, times } = told()
  story.tell('scoring', 'ceremony')
  story.tell('after', 'step')
  pass(HOLDS.ceremony - 1)
  expect(times()).toEqual([['scoring', 0]])
  pass(1)
  expect(times().at(-1)).toEqual(['after', HOLDS.ceremony])
})

test('what moved nothing keeps its place in the order, and does not cut short what is on the screen', () => {
  const { story, pass, times } = told()
  story.tell('a', 'step')
  story.tell('said', 'nothing')
  story.tell('b', 'step')
  pass(100)
  expect(times()).toEqual([['a', 0]])
  pass(5000)
  expect(times()).toEqual([
    ['a', 0],
    ['said', HOLDS.step],
    ['b', HOLDS.step],
  ])
})

test('my own answer is shown at once, with all that waited before it', () => {
  const { story, pass, shown } = told()
  story.tell('a', 'step')
  story.tell('b', 'step')
  pass(100)
  story.tellNow('mine', 'step')
  expect(shown.at(-1)).toEqual({ at: 100, items: ['b', 'mine'] })
  story.tell('c', 'step')
  pass(HOLDS.step - 1)
  expect(shown.length).toBe(2)
  pass(1)
  expect(shown.at(-1)?.items).toEqual(['c'])
})

test('skipping comes to the present as one', () => {
  const { story, shown } = told()
  for (const item of ['a', 'b', 'c']) story.tell(item, 'step')
  story.skip()
  expect(shown.map(({ items }) => items)).toEqual([['a'], ['b', 'c']])
  expect(story.behind).toBe(false)
  story.skip()
  expect(shown.length).toBe(2)
})

test('a long story is shortened evenly, its ceremony is not', () => {
  const { story, pass, times } = told()
  const weights: Weight[] = Array.from({ length: 31 }, (_, i) => (i === 20 ? 'ceremony' : 'step'))
  for (const [i, weight] of weights.entries()) story.tell(String(i), weight)
  pass(60_000)
  const at = times().map(([, time]) => time)
  expect(at.length).toBe(31)
  const gaps = at.slice(1).map((time, i) => time - at[i])
  expect(gaps[20]).toBe(HOLDS.ceremony)
  const steps = gaps.filter((_, i) => i !== 20)
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(2)
  expect(Math.abs((at.at(-1) ?? 0) - LONGEST - HOLDS.ceremony)).toBeLessThanOrEqual(30)
})

test('what comes one by one is never further behind than a long story takes', () => {
  const { story, pass, times } = told()
  for (let i = 0; i < 100; i++) {
    story.tell(String(i), 'step')
    pass(50)
  }
  pass(LONGEST)
  expect(times().length).toBe(100)
})

test('at once means at once', () => {
  const { story, shown } = told(0)
  for (const item of ['a', 'b', 'c']) story.tell(item, 'ceremony')
  expect(shown.length).toBe(3)
  expect(story.behind).toBe(false)
})

test('the time of a thing begins when it is drawn', () => {
  const { story, pass, times } = told()
  story.tell('a', 'step')
  story.tell('b', 'step')
  pass(200)
  story.drawn()
  pass(5000)
  expect(times().at(-1)).toEqual(['b', 200 + HOLDS.step])
})

test('the last thing that waits can be put right', () => {
  const { story, pass, times } = told()
  for (const item of ['a', 'b', 'c']) story.tell(item, 'step')
  story.amend('d')
  pass(5000)
  expect(times().map(([item]) => item)).toEqual(['a', 'b', 'd'])
})

test('stopped, it shows nothing more', () => {
  const { story, pass, shown } = told()
  story.tell('a', 'step')
  story.tell('b', 'step')
  story.stop()
  pass(5000)
  expect(shown.length).toBe(1)
})
