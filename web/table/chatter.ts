/** The lines of a chat, each once and in order, however often they are sent. */
import type { Said } from '../../table/wire.ts'

export function mergeLines(known: readonly Said[], more: readonly Said[]): readonly Said[] {
  const lines = new Map([...known, ...more].map(line => [line.n, line]))
  return [...lines.values()].sort((a, b) => a.n - b.n)
}

/** The first number that is missing between the lines and those that were left out for me, or null. What was said before the first one is no hole. */
export function firstHole(lines: readonly Said[], left: ReadonlySet<number>): number | null {
  const last = lines[lines.length - 1]?.n ?? 0
  const known = new Set(lines.map(({ n }) => n))
  for (let n = lines[0]?.n ?? 0; n < last; n++) if (!known.has(n) && !left.has(n)) return n
  return null
}
