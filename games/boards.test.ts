/** What every board promises: exactly one way of lit elements to every legal action, and words in both languages for everything that can happen. */
import { expect, test } from 'vitest'
import { finals } from '../kernel/final.ts'
import type { AnyGame, RuleId } from '../kernel/game.ts'
import type { BoardKit, GameWords, Language, Path } from '../web/kit/board.ts'
import { load, wordsIn } from '../web/wholes.ts'
import { bind } from '../words/catalogue.ts'
import { type AskedWords, halve } from '../words/game.ts'
import { GAMES, type GameId } from './cards.ts'
import { walk, walkQuestions } from './golden.ts'
import { catalogueOf } from './words.ts'

const LANGUAGES: readonly Language[] = ['de', 'en']

const begins = (path: Path, prefix: Path): boolean => prefix.every((key, i) => path[i] === key)

/** Why these paths are not one way to each action; undefined if they are. */
function ambiguous(paths: readonly Path[]): string | undefined {
  const sorted = [...paths].sort((a, b) => (a.join('\n') < b.join('\n') ? -1 : 1))
  for (const [i, path] of sorted.entries()) {
    if (path.length === 0) return 'an action without a path'
    const before = sorted[i - 1]
    if (before && begins(path, before)) return `${before.join(' → ')} leads to two actions`
  }
  return undefined
}

function ruleIds(words: GameWords): string[] {
  return words.rules.flatMap(({ rules }) => rules.map(([id]) => id))
}

/** What a table says before the rest is fetched. */
async function firstIn(id: GameId, language: Language): Promise<AskedWords> {
  const { first } = halve((await catalogueOf(id, language)) as Record<string, unknown>)
  const { speech } = await import(`./${id}/words/speech.ts`)
  return speech(bind(first, language), language)
}

async function wordsOfEverything(kit: BoardKit, game: AnyGame, id: GameId): Promise<string[]> {
  const spoken = await Promise.all(
    LANGUAGES.map(
      async language => [language, await wordsIn(id, language), await firstIn(id, language)] as const,
    ),
  )
  const missing = new Set<string>()
  const need = (what: string, text: unknown): void => {
    if (typeof text !== 'string' || text.trim() === '' || /undefined|NaN|\[object/.test(text))
      missing.add(`${what}: ${text}`)
  }
  walk(id, (state, _, events) => {
    const turn = game.turn(state)
    for (const [language, words, first] of spoken) {
      for (const event of events) {
        const text = words.happened(event)
        if (text !== null) need(`${language} happened ${JSON.stringify(event)}`, text)
      }
      if (turn.kind !== 'seats') continue
      for (const seat of turn.seats) {
        const view = game.view(state, seat)
        need(`${language} asked ${JSON.stringify(turn)}`, words.asked(view, []))
        need(`${language} waiting`, words.waiting(game.view(state, null)))
        const isFirst =
          first.asked(view, []) === words.asked(view, []) && first.waiting(view) === words.waiting(view)
        if (!isFirst) missing.add(`${language} first words ${JSON.stringify(turn)}`)
        for (const action of game.candidates(state, seat))
          for (const key of kit.pathOf(action, view, true))
            need(`${language} key ${key}`, first.key(key, view))
        for (const { label, value } of words.facts(view, seat)) {
          need(`${language} fact`, label)
          need(`${language} fact ${label}`, String(value))
        }
      }
    }
  })
  return [...missing].slice(0, 10)
}

for (const id of GAMES) {
  test(`${id}: there is exactly one way to every legal action of every golden match`, async () => {
    const { kit, game } = await load(id)
    const wrong: string[] = []
    walkQuestions(id, (state, seat) => {
      const view = game.view(state, seat)
      const legal = game.legal(state, seat)
      const final = new Set(finals(game, state, seat, legal).map(([n]) => n))
      // What is final is asked once more; or everything, or nothing, as the viewer has set it.
      for (const isFinal of [(n: number) => final.has(n), () => true, () => false]) {
        const fault = ambiguous(legal.map((action, n) => kit.pathOf(action, view, isFinal(n))))
        if (fault) wrong.push(fault)
      }
    })
    expect(wrong.slice(0, 5)).toEqual([])
  })

  test(`${id}: every candidate that is refused has a path too, so that its elements say why`, async () => {
    const { kit, game, words } = await load(id)
    const wrong: string[] = []
    walkQuestions(id, (state, seat) => {
      const view = game.view(state, seat)
      for (const action of game.candidates(state, seat)) {
        const rule = game.why(state, seat, action)
        if (kit.pathOf(action, view, false).length === 0) wrong.push(`no path for ${JSON.stringify(action)}`)
        if (rule !== undefined && !ruleIds(words).includes(rule)) wrong.push(`no rule ${rule}`)
      }
    })
    expect([...new Set(wrong)].slice(0, 5)).toEqual([])
  })

  test(`${id}: German and English have words for everything that happens in the golden matches`, async () => {
    const { kit, game } = await load(id)
    expect(await wordsOfEverything(kit, game, id)).toEqual([])
  })

  test(`${id}: both languages tell the same rules, and all that are cited`, async () => {
    const { game } = await load(id)
    const [de, en] = await Promise.all([wordsIn(id, 'de'), wordsIn(id, 'en')])
    expect(ruleIds(de)).toEqual(ruleIds(en))
    expect(new Set(ruleIds(en)).size).toBe(ruleIds(en).length)
    const cited = new Set<RuleId>()
    walk(id, state => {
      for (const { lines } of game.score(state)) for (const { rule } of lines) cited.add(rule)
    })
    const strangers = [...cited].filter(
      rule => !ruleIds(en).includes(rule) || !en.lines[rule] || !de.lines[rule],
    )
    expect(strangers).toEqual([])
    for (const { endings, options } of [de, en]) {
      expect(Object.keys(endings)).toEqual(expect.arrayContaining([...game.meta.endings]))
      expect(Object.keys(options).sort()).toEqual(game.meta.options.map(option => option.id).sort())
    }
  })
}
