/** A table before the start, in two browsers: who is here, what was agreed, chat, bots in and out, seats that change places, and somebody who is asked to leave. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings, picture } from './looked.ts'
import { LOOKED } from './sizes.ts'
import { useStage } from './stage.ts'

const stage = useStage()

async function arrive(locale: string, address: string): Promise<Page> {
  const context = await stage.browser.newContext({ viewport: LOOKED[1], locale, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${stage.site.url}${address}`)
  return page
}

async function sayName(page: Page, name: string): Promise<void> {
  await page.fill('#name', name)
  await page.click('form .button.first')
}

test('two people make themselves at home before the match', async () => {
  const host = await arrive('de-DE', '/new/amun-re?at=friends')
  await host.waitForSelector('select')
  await host.click('form .button.first')
  await sayName(host, 'Hathor')
  await host.waitForSelector('#link')
  await host.waitForSelector('.code svg path')
  const facts = await host.textContent('.facts')
  for (const fact of ['ohne Uhr', 'auf Einladung']) expect(facts).toContain(fact)

  const link = new URL(await host.inputValue('#link'))
  const friend = await arrive('en-US', link.pathname + link.hash)
  await sayName(friend, 'Sobek')
  await friend.click('li .button.first')
  const seats = (page: Page) => page.locator('ul.seats > li')
  await seats(host).nth(1).getByText('da', { exact: true }).waitFor()
  await friend.fill('.chat input', 'Ready when you are')
  await friend.press('.chat input', 'Enter')
  await host.getByText('Ready when you are').waitFor()

  await seats(host).nth(2).getByRole('button', { name: 'Bot', exact: false }).click()
  await seats(host).nth(2).getByRole('button', { name: 'Bot entfernen' }).waitFor()
  for (const viewport of LOOKED) {
    await host.setViewportSize(viewport)
    expect(await host.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await picture(host, `lobby-${viewport.width}x${viewport.height}`)
  }
  expect(await findings(host)).toEqual([])
  expect(await findings(friend)).toEqual([])
  await picture(friend, 'lobby-friend')
  await seats(host).nth(2).getByRole('button', { name: 'Bot entfernen' }).click()
  await seats(host).nth(0).getByRole('button', { name: 'nach unten' }).click()
  await seats(host).nth(0).getByText('Sobek').waitFor()
  await seats(host).nth(0).getByRole('button', { name: 'Wegschicken' }).click()
  await host.locator('dialog[open] .first').click()
  await seats(host).nth(0).getByText('frei').waitFor()
  await host.getByRole('button', { name: 'Tisch', exact: false }).last().click()
  await host.locator('dialog[open] .first').click()
  await host.waitForURL(`${stage.site.url}/`)
  // To whoever still looks the table is gone, and there is a way home.
  await friend.locator('main a.button.first[href="/"]').waitFor()
  await host.context().close()
  await friend.context().close()
})
