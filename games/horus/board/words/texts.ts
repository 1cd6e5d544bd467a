/** What the board of Horus says besides the words every game has: the same shape in every language. */
import type { Language } from '../../../../web/kit/board.ts'
import type { View } from '../../rules/types.ts'
import type { Reminder } from '../facts.ts'
import type { Region } from '../map.ts'
import type { Contacts } from '../preview.ts'
import { textsDe } from './texts.de.ts'
import { textsEn } from './texts.en.ts'

export interface Texts {
  readonly map: string
  readonly zoom: { readonly closer: string; readonly farther: string; readonly whole: string }
  /** Buttons that bring all that can be chosen into sight. */
  allPlaces(n: number): string
  allRegions(n: number): string
  /** By kind of tile. */
  readonly kinds: readonly string[]
  end(end: number): string
  water(tiles: number): string
  /** A region in a few words, and all that is to be said of it. */
  regionName(region: Region): string
  region(region: Region): string
  contacts(contacts: Contacts): string
  /** A position, in tiles from the start tile. */
  place(x: number, y: number): string
  readonly explains: {
    readonly river: string
    readonly kinds: readonly string[]
    readonly use: { readonly river: string; readonly necropolis: string }
    end(free: number): string
    nile(isLeft: boolean): string
  }
  readonly supplies: string
  stackName(stack: number, left: number): string
  stack(stack: number, left: number, empty: number): string
  bag(left: number): string
  bagHolds(bag: readonly number[]): string
  pile(left: number): string
  pileExplain(discards: number): string
  cardName(card: number): string
  card(card: number, view: View): string
  readonly playedCard: string
  held(kind: number): string
  heldExplain(kind: number): string
  round(n: number): string
  /** Short for the map, long for the bubble and the notes. */
  readonly reminders: Readonly<Record<Reminder, (view: View) => readonly [string, string]>>
  readonly notes: {
    readonly reminders: string
    readonly bag: string
    readonly bagIntro: string
    readonly chance: string
    readonly cards: string
    cardsIntro(isPlayer: boolean): string
    readonly size: string
    readonly any: string
  }
}

const all: Readonly<Record<Language, Texts>> = { de: textsDe, en: textsEn }

export const texts = (language: Language): Texts => all[language]
