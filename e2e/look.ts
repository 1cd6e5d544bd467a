/** Pictures of positions of golden matches on every class of screen, light and dark, German and English: npm run look -- aton forty 30. They land in .cache/look. */
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gameOf } from '../games/index.ts'
import { BadInput } from '../kernel/options.ts'
import { main, readArguments } from '../tools/arguments.ts'
import { launch } from './browser.ts'
import { serveGallery } from './vite.ts'

const USAGE = 'npm run look -- <game> <golden match> <row> [seat]'

main(async () => {
  const { words } = readArguments(USAGE, 4, [])
  const [id = 'aton', file = 'forty', at = '30', seat] = words
  const game = gameOf(id).meta.id
  const known = readdirSync(join('games', game, 'golden')).flatMap(
    name => name.match(/^(.*)\.jsonl$/)?.[1] ?? [],
  )
  if (!known.includes(file))
    throw new BadInput(`There is no golden match "${file}" of ${game}; there are ${known.join(', ')}.`)
  for (const number of [at, seat ?? '0'])
    if (!/^\d+$/.test(number))
      throw new BadInput(`A row and a seat are numbers from 0 up, not "${number}". Usage: ${USAGE}`)
  await draw({ game, file, at, ...(seat !== undefined && { seat }) })
})

/** By class of screen, the small ones twice. */
const WAYS = [
  ['360x592', 'de', 'dark'],
  ['390x664', 'en', 'light'],
  ['844x390', 'de', 'light'],
  ['820x1180', 'en', 'light'],
  ['1280x657', 'de', 'light'],
  ['1440x900', 'en', 'dark'],
] as const

/** Draws a position in all these ways. */
async function draw(
  what: Readonly<Record<'game' | 'file' | 'at', string> & { seat?: string }>,
): Promise<void> {
  const folder = join('.cache', 'look')
  mkdirSync(folder, { recursive: true })
  const gallery = await serveGallery()
  const browser = await launch()
  for (const [size, lang, theme] of WAYS) {
    const [width, height] = size.split('x').map(Number)
    const page = await browser.newPage({
      viewport: { width, height },
      hasTouch: width < 1100,
      reducedMotion: 'reduce',
    })
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning')
        console.log(`${size}: ${message.text()}`)
    })
    page.on('pageerror', error => console.log(`${size}: ${error.message}`))
    const query = new URLSearchParams({ ...what, lang, theme })
    await page.goto(`${gallery.url}?${query}`)
    await page.waitForSelector('.board, .end', { timeout: 60_000 })
    await page.waitForTimeout(300)
    const path = join(folder, `${what.game}-${what.file}-${what.at}-${size}-${lang}-${theme}.png`)
    await page.screenshot({ path })
    console.log(path)
    await page.close()
  }
  await browser.close()
  await gallery.close()
}
