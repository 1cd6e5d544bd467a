/** Every board in a real browser: at points all through the golden matches, each step to each choice is exactly one lit element, large enough for a finger on the phone, and nothing is logged as an error. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAMES } from '../web/boards.ts'
import { DESKTOP, PHONE } from './browser.ts'
import type { Gallery } from './gallery/api.ts'
import { useGallery } from './stage.ts'

/** Points looked at in each match, and choices at each point: enough to meet every phase of every game. */
const POINTS = 12
const CHOICES = 8

/** What can be tapped is as large as a finger, in pixels and without what is lost in rounding. */
const FINGER = 39.5

declare const gallery: Gallery

const { open: openGallery } = useGallery()

for (const game of GAMES) {
  for (const size of ['phone', 'desktop'] as const) {
    test(`${game} on the ${size}: one lit element for every step to every choice`, async () => {
      const files = readdirSync(`games/${game}/golden`).flatMap(
        name => name.match(/^(.*)\.jsonl$/)?.[1] ?? [],
      )
      const { page, faults } = await openGallery(
        { game, file: files[0], at: '1' },
        { viewport: size === 'phone' ? PHONE : DESKTOP, hasTouch: size === 'phone', reducedMotion: 'reduce' },
      )
      for (const file of files) {
        faults.push(
          ...(await page.evaluate(
            async ([name, points, choices, finger]) => {
              const all: string[] = []
              const drawn = (): Promise<unknown> =>
                new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
              await gallery.open(name, 1)
              const step = Math.max(1, Math.floor(gallery.rows / points))
              for (let at = 1; at <= gallery.rows; at += step) {
                gallery.show(at)
                await drawn()
                await drawn() // what depends on the room that is left
                for (const fault of gallery.tiny(finger)) all.push(`${name} at ${at}: ${fault} px`)
                for (const fault of gallery.faults(choices)) all.push(`${name} at ${at}: ${fault}`)
              }
              return all
            },
            [file, POINTS, CHOICES, size === 'phone' ? FINGER : 0] as const,
          )),
        )
      }
      await page.close()
      expect(faults.slice(0, 5)).toEqual([])
    })
  }
}
