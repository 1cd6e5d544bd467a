/** All of a game beside its board: its motion right after it, its rules and all that it tells when it stands. */
import type { GameId } from '../games/cards.ts'
import type { AnyGame } from '../kernel/game.ts'
import { bind } from '../words/catalogue.ts'
import type { GameWords, ToldWords } from '../words/game.ts'
import type { Language } from '../words/languages.ts'
import {
  accompanyOnce,
  catalogueIn,
  catalogues,
  type Drawn,
  firstWordsIn,
  gameNamed,
  kitOf,
  loadBoard,
  type WordsFile,
  wordsNow,
} from './boards.ts'
import type { Motion } from './kit/board.ts'
import { language } from './kit/language.svelte.ts'

/** All of a game. */
export interface Shown extends Drawn {
  readonly game: AnyGame
}

const rules = import.meta.glob<Readonly<Record<string, unknown>>>('../games/*/rules/index.ts')
const motions = import.meta.glob<Motion>('../games/*/board/motion.ts')
const tellers = import.meta.glob<Teller>('../games/*/words/telling.ts')
/** What is said only when the board stands: the built page has it in files of its own (tools/later-words.ts). */
const others = import.meta.glob<WordsFile>('../games/*/words/??.ts', { query: '?rest' })
/** By game and language: all words are here. */
const complete = new Set<string>()

interface Teller {
  telling(text: never, language: Language): ToldWords
}

/** The game itself, by what it says it is: its file calls it by a name of its own. */
export async function rulesOf(id: GameId): Promise<AnyGame> {
  const file = await rules[`../games/${id}/rules/index.ts`]()
  const game = (Object.values(file) as AnyGame[]).find(({ meta }) => meta?.id === id)
  if (!game) throw new Error(`The rules of "${id}" have no game.`)
  return game
}

/** Adds its motion to a board that somebody may hold already. */
export async function loadMotion(name: string): Promise<void> {
  const id = gameNamed(name)
  const [kit, motion] = await Promise.all([kitOf(id), motions[`../games/${id}/board/motion.ts`]()])
  Object.assign(kit, { motion })
}

/** All words of a game in some language. What was not there before is added to the words that somebody may hold already. */
export async function wordsIn(id: GameId, spokenIn: Language): Promise<GameWords> {
  const [kit, words] = await Promise.all([kitOf(id), firstWordsIn(id, spokenIn)])
  const name = `${id} ${spokenIn}`
  if (kit.words || complete.has(name)) return words
  const [{ telling }, ...parts] = await Promise.all([
    tellers[`../games/${id}/words/telling.ts`](),
    ...[catalogues, others].map(files => catalogueIn(files, id, spokenIn)),
  ])
  complete.add(name)
  const text = bind(Object.assign({}, ...parts), spokenIn)
  return Object.assign(words, telling(text as never, spokenIn), { text })
}

/** What stands in the catalogue of a game as it is: pages show it without fetching a board. */
export type Listed = Pick<GameWords, 'rules' | 'options' | 'about'>

export async function listedIn(id: GameId, spokenIn: Language): Promise<Listed> {
  const { rules, options = {}, about = '' } = (await catalogueIn(others, id, spokenIn)) as Listed
  return { rules, options, about }
}

/** All that a game says in the language that is spoken, for whatever is shown when the board stands. */
export async function loadWords(name: string): Promise<void> {
  const id = gameNamed(name)
  accompanyOnce(`${id} words`, next => wordsIn(id, next))
  await wordsIn(id, language.now)
}

/** All of a game: its board, its rules, and what they say. */
export async function load(name: string): Promise<Shown> {
  const id = gameNamed(name)
  const [{ kit }, game, { openGame }] = await Promise.all([
    loadBoard(id),
    rulesOf(id),
    import('./opened.ts'),
    loadWords(id),
    loadMotion(id),
  ])
  openGame(game)
  return {
    kit,
    game,
    get words() {
      return wordsNow(id)
    },
  }
}
