/** The pages around the tables: in German and English, light and dark, phone and desktop, without serious findings; one click to a match; and all of it without a network. */
import { expect, test } from 'vitest'
import { GAMES } from '../games/cards.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { playBots } from './front.ts'
import { findings, picture } from './looked.ts'
import { playOut } from './player.ts'
import { PROOF } from './proof.ts'
import { useOwnStage } from './stage.ts'

const stage = useOwnStage()

const PAGES = [
  '/',
  ...GAMES.map(game => `/new/${game}`),
  '/new/amun-re?at=friends',
  '/new/amun-re?at=device',
  ...GAMES.map(game => `/rules/${game}`),
  '/about',
  '/nowhere',
]
const ALIKE = GAMES.slice(1).flatMap(game => [`/new/${game}`, `/rules/${game}`])
const LOOKS = [
  { size: 'desktop', locale: 'de-DE', colorScheme: 'light' },
  { size: 'phone', locale: 'en-US', colorScheme: 'dark' },
  { size: 'small phone', locale: 'de-DE', colorScheme: 'light' },
] as const
const VIEWPORTS = { desktop: DESKTOP, phone: PHONE, 'small phone': { width: 360, height: 640 } }

/** npm run proof: the small phone as well, whose pages have the same elements in less room. */
const LOOKED = PROOF ? LOOKS : LOOKS.slice(0, 2)

for (const [look, { size, locale, colorScheme }] of LOOKED.entries()) {
  test(`pages on the ${size}, ${locale}, ${colorScheme}`, async () => {
    const context = await stage.browser.newContext({
      viewport: VIEWPORTS[size],
      locale,
      colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    for (const [i, path] of PAGES.entries()) {
      // Each page in one look, the next one in the other, and of those that are alike the first; npm run proof: all in every look.
      if (!PROOF && ((i + look) % LOOKED.length !== 0 || ALIKE.includes(path))) continue
      await page.goto(`${stage.site.url}${path}`)
      await page.waitForSelector('main h1')
      expect(await page.getAttribute('html', 'lang')).toBe(locale.slice(0, 2))
      await picture(page, `page-${path.replace(/\W+/g, '-')}-${size}`)
      expect({ path, found: await findings(page) }).toEqual({ path, found: [] })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect({ path, wide }).toEqual({ path, wide: 0 })
    }
    expect(faults).toEqual([])
    await context.close()
  })
}

/** What each board has lit, and how large, is looked at by e2e/reach.test.ts; npm run proof begins a match of each. */
const SAMPLE = PROOF ? GAMES : GAMES.slice(0, 1)

test('a phone that lies: the board has the height, the hand is beside it, nothing is cut off', async () => {
  const viewport = { width: 844, height: 390 }
  const context = await stage.browser.newContext({
    viewport,
    locale: 'de-DE',
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  for (const game of SAMPLE) {
    await page.goto(stage.site.url)
    await playBots(page, game)
    await page.waitForSelector('[data-lit]')
    await picture(page, `lying-${game}`)
    const boxOf = async (part: string) => page.locator(part).boundingBox()
    const board = await boxOf('main > .board')
    const hand = await boxOf('main > .reach')
    const tabs = await boxOf('nav.tabs')
    expect(board?.height).toBeGreaterThan(300)
    expect(board?.width).toBeGreaterThan(550)
    expect(hand?.x).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0) - 1)
    expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(viewport.height)
  }
  await context.close()
})

if (PROOF)
  test('a tablet: whatever is lit is as large as a finger', async () => {
    const viewport = { width: 1024, height: 768 }
    const context = await stage.browser.newContext({ viewport, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    for (const game of GAMES) {
      await page.goto(stage.site.url)
      await playBots(page, game)
      await page.waitForSelector('[data-lit]')
      await picture(page, `tablet-${game}`)
      const sizes = await page.locator('[data-lit]').evaluateAll(all =>
        all.map(one => {
          const { width, height } = one.getBoundingClientRect()
          // On a map the dock asks once more, and what is touched comes closer: it may be smaller.
          return Math.min(width, height) / (one.closest('.pan') ? 27.5 : 39.5)
        }),
      )
      expect({ game, isLargeEnough: Math.min(...sizes) >= 1 }).toEqual({ game, isLargeEnough: true })
    }
    await context.close()
  })

test('the language changes at once, at a table too, the log included', async () => {
  const context = await stage.browser.newContext({ viewport: DESKTOP, locale: 'en-US' })
  const page = await context.newPage()
  await page.goto(stage.site.url)
  await playBots(page, 'aton')
  await page.waitForSelector('[data-lit]')
  expect(await page.textContent('.status')).toContain('cartouche')
  await page.click('.more')
  await page.click('.menu button:has-text("Settings")')
  await page.click('dialog[open] [lang=de]')
  await expect.poll(() => page.textContent('.status'), { timeout: 10_000 }).toContain('Kartusche')
  await expect.poll(() => page.textContent('aside'), { timeout: 10_000 }).toContain('verdeckt gelegt')
  expect(await page.textContent('aside')).not.toContain('face down')
  await context.close()
})

test('without a network: installed by one visit, a match against bots is begun and played with the server gone', async () => {
  const context = await stage.browser.newContext({
    viewport: DESKTOP,
    locale: 'de-DE',
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  })
  const page = await context.newPage()
  await page.goto(stage.site.url)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await stage.site.stop()
  await page.reload()
  await page.waitForSelector('.card')
  await page.waitForSelector('[role=status]')
  await picture(page, 'offline-front')
  await playBots(page, 'aton')
  await page.waitForSelector('[data-lit]')
  // Far enough that the bot, which is in the same worker, has answered.
  expect(await playOut(page, 'offline', 'mouse', PROOF ? undefined : 7)).toBeGreaterThan(5)
  await stage.site.start()
  await context.close()
})

test('at one device: a curtain hides every hand from the others', async () => {
  const context = await stage.browser.newContext({
    viewport: PHONE,
    locale: 'de-DE',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/new/aton?at=device`)
  await page.fill('.seat:nth-of-type(1) input', 'Isis')
  await page.fill('.seat:nth-of-type(2) input', 'Seth')
  await page.click('form .button.first')
  for (const name of ['Isis', 'Seth']) {
    await page.waitForSelector('.curtain')
    expect(await page.textContent('.curtain h1')).toContain(name)
    expect(await page.$('.hand')).toBeNull()
    await picture(page, `curtain-${name}`)
    await page.click('.curtain .button')
    for (let i = 0; i < 4; i++) await page.click('.hand [data-lit]')
    await page.click('[data-key="do:seal"]')
  }
  await page.waitForFunction(
    () => document.querySelector('.curtain') ?? document.querySelector('.board [data-lit]'),
  )
  await context.close()
})
