/** The table around a board, in a real browser: explanations, answers to every tap, keys and focus, settings, the scoring and the end. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Gallery } from './gallery/api.ts'
import { keepMatch, keptMatch } from './kept.ts'
import { findings, picture } from './looked.ts'
import { PROOF } from './proof.ts'
import { drawn, useGallery, useStage } from './stage.ts'

declare const gallery: Gallery

const { open: openGallery } = useGallery()
const stage = useStage({ paced: true })

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
}
const LAPTOP: BrowserContextOptions = { viewport: { width: 1280, height: 657 } }
const ATON = { game: 'aton', file: 'yellow', at: '6' }

const bubble = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.bubble')?.textContent ?? null)

const middleOf = async (page: Page, what: string): Promise<{ x: number; y: number }> => {
  const box = await page.locator(what).first().boundingBox()
  if (!box) throw new Error(`${what} is not there`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** How long the mouse has rested when something is explained, in milliseconds by the page's own clock: this program may be told late. */
const restBeforeBubble = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let moved = Number.NaN
        document.addEventListener('pointermove', ({ timeStamp }) => (moved = timeStamp), { capture: true })
        const watching = new MutationObserver(() => {
          if (!document.querySelector('.bubble')) return
          watching.disconnect()
          resolve(performance.now() - moved)
        })
        watching.observe(document.body, { childList: true, subtree: true })
      }),
  )

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const node = document.activeElement
    if (!node || node === document.body) return 'page'
    return node.matches('[data-question]') ? 'question' : node.hasAttribute('data-lit') ? 'choice' : 'other'
  })

test('a mouse that has moved and rests is told what a thing is, one that has not moved is not, and nothing asked is covered', async () => {
  const { page, faults } = await openGallery(ATON, LAPTOP)
  const spot = await middleOf(page, '[data-lit]')
  const resting = restBeforeBubble(page)
  await page.mouse.move(spot.x, spot.y)
  expect(await resting).toBeGreaterThan(450)
  const covered = await page.evaluate(() => {
    const { left, right, top, bottom } =
      document.querySelector('.bubble')?.getBoundingClientRect() ?? new DOMRect()
    const question = document.querySelector('[data-question]')?.getBoundingClientRect() ?? new DOMRect()
    return left < question.right && question.left < right && top < question.bottom && question.top < bottom
  })
  expect(covered).toBe(false)
  // The board changes under the resting mouse: what was said is gone or true, and nothing new comes up by itself.
  await page.evaluate(() => gallery.show(7))
  await page.evaluate(drawn)
  const said = await bubble(page)
  const label = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-key]')?.getAttribute('aria-label') ?? null,
    spot,
  )
  if (said !== null) expect(said).toContain(label)
  await page.mouse.move(spot.x + 600, 5)
  await page.waitForFunction(() => !document.querySelector('.bubble'), undefined, { timeout: 3000 })
  await page.close()
  expect(faults).toEqual([])
})

test('a long press explains until the next tap and chooses nothing; with "i" every tap explains', async () => {
  const { page, faults } = await openGallery(ATON, PHONE)
  const line = await page.context().newCDPSession(page)
  const before = await page.evaluate(() => gallery.progress())
  const { x, y } = await middleOf(page, '.board [data-lit]')
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.waitForTimeout(700)
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(400)
  expect(await bubble(page)).not.toBeNull()
  expect(await page.evaluate(() => gallery.progress())).toBe(before)
  await page.touchscreen.tap(200, 20)
  await page.waitForFunction(() => !document.querySelector('.bubble'))
  await page.tap('.tabs .i')
  await page.touchscreen.tap(x, y)
  await page.waitForSelector('.bubble')
  expect(await page.evaluate(() => gallery.progress())).toBe(before)
  await picture(page, 'table-asking')
  await page.tap('.tabs .i')
  await page.touchscreen.tap(x, y)
  await page.waitForFunction(was => gallery.progress() !== was, before)
  await page.close()
  expect(faults).toEqual([])
})

test('whatever has a key answers to a tap that is in vain', async () => {
  const { page, faults } = await openGallery({ game: 'amun-re', file: '4p-cards', at: '3' }, LAPTOP)
  const silent = await page.evaluate(async () => {
    const found: string[] = []
    for (const node of document.querySelectorAll<HTMLElement>('.table [data-key]:not([data-open])')) {
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      node.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await new Promise(resolve => requestAnimationFrame(resolve))
      if (!document.querySelector('.notice.wrong, .bubble')) found.push(node.dataset.key ?? '')
    }
    return found
  })
  await page.close()
  expect([silent, faults]).toEqual([[], []])
})

test('keys alone: the focus is never on the page, after an action it is on the question, n and p walk from anywhere, ? shows the keys', async () => {
  const { page, faults } = await openGallery(ATON, LAPTOP)
  expect(await focused(page)).toBe('question')
  for (let step = 0; step < 12; step++) {
    const start = await page.evaluate(() => gallery.progress())
    await page.keyboard.press(step % 3 === 2 ? 'p' : 'n')
    expect(await focused(page)).toBe('choice')
    await page.keyboard.press('Enter')
    await page.waitForFunction(was => gallery.progress() !== was, start)
    await page.evaluate(drawn)
    const isAnswered = await page.evaluate(was => gallery.answered(was), start)
    expect([step, await focused(page)]).not.toEqual([step, 'page'])
    if (isAnswered) expect([step, await focused(page)]).toEqual([step, 'question'])
  }
  await page.click('.log .chapters')
  await page.keyboard.press('n')
  expect(await focused(page)).toBe('choice')
  await page.keyboard.press('?')
  expect(await page.locator('dialog[open] kbd').count()).toBeGreaterThan(4)
  await page.keyboard.press('Escape')
  expect(await page.locator('dialog[open]').count()).toBe(0)
  expect(await focused(page)).not.toBe('page')
  await page.close()
  expect(faults).toEqual([])
})

for (const screen of PROOF ? [PHONE, LAPTOP] : [PHONE]) {
  test(`settings, ${screen.viewport?.width} pixels wide: all of it in reach, kept on the device; text of twice the size reflows`, async () => {
    const { page, faults } = await openGallery(ATON, screen)
    await page.click('.more')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.waitForSelector('dialog[open]')
    await picture(page, `settings-${screen.viewport?.width}`)
    await page.getByRole('radio', { name: 'Relaxed' }).check()
    await page.getByRole('radio', { name: '200%' }).check()
    expect(await page.evaluate(() => localStorage.getItem('iteru.speed'))).toBe('relaxed')
    await picture(page, `settings-${screen.viewport?.width}-large`)
    await page.locator('dialog[open] header button').click()
    await page.evaluate(drawn)
    await picture(page, `table-${screen.viewport?.width}-large`)
    const wrong = await page.evaluate(() => {
      const out =
        document.documentElement.scrollWidth > innerWidth ||
        document.documentElement.scrollHeight > innerHeight
      const dock = document.querySelector('.dock')?.getBoundingClientRect() ?? new DOMRect()
      const board = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect()
      const size = parseFloat(getComputedStyle(document.querySelector('.status') as Element).fontSize)
      return { out, hidden: dock.bottom > innerHeight + 1, small: size < 29, gone: board.height < 120 }
    })
    expect(wrong).toEqual({ out: false, hidden: false, small: false, gone: false })
    await page.close()
    expect(faults).toEqual([])
  })
}

/** A table of this device at a place of a golden match. */
async function sit(place: Parameters<typeof keptMatch>[0], options: BrowserContextOptions): Promise<Page> {
  const context = await stage.browser.newContext({ locale: 'en-GB', ...options })
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/about`)
  const match = keptMatch(place)
  await keepMatch(page, match)
  await page.goto(`${stage.site.url}/d/${match.table.id}`)
  await page.waitForSelector('[data-asked]')
  return page
}

test('the end: line by line where the points come from, the final position, and then the sheet by itself', async () => {
  // The second stack is empty: whoever is asked lays the last tile.
  const page = await sit({ game: 'horus', file: '3p-terrains', rows: 251, seat: 1 }, LAPTOP)
  const end = Date.now() + 60_000
  const lit = (): Promise<boolean> => page.evaluate(() => document.querySelector('[data-lit]') !== null)
  while (Date.now() < end && !(await page.$('.flap'))) {
    if (await lit())
      await page.evaluate(() => {
        const nodes = [...document.querySelectorAll('[data-lit]')]
        const node = nodes.find(one => one.matches('.main')) ?? nodes[0]
        node?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      })
    if (await page.$('.gains b')) break
    await page.waitForTimeout(100)
  }
  await page.waitForSelector('.gains b', { timeout: 20_000 })
  await page.waitForTimeout(1200)
  await picture(page, 'table-gains')
  expect(await page.$('#end-title')).toBeNull()
  await page.waitForSelector('#end-title', { timeout: 20_000 })
  await picture(page, 'table-end')
  expect(await findings(page)).toEqual([])
  await page.context().close()
})
