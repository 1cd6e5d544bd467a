/** Home: one list of what asks me, what waits for others and what is finished, live while it is open; matches of the device are named, hidden and deleted. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { TestClient } from '../server/testing/client.ts'
import { findings, picture } from './looked.ts'
import { LOOKED } from './sizes.ts'
import { useStage } from './stage.ts'

const stage = useStage()

/** A browser in which this player is recognised. */
async function browserOf({ cookie }: TestClient, locale: string): Promise<BrowserContext> {
  const context = await stage.browser.newContext({ viewport: LOOKED[0], locale, reducedMotion: 'reduce' })
  const [name, value] = cookie.split('=')
  await context.addCookies([{ name, value, url: stage.site.url }])
  return context
}

/** Two people at a running match of Aton. */
async function playing(): Promise<{ one: TestClient; two: TestClient; match: string }> {
  const one = await TestClient.greet(stage.site.url, 'Hathor')
  const two = await TestClient.greet(stage.site.url, 'Sobek')
  const pace = { kind: 'each', ms: 24 * 3600_000, late: 'decide' } as const
  const match = await one.create(null, 'aton', 2, true, pace)
  await two.sit(match)
  await one.post(`/api/tables/${match}/start`, {})
  for (const client of [one, two]) {
    await client.connect()
    client.send({ t: 'watch', match })
    await client.until(() => client.table(match))
  }
  return { one, two, match }
}

const part = (page: Page, name: string) => page.locator(`section[aria-labelledby="mine-${name}"]`)

test('what asks me comes first, and moves to waiting and to finished while I look', async () => {
  const { one, two, match } = await playing()
  const context = await browserOf(one, 'de-DE')
  const page = await context.newPage()
  // A match of this device stands in the same list.
  await page.goto(`${stage.site.url}/new/horus`)
  await page.click('form .button.first')
  await page.waitForSelector('[data-lit]', { state: 'attached' })
  await page.goto(stage.site.url)
  await part(page, 'turn').locator('li').nth(1).waitFor()
  expect(await part(page, 'turn').locator('h2').textContent()).toMatch(/Du bist dran\s*2/)
  const [here, there] = await part(page, 'turn').locator('li').allTextContents()
  for (const text of ['Aton', 'mit Sobek', 'Kartusche', 'noch 23']) expect(here).toContain(text)
  await expect
    .poll(() => part(page, 'turn').locator('li').nth(1).textContent())
    .toMatch(/Hathor zieht|Du ziehst/)
  for (const text of ['Horus', 'auf diesem Gerät']) expect(there).toContain(text)
  for (const viewport of LOOKED) {
    await page.setViewportSize(viewport)
    // The first thing one sees, on a phone as well.
    const top = (await part(page, 'turn').boundingBox())?.y ?? 999
    expect(top).toBeLessThan(140)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await findings(page)).toEqual([])
    await picture(page, `home-${viewport.width}x${viewport.height}`)
  }

  const { ask, legal } = one.table(match) ?? { ask: 0, legal: [] }
  one.send({ t: 'act', match, ask: ask ?? 0, action: legal[1], id: 'seal' })
  await part(page, 'waiting').locator('li').waitFor()
  expect(await part(page, 'waiting').textContent()).toContain('Sobek am Zug')
  two.send({ t: 'resign', match, id: 'enough' })
  await part(page, 'over').locator('li').waitFor()
  expect(await part(page, 'over').textContent()).toContain('Du gewinnst!')

  const manage = async (name: string) => part(page, name).locator('.manage').first().click()
  await manage('turn')
  await page.fill('dialog[open] input', 'Am Nil')
  await picture(page, 'home-manage')
  expect(await findings(page)).toEqual([])
  await page.click('dialog[open] form button')
  expect(await part(page, 'turn').textContent()).toContain('Am Nil')
  await page.reload()
  await part(page, 'over').locator('li').waitFor()
  expect(await part(page, 'turn').textContent()).toContain('Am Nil')
  await manage('over')
  await page.click('dialog[open] .button:has-text("ausblenden")')
  await part(page, 'over').waitFor({ state: 'detached' })
  await page.getByText('1 ausgeblendete Partie zeigen').click()
  await part(page, 'over').waitFor()
  await manage('turn')
  await page.getByRole('button', { name: 'Löschen' }).click()
  await page.locator('dialog[open] .first').click()
  await part(page, 'turn').waitFor({ state: 'detached' })
  for (const client of [one, two]) client.close()
  await context.close()
})
