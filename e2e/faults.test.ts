/** What goes wrong in real life, in a real browser: lost lines, no network, a device that keeps nothing, a newer version, a server that speaks another one. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PROTOCOL } from '../table/protocol.ts'
import { DESKTOP } from './browser.ts'
import { playBots } from './front.ts'
import { picture } from './looked.ts'
import { openShelf } from './shelf.ts'
import { downloaded, useStage } from './stage.ts'

const stage = useStage()

interface Lines {
  readonly sockets: WebSocket[]
}

/** A page that remembers its sockets, so that they can be cut. */
async function arrive(locale = 'en-GB'): Promise<{ page: Page; errors: string[] }> {
  const context = await stage.browser.newContext({ viewport: DESKTOP, locale, reducedMotion: 'reduce' })
  await context.addInitScript(() => {
    const sockets: WebSocket[] = []
    Object.assign(window, { sockets })
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url)
        sockets.push(this)
      }
    }
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  return { page, errors }
}

/** A running table of Aton at the server, against a bot. */
async function serverTable(page: Page): Promise<string> {
  await page.goto(`${stage.site.url}/about`)
  const id = await page.evaluate(async () => {
    const post = async (path: string, body: unknown): Promise<{ id: string }> => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      return answer.json()
    }
    await post('/api/guest', { name: 'Hathor' })
    const wish = { game: 'aton', seats: 2, options: {}, bots: [null, 'beginner'], open: false, rated: false }
    const { id } = await post('/api/tables', { ...wish, pace: { kind: 'untimed' } })
    await post(`/api/tables/${id}/sit`, { contribution: '0'.repeat(32) })
    return id
  })
  await page.goto(`${stage.site.url}/t/${id}`)
  await page.waitForSelector('[data-asked]')
  return id
}

async function say(page: Page, text: string): Promise<void> {
  await page.fill('.chat input', text)
  await page.press('.chat input', 'Enter') // what happened meanwhile may lie over the button
}

const cut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { sockets } = window as unknown as Lines
    sockets[sockets.length - 1].close()
  })

/** The network is back: whoever waits for the next try tries at once. */
const comeBack = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new Event('online')))

test('five lost lines: the chat has every line once, also what was said in the gap', async () => {
  const { page, errors } = await arrive()
  await serverTable(page)
  await page.click('.folds button:last-child') // the chat is folded away
  await say(page, 'line 0')
  for (let i = 1; i <= 5; i++) {
    await cut(page)
    await page.waitForSelector('.notice')
    await say(page, `line ${i}`)
    await comeBack(page)
    await page.waitForFunction(count => document.querySelectorAll('.chat li').length === count, i + 1)
    await page.waitForFunction(() => document.querySelector('.notice') === null)
  }
  expect(await page.locator('.chat li').allTextContents()).toEqual(
    Array.from({ length: 6 }, (_, i) => `Hathor line ${i}`),
  )
  expect(errors).toEqual([])

  // A server that does not answer, and no network at all: both are said.
  await page.evaluate(() => {
    const { sockets } = window as unknown as Lines
    sockets[sockets.length - 1].send = () => {}
  })
  await say(page, 'into the void')
  await page.waitForSelector('.notice:has-text("Sending…")')
  await picture(page, 'faults-sending')
  await page.context().setOffline(true)
  await page.waitForSelector('.notice:has-text("Connection lost")')
  await page.context().setOffline(false)
  await cut(page)
  await comeBack(page)
  await page.waitForFunction(() => document.querySelectorAll('.chat li').length === 7)
  await page.context().close()
})

test('a server of another version: the page is loaded once, then it says what to do', async () => {
  const { page } = await arrive('de-DE')
  const id = await serverTable(page)
  let loads = 0
  page.on('load', () => loads++)
  await page.routeWebSocket(/\/ws\b/, socket => {
    socket.onMessage(text => {
      if (JSON.parse(String(text)).t === 'hello')
        socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL + 1, player: null }))
    })
  })
  await page.goto(`${stage.site.url}/t/${id}`)
  await page.waitForSelector('[data-news=old]')
  await page.waitForTimeout(1500)
  expect(loads).toBe(2)
  expect(await page.textContent('[data-news]')).toContain('älter als der Server')
  await picture(page, 'faults-old')
  await page.context().close()
})

test('a device that keeps nothing any more: the match goes on and says so', async () => {
  const { page, errors } = await arrive('de-DE')
  await page.goto(stage.site.url)
  await playBots(page, 'aton')
  await page.waitForSelector('[data-asked]')
  // Another tab has a newer version of the page, which has raised that of the database.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('iteru', 1000)
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          request.result.close()
          resolve()
        }
      }),
  )
  for (let i = 0; i < 4; i++) await page.click('.hand [data-lit]')
  const before = await page.getAttribute('.table', 'data-seq')
  await page.click('[data-key="do:seal"]')
  await page.waitForSelector('.notice:has-text("nicht mehr speichern")')
  await page.waitForFunction(
    seq => document.querySelector('.table')?.getAttribute('data-seq') !== seq,
    before,
  )
  await picture(page, 'faults-unkept')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.click('.notice button:has-text("als Datei speichern")'),
  ])
  expect(await downloaded(file)).toContain('"game":"aton"')

  // Opened anew, it says that it cannot be opened; so does the front page.
  await page.reload()
  await page.waitForSelector('.notice:has-text("lassen sich nicht öffnen")')
  await page.goto(stage.site.url)
  await page.waitForSelector('[role=status]:has-text("lassen sich nicht öffnen")')
  await playBots(page, 'aton')
  // A new match can be played all the same.
  await page.waitForSelector('[data-asked]')
  await page.waitForSelector('.notice:has-text("nicht mehr speichern")')
  expect(errors).toEqual([])
  await page.context().close()
})

test('a worker or a part of the page that is gone: a newer version has taken its place, and is loaded', async () => {
  const toTable = (page: Page): Promise<void> => playBots(page, 'aton')
  const toForm = (page: Page): Promise<void> => page.click('.games .card:nth-child(2) a.button')
  for (const go of [toTable, toForm]) {
    const { page } = await arrive() // somebody new each time: whoever was here before has it all
    await page.route(/\/assets\/(worker|Create)-.*\.js$/, route => route.fulfill({ status: 404, body: '' }))
    await page.goto(stage.site.url)
    await go(page)
    await page.waitForSelector('[data-news=waits]')
    await page.waitForEvent('load')
    await page.context().close()
  }
})

test('a newer version is loaded once, and not while a choice is half made', async () => {
  const shelf = await openShelf()
  const context = await stage.browser.newContext({
    viewport: DESKTOP,
    locale: 'en-GB',
    serviceWorkers: 'allow',
  })
  const page = await context.newPage()
  await page.goto(shelf.url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await playBots(page, 'aton')
  await page.waitForSelector('[data-asked]')
  await page.reload()
  await page.waitForSelector('[data-asked]')
  await page.evaluate(() => navigator.serviceWorker.controller !== null)
  let loads = 0
  page.on('load', () => loads++)
  await page.click('.hand [data-lit]')
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active)
  await page.waitForTimeout(3500) // the page looks at its service worker when it stands

  shelf.change('/sw.js', old => `${old}\n// a newer one\n`)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
  await page.waitForSelector('[data-news=waits]')
  await picture(page, 'faults-newer')
  await page.waitForTimeout(2500)
  expect(loads).toBe(0)
  await page.keyboard.press('Escape') // the card is taken back
  await page.waitForFunction(() => document.querySelector('[data-news]') === null)
  await page.waitForSelector('[data-asked]')
  await page.waitForTimeout(2500)
  expect(loads).toBe(1)
  await context.close()
  await shelf.close()
})
