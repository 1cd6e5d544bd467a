/** What Lighthouse says of the pages and of a table of every game: the medians of five runs in its four categories, and the times that its first one is made of, one JSON line each. npm fetches it on first use: npm run lighthouse, or npm run lighthouse -- / aton for some of them; --beside http://… measures another server in turns with this one, so that two versions meet the same noise. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { GAMES, type GameId } from '../games/cards.ts'
import { gameOf } from '../games/index.ts'
import { BadInput } from '../kernel/options.ts'
import { main, readArguments } from '../tools/arguments.ts'
import { browserPath } from './browser.ts'
import { Site } from './site.ts'

/** The last one that runs on every version of Node that we support. Too large (185 MB) to be installed for everybody. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const RUNS = 5
/** So often a run is tried that ends without a result. */
const TRIES = 5
/** A run that takes so long came to no result. */
const LONGEST_MS = 180_000
/** One of each kind: the pages of the games differ in words and pictures only. */
const PAGES = ['/', '/new/amun-re', '/rules/amun-re', '/learn/amun-re', '/you', '/about']
/** So long the bots of a new table get for their first moves. */
const SETTLE_MS = 3000
const FOLDER = '.cache/lighthouse'

/** In milliseconds, but for the share of the page that was shifted. */
const TIMES = {
  first: 'first-contentful-paint',
  largest: 'largest-contentful-paint',
  index: 'speed-index',
  blocked: 'total-blocking-time',
  shifted: 'cumulative-layout-shift',
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

type Poster = (path: string, body: unknown) => Promise<{ id?: string; error?: unknown }>

/** A guest of the server: the cookie, and how to ask for things with it. */
async function guest(url: string): Promise<{ cookie: string; post: Poster }> {
  const send = (path: string, body: unknown, cookie = '') =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, connection: 'close' }, // minutes lie between two

      body: JSON.stringify(body),
    })
  const welcome = await send('/guest', { name: 'Hathor' })
  const cookie = welcome.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { cookie, post: async (path, body) => (await send(path, body, cookie)).json() }
}

/** The scores of one run in percent, and its times; undefined if it came to no result. */
function run(address: string, headers: string): Record<string, number> | undefined {
  const output = `${FOLDER}/report.json`
  rmSync(output, { force: true })
  const options = ['--quiet', '--output=json', `--output-path=${output}`, `--extra-headers=${headers}`]
  const chrome = '--chrome-flags=--headless=new --no-sandbox'
  spawnSync('npx', ['--yes', LIGHTHOUSE, address, chrome, ...options], {
    env: { ...process.env, CHROME_PATH: browserPath() },
    timeout: LONGEST_MS,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (!existsSync(output)) return undefined
  const { categories, audits } = JSON.parse(readFileSync(output, 'utf8')) as Report
  const found: Record<string, number> = {}
  for (const [name, { score }] of Object.entries(categories)) {
    if (score === null) return undefined
    found[name] = Math.round(100 * score)
  }
  for (const [name, audit] of Object.entries(TIMES))
    found[name] = Number((audits[audit].numericValue ?? Number.NaN).toPrecision(3))
  return found
}

/** A server that is measured: what its lines are called, where it is, and who asks there. */
interface Measured {
  readonly name: string
  readonly url: string
  readonly headers: string
  readonly post: Poster
}

async function measured(name: string, url: string): Promise<Measured> {
  const { cookie, post } = await guest(url).catch(() => {
    throw new BadInput(`No server answers at ${url}: --beside wants the address of one that runs.`)
  })
  const headers = `${FOLDER}/${name}.json`
  writeFileSync(headers, JSON.stringify({ cookie }))
  return { name, url, headers, post }
}

/** One line for each server: its medians. They take turns, so that what else the machine does falls on all of them. */
async function report(page: string, servers: readonly Measured[], pathAt: PathAt): Promise<void> {
  const places = await Promise.all(
    servers.map(async server => ({ ...server, address: `${server.url}${await pathAt(server)}` })),
  )
  const runs = places.map((): Record<string, number>[] => [])
  for (let turn = 0; turn < RUNS; turn++)
    for (const [i, { address, headers }] of places.entries()) runs[i].push(aResult(address, headers))
  for (const [i, { name }] of places.entries())
    console.log(JSON.stringify({ page, server: name, ...mediansOf(runs[i]) }))
}

type PathAt = (server: Measured) => string | Promise<string>

/** Some runs come to none (a trace that did not begin, a first drawing that was not seen): they are run again. */
function aResult(address: string, headers: string): Record<string, number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const found = run(address, headers)
    if (found) return found
    console.error(`A run of ${address} came to no result; once more.`)
  }
  throw new Error(`Lighthouse came to no result in ${TRIES} runs of ${address}.`)
}

const mediansOf = (runs: readonly Record<string, number>[]): Record<string, number> =>
  Object.fromEntries(
    Object.keys(runs[0]).map(name => {
      const sorted = runs.map(found => found[name]).sort((a, b) => a - b)
      return [name, sorted[Math.floor(runs.length / 2)]]
    }),
  )

/** A table with bots whose first moves are made. Returns its path. */
async function tableOf(game: GameId, post: Poster): Promise<string> {
  const seats = gameOf(game).meta.seats.min
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'casual'))
  const settings = { options: {}, open: false, rated: false, pace: { kind: 'untimed' } }
  const contribution = '00'.repeat(16)
  const { id, error } = await post('/tables', { game, seats, bots, ...settings })
  if (id !== undefined) await post(`/tables/${id}/sit`, { contribution })
  const table = id ?? (await tableOf010(post, { game, seats, bots, ...settings, contribution }, error))
  await wait(SETTLE_MS)
  return `/t/${table}`
}

/** 0.1.0 wanted the contribution at once, and then a start. */
async function tableOf010(post: Poster, body: unknown, error: unknown): Promise<string> {
  const { id } = await post('/tables', body)
  if (id === undefined) throw new Error(`No table was opened: ${JSON.stringify(error)}`)
  await post(`/tables/${id}/start`, {})
  return id
}

main(async () => {
  const usage = 'npm run lighthouse [-- / /you aton … --beside http://127.0.0.1:3000]'
  const given = readArguments(usage, PAGES.length + GAMES.length, ['beside'])
  const which = given.words
  const stranger = which.find(word => ![...PAGES, ...GAMES].includes(word))
  if (stranger !== undefined)
    throw new BadInput(`"${stranger}" is none of these: ${[...PAGES, ...GAMES].join(', ')}.`)
  const isMeant = (word: string): boolean => which.length === 0 || which.includes(word)
  mkdirSync(FOLDER, { recursive: true })
  const site = await Site.open()
  const beside = given.options.get('beside')
  const servers = [
    await measured('this', site.url),
    ...(beside === undefined ? [] : [await measured('beside', beside)]),
  ]
  for (const path of PAGES.filter(isMeant)) await report(path, servers, () => path)
  for (const game of GAMES.filter(isMeant))
    await report(`a table of ${game}`, servers, ({ post }) => tableOf(game, post))
  await site.close()
})
