/** The games on the screen: each board is fetched when a table needs it, its rules when the board stands, its words in each language when that is spoken. */
import { type GameId, isGame } from '../games/cards.ts'
import type { AnyGame } from '../kernel/game.ts'
import { bind } from '../words/catalogue.ts'
import type { GameWords } from '../words/game.ts'
import type { Language } from '../words/languages.ts'
import type { BoardKit } from './kit/board.ts'
import { language } from './kit/language.svelte.ts'
import { accompany } from './words.ts'

/** What a table needs to be drawn and to ask. */
export interface Drawn {
  readonly kit: BoardKit
  /** In the viewer's language. Live: read it where it is used. What its rules say is not among them before all of the game is here. */
  readonly words: GameWords
}

/** All of a game. */
export interface Shown extends Drawn {
  readonly game: AnyGame
}

const boards: Readonly<Record<GameId, () => Promise<object>>> = {
  'amun-re': () => import('../games/amun-re/board/index.ts').then(at => at.amunReBoard),
  aton: () => import('../games/aton/board/index.ts').then(at => at.atonBoard),
  dahschur: () => import('../games/dahschur/board/index.ts').then(at => at.dahschurBoard),
  horus: () => import('../games/horus/board/index.ts').then(at => at.horusBoard),
}

const rules: Readonly<Record<GameId, () => Promise<object>>> = {
  'amun-re': () => import('../games/amun-re/rules/index.ts').then(at => at.amunRe),
  aton: () => import('../games/aton/rules/index.ts').then(at => at.aton),
  dahschur: () => import('../games/dahschur/rules/index.ts').then(at => at.dahschur),
  horus: () => import('../games/horus/rules/index.ts').then(at => at.horus),
}

/** The registry forgets what only the board of a game knows of its views and actions. */
const kitOf = async (id: GameId): Promise<BoardKit> => (await boards[id]()) as BoardKit

const catalogues = import.meta.glob<Readonly<Record<string, object>>>('../games/*/words/??.ts')
/** What the rules pages say: the built page leaves it out of the catalogues (vite.config.ts), and whoever only plays waits for none of it. */
const sections = import.meta.glob<{ readonly rules: GameWords['rules'] }>('../games/*/words/rules.??.ts')
/** By game and language, once they have been fetched. */
const spoken = new Map<string, GameWords>()

/** The words of a game in some language; remembered once they are here. */
export async function wordsIn(id: GameId, spokenIn: Language): Promise<GameWords> {
  const name = `${id} ${spokenIn}`
  const known = spoken.get(name)
  if (known) return known
  const kit = await kitOf(id)
  const words = kit.words?.[spokenIn] ?? (await speakAs(kit, id, spokenIn))
  spoken.set(name, words)
  return words
}

async function speakAs({ speech }: BoardKit, id: GameId, spokenIn: Language): Promise<GameWords> {
  const fetch = catalogues[`../games/${id}/words/${spokenIn}.ts`]
  if (!fetch || !speech) throw new Error(`"${id}" has no words in "${spokenIn}".`)
  const { [spokenIn]: catalogue } = await fetch()
  return speech(bind(catalogue, spokenIn) as never, spokenIn)
}

/** Adds to the words of a game what its rules say. */
async function rulesIn(id: GameId, spokenIn: Language): Promise<void> {
  const [words, fetched] = await Promise.all([
    wordsIn(id, spokenIn),
    sections[`../games/${id}/words/rules.${spokenIn}.ts`]?.(),
  ])
  if (fetched && words.rules.length === 0) Object.assign(words, { rules: fetched.rules })
}

const known = new Set<string>()

/** From now on this of a game is fetched, too, before another language is spoken; to be called before anything is fetched: another one may be chosen meanwhile. */
function accompanyOnce(name: string, fetch: (next: Language) => Promise<unknown>): void {
  if (known.has(name)) return
  known.add(name)
  accompany(fetch)
}

function gameNamed(id: string): GameId {
  if (!isGame(id)) throw new Error(`There is no game "${id}".`)
  return id
}

function wordsNow(id: GameId): GameWords {
  const words = spoken.get(`${id} ${language.now}`)
  if (!words) throw new Error(`The words of "${id}" have not been fetched in "${language.now}".`)
  return words
}

/** The board of a game with the words of the language that is spoken; remembered once it is here. */
export async function loadBoard(name: string): Promise<Drawn> {
  const id = gameNamed(name)
  accompanyOnce(id, next => wordsIn(id, next))
  const [kit] = await Promise.all([kitOf(id), wordsIn(id, language.now)])
  return {
    kit,
    get words() {
      return wordsNow(id)
    },
  }
}

/** All of a game: its board, its rules, and what they say. */
export async function load(name: string): Promise<Shown> {
  const id = gameNamed(name)
  accompanyOnce(`${id} rules`, next => rulesIn(id, next))
  const [{ kit }, fetched, { openGame }] = await Promise.all([
    loadBoard(id),
    rules[id](),
    import('./opened.ts'),
    rulesIn(id, language.now),
  ])
  const game = fetched as AnyGame
  openGame(game)
  return {
    kit,
    game,
    get words() {
      return wordsNow(id)
    },
  }
}
