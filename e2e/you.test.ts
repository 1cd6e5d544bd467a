/** A name that lasts in a real browser, with an authenticator of chromium's own and a mail server on loopback: made, left and found again. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MailServer } from '../server/testing/mail.ts'
import { en } from '../words/en.ts'
import { DESKTOP, launch, PHONE } from './browser.ts'
import { findings, picture } from './looked.ts'
import { Site } from './site.ts'

let browser: Browser
let site: Site
let mails: MailServer

beforeAll(async () => {
  mails = await MailServer.start()
  ;[browser, site] = await Promise.all([launch(), Site.open({ SMTP_URL: mails.url }, true)])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
  await mails?.stop()
})

const w = en.you

async function open(viewport = DESKTOP, locale = 'en-GB'): Promise<Page> {
  const context = await browser.newContext({ viewport, locale, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${site.url}/you`)
  await page.waitForSelector('main h1')
  return page
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function addCode(page: Page, address: string): Promise<void> {
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
