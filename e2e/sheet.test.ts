/** The sheet before a match against bots: the keyboard goes on with one key, a choice is remembered, and explanations come with the first match. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAMES } from '../games/cards.ts'
import { openSheet } from './front.ts'
import { findings, picture } from './looked.ts'
import { useStage } from './stage.ts'

const stage = useStage()

/** The smallest phone, and what is left of phones that lie. */
const TIPPED = [
  { width: 360, height: 592 },
  { width: 844, height: 390 },
  { width: 667, height: 331 },
]

/** Every tip there is, in every language. */
async function tipsOfAllGames(): Promise<string[]> {
  const files = GAMES.flatMap(game =>
    readdirSync(`games/${game}/lesson`).flatMap(name =>
      /^tips\.\w+\.ts$/.test(name) ? [`../games/${game}/lesson/${name}`] : [],
    ),
  )
  const read = files.map(async file => (await import(file)) as { tips: Readonly<Record<string, string>> })
  return (await Promise.all(read)).flatMap(({ tips }) => Object.values(tips))
}

/** Runs in the page: which of these would not be seen whole if they were said now, or would lie over what is asked in the dock. */
function cutTips(texts: readonly string[]): string[] {
  const HALF_A_LINE = 8 // type is a little higher than its lines
  const sentence = document.querySelector('.tip p')
  if (!sentence) throw new Error('no tip is shown')
  const liesOver = (node: Element): boolean => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.tip') != null
  }
  const told = sentence.textContent
  const cut = texts.filter(text => {
    sentence.textContent = text
    const isCut = sentence.scrollHeight > sentence.clientHeight + HALF_A_LINE
    return isCut || [...document.querySelectorAll('.reach [data-lit]')].some(liesOver)
  })
  sentence.textContent = told
  return cut
}

test('the sheet opens with the last choice and its main button in focus; one key plays, and a tip comes first', async () => {
  const context = await stage.browser.newContext({ viewport: { width: 360, height: 592 }, locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto(stage.site.url)
  await openSheet(page, 'horus')
  expect(await findings(page)).toEqual([])
  await picture(page, 'sheet-horus')
  await page.click('dialog[open] label:has-text("3 Bots")')
  await page.click('dialog[open] label:has-text("Anfänger")')
  await page.click('dialog[open] .explain')
  await page.click('dialog[open] .first')
  await page.waitForSelector('.tip')
  for (const size of TIPPED) {
    await page.setViewportSize(size)
    expect({ ...size, cut: await page.evaluate(cutTips, await tipsOfAllGames()) }).toEqual({
      ...size,
      cut: [],
    })
  }
  await page.setViewportSize(TIPPED[0])
  // Room is kept for tips: the board is where it was when one has been read.
  const board = (): Promise<unknown> => page.locator('.board').boundingBox()
  const before = await board()
  await page.click('.tip .button')
  await page.waitForSelector('.tip', { state: 'detached' })
  expect(await board()).toEqual(before)

  await page.goto(stage.site.url)
  await openSheet(page, 'horus')
  expect(await page.locator('dialog[open] .first').evaluate(node => node === document.activeElement)).toBe(
    true,
  )
  expect(
    await page.$$eval('dialog[open] input:checked + span', all => all.map(one => one.textContent)),
  ).toEqual(['3 Bots', 'Anfänger'])
  await page.keyboard.press('Escape')
  expect(await page.$('dialog[open]')).toBeNull()
  // Whoever wants things explained once more, and then no more.
  await page.evaluate(() => localStorage.removeItem('iteru.tips.horus'))
  await openSheet(page, 'horus')
  await page.click('dialog[open] .explain')
  await page.focus('dialog[open] .first')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/d\//)
  await page.click('.tip .none')
  await page.waitForSelector('.tip', { state: 'detached' })
  await context.close()
})
