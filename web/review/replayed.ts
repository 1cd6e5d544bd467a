/** What a replay lends to its review: the place it shows, ways to go elsewhere, and its board to mark and to choose on. */
import type { Seat } from '../../kernel/game.ts'
import type { Frame } from '../../table/wire.ts'
import type { Chooser } from '../kit/chooser.svelte.ts'
import type { Sitter } from '../kit/table.ts'
import type { Shown } from '../wholes.ts'

/** All fields are live: read them where they are used, do not take them apart. */
export interface Replayed {
  readonly id: string
  readonly seats: readonly Sitter[]
  readonly shown: Shown
  readonly frames: readonly Frame[]
  readonly at: number
  /** Whose eyes the frames are. */
  readonly eyes: Seat | null
  /** The seat of whoever looks, null if they watched. */
  readonly own: Seat | null
  readonly address: string
  readonly chooser: Chooser
  /** Where the board is drawn. */
  readonly board: HTMLElement | null
  readonly move: (to: number) => void
  /** Looks through other eyes at the same place. */
  readonly look: (eyes: Seat | null) => Promise<void>
  /** Marks elements of the board by rank while this place is shown. */
  readonly mark: (ranks: ReadonlyMap<string, number>) => void
  /** Hears what was chosen on the board; null: nothing is asked. */
  readonly choose: (chosen: ((action: import('../../kernel/game.ts').ActionBase) => void) | null) => void
  /** The file of the match. */
  readonly file: () => Promise<string>
}
