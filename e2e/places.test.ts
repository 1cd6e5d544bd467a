/** Horus through a whole match: when laying begins every place can be touched, or an arrow counts it and leads there; fingers move the map. Keys: e2e/panzoom.test.ts. */
import { readFileSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { horus } from '../games/horus/rules/index.ts'
import type { Action } from '../games/horus/rules/types.ts'
import { gameOf } from '../games/index.ts'
import { frameOf } from '../kernel/frames.ts'
import type { Entry } from '../kernel/game.ts'
import { parseMatch } from '../kernel/match.ts'
import type { Gallery } from './gallery/api.ts'
import { PROOF } from './proof.ts'
import { drawn, useGallery } from './stage.ts'
import { Finger } from './touch.ts'

const stage = useGallery()

declare const gallery: Gallery

let page: Page
let line: CDPSession
beforeAll(async () => {
  page = await stage.browser.newPage({ hasTouch: true, isMobile: true })
  line = await page.context().newCDPSession(page)
  await page.goto(`${stage.url}?${new URLSearchParams({ game: 'horus', file: MATCH, at: '1' })}`)
  await page.waitForSelector('.pan svg')
  await page.waitForFunction(() => gallery.stands())
})

/** The longest of the golden matches: the board of four seats is the largest. */
const MATCH = '4p-river'

/** After how many rows of the match somebody lays something, and in how many places that can be. */
function layings(): { readonly row: number; readonly places: number }[] {
  const match = parseMatch(readFileSync(`games/horus/golden/${MATCH}.jsonl`, 'utf8'), gameOf)
  const state = horus.setup(match.seats, match.options as Parameters<typeof horus.setup>[1])
  return (match.rows as Entry<Action>[]).flatMap(({ actor, action }, n) => {
    horus.apply(state, actor, action)
    const { phase, seat } = frameOf(state)
    return !state.over && phase === 'lay' ? [{ row: n + 1, places: horus.legal(state, seat).length }] : []
  })
}

/** Where there are most places. */
const crowded = (): number => layings().reduce((a, b) => (b.places > a.places ? b : a)).row

/** The same question, asked anew: wherever the map was moved to before. */
async function lookAnew(): Promise<Sight> {
  await look(layings()[0].row)
  return look(crowded())
}

/** Every so manieth laying is looked at on every screen. */
const STEP = PROOF ? 3 : 8

interface Sight {
  readonly places: number
  /** How many of them a tap at their middle reaches. */
  readonly reached: number
  /** How many the arrows count together. */
  readonly counted: number
  /** How far two places side by side are apart, in pixels. */
  readonly apart: number
}

/** What a finger finds on the map, at a point of the match or as it is. */
async function look(row: number | null): Promise<Sight> {
  if (row !== null) await page.evaluate(at => gallery.show(at), row)
  await page.evaluate(drawn)
  return page.evaluate(() => {
    const places = [...document.querySelectorAll('[data-key^="at:"][data-open]')]
    const isReached = (place: Element): boolean => {
      const node = place.querySelector('.edge') ?? place
      const { left, top, width, height } = node.getBoundingClientRect()
      return place.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }
    const arrows = [...document.querySelectorAll<HTMLElement>('.pan .arrow')]
    // Half an edge is 30 units, the mark of a place 21.
    const mark = places[0]?.querySelector('.edge')?.getBoundingClientRect().width ?? 0
    return {
      places: places.length,
      reached: places.filter(isReached).length,
      counted: arrows.reduce((sum, { dataset }) => sum + Number(dataset.count), 0),
      apart: (mark * 30) / 21,
    }
  })
}

const button = (name: 'closer' | 'farther' | 'whole') =>
  page.locator('.pan .zoom button').nth(['closer', 'farther', 'whole'].indexOf(name))

const SCREENS = [
  { width: 360, height: 592 },
  { width: 844, height: 390 },
  { width: 1280, height: 657 },
  { width: 390, height: 664 },
  { width: 820, height: 1180 },
]
/** The smallest phone, one that lies and a laptop; npm run proof: all. */
for (const viewport of PROOF ? SCREENS : SCREENS.slice(0, 3)) {
  test(`${viewport.width} × ${viewport.height}: every place is in sight and large enough when laying begins, or counted by an arrow`, async () => {
    await page.setViewportSize(viewport)
    const wrong: string[] = []
    let [whole, part] = [0, 0]
    for (const { row } of layings().filter((_, n) => n % STEP === 0)) {
      const sight = await look(row)
      const { places, reached, counted, apart } = sight
      // The round ends of an arrow leave free what it counts.
      if (reached + counted < places || counted > places || apart < 27.9)
        wrong.push(`row ${row}: ${JSON.stringify(sight)}`)
      if (counted === 0) whole++
      else part++
    }
    expect(wrong).toEqual([])
    expect([whole > 1, part > 1]).toEqual([true, true])
    // Most of the board is the map.
    const [map, board] = await Promise.all(['.pan', '.board'].map(part => page.locator(part).boundingBox()))
    expect((map?.height ?? 0) / (board?.height ?? 1)).toBeGreaterThan(0.6)
    expect((map?.width ?? 0) / (board?.width ?? 1)).toBeGreaterThan(0.6)
  })
}

test('taps on the arrows lead to every place, and one button shows all of them', async () => {
  await page.setViewportSize({ width: 390, height: 664 })
  await lookAnew()
  const met = new Set<string>()
  const meet = async (): Promise<void> => {
    const keys = await page.evaluate(() => Object.keys(gallery.reach().met))
    for (const key of keys.filter(name => name.startsWith('at:'))) met.add(key)
  }
  await meet()
  const all = (await look(null)).places
  for (let tap = 0; tap < 60 && met.size < all; tap++) {
    const arrows = page.locator('.pan .arrow')
    const label = await arrows.nth(tap % (await arrows.count())).getAttribute('aria-label')
    expect(label).toMatch(/\d+ .+/)
    await arrows.nth(tap % (await arrows.count())).tap()
    await page.evaluate(drawn)
    await meet()
  }
  expect(met.size).toBe(all)

  await button('whole').tap()
  await expect.poll(async () => (await look(null)).counted).toBe(0)
  expect((await look(null)).reached).toBe(all)

  // The last place, touched from afar: chosen, and now the places beside it can be touched.
  const place = page.locator('[data-key^="at:"][data-open]').last()
  const key = await place.getAttribute('data-key')
  const box = await place.locator('.edge').boundingBox()
  if (!box) throw new Error('the place is not there')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForSelector(`[data-key="${key}"][data-chosen]`)
  expect((await look(null)).apart).toBeGreaterThan(27.9)
  await page.waitForSelector('[data-key="do:lay"][data-lit]')
})

/** How large the map is drawn, in pixels a unit, and what is in its middle. */
const camera = (): Promise<{ readonly scale: number; readonly x: number; readonly y: number }> =>
  page.evaluate(() => {
    const svg = document.querySelector<SVGSVGElement>('.pan > svg')
    if (!svg) throw new Error('there is no map')
    const { x, y, width, height } = svg.viewBox.baseVal
    return { scale: svg.clientWidth / width, x: x + width / 2, y: y + height / 2 }
  })

test('two fingers pinch, one drags, two taps come closer', async () => {
  await page.setViewportSize({ width: 390, height: 664 })
  await lookAnew()
  const box = await page.locator('.pan').boundingBox()
  if (!box) throw new Error('there is no map')
  const at = (dx: number, dy: number) => ({ x: box.x + 120 + dx, y: box.y + 140 + dy })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints })
  const before = await camera()
  await touch('touchStart', [at(-20, 0), at(20, 0)])
  for (const apart of [25, 32, 40]) await touch('touchMove', [at(-apart, 0), at(apart, 0)])
  await touch('touchEnd', [])
  const pinched = await camera()
  expect(pinched.scale / before.scale).toBeGreaterThan(1.7)
  expect(pinched.scale / before.scale).toBeLessThan(2.1)

  await touch('touchStart', [at(0, 0)])
  for (const way of [10, 30, 60]) await touch('touchMove', [at(way, way / 2)])
  await touch('touchEnd', [])
  const dragged = await camera()
  expect(Math.round((pinched.x - dragged.x) * dragged.scale)).toBe(60)
  expect(Math.round((pinched.y - dragged.y) * dragged.scale)).toBe(30)
  expect(await page.evaluate(() => document.querySelector('.board [data-chosen]'))).toBeNull()

  // By the mouse: a finger that comes down soon after a drag that ended at speed only ends that, for the browser, and clicks nothing.
  await button('whole').click()
  await expect.poll(async () => (await camera()).scale).toBeLessThan(before.scale)
  const far = await camera()
  // At once: how quickly a busy machine passes touches on must not decide whether they are one double tap.
  await page.evaluate(
    ({ x, y }) => {
      const events = ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']
      const touch = { clientX: x, clientY: y, pointerId: 7, pointerType: 'touch', bubbles: true }
      for (const type of events)
        document.querySelector('.pan > svg')?.dispatchEvent(new PointerEvent(type, touch))
    },
    at(0, 0),
  )
  expect((await camera()).scale / far.scale).toBeGreaterThan(1.5)
})

test('a tap right after a flick of the map counts', async () => {
  await page.setViewportSize({ width: 390, height: 664 })
  await lookAnew()
  const finger = await Finger.on(page)
  await page.evaluate(() => {
    for (const node of document.querySelectorAll('.story button'))
      node.addEventListener('click', () => document.body.classList.add('tapped'))
  })
  const box = await page.locator('.story button').first().boundingBox()
  if (!box) throw new Error('the story has no buttons')
  for (const dx of [90, -90, 90]) {
    await page.evaluate(() => document.body.classList.remove('tapped'))
    await finger.flick({ x: 195, y: 250 }, { x: 195 + dx, y: 280 })
    await page.waitForTimeout(60)
    await finger.tap({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
    await page.waitForSelector('body.tapped', { timeout: 2000 })
  }
})

test('a tap on a barque that is asked about chooses it, as its button does', async () => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.evaluate(() => gallery.open('3p-terrains', 17, 1))
  await page.waitForFunction(
    () => document.querySelectorAll('g[data-open]:not([data-key])').length === 2 && gallery.rests(300),
  )
  const before = await page.evaluate(() => gallery.progress())
  const box = await page.locator('g[data-open]:not([data-key])').first().boundingBox()
  if (!box) throw new Error('no barque is asked about')
  const finger = await Finger.on(page)
  await finger.tap({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  expect(await page.evaluate(since => gallery.moves(since, 3000), before)).toBe(true)
})
