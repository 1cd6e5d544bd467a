/** The import rules: which folder may use which. What this test does not allow does not exist. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** Clients, stores, tables and people made for tests: nothing that a player runs may need them. */
const FOR_TESTS =
  /^server\/testing\/|^(kernel|table|web\/table)\/testing\.ts$|^table\/watched\.ts$|^games\/[\w-]+\/rules\/(position\.ts$|testing\/)|^games\/(suite|scale|golden)\.ts$/
const MAY_USE_THEM = ['tests', 'what tests use', 'tools and e2e']

/** For each zone, the files it may import; the first zone that fits a file is its zone. */
const ZONES: readonly { name: string; files: RegExp; may: (from: string) => RegExp }[] = [
  { name: 'tests', files: /\.test\.ts$/, may: () => /./ },
  { name: 'what tests use', files: FOR_TESTS, may: () => /./ },
  { name: 'kernel', files: /^kernel\//, may: () => /^kernel\// },
  {
    name: 'rules',
    files: /^games\/[\w-]+\/rules\//,
    may: from => new RegExp(`^(kernel/|${gameOf(from)}rules/)`),
  },
  {
    name: 'bot of a game',
    files: /^games\/[\w-]+\/bot(\.ts$|\/)/,
    may: from => new RegExp(`^(kernel/|bots/(knowledge|network)|${gameOf(from)}(rules/|bot/))`),
  },
  {
    name: 'orders of a game',
    files: /^games\/[\w-]+\/orders\.ts$/,
    may: from => new RegExp(`^(kernel/|${gameOf(from)}rules/)`),
  },
  {
    name: 'golden plans',
    files: /^games\/[\w-]+\/golden\//,
    may: from => new RegExp(`^(kernel/|bots/|${gameOf(from)}rules/)`),
  },
  {
    name: 'facts and keys of a board',
    files: /^games\/[\w-]+\/board\/(facts|keys)\.ts$/,
    may: from => new RegExp(`^(kernel/|words/game|${gameOf(from)}(rules/|board/(facts|keys)\\.ts$))`),
  },
  {
    name: 'board',
    files: /^games\/[\w-]+\/board\//,
    may: from =>
      new RegExp(`^(kernel/|words/|web/kit/|svelte(/|$)|${gameOf(from)}((rules|words|board)/|orders\\.ts$))`),
  },
  {
    name: 'words of a game',
    files: /^games\/[\w-]+\/words\//,
    may: from =>
      new RegExp(`^(kernel/|words/|${gameOf(from)}(rules/|words/|board/(facts|keys|reasons)\\.ts$))`),
  },
  {
    name: 'lesson of a game',
    files: /^games\/[\w-]+\/lesson\//,
    may: from => new RegExp(`^(kernel/|learn/lesson|${gameOf(from)}(rules/|lesson/|board/keys\\.ts$))`),
  },
  { name: 'learn', files: /^learn\//, may: () => /^(kernel|learn)\/|^games\/(index|lessons)/ },
  { name: 'words', files: /^words\//, may: () => /^(kernel|words)\/|^table\/(refusals|wire)/ },
  {
    name: 'card of a game',
    files: /^games\/[\w-]+\/card\.ts$/,
    may: from => new RegExp(`^(games/card|${gameOf(from)}rules/box)`),
  },
  { name: 'card', files: /^games\/card\.ts$/, may: () => /^words\/languages/ },
  { name: 'registry', files: /^games\/\w+\.ts$/, may: () => /^(kernel|games|bots|learn|words)\// },
  { name: 'bots', files: /^bots\//, may: () => /^(kernel|games|bots)\// },
  {
    name: 'wire',
    files: /^table\/(wire|people)\.ts$/,
    may: () => /^(kernel\/|table\/(refusals|text|people|calendar|dates)|valibot$)/,
  },
  {
    name: 'table',
    files: /^table\//,
    may: () => /^(kernel|table)\/|^games\/(index|orders)|^bots\/(names|levels)/,
  },
  {
    name: 'store',
    files: /^server\/store\//,
    may: () => /^(kernel|table|server\/store)\/|^server\/people\/identity|^[^./]/,
  },
  { name: 'server', files: /^server\//, may: () => /^(kernel|games|bots|table|words|server)\/|^[^./]/ },
  { name: 'web', files: /^web\//, may: () => /^(kernel|games|bots|table|words|learn|web)\/|^[^./]/ },
  { name: 'tools and e2e', files: /^(tools|e2e)\/|^[\w.]+\.config\.ts$/, may: () => /./ },
]
const PURE =
  /^(kernel|bots|table|words|games\/[\w-]+\/(rules|golden|words|lesson|bot|board\/(facts|keys|reasons)\.ts)|games\/[\w-]+\/(bot|orders)\.ts)/
const gameOf = (file: string): string => file.split('/').slice(0, 2).join('/').concat('/')

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = normalize(join(folder, name))
    // Bundles, of released versions too, are products, not sources.
    if (['node_modules', 'dist', 'past'].includes(name) || name.startsWith('.')) return []
    if (statSync(path).isDirectory()) return sources(path)
    return /\.(ts|svelte|mjs)$/.test(name) ? [path] : []
  })
}

/** What a file imports: paths from the root of the project, or the names of packages. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  // The formatter puts the last line of every import and re-export in one of these forms.
  const found = [
    ...text.matchAll(/^(?:import|export|\}) [^'"\n]*from ['"]([^'"]+)['"]|\bimport ?\(?['"]([^'"]+)['"]/gm),
  ]
  return found.map(([, stated, dynamic]) => {
    const target = stated ?? dynamic
    return target.startsWith('.') ? normalize(join(dirname(file), target)) : target
  })
}

test('every file imports only what its zone may', () => {
  const wrong = sources('.').flatMap(file => {
    const zone = ZONES.find(({ files }) => files.test(file))
    if (!zone) return [`${file} lies in no zone`]
    const may = zone.may(file)
    const mayTest = MAY_USE_THEM.includes(zone.name)
    return importsOf(file).flatMap(target =>
      may.test(target) && (mayTest || !FOR_TESTS.test(target))
        ? []
        : [`${file} (${zone.name}) imports ${target}`],
    )
  })
  expect(wrong).toEqual([])
})

test('pure code knows no chance and no clock but those it is given', () => {
  const wrong = sources('.').filter(
    file =>
      PURE.test(file) &&
      !file.endsWith('.test.ts') &&
      /Math\.random|\bDate\b|performance\./.test(readFileSync(file, 'utf8')),
  )
  expect(wrong).toEqual([])
})

test('every source file opens with a sentence that says what it is for', () => {
  const silent = sources('.').filter(
    file => !/^(<!--|\/\*\*)[\s\S]*?[.:!?](\s|\*|-)/.test(readFileSync(file, 'utf8')),
  )
  expect(silent).toEqual([])
})
