/** Every decision on every phone: at the questions of the first two rounds a finger can meet whatever is lit, on seven small screens, and a tap is taken. */
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { GAMES } from '../web/boards.ts'
import type { Language } from '../web/kit/board.ts'
import type { Gallery } from './gallery/api.ts'
import { fewest, type Question, questionsOf } from './questions.ts'
import { drawn, useGallery } from './stage.ts'
import { Finger } from './touch.ts'

/** Phones with the bars of their browsers, upright and lying, and a laptop at 200 %. */
const SIZES = [
  [360, 592],
  [360, 640],
  [375, 553],
  [390, 664],
  [667, 331],
  [844, 390],
  [720, 450],
] as const

/** What can be tapped is at least so large, in pixels, without what is lost in rounding. */
const LEAST = 27.5

/** Every question of the first two rounds instead of as few as ask for everything. */
const ALL = process.env.ITERU_EVERY_QUESTION === '1'
const HOURS = 3 * 3_600_000

declare const gallery: Gallery

const { open: openGallery } = useGallery()

for (const game of GAMES) {
  test.concurrent(
    `${game}: whatever is lit can be tapped on every phone`,
    async ({ expect }) => {
      const every = questionsOf(game)
      const questions = ALL ? every : fewest(every)
      const [{ file, at }] = questions
      const { page, faults } = await openGallery(
        { game, file, at: String(at) },
        { hasTouch: true, isMobile: true },
      )
      const finger = await Finger.on(page)
      for (const [i, [width, height]] of SIZES.entries()) {
        await page.setViewportSize({ width, height })
        const language: Language = i % 2 === GAMES.indexOf(game) % 2 ? 'de' : 'en'
        await page.evaluate(to => gallery.speak(to), language)
        const found = await tryScreen(page, finger, questions, i)
        faults.push(...found.map(fault => `${width}×${height}, ${language}, ${fault}`))
      }
      await page.close()
      expect(faults).toEqual([])
    },
    ALL ? HOURS : undefined,
  )
}

/** Tries every question on the screen with this number. The one with the most choices is tapped on every screen, each of the others on one. */
async function tryScreen(
  page: Page,
  finger: Finger,
  questions: readonly Question[],
  screen: number,
): Promise<string[]> {
  const faults: string[] = []
  for (const [i, { file, at, about }] of questions.entries()) {
    await page.evaluate(([name, to]) => gallery.open(name, to), [file, at] as const)
    await page.evaluate(drawn)
    const tiny = await page.evaluate(least => gallery.tiny(least), LEAST)
    const taps = ALL || i === 0 || (screen + i) % SIZES.length === 0
    const found = [...tiny.map(one => `${one} px`), ...(await answer(page, finger, taps))]
    faults.push(...found.map(fault => `${file} ${at} (${about.join(', ')}): ${fault}`))
  }
  return faults
}

/** Meets all that is lit; and, if it is to be tapped, the same at every step of the way until the question is answered. */
async function answer(page: Page, finger: Finger, taps: boolean): Promise<string[]> {
  const faults: string[] = []
  const start = await page.evaluate(() => gallery.progress())
  for (let step = 0; step < 8; step++) {
    const { unmet, last } = await meetEverywhere(page, finger)
    faults.push(...unmet.map(key => `${key} at step ${step + 1}`))
    if (!taps || last === null) return faults
    if (!(await isTaken(page, finger, last))) return [...faults, `${last} was tapped and nothing happened`]
    if (await page.evaluate(since => gallery.answered(since), start)) return faults
    await page.evaluate(drawn)
  }
  return [...faults, 'no answer after eight taps']
}

/** Whether a tap on a lit element does something. On a machine that is very busy a tap may pass for a long press, which explains: then a second one tells. */
async function isTaken(page: Page, finger: Finger, key: string): Promise<boolean> {
  const before = await page.evaluate(() => gallery.progress())
  for (let tap = 0; tap < 2; tap++) {
    if (!(await finger.choose(key))) return false
    const moves = page.waitForFunction(was => gallery.progress() !== was, before, { timeout: 3000 })
    if (
      await moves.then(
        () => true,
        () => false,
      )
    )
      return true
  }
  return false
}

/** A board in tabs may have something lit in several of them. */
async function meetEverywhere(page: Page, finger: Finger): ReturnType<Finger['meetAll']> {
  const { unmet, last } = await finger.meetAll()
  const other = page.locator('[role=tab].lit[aria-selected=false]')
  if ((await other.count()) === 0) return { unmet, last }
  await other.first().tap()
  const there = await finger.meetAll()
  return { unmet: [...unmet, ...there.unmet], last: there.last }
}

test.concurrent('amun-re: a tap on a province on offer brings its bids into sight', async ({ expect }) => {
  const [width, height] = SIZES[0]
  const { page, faults } = await openGallery(
    { game: 'amun-re', file: '4p-cards', at: '3' },
    { viewport: { width, height }, hasTouch: true, isMobile: true },
  )
  const bid = 'bid:edfu:6'
  const inSight = (key: string): boolean => key in gallery.reach().met
  expect(await page.evaluate(inSight, bid)).toBe(false)
  const box = await page.locator('[data-key="province:edfu"]').boundingBox()
  if (!box) throw new Error('Edfu is not on the map')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForFunction(inSight, bid)
  await page.close()
  expect(faults).toEqual([])
})
