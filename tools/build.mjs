/** npm run build: the page into dist/web and the server into dist/server, so that nothing is compiled when it starts. Plain Node. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { answerHelp, prepare, ROOT } from './prepare.mjs'

const SHARED = ['games', 'bots', 'kernel', 'table', 'words', 'learn', 'package-lock.json']
const PAGE = { built: 'dist/web/index.html', sources: ['web', 'vite.config.ts', ...SHARED] }
const SERVER = { built: 'dist/server/main.mjs', sources: ['server', 'tools', ...SHARED] }

/** What is started from built files: the server, its thinking threads, and the programs of the host. */
const ENTRIES = [
  'server/main.ts',
  'server/bots/boot.mjs',
  'server/bots/think.ts',
  'tools/admin.ts',
  'tools/backup.ts',
  'tools/restore.ts',
]

/** What is not put into the built files: code of the machine, what only runs where nothing is built, and tests that lie among the words of a game, which are found by their names. */
const OUTSIDE = ['better-sqlite3', 'tsx', '*.test.ts']

/** Packages in the older form ask for each other by a function that files of the newer form have not. */
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`

const bin = name => join(ROOT, 'node_modules', '.bin', name)

/** Whether something is built, and not older than what it is made of; in a container there is nothing else. */
function isFresh({ built, sources }) {
  const file = join(ROOT, built)
  if (!existsSync(file)) return false
  const { mtimeMs } = statSync(file)
  return sources.every(source => newest(join(ROOT, source)) <= mtimeMs)
}

function newest(path) {
  if (!existsSync(path)) return 0
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0)
}

function run(what, program, args) {
  console.error(`Building the ${what} …`)
  const { status, stdout, stderr } = spawnSync(bin(program), args, {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error(`${stdout}${stderr}The ${what} could not be built: see the messages above.`)
  process.exit(1)
}

export function buildPage() {
  if (!isFresh(PAGE)) run('page', 'vite', ['build', '--logLevel', 'warn'])
}

export function buildServer() {
  if (isFresh(SERVER)) return
  rmSync(join(ROOT, 'dist', 'server'), { recursive: true, force: true })
  run('server', 'esbuild', [
    ...ENTRIES,
    '--bundle',
    '--splitting',
    '--format=esm',
    '--platform=node',
    '--target=node20',
    // One file instead of a thousand: half the processor time of a start.
    ...OUTSIDE.map(name => `--external:${name}`),
    `--banner:js=${REQUIRE}`,
    '--sourcemap',
    '--sources-content=false',
    '--outdir=dist/server',
    '--entry-names=[name]',
    '--chunk-names=chunks/[hash]',
    '--out-extension:.js=.mjs',
    '--log-level=warning',
  ])
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  answerHelp('tools/build.mjs')
  prepare()
  buildPage()
  buildServer()
}
