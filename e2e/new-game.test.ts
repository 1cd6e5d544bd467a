/** A game that npm run new-game has just made plays in the browser against bots: in a copy that is thrown away, by the tests of its siblings. For npm run proof. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyOfProject } from '../tools/new-game/copy.ts'

const copy = copyOfProject()
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a new game plays whole matches on phone and desktop, in both languages', () => {
  const run = (program: string, ...args: readonly string[]): void => {
    const path = program === 'node' ? process.execPath : join('node_modules', '.bin', program)
    const { status, stdout, stderr } = spawnSync(path, args, { cwd: copy, encoding: 'utf8' })
    expect(status === 0 ? '' : `${program} ${args.join(' ')}:\n${stdout}${stderr}`).toBe('')
  }
  run('node', '--import', 'tsx', 'tools/new-game.ts', 'senet')
  run('vite', 'build', '--logLevel', 'error')
  run('vitest', 'run', '--config', 'vitest.e2e.config.ts', 'e2e/play.test.ts', '-t', 'senet')
})
