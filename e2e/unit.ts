/** A piece of the study of reach: some decisions of one golden match on one screen, looked at in the page or played by real taps. */
import type { Browser, Page } from 'playwright-core'
import type { Gallery } from './gallery/api.ts'
import type { Fault } from './gallery/study.ts'
import { groups } from './groups.ts'
import type { Question } from './questions.ts'
import { contextOf, limitsOf, type Size } from './sizes.ts'
import { playAgain } from './taps.ts'

declare const gallery: Gallery

/** On a machine that is very busy a page may take so long to come up, in milliseconds. */
const LONGEST = 120_000

/** Nobody sees these pages. A browser paints nothing that is fainter than 0.0004, and painting takes a fifth of all its work; where things lie, which of them is on top and what a tap does are the same, and only what has an opacity of 0 counts as hidden. */
const UNSEEN = '0.0001'

export interface Unit {
  readonly game: string
  readonly file: string
  readonly size: Size
  readonly taps: boolean
  readonly questions: readonly Question[]
}

/** These questions, match by match and in their order. */
export const unitsOf = (questions: readonly Question[], rest: Omit<Unit, 'file' | 'questions'>): Unit[] =>
  [...groups(questions, ({ file }) => file)].map(([file, list]) => ({
    ...rest,
    file,
    questions: [...list].sort((a, b) => a.at - b.at),
  }))

export interface Found {
  /** How many elements were looked for or tapped. */
  readonly elements: number
  readonly faults: readonly (Fault & { readonly at: number })[]
}

/** The gallery on a screen of this size, for any match of this game, on a device with these settings. */
export async function openAt(
  browser: Browser,
  url: string,
  { game, file, size, questions }: Unit,
  settings: Readonly<Record<string, string>> = {},
): Promise<Page> {
  const context = await browser.newContext(contextOf(size))
  const page = await context.newPage()
  await page.addInitScript(kept => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, settings)
  const query = new URLSearchParams({ game, file, at: String(questions[0].at), lang: 'de' })
  await page.goto(`${url}?${query}`, { timeout: LONGEST })
  await page.waitForSelector('main', { timeout: LONGEST })
  await page.waitForFunction(() => gallery.stands())
  return page
}

export async function studied(page: Page, unit: Unit): Promise<Found> {
  await page.evaluate(opacity => {
    document.documentElement.style.opacity = opacity
  }, UNSEEN)
  return unit.taps ? tapped(page, unit) : looked(page, unit)
}

async function looked(page: Page, { questions, file, size }: Unit): Promise<Found> {
  await page.evaluate(([name, at]) => gallery.open(name, at), [file, questions[0].at] as const)
  const found = await page.evaluate(([list, limits]) => gallery.study(list, limits), [
    questions.map(({ at, seat }) => ({ at, seat })),
    limitsOf(size),
  ] as const)
  return {
    elements: found.reduce((sum, { elements }) => sum + elements, 0),
    faults: found.flatMap(({ faults }, i) => faults.map(fault => ({ at: questions[i].at, ...fault }))),
  }
}

async function tapped(page: Page, { questions, file, size }: Unit): Promise<Found> {
  const faults: (Fault & { readonly at: number })[] = []
  let elements = 0
  for (const { at, seat } of questions) {
    const way = await page.evaluate(
      async ([name, to, by]) => {
        await gallery.open(name, to, by)
        return gallery.wayPlayed()
      },
      [file, at, seat] as const,
    )
    const { taps, fault } = await playAgain(page, way, size.touch)
    elements += taps
    if (fault) faults.push({ at, kind: 'played', what: fault })
  }
  return { elements, faults }
}
