/** A view of Aton as lines of text: the four temples two by two, then a line for each player. */

import { totalOf } from '../../../kernel/score.ts'
import { COLOURS, SEATS, TEMPLE_SIZE } from './data.ts'
import { holderOf } from './spaces.ts'
import type { Counts, DeckView, View } from './types.ts'

export function sketch(view: View): string[] {
  const { phase, seat, left } = view.flow[view.flow.length - 1]
  const stones = left > 0 ? `, ${left} left` : ''
  const doing = phase === 'allocate' || phase === 'order' ? phase : `${phase} ${SEATS[seat]}${stones}`
  const step = view.over ? `over: ${view.over.ending}` : doing
  const rows = [0, 1].flatMap(half =>
    [0, 1, 2].map(row =>
      `  ${templeRow(view, 2 * half, row)}   |   ${templeRow(view, 2 * half + 1, row)}`.trimEnd(),
    ),
  )
  return [`round ${view.round} — ${step}`, ...rows, ...SEATS.map((_, owner) => playerLine(view, owner))]
}

/** A stone shows as R or B before the colour of its space, a free space as the colour alone. */
function templeRow(view: View, temple: number, row: number): string {
  const start = temple * TEMPLE_SIZE + row * 4
  return [0, 1, 2, 3]
    .map(i => `${'.RB'[holderOf(view.stones, start + i) + 1]}${COLOURS[start + i].padEnd(2)}`)
    .join(' ')
}

function playerLine(view: View, seat: number): string {
  const deck = view.decks[seat]
  const stones = `supply ${view.supply[seat]}, realm ${view.realm[seat]}`
  const piles = `pile ${deck.pile + deck.under.length}${deck.under.length > 0 ? ` (under: ${deck.under.join(' ')})` : ''}`
  return `  ${SEATS[seat].padEnd(5)} ${totalOf(view.points[seat])} points, ${stones}, ${piles}, ${cardsOf(deck)}`
}

function cardsOf(deck: DeckView): string {
  if (deck.laid) return `laid ${deck.laid.join(' ')}`
  if (deck.sealed) return 'sealed'
  return deck.hand ? `hand ${spell(deck.hand)}` : `hand of ${deck.handSize}`
}

const spell = (counts: Counts): string =>
  counts.flatMap((n, kind) => new Array<number>(n).fill(kind + 1)).join(' ') || 'empty'
