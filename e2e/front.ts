/** The front page as somebody uses it who wants to play: one tap on a game, one on the sheet that opens with the last choice. */
import type { Page } from 'playwright-core'
import { GAMES, type GameId } from '../games/cards.ts'

/** The sheet before a match against bots, opened from the front page. */
export async function openSheet(page: Page, game: GameId): Promise<void> {
  await page.click(`.games .card:nth-child(${GAMES.indexOf(game) + 1}) .first`)
  await page.waitForSelector('dialog[open] .first')
}

/** Begins a match against bots from the front page, with what the sheet proposes. */
export async function playBots(page: Page, game: GameId): Promise<void> {
  await openSheet(page, game)
  await page.click('dialog[open] .first')
}
