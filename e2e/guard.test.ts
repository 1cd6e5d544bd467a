/** A board that cannot be drawn, in a real browser: it says so, the rest of the table stays, and it can be drawn again. */
import { expect, test } from 'vitest'
import type { TableSession } from '../web/table/session.svelte.ts'
import { DESKTOP } from './browser.ts'
import { useGallery } from './stage.ts'

declare const session: TableSession

const stage = useGallery()

test('a board that cannot be drawn says so, leaves the rest of the table, and can be drawn again', async () => {
  const page = await stage.browser.newPage({ viewport: DESKTOP, reducedMotion: 'reduce' })
  await page.goto(`${stage.url}?game=aton&file=forty&at=23`)
  await page.waitForSelector('.board [data-lit]')
  await page.evaluate(() => {
    const { shown } = session
    if (!shown) throw new Error('no board is shown')
    const { Board } = shown.kit
    const brittle = (...props: Parameters<typeof Board>): unknown => {
      if (document.documentElement.dataset.broken === 'yes') throw new Error('this board is broken')
      return Board(...props)
    }
    document.documentElement.dataset.broken = 'yes'
    session.shown = { ...shown, kit: { ...shown.kit, Board: brittle as typeof Board } }
  })
  const again = page.locator('.board [role=alert] button').first()
  await again.waitFor()
  expect(await page.locator('.board [data-key]').count()).toBe(0)
  await page.locator('.players').first().waitFor()
  await again.click() // still broken
  await again.waitFor()
  await page.evaluate(() => {
    document.documentElement.dataset.broken = 'no'
  })
  await again.click()
  await page.waitForSelector('.board [data-lit]')
  expect(await again.count()).toBe(0)
  await page.close()
})
