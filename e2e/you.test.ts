/** A name that lasts in a real browser, with an authenticator of chromium's own and a mail server on loopback: made, left and found again. */
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameOf } from '../games/index.ts'
import { formatMatch, parseMatch } from '../kernel/match.ts'
import { MailServer } from '../server/testing/mail.ts'
import { houseWords } from '../words/all.ts'
import { en } from '../words/en.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { findings, picture } from './looked.ts'
import { PROOF } from './proof.ts'
import { Site } from './site.ts'
import { connectBrowser } from './stage.ts'

let browser: Browser
let site: Site
let mails: MailServer

beforeAll(async () => {
  mails = await MailServer.start()
  ;[browser, site] = await Promise.all([connectBrowser(), Site.open({ SMTP_URL: mails.url }, true)])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
  await mails?.stop()
})

const w = en.you
const english = houseWords('en')

async function open(viewport = DESKTOP, locale = 'en-GB'): Promise<Page> {
  const context = await browser.newContext({ viewport, locale, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${site.url}/you`)
  await page.waitForSelector('main h1')
  return page
}

/** A finished match of two people at one device, as a file. */
function playedOut() {
  const match = parseMatch(readFileSync('games/aton/golden/forty.jsonl', 'utf8'), gameOf)
  const players = ['Isis', 'Seth'].map(name => ({ name, bot: null }))
  const buffer = Buffer.from(formatMatch(gameOf('aton'), { ...match, players }))
  return { name: 'aton.jsonl', mimeType: 'text/plain', buffer }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function addCode(page: Page, address: string, w = english.you): Promise<void> {
  await page.getByLabel(w.email, { exact: true }).fill(address)
  await button(page, w.mailCode).click()
  await page.getByLabel(w.code, { exact: true }).waitFor()
  await page.getByLabel(w.code, { exact: true }).fill(mails.codeFor(address))
  await button(page, w.codeGo).click()
}

test('a passkey and an address are added, and each brings one back', async () => {
  const page = await open()
  const address = `nefertari${Date.now()}@nile.example` // limits are by address
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  expect(await findings(page)).toEqual([])
  await picture(page, 'you-nobody')
  await page.getByLabel(en.name.label).fill('Nefertari')
  await button(page, en.name.go).click()
  await page.getByText(w.guest).waitFor()
  expect(await page.getByText(w.passkeyHint).isVisible()).toBe(true)
  await picture(page, 'you-guest')
  await button(page, w.passkeyAdd).click()
  await page.getByText(w.lasting).waitFor()
  await button(page, w.emailAdd).click()
  await addCode(page, address)
  await page.getByText(address).waitFor()
  expect(await findings(page)).toEqual([])
  await picture(page, 'you-lasting')

  const signOut = async () => {
    await button(page, w.signOutHere).click()
    await page.getByRole('dialog').getByRole('button', { name: w.signOut }).click()
    await page.getByText(w.nobody).waitFor()
  }
  await signOut()
  await button(page, w.byPasskey).click()
  await page.getByText('Welcome back, Nefertari').waitFor()
  await signOut()
  await button(page, w.byEmail).click()
  await addCode(page, address)
  await page.getByText('Welcome back, Nefertari').waitFor()
  await page.context().close()
})

test('another device comes in by the link of the QR code when the first one says so, and a name is deleted', async () => {
  const page = await open()
  await page.getByLabel(en.name.label).fill('Hatshepsut')
  await button(page, en.name.go).click()
  await button(page, w.anotherGo).click()
  await page.getByAltText(w.qr).waitFor()
  await picture(page, 'you-qr')
  const made = page.waitForResponse(response => response.url().endsWith('/api/links'))
  await page.reload()
  await button(page, w.anotherGo).click()
  const { link } = (await (await made).json()) as { link: string }
  const other = await open()
  await other.goto(`${site.url}/device#${link}`)
  await button(other, en.name.confirmGo).click()
  await button(page, w.anotherYes).click()
  await other.getByText('Welcome back, Hatshepsut').waitFor()
  for (const path of ['/privacy', '/leaders/horus', '/people/nobody', '/you']) {
    await other.goto(`${site.url}${path}`)
    await other.waitForSelector('main h1')
    await other.waitForLoadState('networkidle')
    await picture(other, `you${path.replace(/\W+/g, '-')}`)
    expect({ path, found: await findings(other) }).toEqual({ path, found: [] })
  }
  await button(other, w.delete).click()
  await other.locator('#delete-name').fill('Hatshepsut')
  await button(other, w.deleteGo).click()
  await other.getByText(w.nobody).waitFor()
  await page.reload()
  await page.getByText(w.nobody).waitFor()
  await page.context().close()
  await other.context().close()
})

test('on a phone, in German, without findings', async () => {
  const page = await open(PHONE, 'de-DE')
  await page.getByLabel('Dein Name am Tisch').fill('Ani')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByText('Geräte').waitFor()
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await picture(page, 'you-phone')
  await page.context().close()
})

const SCREENS = [
  [PHONE, 'de-DE', houseWords('de')],
  [DESKTOP, 'en-GB', english],
] as const

if (PROOF)
  test('a match of the device is put to the name: listed once, marked in list, profile and on its page, deleted there', async () => {
    for (const [viewport, locale, t] of SCREENS) {
      const page = await open(viewport, locale)
      await page.getByLabel(t.name.label).fill('Merit')
      await button(page, t.name.go).click()
      await button(page, t.you.emailAdd).click()
      const address = `merit${locale}${Date.now()}@nile.example`
      await addCode(page, address, t.you)
      await page.getByText(address).waitFor()

      await page.goto(site.url)
      await page.setInputFiles('#match-file', playedOut())
      await page.waitForSelector('#end-title')
      await page.goto(site.url)
      const over = page.locator('section[aria-labelledby="mine-over"] li')
      await over.locator('.manage').click()
      await page.getByLabel(t.home.attachSeat).selectOption('Seth')
      expect(await findings(page)).toEqual([])
      await picture(page, `attach-${locale}`)
      await button(page, t.home.attach).click()
      await expect.poll(() => over.allTextContents()).toEqual([expect.stringContaining(t.home.unproved)])
      await over.locator('a').click()
      await page.getByText(t.end.unproved).waitFor()
      expect(await findings(page)).toEqual([])
      await picture(page, `attached-${locale}`)
      await page.goto(`${site.url}/you`)
      await page.getByText(t.profile.unproved({ wins: 1, n: 1 }).split(':')[0]).waitFor()
      expect(await findings(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

      // Deleted at the server, it is on the device as before.
      await page.goto(site.url)
      await over.locator('a').click()
      await page.waitForSelector('#end-title')
      await page.click('.flap') // the sheet of the end lies over the menu until it is put aside
      await page.click('.more')
      await button(page, t.table.menuItems.remove).click()
      await page.locator('dialog[open] .first').click()
      await expect.poll(() => over.allTextContents()).toEqual([expect.stringContaining(t.home.here)])
      await page.context().close()
    }
  })
