/**
 * A pseudo-language made out of English by program: longer words, accents on most letters, brackets round every sentence. Whatever reads as plain
 * English in it did not come from a catalogue; whatever loses a bracket is cut off. It takes the place of English on a development server of the
 * tests and nowhere else, so no built page can contain it.
 */
import type { Plugin } from 'vite'
import { type Altered, serveAltered } from './altered.ts'

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', e: 'é', i: 'í', n: 'ñ', o: 'ó', s: 'š', u: 'ú', y: 'ý' },
  ...{ A: 'Á', C: 'Ç', E: 'É', I: 'Í', N: 'Ñ', O: 'Ó', S: 'Š', U: 'Ú', Y: 'Ý' },
}
const VOWELS = /[aeiou]/
/** Gaps and seats stay what they are. */
const KEPT = /(@?\{\w+\}|@\d)/

/** Every third vowel twice: about as much longer as German is. */
function stretched(text: string): string {
  let vowels = 0
  return [...text]
    .map(letter => {
      const accented = ACCENTS[letter] ?? letter
      return VOWELS.test(letter) && ++vowels % 3 === 1 ? `${accented}${accented}${accented}` : accented
    })
    .join('')
}

/** A sentence in the pseudo-language; numbers and signs are the same everywhere. */
export const pseudoSentence = (sentence: string): string =>
  /\p{L}{2}/u.test(sentence.replaceAll(/\{\w+\}/g, ''))
    ? `[${sentence
        .split(KEPT)
        .map((part, i) => (i % 2 === 0 ? stretched(part) : part))
        .join('')}]`
    : sentence

/** A whole catalogue in the pseudo-language. */
export function pseudo<T>(data: T): T {
  if (typeof data === 'string') return pseudoSentence(data) as T
  if (Array.isArray(data)) return data.map(pseudo) as T
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, inner]) => [key, pseudo(inner)])) as T
}

const CATALOGUE = /\/(?:words(?:\/review)?|lesson)\/(?:(page|tips)\.)?en\.ts(?:\?rest)?$/
const CARD = /\/games\/[\w-]+\/card\.ts$/

/** Puts the pseudo-language in the place of English. */
const inPlaceOfEnglish = (): Plugin => ({
  name: 'pseudo',
  enforce: 'pre',
  resolveId: id => (id === 'virtual:pseudo' ? `\0${id}` : undefined),
  load: id => (id === '\0virtual:pseudo' ? inBrowser() : undefined),
  transform(code, id) {
    if (CARD.test(id))
      return code.replace(
        /(\ben: )'([^'\n]*)'/,
        (_, key, text) => `${key}${JSON.stringify(pseudoSentence(text))}`,
      )
    const found = CATALOGUE.exec(id)
    if (!found) return undefined
    const [, name = 'en'] = found
    const plain = code.replace(new RegExp(`^export const ${name}\\b`, 'm'), 'const plainEnglish')
    return `import { pseudo } from 'virtual:pseudo'\n${plain}\nexport const ${name} = pseudo(plainEnglish)\n`
  },
})

/** The functions above as the page runs them; this file itself needs Node. */
const inBrowser = (): string =>
  [
    `const ACCENTS = ${JSON.stringify(ACCENTS)}`,
    `const VOWELS = ${VOWELS}`,
    `const KEPT = ${KEPT}`,
    `const stretched = ${stretched}`,
    `const pseudoSentence = ${pseudoSentence}`,
    `export ${pseudo}`,
  ].join('\n')

/** A development server that speaks the pseudo-language: of the page, with a real server behind it, or of the gallery. */
export const servePseudo = (behind?: string): Promise<Altered> => serveAltered([inPlaceOfEnglish()], behind)
