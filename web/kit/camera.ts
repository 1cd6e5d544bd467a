/** Where to look at a large board so that what is asked about is in sight: all of it if it is then large enough to be touched, otherwise most of it. */

export type Point = readonly [number, number]

export interface Size {
  readonly width: number
  readonly height: number
}

/** What lies in the middle of the screen, in the board's units, and how many pixels one unit is. */
export interface Camera {
  readonly cx: number
  readonly cy: number
  readonly scale: number
}

export interface Wishes {
  /** From here on a unit is large enough to be touched: most is rather seen at this scale than all at a smaller one. */
  readonly fine: number
  /** No closer than this. */
  readonly close: number
  /** What is seen around each point, in units. */
  readonly around: number
}

/** The pixels that the buttons of PanZoom cover, with a little air: a column in the lower right corner, and a row at the bottom while there is more than is seen. */
export const COVERED = { right: 54, column: 146, row: 52 } as const

interface Span {
  readonly from: number
  readonly to: number
}

const spanOf = (values: readonly number[]): Span => ({ from: Math.min(...values), to: Math.max(...values) })

const within = ({ from, to }: Span, value: number): boolean => value >= from && value <= to

const byNumber = (a: number, b: number): number => a - b

/** The window of this size, in units, that holds most points: those points. */
function fullest(points: readonly Point[], width: number, height: number): readonly Point[] {
  let best: readonly Point[] = []
  for (const left of new Set(points.map(([x]) => x))) {
    const inside = points.filter(([x]) => within({ from: left, to: left + width }, x))
    if (inside.length <= best.length) continue
    const down = inside.map(([, y]) => y).sort(byNumber)
    let last = 0
    for (const [first, top] of down.entries()) {
      while (last < down.length && down[last] <= top + height) last++
      if (last - first > best.length)
        best = inside.filter(([, y]) => within({ from: top, to: top + height }, y))
    }
  }
  return best
}

/** The camera in whose free part these points are in the middle. */
function centred(points: readonly Point[], scale: number, bottom: number): Camera {
  const across = spanOf(points.map(([x]) => x))
  const down = spanOf(points.map(([, y]) => y))
  return {
    cx: (across.from + across.to) / 2 + COVERED.right / 2 / scale,
    cy: (down.from + down.to) / 2 + bottom / 2 / scale,
    scale,
  }
}

/** All points in the part of the screen that no button at the right covers. */
export function showAll(points: readonly Point[], size: Size, { close, around }: Wishes): Camera {
  const across = spanOf(points.map(([x]) => x))
  const down = spanOf(points.map(([, y]) => y))
  const scale = Math.min(
    Math.max(1, size.width - COVERED.right) / (across.to - across.from + 2 * around),
    Math.max(1, size.height) / (down.to - down.from + 2 * around),
  )
  return centred(points, Math.min(scale, close), 0)
}

/** One point in the middle of that part, at this scale. */
export const closeUp = (point: Point, scale: number): Camera => centred([point], scale, 0)

/** How often the way between too close and far enough is halved. */
const HALVINGS = 10

/** All points if they are then fine to touch; else more than half of them, as close as that allows. */
export function showMost(points: readonly Point[], size: Size, wishes: Wishes): Camera {
  const { fine, around } = wishes
  const { right, row } = COVERED
  const all = showAll(points, size, wishes)
  if (all.scale >= fine) return all
  const seenAt = (scale: number): readonly Point[] =>
    fullest(
      points,
      Math.max(0, (size.width - right) / scale - 2 * around),
      Math.max(0, (size.height - row) / scale - 2 * around),
    )
  const isMost = (some: readonly Point[]): boolean => some.length * 2 > points.length
  const best = seenAt(fine)
  if (isMost(best)) return centred(best, fine, row)
  let [far, near] = [all.scale, fine]
  let kept: Camera = all
  for (let i = 0; i < HALVINGS; i++) {
    const scale = (far + near) / 2
    const seen = seenAt(scale)
    if (isMost(seen)) [far, kept] = [scale, centred(seen, scale, row)]
    else near = scale
  }
  return kept
}

/** How many points are in sight, and not under the column of buttons. */
export function countSeen(points: readonly Point[], size: Size, { cx, cy, scale }: Camera): number {
  return points.filter(([x, y]) => {
    const px = (x - cx) * scale + size.width / 2
    const py = (y - cy) * scale + size.height / 2
    const isUnder = px > size.width - COVERED.right && py > size.height - COVERED.column
    return within({ from: 0, to: size.width }, px) && within({ from: 0, to: size.height }, py) && !isUnder
  }).length
}
