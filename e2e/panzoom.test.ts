/** A board that can be moved, alone on a page of a real browser: fingers, mouse, wheel, keys and buttons move it, and what is asked about comes into sight. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Shown } from './alone/board.svelte.ts'
import { alone } from './alone.ts'
import { connectBrowser, drawn } from './stage.ts'

/** What the bundle puts on the page. */
declare const shown: Shown
declare const clicks: string[]

/** Where the board lies on the page (e2e/alone/Board.svelte), and how large it is. */
const BOX = { left: 40, top: 30, width: 400, height: 300 }

let browser: Browser
let open: () => Promise<Page>
let page: Page
beforeAll(async () => {
  browser = await connectBrowser()
  open = await alone(browser, 'board.svelte.ts', { hasTouch: true })
})
afterAll(() => browser?.close())
beforeEach(async () => {
  await page?.close()
  page = await open()
  await page.evaluate(() => {
    const list: string[] = []
    Object.assign(window, { clicks: list })
    for (const node of document.querySelectorAll('[data-key]'))
      node.addEventListener('click', () => list.push(node.getAttribute('data-key') ?? ''))
  })
  await page.evaluate(drawn)
})

interface Seen {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** What is in the middle of the screen, and how many pixels a unit has. */
const seen = (): Promise<Seen> =>
  page.evaluate(() => {
    const box = document.querySelector<SVGSVGElement>('.pan > svg')?.viewBox.baseVal
    if (!box) throw new Error('there is no board')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale: 400 / box.width }
  })

/** The pixel of the page at which a unit of the board is drawn. */
async function at(x: number, y: number): Promise<{ readonly x: number; readonly y: number }> {
  const now = await seen()
  return {
    x: Math.round(BOX.left + BOX.width / 2 + (x - now.x) * now.scale),
    y: Math.round(BOX.top + BOX.height / 2 + (y - now.y) * now.scale),
  }
}

const near = async (wanted: Partial<Seen>): Promise<void> => {
  const now = await seen()
  for (const [name, value] of Object.entries(wanted)) expect(now[name as keyof Seen]).toBeCloseTo(value, 3)
}

/** Asks about these, which are fine to touch from 8 pixels a unit on. */
async function ask(
  points: readonly (readonly [number, number])[],
  more: { readonly chosen?: readonly [number, number]; readonly isTouched?: boolean } = {},
): Promise<void> {
  await page.evaluate(
    ([list, { chosen, isTouched = false }]) => {
      const asked = { points: list, chosen, isTouched, all: 'all', fine: 8, close: 12, around: 5 }
      shown.asked = { ...asked, arrow: (side: string, n: number) => `${n} ${side}` }
    },
    [points, more] as const,
  )
  await page.evaluate(drawn)
}

const counted = (): Promise<(string | null)[]> =>
  page.locator('.arrow').evaluateAll(list => list.map(node => node.getAttribute('aria-label')))

test('all of it is seen at first; a drag takes it along and chooses nothing, a click chooses', async () => {
  await near({ x: 50, y: 50, scale: 3 })
  const from = await at(50, 50)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const way of [10, 25, 30]) await page.mouse.move(from.x + way, from.y - way)
  await page.mouse.up()
  await near({ x: 40, y: 60 })
  await page.mouse.move(from.x + 90, from.y) // let go: it stays
  await near({ x: 40, y: 60 })
  expect(await page.evaluate(() => clicks)).toEqual([])
  await page.locator('.zoom button').first().press('Enter') // a key is no part of the drag
  await near({ scale: 4.2 })
  await page.keyboard.press('-')
  await near({ x: 40, y: 60, scale: 3 })
  const place = await at(30, 70)
  await page.mouse.move(place.x, place.y)
  await page.mouse.down()
  await page.mouse.move(place.x + 2, place.y + 1) // hands shake
  await page.mouse.up()
  expect(await page.evaluate(() => clicks)).toEqual(['30 70'])
  await near({ x: 40, y: 60 })
})

test('wheel and pinch scale, and what is under them stays there', async () => {
  const before = await at(90, 10)
  await page.mouse.move(before.x, before.y)
  await page.mouse.wheel(0, -400)
  await expect.poll(async () => (await seen()).scale).toBeCloseTo(3 * Math.E)
  const after = await at(90, 10)
  expect(after).toEqual(before)
  await page.mouse.wheel(0, 400)
  await expect.poll(async () => (await seen()).scale).toBeCloseTo(3)

  const line = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: readonly number[]): Promise<unknown> =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map(x => ({ x, y: 150 })) })
  await touch('touchStart', 200, 240)
  for (const apart of [24, 30, 40]) await touch('touchMove', 220 - apart, 220 + apart)
  await touch('touchEnd')
  expect((await seen()).scale).toBeCloseTo(6, 0)
  expect(await page.evaluate(() => clicks)).toEqual([])
})

test('two taps come closer to where they are; with the mouse not on what can be chosen, and never on a button', async () => {
  const tapTwice = (x: number, y: number, pointerType: string, gap = 0): Promise<void> =>
    page.evaluate(
      async ([clientX, clientY, type, ms]) => {
        const node = document.elementFromPoint(clientX, clientY)
        const event = { clientX, clientY, pointerId: 7, pointerType: type, bubbles: true }
        for (const n of [0, 1]) {
          if (n === 1 && ms > 0) await new Promise(resolve => setTimeout(resolve, ms))
          for (const name of ['pointerdown', 'pointerup']) node?.dispatchEvent(new PointerEvent(name, event))
        }
      },
      [x, y, pointerType, gap] as const,
    )
  const place = await at(30, 30)
  await tapTwice(place.x, place.y, 'mouse')
  await near({ scale: 3 })
  await tapTwice(place.x, place.y, 'touch', 400)
  await near({ scale: 3 })
  await tapTwice(place.x, place.y, 'touch')
  await near({ x: 40, y: 40, scale: 6 })
  const button = await page.locator('.zoom button').first().boundingBox()
  await tapTwice((button?.x ?? 0) + 20, (button?.y ?? 0) + 20, 'touch')
  await near({ scale: 6 })
})

test('buttons and keys scale it, show all of it and go back, or move it by a third', async () => {
  const [closer, farther, whole] = [0, 1, 2].map(n => page.locator('.zoom button').nth(n))
  await closer.click()
  await near({ scale: 4.2 })
  await farther.click()
  await farther.click()
  await near({ scale: 3 / 1.4 })
  await whole.click()
  await near({ x: 50, y: 50, scale: 3 })
  await page.evaluate(() => {
    shown.least = 5
  })
  await whole.click() // once more: as it was first shown
  await near({ scale: 5 })
  await page.locator('[data-key="50 50"]').focus()
  await page.keyboard.press('+')
  await near({ scale: 7 })
  await page.keyboard.press('-')
  await page.keyboard.press('Shift+ArrowRight')
  await near({ x: 50 + 400 / 3 / 5, y: 50, scale: 5 })
  await page.keyboard.press('Control+-')
  await page.keyboard.press('ArrowUp')
  await near({ y: 50, scale: 5 })
  await page.keyboard.press('0')
  await near({ x: 50, scale: 3 })
})

test('a question brings what it asks about into sight, once, and arrows lead to the rest', async () => {
  await ask([
    [10, 10],
    [30, 10],
    [90, 90],
  ])
  const first = await seen()
  expect(first.scale).toBe(8)
  expect(await counted()).toEqual(['1 down'])
  const from = await at(20, 20)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x - 20, from.y)
  await page.mouse.up()
  const moved = await seen()
  await page.evaluate(() => {
    if (shown.asked) shown.asked = { ...shown.asked, points: [...shown.asked.points] }
  })
  await page.evaluate(drawn)
  expect(await seen()).toEqual(moved) // the same question leaves it where it was moved to
  await page.locator('.arrow').focus()
  await page.keyboard.press('Shift+ArrowDown') // where the arrow leads, and not a third of the screen
  await near({ y: 90, scale: 8 })
  expect(await counted()).toEqual(['2 up'])
  await page.locator('.arrow').click()
  await near({ y: 10, scale: 8 })
  await page.locator('.zoom .asks').click()
  expect(await counted()).toEqual([])
  await ask([[10, 90]])
  expect(await counted()).toEqual([])
  expect((await seen()).scale).toBeLessThanOrEqual(8)
})

test('what is touched from afar comes close; what is chosen, new, pointed at or has the focus is in sight', async () => {
  await ask([[50, 50]])
  await page.evaluate(() => {
    shown.asked = undefined
    shown.overview = true
  })
  await page.evaluate(drawn)
  await near({ x: 50, y: 50, scale: 3 })
  await page.evaluate(() => {
    shown.overview = false
  })
  await ask([], { chosen: [10, 10], isTouched: true })
  await near({ y: 10, scale: 12 })
  await ask([], { chosen: [90, 90] })
  await near({ y: 90, scale: 12 })
  await page.evaluate(() => {
    shown.asked = undefined
    shown.newest = [10, 50]
  })
  await page.evaluate(drawn)
  await near({ y: 50, scale: 12 })
  await page.evaluate(() => {
    shown.pointed = [[90, 10]]
  })
  await page.evaluate(drawn)
  await near({ y: 10, scale: 12 })
  await page.evaluate(() => {
    shown.pointed = []
  })
  await page.keyboard.press('Tab')
  await page.locator('[data-key="10 90"]').focus()
  await page.evaluate(drawn)
  await near({ y: 90, scale: 12 })
})
