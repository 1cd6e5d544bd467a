/** What the built page fetches before a first decision: few kilobytes, and nothing that is only wanted later. Sizes are the same on every machine. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { GameId } from '../games/cards.ts'
import { PAGES } from '../server/http/preloads.ts'

interface Chunk {
  readonly file: string
  readonly dynamicImports?: readonly string[]
  readonly imports?: readonly string[]
}

const chunks: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync('dist/web/chunks.json', 'utf8'))

/** The files that are fetched for these sources, with all that they import. */
function filesOf(keys: readonly string[]): ReadonlySet<string> {
  const all = new Set(keys)
  for (const key of all) {
    if (!chunks[key]) throw new Error(`The page has no file for ${key}.`)
    for (const other of chunks[key].imports ?? []) all.add(other)
  }
  return new Set([...all].map(key => chunks[key].file))
}

const kilobytes = (files: ReadonlySet<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`dist/web/${file}`), { level: 9 }).length, 0) /
  1024

const BEGIN = ['index.html', '../words/en.ts']
const tableOf = (game: GameId, page: string): ReadonlySet<string> =>
  filesOf([
    ...BEGIN,
    '../words/en.ts?table',
    page,
    `../games/${game}/board/index.ts`,
    `../games/${game}/words/en.ts`,
  ])

/** Wanted after the first decision, or by hardly anybody. */
const LATER =
  /^(?:wholes|table\/(?:more|script)|pages\/(?:Menu|Lobby|Site|Front|Replay|You|Rules|Lesson)|kit\/(?:Settings|tones)|learn\/|review\/|you\/|local\/(?:create|list|save|told)|\.\.\/games\/[\w-]+\/(?:rules\/index|lesson\/|board\/(?:motion|dock\/Order|Notes)|words\/(?:\w\w\.ts\?rest|telling))|\.\.\/words\/\w\w\.ts\?rest)/
const LATER_FILES = new Map(
  Object.entries(chunks).flatMap(([key, { file }]) => (LATER.test(key) ? [[file, key] as const] : [])),
)

/** In kilobytes, for every game with something to spare: what exceeds it has brought something along. */
const MOST: Readonly<Partial<Record<GameId, number>>> = {
  'amun-re': 75,
  aton: 60,
  dahschur: 79,
  horus: 75,
}

test.each(Object.keys(MOST) as GameId[])('a table of %s needs little for its first decision', game => {
  for (const page of ['pages/DeviceTable.svelte', 'pages/ServerTable.svelte']) {
    const files = tableOf(game, page)
    expect([...files].flatMap(file => LATER_FILES.get(file) ?? [])).toEqual([])
    expect(kilobytes(files)).toBeLessThan(MOST[game] ?? 0)
  }
})

/** The game whose board a file holds. */
const nameOf = (file: string): string | undefined =>
  Object.keys(MOST).find(game => file.startsWith(`assets/board-${game}-`))

test('the front page brings no table along', () => {
  const files = filesOf([...BEGIN, '../words/en.ts?site', 'pages/Site.svelte'])
  const ofTables = filesOf(['pages/DeviceTable.svelte', 'table/more.ts'])
  const ofPages = filesOf(['index.html'])
  const common = [...files].filter(file => ofTables.has(file) && !ofPages.has(file))
  expect(kilobytes(new Set(common))).toBeLessThan(5)
  expect(kilobytes(files)).toBeLessThan(43)
})

test('every page around the tables is named by the server at its address', () => {
  const later = chunks['pages/Site.svelte'].dynamicImports ?? []
  const pages = later.filter(key => /^(?:pages|signals)\/[A-Z]\w+\.svelte$/.test(key))
  expect(pages.length).toBeGreaterThan(8)
  expect(Object.values(PAGES)).toEqual(expect.arrayContaining(pages))
  for (const page of Object.values(PAGES)) expect(chunks[page]).toBeDefined()
})

test('what is wanted later is there to be fetched', () => {
  expect(LATER_FILES.size).toBeGreaterThan(20)
})

test.each(Object.keys(MOST) as GameId[])('a lesson of %s brings no board of another game along', game => {
  const files = filesOf([
    'pages/LessonTable.svelte',
    ...['board', 'rules', 'lesson']
      .map(folder => `../games/${game}/${folder}/index.ts`)
      .filter(key => chunks[key]),
  ])
  expect([...files].map(nameOf).filter(name => name !== undefined)).toEqual([game])
})
