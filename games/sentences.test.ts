/** Every sentence that the games say in their golden matches, in every language: whole, in the right number, with all gaps filled; and no entry that nobody says. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RuleId } from '../kernel/game.ts'
import type { BoardKit } from '../web/kit/board.ts'
import { load } from '../web/wholes.ts'
import { bind, type Forms, isForms } from '../words/catalogue.ts'
import type { GameWords } from '../words/game.ts'
import { LANGUAGES, type Language } from '../words/languages.ts'
import { GAMES, type GameId } from './cards.ts'
import { walk, walkQuestions } from './golden.ts'
import { catalogueOf, speechOf, wordsOf } from './words.ts'

const languages = Object.keys(LANGUAGES) as Language[]

const SLIPS = /[<|>]|undefined|\bNaN\b|\[object|\{\w+\}|\.\.(?!\.)|\S {2,}\S|\s[.,;!](?:\s|$)|^\s|\s$/

/** Candidates are refused by rules of the game, never by the kernel. */
const isRule = (rule: string | undefined): rule is RuleId => rule !== undefined && /^\d/.test(rule)

type Leaf = readonly [path: string, sentence: string | Forms]

/** The sentences of a catalogue by their paths. */
function leavesOf(entry: unknown, path: string): Leaf[] {
  if (typeof entry === 'string') return [[path, entry]]
  const section = entry as object
  if (isForms(section)) return [[path, section]]
  return Object.entries(section).flatMap(([key, inner]) =>
    leavesOf(inner, path === '' ? key : `${path}.${key}`),
  )
}

/** "1 stones": words that stand behind a number in the plural only. */
function wrongSingulars(catalogue: object): RegExp {
  const behind = (form: string | undefined): string[] =>
    [...(form ?? '').matchAll(/\{n\} (\p{L}+)/gu)].map(([, word]) => word)
  const forms = leavesOf(catalogue, '').flatMap(([, sentence]) =>
    typeof sentence === 'string' ? [] : [sentence],
  )
  const singulars = new Set(forms.flatMap(({ one }) => behind(one)))
  const plurals = forms
    .filter(({ one }) => behind(one).length > 0)
    .flatMap(({ other }) => behind(other).filter(word => !singulars.has(word)))
  return new RegExp(`(?<![@\\d.,–+-])1 (?:${[...new Set(plurals), '(?!)'].join('|')})(?!\\p{L})`, 'u')
}

/** A catalogue that remembers which of its sentences were read. */
function listening<T>(bound: T, heard: Set<string>, path = ''): T {
  if (typeof bound !== 'object' || bound === null) {
    heard.add(path)
    return bound
  }
  return new Proxy(bound, {
    get: (target, key) =>
      typeof key === 'symbol' || !Object.hasOwn(target, key) || Array.isArray(target)
        ? Reflect.get(target, key)
        : listening(Reflect.get(target, key), heard, path === '' ? key : `${path}.${key}`),
  })
}

interface Speaker {
  readonly words: GameWords
  readonly catalogue: object
  readonly heard: Set<string>
}

async function speakerOf(id: GameId, language: Language): Promise<Speaker> {
  const catalogue = await catalogueOf(id, language)
  const heard = new Set<string>()
  const words = (await speechOf(id))(listening(bind(catalogue, language), heard), language)
  return { words, catalogue, heard }
}

/** Has everything said that can be said in the golden matches. */
function sayEverything(
  id: GameId,
  kit: BoardKit,
  words: GameWords,
  hear: (text: string | null | undefined) => void,
): void {
  walk(id, (_, __, events) => {
    for (const event of events) for (const you of [null, 0, 1]) hear(words.happened(event, you))
  })
  walkQuestions(id, (state, seat, game) => {
    const view = game.view(state, seat)
    hear(words.waiting(game.view(state, null)))
    for (const { label, value } of words.facts(view, seat)) hear(`${label} ${value}`)
    for (const action of game.candidates(state, seat)) {
      const path = kit.pathOf(action, view, true)
      for (const [n, key] of path.entries()) {
        hear(words.key(key, view))
        hear(words.asked(view, path.slice(0, n)))
      }
      const rule = game.why(state, seat, action)
      if (isRule(rule)) hear(words.reason?.(view, action, rule))
    }
  })
  for (const text of [...Object.values(words.lines), ...Object.values(words.endings)]) hear(text)
  for (const { label, explain, choices = {} } of Object.values(words.options))
    for (const text of [label, explain, ...Object.values(choices)]) hear(text)
}

for (const id of GAMES) {
  for (const language of languages)
    test(`${id}: what is said in ${language} has no slips`, async () => {
      const { kit } = await load(id)
      const { words, catalogue } = await speakerOf(id, language)
      const singular = wrongSingulars(catalogue)
      const wrong = new Set<string>()
      sayEverything(id, kit, words, text => {
        if (typeof text === 'string' && (text === '' || SLIPS.test(text) || singular.test(text)))
          wrong.add(text)
      })
      expect([...wrong].slice(0, 10)).toEqual([])
    })

  test(`${id}: whoever reads about themselves reads "you", in every language`, async () => {
    const speakers = await Promise.all(languages.map(language => wordsOf(id, language)))
    const named = new Set<string>()
    walk(id, (_, __, events) => {
      for (const event of events)
        for (const words of speakers)
          for (const you of [0, 1, 2, 3, 4]) {
            const text = words.happened(event, you)
            if (text?.includes(`@${you}`)) named.add(text)
          }
    })
    expect([...named].slice(0, 10)).toEqual([])
  })

  test(`${id}: every refusal says why in this position, in every language`, async () => {
    const speakers = await Promise.all(languages.map(language => wordsOf(id, language)))
    const silent = new Set<string>()
    walkQuestions(id, (state, seat, game) => {
      const view = game.view(state, seat)
      for (const action of game.candidates(state, seat)) {
        const rule = game.why(state, seat, action)
        if (!isRule(rule)) continue
        for (const words of speakers)
          if (!words.reason?.(view, action, rule)) silent.add(`${rule}: ${JSON.stringify(action)}`)
      }
    })
    expect([...silent].slice(0, 10)).toEqual([])
  })

  test(`${id}: every kind of element says why it cannot be used outside its phase`, async () => {
    const { kit } = await load(id)
    const speakers = await Promise.all(languages.map(language => wordsOf(id, language)))
    const known = new Map<string, string>() // one key of each kind
    const silent = new Set<string>()
    walkQuestions(id, (state, seat, game) => {
      const view = game.view(state, seat)
      const open = new Set(game.candidates(state, seat).flatMap(action => kit.pathOf(action, view, true)))
      for (const key of open) if (!key.startsWith('do:')) known.set(key.split(':')[0], key)
      const kinds = new Set([...open].map(key => key.split(':')[0]))
      for (const [kind, key] of known)
        if (!kinds.has(kind)) for (const words of speakers) if (!words.idle?.(key, view)) silent.add(kind)
    })
    expect([...silent]).toEqual([])
  })

  test(`${id}: every entry of the catalogue is used`, async () => {
    const { kit } = await load(id)
    const { words, catalogue, heard } = await speakerOf(id, 'en')
    sayEverything(id, kit, words, () => {})
    const sources = ['board', 'words', 'bot'].flatMap(folder =>
      readdirSync(join('games', id, folder), { recursive: true, encoding: 'utf8' })
        .filter(name => /\.(?:ts|svelte)$/.test(name) && !/^(?:rules\.)?\w\w\.ts$/.test(name))
        .map(name => readFileSync(join('games', id, folder, name), 'utf8')),
    )
    // What a board lends to the kit whole is named there.
    const kitFiles = readdirSync('web/kit').filter(name => name.endsWith('.svelte'))
    const source = [...sources, ...kitFiles.map(name => readFileSync(join('web/kit', name), 'utf8'))].join(
      '\n',
    )
    const named = new Set(source.match(/[\w-]+/g))
    // Said in a golden match, named in the source, or picked from its section by a name that comes from the rules.
    const isUsed = (path: string): boolean => {
      const [name, section] = path.split('.').reverse()
      return heard.has(path) || named.has(name) || source.includes(`.${section}[`)
    }
    const unused = leavesOf(catalogue, '')
      .map(([path]) => path)
      .filter(path => !path.startsWith('rules.') && !isUsed(path))
    expect(unused).toEqual([])
  })
}

/** Whoever asks which language is spoken says it in one language only: that belongs into the catalogues. */
const BRANCH = /(?:language|lang|locale)\s*[!=]==?\s*['"]\w\w['"]|['"](?:de|en)['"]\s*[!=]==?/

test('nothing outside the catalogues depends on the language', () => {
  const branches = ['web', 'games', 'words', 'table', 'server', 'bots', 'kernel', 'learn'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(?:ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
      .map(name => join(folder, name))
      .filter(path => BRANCH.test(readFileSync(path, 'utf8'))),
  )
  expect(branches).toEqual([])
})
