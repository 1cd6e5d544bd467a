/** Everything answers: what was tapped in vain says why, in the words of the game and of the house. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bind } from '../../words/catalogue.ts'
import { en } from '../../words/en.ts'
import type { Words } from '../../words/house.ts'
import { load } from '../wholes.ts'
import { Answers } from './answers.ts'
import { spokenOf } from './spoken.ts'
import { Match, ME, othersBid, settle, sit } from './testing.ts'

const w = bind<typeof en>(en, 'en') as Words

beforeEach(async () => {
  await load('amun-re')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function seated(match: Match) {
  const { session, hear } = sit(match)
  hear(match.now())
  await settle()
  return { session, hear, answers: new Answers(session, () => w) }
}

test('what can be chosen needs no reason, what a rule forbids names it, and nothing was tried yet', async () => {
  const match = othersBid()
  const { session, hear, answers } = await seated(match)
  expect(answers.refusal).toBeNull()
  const [lit] = session.chooser.lit
  expect(answers.whyNot(lit)).toBeNull()
  for (let n = 0; n < 400 && (session.message?.refused.length ?? 0) === 0; n++) {
    hear(match.step())
    session.teller.skip()
  }
  const { message, shown } = session
  const [action, rule] = message?.refused[0] ?? []
  const path = shown?.kit.pathOf(action as never, message?.view, false) ?? []
  const key = path.find(one => session.chooser.reason(one)) ?? ''
  const sentence = answers.whyNot(key)
  expect(sentence).toContain(session.chooser.reason(key)?.rule ?? rule)
  session.chooser.choose(key)
  expect(answers.refusal).toBe(sentence)
  expect(answers.rule).toBe(session.chooser.reason(key)?.rule)
  session.chooser.forget()
  expect([answers.refusal, answers.rule]).toEqual([null, null])
})

test('while others decide, and outside of its phase, it is said when a thing is used', async () => {
  const match = othersBid()
  const { session, hear, answers } = await seated(match)
  const [lit] = session.chooser.lit
  hear(match.step(ME))
  expect(session.asked).toBe(false)
  session.chooser.choose(lit)
  expect(session.chooser.tried).toBe(lit)
  expect(answers.refusal).toBeTruthy()
  // A game that does not say it itself.
  const { shown } = session
  if (!shown) throw new Error('no board')
  session.shown = { ...shown, words: { ...shown.words, idle: undefined } as never }
  expect(answers.whyNot(lit)).toBe(w.refused['not-your-turn'])
})

test('what the table refuses is said in the words of the house', async () => {
  const { session, hear, answers } = await seated(othersBid())
  hear({ t: 'no', id: 'x', why: 'stale', sentence: '' })
  expect(answers.refusal).toBe(w.refused.stale)
  expect(session.refusal?.why).toBe('stale')
  expect(answers.rule).toBeNull()
})

test('whoever listens hears each sentence once, with names, equal ones counted', async () => {
  const { session } = await seated(new Match())
  const words = session.shown?.words
  if (!words) throw new Error('no words')
  const events = [
    { type: 'table:agreed', by: 1 },
    { type: 'table:agreed', by: 1 },
    { type: 'table:declined', by: 0 },
  ]
  const seats = [
    { name: 'Isis', bot: null },
    { name: 'Seth', bot: null },
  ]
  expect(spokenOf(events as never, words, w, seats)).toBe('Seth agrees × 2. Isis declines')
})
