/** The pace of the story, with a clock that is moved by hand. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Weight } from '../kit/board.ts'
import { type Beat, bundle, HOLDS, LONGEST, LONGEST_CEREMONIES } from './story.ts'
import { toldBy } from './testing.ts'

/** A beat of one thing; by default each is a turn of its own. */
const beat = (item: string, weight: Weight, turn: Beat<string>['turn'] = item): Beat<string> => ({
  items: [item],
  weight,
  turn,
})

function told(factor = 1) {
  const { story, shown, ...rest } = toldBy<string>(factor)
  const times = (): (readonly [string, number])[] =>
    shown.flatMap(({ at, items }) => items.map(item => [item, Math.round(at)] as const))
  const tell = (...beats: Beat<string>[]): void => story.tell(beats)
  return { story, shown, tell, times, ...rest }
}

test('a beat stays its time, whether the next message waits already or comes later', () => {
  const { story, tell, pass, times } = told()
  tell(beat('a', 'normal'))
  tell(beat('b', 'normal'))
  pass(HOLDS.normal + 200) // b has been there for 200
  tell(beat('c', 'normal'))
  expect(story.behind).toBe(true)
  pass(5000)
  expect(times()).toEqual([
    ['a', 0],
    ['b', HOLDS.normal],
    ['c', 2 * HOLDS.normal],
  ])
  tell(beat('d', 'normal')) // nothing holds it up any more
  expect(times().at(-1)).toEqual(['d', HOLDS.normal + 5200])
})

test('one of many small things is there for a moment, a ceremony for long', () => {
  const { tell, pass, times } = told()
  tell(
    beat('stone', 'small'),
    beat('stone too', 'small'),
    beat('scoring', 'ceremony'),
    beat('after', 'normal'),
  )
  pass(2 * HOLDS.small + HOLDS.ceremony - 1)
  expect(times().map(([, at]) => at)).toEqual([0, HOLDS.small, 2 * HOLDS.small])
  pass(1)
  expect(times().at(-1)).toEqual(['after', 2 * HOLDS.small + HOLDS.ceremony])
})

test('at a ceremony the present is reached when it has had its time, at anything else when it is shown', () => {
  const { story, tell, pass, rests } = told()
  tell(beat('step', 'normal'))
  expect([story.behind, story.atCeremony, rests]).toEqual([false, false, []])
  pass(HOLDS.normal)
  expect(rests).toEqual([HOLDS.normal])
  tell(beat('end', 'ceremony'))
  pass(HOLDS.ceremony - 1)
  expect([story.behind, story.atCeremony, rests.length]).toEqual([true, true, 1])
  pass(1)
  expect([story.behind, story.atCeremony, rests.length]).toEqual([false, false, 2])
})

test('a ceremony that has been acknowledged is over, and only that', () => {
  const { story, tell, pass, times, rests } = told()
  tell(beat('scoring', 'ceremony'), beat('a', 'normal'), beat('b', 'normal'))
  pass(500)
  story.acknowledge()
  expect(times()).toEqual([
    ['scoring', 0],
    ['a', 500],
  ])
  story.acknowledge() // what is no ceremony keeps its time
  pass(HOLDS.normal - 1)
  expect(times().length).toBe(2)
  tell(beat('end', 'ceremony'))
  pass(HOLDS.normal + 1)
  story.acknowledge()
  expect([story.behind, rests.length]).toEqual([false, 1])
})

test('what there is nothing to see in keeps its place in the order, and does not cut short what is on the screen', () => {
  const { tell, pass, times } = told()
  tell(beat('a', 'normal'), beat('said', 'nothing'), beat('b', 'normal'))
  pass(100)
  expect(times()).toEqual([['a', 0]])
  pass(5000)
  expect(times()).toEqual([
    ['a', 0],
    ['said', HOLDS.normal],
    ['b', HOLDS.normal],
  ])
})

test('a table that changes without anything to see does not cut short what is on the screen', () => {
  const { story, tell, pass, times } = told()
  tell(beat('a', 'normal'))
  pass(300)
  story.tellNow(beat('somebody proposes', 'nothing'))
  tell(beat('b', 'normal'))
  pass(5000)
  expect(times().at(-1)).toEqual(['b', HOLDS.normal])
})

test('my own answer is shown at once, with all that waited before it', () => {
  const { story, tell, pass, shown } = told()
  tell(beat('a', 'normal'), beat('b', 'normal'))
  pass(100)
  story.tellNow(beat('mine', 'normal'))
  expect(shown.at(-1)).toMatchObject({ at: 100, items: ['b', 'mine'], told: false })
  tell(beat('c', 'normal'))
  pass(HOLDS.normal - 1)
  expect(shown.length).toBe(2)
  pass(1)
  expect(shown.at(-1)).toMatchObject({ items: ['c'], told: true })
})

test('skipping comes to the present as one, past a ceremony too', () => {
  const { story, tell, shown, rests } = told()
  tell(beat('a', 'normal'), beat('b', 'normal'), beat('c', 'ceremony'))
  story.skip()
  expect(shown.map(({ items, told: isTold }) => [items, isTold])).toEqual([
    [['a'], true],
    [['b', 'c'], false],
  ])
  expect([story.behind, rests.length]).toEqual([false, 1])
  story.skip()
  expect([shown.length, rests.length]).toEqual([2, 1])
})

test('a long story is bundled to one beat a turn before anything is shortened', () => {
  const { tell, pass, shown } = told()
  const turns = [0, 1, 2, 3].flatMap(turn =>
    Array.from({ length: 4 }, (_, i) => beat(`${turn}.${i}`, 'normal', turn)),
  )
  tell(beat('now', 'normal'), ...turns)
  pass(20_000)
  expect(shown.map(({ items }) => items.length)).toEqual([1, 4, 4, 4, 4])
  expect(shown.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4].map(n => n * HOLDS.normal))
})

test('ceremonies are never bundled, and what nobody may follow is not either', () => {
  const list = [
    beat('a', 'normal', 0),
    beat('b', 'ceremony', 0),
    beat('c', 'small', 0),
    beat('d', 'normal', 0),
  ]
  expect(bundle(list).map(({ items, weight }) => [items, weight])).toEqual([
    [['a'], 'normal'],
    [['b'], 'ceremony'],
    [['c', 'd'], 'normal'],
  ])
})

test('a story of many turns is shortened evenly, its ceremony is not', () => {
  const { tell, pass, times } = told()
  tell(...Array.from({ length: 31 }, (_, i) => beat(String(i), i === 20 ? 'ceremony' : 'normal')))
  pass(60_000)
  const at = times().map(([, time]) => time)
  expect(at.length).toBe(31)
  const gaps = at.slice(1).map((time, i) => time - at[i])
  expect(gaps[20]).toBe(HOLDS.ceremony)
  const steps = gaps.filter((_, i) => i !== 20)
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(2)
  expect(Math.abs((at.at(-1) ?? 0) - LONGEST - HOLDS.ceremony)).toBeLessThanOrEqual(30)
})

const WEIGHTS: readonly Weight[] = ['nothing', 'small', 'normal', 'ceremony']
const messages = fc.array(
  fc.record({
    after: fc.nat(1500),
    beats: fc.array(fc.record({ weight: fc.constantFrom(...WEIGHTS), turn: fc.nat(3) }), {
      minLength: 1,
      maxLength: 12,
    }),
  }),
  { minLength: 1, maxLength: 12 },
)

test('however messages arrive: all is shown once and in order, none before the one before it has had its time, and the present is never too far', () => {
  fc.assert(
    fc.property(messages, list => {
      const { story, pass, shown, now } = told()
      let n = 0
      for (const { after, beats } of list) {
        pass(after)
        story.tell(beats.map(({ weight, turn }) => beat(String(n++), weight, turn)))
      }
      const heard = now()
      pass(LONGEST + LONGEST_CEREMONIES + 1)
      expect(shown.flatMap(({ items }) => items)).toEqual(Array.from({ length: n }, (_, i) => String(i)))
      expect(story.behind).toBe(false)
      expect((shown.at(-1)?.at ?? 0) - heard).toBeLessThan(LONGEST + LONGEST_CEREMONIES + 1)
    }),
    { numRuns: 200 },
  )
})

test('all at once: each beat is on screen for its time or its even share of it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...WEIGHTS), { minLength: 2, maxLength: 40 }), weights => {
      const { tell, pass, shown } = told()
      tell(...weights.map((weight, i) => beat(String(i), weight)))
      pass(60_000)
      const seen = shown.filter(({ items }) => weights[Number(items[0])] !== 'nothing')
      const shares = seen
        .slice(1)
        .map(({ at }, i) => [weights[Number(seen[i].items[0])], at - seen[i].at] as const)
        .map(([weight, gap]) => [weight === 'ceremony', gap / HOLDS[weight]] as const)
      for (const kind of [true, false]) {
        const own = shares.filter(([isCeremony]) => isCeremony === kind).map(([, share]) => share)
        if (own.length === 0) continue
        expect(Math.max(...own)).toBeLessThanOrEqual(1.000001)
        expect(Math.max(...own) - Math.min(...own)).toBeLessThan(0.000001)
        const total = own.length * (kind ? HOLDS.ceremony : HOLDS.small)
        if (total < 100) expect(own[0]).toBeCloseTo(1)
      }
    }),
    { numRuns: 200 },
  )
})

test('at once means at once, as one', () => {
  const { story, tell, shown } = told(0)
  tell(beat('a', 'ceremony'), beat('b', 'ceremony'), beat('c', 'normal'))
  expect(shown.map(({ items }) => items)).toEqual([['a', 'b', 'c']])
  expect(story.behind).toBe(false)
})

test('relaxed is longer, fast is shorter', () => {
  for (const factor of [1.6, 0.5]) {
    const { tell, pass, times } = told(factor)
    tell(beat('a', 'normal'), beat('b', 'normal'))
    pass(5000)
    expect(times()[1][1]).toBe(HOLDS.normal * factor)
  }
})

test('the time of a beat begins when it is drawn', () => {
  const { story, tell, pass, times } = told()
  tell(beat('a', 'normal'), beat('b', 'normal'))
  pass(200)
  story.drawn()
  pass(300)
  story.drawn() // it was drawn once
  pass(5000)
  expect(times().at(-1)).toEqual(['b', 200 + HOLDS.normal])
})

test('the last thing that waits can be put right', () => {
  const { story, tell, pass, times } = told()
  tell(beat('a', 'normal'), beat('b', 'normal'), beat('c', 'normal'))
  story.amend('d')
  pass(5000)
  expect(times().map(([item]) => item)).toEqual(['a', 'b', 'd'])
})

test('stopped, it shows nothing more, and what comes then does not wait', () => {
  const { story, tell, pass, shown } = told()
  tell(beat('a', 'ceremony'), beat('b', 'normal'))
  story.stop()
  expect(story.behind).toBe(false)
  pass(5000)
  expect(shown.length).toBe(1)
})
