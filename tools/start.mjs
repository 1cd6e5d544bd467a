/** npm start: installs what is missing, builds the page if it is older than its sources, runs the server and says where it is. Settings are in docs/hosting.md. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { prepare, ROOT } from './prepare.mjs'
import { runProgram } from './program.mjs'

prepare()
build()
// Whoever starts it so reads one sentence, not the log of a server; what goes wrong is still said.
runProgram(['server/main.ts', '--for-people'], { LOG_LEVEL: process.env.LOG_LEVEL || 'warn' })

function build() {
  const built = join(ROOT, 'dist', 'web', 'index.html')
  const sources = ['web', 'games', 'bots', 'kernel', 'package-lock.json', 'vite.config.ts']
  if (existsSync(built) && sources.every(source => newest(join(ROOT, source)) <= statSync(built).mtimeMs))
    return
  console.error('Building the page …')
  const vite = join(ROOT, 'node_modules', '.bin', 'vite')
  const { status, stdout, stderr } = spawnSync(vite, ['build', '--logLevel', 'warn'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error(`${stdout}${stderr}The page could not be built: see the messages above.`)
  process.exit(1)
}

function newest(path) {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), mtimeMs)
}
