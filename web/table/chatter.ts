/** The lines of a chat, each once and in order, however often they are sent. */
import type { Said } from '../../table/wire.ts'

export function mergeLines(known: readonly Said[], more: readonly Said[]): readonly Said[] {
  const lines = new Map([...known, ...more].map(line => [line.n, line]))
  return [...lines.values()].sort((a, b) => a.n - b.n)
}

/** The first number that is missing between the lines, or null. What was said before the first one is no hole. */
export function firstHole(lines: readonly Said[]): number | null {
  const at = lines.findIndex((line, i) => i > 0 && line.n !== lines[i - 1].n + 1)
  return at < 0 ? null : lines[at - 1].n + 1
}
