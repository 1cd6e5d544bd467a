/** A match on the device when its worker fails: a bot that never answers, and a worker that dies. The match goes on, the log says what happened, and the fault has a number. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './browser.ts'
import { openShelf, type Shelf } from './shelf.ts'

/** Where a bot thinks, as it is built: what it thinks about, and its level. */
const THINKING = /thinks\((\w+)\);(try\{.{0,80}?)(return [\w.#]+\((\w+),\w+\)\.decide\()/
/** The page waits so long for a worker that says nothing, and then some more. */
const LONGEST = 20_000
const COMING_UP = 60_000

/** What goes wrong in place of a bot's thought, by its level: one page serves for both. */
const planted = (code: string): string =>
  code.replace(
    THINKING,
    `thinks($1);$2
      if ($4 === 'beginner') for (;;);
      if ($4 === 'casual' && $1.ask < 2) setTimeout(() => { throw new Error("the worker breaks down") }, 50);
      $3`,
  )

let browser: Browser
let shelf: Shelf
beforeAll(async () => {
  ;[browser, shelf] = await Promise.all([launch(), openShelf()])
  const workers = shelf.scripts.filter(path => THINKING.test(shelf.read(path)))
  expect(workers.length).toBeGreaterThan(0)
  for (const path of workers) shelf.change(path, planted)
})
afterAll(async () => {
  await browser?.close()
  await shelf?.close()
})

/** A match against a bot of this level that has just begun. */
async function begin(level: string): Promise<{ readonly page: Page; readonly faults: string[] }> {
  const page = await browser.newPage({ locale: 'en-US', reducedMotion: 'reduce', serviceWorkers: 'block' })
  page.setDefaultTimeout(COMING_UP)
  const faults: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.addInitScript(() => localStorage.setItem('iteru.speed', 'now'))
  await page.goto(`${shelf.url}/new/aton?at=device`)
  await page.waitForSelector('select')
  for (const select of await page.$$('select[id^=seat-]')) await select.selectOption(level)
  await page.click('form .button.first')
  await page.waitForSelector('main .board')
  return { page, faults }
}

/** The viewer has laid four cards, and is asked the next thing only if the bot's question was answered. */
async function layCards(page: Page): Promise<void> {
  for (let n = 0; n < 4; n++) await page.click('[data-key^="card:"][data-lit]')
  await page.click('[data-key^="do:"][data-lit]')
}

test('a bot that never answers: another worker takes over, chance answers, and the log says so', async () => {
  const { page, faults } = await begin('beginner')
  await layCards(page)
  await page.waitForFunction(() => document.body.textContent?.includes('made at random'), null, {
    timeout: LONGEST,
  })
  expect(faults.join('\n')).toContain('the worker hangs')
  await page.close()
})

test('a worker that dies is replaced, and the match is where it was', async () => {
  const { page, faults } = await begin('casual')
  await page.waitForFunction(() => document.querySelector('[data-lit]') !== null, null, { timeout: LONGEST })
  await layCards(page)
  await page.waitForSelector('[data-lit]', { state: 'attached', timeout: LONGEST })
  expect(faults.join('\n')).toContain('the worker breaks down')
  await page.close()
})
