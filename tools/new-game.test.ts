/** A fifth game from a list, in a copy that is thrown away: it compiles, lies as its siblings do and keeps every promise. In a browser: e2e/new-game.test.ts. */
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOfProject } from './new-game/copy.ts'

const ID = 'king-list' // the hardest kind of name
/** What is new or was changed for it; everything else is as formatted as it was. */
const CHANGED = [
  `games/${ID}`,
  ...['index', 'cards', 'knowledge', 'plans'].map(name => `games/${name}.ts`),
  'web/boards.ts',
  'web/art/covers.ts',
]
const copy = copyOfProject()
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs a program of the project there; what it printed, if it failed. */
function fault(program: string, ...args: readonly string[]): string {
  const path = program === 'node' ? process.execPath : join('node_modules', '.bin', program)
  const env = { ...process.env, ITERU_QUICK: '1' } // nothing here starts a server, so none is built
  const { status, stdout, stderr } = spawnSync(path, args, { cwd: copy, encoding: 'utf8', env })
  return status === 0 ? '' : `${program} ${args.join(' ')}:\n${stdout}${stderr}`
}

const newGame = (...args: readonly string[]): string =>
  fault('node', '--import', 'tsx', 'tools/new-game.ts', ...args)

beforeAll(() => expect(newGame(ID)).toBe(''))

test('it compiles; for npm run proof with its tests and its components', () => {
  // Components take five times as long as all the rest, and those of the template are checked where they lie.
  const scripts = { extends: './tsconfig.web.json', include: ['web/**/*.ts', 'games/*/board/**/*.ts'] }
  writeFileSync(join(copy, 'tsconfig.scripts.json'), JSON.stringify(scripts))
  for (const zone of ['pure', 'scripts', ...(process.env.ITERU_PROOF ? ['server', 'e2e'] : [])])
    expect(fault('tsc', '-p', `tsconfig.${zone}.json`)).toBe('')
  if (process.env.ITERU_PROOF)
    expect(fault('svelte-check', '--tsconfig', 'tsconfig.web.json', '--tsgo', '--fail-on-warnings')).toBe('')
})

test('it is formatted, and for npm run proof: nothing in it is unused', () => {
  expect(fault('biome', 'check', '--error-on-warnings', ...CHANGED)).toBe('')
  if (process.env.ITERU_PROOF) expect(fault('knip')).not.toContain(ID)
})

test('it keeps every promise, lies as its siblings do and has words for everything', () => {
  const files = ['layout', 'boards', 'golden', 'keys', 'naming', 'sentences'].map(
    name => `games/${name}.test.ts`,
  )
  // One after the other in one thread: the other cores have tests of their own, and everything is read once.
  const run = (...words: readonly string[]) => fault('vitest', 'run', '--maxWorkers=1', ...words)
  expect(run(`games/${ID}`, 'tools/imports.test.ts', 'words/languages.test.ts')).toBe('')
  expect(run(...files, '-t', ID)).toBe('')
})

test('a name that is taken or cannot be one gets a sentence', () => {
  expect(newGame('aton')).toContain('There is a folder games/aton already.')
  expect(newGame('Senet!')).toContain(
    'An id is made of small letters and single dashes, such as senet, not "Senet!".',
  )
})
