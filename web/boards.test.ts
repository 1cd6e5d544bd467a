/** A language chosen while a board is on its way: whatever comes first, every word that is spoken is here. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { language } from './kit/language.svelte.ts'
import { load, wordsIn } from './wholes.ts'
import { speak, words } from './words.ts'

const before = language.now
beforeAll(() => void vi.stubGlobal('document', { documentElement: {} }))
afterAll(async () => {
  await speak(before)
  vi.unstubAllGlobals()
})

test('a game opened while another language is fetched has its words when that is spoken', async () => {
  await speak('en')
  const speaking = speak('de')
  const [shown] = await Promise.all([load('horus'), speaking])
  expect(language.now).toBe('de')
  expect(shown.words).toBe(await wordsIn('horus', 'de'))
})

test('a language chosen while a game is opened waits for the words of that game', async () => {
  await speak('en')
  const opening = load('dahschur')
  await speak('de')
  expect((await opening).words).toBe(await wordsIn('dahschur', 'de'))
})

test('who changes their mind gets what they chose last', async () => {
  await speak('de')
  const slow = speak('en')
  const quick = speak('de')
  await Promise.all([slow, quick])
  expect(language.now).toBe('de')
  expect(words().app.close).toBe('Schließen')
})
