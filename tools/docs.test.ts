/** What the documents point at is there: no page names a file that has moved or gone. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PAGES = [
  'README.md',
  'fixtures/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => join('docs', name)),
]
/** A path from the root of the project, in code marks or as a link. */
const PATH = /[`(]((?:kernel|games|bots|table|server|web|e2e|tools|docs|fixtures)\/[\w./-]+)[`)]/g

test('every file that a document names exists', () => {
  const missing = PAGES.flatMap(page =>
    [...readFileSync(page, 'utf8').matchAll(PATH)].flatMap(([, path]) =>
      existsSync(path) ? [] : [`${page}: ${path}`],
    ),
  )
  expect(missing).toEqual([])
})
