/** Others' turns in a real browser: each step and each scoring has its time, a tap on the board takes none of it, a button and a key do; marks, title and icon tell the rest. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { HOLDS, LONGEST } from '../web/table/story.ts'
import { de } from '../words/de.ts'
import { DESKTOP } from './browser.ts'
import { keepMatch, keptMatch, keptToAct } from './kept.ts'
import { picture } from './looked.ts'
import { useStage } from './stage.ts'

const stage = useStage({ paced: true })

/** Timers of a browser are rounded. */
const TOLERANCE = 20

interface Shown {
  readonly seq: number
  readonly at: number
}

/** The first bid of a match is asked for; three bots follow, and then the person is asked again. */
const AUCTION = { game: 'amun-re', file: '4p-cards', rows: 3, seat: 3 }
/** The last decision before the first scoring; the next bid is a bot's. */
const SCORING = { game: 'amun-re', file: '4p-cards', rows: 125, seat: 3 }

/** A table of this device at a place of a golden match; whatever it shows is noted with its time. */
async function open(place: Parameters<typeof keptMatch>[0], options: BrowserContextOptions): Promise<Page> {
  const context = await stage.browser.newContext({ viewport: DESKTOP, locale: 'de-DE', ...options })
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/about`)
  await sit(page, place)
  return page
}

async function sit(page: Page, place: Parameters<typeof keptMatch>[0]): Promise<string> {
  const match = keptMatch(place)
  await keepMatch(page, match)
  await page.goto(`${stage.site.url}/d/${match.table.id}`)
  await page.waitForSelector('[data-asked]')
  await page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('.table')
    const shown: Shown[] = []
    Object.assign(window, { shown })
    const note = (): unknown => shown.push({ seq: Number(table?.dataset.seq), at: performance.now() })
    new MutationObserver(note).observe(table as Node, { attributes: true, attributeFilter: ['data-seq'] })
    // What is said of a beat to whoever hears it takes the place of what was said of the one before.
    const beats = { count: 0 }
    Object.assign(window, { beats })
    const spoken = document.querySelector('.table > [aria-live]') as Node
    new MutationObserver(() => beats.count++).observe(spoken, { childList: true })
  })
  return match.table.id
}

const shownOf = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => (window as unknown as { shown: Shown[] }).shown)

const beatsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { beats: { count: number } }).beats.count)

const gapsOf = (shown: readonly Shown[]): number[] =>
  shown.slice(1).map(({ at }, i) => at - shown[i].at + TOLERANCE)

async function bid(page: Page): Promise<void> {
  await page.click('[data-lit][data-key="bid:mendes:6"]')
  await page.click('[data-lit][data-key="do:bid"]')
}

async function seal(page: Page): Promise<void> {
  await page.click('[data-lit][data-key="do:none"]')
  await page.click('[data-lit][data-key="do:seal"]')
}

test('three bots after my bid: one by one, whatever I tap, and marked until I decide', async () => {
  const page = await open(AUCTION, {})
  expect(await page.locator('.board [data-marked]').count()).toBe(0)
  await bid(page)
  // A tap on the board hurries nobody.
  const button = page.locator('.skip button')
  await button.waitFor()
  const box = await page.locator('.board').boundingBox()
  for (let i = 0; i < 4; i++) {
    await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2)
    await page.waitForTimeout(250)
  }
  await picture(page, 'story-behind')
  // Those who are waited for by now are not those of the position that is shown.
  expect(await page.evaluate(statusBehind)).toBe(de.story.telling)
  await page.waitForSelector('[data-asked]')
  expect(await button.count()).toBe(0)
  const shown = await shownOf(page)
  expect(shown.length).toBeGreaterThanOrEqual(4)
  // If the bots bid against each other for long, that is shortened evenly: by beats, of which a message may have several.
  const beats = await beatsOf(page)
  expect(beats).toBeGreaterThanOrEqual(4)
  const least = Math.min(HOLDS.normal, LONGEST / beats)
  expect(Math.min(...gapsOf(shown.slice(0, 4)))).toBeGreaterThanOrEqual(least)
  expect(await page.locator('.board [data-marked]').count()).toBeGreaterThan(0)
  await picture(page, 'story-marks')
  await page.context().close()
})

/** What the line under the board says while turns are told; null if none are. */
const statusBehind = (): string | null =>
  document.querySelector('.skip button') && (document.querySelector('.status')?.textContent ?? null)

/** The number of the message on the screen: that of a message comes with the last of its beats. */
const seqOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('.table')?.dataset.seq))

test('a scoring stays, without motion too; the button and the space bar come to the present', async () => {
  const page = await open(SCORING, { reducedMotion: 'reduce' })
  const start = await page.evaluate(() => performance.now())
  await seal(page)
  await page.waitForSelector('.gains b')
  await page.waitForFunction(() => (window as unknown as { shown: Shown[] }).shown.length > 0)
  const [last] = await shownOf(page)
  expect(last.at - start + TOLERANCE).toBeGreaterThanOrEqual(HOLDS.ceremony)

  for (const skip of [() => page.click('.skip button'), () => page.keyboard.press('Space')]) {
    const id = await sit(page, SCORING)
    const before = await seqOf(page)
    await seal(page)
    await page.waitForSelector('.skip button')
    // All three bots have bid; the page hears of the last one a moment after it is kept.
    await expect.poll(() => keptToAct(page, id)).toEqual([SCORING.seat])
    await page.waitForTimeout(200)
    await skip()
    await page.waitForFunction(() => (window as unknown as { shown: Shown[] }).shown.length > 0)
    expect((await shownOf(page))[0].seq - before).toBeGreaterThan(1)
  }
  await page.context().close()
})

/** The icon with a number on it. */
const MARKED = expect.stringMatching(/^data:image\/svg\+xml,/)

test('the title and the icon tell whose turn it is, in a tab behind others too', async () => {
  const page = await open({ ...AUCTION, level: 'strong' }, { locale: 'en-GB' })
  const icon = (): Promise<string | null> => page.getAttribute('link[rel=icon]', 'href')
  expect([await page.title(), await icon()]).toEqual(['(1) Your turn – Amun-Re – Iteru', MARKED])
  await bid(page)
  await page.waitForFunction(() => / to move – Amun-Re – Iteru$/.test(document.title))
  expect(await icon()).toBe('/icon.svg')
  const other = await page.context().newPage()
  await other.goto(`${stage.site.url}/rules/aton`)
  await other.bringToFront()
  await expect.poll(() => other.title()).toBe('The rules of Aton – Iteru')
  await page.waitForFunction(() => document.title === '(1) Your turn – Amun-Re – Iteru')
  expect(await icon()).toEqual(MARKED)
  await page.context().close()
})
