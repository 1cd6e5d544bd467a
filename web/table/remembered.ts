/** What is worked out once for each thing that happened: a log is drawn anew with every move, and of its lines only the last ones are new. */
import { type Line, linesOf, type Turn } from './turns.ts'

/** The same function, asked once for each object. */
export function remembered<Of extends object, Found>(find: (of: Of) => Found): (of: Of) => Found {
  const known = new WeakMap<Of, { readonly found: Found }>()
  return of => {
    const before = known.get(of) ?? { found: find(of) }
    known.set(of, before)
    return before.found
  }
}

/** The lines of a turn; as long as nothing has come to it the same objects, so that nothing of them is drawn again. */
export function rememberedLines(): typeof linesOf {
  const known = new Map<number, { readonly turn: Turn; readonly you: unknown; readonly lines: Line[] }>()
  return (turn, you) => {
    const at = turn.lines[0].n
    const before = known.get(at)
    if (before && before.you === you && isSame(before.turn, turn)) return before.lines
    const lines = linesOf(turn, you)
    known.set(at, { turn, you, lines })
    return lines
  }
}

const isSame = (a: Turn, b: Turn): boolean =>
  a.seat === b.seat &&
  a.lines.length === b.lines.length &&
  a.lines.every(({ event, text }, i) => event === b.lines[i].event && text === b.lines[i].text)
