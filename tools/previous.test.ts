/** The files of one build before stay, those of two builds before go. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepBeside, readBuild } from './previous.ts'

const folder = mkdtempSync(join(tmpdir(), 'iteru-builds-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A build: the folder is emptied and filled anew. */
function build(...names: readonly string[]): void {
  const before = readBuild(folder)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const name of ['index.html', ...names]) writeFileSync(join(folder, name), name)
  keepBeside(folder, before)
}

const assets = (): string[] => readdirSync(join(folder, 'assets')).sort()

test('whoever still has the page of the version before finds all of its parts', () => {
  build('assets/table-1.js', 'assets/font.woff2')
  build('assets/table-2.js', 'assets/font.woff2')
  expect(assets()).toEqual(['font.woff2', 'table-1.js', 'table-2.js'])
  expect(readFileSync(join(folder, 'assets/table-1.js'), 'utf8')).toBe('assets/table-1.js')
  build('assets/table-3.js')
  expect(assets()).toEqual(['font.woff2', 'table-2.js', 'table-3.js'])
  expect(existsSync(join(folder, 'index.html'))).toBe(true)
})
