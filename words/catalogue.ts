/**
 * Catalogues as data: sentences with named gaps, and how they are filled. A catalogue is a tree whose leaves are sentences
 * (`'{seat} pays {n} gold'`) or, where the words change with a number, one form for each plural category
 * (`{ one: '{n} stone', other: '{n} stones' }`): the gap `n` chooses. It holds no control flow, so a translator needs to know no program.
 */
import { LANGUAGES, type Language } from './languages.ts'

/** The forms of a sentence by plural category; the number in the gap `n` chooses. */
export type Forms = { readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string }

type GapsIn<Sentence> = Sentence extends `${string}{${infer Gap}}${infer Rest}` ? Gap | GapsIn<Rest> : never
type Filling<Gap extends string> = { readonly [gap in Gap]: gap extends 'n' ? number : string | number }
type Filled<Gap extends string> = [Gap] extends [never] ? string : (gaps: Filling<Gap>) => string

/** Whether all entries are forms of one sentence: an entry that happens to be called `other` does not make it so. */
type IsForms<Data> = Data extends Forms ? (keyof Data extends keyof Forms ? true : false) : false

/** A catalogue as the program reads it: sentences without gaps are strings, all others functions of their gaps. */
export type Bound<Data> = Data extends string
  ? Filled<GapsIn<Data>>
  : IsForms<Data> extends true
    ? Filled<GapsIn<Data[keyof Data]> | 'n'>
    : { readonly [entry in keyof Data]: Bound<Data[entry]> }

/** What a catalogue in another language looks like: the same entries; each may have forms of its own. */
export type Translated<Data> = Data extends string
  ? string | Forms
  : IsForms<Data> extends true
    ? string | Forms
    : { readonly [entry in keyof Data]: Translated<Data[entry]> }

const CATEGORIES: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other']
const GAP = /\{(\w+)\}/g

export const isForms = (data: object): data is Forms =>
  'other' in data &&
  Object.entries(data).every(([key, form]) => CATEGORIES.includes(key) && typeof form === 'string')

/** The names of the gaps of a sentence, or of all its forms together. */
export function gapsOf(sentence: string | Forms): readonly string[] {
  const forms = typeof sentence === 'string' ? [sentence] : ['{n}', ...Object.values(sentence)]
  return [...new Set(forms.flatMap(form => [...form.matchAll(GAP)].map(([, gap]) => gap)))].sort()
}

type Gaps = Readonly<Record<string, string | number>>

const fill = (sentence: string, gaps: Gaps): string => sentence.replace(GAP, (_, gap) => String(gaps[gap]))

/** Makes a catalogue speak: what the program reads, out of the data of one language. */
export function bind<Data>(data: Data | Translated<Data>, language: Language): Bound<Data> {
  const plural = new Intl.PluralRules(LANGUAGES[language].locale)
  const bound = (entry: unknown): unknown => {
    if (typeof entry === 'string')
      return gapsOf(entry).length === 0 ? entry : (gaps: Gaps) => fill(entry, gaps)
    if (typeof entry !== 'object' || entry === null)
      throw new Error(`A catalogue holds sentences, not ${entry}.`)
    if (Array.isArray(entry)) return entry.map(bound)
    if (isForms(entry)) return (gaps: Gaps) => fill(entry[plural.select(Number(gaps.n))] ?? entry.other, gaps)
    return Object.fromEntries(Object.entries(entry).map(([key, inner]) => [key, bound(inner)]))
  }
  return bound(data) as Bound<Data>
}

/** "A, B and C", as the language lists things. */
export const listIn = (language: Language, parts: readonly string[]): string =>
  new Intl.ListFormat(LANGUAGES[language].locale, { type: 'conjunction' }).format(parts)
