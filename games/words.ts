/** The words of any game in any language, for programs that have all files at hand: server, tools and tests. The page fetches them (web/boards.ts). */
import { bind } from '../words/catalogue.ts'
import type { GameWords } from '../words/game.ts'
import type { Language } from '../words/languages.ts'
import type { GameId } from './cards.ts'

type Speech = (text: unknown, language: Language) => GameWords

/** Found by their names, so that neither a game nor a language has to be listed here. */
export async function wordsOf(id: GameId, language: Language): Promise<GameWords> {
  return (await speechOf(id))(bind(await catalogueOf(id, language), language), language)
}

/** What a game says in some language, as data. */
export async function catalogueOf(id: GameId, language: Language): Promise<object> {
  const file: Readonly<Record<string, object>> = await import(`./${id}/words/${language}.ts`)
  return file[language]
}

/** All that a game says, out of a catalogue: what it asks and what it tells. */
export async function speechOf(id: GameId): Promise<Speech> {
  const [{ speech }, { telling }] = await Promise.all([
    import(`./${id}/words/speech.ts`),
    import(`./${id}/words/telling.ts`),
  ])
  return (text, language) => ({ ...speech(text, language), ...telling(text, language) })
}
