/** The documents are true: what they point at is there, every command they name exists and explains itself, and their lines can be read in a terminal. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../games/cards.ts'

const LEFT_OUT = ['node_modules', 'dist', 'data']

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = normalize(join(folder, entry.name))
    if (entry.isDirectory())
      return LEFT_OUT.includes(entry.name) || (entry.name.startsWith('.') && entry.name !== '.github')
        ? []
        : pagesIn(path)
    return entry.name.endsWith('.md') ? [path] : []
  })
}

const PAGES = pagesIn('.')
const textOf = (page: string): string => readFileSync(page, 'utf8')

/** A path from the root of the project, in code marks or as a link; a name with a star or a bracket stands for many. */
const PATH =
  /[`(]((?:kernel|games|bots|table|learn|words|server|web|e2e|tools|docs|fixtures|past)\/[\w./-]+)[`)]/g
const LINK = /\]\(([^)\s]+)\)/g

test('every file that a document names exists', () => {
  const missing = PAGES.flatMap(page =>
    [...textOf(page).matchAll(PATH)].flatMap(([, path]) => (existsSync(path) ? [] : [`${page}: ${path}`])),
  )
  expect(missing).toEqual([])
})

/** The addresses of a page's headings, as they are made for the web. */
const headings = (page: string): string[] =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('every link leads somewhere', () => {
  const dead = PAGES.flatMap(page =>
    [...textOf(page).matchAll(LINK)].flatMap(([, link]) => {
      if (/^https?:/.test(link)) return []
      const [path, heading] = link.split('#')
      const target = path === '' ? page : normalize(join(dirname(page), path))
      const isThere = existsSync(target) && (heading === undefined || headings(target).includes(heading))
      return isThere ? [] : [`${page}: ${link}`]
    }),
  )
  expect(dead).toEqual([])
})

test('the guides name every file that all games have, and every catalogue', () => {
  const unnamed = (page: string, files: readonly string[]): string[] =>
    files.filter(file => !/\.test\./.test(file) && !textOf(page).includes(file))
  const shared = ['bot', 'board', 'words', 'rules'].flatMap(folder =>
    readdirSync(`games/aton/${folder}`).filter(
      name => /\.\w+$/.test(name) && GAMES.every(id => existsSync(`games/${id}/${folder}/${name}`)),
    ),
  )
  expect(shared.length).toBeGreaterThan(20)
  expect(unnamed('docs/adding-a-game.md', shared)).toEqual([])
  const catalogues = ['words', 'words/review', 'games/aton/lesson'].flatMap(folder => readdirSync(folder))
  const english = catalogues.filter(name => /(^|\.)en\.ts$/.test(name))
  expect(unnamed('docs/adding-a-language.md', english)).toEqual([])
})

test('the map of the architecture has every folder', () => {
  const foldersIn = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true })
      .filter(entry => entry.isDirectory() && !/^\./.test(entry.name) && !LEFT_OUT.includes(entry.name))
      .map(({ name }) => normalize(join(folder, name)))
  const folders = ['.', 'server', 'web'].flatMap(foldersIn).map(path => path.replaceAll('\\', '/'))
  const map = textOf('docs/architecture.md')
  expect(folders.filter(folder => !map.includes(`\`${folder}/`))).toEqual([])
})

test('strangers find how to build, to report and to ask for a change, and the tests run for them', () => {
  const wanted = ['CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'SECURITY.md', '.editorconfig', '.nvmrc']
  const forGithub = ['ISSUE_TEMPLATE', 'pull_request_template.md', 'workflows/test.yml']
  const all = [...wanted, ...forGithub.map(name => `.github/${name}`)]
  expect(all.filter(path => !existsSync(path))).toEqual([])
})

/** What must stand in one line: rows of tables, and the list of ids that games/naming.test.ts reads. */
const ONE_LINE = /^\||^Rulings and cases:/

test('no line is longer than 200 characters, tables apart', () => {
  const long = PAGES.flatMap(page =>
    textOf(page)
      .split('\n')
      .flatMap((line, i) => (line.length > 200 && !ONE_LINE.test(line) ? [`${page}:${i + 1}`] : [])),
  )
  expect(long).toEqual([])
})

describe('every command that a document names exists, and --help says what it is for', () => {
  const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(textOf('package.json'))
  const named = new Set(
    PAGES.flatMap(page =>
      [...textOf(page).matchAll(/\bnpm (?:run ([a-z][\w-]*)|(start|test)\b)/g)].map(
        ([, run, short]) => run ?? short,
      ),
    ),
  )
  for (const name of [...named].sort())
    test(name, () => {
      expect(Object.keys(scripts)).toContain(name)
      if (!scripts[name].startsWith('node ')) return
      const [, ...words] = scripts[name].split(' ')
      const { status, stdout } = spawnSync(process.execPath, [...words, '--help'], { encoding: 'utf8' })
      expect(status).toBe(0)
      expect(stdout).toMatch(/^\S.{20}/)
    })
})
