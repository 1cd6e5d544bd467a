/** No word on the page that does not come from the catalogues, and none in them that nobody says. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isForms } from '../words/catalogue.ts'
import { en } from '../words/en.ts'

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? sources(path) : /\.(?:svelte|ts)$/.test(entry.name) ? [path] : []
  })
const components = (folder: string): string[] => sources(folder).filter(path => path.endsWith('.svelte'))

const boards = readdirSync('games', { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => join('games', name, 'board'))

/** What stands between tags, without scripts, styles, comments, expressions and the tags themselves. */
function looseText(source: string): string[] {
  const markup = source.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<!--[\s\S]*?-->|&\w+;/g, '')
  const spoken = [
    ...markup.matchAll(/(?:aria-label|aria-description|title|placeholder|alt|label|explain)="([^"{}]*)"/g),
  ]
  return [...between(markup), ...spoken.map(([, text]) => text)].filter(text => /\p{L}{2}/u.test(text))
}

/** Text outside of tags and of braces; braces nest. */
function between(markup: string): string[] {
  const found: string[] = []
  let text = ''
  let depth = 0
  let inTag = false
  for (const char of markup) {
    if (char === '{') depth++
    else if (char === '}') depth--
    else if (depth > 0) continue
    else if (char === '<' && !inTag) {
      found.push(text.trim())
      text = ''
      inTag = true
    } else if (char === '>' && inTag) inTag = false
    else if (!inTag) text += char
  }
  return [...found, text.trim()]
}

/** Roman numerals are the same in every language. */
const SAME = /^[IVX]+$/

test('no component holds a text of its own', () => {
  const strays = ['web', ...boards].flatMap(components).flatMap(path =>
    looseText(readFileSync(path, 'utf8'))
      .filter(text => !SAME.test(text))
      .map(text => `${path}: ${text}`),
  )
  expect(strays).toEqual([])
})

test('the test above finds texts where they hide', () => {
  expect(looseText('<p>Hello {name}!</p><b aria-label="Close it">{#if a > b}x{/if}</b>')).toEqual([
    'Hello !',
    'Close it',
  ])
})

/** Entries that no source names: neither by their path nor, where code picks from a section by name, by that name. */
function unused(section: object, source: string, path = ''): string[] {
  return Object.entries(section).flatMap(([key, value]) => {
    const name = `${path}.${key}`
    const isPicked =
      path !== '' &&
      (source.includes(`${path}[`) || source.includes(`entryOf(w${path},`)) &&
      source.includes(`'${key}'`)
    const isNamed = new RegExp(`${name.replaceAll('.', '\\.')}\\b`).test(source)
    if (isPicked) return []
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && !isForms(value))
      return unused(value, source, name)
    return isNamed ? [] : [name]
  })
}

test('every entry is used', () => {
  const source = ['web', 'bots', 'table', 'server', 'kernel']
    .flatMap(sources)
    .concat(join('words', 'tell.ts'))
    .map(path => readFileSync(path, 'utf8'))
    .join('\n')
  expect(unused(en, source)).toEqual([])
})
