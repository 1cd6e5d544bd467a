/** What a board may ask of the table it lies on: who sits where, what is lit, the words of the language. */
import { getContext, setContext } from 'svelte'
import type { Seat } from '../../kernel/game.ts'
import type { GameWords, Language } from './board.ts'
import type { Chooser } from './chooser.svelte.ts'
import { language } from './language.svelte.ts'
import { beginBoard } from './parts.ts'

/** Somebody at the table, as everybody may know them. */
export interface Sitter {
  readonly name: string
  readonly bot: string | null
}

/** All fields are live: read them where they are used, do not take them apart. */
export interface TableContext {
  readonly chooser: Chooser
  readonly seats: readonly Sitter[]
  /** The viewer's seat, or null for a spectator. */
  readonly seat: Seat | null
  readonly language: Language
  /** The words of this game in the viewer's language. */
  readonly words: GameWords
  /** The places that a line of the log points at just now. */
  readonly shown: ReadonlySet<string>
}

const KEY = Symbol('table')

/** How each field is read, whenever it is wanted. */
type Lent = { readonly [Field in Exclude<keyof TableContext, 'language'>]: () => TableContext[Field] }

/** For whoever shows a board: lends it a table. */
export function setTable(lent: Lent): void {
  beginBoard()
  const table: TableContext = {
    get chooser() {
      return lent.chooser()
    },
    get seats() {
      return lent.seats()
    },
    get seat() {
      return lent.seat()
    },
    get language() {
      return language.now
    },
    get words() {
      return lent.words()
    },
    get shown() {
      return lent.shown()
    },
  }
  setContext(KEY, table)
}

export const useTable = (): TableContext => getContext(KEY)

/** The catalogue of the game on the table, in the viewer's language. Live: call the result inside markup. */
export function useText<Text>(): () => Text {
  const table = useTable()
  return () => table.words.text as Text
}
