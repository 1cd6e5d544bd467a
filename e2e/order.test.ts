/** A standing order in a real browser: given on a phone by hand and keys, seen and cancelled on another screen in another language, carried out meanwhile, and the page says when it counts no more. */
import { randomBytes } from 'node:crypto'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClient } from '../server/testing/client.ts'
import { serverForTests, sqliteForTests, type TestServer } from '../server/testing/servers.ts'
import type { TableMessage } from '../table/wire.ts'
import { findings, picture } from './looked.ts'
import { connectBrowser } from './stage.ts'

let browser: Browser
let server: TestServer
let ahead = 0
beforeAll(async () => {
  ;[browser, server] = await Promise.all([
    connectBrowser(),
    serverForTests(sqliteForTests, {}, () => Date.now() + ahead),
  ])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

interface Bid {
  readonly province: string
  readonly gold: number
  readonly play: string
}

/** Three people at a table over days, in the order in which they bid first. */
async function sitDown(): Promise<{ readonly match: string; readonly people: readonly TestClient[] }> {
  const people = await Promise.all(['Ani', 'Tiye', 'Hapi'].map(name => TestClient.greet(server.base, name)))
  const [host] = people
  const match = await host.create(null, 'amun-re', 3, true, { kind: 'each', ms: 86_400_000, late: 'decide' })
  for (const client of people.slice(1))
    await client.post(`/api/tables/${match}/sit`, { contribution: randomBytes(16).toString('hex') })
  await host.post(`/api/tables/${match}/start`, {})
  for (const client of people) {
    await client.connect()
    client.send({ t: 'watch', match })
    await client.until(() => client.table(match))
  }
  const first = host.table(match)?.table.toAct[0] ?? 0
  return { match, people: people.map((_, n) => people[(first + n) % 3]) }
}

async function screenOf(
  { cookie }: TestClient,
  [width, height]: readonly [number, number],
  locale: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width, height }, locale })
  const [name, value] = cookie.split('=')
  await context.addCookies([{ name, value, url: server.base }])
  return context
}

test('is given, seen, carried out, cancelled, and its end is told', async () => {
  const { match, people } = await sitDown()
  const [first, owner, third] = people
  const latest = (client: TestClient): TableMessage => client.table(match) as TableMessage
  const bids = (client: TestClient): Bid[] =>
    (latest(client).legal as Bid[]).filter(({ play }) => play === 'none')
  const bid = (client: TestClient, fits: (bid: Bid) => boolean): void => {
    const ask = latest(client).ask ?? 0
    client.send({ t: 'act', match, ask, action: bids(client).find(fits), id: `b${ask}` })
  }
  const [here] = bids(first).map(({ province }) => province)
  const there = bids(first).find(({ province }) => province !== here)?.province ?? ''

  const phone = await screenOf(owner, [390, 664], 'de-DE')
  const page = await phone.newPage()
  await page.goto(`${server.base}/t/${match}`)
  await page.focus('role=button[name="Auftrag geben"]')
  await page.keyboard.press('Enter')
  expect(await page.isDisabled('role=button[name="Diesen Auftrag geben"]')).toBe(true)
  await page.selectOption('select[aria-label="Wahl 1"]', here)
  await page.selectOption('select[aria-label="Grenze für Wahl 1"]', '3')
  await page.selectOption('select[aria-label="Wahl 2"]', there)
  await page.selectOption('select[aria-label="Grenze für Wahl 2"]', '0')
  expect(await findings(page)).toEqual([])
  await picture(page, 'order-phone')
  await page.click('role=button[name="Diesen Auftrag geben"]')
  await page.waitForSelector('role=button[name="Auftrag läuft"]')
  expect(latest(owner).order?.given).toEqual([
    { province: here, gold: 3 },
    { province: there, gold: 0 },
  ])

  const desktop = await screenOf(owner, [1280, 800], 'en-GB')
  const large = await desktop.newPage()
  await large.goto(`${server.base}/t/${match}`)
  bid(first, ({ province }) => province === here)
  const at = await owner.until(() => latest(owner).order?.at ?? undefined)
  await large.click('role=button[name="Order given"]')
  await large.waitForSelector('text=It answers for you in the next few minutes')
  expect(await findings(large)).toEqual([])
  await picture(large, 'order-desktop')
  await large.keyboard.press('Escape')
  ahead = at - Date.now()
  await third.until(() => latest(third).ask !== null)
  expect(latest(third).events).toMatchObject([{ type: 'bid', province: here, gold: 1 }])

  // Outbid here and there: the page says that nothing is left of the order.
  bid(third, ({ province, gold }) => province === here && gold === 3)
  await first.until(() => latest(first).ask !== null)
  bid(first, ({ province, gold }) => province === there && gold === 1)
  await page.waitForSelector('text=Dein Auftrag gilt nicht mehr: Nichts davon ist noch möglich.')
  await picture(page, 'order-dropped')
  await page.click('role=button[name="Verstanden"]')

  // In one's own turn it is for later, and one screen cancels what the other has given.
  await page.click('role=button[name="Auftrag geben"]')
  await page.waitForSelector('text=Dieser Zug ist noch deiner')
  await page.selectOption('select[aria-label="Wahl 1"]', here)
  await page.click('role=button[name="Diesen Auftrag geben"]')
  await large.click('role=button[name="Order given"]')
  await large.click('role=button[name="Cancel the order"]')
  await page.waitForSelector('role=button[name="Auftrag geben"]')
  expect(latest(owner).order).toMatchObject({ given: null, dropped: null })
  for (const client of people) client.close()
  await Promise.all([phone.close(), desktop.close()])
})
