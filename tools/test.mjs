/** Every check there is: npm test. The quick part of it: npm run check. With what takes longer than a landing can wait: npm run proof. Plain Node; installs what is missing and ends with one line of counts. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { answerHelp, prepare, prepareBrowser, ROOT } from './prepare.mjs'
import { RETRIED } from './retried.mjs'

answerHelp('tools/test.mjs')
prepare()
const quick = process.argv.includes('--quick')
const proof = process.argv.includes('--proof')
const bin = name => join(ROOT, 'node_modules', '.bin', name)
/** What starts, kills or waits for whole programs, or reads every position of every golden match: for npm test only. */
const SLOW = [
  'server/whole/**',
  'tools/tools.test.ts',
  'tools/past.test.ts',
  'tools/new-game.test.ts',
  'games/boards.test.ts',
  'games/keys.test.ts',
  'games/sentences.test.ts',
  'bots/review/**',
  'bots/hints/**',
]
/** What programs made or brought: not sources. */
const BUILT = ['node_modules', 'dist', 'past']
let passed = 0
let failed = 0
const seconds = []

part('static', () => {
  step('format and lint', () => run('biome', ['check', '--error-on-warnings', '.']))
  for (const zone of ['pure', 'server', 'e2e']) {
    step(`types of the ${zone} zone`, () => run('tsc', ['-p', `tsconfig.${zone}.json`]))
  }
  // What svelte-check keeps of components that have moved would be found wrong.
  rmSync(join(ROOT, '.svelte-check'), { recursive: true, force: true })
  step('types of the web zone', () =>
    run('svelte-check', ['--tsconfig', 'tsconfig.web.json', '--tsgo', '--fail-on-warnings']),
  )
  step('unused code', () => run('knip', []))
  step('file sizes', checkSizes)
})
const RULES = ['kernel/', 'games/', 'bots/']
const REST = ['table/', 'words/', 'learn/', 'server/', 'tools/', 'web/']
if (quick) {
  // All in one go: what starts stores and what plays matches then share the cores.
  part('tests', () => unitTests('vitest.config.ts', [...RULES, ...REST, ...SLOW.flatMap(without)]))
} else {
  part('rules and bots', () => unitTests('vitest.config.ts', [...RULES, ...without('server/**')]))
  part('table and server', () => unitTests('vitest.config.ts', REST))
}
if (!quick) {
  prepareBrowser()
  part('build', () => step('the page builds', () => run('vite', ['build', '--logLevel', 'error'])))
  part('browser', () => unitTests('vitest.e2e.config.ts', []))
}

console.log(`seconds: ${seconds.join(', ')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** A part of the tests with a budget of its own, measured. */
function part(name, work) {
  const start = Date.now()
  work()
  seconds.push(`${name} ${Math.round((Date.now() - start) / 1000)}`)
}

function without(file) {
  return ['--exclude', file]
}

function step(name, check) {
  const start = Date.now()
  const fine = check()
  if (fine) passed++
  else failed++
  console.log(`${fine ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`)
}

/** Runs a program quietly; what it printed is shown only if it failed. */
function run(program, args, env = {}) {
  const result = spawnSync(bin(program), args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 1 << 28,
  })
  if (result.status !== 0) console.log(`${result.stdout ?? ''}${result.stderr ?? ''}`)
  return result.status === 0
}

/** Runs the tests of a configuration, those in some folders or all; npm test plays more matches than npm run check. */
function unitTests(config, which) {
  const report = join(ROOT, '.cache', 'tests.json')
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  for (const file of [report, RETRIED]) rmSync(file, { force: true })
  const start = Date.now()
  const env = {
    ITERU_SCALE: process.env.ITERU_SCALE ?? (quick ? '0.25' : '10'),
    ...(proof && { ITERU_PROOF: '1' }),
  }
  const fine = run(
    'vitest',
    [
      ...['run', '--config', config, '--reporter=json', `--outputFile=${report}`, '--reporter=dot'],
      ...['--reporter=./tools/retried.mjs', ...which],
    ],
    env,
  )
  const counts = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 1 }
  passed += counts.numPassedTests
  failed += Math.max(counts.numFailedTests, fine ? 0 : 1)
  const took = ((Date.now() - start) / 1000).toFixed(1)
  const folders = which.filter(word => word.endsWith('/')).join(' ') || 'e2e/'
  for (const name of existsSync(RETRIED) ? JSON.parse(readFileSync(RETRIED, 'utf8')) : [])
    console.log(`passed at the second try only: ${name}`)
  console.log(`${fine ? 'ok  ' : 'FAIL'} ${counts.numTotalTests ?? 0} tests in ${folders} (${took} s)`)
}

/** Tables of data: components, positions of lessons, the sentences of a language. */
function isData(path) {
  return /\/(?:data|positions)\.ts$|\/words\/(?:[a-z]+\.)?[a-z]{2}\.ts$/.test(path.replaceAll('\\', '/'))
}

/** No source file over 400 lines, tables of data apart. */
function checkSizes() {
  const long = sources(ROOT).filter(file => readFileSync(file, 'utf8').split('\n').length > 401)
  for (const file of long) console.log(`${file} has more than 400 lines: split it`)
  return long.length === 0
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return BUILT.includes(entry.name) || entry.name.startsWith('.') ? [] : sources(path)
    return /\.(ts|svelte|mjs|css)$/.test(entry.name) && !isData(path) ? [path] : []
  })
}
