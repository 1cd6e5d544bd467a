/** Every board in a real browser: at points all through the golden matches, each step to each choice is exactly one lit element, large enough for a finger on the phone, and nothing is logged as an error. */
import { readdirSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAMES } from '../web/boards.ts'
import { DESKTOP, launch, PHONE } from './browser.ts'
import { serveGallery } from './vite.ts'

/** Points looked at in each match, and choices at each point: enough to meet every phase of every game. */
const POINTS = 12
const CHOICES = 8

/** What can be tapped is as large as a finger, in pixels and without what is lost in rounding. */
const FINGER = 39.5

interface Gallery {
  readonly rows: number
  stands(): boolean
  faults(most: number): string[]
  tiny(least: number): string[]
  show(to: number): void
}
declare const gallery: Gallery

let browser: Browser
let site: Awaited<ReturnType<typeof serveGallery>>
beforeAll(async () => {
  ;[browser, site] = await Promise.all([launch(), serveGallery()])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

for (const game of GAMES) {
  for (const size of ['phone', 'desktop'] as const) {
    test(`${game} on the ${size}: one lit element for every step to every choice`, async () => {
      const page = await browser.newPage({
        viewport: size === 'phone' ? PHONE : DESKTOP,
        reducedMotion: 'reduce',
      })
      const faults: string[] = []
      page.on('pageerror', error => faults.push(error.message))
      const files = readdirSync(`games/${game}/golden`).filter(name => name.endsWith('.jsonl'))
      for (const name of files) {
        const query = new URLSearchParams({ game, file: name.slice(0, -6), at: '1' })
        await page.goto(`${site.url}?${query}`)
        await page.waitForSelector('main')
        await page.waitForFunction(() => gallery.stands())
        faults.push(
          ...(await page.evaluate(
            async ([points, choices, finger]) => {
              const all: string[] = []
              const drawn = (): Promise<unknown> =>
                new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
              const step = Math.max(1, Math.floor(gallery.rows / points))
              for (let at = 1; at <= gallery.rows; at += step) {
                gallery.show(at)
                await drawn()
                await drawn() // what depends on the room that is left
                for (const fault of gallery.tiny(finger)) all.push(`at ${at}: ${fault} px`)
                for (const fault of gallery.faults(choices)) all.push(`at ${at}: ${fault}`)
              }
              return all
            },
            [POINTS, CHOICES, size === 'phone' ? FINGER : 0] as const,
          )),
        )
      }
      await page.close()
      expect(faults.slice(0, 5)).toEqual([])
    })
  }
}
