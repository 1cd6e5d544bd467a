/** Measures the page: sizes of what is loaded, the time from a click to the first decision on a slowed machine, the script of a drawn move, and what a page does beside a review. One JSON line each: npm run measure, or npm run measure -- home for one of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { GAMES } from '../games/cards.ts'
import { BadInput } from '../kernel/options.ts'
import type { Changed } from '../table/table.ts'
import { main, readArguments } from '../tools/arguments.ts'
import { en } from '../words/review/en.ts'
import { DESKTOP, launch } from './browser.ts'
import { playBots } from './front.ts'
import { keepMatch, keptMatch } from './kept.ts'
import { measureHome } from './measured-home.ts'
import { Site } from './site.ts'
import { contextOf, type Size, TAPPED } from './sizes.ts'

const SLOWED = 4
const STEPS = 30

const report = (line: Readonly<Record<string, unknown>>): void => console.log(JSON.stringify(line))
const kilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10
const median = (list: number[]): number => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

/** Gzipped, in kilobytes; the worker that hosts tables of the device is counted by itself. */
function sizeOf(paths: readonly string[]): { own: number; worker: number } {
  const size = (list: readonly string[]): number =>
    kilobytes(
      list.reduce((sum, path) => sum + gzipSync(readFileSync(`dist/web${path}`), { level: 9 }).length, 0),
    )
  const isWorker = (path: string): boolean => path.includes('/worker-')
  return { own: size(paths.filter(path => !isWorker(path))), worker: size(paths.filter(isWorker)) }
}

/** The scripts that the page has asked for: all so far, or those before something could be chosen, by its own clock. */
const scriptsOf = (page: Page, before: 'now' | 'first choice'): Promise<string[]> =>
  page.evaluate(limit => {
    const [mark] = performance.getEntriesByName('first choice')
    const until = limit === 'now' || !mark ? Number.POSITIVE_INFINITY : mark.startTime
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= until)
      .map(({ name }) => new URL(name).pathname)
      .filter(path => path.startsWith('/assets/') && path.endsWith('.js'))
  }, before)

async function sizes(browser: Browser, site: Site): Promise<void> {
  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-lit]')) return
      observer.disconnect()
      performance.mark('first choice')
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  await page.goto(site.url, { waitUntil: 'networkidle' })
  report({ measure: 'script of the front page', kilobytes: sizeOf(await scriptsOf(page, 'now')).own })
  for (const game of GAMES) {
    await page.goto(site.url)
    await playBots(page, game)
    await page.waitForSelector('[data-lit]', { state: 'attached' })
    await page.goto(page.url())
    await page.waitForSelector('[data-lit]', { state: 'attached' })
    await page.waitForLoadState('networkidle')
    const table = sizeOf(await scriptsOf(page, 'first choice'))
    const { own: withWhatFollows } = sizeOf(await scriptsOf(page, 'now'))
    const measure = 'script of a table up to its first decision'
    report({ measure, game, kilobytes: table.own, worker: table.worker, withWhatFollows })
  }
  await context.close()
}

async function firstDecision(browser: Browser, site: Site): Promise<void> {
  for (const game of GAMES) {
    const context = await browser.newContext({ viewport: DESKTOP })
    const page = await context.newPage()
    await page.goto(site.url, { waitUntil: 'networkidle' })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    const start = Date.now()
    await playBots(page, game)
    await page.waitForSelector('[data-lit]', { state: 'attached' })
    report({ measure: 'click to first decision', game, slowed: SLOWED, ms: Date.now() - start })
    await context.close()
  }
}

async function scriptMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0)
}

/** At one size of each class. */
async function drawnMove(browser: Browser, site: Site): Promise<void> {
  for (const game of GAMES) for (const size of TAPPED) await drawnMoveAt(browser, site, game, size)
}

/** The last steps of the longest golden match, one by one in the replay: the board at its fullest. In CPU time of the page's main thread, so that other programs count for nothing. */
async function drawnMoveAt(browser: Browser, site: Site, game: string, size: Size): Promise<void> {
  const context = await browser.newContext(contextOf(size))
  const page = await context.newPage()
  await page.goto(site.url, { waitUntil: 'networkidle' })
  const match = longest(game)
  await keepMatch(page, match)
  await page.goto(`${site.url}/replay/${match.table.id}`)
  await page.waitForSelector('.controls input')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.click('.controls button:nth-of-type(5)')
  await page.waitForTimeout(500)
  const costs: number[] = []
  for (let i = 0; i < STEPS; i++) {
    const before = await scriptMs(devtools)
    await page.keyboard.press(i < STEPS / 2 ? 'ArrowLeft' : 'ArrowRight')
    await page.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await page.waitForTimeout(60)
    costs.push((await scriptMs(devtools)) - before)
  }
  const worst = Math.max(...costs)
  const measure = 'script of a drawn move'
  report({ measure, game, size: size.name, medianMs: median(costs), worstMs: worst, rows: match.rows.length })
  await context.close()
}

const REVIEWED_MS = 10_000
const PHONE = TAPPED[0]

/** What the page itself does while a review is computed beside it, in CPU time of its main thread: the longest piece of work keeps a frame waiting. */
async function review(browser: Browser, site: Site): Promise<void> {
  for (const game of GAMES) {
    const context = await browser.newContext({ ...contextOf(PHONE), locale: 'en' })
    const page = await context.newPage()
    await page.goto(site.url, { waitUntil: 'networkidle' })
    const match = longest(game)
    await keepMatch(page, match)
    await page.goto(`${site.url}/replay/${match.table.id}`)
    await page.getByRole('button', { name: en.title }).click()
    await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0)
    await browser.startTracing(page, {
      categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
    })
    await page.evaluate(() => performance.mark('here'))
    await page.waitForTimeout(REVIEWED_MS)
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] }
    const here = traceEvents.find(({ name }) => name === 'here')
    const tasks = traceEvents
      .filter(({ name, pid, tid }) => name === 'RunTask' && pid === here?.pid && tid === here?.tid)
      .map(({ tdur = 0 }) => tdur / 1000)
    const measure = 'the page while a review runs'
    const total = tasks.reduce((sum, ms) => sum + ms, 0)
    report({
      measure,
      game,
      tasks: tasks.length,
      longestMs: Math.max(0, ...tasks),
      over16: tasks.filter(ms => ms > 16).length,
      share: total / REVIEWED_MS,
    })
    await context.close()
  }
}

/** What is read of a line of a trace: a piece of work of some thread, and its CPU time in microseconds. */
interface Traced {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
}

function longest(game: string): Changed {
  const length = (file: string): number =>
    readFileSync(`games/${game}/golden/${file}`, 'utf8').trim().split('\n').length
  const files = readdirSync(`games/${game}/golden`).filter(name => name.endsWith('.jsonl'))
  const file = files.reduce((a, b) => (length(a) > length(b) ? a : b))
  return keptMatch({ game, file: file.slice(0, -6), level: 'casual' })
}

const home = async (browser: Browser, site: Site): Promise<void> =>
  report(await measureHome(browser, site, SLOWED))

const MEASURES: Readonly<Record<string, (browser: Browser, site: Site) => Promise<void>>> = {
  sizes,
  decision: firstDecision,
  move: drawnMove,
  review,
  home,
}

main(async () => {
  const { words } = readArguments('npm run measure -- [sizes|decision|move|review|home]', 1, [])
  const wanted = Object.keys(MEASURES).filter(name => words.length === 0 || words[0] === name)
  if (wanted.length === 0)
    throw new BadInput(`There is no measure "${words[0]}"; there are ${Object.keys(MEASURES).join(', ')}.`)
  const browser = await launch()
  const site = await Site.open()
  for (const name of wanted) await MEASURES[name](browser, site)
  await browser.close()
  await site.close()
})
