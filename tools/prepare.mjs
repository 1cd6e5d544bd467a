/** Sees to it that a clean clone can run: the right Node, and the packages of the lock file. Plain Node, no dependencies. */
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** Ends the program with one sentence when something is missing that it cannot get by itself. */
export function prepare() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Iteru needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
  }
  if (isInstalled()) return
  // npm ci would first empty the folder that the link leads to, which is another checkout's.
  if (lstatSync(join(ROOT, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    fail(
      'node_modules is a link to a folder that lacks packages of this lock file: install them there, or remove the link.',
    )
  console.error('Installing packages (npm ci) …')
  const windows = process.platform === 'win32'
  const { status } = spawnSync(
    windows ? 'npm.cmd' : 'npm',
    ['ci', '--no-fund', '--no-audit', '--loglevel=error'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: windows,
    },
  )
  if (status !== 0) fail('The packages could not be installed: see the messages of npm ci above.')
}

/** For --help: says what a program is for, which is the sentence that its file opens with. */
export function explain(file) {
  const [, sentence] = /^\/\*\*\s*([\s\S]*?)\s*\*\//.exec(readFileSync(join(ROOT, file), 'utf8')) ?? []
  console.log(sentence.replaceAll(/\s*\n \*\s*/g, ' '))
}

export const isAskedForHelp = () => process.argv.includes('--help')

/** Whoever asks for help gets the sentence, and nothing is run. */
export function answerHelp(file) {
  if (!isAskedForHelp()) return
  explain(file)
  process.exit(0)
}

/** Where a chromium may be; CHROMIUM in the environment names another place. */
export const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The same engine without windows, notifications and the like: whoever needs none of that is served with a third less of work. */
export const LIGHT_BROWSER = '/usr/bin/chromium-headless-shell'

/** Sees to it that there is a browser for the tests that need one: as root by apt-get, otherwise with a clear message. The light one is not needed, only quicker. */
export function prepareBrowser() {
  if (process.env.CHROMIUM) return
  const isThere = BROWSERS.some(path => existsSync(path))
  if (isThere && existsSync(LIGHT_BROWSER)) return
  const isInstallable = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!isInstallable && !isThere) fail('The tests need chromium: install it, or name its path in CHROMIUM.')
  if (!isInstallable) return
  console.error('Installing chromium (apt-get) …')
  apt('update')
  if (!isThere && !installPackages('chromium'))
    fail('chromium could not be installed: see the messages of apt-get above.')
  if (!installPackages('chromium-headless-shell'))
    console.error('There is no light chromium here: the tests use the whole one and take longer.')
}

/** Packages of the system, as root; says whether they are there. Whoever else installs something is waited for: tests of several browsers begin side by side. */
export const installPackages = (...names) =>
  apt('-o', 'DPkg::Lock::Timeout=600', 'install', '-y', '--no-install-recommends', ...names)

const apt = (...words) =>
  spawnSync('apt-get', ['-qq', ...words], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/** Whether every package of the lock file is there in its version: npm notes what it has installed when it has finished. */
function isInstalled() {
  const noted = join(ROOT, 'node_modules', '.package-lock.json')
  if (!existsSync(noted)) return false
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages
  const found = JSON.parse(readFileSync(noted, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || found[path]?.version === version,
  )
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
