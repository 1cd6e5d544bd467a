/** The games name things alike: keys are taken apart by one function of one form, catalogues have the same sections, and whoever watches is told so. */
import { expect, test } from 'vitest'
import { load } from '../web/wholes.ts'
import type { GameWords, Key } from '../words/game.ts'
import { LANGUAGES, type Language } from '../words/languages.ts'
import { GAMES, type GameId } from './cards.ts'
import { walkQuestions } from './golden.ts'
import { catalogueOf, wordsOf } from './words.ts'

interface Keys {
  readonly DO: Readonly<Record<string, unknown>>
  takeApart(key: Key): { readonly kind: string; readonly doing?: string } | null
}

interface Reasons {
  idleOf(key: Key, view: unknown): { readonly entry: string } | null
}

const keysOf = (id: GameId): Promise<Keys> => import(`./${id}/board/keys.ts`)
const reasonsOf = (id: GameId): Promise<Reasons> => import(`./${id}/board/reasons.ts`)

const SECTIONS = [
  'asked',
  'waiting',
  'keys',
  'do',
  'happened',
  'idle',
  'reasons',
  'facts',
  'lines',
  'endings',
  'rules',
]

/** Every key that leads to an action in the golden matches, and what a spectator sees while it does. */
async function walkKeys(id: GameId, visit: (key: Key, watched: unknown) => void): Promise<void> {
  const { kit } = await load(id)
  const met = new Set<Key>()
  walkQuestions(id, (state, seat, game) => {
    const view = game.view(state, seat)
    const keys = game.candidates(state, seat).flatMap(action => kit.pathOf(action, view, true))
    const fresh = keys.filter(key => !met.has(key))
    const watched = fresh.length > 0 ? game.view(state, null) : null
    for (const key of fresh) {
      met.add(key)
      visit(key, watched)
    }
  })
}

for (const id of GAMES) {
  test(`${id}: every key is taken apart, a button into what it does, and a strange one into nothing`, async () => {
    const { DO, takeApart } = await keysOf(id)
    const wrong = new Set<Key>()
    await walkKeys(id, key => {
      const [kind, name] = key.split(':')
      const taken = takeApart(key)
      const isRight = taken?.kind === kind && (kind !== 'do' || (taken.doing === name && name in DO))
      if (!isRight) wrong.add(key)
    })
    expect([...wrong].slice(0, 5)).toEqual([])
    expect(['do:dance', 'do', 'sphinx:3', ''].map(takeApart)).toEqual([null, null, null, null])
  })

  test(`${id}: whoever watches is told so`, async () => {
    const { idleOf } = await reasonsOf(id)
    const speakers: GameWords[] = await Promise.all(
      (Object.keys(LANGUAGES) as Language[]).map(language => wordsOf(id, language)),
    )
    const entries = new Set<string>()
    const said = new Set<string | null | undefined>()
    await walkKeys(id, (key, watched) => {
      const idle = idleOf(key, watched)
      if (idle === null) return
      entries.add(idle.entry)
      for (const words of speakers) said.add(words.idle?.(key, watched))
    })
    expect([...entries]).toEqual(['watching'])
    expect(said.size).toBe(speakers.length)
  })

  test(`${id}: its catalogues have the sections that its siblings' have`, async () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      const catalogue = await catalogueOf(id, language)
      expect(Object.keys(catalogue)).toEqual(expect.arrayContaining(SECTIONS))
    }
  })
}
