/** Runs one of the small programs: node tools/run.mjs tools/sim.ts aton --games 100. Installs what is missing first. */
import { spawnSync } from 'node:child_process'
import { prepare, ROOT } from './prepare.mjs'

prepare()
const [program, ...rest] = process.argv.slice(2)
const { status } = spawnSync(process.execPath, ['--import', 'tsx', program, ...rest], {
  stdio: 'inherit',
  cwd: ROOT,
})
process.exit(status ?? 1)
