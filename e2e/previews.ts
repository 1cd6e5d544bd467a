/** The pictures that links to a match show: each game's cover and title, 1200 by 630 as programs expect it. npm run previews; they land in web/public/preview and are checked in. */
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CARDS, GAMES } from '../games/cards.ts'
import { main, readArguments } from '../tools/arguments.ts'
import { launch } from './browser.ts'
import { Site } from './site.ts'

const FOLDER = join('web', 'public', 'preview')
const SIZE = { width: 1200, height: 630 }
/** In bytes: programs that show links do not wait for more. */
const LARGEST = 200_000

main(async () => {
  readArguments('npm run previews', 0, [])
  mkdirSync(FOLDER, { recursive: true })
  const [site, browser] = await Promise.all([Site.open(), launch()])
  const page = await browser.newPage({ viewport: SIZE, locale: 'en', reducedMotion: 'reduce' })
  await page.goto(site.url, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const covers = await page.locator('.card svg.picture').count()
  if (covers !== GAMES.length) throw new Error(`the front page shows ${covers} covers`)
  for (const [n, game] of GAMES.entries()) {
    await page.evaluate(
      ({ at, title }) => {
        document.querySelector('#preview')?.remove()
        const sheet = document.createElement('div')
        sheet.id = 'preview'
        sheet.style.cssText = 'position:fixed;inset:0;z-index:9999;background:var(--page)'
        const cover = document.querySelectorAll('.card svg.picture')[at].cloneNode(true) as SVGElement
        cover.setAttribute('preserveAspectRatio', 'xMidYMid slice')
        cover.style.cssText = 'position:absolute;inset:0;width:100%;height:100%'
        const band = document.createElement('div')
        band.style.cssText =
          'position:absolute;inset:auto 0 0;display:flex;align-items:baseline;justify-content:space-between;padding:18px 48px 26px;' +
          'background:var(--panel);border-top:4px solid var(--outline);color:var(--text);font:400 88px/1.1 var(--display)'
        const house = document.createElement('span')
        house.style.cssText = 'font-size:52px;color:var(--text-soft)'
        house.textContent = 'Iteru'
        band.append(title, house)
        sheet.append(cover, band)
        document.body.append(sheet)
      },
      { at: n, title: CARDS[game].title },
    )
    const path = join(FOLDER, `${game}.png`)
    await page.screenshot({ path })
    const { size } = statSync(path)
    console.log(`${path}: ${Math.round(size / 1000)} kB`)
    if (size > LARGEST) {
      console.error(`${path} is larger than ${LARGEST / 1000} kB.`)
      process.exitCode = 1
    }
  }
  await browser.close()
  await site.close()
})
