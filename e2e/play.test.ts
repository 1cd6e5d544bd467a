/** Whole matches through the page against bots, on phone and desktop, with the mouse and by keys alone; then the end, a replay and a reload. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { GAMES, type GameId } from '../games/cards.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { findings, picture } from './looked.ts'
import { type Hand, openEnd, playOut } from './player.ts'
import { PROOF } from './proof.ts'
import { useStage } from './stage.ts'

const stage = useStage()

interface Plan {
  readonly game: GameId
  readonly size: 'phone' | 'desktop'
  readonly hand: Hand
}

const ALL: readonly Plan[] = [
  ...GAMES.map(game => ({ game, size: 'desktop', hand: 'mouse' }) as const),
  ...GAMES.map(game => ({ game, size: 'phone', hand: game === 'aton' ? 'keyboard' : 'finger' }) as const),
]
/** With a finger, the shortest match; keys alone are tried in e2e/table.test.ts, the mouse in e2e/friends.test.ts. npm run proof plays all of them. */
const PLANS = PROOF ? ALL : ALL.filter(({ game, size }) => size === 'phone' && game === 'dahschur')

/** A table against beginners, set up as people do it. */
async function begin(page: Page, game: GameId): Promise<void> {
  await page.goto(`${stage.site.url}/new/${game}?at=device`)
  await page.waitForSelector('select')
  for (const select of await page.$$('select[id^=seat-]')) await select.selectOption('beginner')
  await page.click('form .button.first')
  await page.waitForSelector('main .board')
}

for (const [i, { game, size, hand }] of PLANS.entries()) {
  /** The end and the replay look alike in all games; the tables themselves are looked at by e2e/axe.test.ts. */
  const isLookedAt = PROOF || i === 0
  test(`${game}: a whole match on the ${size} with the ${hand}, its end and its replay`, async () => {
    const context = await stage.browser.newContext({
      viewport: size === 'phone' ? PHONE : DESKTOP,
      hasTouch: size === 'phone',
      locale: size === 'phone' ? 'en-US' : 'de-DE',
    })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    await begin(page, game)
    await page.waitForSelector('[data-lit]', { state: 'attached' })
    await picture(page, `${game}-${size}-begin`)

    const chosen = await playOut(page, `${game} ${size}`, hand)
    expect(chosen).toBeGreaterThan(5)
    await openEnd(page)
    await picture(page, `${game}-${size}-end`)
    if (isLookedAt) expect(await findings(page)).toEqual([])

    // Kept in this browser: a reload finds the match as it was.
    const headline = await page.textContent('#end-title')
    await page.reload()
    await openEnd(page)
    expect(await page.textContent('#end-title')).toBe(headline)

    await replay(page)
    await picture(page, `${game}-${size}-replay`)
    if (isLookedAt) expect(await findings(page)).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })
}

/** To the end, to the middle by the slider, one back by key: the count says where we are. */
async function replay(page: Page): Promise<void> {
  await page.click('.end a[href^="/replay/"]')
  await page.waitForSelector('.controls')
  const at = async (): Promise<number> => Number(await page.inputValue('.controls input'))
  const last = Number(await page.getAttribute('.controls input', 'max'))
  await page.click('.controls button:nth-of-type(5)')
  expect(await at()).toBe(last)
  const middle = Math.floor(last / 2)
  await page.fill('.controls input', String(middle))
  await page.focus('.controls button')
  await page.keyboard.press('ArrowLeft')
  expect(await at()).toBe(middle - 1)
  // Every position has an address, which a reload comes back to; the start is where the set-up is finished.
  await page.waitForURL(new RegExp(`at=${middle}\\b`))
  await page.reload()
  await page.waitForSelector('.controls')
  expect(await at()).toBe(middle - 1)
  await page.keyboard.press('Home')
  expect(await at()).toBe(Number(await page.getAttribute('.controls input', 'min')))
  // After the end, through the eyes of others.
  await page.fill('.controls input', String(middle))
  await page.selectOption('header select', '1')
  await page.waitForURL(/seat=1\b/)
  expect(Math.abs((await at()) - middle)).toBeLessThan(last / 4)
}
