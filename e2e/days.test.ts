/** Over days in a real browser: somebody plans a vacation and sets hours, others see it before they sit down and at the table, and a page tells of a new table. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSqlite } from '../server/store/sqlite.ts'
import { TestClient } from '../server/testing/client.ts'
import { giveAddress } from '../server/testing/pair.ts'
import { freePort } from '../server/testing/ports.ts'
import { SpawnedServer } from '../server/testing/spawning.ts'
import { en } from '../words/en.ts'
import { findings, picture } from './looked.ts'
import { connectBrowser } from './stage.ts'

const folder = mkdtempSync(join(tmpdir(), 'iteru-days-'))
const PHONE = { width: 390, height: 664 }
const LAPTOP = { width: 1280, height: 657 }
let browser: Browser
let server: SpawnedServer
beforeAll(async () => {
  server = new SpawnedServer({
    DATA_DIR: folder,
    PORT: String(await freePort()),
    RATE_LIMIT: '100000',
    LOG_LEVEL: 'error',
  })
  ;[browser] = await Promise.all([connectBrowser(), server.start()])
})
afterAll(async () => {
  await browser?.close()
  await server?.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

/** A browser in which somebody is known. */
async function browserOf(
  client: TestClient,
  viewport: typeof PHONE,
  locale: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    locale,
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  })
  const [name, value] = client.cookie.split('=')
  await context.addCookies([{ name, value, url: server.base }])
  return context
}

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const PACE = { kind: 'each', ms: 2 * 86_400_000, late: 'replace' } as const

test('a vacation and hours are set, seen before sitting down and at the table', async () => {
  const [ani, bek] = [await TestClient.greet(server.base, 'Ani'), await TestClient.greet(server.base, 'Bek')]
  const match = await ani.create(null, 'aton', 2, true, PACE)
  const context = await browserOf(ani, PHONE, 'en-GB')
  const page = await context.newPage()
  await page.goto(`${server.base}/you`)
  const days = page.getByRole('region', { name: en.days.title })
  await days.getByLabel(en.days.first).fill(day(3))
  await days.getByLabel(en.days.last).fill(day(5))
  await days.getByRole('button', { name: en.days.go }).click()
  await days.getByRole('button', { name: en.days.cancel }).waitFor()
  await days.getByLabel(en.signal.quietFrom, { exact: true }).fill('21:00')
  await days.getByLabel(en.signal.quietUntil, { exact: true }).fill('10:00')
  expect(await days.getByRole('button', { name: en.days.set }).isDisabled()).toBe(true)
  await days.getByLabel(en.signal.quietUntil, { exact: true }).fill('07:30')
  await days.getByRole('button', { name: en.days.set }).click()
  await days.getByText('Europe/Berlin').waitFor()
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await days.scrollIntoViewIfNeeded()
  await picture(page, 'days-you-phone')
  await context.close()

  const other = await browserOf(bek, LAPTOP, 'de-DE')
  const seen = await other.newPage()
  await seen.goto(`${server.base}/t/${match}`)
  await seen.getByText('Uhr steht 21:00–07:30 still').waitFor()
  expect(await findings(seen)).toEqual([])
  await picture(seen, 'days-lobby')
  await seen.getByRole('button', { name: 'Hier sitzen' }).click()
  await seen.getByText('Bek').first().waitFor()
  expect((await ani.post(`/api/tables/${match}/start`, {})).status).toBe(200)
  await seen
    .getByText(/im Urlaub .* bis/)
    .first()
    .waitFor()
  // From now on she is away: who watches is told.
  await ani.post('/api/you/vacation', { first: day(0), last: day(1), zone: 'UTC' })
  await seen
    .getByText(/im Urlaub bis/)
    .first()
    .waitFor()
  expect(await findings(seen)).toEqual([])
  await picture(seen, 'days-table')
  await seen.goto(`${server.base}/you`)
  await seen.getByRole('heading', { name: 'Partien über mehrere Tage' }).scrollIntoViewIfNeeded()
  await picture(seen, 'days-you')
  await other.close()
})

test('an open page tells of a new table', async () => {
  const [ani, bek] = [await TestClient.greet(server.base, 'Ani'), await TestClient.greet(server.base, 'Bek')]
  const store = await openSqlite(join(folder, 'iteru.db'))
  await giveAddress(store, ani.id, 'ani@mail.example')
  await store.close()
  const context = await browserOf(ani, PHONE, 'en-GB')
  const page = await context.newPage()
  await page.goto(server.base)
  await page.getByRole('button', { name: en.settings.title }).first().click()
  await page.getByText(en.signal.heading, { exact: true }).click()
  const switches = page.getByRole('group', { name: en.signal.hear })
  await switches.getByLabel('Aton').check()
  expect(await findings(page)).toEqual([])
  await switches.scrollIntoViewIfNeeded()
  await picture(page, 'days-hear')
  await page.goto(`${server.base}/privacy`)
  await page.waitForSelector('main h1')
  await page.waitForLoadState('networkidle')
  await bek.create(null, 'aton', 2, true, PACE)
  await page.getByText('New table: Aton with Bek').waitFor()
  expect(await findings(page)).toEqual([])
  await picture(page, 'days-note')
  await context.close()
})
