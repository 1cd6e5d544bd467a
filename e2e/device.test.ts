/** Matches of this device in a real browser: handed round without telling anybody else's secrets, and what can be done with them beside playing. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { AmunReEvent } from '../games/amun-re/rules/types.ts'
import { en } from '../games/amun-re/words/en.ts'
import { telling } from '../games/amun-re/words/telling.ts'
import type { Text } from '../games/amun-re/words/types.ts'
import { gameOf } from '../games/index.ts'
import { formatMatch, parseMatch } from '../kernel/match.ts'
import { historyOf } from '../table/history.ts'
import { bind } from '../words/catalogue.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { keepMatch, keptMatch } from './kept.ts'
import { picture } from './looked.ts'
import { downloaded, useStage } from './stage.ts'

const stage = useStage()
const words = telling(bind(en, 'en') as Text, 'en')

/** An offering: all three are asked, and each has drawn cards before that nobody else knows. */
const OFFERING = { game: 'amun-re', file: '3p-shared', rows: 66 }
const PLAYERS = [
  { name: 'Isis', bot: null },
  { name: 'Seth', bot: null },
  { name: 'Nut', bot: 'beginner' },
]

/** The file of a match at this place, with these players. */
function matchFile({ game, file, rows }: typeof OFFERING): {
  name: string
  mimeType: string
  buffer: Buffer
} {
  const golden = parseMatch(readFileSync(`games/${game}/golden/${file}.jsonl`, 'utf8'), gameOf)
  const text = formatMatch(gameOf(game), { ...golden, players: PLAYERS, rows: golden.rows.slice(0, rows) })
  return { name: 'match.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(text) }
}

/** What the log tells this seat alone, each as it reads it itself and as others would, without its name. */
function secretsOf(seat: number): string[][] {
  const { table, rows } = keptMatch(OFFERING)
  const events = historyOf(table, rows, seat, 0).frames.flatMap(frame => frame.events as AmunReEvent[])
  return events.flatMap(event => {
    const forms = 'only' in event ? [words.happened(event, seat), words.happened(event)] : []
    const said = forms.flatMap(line => line?.replace(/^@\d /, '') ?? [])
    return said.length === 0 ? [] : [said]
  })
}

/** How many of the sentences are anywhere on the page, in sight or not. */
const found = async (page: Page, sentences: readonly (readonly string[])[]): Promise<number> => {
  const html = await page.evaluate(
    () => `${document.title} ${document.documentElement.outerHTML} ${document.documentElement.textContent}`,
  )
  return sentences.filter(forms => forms.some(form => html.includes(form))).length
}

/** Chooses the first of what is lit until the device is to be handed on. */
async function decide(page: Page): Promise<void> {
  for (let clicks = 0; clicks < 20; clicks++) {
    await page.waitForSelector('.curtain, [data-key][data-lit]')
    if (await page.$('.curtain')) return
    await page.evaluate(() =>
      document
        .querySelector('[data-key][data-lit]')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    )
  }
  throw new Error('the device was not handed on')
}

test('handed round: each sees what their seat was told, and nothing of it remains for the next', async () => {
  const context = await stage.browser.newContext({ viewport: DESKTOP, locale: 'en-GB' })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  const [isis, seth] = [secretsOf(0), secretsOf(1)]
  const count = async (): Promise<number[]> => [await found(page, isis), await found(page, seth)]
  await page.goto(stage.site.url)
  await page.setInputFiles('#match-file', matchFile(OFFERING))

  await page.waitForSelector('.curtain:has-text("Isis")')
  expect(await count()).toEqual([0, 0])
  await page.click('.curtain .button')
  await page.waitForSelector('.log li')
  expect(await count()).toEqual([isis.length, 0])
  const replay = await page.getAttribute('.menu a[href^="/replay/"]', 'href')

  await decide(page)
  await page.waitForSelector('.curtain:has-text("Seth")')
  expect(await count()).toEqual([0, 0])
  await page.click('.curtain .button')
  await page.waitForSelector('.log li')
  expect(await count()).toEqual([0, seth.length])
  await picture(page, 'device-handed')

  // A replay asks nobody who they are: it tells what everybody knows.
  await page.goto(`${stage.site.url}${replay}`)
  await page.waitForSelector('.replay .board')
  await page.keyboard.press('End')
  await page.waitForSelector('.replay aside li')
  expect(await count()).toEqual([0, 0])
  expect(errors).toEqual([])
  await context.close()
})

test('beside playing: a file to keep, a bot that sits in, finished and deleted; the file is played on', async () => {
  const context = await stage.browser.newContext({
    viewport: PHONE,
    locale: 'de-DE',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(stage.site.url)
  await page.setInputFiles('#match-file', {
    name: 'x.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from('{}'),
  })
  await page.waitForSelector('[role=alert]:has-text("lässt sich nicht öffnen")')

  const kept = keptMatch({ game: 'aton', file: 'forty', rows: 35 })
  await keepMatch(page, kept)
  await page.goto(`${stage.site.url}/d/${kept.table.id}`)
  await page.waitForSelector('[data-asked]')
  await page.click('.more')
  await picture(page, 'device-menu')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.click('.menu button:has-text("zeigt alle Karten")'),
  ])
  const text = await downloaded(download)
  expect(parseMatch(text, gameOf).rows.length).toBe(35)

  await page.click('.more')
  await page.click('.menu button:has-text("Bot vertreten lassen")')
  await page.waitForSelector('#end-title', { timeout: 60_000 })
  await page.goto(stage.site.url)
  const entry = page.locator('section', { hasText: 'Beendet' }).locator('li', { hasText: 'Aton' })
  const remove = async (): Promise<void> => {
    await entry.locator('.manage').click()
    await page.click('dialog[open] .button:has-text("Löschen")')
  }
  await remove()
  await page.waitForSelector('dialog[open]:has-text("Diese Partie Aton")')
  await picture(page, 'device-delete')
  await page.click('dialog[open] .button:not(.first)')
  expect(await entry.count()).toBe(1)
  await remove()
  await page.click('dialog[open] .first')
  await expect.poll(() => entry.count()).toBe(0)

  await page.setInputFiles('#match-file', {
    name: 'aton.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  })
  await page.waitForSelector('[data-asked]')
  await context.close()
})
