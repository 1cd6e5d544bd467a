/** A match on the device when its worker fails: a bot that never answers, and a worker that dies. The match goes on, the log says what happened, and the fault has a number. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Altered, replacing, serveAltered } from './altered.ts'
import { launch } from './browser.ts'

const HOST = '/web/local/host.ts'
const THINKING = 'return botOf(level, game).decide('
/** The page waits so long for a worker that says nothing, and then some more. */
const LONGEST = 20_000
/** What is put together on demand takes its time on a busy machine. */
const COMING_UP = 120_000

/** What goes wrong in place of a bot's thought, by its level: one page serves for both. */
const INSTEAD = `
      if (level === 'beginner') for (;;);
      if (level === 'casual' && thought.ask < 2) setTimeout(() => { throw new Error("the worker breaks down") }, 50);
      `

let browser: Browser
let served: Altered
beforeAll(async () => {
  const planted = replacing(HOST, THINKING, `${INSTEAD}${THINKING}`)
  ;[browser, served] = await Promise.all([launch(), serveAltered([planted], inject('shared').site)])
})
afterAll(async () => {
  await browser?.close()
  await served?.close()
})

/** A match against a bot of this level that has just begun. */
async function begin(level: string): Promise<{ readonly page: Page; readonly faults: string[] }> {
  const page = await browser.newPage({ locale: 'en-US', reducedMotion: 'reduce' })
  page.setDefaultTimeout(COMING_UP)
  const faults: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.addInitScript(() => localStorage.setItem('iteru.speed', 'now'))
  await page.goto(`${served.url}/new/aton?at=device`)
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
