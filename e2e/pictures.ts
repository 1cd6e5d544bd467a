/** The pictures of the README: a table on a laptop and one on a phone, at positions of golden matches. npm run pictures; they land in docs/pictures. */
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { main, readArguments } from '../tools/arguments.ts'
import { launch } from './browser.ts'
import type { Gallery } from './gallery/api.ts'
import { serveGallery } from './vite.ts'

const FOLDER = join('docs', 'pictures')
/** In bytes: whoever reads the README has to load them. */
const LARGEST = 150_000

const PICTURES = [
  {
    name: 'laptop',
    width: 1280,
    height: 720,
    scale: 0.64,
    touch: false,
    game: 'amun-re',
    file: '4p-cards',
    at: '96',
  },
  { name: 'phone', width: 390, height: 664, scale: 1, touch: true, game: 'aton', file: 'forty', at: '66' },
] as const

declare const gallery: Gallery

main(async () => {
  readArguments('npm run pictures', 0, [])
  mkdirSync(FOLDER, { recursive: true })
  const [site, browser] = await Promise.all([serveGallery(), launch()])
  for (const { name, width, height, scale, touch, game, file, at } of PICTURES) {
    const page = await browser.newPage({
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'reduce',
      deviceScaleFactor: scale,
    })
    await page.goto(`${site.url}?${new URLSearchParams({ game, file, at, lang: 'en' })}`)
    await page.waitForSelector('main')
    await page.waitForFunction(() => gallery.stands())
    await page.waitForTimeout(300)
    const path = join(FOLDER, `${name}.png`)
    await page.screenshot({ path })
    const { size } = statSync(path)
    console.log(`${path}: ${Math.round(size / 1000)} kB`)
    if (size > LARGEST) {
      console.error(`${path} is larger than ${LARGEST / 1000} kB; choose a position with less on it.`)
      process.exitCode = 1
    }
    await page.close()
  }
  await browser.close()
  await site.close()
})
