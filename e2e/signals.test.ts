/** Turn signals in a real browser: the tab counts, the edge of the page tells of another table, and the service worker shows what was pushed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, CDPSession, Worker } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClient } from '../server/testing/client.ts'
import { Pair } from '../server/testing/pair.ts'
import { freePort } from '../server/testing/ports.ts'
import { SpawnedServer } from '../server/testing/spawning.ts'
import { launch } from './browser.ts'
import { findings, picture } from './looked.ts'

const folder = mkdtempSync(join(tmpdir(), 'iteru-signals-'))
let browser: Browser
let server: SpawnedServer
let origin: string
beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}` // a browser trusts this name without TLS
  server = new SpawnedServer({ DATA_DIR: folder, PORT: String(port), ORIGIN: origin, RATE_LIMIT: '100000' })
  ;[browser] = await Promise.all([launch(), server.start()]) // the whole browser: the light one shows no notifications
})
afterAll(async () => {
  await browser?.close()
  await server?.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

/** What is used of the worker's own globals. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { openWindow(url: string): Promise<null> }
  readonly WindowClient: { readonly prototype: { focus(this: { readonly url: string }): Promise<unknown> } }
  readonly NotificationEvent: new (type: string, given: { readonly notification: Notification }) => Event
}

/** A browser in which somebody is known, and the same person as a client. */
async function arrive(): Promise<{ readonly context: BrowserContext; readonly ani: TestClient }> {
  const ani = await TestClient.greet(server.base, 'Ani')
  const context = await browser.newContext({ viewport: { width: 390, height: 664 }, locale: 'de-DE' })
  const [name, value] = ani.cookie.split('=')
  await context.addCookies([{ name, value, url: origin }])
  await context.grantPermissions(['notifications'], { origin })
  return { context, ani }
}

/** The page's service worker, as the protocol of the browser names it; to be asked before the page registers it. */
async function workerOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { registrationId, status } of versions) if (status === 'activated') resolve(registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return found
}

/**
 * Clicks the note that is shown, and gives what the worker asked of the browser. Only a hand can make a click with which a worker may open a window or bring
 * one to the front, so these two are noted instead; everything else, and where pages are led, is real.
 */
const click = (worker: Worker): Promise<readonly string[]> =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope
    const asked: string[] = []
    scope.WindowClient.prototype.focus = async function focus() {
      asked.push(`focus ${this.url}`)
    }
    scope.clients.openWindow = async url => {
      asked.push(`open ${url}`)
      return null
    }
    const [notification] = await scope.registration.getNotifications()
    const event = new scope.NotificationEvent('notificationclick', { notification })
    let work: unknown
    Object.defineProperty(event, 'waitUntil', { value: (doing: unknown) => (work = doing) })
    scope.dispatchEvent(event)
    await work
    return asked
  })

test('the tab counts tables, a note leads to another one, and switches say what they can do', async () => {
  const { context, ani } = await arrive()
  const bek = await TestClient.greet(server.base, 'Bek')
  const first = await Pair.of(ani, bek)
  const page = await context.newPage()
  await page.goto(`${origin}/rules/aton`)
  await page.waitForFunction(() => document.title.startsWith('(1) '))
  await page.waitForSelector('link[rel=icon][href^="data:image/svg"]', { state: 'attached' }) // its file is fetched when it is wanted
  expect(await page.$('.edge a')).toBeNull() // what waited already is no news
  const second = await Pair.of(ani, bek)
  await page.waitForFunction(() => document.title.startsWith('(2) '))
  await page.waitForSelector('.edge a')
  await picture(page, 'signals-note-phone')
  expect(await findings(page)).toEqual([])
  await page.click('.edge a')
  await page.waitForURL(`${origin}/t/${second.match}`)
  await page.waitForFunction(() => document.querySelector('.edge a') === null)
  await first.watch()
  await first.act(0)
  await page.waitForFunction(() => document.title.startsWith('(1) '))

  await page.goto(`${origin}/rules/aton`)
  await page.click('header button[aria-label="Einstellungen"]')
  await page.click('dialog summary')
  await page.waitForSelector('.signals [role=radiogroup]')
  await page.locator('.signals').scrollIntoViewIfNeeded()
  await picture(page, 'signals-settings-phone')
  expect(await findings(page)).toEqual([])
  const text = await page.textContent('.signals')
  expect(text).toContain('SMTP_URL')
  await context.close()
})

test('what is pushed is shown, once for a match, and a click leads to its table', async () => {
  const { context, ani } = await arrive()
  const { match } = await Pair.of(ani, await TestClient.greet(server.base, 'Bek'))
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const finding = workerOf(session)
  await page.goto(`${origin}/rules/aton`)
  const told = { title: 'Du bist am Zug', body: 'Leg eine Karte', url: `/t/${match}`, tag: match }
  const registrationId = await finding
  const push = (data: typeof told) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) })
  for (const data of [{ ...told, body: 'vorher' }, told]) await push(data)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = globalThis as unknown as WorkerScope
      return (await registration.getNotifications()).map(({ title, body }) => [title, body])
    })
  await expect.poll(shown).toEqual([[told.title, told.body]])

  // A page of ours that shows something else goes to the table.
  await page.reload() // only now the worker is in charge of it
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const table = `${origin}/t/${match}`
  expect(await click(worker)).toEqual([`focus ${table}`])
  await page.waitForURL(table)
  expect(await shown()).toEqual([])
  // The page that shows it already comes to the front, whichever others there are.
  const other = await context.newPage()
  await other.goto(`${origin}/rules/horus`)
  await push(told)
  await expect.poll(shown).toHaveLength(1)
  expect(await click(worker)).toEqual([`focus ${table}`])
  expect(other.url()).toBe(`${origin}/rules/horus`)
  // Without any page a new one opens.
  await push(told)
  await expect.poll(shown).toHaveLength(1)
  for (const one of context.pages()) await one.close()
  expect(await click(worker)).toEqual([`open ${table}`])
  await context.close()
})
