/** The colours and numerals of the phases: on the ribbon above the board and on every power card, so that a card says when it is played. */
import { CARD_IDS } from '../rules/data.ts'

export const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const

/** By phase: the pigment and the ink on it. */
export const PHASE_COLOURS: readonly (readonly [string, string])[] = [
  ['#8a6d3a', '#ffffff'],
  ['#25458f', '#ffffff'],
  ['#2e7a57', '#ffffff'],
  ['#b8432f', '#ffffff'],
  ['#d49a2a', '#2a2420'],
  ['#35333b', '#ffffff'],
]

const PLAYED_IN: Readonly<Record<string, number>> = {
  blockade: 2,
  overbid: 2,
  farmer: 3,
  builder: 3,
  correction: 4,
  eight: 5,
  increase: 5,
}

/** The phase in which a power card is played; the bonus cards are for the scoring. */
export const PHASE_OF_CARD: Readonly<Record<string, number>> = Object.fromEntries(
  CARD_IDS.map(card => [card, PLAYED_IN[card] ?? 6]),
)
