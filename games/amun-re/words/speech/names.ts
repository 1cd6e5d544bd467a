/** Names by id, and lists of things in words. */
import { listIn } from '../../../../words/catalogue.ts'
import type { Language } from '../../../../words/languages.ts'
import type { Take } from '../../rules/types.ts'
import type { Text } from '../types.ts'

type Power = keyof Text['power']
type Province = keyof Text['provinces']

/** Rules name cards and provinces by strings; the catalogue has an entry for each of them. */
export const powerOf = (text: Text, card: string): Text['power'][Power] => text.power[card as Power]
export const cardName = (text: Text, card: string): string => powerOf(text, card).name
export const provinceName = (text: Text, province: string): string => text.provinces[province as Province]

/** A number below zero with a real minus sign. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n))

type Items = Pick<Take, 'cards' | 'farmers' | 'stones'>

/** Items in words: "2 cards and 1 stone". */
export const itemsIn =
  (text: Text, language: Language) =>
  ({ cards, farmers, stones }: Items): string => {
    const parts = [
      ...(cards ? [text.cards({ n: cards })] : []),
      ...(farmers ? [text.farmers({ n: farmers })] : []),
      ...(stones ? [text.stones({ n: stones })] : []),
    ]
    return parts.length > 0 ? listIn(language, parts) : text.nothing
  }
