/** The names of a game in their several spellings, and how texts that name one game are made to name another. */
export interface Names {
  readonly id: string // king-list
  readonly camel: string // kingList
  readonly pascal: string // KingList
  readonly title: string // King List
}

export function namesOf(id: string): Names {
  const words = id.split('-').map(word => word.charAt(0).toUpperCase() + word.slice(1))
  const pascal = words.join('')
  return { id, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal, title: words.join(' ') }
}

/** A file of the template under the names of the new game. */
export function renamed(text: string, { id, camel, pascal, title }: Names): string {
  return text
    .replaceAll("'../../games/card.ts'", "'../card.ts'")
    .replaceAll("'../../../games/suite.ts'", "'../../suite.ts'")
    .replaceAll("'../../../games/index.ts'", "'../../index.ts'")
    .replaceAll("'../../../kernel/toy.ts'", "'./index.ts'")
    .replaceAll(/(?:T|t)he oasis|(?:D|d)ie Oase/g, title)
    .replaceAll('games/oasis/', `games/${id}/`)
    .replaceAll("'oasis'", `'${id}'`)
    .replaceAll(/\bOasis(?=[A-Z]|\b)/g, pascal)
    .replaceAll(/\boasis(?=[A-Z]|\b)/g, camel)
}

/** The toy game as the rules of a new one. */
export function rulesOf(toy: string, { id, camel, title }: Names): string {
  return toy
    .replaceAll(" from './", " from '../../../kernel/")
    .replace(
      /The oasis, the smallest complete game: (.*) Copy it .*$/m,
      `${title}: $1 As it grows, give each phase a file in phases/.`,
    )
    .replace(
      "  id: 'toy',\n  title: 'The oasis',\n  seats: { min: 2, max: 4 },\n",
      `  id: '${id}',\n  ...BOX,\n`,
    )
    .replace('export const toy:', `export const ${camel}:`)
    .replace(/^(import .*shape\.ts'\n)/m, "$1import { BOX } from './box.ts'\n")
}

/** A registry with one game more: after each line that names the last game, the same line with the new one's names. */
export function registered(text: string, last: Names, names: Names): string {
  const named = new RegExp(`\\b(${last.id}|${last.camel}|${last.pascal})(\\b|[A-Z])`)
  return text
    .split('\n')
    .flatMap(line => (named.test(line) ? [line, asNamed(line, last, names)] : [line]))
    .join('\n')
}

/** A line of a registry with another game's names. */
function asNamed(line: string, last: Names, { id, camel, pascal }: Names): string {
  // `horus,` is short for `horus: horus,`, which an id with a dash cannot be.
  const [, indent] = new RegExp(`^(\\s+)${last.camel},$`).exec(line) ?? []
  if (indent !== undefined) return `${indent}${id === camel ? camel : `'${id}': ${camel}`},`
  return line
    .replaceAll(`/${last.id}/`, `/${id}/`)
    .replace(new RegExp(`^(\\s+)'?${last.id}'?: `), `$1'${id}': `)
    .replaceAll(new RegExp(`\\b${last.pascal}(?=[A-Z]|\\b)`, 'g'), pascal)
    .replaceAll(new RegExp(`(?<!')\\b${last.camel}(?=[A-Z]|\\b)`, 'g'), camel)
}
