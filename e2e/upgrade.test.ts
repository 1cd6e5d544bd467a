/** Old pages and new ones, in a real browser: what a device kept in version 0.1.0 is opened while a tab of 0.1.0 is still open, and a page that is two versions old finds the way. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { useStage } from './stage.ts'

const stage = useStage()
const records: unknown[] = readFileSync('fixtures/0.1.0/device.jsonl', 'utf8')
  .trimEnd()
  .split('\n')
  .map(line => JSON.parse(line))

/** Opens the database as 0.1.0 did, with its matches. It keeps it open and does not mind a newer version, or closes it when asked. */
const asBefore = (page: Page, { lets }: { readonly lets: boolean }): Promise<void> =>
  page.evaluate(
    async ([matches, closes]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('iteru', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' })
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      if (closes) database.onversionchange = () => database.close()
      const transaction = database.transaction('matches', 'readwrite')
      for (const match of matches) transaction.objectStore('matches').put(match)
      await new Promise(resolve => {
        transaction.oncomplete = resolve
      })
    },
    [records, lets] as const,
  )

test('a tab of 0.1.0 that lets go: the matches are there, and play on', async () => {
  const context = await stage.browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  const old = await context.newPage()
  await old.goto(`${stage.site.url}/robots.txt`)
  await asBefore(old, { lets: true })
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/d/device-aton-running`)
  await page.waitForSelector('main .board')
  await page.waitForSelector('[data-asked], [data-lit]', { state: 'attached' })
  await page.goto(`${stage.site.url}/d/device-horus-over`)
  await page.waitForSelector('#end-title')
  await context.close()
})

test('a tab of 0.1.0 that holds on: the page says that it cannot read the match, and reads it when the tab is closed', async () => {
  const context = await stage.browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  const old = await context.newPage()
  await old.goto(`${stage.site.url}/robots.txt`)
  await asBefore(old, { lets: false })
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/d/device-aton-running`)
  await page.getByText(en.table.trouble.unread).waitFor()
  expect(await page.$('main .board')).toBeNull()
  await old.close()
  await page.reload()
  await page.waitForSelector('main .board')
  await context.close()
})

test('a page two versions old, whose parts are gone, is loaded anew once, and then has what was wanted', async () => {
  const context = await stage.browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(stage.site.url)
  await page.waitForSelector('.card')
  // From now on nothing of that build is there, not even beside the build that followed it.
  await page.route(/\/assets\//, route => route.fulfill({ status: 404, body: '' }))
  let loads = 0
  page.on('framenavigated', () => loads++)
  await page.click('.card:nth-child(2) a.button')
  await page.waitForSelector('[data-news=waits]')
  await page.unroute(/\/assets\//)
  await page.waitForEvent('load')
  await page.waitForSelector('main h1')
  const after = loads
  await page.waitForTimeout(3000)
  expect(loads).toBe(after)
  expect(await page.$('[data-news]')).toBeNull()
  expect(new URL(page.url()).pathname).toBe('/new/aton')
  await page.waitForSelector('form')
  await context.close()
})
