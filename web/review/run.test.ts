/** A review under way on a device: what was found is kept, stopped it goes on where it was, another version begins anew, and what fails is said. */
import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { Desk } from '../../bots/review/desk.ts'
import { allReviews, dropReviews, keptReview } from './kept.ts'
import type { Reviewers } from './reviewers.ts'
import { ReviewRun, type Subject } from './run.svelte.ts'

vi.mock('../report.ts', () => ({ report: vi.fn() }))

const TEXT = readFileSync('games/aton/golden/yellow.jsonl', 'utf8')
const TRIALS = 8
const subject = (match: string, text = TEXT): Subject => ({
  match,
  players: [
    { name: 'Isis', bot: null },
    { name: 'Seth', bot: 'solid' },
  ],
  own: 0,
  at: 7,
  read: async () => text,
})

/** Workers in this very thread; `judged` counts their steps, and `most` of them are answered. */
function inThread(judged: number[], most = Number.POSITIVE_INFINITY): () => Reviewers {
  let desk: Desk
  return () =>
    ({
      count: 2,
      open: async ({ text }: { text: string }) => {
        desk = new Desk(text, { trials: TRIALS })
        return desk.open()
      },
      step: (n: number) => {
        if (judged.length >= most) return new Promise(() => {})
        judged.push(n)
        return Promise.resolve(desk.step(n))
      },
      close: () => {},
    }) as unknown as Reviewers
}

const until = (holds: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(holds()).toBe(true), { timeout: 20_000 })

test('stopped and gone on with elsewhere it is the same as in one piece, and nothing is judged twice', async () => {
  const whole = new ReviewRun(subject('device-whole'), 'v1', inThread([]))
  await whole.open()
  await until(() => whole.isWhole)
  expect(whole.running).toBe(false)

  const begun: number[] = []
  const first = new ReviewRun(subject('device-a'), 'v1', inThread(begun, 9))
  await first.open()
  await until(() => begun.length === 9)
  first.stop()
  await until(() => first.done === 9)
  first.close()
  await vi.waitFor(async () => expect((await keptReview('device-a', false))?.steps.length).toBe(9))

  const rest: number[] = []
  const again = new ReviewRun(subject('device-a'), 'v1', inThread(rest))
  await again.open()
  await until(() => again.isWhole)
  expect(rest.length).toBe((again.opened?.outline.length ?? 0) - 9)
  expect(again.whole).toEqual(whole.whole)
  await vi.waitFor(async () => expect((await keptReview('device-a', false))?.steps.length).toBe(again.done))
  expect((await allReviews()).map(({ match }) => match).sort()).toEqual(['device-a', 'device-whole'])
  await dropReviews('device-a')
  expect(await keptReview('device-a', false)).toBeUndefined()
})

test('bots of another version begin anew', async () => {
  const judged: number[] = []
  const run = new ReviewRun(subject('device-whole'), 'v2', inThread(judged))
  await run.open()
  await until(() => run.isWhole)
  expect(judged.length).toBe(run.opened?.outline.length)
})

test('a match that cannot be reviewed is said to be one, and a worker that breaks down can be asked again', async () => {
  const unfit = new ReviewRun(subject('device-x', 'no match'), 'v1', inThread([]))
  await unfit.open()
  expect(unfit.trouble).toBe('unfit')
  let breaks = true
  const begin = (): Reviewers => {
    const real = inThread([])()
    const step = real.step.bind(real)
    return Object.assign(real, {
      step: (n: number) => (breaks ? Promise.reject(new Error('lost')) : step(n)),
    })
  }
  const run = new ReviewRun(subject('device-y'), 'v1', begin)
  await run.open()
  await until(() => run.trouble === 'failed')
  expect(run.running).toBe(false)
  breaks = false
  run.go()
  await until(() => run.isWhole)
  expect(run.trouble).toBeNull()
})
