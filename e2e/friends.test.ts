/** Two people at one table of the server, each in a browser of their own: by invite link, with hidden hands on the wire, through reloads, lost lines and a stopped server. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { View } from '../games/aton/rules/types.ts'
import type { TableMessage } from '../table/wire.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { findings, picture } from './looked.ts'
import { openEnd, playOut } from './player.ts'
import { PROOF } from './proof.ts'
import { useOwnStage } from './stage.ts'

const stage = useOwnStage()

interface Guest {
  readonly context: BrowserContext
  readonly page: Page
  /** Every table message that came over the wire. */
  readonly heard: TableMessage[]
}

async function arrive(size: 'phone' | 'desktop', locale: string): Promise<Guest> {
  const context = await stage.browser.newContext({
    viewport: size === 'phone' ? PHONE : DESKTOP,
    locale,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const heard: TableMessage[] = []
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload))
      if (message.t === 'table') heard.push(message)
    }),
  )
  return { context, page, heard }
}

async function sayName(page: Page, name: string): Promise<void> {
  await page.fill('#name', name)
  await page.click('form .button.first')
}

/** Two guests at a running table of Aton. */
async function sitDown(): Promise<readonly [Guest, Guest]> {
  const host = await arrive('desktop', 'de-DE')
  await host.page.goto(`${stage.site.url}/new/aton?at=friends`)
  await host.page.waitForSelector('select')
  await host.page.click('form .button.first')
  await sayName(host.page, 'Hathor')
  await host.page.waitForSelector('#link')
  await picture(host.page, 'lobby-desktop')
  expect(await findings(host.page)).toEqual([])
  const link = await host.page.inputValue('#link')

  const friend = await arrive('phone', 'en-US')
  await friend.page.goto(link)
  await sayName(friend.page, 'Sobek')
  await friend.page.click('li .button.first')
  await host.page.click('.start:not([disabled])')
  for (const { page } of [host, friend]) await page.waitForSelector('[data-lit]', { state: 'attached' })
  return [host, friend]
}

/** After so many choices of the host, who has laid and shown cards several times, the host gives up; npm run proof plays to the end. */
const MOST = PROOF ? undefined : 14

async function resign({ page }: Guest): Promise<void> {
  await page.click('.more')
  await page.click('.menu button:has-text("Aufgeben")')
  await page.locator('dialog[open] .first').click()
}

test('by invite link to the end, each in their own language, and no hidden card on the wire', async () => {
  const [host, friend] = await sitDown()
  expect(await host.page.textContent('.status')).toContain('Kartusche')
  expect(await friend.page.textContent('.status')).toContain('cartouche')
  await picture(friend.page, 'friends-phone')
  const played = playOut(host.page, 'host', 'mouse', MOST)
  await Promise.all([
    MOST === undefined ? played : played.then(() => resign(host)),
    playOut(friend.page, 'friend'),
  ])
  for (const [seat, { page, heard }] of [host, friend].entries()) {
    await openEnd(page)
    expect(heard.length).toBeGreaterThan(10)
    for (const { view } of heard as { view: View | null }[]) {
      const other = view?.decks[1 - seat]
      if (!other) continue
      expect(other.hand).toBeNull()
      expect(other.swapped).toBeNull()
      // Laid cards are shown when both have sealed, never before.
      if (!view?.decks[seat].sealed) expect(other.laid).toBeNull()
    }
  }

  // Anybody can check that nobody steered the cards.
  await host.page.click('.end button:has-text("Zufall prüfen")')
  expect(await host.page.textContent('.end [role=status]')).toMatch(/^Alle \d+ /)
  await picture(host.page, 'friends-desktop-end')

  // A rematch: one asks, the other follows.
  await host.page.click('.end button.first')
  await host.page.waitForSelector('main h1')
  await friend.page.click('.end button.first')
  for (const { page } of [host, friend]) await page.waitForSelector('[data-lit]', { state: 'attached' })
  await host.context.close()
  await friend.context.close()
})

test('a reload, a lost line and a server that was away: the table is as it was, and goes on', async () => {
  const [host, friend] = await sitDown()
  const card = '.hand [data-lit]'
  await host.page.click(card)
  await host.page.reload()
  await host.page.waitForSelector(card)

  // Half an answer is nobody's business; a sealed one survives everything.
  for (let i = 0; i < 4; i++) await host.page.click(card)
  await host.context.setOffline(true)
  await stage.site.stop()
  await host.page.waitForSelector('.notice')
  await host.page.click('[data-key="do:seal"]')
  await stage.site.start()
  await host.context.setOffline(false)
  await host.page.waitForFunction(() => document.querySelector('.notice') === null, undefined, {
    timeout: 40_000,
  })
  await host.page.waitForFunction(() => document.querySelector('[data-asked]') === null)

  await friend.page.waitForSelector(card, { timeout: 40_000 })
  const before = host.heard.at(-1)?.frames ?? 0
  const table = host.page.url()
  await host.page.goto(`${stage.site.url}/about`)
  for (let i = 0; i < 4; i++) await friend.page.click(card)
  await friend.page.click('[data-key="do:seal"]')
  await expect.poll(() => friend.heard.at(-1)?.frames ?? 0, { timeout: 20_000 }).toBeGreaterThan(before)
  // What the friend sealed is there when the host comes back, who is told what happened: over the board, never over the dock.
  await host.page.goto(table)
  await expect.poll(() => host.heard.at(-1)?.frames ?? 0, { timeout: 20_000 }).toBeGreaterThan(before)
  expect(host.heard.at(-1)?.table.status).toBe('running')
  await host.page.waitForSelector('.since li')
  await picture(host.page, 'friends-since')
  expect(await host.page.textContent('.since ol')).toContain('Sobek')
  expect(await findings(host.page)).toEqual([])
  const since = await host.page.locator('.since').boundingBox()
  const dock = await host.page.locator('.reach').boundingBox()
  expect((since?.y ?? 0) + (since?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0)
  await host.page.click('.since .first')
  await host.page.waitForSelector('.since', { state: 'detached' })
  await host.context.close()
  await friend.context.close()
})
