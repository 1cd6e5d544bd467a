/** What the folders promise: the server lies in folders that say what they are, no board plays ahead, and a game is known outside its own folder only where games are registered or were measured. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GAMES } from '../games/cards.ts'
import { LONGEST } from './order.ts'

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourcesIn(path)
    return /\.(ts|svelte)$/.test(path) && !/\.test\.ts$|[\\/]testing[\\/.]/.test(path) ? [path] : []
  })
const textOf = (path: string): string => readFileSync(path, 'utf8')

test('beside its folders the server has what starts it and what puts it together', () => {
  const files = readdirSync('server', { withFileTypes: true }).flatMap(entry =>
    entry.isFile() ? [entry.name] : [],
  )
  expect(files.sort()).toEqual(['app.ts', 'main.ts'])
})

test('no board imagines a world or plays on in one: what is final stands in the message', () => {
  const boards = GAMES.flatMap(id => sourcesIn(join('games', id, 'board')))
  expect(boards.length).toBeGreaterThan(50)
  expect(boards.filter(path => /\bimagine\b|\.apply\(|\bplay\(/.test(textOf(path)))).toEqual([])
})

/** Where games are registered for the page, and what was measured with each of them. */
const REGISTRIES = ['web/boards.ts', 'web/art/covers.ts', 'bots/ratings.ts', 'bots/review/scale.ts']

test('nothing else outside its folder knows a game by name', () => {
  const named = new RegExp(`['"](${GAMES.join('|')})['" ]|games/(${GAMES.join('|')})/`)
  const knows = ['web', 'server', 'table', 'bots', 'words', 'learn', 'kernel']
    .flatMap(sourcesIn)
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => named.test(textOf(path)) && !REGISTRIES.includes(path))
  expect(knows).toEqual([])
})

test('the files of tests that begin first are there', () => {
  expect(LONGEST.filter(path => !existsSync(path))).toEqual([])
})
