/** The boards of the games: each is fetched when a table needs it, its words in each language when that is spoken. All else of a game comes when its board stands (web/wholes.ts). */
import { type GameId, isGame } from '../games/cards.ts'
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

const boards: Readonly<Record<GameId, () => Promise<object>>> = {
  'amun-re': () => import('../games/amun-re/board/index.ts').then(at => at.amunReBoard),
  aton: () => import('../games/aton/board/index.ts').then(at => at.atonBoard),
  dahschur: () => import('../games/dahschur/board/index.ts').then(at => at.dahschurBoard),
  horus: () => import('../games/horus/board/index.ts').then(at => at.horusBoard),
}

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
export async function kitOf(id: GameId): Promise<BoardKit> {
  const board = (await boards[id]()) as BoardKit
  const kit = kits.get(id) ?? { ...board, motion: STILL }
  kits.set(id, kit)
  return kit
}

/** What a file of words has, by language. */
export type WordsFile = Readonly<Record<string, object>>
export const catalogues = import.meta.glob<WordsFile>('../games/*/words/??.ts')
/** By game and language, once they have been fetched. */
const spoken = new Map<string, GameWords>()

/** What the board of a game needs to speak in some language; remembered once it is here. */
export async function firstWordsIn(id: GameId, spokenIn: Language): Promise<GameWords> {
  const name = `${id} ${spokenIn}`
  const known = spoken.get(name)
  if (known) return known
  const kit = await kitOf(id)
  const words = kit.words?.[spokenIn] ?? askIn(kit, spokenIn, await catalogueIn(catalogues, id, spokenIn))
  spoken.set(name, spoken.get(name) ?? words)
  return wordsNow(id, spokenIn)
}

/** The catalogue of a game among such files. */
export async function catalogueIn(files: typeof catalogues, id: GameId, spokenIn: Language): Promise<object> {
  const fetch = files[`../games/${id}/words/${spokenIn}.ts`]
  if (!fetch) throw new Error(`"${id}" has no words in "${spokenIn}".`)
  return (await fetch())[spokenIn]
}

/** What is told later is added to these words when it has been fetched. */
function askIn({ speech }: BoardKit, spokenIn: Language, catalogue: object): GameWords {
  if (!speech) throw new Error('The board of a game has neither words nor a way to speak.')
  return speech(bind(catalogue, spokenIn) as never, spokenIn) as GameWords
}

const known = new Set<string>()

/** From now on this of a game is fetched, too, before another language is spoken; to be called before anything is fetched: another one may be chosen meanwhile. */
export function accompanyOnce(name: string, fetch: (next: Language) => Promise<unknown>): void {
  if (known.has(name)) return
  known.add(name)
  accompany(fetch)
}

export function gameNamed(id: string): GameId {
  if (!isGame(id)) throw new Error(`There is no game "${id}".`)
  return id
}

export function wordsNow(id: GameId, spokenIn = language.now): GameWords {
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
