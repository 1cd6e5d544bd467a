/** The pseudo-language appears in every sentence on every page and board; in npm run proof nothing of it is cut off on any class of screen. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { BOT_NAMES } from '../bots/names.ts'
import { CARDS, GAMES, type GameId } from '../games/cards.ts'
import { LANGUAGES } from '../words/languages.ts'
import type { Altered } from './altered.ts'
import type { Gallery } from './gallery/api.ts'
import { PROOF } from './proof.ts'
import { pseudoSentence, servePseudo } from './pseudo.ts'
import { cutOff, strays } from './pseudo-page.ts'
import { connectBrowser } from './stage.ts'

declare const gallery: Gallery

/** The same in every language: titles, names of people and languages, what the browser itself lists and counts, Roman numerals. */
const NAMES = [
  'Iteru',
  'Hathor',
  ...BOT_NAMES,
  ...Object.values(CARDS).flatMap(({ title }) => title.split(' ')),
  ...Object.values(LANGUAGES).map(({ name }) => name),
  'and',
  'gallery',
  '[IVX]+',
]

/** By class of screen. */
const SIZES = ['390x664', '844x390', '820x1180', '1280x657', '1920x1080']
const LOOKED = PROOF ? SIZES : ['1280x657']

let browser: Browser
let pages: Altered
let boards: Altered
beforeAll(async () => {
  ;[browser, pages] = await Promise.all([connectBrowser(), servePseudo(inject('shared').site)])
  if (PROOF) boards = await servePseudo()
})
afterAll(async () => {
  await browser?.close()
  await Promise.all([pages?.close(), boards?.close()])
})

async function openAt(size: string): Promise<Page> {
  const [width, height] = size.split('x').map(Number)
  const page = await browser.newPage({
    viewport: { width, height },
    locale: 'en-US',
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(90_000) // a development server puts the page together on demand
  return page
}

/** What is wrong on a page as it stands, each with where it was seen. */
async function wrongOn(page: Page, where: string): Promise<string[]> {
  // Whoever looks at a page without a word finds nothing wrong.
  expect(await page.textContent('body'), where).toContain('[')
  const plain = await page.evaluate(strays, NAMES)
  const cut = PROOF ? await page.evaluate(cutOff) : []
  return [...plain, ...cut.map(text => `cut off: ${text}`)].map(text => `${where}: ${text}`)
}

test('a sentence in the pseudo-language is longer, accented and in brackets, with its gaps', () => {
  expect(pseudoSentence('{seat} pays {n} gold')).toBe('[{seat} páááýš {n} góóóld]')
  expect(pseudoSentence('{n} × {m}')).toBe('{n} × {m}')
})

const perGame = (id: GameId): string[] => [
  `/new/${id}`,
  `/new/${id}?at=device`,
  `/rules/${id}`,
  `/learn/${id}`,
]
/** Of what each game has, one page of each in turn; npm run proof: all. */
const PAGES = [
  '/',
  '/about',
  '/device',
  '/nowhere',
  ...GAMES.flatMap((id, i) => (PROOF ? perGame(id) : [perGame(id)[i]])),
]

for (const size of LOOKED)
  test(`every sentence on every page speaks it, at ${size}`, async () => {
    const page = await openAt(size)
    const wrong: string[] = []
    for (const path of PAGES) {
      await page.goto(`${pages.url}${path}`)
      await page.waitForSelector('main h1')
      await page.waitForTimeout(200)
      wrong.push(...(await wrongOn(page, path)))
    }
    await page.close()
    expect(wrong).toEqual([])
  })

/** The longest golden match of a game, looked at in so many places. For npm run proof: that no board has a sentence of its own is also read from its sources (web/words.test.ts). */
const POINTS = 12

function longest(id: GameId): { readonly file: string; readonly rows: number } {
  const folder = `games/${id}/golden`
  const all = readdirSync(folder).flatMap(name => {
    const file = name.match(/^(.*)\.jsonl$/)?.[1]
    return file
      ? [{ file, rows: readFileSync(`${folder}/${name}`, 'utf8').trimEnd().split('\n').length - 2 }]
      : []
  })
  return all.reduce((most, one) => (one.rows > most.rows ? one : most))
}

for (const id of GAMES)
  for (const size of LOOKED)
    if (PROOF)
      test(`${id}: every sentence on the board and around it speaks it, at ${size}`, async () => {
        const page = await openAt(size)
        const { file, rows } = longest(id)
        const wrong: string[] = []
        await page.goto(`${boards.url}?${new URLSearchParams({ game: id, file, at: '1' })}`)
        await page.waitForSelector('main')
        await page.waitForFunction(() => gallery.stands())
        for (let n = 1; n <= POINTS; n++) {
          const at = Math.floor((rows * n) / POINTS)
          await page.evaluate(to => gallery.show(to), at)
          await page.waitForTimeout(150)
          wrong.push(...(await wrongOn(page, `${file} ${at}`)))
        }
        await page.close()
        expect([...new Set(wrong.map(text => text.replace(/^\S+ \d+: /, '')))]).toEqual([])
      })
