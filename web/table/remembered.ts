/** What is worked out once for each thing that happened: a log is drawn anew with every move, and of its lines only the last ones are new. */
import { type Chapter, type Line, linesOf, type Turn } from './turns.ts'

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

/** Chapters of a log that grows or is stepped back: those of them and of their turns to which nothing has come are the same objects as the last time. */
export function rememberedChapters(): (chapters: readonly Chapter[]) => readonly Chapter[] {
  const nameOf = ({ head }: Chapter): number => head?.n ?? -1
  let before = new Map<number, Chapter>()
  return chapters => {
    const turns = new Map([...before.values()].flatMap(one => one.turns.map(turn => [turn.lines[0].n, turn])))
    const kept = chapters.map(chapter => {
      const old = before.get(nameOf(chapter))
      const list = chapter.turns.map(turn => {
        const known = turns.get(turn.lines[0].n)
        return known && isSame(known, turn) ? known : turn
      })
      const isKnown =
        old !== undefined &&
        old.head?.event === chapter.head?.event &&
        old.head?.text === chapter.head?.text &&
        old.turns.length === list.length &&
        old.turns.every((turn, i) => turn === list[i])
      return isKnown ? old : { head: chapter.head, turns: list }
    })
    before = new Map(kept.map(chapter => [nameOf(chapter), chapter]))
    return kept
  }
}
