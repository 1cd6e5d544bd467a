/** The counters of a match after some steps: questions, messages and frames by viewer, and what each seat may take back. */
import type { ActionBase, AnyGame, Seat } from '../kernel/game.ts'
import { type Back, type Book, isAlone, isShown, type Step, type Table, viewersOf } from './table.ts'

/** The counters after these steps; `toAct` are the seats that are asked then. */
export function bookAfter(
  table: Table,
  game: AnyGame,
  steps: readonly Step[],
  toAct: readonly Seat[],
): Omit<Book, 'chances'> {
  const { book } = table
  const shown = viewersOf(table).map(viewer => steps.filter(step => isShown(game, step, viewer)).length)
  return {
    rows: book.rows + steps.length,
    asks: asksAfter(table, steps, toAct),
    seqs: book.seqs.map((seq, i) => (shown[i] > 0 ? seq + 1 : seq)),
    frames: book.frames.map((count, i) => count + shown[i]),
    held: book.held,
    backs: steps.reduce(
      (backs, step) => backs.map((back, seat) => backAfter(table, game, step, back, seat)),
      book.backs,
    ),
  }
}

/** An answered question is closed, an open one keeps its number: two sealed choices sent at once are both accepted. */
function asksAfter(table: Table, steps: readonly Step[], toAct: readonly Seat[]): number[] {
  const acted = new Set(
    steps.flatMap(({ row, undone = [] }) => [row, ...undone.map(step => step.row)]).map(row => row.actor),
  )
  const anew = steps.some(({ row, undone }) => row.actor === 'table' && !undone)
  return table.book.asks.map((ask, seat) => {
    const asked = toAct.includes(seat) && (anew || !table.toAct.includes(seat))
    return asked || acted.has(seat) ? ask + 1 : ask
  })
}

/** Kept along so that nobody has to read the log to light a button or to refuse; the kernel has the last word. */
function backAfter(table: Table, game: AnyGame, step: Step, back: Back, seat: Seat): Back {
  const { actor, action, n } = step.row
  if (actor === 'table') return step.backs?.[seat] ?? { to: [], stop: 'start' }
  if (isAlone(table)) return actor === seat ? { to: [...back.to, n], stop: 'start' } : back
  if (actor === 'chance') return { to: [], stop: 'chance' }
  if (actor !== seat) return isShown(game, step, seat) ? { to: [], stop: 'other' } : back
  const bound = game.binding(step.before, { actor, action: action as ActionBase })
  return bound === undefined ? { ...back, to: [...back.to, n] } : { to: [], stop: bound }
}
