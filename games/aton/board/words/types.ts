/** The labels of Aton's board: what it says beside the words every game has. */
import type { Colour } from '../../rules/data.ts'

export interface BoardWords {
  readonly board: string
  readonly temple: (temple: number) => string
  readonly templeShort: readonly string[]
  readonly templeExplain: readonly string[]
  readonly spaceExplain: Readonly<Record<Colour, string>>
  readonly cartoucheShort: readonly string[]
  readonly cartoucheExplain: readonly string[]
  readonly cartouche: (index: number, card: number | null, round: number) => string
  /** What a card does at a cartouche. */
  readonly effect: (index: number, card: number, round: number) => string
  readonly cardExplain: (value: number, index: number, round: number) => string
  readonly realmTitle: string
  readonly realm: (first: number, second: number) => string
  readonly realmExplain: string
  readonly supply: (seat: number, stones: number) => string
  readonly supplyExplain: string
  readonly track: (first: number, second: number) => string
  readonly trackExplain: string
  readonly races: string
  readonly race: (id: string) => string
  readonly cardsOut: string
  readonly value: string
}
