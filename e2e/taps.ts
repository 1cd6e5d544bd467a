/** What was played at a point of a golden match, played again on the whole table: with real taps of a finger, or real clicks of a mouse. */
import type { Page } from 'playwright-core'
import type { Gallery } from './gallery/api.ts'
import { drawn } from './stage.ts'
import { Finger } from './touch.ts'

declare const gallery: Gallery

/** So long a tap may take to be taken, in milliseconds. */
const LONGEST = 2000
/** On a machine that is very busy a tap may pass for a long press, which explains: then a second one tells. */
const TAPS = 2

const fingers = new WeakMap<Page, Finger>()

async function fingerOn(page: Page): Promise<Finger> {
  const finger = fingers.get(page) ?? (await Finger.on(page))
  fingers.set(page, finger)
  return finger
}

/** Chooses these elements: how many were met, and what went wrong. */
export async function playAgain(
  page: Page,
  way: readonly string[],
  touch: boolean,
): Promise<{ taps: number; fault?: string }> {
  if (way.length === 0) return { taps: 0, fault: 'what was played cannot be chosen' }
  for (const [i, key] of way.entries()) {
    const fault = await choose(page, key, touch)
    if (fault) return { taps: i, fault: `${way.slice(0, i + 1).join(' → ')}: ${fault}` }
  }
  const isPlayed = await page.evaluate(() => gallery.isPlayed())
  return { taps: way.length, ...(!isPlayed && { fault: `${way.join(' → ')}: played something else` }) }
}

/** Chooses an element; says what went wrong, if something did. */
async function choose(page: Page, key: string, touch: boolean): Promise<string | null> {
  const { before, isLit } = await page.evaluate(
    name => ({
      before: gallery.progress(),
      isLit: document.querySelector(`[data-key="${CSS.escape(name)}"][data-lit]`) !== null,
    }),
    key,
  )
  if (!isLit) await openTab(page, key)
  for (let tap = 0; tap < TAPS; tap++) {
    const isMet = touch ? await (await fingerOn(page)).choose(key) : await click(page, key)
    if (!isMet) return 'cannot be met'
    if (await page.evaluate(([was, ms]) => gallery.moves(was, ms), [before, LONGEST] as const)) return null
  }
  return 'was tapped and nothing happened'
}

/** A board in tabs shows one area at a time; those with something lit say so. */
async function openTab(page: Page, key: string): Promise<void> {
  const lit = page.locator(`[data-key="${key}"][data-lit]`)
  const tabs = page.locator('[role=tab].lit[aria-selected=false]')
  for (let i = 0; (await lit.count()) === 0 && i < (await tabs.count()); i++) {
    await tabs.nth(i).click()
    await page.evaluate(drawn)
  }
}

/** A mouse scrolls by its wheel and drags a map. */
async function click(page: Page, key: string): Promise<boolean> {
  const PATIENCE = 8
  const { mouse } = page
  for (let tries = 0; tries < PATIENCE; tries++) {
    const aim = await page.evaluate(name => gallery.aim(name), key)
    if (!aim) return false
    if ('point' in aim) {
      await mouse.click(aim.point.x, aim.point.y)
      return true
    }
    const { from, to, pans } = aim.drag
    await mouse.move(from.x, from.y)
    if (pans) {
      await mouse.down()
      await mouse.move(to.x, to.y, { steps: 3 })
      await mouse.up()
    } else await mouse.wheel(from.x - to.x, from.y - to.y)
    await page.evaluate(drawn)
  }
  return false
}
