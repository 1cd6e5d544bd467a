/** Rules pages in a real browser: a link lands on its rule, every picture draws what its rule is about, and the search finds. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pictures as amunRe } from '../games/amun-re/lesson/pictures.ts'
import { pictures as aton } from '../games/aton/lesson/pictures.ts'
import { pictures as dahschur } from '../games/dahschur/lesson/pictures.ts'
import { pictures as horus } from '../games/horus/lesson/pictures.ts'
import { gameOf } from '../games/index.ts'
import { LESSONS } from '../games/lessons.ts'
import type { Pictures } from '../learn/lesson.ts'
import { pointsOf, sceneAt } from '../learn/picture.ts'
import { picture } from './looked.ts'
import { PROOF } from './proof.ts'
import { useStage } from './stage.ts'

const stage = useStage()
/** Of the games that have a lesson. */
const PICTURES: Readonly<Record<string, Pictures>> = { 'amun-re': amunRe, aton, dahschur, horus }
const SCREENS = [
  { viewport: { width: 1280, height: 657 }, locale: 'en-GB' },
  { viewport: { width: 360, height: 592 }, locale: 'de-DE', hasTouch: true, isMobile: true },
] as const

/** Of these places, how many a rule's picture shows within its frame. */
const shownIn = (page: Page, rule: string, places: readonly string[]): Promise<number> =>
  page.evaluate(
    ([id, names]) => {
      const frame = document.getElementById(id as string)?.querySelector('.picture')
      const box = frame?.getBoundingClientRect()
      return (names as string[]).filter(name => {
        const at = CSS.escape(name)
        const rect = frame?.querySelector(`[data-place="${at}"], [data-key="${at}"]`)?.getBoundingClientRect()
        if (!box || !rect || rect.width === 0) return false
        return (
          rect.right > box.left && rect.left < box.right && rect.bottom > box.top && rect.top < box.bottom
        )
      }).length
    },
    [rule, [...places]] as const,
  )

/** One game on a phone; npm run proof all of them, and on a laptop. */
for (const screen of PROOF ? SCREENS : SCREENS.slice(1))
  for (const game of PROOF ? Object.keys(PICTURES) : ['aton'])
    test(`${game}: pictures at ${screen.viewport.width} show what their rules are about`, async () => {
      const context = await stage.browser.newContext(screen)
      const page = await context.newPage()
      const faults: string[] = []
      page.on('pageerror', error => faults.push(error.message))
      const { rules } = PICTURES[game]
      const [first] = Object.keys(rules)
      const last = Object.keys(rules).at(-1) ?? first
      await page.goto(`${stage.site.url}/rules/${game}#${last}`)
      await page.waitForSelector('.picture[role=img]')
      await expect
        .poll(
          () =>
            page.evaluate(
              id => document.getElementById(id)?.getBoundingClientRect().top ?? `no rule ${id}`,
              last,
            ),
          { timeout: 20_000 },
        )
        .toBeGreaterThanOrEqual(0)
      await page.evaluate(() => dispatchEvent(new Event('beforeprint'))) // draws all of them
      for (const [rule, moment] of Object.entries(rules)) {
        const places = pointsOf(sceneAt(gameOf(game), LESSONS[game].lesson, moment), moment)
        await expect
          .poll(() => shownIn(page, rule, places), { timeout: 20_000, message: rule })
          .toBeGreaterThan(0)
      }
      await picture(page, `rules-${game}-${screen.viewport.width}`)
      await page.fill('input[type=search]', first)
      await expect.poll(() => page.locator('dl > div').count()).toBeLessThan(8)
      expect(await page.locator(`[id="${first}"]`).count()).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.viewport.width)
      await context.close()
      expect(faults).toEqual([])
    })
