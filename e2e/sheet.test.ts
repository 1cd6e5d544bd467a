/** The sheet before a match against bots: the keyboard goes on with one key, a choice is remembered, and explanations come with the first match. */
import { expect, test } from 'vitest'
import { openSheet } from './front.ts'
import { findings, picture } from './looked.ts'
import { useStage } from './stage.ts'

const stage = useStage()

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
