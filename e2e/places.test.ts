/** Horus on a phone, through a whole match: when laying begins, most places can be touched at once, all of them after one tap, and from afar a place comes closer first. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { horus } from '../games/horus/rules/index.ts'
import type { Action } from '../games/horus/rules/types.ts'
import { gameOf } from '../games/index.ts'
import { frameOf } from '../kernel/flow.ts'
import type { Entry } from '../kernel/game.ts'
import { parseMatch } from '../kernel/match.ts'
import { useGallery } from './stage.ts'

const stage = useGallery()

declare const gallery: { stands(): boolean; show(to: number): void }

let page: Page
beforeAll(async () => {
  page = await stage.browser.newPage({ hasTouch: true, isMobile: true })
  await page.goto(`${stage.url}?${new URLSearchParams({ game: 'horus', file: MATCH, at: '1' })}`)
  await page.waitForSelector('.pan svg')
  await page.waitForFunction(() => gallery.stands())
})

/** The longest of the golden matches: the board of four seats is the largest. */
const MATCH = '4p-river'

/** After how many rows of the match somebody lays something. */
function layings(): number[] {
  const match = parseMatch(readFileSync(`games/horus/golden/${MATCH}.jsonl`, 'utf8'), gameOf)
  const state = horus.setup(match.seats, match.options as Parameters<typeof horus.setup>[1])
  return (match.rows as Entry<Action>[]).flatMap(({ actor, action }, n) => {
    horus.apply(state, actor, action)
    return !state.over && frameOf(state).phase === 'lay' ? [n + 1] : []
  })
}

interface Sight {
  readonly places: number
  /** How many of them a tap at their middle reaches. */
  readonly reached: number
  /** The middle of the button that shows all, if there is one. */
  readonly button: { readonly x: number; readonly y: number } | null
}

/** What a finger finds on the map, at a point of the match or as it is. */
const look = (row: number | null): Promise<Sight> =>
  page.evaluate(async at => {
    if (at !== null) gallery.show(at)
    for (let i = 0; i < 2; i++) await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    const middle = (node: Element): { x: number; y: number } => {
      const { left, top, width, height } = node.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }
    const places = [...document.querySelectorAll('[data-key^="at:"][data-open]')]
    const reached = places.filter(node => {
      const { x, y } = middle(node.querySelector('.edge') ?? node)
      return node.contains(document.elementFromPoint(x, y))
    })
    const button = document.querySelector('.pan .all')
    return { places: places.length, reached: reached.length, button: button && middle(button) }
  }, row)

for (const viewport of [
  { width: 390, height: 664 },
  { width: 844, height: 390 },
]) {
  test(`${viewport.width} × ${viewport.height}: most places are in sight when laying begins, all after one tap`, async () => {
    await page.setViewportSize(viewport)
    const wrong: string[] = []
    let small = 0
    for (const row of layings()) {
      const first = await look(row)
      if (first.reached * 2 <= first.places) wrong.push(`row ${row}: ${JSON.stringify(first)}`)
      if (first.reached === first.places) continue
      small++
      if (first.button) await page.touchscreen.tap(first.button.x, first.button.y)
      const then = await look(null)
      if (then.reached !== then.places || then.button) wrong.push(`row ${row}, all: ${JSON.stringify(then)}`)
    }
    expect(wrong).toEqual([])
    expect(small).toBeGreaterThan(40)

    // The last place of a full board, touched from afar: chosen, and now the places beside it can be touched.
    const place = page.locator('[data-key^="at:"][data-open]').last()
    const key = await place.getAttribute('data-key')
    const box = await place.locator('.edge').boundingBox()
    if (!box) throw new Error('the place is not there')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForSelector(`[data-key="${key}"][data-chosen]`)
    const near = await place.locator('.edge').boundingBox()
    expect(near?.width).toBeGreaterThan(21)
    await page.waitForSelector('[data-key="do:lay"][data-lit]')
  })
}
