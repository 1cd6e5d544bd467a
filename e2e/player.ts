/** Somebody who plays through the page: chooses among what is lit, with a real mouse, a real finger or by keys alone. */
import type { Locator, Page } from 'playwright-core'
import type { Rng } from '../kernel/game.ts'
import { pick, seeded } from '../kernel/rng.ts'
import { PROOF } from './proof.ts'

/** Whoever plays by keys skips nothing of the story: at its usual pace a match takes minutes. */
const LONGEST_MATCH = PROOF ? 450_000 : 150_000
const LIT = '[data-key][data-lit]'
/** So long somebody tries to point at a thing before taking another one: it may be gone, or move. */
const PATIENCE = 1500

export type Hand = 'mouse' | 'finger' | 'keyboard'

/** Plays until the match is over, or so much has been chosen; returns how many elements were. */
export async function playOut(
  page: Page,
  seed: string,
  hand: Hand = 'mouse',
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const rng = seeded(seed)
  const end = Date.now() + LONGEST_MATCH
  let chosen = 0
  while (Date.now() < end) {
    await page.waitForSelector(`${LIT}, .end`, { state: 'attached', timeout: 60_000 })
    if (chosen >= most || (await page.$('.end'))) return chosen
    const done = hand === 'keyboard' ? await type(page, rng.int(4)) : await point(page, hand, rng)
    if (done) chosen++
  }
  throw new Error(`the match was not over after ${LONGEST_MATCH / 1000} s and ${chosen} choices`)
}

/** Points at one of the lit elements: Playwright scrolls it into sight, waits until it rests and nothing lies over it, and presses there. */
async function point(page: Page, hand: 'mouse' | 'finger', rng: Rng): Promise<boolean> {
  const keys = await page.$$eval(LIT, nodes => nodes.map(node => node.getAttribute('data-key') ?? ''))
  if (keys.length === 0) return false
  const node = page.locator(`[data-key="${pick(rng, keys)}"][data-lit]`).first()
  const press = async (at: Locator): Promise<void> =>
    hand === 'mouse' ? at.click({ timeout: PATIENCE }) : at.tap({ timeout: PATIENCE })
  // What is lit may be gone by the time it is pressed: the bots go on.
  return press(node).then(
    () => true,
    () => false,
  )
}

/** Tab until the focus is on the board or in the dock, then to a lit element, then choose. */
async function type(page: Page, steps: number): Promise<boolean> {
  for (let tabs = 0; tabs < 40; tabs++) {
    const where = await page.evaluate(() => {
      const node = document.activeElement
      if (!node?.matches('[data-key]')) return 'elsewhere'
      return node.hasAttribute('data-lit') ? 'lit' : 'board'
    })
    if (where === 'lit') {
      for (let i = 0; i < steps; i++) await page.keyboard.press('n')
      await page.keyboard.press('Enter')
      return true
    }
    await page.keyboard.press(where === 'board' && tabs % 2 === 0 ? 'n' : 'Tab')
  }
  return false
}

/** The sheet of the end, which comes when the final position has been seen. */
export async function openEnd(page: Page): Promise<void> {
  await page.waitForSelector('.end', { timeout: 60_000 })
  if (!(await page.$('#end-title'))) await page.click('.flap')
  await page.waitForSelector('.end table')
}
