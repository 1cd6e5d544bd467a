/** What Lighthouse says of the pages and of a table of every game: the medians of five runs in its four categories, and the times that its first one is made of, one JSON line each. npm fetches it on first use: npm run lighthouse, or npm run lighthouse -- / aton for some of them. */
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
/** Some runs end without a result (a trace that did not begin, a first drawing that was not seen): they are run again, so often in all. */
const TRIES = 3 * RUNS
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

type Poster = (path: string, body: unknown) => Promise<{ id: string }>

/** A guest of the server: the cookie, and how to ask for things with it. */
async function guest(url: string): Promise<{ cookie: string; post: Poster }> {
  const send = (path: string, body: unknown, cookie = '') =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
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

function report(page: string, address: string, headers: string): void {
  const runs: Record<string, number>[] = []
  for (let tries = 0; runs.length < RUNS; tries++) {
    if (tries === TRIES)
      throw new Error(`Lighthouse came to ${runs.length} results in ${TRIES} runs of ${page}.`)
    const found = run(address, headers)
    if (found) runs.push(found)
    else console.error(`A run of ${page} came to no result; once more.`)
  }
  const medians = Object.keys(runs[0]).map(name => {
    const scores = runs.map(scores => scores[name]).sort((a, b) => a - b)
    return [name, scores[Math.floor(RUNS / 2)]]
  })
  console.log(JSON.stringify({ page, ...Object.fromEntries(medians) }))
}

/** A table with bots whose first moves are made. Returns its path. */
async function tableOf(game: GameId, post: Poster): Promise<string> {
  const seats = gameOf(game).meta.seats.min
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'casual'))
  const settings = { options: {}, open: false, rated: false, pace: { kind: 'untimed' } }
  const { id } = await post('/tables', { game, seats, bots, ...settings })
  await post(`/tables/${id}/sit`, { contribution: '00'.repeat(16) })
  await wait(SETTLE_MS)
  return `/t/${id}`
}

main(async () => {
  const which = readArguments('npm run lighthouse [-- / /you aton …]', PAGES.length + GAMES.length, []).words
  const stranger = which.find(word => ![...PAGES, ...GAMES].includes(word))
  if (stranger !== undefined)
    throw new BadInput(`"${stranger}" is none of these: ${[...PAGES, ...GAMES].join(', ')}.`)
  const isMeant = (word: string): boolean => which.length === 0 || which.includes(word)
  mkdirSync(FOLDER, { recursive: true })
  const site = await Site.open()
  const { cookie, post } = await guest(site.url)
  const headers = `${FOLDER}/headers.json`
  writeFileSync(headers, JSON.stringify({ cookie }))
  for (const path of PAGES.filter(isMeant)) report(path, `${site.url}${path}`, headers)
  for (const game of GAMES.filter(isMeant))
    report(`a table of ${game}`, `${site.url}${await tableOf(game, post)}`, headers)
  await site.close()
})
