/** Every check there is: npm test. The quick part of it: npm run check. With what takes longer than a landing can wait: npm run proof. Plain Node; installs what is missing and ends with one line of counts. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { answerHelp, prepare, prepareBrowser, ROOT } from './prepare.mjs'
import { RETRIED } from './retried.mjs'

answerHelp('tools/test.mjs')
prepare()
const quick = process.argv.includes('--quick')
const proof = process.argv.includes('--proof')
const bin = name => join(ROOT, 'node_modules', '.bin', name)
/** What needs a database or other programs, plays matches, or reads every position of the golden ones: whatever takes more than two seconds is for npm test only. */
const SLOW = [
  'bots/{bots,clock}.test.ts',
  'bots/{hints,review}/**',
  'games/{boards,keys,sentences}.test.ts',
  'games/*/bot.test.ts',
  'games/*/board/motion.test.ts',
  'games/*/rules/{conformance,positions,properties}.test.ts',
  'games/horus/board/map/map.test.ts',
  'server/{bots,http,people,signals,store,whole}/**',
  'server/live/{renew,socket}.test.ts',
  'server/operations/limits.test.ts',
  'table/{agreements,history,host,orders,private,spy,text}.test.ts',
  'tools/{bot,docs,endgames,exploit,exploiter,new-game,past,tools,zones}.test.ts',
  'tools/{ladder,review,train}/**',
  'web/kit/camera.test.ts',
  'web/learn/{finding,tips}.test.ts',
  'web/local/host.test.ts',
  'web/table/{beats,following,looked,session}.test.ts',
  'web/words.test.ts',
]
/** What programs made or brought: not sources. */
const BUILT = ['node_modules', 'dist', 'past']
let passed = 0
let failed = 0
const seconds = []

const RULES = ['kernel/', 'games/', 'bots/']
const REST = ['table/', 'words/', 'learn/', 'server/', 'tools/', 'web/']

await part('static', checkSources)
if (quick) {
  // All in one go: what starts stores and what plays matches then share the cores.
  await part('tests', () => unitTests('vitest.config.ts', [...RULES, ...REST, ...SLOW.flatMap(without)]))
} else {
  await part('rules and bots', () => unitTests('vitest.config.ts', [...RULES, ...without('server/**')]))
  await part('table and server', () => unitTests('vitest.config.ts', REST))
  prepareBrowser()
  await part('build', () => step('the page builds', () => run('vite', ['build', '--logLevel', 'error'])))
  await part('browser', () => unitTests('vitest.e2e.config.ts', []))
}

console.log(`seconds: ${seconds.join(', ')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** What needs no program to run. Two at a time, the longest first: none of them keeps two cores busy by itself. */
async function checkSources() {
  // What svelte-check keeps of components that have moved would be found wrong.
  rmSync(join(ROOT, '.svelte-check'), { recursive: true, force: true })
  const types = zone => [`types of the ${zone} zone`, () => run('tsc', ['-p', `tsconfig.${zone}.json`])]
  const web = ['--tsconfig', 'tsconfig.web.json', '--tsgo', '--fail-on-warnings']
  const waiting = [
    ['types of the web zone', () => run('svelte-check', web)],
    types('e2e'),
    types('server'),
    ['format and lint', () => run('biome', ['check', '--error-on-warnings', '.'])],
    ...(quick ? [] : [['unused code', () => run('knip', [])]]),
    types('pure'),
    ['file sizes', checkSizes],
  ]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await step(...next)
  }
  await Promise.all([work(), work()])
}

/** A part of the tests with a budget of its own, measured. */
async function part(name, work) {
  const start = Date.now()
  await work()
  seconds.push(`${name} ${Math.round((Date.now() - start) / 1000)}`)
}

function without(file) {
  return ['--exclude', file]
}

async function step(name, check) {
  const start = Date.now()
  const fine = await check()
  if (fine) passed++
  else failed++
  console.log(`${fine ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`)
}

/** Runs a program quietly; what it printed is shown only if it failed. */
function run(program, args, env = {}) {
  const child = spawn(bin(program), args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      printed += text
    })
  return new Promise(done => {
    child.on('error', error => {
      console.log(`${program} could not be started: ${error.message}`)
      done(false)
    })
    child.on('close', status => {
      if (status !== 0) console.log(printed)
      done(status === 0)
    })
  })
}

/** Runs the tests of a configuration, those in some folders or all; npm test plays more matches than npm run check, and npm run proof more than both. */
async function unitTests(config, which) {
  const report = join(ROOT, '.cache', 'tests.json')
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  for (const file of [report, RETRIED]) rmSync(file, { force: true })
  const start = Date.now()
  const env = {
    ITERU_SCALE: process.env.ITERU_SCALE ?? (quick ? '0.25' : proof ? '10' : '1.5'),
    ...(proof && { ITERU_PROOF: '1' }),
    ...(quick && { ITERU_QUICK: '1' }),
  }
  const fine = await run(
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
