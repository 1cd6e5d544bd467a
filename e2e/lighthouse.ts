/** What Lighthouse says of the pages and of a table of every game: the medians of five runs in its four categories, one JSON line each. npm fetches it on first use: npm run lighthouse. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { GAMES } from '../games/cards.ts'
import { gameOf } from '../games/index.ts'
import { browserPath } from './browser.ts'
import { Site } from './site.ts'

/** The last one that runs on every version of Node that we support. Too large (185 MB) to be installed for everybody. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const RUNS = 5
/** One of each kind: the pages of the games differ in words and pictures only. */
const PAGES = ['/', '/new/amun-re', '/rules/amun-re', '/learn/amun-re', '/you', '/about']
/** So long the bots of a new table get for their first moves. */
const SETTLE_MS = 3000
const FOLDER = '.cache/lighthouse'

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>
}

/** A guest of the server: the cookie, and how to ask for things with it. */
async function guest(
  url: string,
): Promise<{ cookie: string; post(path: string, body: unknown): Promise<{ id: string }> }> {
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

/** The scores of one run, in percent. */
function run(address: string, headers: string): Record<string, number> {
  const output = `${FOLDER}/report.json`
  const options = ['--quiet', '--output=json', `--output-path=${output}`, `--extra-headers=${headers}`]
  const chrome = '--chrome-flags=--headless=new --no-sandbox'
  const { status } = spawnSync('npx', ['--yes', LIGHTHOUSE, address, chrome, ...options], {
    env: { ...process.env, CHROME_PATH: browserPath() },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`Lighthouse did not finish for ${address}.`)
  const { categories } = JSON.parse(readFileSync(output, 'utf8')) as Report
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(100 * score)]),
  )
}

function report(page: string, address: string, headers: string): void {
  const runs = Array.from({ length: RUNS }, () => run(address, headers))
  const medians = Object.keys(runs[0]).map(name => {
    const scores = runs.map(scores => scores[name]).sort((a, b) => a - b)
    return [name, scores[Math.floor(RUNS / 2)]]
  })
  console.log(JSON.stringify({ page, ...Object.fromEntries(medians) }))
}

mkdirSync(FOLDER, { recursive: true })
const site = await Site.open()
const { cookie, post } = await guest(site.url)
const headers = `${FOLDER}/headers.json`
writeFileSync(headers, JSON.stringify({ cookie }))
for (const path of PAGES) report(path, `${site.url}${path}`, headers)
for (const game of GAMES) {
  const seats = gameOf(game).meta.seats.min
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'casual'))
  const settings = { options: {}, open: false, rated: false, pace: { kind: 'untimed' } }
  const { id } = await post('/tables', { game, seats, bots, ...settings })
  await post(`/tables/${id}/sit`, { contribution: '00'.repeat(16) })
  await wait(SETTLE_MS)
  report(`a table of ${game}`, `${site.url}/t/${id}`, headers)
}
await site.close()
