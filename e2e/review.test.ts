/** The review of a match in a real browser: computed on the device, stopped and gone on with, and what can be done from any position. */
import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Desk } from '../bots/review/desk.ts'
import { exportMatch } from '../table/export.ts'
import type { Changed } from '../table/table.ts'
import type { KeptReview } from '../web/review/kept.ts'
import { en } from '../words/review/en.ts'
import { keepMatch, keptMatch } from './kept.ts'
import { findings, picture } from './looked.ts'
import { useStage } from './stage.ts'

const stage = useStage()
const PHONE = { width: 390, height: 664 }
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The picture of the position that is shown, as it is handed out: its size, how many colours it has, and how much it looks like the board on the screen (1: the same). */
async function pictured(page: Page): Promise<{ readonly width: number; colours: number; alike: number }> {
  const board = page.locator('section.board')
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('button', { name: en.picture }).click(),
  ])
  const file = await buffer(await download.createReadStream())
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  const images = [file, await board.screenshot({ animations: 'disabled' })].map(one => one.toString('base64'))
  return page.evaluate(
    async ([made, seen, head]) => {
      const SIDE = 48
      const bitmap = (text: string) =>
        createImageBitmap(new Blob([Uint8Array.from(atob(text), char => char.charCodeAt(0))]))
      const greys = (image: ImageBitmap, top: number): number[] => {
        const canvas = new OffscreenCanvas(SIDE, SIDE)
        const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
        context.drawImage(image, 0, top, image.width, image.height - top, 0, 0, SIDE, SIDE)
        const { data } = context.getImageData(0, 0, SIDE, SIDE)
        return Array.from({ length: SIDE * SIDE }, (_, i) => data[4 * i] + data[4 * i + 1] + data[4 * i + 2])
      }
      const image = await bitmap(made)
      const [a, b] = [greys(image, head), greys(await bitmap(seen), 0)]
      const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
      const [ma, mb] = [mean(a), mean(b)]
      const together = (x: readonly number[], mx: number, y: readonly number[], my: number): number =>
        x.reduce((sum, one, i) => sum + (one - mx) * (y[i] - my), 0)
      const alike = together(a, ma, b, mb) / Math.sqrt(together(a, ma, a, ma) * together(b, mb, b, mb))
      return { width: image.width, colours: new Set(a).size, alike }
    },
    [images[0], images[1], 2 * 64] as const,
  )
}

/** The whole review of a match with few trials, as a device keeps it. */
function reviewOf({ table, rows }: Changed): KeptReview {
  const desk = new Desk(exportMatch(table, rows), { trials: 40 })
  const { outline, places } = desk.open()
  return {
    key: `${table.id} quick`,
    match: table.id,
    deep: false,
    version,
    game: table.game,
    players: table.seats.map(({ name, bot }) => ({ name, bot })),
    own: 0,
    places,
    at: 0,
    length: outline.length,
    steps: outline.map((_, n) => [n, desk.step(n)] as const),
  }
}

/** Puts it on the device; the page must be one of ours. */
const keepReview = (page: Page, review: KeptReview): Promise<void> =>
  page.evaluate(
    kept =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('iteru-reviews', 1)
        request.onupgradeneeded = () =>
          request.result.createObjectStore('reviews', { keyPath: 'key' }).createIndex('match', 'match')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const put = request.result.transaction('reviews', 'readwrite').objectStore('reviews').put(kept)
          put.onsuccess = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    review,
  )

/** Goes on to the next decision of which more can be told than that there was one choice, and asks why. */
async function explained(page: Page): Promise<void> {
  const why = page.getByRole('button', { name: en.why })
  const thought = page.locator('.thought')
  const compared = /%|times? in 10/
  for (let steps = 0; steps < 20; steps++) {
    if (await why.isEnabled()) {
      await why.click()
      await thought.filter({ hasText: /\.\s*$/ }).waitFor({ timeout: 60_000 })
      if (compared.test(await thought.innerText())) return
    }
    await page.keyboard.press('ArrowRight')
  }
  expect(await thought.innerText()).toMatch(compared)
}

test('a review tells what decided the match, marks the better choice, answers "what if", and the match can be played on', async () => {
  const context = await stage.browser.newContext({ viewport: PHONE, locale: 'en' })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  await page.goto(stage.site.url)
  const match = keptMatch({ game: 'aton', file: 'green' })
  await keepMatch(page, match)
  await keepReview(page, reviewOf(match))
  await page.goto(`${stage.site.url}/replay/${match.table.id}?review`)
  await page.getByText(en.turning).waitFor()
  expect(await page.locator('.turning li').count()).toBe(3)
  expect(await page.locator('.curves .line').count()).toBe(2)
  await page.getByText(/decisions cost \d+%/).waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByRole('heading', { name: en.title }).scrollIntoViewIfNeeded()
  await picture(page, 'review-phone')
  await page.getByRole('button', { name: en.show }).first().click()
  await page.locator('[data-hint="1"]').first().waitFor({ state: 'attached' })
  await picture(page, 'review-phone-marks')
  await explained(page)
  const made = await pictured(page)
  expect(made.width).toBeGreaterThan(PHONE.width)
  expect(made.colours).toBeGreaterThan(30)
  expect(made.alike).toBeGreaterThan(0.8) // what is marked on the screen is not in the picture
  const before = page.url()
  await page.locator('.curves svg').click({ position: { x: 120, y: 90 } })
  await page.waitForURL(url => url.href !== before)

  await page.getByRole('button', { name: en.whatIf }).click()
  const bar = page.getByRole('region', { name: en.whatIf })
  for (
    let clicks = 0;
    clicks < 8 && !(await bar.getByRole('button', { name: en.another }).isVisible());
    clicks++
  )
    await page.locator('[data-lit]').first().dispatchEvent('click')
  await bar.getByText(/% to win/).waitFor({ timeout: 60_000 })
  await picture(page, 'review-phone-what-if')
  await bar.getByRole('button', { name: 'Close' }).click()

  await page.getByText(en.playOn).click()
  await page.locator('.review').getByRole('button', { name: en.start, exact: true }).click()
  await page.waitForURL(/\/d\/device-/)
  await page.locator('.board').first().waitFor()
  expect(page.url()).not.toContain(match.table.id)
  expect(faults).toEqual([])
  await context.close()
})

test('beside a board the review scrolls by itself: the page has no end of nothing below it', async () => {
  const match = keptMatch({ game: 'aton', file: 'green' })
  const review = reviewOf(match)
  for (const viewport of [
    { width: 820, height: 1180 },
    { width: 1280, height: 657 },
  ]) {
    const context = await stage.browser.newContext({ viewport, locale: 'en' })
    const page = await context.newPage()
    await page.goto(stage.site.url)
    await keepMatch(page, match)
    await keepReview(page, review)
    await page.goto(`${stage.site.url}/replay/${match.table.id}?review`)
    await page.getByText(en.turning).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    await context.close()
  }
})

test('a review that was stopped goes on where it was, after the page was closed, too', async () => {
  const context = await stage.browser.newContext({ locale: 'en' })
  const page = await context.newPage()
  await page.goto(stage.site.url)
  const match = keptMatch({ game: 'aton', file: 'green' })
  await keepMatch(page, match)
  await page.goto(`${stage.site.url}/replay/${match.table.id}`)
  await page.getByRole('button', { name: en.title }).click()
  const done = async (on: Page): Promise<number> =>
    Number((await on.locator('progress').getAttribute('value')) ?? 0)
  await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) >= 2, null, {
    timeout: 60_000,
  })
  await page.getByRole('button', { name: en.stop }).click()
  await page.getByRole('button', { name: en.goOn }).waitFor()
  const stopped = await done(page)
  await page.close()
  const again = await context.newPage()
  await again.goto(`${stage.site.url}/replay/${match.table.id}?review`)
  await again.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0, null, {
    timeout: 60_000,
  })
  expect(await done(again)).toBeGreaterThanOrEqual(stopped)
  await context.close()
})
