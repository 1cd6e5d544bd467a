/** Pictures of positions of golden matches, phone and desktop, light and dark, German and English: npm run look -- aton forty 30. They land in .cache/look. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DESKTOP, launch, PHONE } from './browser.ts'
import { serveGallery } from './vite.ts'

const [game = 'aton', file = 'forty', at = '30', seat] = process.argv.slice(2)
const folder = join('.cache', 'look')
mkdirSync(folder, { recursive: true })
const gallery = await serveGallery()
const browser = await launch()
for (const [size, lang, theme] of [
  ['desktop', 'de', 'light'],
  ['phone', 'en', 'light'],
  ['desktop', 'en', 'dark'],
  ['phone', 'de', 'dark'],
] as const) {
  const page = await browser.newPage({
    viewport: size === 'phone' ? PHONE : DESKTOP,
    hasTouch: size === 'phone',
    reducedMotion: 'reduce',
  })
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') console.log(`${size}: ${message.text()}`)
  })
  page.on('pageerror', error => console.log(`${size}: ${error.message}`))
  const query = new URLSearchParams({ game, file, at, lang, theme, ...(seat === undefined ? {} : { seat }) })
  await page.goto(`${gallery.url}?${query}`)
  await page.waitForSelector('.board, .end', { timeout: 60_000 })
  await page.waitForTimeout(300)
  const path = join(folder, `${game}-${file}-${at}-${size}-${lang}-${theme}.png`)
  await page.screenshot({ path })
  console.log(path)
  await page.close()
}
await browser.close()
await gallery.close()
