/** The games on the screen: each board with its rules is fetched when a table needs it, its words in each language when that is spoken. */
import { type GameId, isGame } from '../games/cards.ts'
import type { AnyGame } from '../kernel/game.ts'
import { bind } from '../words/catalogue.ts'
import type { GameWords } from '../words/game.ts'
import type { Language } from '../words/languages.ts'
import type { BoardKit } from './kit/board.ts'
import { language } from './kit/language.svelte.ts'
import { openGame } from './opened.ts'
import { accompany } from './words.ts'

interface Loaded {
  readonly kit: BoardKit
  readonly game: AnyGame
}

export interface Shown extends Loaded {
  /** In the viewer's language. Live: read it where it is used. */
  readonly words: GameWords
}

/** The registry forgets what only the board of a game knows of its views and actions. */
function loaded(kit: object, rules: object): Loaded {
  const game = rules as AnyGame
  openGame(game)
  return { kit: kit as BoardKit, game }
}

const loaders: Readonly<Record<GameId, () => Promise<Loaded>>> = {
  'amun-re': () => import('../games/amun-re/board/index.ts').then(at => loaded(at.amunReBoard, at.amunRe)),
  aton: () => import('../games/aton/board/index.ts').then(at => loaded(at.atonBoard, at.aton)),
  dahschur: () =>
    import('../games/dahschur/board/index.ts').then(at => loaded(at.dahschurBoard, at.dahschur)),
  horus: () => import('../games/horus/board/index.ts').then(at => loaded(at.horusBoard, at.horus)),
}

const catalogues = import.meta.glob<Readonly<Record<string, object>>>('../games/*/words/??.ts')
/** By game and language, once they have been fetched. */
const spoken = new Map<string, GameWords>()

/** The words of a game in some language; remembered once they are here. */
export async function wordsIn(id: GameId, spokenIn: Language): Promise<GameWords> {
  const name = `${id} ${spokenIn}`
  const known = spoken.get(name)
  if (known) return known
  const { kit } = await loaders[id]()
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

const open = new Set<GameId>()

/** A game with its board and the words of the language that is spoken; remembered once it is here. */
export async function load(id: string): Promise<Shown> {
  if (!isGame(id)) throw new Error(`There is no game "${id}".`)
  if (!open.has(id)) {
    open.add(id)
    accompany(next => wordsIn(id, next)) // before anything is fetched: another language may be chosen meanwhile
  }
  const [{ kit, game }] = await Promise.all([loaders[id](), wordsIn(id, language.now)])
  return {
    kit,
    game,
    get words() {
      const words = spoken.get(`${id} ${language.now}`)
      if (!words) throw new Error(`The words of "${id}" have not been fetched in "${language.now}".`)
      return words
    },
  }
}
