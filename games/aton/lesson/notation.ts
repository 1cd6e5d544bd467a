/**
 * The moves of a lesson of Aton, written short. `/R4132 /B1223` is a round: both are dealt just these cards and lay them at the cartouches 1 to 4;
 * `P4` `X4` `C4` place, remove and take back (recall) a stone at space 4, whoever is on turn; `R1234` and `B1234` deal a hand of these cards; `=22` draws
 * these cards for a tie.
 */
import type { Move } from '../../../learn/lesson.ts'
import type { Action } from '../rules/types.ts'

const SEATS: Readonly<Record<string, number>> = { R: 0, B: 1 }
const STONES = { P: 'place', X: 'remove', C: 'recall' } as const

/** The cards of a word such as `4132`. */
const cardsOf = (word: string): number[] => [...word].map(Number)

/** A hand as the rules deal it: how many cards of each value. */
function dealt(seat: number, word: string): Move<Action> {
  const cards = [1, 2, 3, 4].map(value => cardsOf(word).filter(card => card === value).length)
  return { action: { type: 'deal', seat, cards } }
}

export const lay = (word: string): Action => ({ type: 'allocate', cards: cardsOf(word) })
export const place = (space: number): Action => ({ type: 'place', space })
export const remove = (space: number): Action => ({ type: 'remove', space })
export const recall = (space: number): Action => ({ type: 'recall', space })

/** A laying by one seat, of cards that it has been dealt before. */
export const laid = (word: string): Move<Action> => ({ seat: SEATS[word[0]], action: lay(word.slice(1)) })

function movesOf(word: string): readonly Move<Action>[] {
  const [kind, rest] = [word[0], word.slice(1)]
  if (kind === '/') {
    const [red, blue] = rest.split('/')
    return [dealt(0, red.slice(1)), dealt(1, blue.slice(1)), laid(red), laid(blue)]
  }
  if (kind === '=') return [{ action: { type: 'tie', cards: cardsOf(rest) } }]
  if (kind in SEATS) return [dealt(SEATS[kind], rest)]
  return [{ action: { type: STONES[kind as keyof typeof STONES], space: Number(rest) } }]
}

/** The moves that a line of such words stands for. */
export const moves = (line: string): readonly Move<Action>[] =>
  line.replace(/ \/B/g, '/B').split(' ').flatMap(movesOf)
