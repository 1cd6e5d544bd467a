/** The games on the screen: each board is fetched when a table needs it, its motion right after it, its rules when it stands, its words in each language when that is spoken. */
import { type GameId, isGame } from '../games/cards.ts'
import type { AnyGame } from '../kernel/game.ts'
import { bind } from '../words/catalogue.ts'
import type { GameWords } from '../words/game.ts'
import type { Language } from '../words/languages.ts'
import type { BoardKit, Motion } from './kit/board.ts'
import { language } from './kit/language.svelte.ts'
import { accompany } from './words.ts'

/** What a table needs to be drawn and to ask. */
export interface Drawn {
  readonly kit: BoardKit
  /** In the viewer's language. Live: read it where it is used. What is said later (`words/game.ts`) is not among them before it has been fetched. */
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

const motions = import.meta.glob<Motion>('../games/*/board/motion.ts')

/** Before the motion of a game is here, whatever happens is shown at once. */
const STILL: Motion = {
  movesOf: () => [],
  whereOf: () => [],
  weightOf: () => 'nothing',
  joins: () => true,
  heads: () => false,
  after: view => view,
  gainOf: () => null,
}

const kits = new Map<GameId, BoardKit>()

/** The registry forgets what only the board of a game knows of its views and actions. */
async function kitOf(id: GameId): Promise<BoardKit> {
  const board = (await boards[id]()) as BoardKit
  const kit = kits.get(id) ?? { ...board, motion: STILL }
  kits.set(id, kit)
  return kit
}

/** Adds its motion to a board that somebody may hold already. */
export async function loadMotion(name: string): Promise<void> {
  const id = gameNamed(name)
  const [kit, motion] = await Promise.all([kitOf(id), motions[`../games/${id}/board/motion.ts`]()])
  Object.assign(kit, { motion })
}

/** What a file of words has, by language. */
type File = Readonly<Record<string, object>>
const catalogues = import.meta.glob<File>('../games/*/words/??.ts')
/** What is said only when the board stands: the built page has it in files of its own (tools/later-words.ts). */
const others = import.meta.glob<File>('../games/*/words/??.ts', { query: '?rest' })
/** By game and language, once they have been fetched. */
const spoken = new Map<string, GameWords>()
const complete = new Set<string>()

/** What the board of a game needs to speak in some language; remembered once it is here. */
async function firstWordsIn(id: GameId, spokenIn: Language): Promise<GameWords> {
  const name = `${id} ${spokenIn}`
  const known = spoken.get(name)
  if (known) return known
  const kit = await kitOf(id)
  const words = kit.words?.[spokenIn] ?? speakAs(kit, spokenIn, await catalogueIn(catalogues, id, spokenIn))
  spoken.set(name, spoken.get(name) ?? words)
  return wordsNow(id, spokenIn)
}

/** All words of a game in some language. What was not there before is added to the words that somebody may hold already. */
export async function wordsIn(id: GameId, spokenIn: Language): Promise<GameWords> {
  const [kit, words] = await Promise.all([kitOf(id), firstWordsIn(id, spokenIn)])
  const name = `${id} ${spokenIn}`
  if (kit.words || complete.has(name)) return words
  const parts = await Promise.all([catalogues, others].map(files => catalogueIn(files, id, spokenIn)))
  complete.add(name)
  return Object.assign(words, speakAs(kit, spokenIn, Object.assign({}, ...parts)))
}

async function catalogueIn(files: typeof others, id: GameId, spokenIn: Language): Promise<object> {
  const fetch = files[`../games/${id}/words/${spokenIn}.ts`]
  if (!fetch) throw new Error(`"${id}" has no words in "${spokenIn}".`)
  return (await fetch())[spokenIn]
}

function speakAs({ speech }: BoardKit, spokenIn: Language, catalogue: object): GameWords {
  if (!speech) throw new Error('The board of a game has neither words nor a way to speak.')
  return speech(bind(catalogue, spokenIn) as never, spokenIn)
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

function wordsNow(id: GameId, spokenIn = language.now): GameWords {
  const words = spoken.get(`${id} ${spokenIn}`)
  if (!words) throw new Error(`The words of "${id}" have not been fetched in "${spokenIn}".`)
  return words
}

/** The board of a game with the words of the language that is spoken; remembered once it is here. */
export async function loadBoard(name: string): Promise<Drawn> {
  const id = gameNamed(name)
  accompanyOnce(id, next => firstWordsIn(id, next))
  const [kit] = await Promise.all([kitOf(id), firstWordsIn(id, language.now)])
  return {
    kit,
    get words() {
      return wordsNow(id)
    },
  }
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
  const [{ kit }, fetched, { openGame }] = await Promise.all([
    loadBoard(id),
    rules[id](),
    import('./opened.ts'),
    loadWords(id),
    loadMotion(id),
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
