/** A whole match against bots in another browser engine than chromium: the page is opened as people do it, and whatever is lit is pressed where it is met. */
import type { GameId } from '../games/cards.ts'
import { GAMES } from '../games/cards.ts'
import { pick, seeded } from '../kernel/rng.ts'

/** On a busy machine a match of a large game takes minutes, in milliseconds. */
export const LONGEST = 480_000
const PATIENCE = 60_000

/** As much of a page as this needs, whoever drives it. */
export interface EnginePage {
  goto(url: string): Promise<unknown>
  evaluate<Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>
  press(x: number, y: number): Promise<void>
}

/** What the page threw since it was opened; it is asked to remember. */
interface Remembering {
  thrown?: string[]
}

/** Runs in the page: others' turns are shown at once, and what is thrown is kept. */
function prepare(): void {
  localStorage.setItem('iteru.speed', 'now')
  localStorage.setItem('iteru.explain', 'off')
  const thrown: string[] = []
  Object.assign(window, { thrown })
  addEventListener('error', ({ message }) => thrown.push(message))
  addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason)))
}

/** Runs in the page: what is lit, or that the match is over. */
const litIn = (): string[] | 'over' =>
  document.querySelector('.end')
    ? 'over'
    : [...document.querySelectorAll<HTMLElement>('[data-key][data-lit]')].map(node => node.dataset.key ?? '')

/** Runs in the page: where an element is met, after scrolling to it; null if it is not. */
function spotIn(selector: string): { readonly x: number; readonly y: number } | null {
  const node = document.querySelector(selector)
  if (!node) return null
  node.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = node.getBoundingClientRect()
  for (const part of [0.5, 0.3, 0.7]) {
    const spot = { x: left + width * part, y: top + height * part }
    const over = document.elementFromPoint(spot.x, spot.y)
    if (over && node.contains(over)) return spot
  }
  return null
}

async function click(page: EnginePage, selector: string): Promise<boolean> {
  const spot = await page.evaluate(spotIn, selector)
  if (spot) await page.press(Math.round(spot.x), Math.round(spot.y))
  return spot !== null
}

/** Presses something as soon as it is there. */
async function clickWhenThere(page: EnginePage, selector: string): Promise<void> {
  const end = Date.now() + PATIENCE
  while (Date.now() < end) {
    if (await click(page, selector)) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`${selector} was not there after ${PATIENCE / 1000} s`)
}

/** Plays a match from the front page on; what was thrown on the way, and whether it came to its end. */
export async function playMatch(
  page: EnginePage,
  url: string,
  game: GameId,
  seed: string,
): Promise<{ readonly thrown: readonly string[]; readonly isOver: boolean }> {
  await page.goto(url)
  await page.evaluate(prepare)
  await page.goto(url) // with these settings
  await page.evaluate(prepare)
  await clickWhenThere(page, `.card:nth-child(${GAMES.indexOf(game) + 1}) .first`)
  await clickWhenThere(page, 'dialog[open] .first')
  const rng = seeded(seed)
  const end = Date.now() + LONGEST
  let isOver = false
  while (!isOver && Date.now() < end) {
    const lit = await page.evaluate(litIn)
    if (lit === 'over') isOver = true
    else if (lit.length === 0) await new Promise(resolve => setTimeout(resolve, 30))
    else await click(page, `[data-key="${pick(rng, lit)}"][data-lit]`)
  }
  return { thrown: await page.evaluate(() => (window as Remembering).thrown ?? []), isOver }
}
