/** A view of Horus as lines of text: the table, a letter for every tile and a number for every stone, then stacks and players. */
import { size } from './cards.ts'
import { SEATS } from './data.ts'
import { cornerOf, middleOf } from './faces.ts'
import { xOf, yOf } from './grid.ts'
import { scoring } from './score.ts'
import type { Counts, View } from './types.ts'

const LETTERS = 'DHFSNT~P>' // by kind of tile: P is the start tile, > an end
const MIDDLES = 'DHFS?'
const CORNERS = '12345?'

export function sketch(view: View): string[] {
  const { phase, seat } = view.flow[view.flow.length - 1]
  const step = view.over ? `over: ${view.over.ending}` : `${phase} ${SEATS[seat]}`
  const [desert, hills, farmland, swamp, river] = view.stacks
  return [
    `turn ${view.turn} — ${step}`,
    ...table(view),
    `  stacks D${desert} H${hills} F${farmland} S${swamp} ~${river}, bag ${size(view.bag)}, pile ${view.pile}, discards ${size(view.discards)}`,
    ...view.supply.map((_, owner) => playerLine(view, owner)),
  ]
}

/** Every tile is two by two characters, its letter; a stone stands as the seat's number in the lower right one. */
function table({ board }: View): string[] {
  const xs = board.tiles.map(xOf)
  const ys = board.tiles.map(yOf)
  const left = Math.min(...xs)
  const top = Math.min(...ys)
  const width = Math.max(...xs) - left + 2
  const rows = Array.from({ length: Math.max(...ys) - top + 2 }, () => new Array<string>(width).fill(' '))
  for (const [tile, kind] of board.kinds.entries()) {
    const [x, y] = [xs[tile] - left, ys[tile] - top]
    const letter = LETTERS[kind]
    rows[y][x] = letter
    rows[y][x + 1] = letter
    rows[y + 1][x] = letter
    rows[y + 1][x + 1] = board.stones[tile] > 0 ? `${board.stones[tile] - 1}` : letter
  }
  return [`  from (${left}, ${top})`, ...rows.map(row => `  ${row.join('')}`.trimEnd())]
}

function playerLine(view: View, seat: number): string {
  const { total } = scoring(view.board, view.supply.length)[seat]
  const cards =
    view.seat === seat && view.hand ? `hand ${spell(view.hand)}` : `hand of ${view.handSizes[seat]}`
  const nile = view.nile[seat] > 0 ? ', Nile card' : ''
  return `  ${SEATS[seat].padEnd(6)} ${total} points so far, supply ${view.supply[seat]}, ${cards}${nile}`
}

/** How a card is written: the letter of its middle and its number. */
const spellCard = (card: number): string => MIDDLES[middleOf(card)] + CORNERS[cornerOf(card)]

const spell = (counts: Counts): string =>
  counts.flatMap((n, card) => new Array<string>(n).fill(spellCard(card))).join(' ') || 'empty'
