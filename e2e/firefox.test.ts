/** In npm run proof: a whole match of every game in Firefox, on a phone's screen and on a laptop's, by real clicks. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAMES } from '../games/cards.ts'
import { pick, seeded } from '../kernel/rng.ts'
import { type Fox, type FoxPage, launchFirefox } from './firefox.ts'
import { Site } from './site.ts'

const PROOF = process.env.ITERU_PROOF !== undefined
const LONGEST = 200_000
const SIZES = [
  { width: 390, height: 664 },
  { width: 1280, height: 657 },
]

let fox: Fox
let site: Site
beforeAll(async () => {
  if (PROOF) [fox, site] = await Promise.all([launchFirefox(), Site.open()])
})
afterAll(async () => {
  await fox?.close()
  await site?.close()
})

/** Runs in the page: what is lit, or that the match is over. */
const litIn = (): string[] | 'over' =>
  document.querySelector('.end')
    ? 'over'
    : [...document.querySelectorAll<HTMLElement>('[data-key][data-lit]')].map(node => node.dataset.key ?? '')

/** Runs in the page: where an element is met, after scrolling to it; null if it is not. */
function spotIn(selector: string): { readonly x: number; readonly y: number } | null {
  const node = document.querySelector(selector)
  if (!node) return null
  node.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = node.getBoundingClientRect()
  for (const part of [0.5, 0.3, 0.7]) {
    const spot = { x: left + width * part, y: top + height * part }
    const over = document.elementFromPoint(spot.x, spot.y)
    if (over && node.contains(over)) return spot
  }
  return null
}

async function click(page: FoxPage, selector: string): Promise<boolean> {
  const spot = await page.evaluate(spotIn, selector)
  if (spot) await page.mouse.click(spot.x, spot.y)
  return spot !== null
}

for (const [i, game] of GAMES.entries())
  for (const size of SIZES)
    test.runIf(PROOF)(
      `${game} in Firefox, ${size.width} × ${size.height}: a whole match against bots`,
      async () => {
        const context = await fox.createBrowserContext()
        const page = await context.newPage()
        const thrown: string[] = []
        page.on('pageerror', ({ message }) => thrown.push(message))
        await page.setViewport(size)
        await page.goto(site.url)
        await page.evaluate(() => localStorage.setItem('iteru.speed', 'now'))
        await page.reload()
        await page.waitForSelector('.card .first', { timeout: 60_000 })
        await click(page, `.card:nth-child(${i + 1}) .first`)
        await page.waitForSelector('dialog[open] .first', { timeout: 60_000 })
        await click(page, 'dialog[open] .first')
        await page.waitForSelector('[data-lit]', { timeout: 60_000 })
        const rng = seeded(`${game} ${size.width}`)
        const end = Date.now() + LONGEST
        let isOver = false
        while (!isOver && Date.now() < end) {
          const lit = await page.evaluate(litIn)
          if (lit === 'over') isOver = true
          else if (lit.length === 0) await new Promise(resolve => setTimeout(resolve, 30))
          else await click(page, `[data-key="${pick(rng, lit)}"][data-lit]`)
        }
        await context.close()
        expect([thrown, isOver]).toEqual([[], true])
      },
    )
