/** The colours and numerals of the phases: on the ribbon above the board and on every power card, so that a card says when it is played. */
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
