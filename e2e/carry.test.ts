/** Aton's cards carried with a real mouse and a real finger: each lands at the cartouche it was put down at, in any order. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, PHONE } from './browser.ts'
import { useGallery } from './stage.ts'

declare const gallery: { stands(): boolean }

const stage = useGallery()

type Point = { readonly x: number; readonly y: number }
type Carry = (from: Point, to: Point) => Promise<void>

/** From one point to another in steps, as a hand does it. */
const between = (from: Point, to: Point): Point[] =>
  [0.1, 0.5, 0.9, 1].map(part => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }))

const byMouse =
  ({ mouse }: Page): Carry =>
  async (from, to) => {
    await mouse.move(from.x, from.y)
    await mouse.down()
    for (const { x, y } of between(from, to)) await mouse.move(x, y)
    await mouse.up()
  }

async function byFinger(page: Page): Promise<Carry> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return async (from, to) => {
    await touch('touchStart', [from])
    for (const point of between(from, to)) await touch('touchMove', [point])
    await touch('touchEnd', [])
  }
}

async function middle(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not there`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const cartouche = (index: number): string => `[data-place="cartouche:0:${index}"] rect`
const inHand = (page: Page): Promise<string[]> => page.locator('.hand .face').allTextContents()
/** What lies at the four cartouches, '' for nothing. */
const atCartouches = (page: Page): Promise<string[]> =>
  page.$$eval('[data-place^="cartouche:0:"]', nodes =>
    nodes.map(node => node.querySelector('[data-piece] text')?.textContent ?? ''),
  )

for (const size of ['desktop', 'phone'] as const) {
  test(`a card carried on the ${size} lands where it is put down, and nowhere else`, async () => {
    const page = await stage.browser.newPage(
      size === 'phone' ? { viewport: PHONE, hasTouch: true, isMobile: true } : { viewport: DESKTOP },
    )
    await page.goto(
      `${stage.url}?${new URLSearchParams({ game: 'aton', file: 'forty', at: '2', seat: '0' })}`,
    )
    await page.waitForSelector('.hand .face')
    await page.waitForFunction(() => gallery.stands())
    const carry = size === 'phone' ? await byFinger(page) : byMouse(page)
    const hand = await inHand(page)
    const away = await middle(page, 'h1')

    for (const k of [2, 0, 1, 3]) {
      await carry(await middle(page, '.hand .face'), await middle(page, cartouche(k)))
      const only = [0, 1, 2, 3].map(i => (i === k ? hand[0] : ''))
      await expect.poll(() => atCartouches(page)).toEqual(only)
      expect(await inHand(page)).toEqual(hand.slice(1))
      // Taken away again, it is back in the hand.
      await carry(await middle(page, cartouche(k)), away)
      await expect.poll(() => inHand(page)).toEqual(hand)
      expect(await atCartouches(page)).toEqual(['', '', '', ''])
    }

    // In any order; then two change places, and what is taken from the first has left a gap that a tap fills.
    for (const k of [2, 0, 3, 1])
      await carry(await middle(page, '.hand .face'), await middle(page, cartouche(k)))
    await expect.poll(() => atCartouches(page)).toEqual([hand[1], hand[3], hand[0], hand[2]])
    await page.waitForSelector('[data-key="do:seal"][data-lit]')
    await carry(await middle(page, cartouche(0)), await middle(page, cartouche(3)))
    await expect.poll(() => atCartouches(page)).toEqual([hand[2], hand[3], hand[0], hand[1]])
    await carry(await middle(page, cartouche(0)), away)
    await expect.poll(() => page.locator('[data-key="do:seal"]').count()).toBe(0)
    await page.locator('.hand .face').first().click()
    await expect.poll(() => atCartouches(page)).toEqual([hand[2], hand[3], hand[0], hand[1]])
    await page.click('[data-key="do:seal"]')
    await expect.poll(() => page.locator('[data-place="cartouche:0:0"] .loose').count()).toBe(0)
    expect(await atCartouches(page)).toEqual([hand[2], hand[3], hand[0], hand[1]])
    await page.close()
  })
}
