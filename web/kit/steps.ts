/** Walking by keys, as numbers: to the nearest in a direction, to the next and the previous. Pure. */
import type { XY } from './geometry.ts'

/** How much a step aside counts against a step ahead. */
const ASIDE = 2.5

/** Which of these points is the nearest in a direction; -1 at the edge. */
export function nearest([x, y]: XY, among: readonly XY[], [dx, dy]: XY): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (const [i, [nx, ny]] of among.entries()) {
    const ahead = (nx - x) * dx + (ny - y) * dy
    const aside = Math.abs((nx - x) * dy) + Math.abs((ny - y) * dx)
    const cost = ahead + ASIDE * aside
    if (ahead > 1 && cost < least) {
      least = cost
      best = i
    }
  }
  return best
}

interface Looks<Node> {
  readonly isLit: (node: Node) => boolean
  readonly isSeen: (node: Node) => boolean
  readonly isFocused: (node: Node) => boolean
}

/** The one tab stop among these: it stays where it is while it has the focus or is lit, and is seen; else the first that is lit, else the first. */
export function stopAmong<Node>(
  nodes: Iterable<Node>,
  current: Node | undefined,
  { isLit, isSeen, isFocused }: Looks<Node>,
): Node | undefined {
  let first: Node | undefined
  let lit: Node | undefined
  const stays = current !== undefined && (isFocused(current) || isLit(current)) && isSeen(current)
  for (const node of nodes) {
    if (stays && node === current) return node
    if (lit !== undefined || (first !== undefined && !isLit(node))) continue
    if (!isSeen(node)) continue
    if (isLit(node)) lit = node
    first ??= node
  }
  return lit ?? first
}

/** Where one stands among these, in order; between two of them it is a half, and in front of all of them without a place. */
export function placeAmong<Node>(
  list: readonly Node[],
  from: Node | null,
  isBefore: (node: Node, other: Node) => boolean,
): number {
  if (from === null) return -1
  const at = list.indexOf(from)
  return at >= 0 ? at : list.filter(node => isBefore(node, from)).length - 0.5
}

/**
 * Which of so many comes next, round and round. `at` is where one stands; between two of them it is a half: 1.5 lies between the second and the third.
 * Outside of all of them, before the first.
 */
export function next(count: number, at: number, by: 1 | -1): number {
  if (count === 0) return -1
  const to = by > 0 ? Math.floor(at) + 1 : Math.ceil(at) - 1
  return ((to % count) + count) % count
}
