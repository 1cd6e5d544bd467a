/** Lessons in a real browser: every place that a sentence points at is drawn at that moment, and every move that it asks for can be made by real taps. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gameOf } from '../games/index.ts'
import { LESSONS } from '../games/lessons.ts'
import { finals } from '../kernel/final.ts'
import type { ActionBase } from '../kernel/game.ts'
import type { Chapter } from '../learn/lesson.ts'
import { answerTo, goOn, goodMoves, isAsked, open, type Scene, stepOf } from '../learn/scene.ts'
import { load } from '../web/wholes.ts'
import { PROOF } from './proof.ts'
import { useStage } from './stage.ts'

const stage = useStage()

/** npm run proof reads every chapter of each, npm test the first of the shortest and of the longest lesson. */
const READ = PROOF ? Object.keys(LESSONS) : ['aton', 'amun-re']
const SCREENS = {
  phone: { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, locale: 'de-DE' },
  laptop: { viewport: { width: 1280, height: 657 }, locale: 'en-GB' },
} as const

const at = (page: Page): Promise<number> =>
  page.$$eval('.coach .dots i', dots => dots.findIndex(dot => dot.classList.contains('now')))

/** What the sentence points at and is not on the screen. */
const missing = (page: Page, places: readonly string[]): Promise<string[]> =>
  page.evaluate(
    names =>
      names.filter(name => {
        const id = CSS.escape(name)
        return !document.querySelector(`[data-place="${id}"], [data-key="${id}"]`)
      }),
    [...places],
  )

/** The same once the board has been drawn, and its area been opened. */
async function lostAt(page: Page, places: readonly string[]): Promise<string[]> {
  for (let tries = 0; tries < 60 && (await missing(page, places)).length > 0; tries++)
    await page.waitForTimeout(100)
  return missing(page, places)
}

/** The elements that lead to a move; alone among bots only the end is final. */
async function pathTo(scene: Scene, action: ActionBase): Promise<readonly string[]> {
  const { game, state, chapter } = scene
  const { kit } = await load(game.meta.id)
  const view = game.view(state, chapter.reader)
  const [final] = finals(game, state, chapter.reader, [action])
  return kit.pathOf(action, view, final?.[1] === 'end')
}

/** Where a step allows several moves, somebody makes one that they see: a map shows a part of them, and arrows lead to the others. */
async function seenMove(page: Page, scene: Scene): Promise<readonly [ActionBase, readonly string[]]> {
  const ways = await Promise.all(
    goodMoves(scene).map(async action => [action, await pathTo(scene, action)] as const),
  )
  const seen = await page.$$eval('[data-lit]', nodes => {
    const map = document.querySelector('.pan')?.getBoundingClientRect()
    return nodes
      .filter(node => {
        const { left, right, top, bottom } = node.getBoundingClientRect()
        if (!map || !node.closest('.pan')) return true
        return left >= map.left && right <= map.right - 60 && top >= map.top && bottom <= map.bottom
      })
      .map(node => node.getAttribute('data-key'))
  })
  return ways.find(([, path]) => seen.includes(path[0])) ?? ways[0]
}

async function make(page: Page, scene: Scene): Promise<Scene> {
  const [action, path] = await seenMove(page, scene)
  for (const key of path) {
    const node = page.locator(`[data-key="${key}"][data-lit]`).first()
    await node.scrollIntoViewIfNeeded()
    await node.click()
  }
  // Where fingers choose, a place may first be shown and then confirmed.
  if ((await page.locator('[data-chosen]').count()) > 0) await page.click('.choices button.main')
  const outcome = answerTo(scene, action)
  if (outcome.kind !== 'on') throw new Error('the move does not go on')
  return outcome.scene
}

async function read(page: Page, chapter: Chapter, id: string): Promise<string[]> {
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  await page.goto(`${stage.site.url}/learn/${id}/${chapter.id}`)
  let scene = open(gameOf(id), chapter)
  for (let step = stepOf(scene); step !== undefined; step = stepOf(scene)) {
    await expect.poll(() => at(page), { timeout: 20_000, message: chapter.id }).toBe(scene.at)
    // Where several moves follow each other, the board goes on from what the sentence pointed at.
    const lost = await lostAt(page, scene.part === 0 ? (step.point ?? []) : [])
    if (lost.length > 0) faults.push(`${chapter.id}, step ${scene.at + 1}: ${lost.join(', ')}`)
    if (isAsked(scene)) scene = await make(page, scene)
    else {
      await page.click('.coach .button:enabled')
      scene = goOn(scene)
    }
  }
  await expect.poll(() => at(page), { timeout: 20_000 }).toBe(-1)
  return faults
}

for (const [id, { lesson }] of Object.entries(LESSONS)) {
  if (!READ.includes(id)) continue
  for (const [name, screen] of Object.entries(SCREENS)) {
    if (!PROOF && name === 'laptop') continue
    test(`${id}: the lesson is read and played on a ${name}`, async () => {
      const context = await stage.browser.newContext(screen)
      const page = await context.newPage()
      const faults: string[] = []
      for (const chapter of PROOF ? lesson.chapters : lesson.chapters.slice(0, 1))
        faults.push(...(await read(page, chapter, id)))
      await context.close()
      expect(faults).toEqual([])
    })
  }
}

test('a lesson that was left goes on where it was left, and the end of its core is a match', async () => {
  const context = await stage.browser.newContext(SCREENS.laptop)
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/learn/aton/first`)
  await page.click('.coach .button:enabled')
  await page.click('.coach .button:enabled')
  await expect.poll(() => at(page), { timeout: 20_000 }).toBe(2)
  await page.goto(`${stage.site.url}/learn/aton`)
  await page.click('.go a')
  await expect.poll(() => at(page), { timeout: 20_000 }).toBe(2)
  await context.close()
})
