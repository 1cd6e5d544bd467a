/** Measures home with five hundred matches: how long the server takes for the lists, and a slowed page to draw them. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { TestClient } from '../server/testing/client.ts'
import { DESKTOP } from './browser.ts'
import type { Site } from './site.ts'

const MATCHES = 500
/** So many of them wait for their player; nobody may have more unfinished ones of their own than 50. */
const RUNNING = 40
const LOOKS = 20
const RELOADS = 9
/** A player may send a hundred messages in ten seconds. */
const REST_MS = 110

/** Somebody who has played that much. */
async function veteran(site: Site): Promise<TestClient> {
  const player = await TestClient.greet(site.url, 'Hathor')
  await player.connect()
  for (let n = 0; n < MATCHES; n++) {
    const match = await player.create('random')
    if (n >= MATCHES - RUNNING) continue
    player.send({ t: 'resign', match, id: `enough-${n}` })
    await player.until(() => player.heard.some(heard => heard.t === 'done' && heard.id === `enough-${n}`))
    player.forget()
    await wait(REST_MS)
  }
  return player
}

export async function measureHome(browser: Browser, site: Site, slowed: number) {
  const player = await veteran(site)
  const times: number[] = []
  for (let look = 0; look < LOOKS; look++) {
    const begun = performance.now()
    await player.get('/api/tables?language=en')
    times.push(performance.now() - begun)
  }
  const context = await browser.newContext({ viewport: DESKTOP })
  const [name, value] = player.cookie.split('=')
  await context.addCookies([{ name, value, url: site.url }])
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.goto(site.url, { waitUntil: 'networkidle' }) // what is fetched once is there
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#mine-turn')) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => performance.mark('home drawn')))
    }).observe(document, { childList: true, subtree: true })
  })
  const drawn: number[] = []
  for (let n = 0; n < RELOADS; n++) {
    await page.reload()
    await page.waitForFunction(() => performance.getEntriesByName('home drawn').length > 0)
    const ms = await page.evaluate(() => {
      const lists = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/tables'))
      const [mark] = performance.getEntriesByName('home drawn')
      return mark.startTime - (lists as PerformanceResourceTiming).responseEnd
    })
    drawn.push(ms)
  }
  await context.close()
  player.close()
  for (const list of [times, drawn]) list.sort((a, b) => a - b)
  return {
    ...{ measure: 'home', matches: MATCHES, asked: RUNNING },
    serverMedianMs: times[LOOKS / 2],
    serverWorstMs: times[LOOKS - 1],
    serverLeastMs: times[0],
    // What else runs on the machine only ever adds to it.
    ...{ slowed, drawnMs: drawn[Math.floor(RELOADS / 2)], drawnLeastMs: drawn[0] },
  }
}
