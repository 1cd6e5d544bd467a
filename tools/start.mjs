/** npm start: installs what is missing and runs the program. Until the page is there, that is a match of two bots in the terminal. */
import { spawnSync } from 'node:child_process'
import { prepare, ROOT } from './prepare.mjs'

prepare()
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tools/show.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', cwd: ROOT },
)
process.exit(status ?? 1)
