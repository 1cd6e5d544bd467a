/** Somebody who plays through the page: chooses among what is lit, with the mouse or by keys alone. */
import type { Page } from 'playwright-core'
import { pick, seeded } from '../kernel/rng.ts'

const LONGEST_MATCH = 150_000
/** Dock buttons that only take a choice back are no way forward. */
const LIT = '[data-key][data-lit]'

export type Hand = 'mouse' | 'keyboard'

/** Plays until the match is over; returns how many elements were chosen. */
export async function playOut(page: Page, seed: string, hand: Hand = 'mouse'): Promise<number> {
  const rng = seeded(seed)
  const end = Date.now() + LONGEST_MATCH
  let chosen = 0
  while (Date.now() < end) {
    await page.waitForSelector(`${LIT}, #end-title`, { state: 'attached', timeout: 60_000 })
    if (await page.$('#end-title')) return chosen
    const keys = await page.$$eval(LIT, nodes => nodes.map(node => node.getAttribute('data-key') ?? ''))
    if (keys.length === 0) continue
    const done = hand === 'mouse' ? await click(page, pick(rng, keys)) : await type(page, rng.int(4))
    if (done) chosen++
  }
  throw new Error(`the match was not over after ${LONGEST_MATCH / 1000} s and ${chosen} choices`)
}

/** What is lit may be gone by the time it is clicked: the bots go on. */
const click = (page: Page, key: string): Promise<boolean> =>
  page.evaluate(name => {
    const node = document.querySelector(`[data-key="${CSS.escape(name)}"][data-lit]`)
    node?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return node !== null
  }, key)

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
