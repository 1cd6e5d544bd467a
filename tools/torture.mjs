/** Kills the server 200 times on each store: npm run torture. The same test as in npm test, only longer. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { prepare, ROOT } from './prepare.mjs'

prepare()
const vitest = join(ROOT, 'node_modules', '.bin', 'vitest')
const args = ['run', 'server/whole/torture.test.ts', '--testTimeout=3600000']
const { status } = spawnSync(vitest, args, {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, ITERU_KILLS: '200' },
})
process.exit(status ?? 1)
