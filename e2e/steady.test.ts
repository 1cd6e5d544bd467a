/** What stands still at a table: the board has the same place at every question of the first two rounds, whatever lies over it; and after the end nothing covers the tabs. */
import { expect, test } from 'vitest'
import { GAMES } from '../games/cards.ts'
import type { Gallery } from './gallery/api.ts'
import { PROOF } from './proof.ts'
import { fewest, questionsOf } from './questions.ts'
import { useGallery } from './stage.ts'
import { Finger } from './touch.ts'

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true }
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const LAPTOP = { viewport: { width: 1280, height: 720 } }
const LYING = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }

declare const gallery: Gallery

const { open: openGallery } = useGallery()

interface Seen {
  readonly when: string
  readonly box: readonly number[]
}

for (const [i, game] of GAMES.entries()) {
  const all = [PHONE, DESKTOP, LAPTOP]
  // npm run proof: every screen for every game. That it stays where it is from question to question is seen by e2e/reach.test.ts, too.
  const screens = PROOF ? all : all.filter((_, n) => i === 0 && n === 0)
  if (screens.length === 0) continue
  test.concurrent(`${game}: the board stays where it is`, async ({ expect }) => {
    const questions = fewest(questionsOf(game))
    const [{ file, at }] = questions
    for (const screen of screens) {
      const { page, faults } = await openGallery({ game, file, at: String(at) }, screen)
      const seen = await page.evaluate(walk, questions)
      await page.close()
      const { width } = screen.viewport
      const moved = seen.filter(({ box }) => box.some((side, i) => Math.abs(side - seen[0].box[i]) > 1))
      expect({ width, moved, faults }).toEqual({ width, moved: [], faults: [] })
      expect(seen.some(({ when }) => when.endsWith('refused'))).toBe(true)
    }
  })
}

/** Runs in the page: where the board is at each question, half answered, when something was refused, and under notices. */
async function walk(questions: readonly { readonly file: string; readonly at: number }[]): Promise<Seen[]> {
  const seen: Seen[] = []
  async function look(when: string): Promise<void> {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { x, y, width, height } = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect()
    seen.push({ when, box: [x, y, width, height] })
  }
  const click = (node: Element | null): void => {
    node?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  for (const { file, at } of questions) {
    await gallery.open(file, at)
    await look(`${file} ${at}`)
    click(document.querySelector('[data-rule]'))
    await look(`${file} ${at} ${document.querySelector('.notice.wrong') ? 'refused' : 'not refused'}`)
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await look(`${file} ${at} taken away`)
    if (document.querySelector('.notice')) throw new Error('what was refused stays over the board')
    click(document.querySelector('[data-lit]'))
    await look(`${file} ${at} half answered`)
  }
  gallery.disturb()
  if (document.querySelectorAll('.notice, .proposal').length < 2)
    throw new Error('nothing lies over the board')
  await look('under notices')
  gallery.calm()
  return seen
}

for (const screen of [PHONE, LYING]) {
  test(`after the end, ${screen.viewport.width} pixels wide: the result is folded away and every tab can be tapped`, async () => {
    const { page, faults } = await openGallery({ game: 'aton', file: 'forty', at: '100000' }, screen)
    const finger = await Finger.on(page)
    const tap = async (what: string): Promise<void> => {
      const box = await page.locator(what).boundingBox()
      if (!box) throw new Error(`${what} is not there`)
      await finger.tap({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
    }
    await page.waitForSelector('.flap')
    if (!(await page.$('#end-title'))) await tap('.flap')
    await page.waitForSelector('#end-title')
    await tap('.flap')
    await page.waitForSelector('#end-title', { state: 'detached' })
    for (const [i, drawer] of ['board', 'players', 'log', 'chat'].entries()) {
      const tab = `nav.tabs button:nth-child(${i + 1})`
      expect(await page.locator(tab).evaluate(isWhole)).toBe(true)
      await tap(tab)
      await page.waitForSelector(`[data-drawer=${drawer}]`, { timeout: 5000 })
    }
    await tap('.flap')
    await page.waitForSelector('#end-title')
    await page.close()
    expect(faults).toEqual([])
  })
}

/** Runs in the page: whether nothing lies over the element, from its left to its right. */
function isWhole(node: Element): boolean {
  const { left, top, width, height } = node.getBoundingClientRect()
  return [0.05, 0.25, 0.5, 0.75, 0.95].every(part =>
    node.contains(document.elementFromPoint(left + width * part, top + height / 2)),
  )
}
