/** Packages are not installed through a link: npm ci would empty the folder of another checkout. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('where node_modules is a link and packages are missing, nothing is installed, and a sentence says why', () => {
  const root = mkdtempSync(join(tmpdir(), 'iteru-linked-'))
  const [here, elsewhere] = [join(root, 'here'), join(root, 'elsewhere')]
  mkdirSync(join(here, 'tools'), { recursive: true })
  mkdirSync(elsewhere)
  writeFileSync(join(elsewhere, 'kept'), '')
  for (const file of ['package.json', 'package-lock.json', 'tools/prepare.mjs'])
    cpSync(file, join(here, file))
  symlinkSync(elsewhere, join(here, 'node_modules'))
  const program = "import('./tools/prepare.mjs').then(({ prepare }) => prepare())"
  // Without a network and without a cache: should npm be called after all, it ends at once.
  const env = { ...process.env, npm_config_offline: 'true', npm_config_cache: join(root, 'cache') }
  const { status, stderr } = spawnSync(process.execPath, ['-e', program], {
    cwd: here,
    encoding: 'utf8',
    env,
  })
  const isKept = existsSync(join(elsewhere, 'kept'))
  rmSync(root, { recursive: true, force: true })
  expect(stderr).toMatch(/^node_modules is a link .*\n$/)
  expect([status, isKept]).toEqual([1, true])
})
