/** Where to look at a large board: what is asked about is in sight if it is then large enough to be touched, and what is not is counted by arrows at the edges. */
import type { XY } from './geometry.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** What there is to see, in the board's units. */
export interface Bounds extends Size {
  readonly x: number
  readonly y: number
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

/** The pixels that the buttons of PanZoom cover, with a little air: a column in the lower right corner. */
export const COVERED = { right: 54, column: 146 } as const

/** An arrow at an edge, in pixels: its size, how far from the edge it is, and the air around it. */
export const ARROW = { width: 56, height: 40, inset: 6, air: 4 } as const

export const SIDES = ['left', 'right', 'up', 'down'] as const
export type Side = (typeof SIDES)[number]

interface Span {
  readonly from: number
  readonly to: number
}

const spanOf = (values: readonly number[]): Span => ({ from: Math.min(...values), to: Math.max(...values) })

const within = ({ from, to }: Span, value: number): boolean => value >= from && value <= to

const byNumber = (a: number, b: number): number => a - b

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/** Where a point is on the screen, in pixels. */
export const onScreen = ([x, y]: XY, { width, height }: Size, { cx, cy, scale }: Camera): XY => [
  (x - cx) * scale + width / 2,
  (y - cy) * scale + height / 2,
]

/** What is under a pixel, in the board's units. */
export const underPixel = ([px, py]: XY, { width, height }: Size, { cx, cy, scale }: Camera): XY => [
  cx + (px - width / 2) / scale,
  cy + (py - height / 2) / scale,
]

/** The window of this size, in units, that holds most points, this one among them if there is one: those points. */
function fullest(points: readonly XY[], { width, height }: Size, must?: XY): readonly XY[] {
  let best: readonly XY[] = must ? [must] : []
  const holds = (from: number, length: number, value: number | undefined): boolean =>
    value === undefined || within({ from, to: from + length }, value)
  for (const left of new Set(points.map(([x]) => x))) {
    if (!holds(left, width, must?.[0])) continue
    const inside = points.filter(([x]) => within({ from: left, to: left + width }, x))
    if (inside.length <= best.length) continue
    const down = inside.map(([, y]) => y).sort(byNumber)
    let last = 0
    for (const [first, top] of down.entries()) {
      while (last < down.length && down[last] <= top + height) last++
      if (last - first > best.length && holds(top, height, must?.[1]))
        best = inside.filter(([, y]) => within({ from: top, to: top + height }, y))
    }
  }
  return best
}

/** The room for points at this scale, in units: what no button at the right covers, and at the edges something around each. */
const roomAt = ({ width, height }: Size, scale: number, around: number): Size => ({
  width: Math.max(0, (width - COVERED.right) / scale - 2 * around),
  height: Math.max(0, height / scale - 2 * around),
})

/** The camera in whose free part these points are in the middle. */
function centred(points: readonly XY[], scale: number): Camera {
  const across = spanOf(points.map(([x]) => x))
  const down = spanOf(points.map(([, y]) => y))
  return {
    cx: (across.from + across.to) / 2 + COVERED.right / 2 / scale,
    cy: (down.from + down.to) / 2,
    scale,
  }
}

/** All points in the part of the screen that no button at the right covers. */
export function showAll(points: readonly XY[], size: Size, { close, around }: Wishes): Camera {
  const across = spanOf(points.map(([x]) => x))
  const down = spanOf(points.map(([, y]) => y))
  const scale = Math.min(
    Math.max(1, size.width - COVERED.right) / (across.to - across.from + 2 * around),
    Math.max(1, size.height) / (down.to - down.from + 2 * around),
  )
  return centred(points, Math.min(scale, close))
}

/** All points if they are then fine to touch; else as many of them as can be seen when they are. */
export function showMost(points: readonly XY[], size: Size, wishes: Wishes): Camera {
  const all = showAll(points, size, wishes)
  if (all.scale >= wishes.fine) return all
  return centred(fullest(points, roomAt(size, wishes.fine, wishes.around)), wishes.fine)
}

/** Where a new question is looked at: from where one is, if all of it is in sight and fine to touch there; otherwise no closer than one is, or than fine. */
export function lookAtQuestion(points: readonly XY[], size: Size, wishes: Wishes, now: Camera): Camera {
  const isSeen = now.scale >= wishes.fine && beyond(points, size, now).length === 0
  return isSeen ? now : showMost(points, size, { ...wishes, close: Math.max(now.scale, wishes.fine) })
}

/** What must be in sight so that each point is seen with so much around it. */
export const cornersAround = (points: readonly XY[], around: number): readonly XY[] =>
  points.flatMap(([x, y]): XY[] => [
    [x - around, y - around],
    [x + around, y - around],
    [x - around, y + around],
    [x + around, y + around],
  ])

/** One point in the middle of the free part, at this scale. */
export const closeUp = (point: XY, scale: number): Camera => centred([point], scale)

/** The middle of the arrow to a side. That to the right is above the column of buttons. */
export function arrowAt(side: Side, { width, height }: Size): XY {
  const [across, down] = [ARROW.inset + ARROW.width / 2, ARROW.inset + ARROW.height / 2]
  switch (side) {
    case 'left':
      return [across, height / 2]
    case 'right':
      // Above the buttons, or beside them where there is no room above.
      return height < COVERED.column + ARROW.height + ARROW.inset
        ? [width - COVERED.right - ARROW.width / 2, height / 2]
        : [width - across, Math.max(down, (height - COVERED.column) / 2)]
    case 'up':
      return [width / 2, down]
    case 'down':
      return [width / 2, height - down]
  }
}

function isUnderArrow(side: Side, [px, py]: XY, size: Size): boolean {
  const [x, y] = arrowAt(side, size)
  return Math.abs(px - x) <= ARROW.width / 2 + ARROW.air && Math.abs(py - y) <= ARROW.height / 2 + ARROW.air
}

/** How far a pixel is out of sight to each side; the column of buttons hides what is under it to the right. */
function excess([px, py]: XY, { width, height }: Size): Readonly<Record<Side, number>> {
  const isInColumn = py > height - COVERED.column && py <= height
  const right = isInColumn ? width - COVERED.right : width
  return { left: -px, right: px - right, up: -py, down: py - height }
}

/** The side to which a pixel is farthest out of sight, and how far; undefined if it is in sight. */
function sideOf(pixel: XY, size: Size): { readonly side: Side; readonly far: number } | undefined {
  const out = excess(pixel, size)
  const [side] = [...SIDES].sort((a, b) => out[b] - out[a])
  return out[side] > 0 ? { side, far: out[side] } : undefined
}

/** What an arrow at an edge stands for. */
export interface Beyond {
  readonly side: Side
  /** The one nearest to the edge first. */
  readonly points: readonly XY[]
}

/** Every point that is not in sight, by the arrow that counts it; an arrow also counts what it covers itself. */
export function beyond(points: readonly XY[], size: Size, camera: Camera): readonly Beyond[] {
  const placed = points.map(point => {
    const pixel = onScreen(point, size, camera)
    return { point, pixel, out: sideOf(pixel, size) }
  })
  const shown = SIDES.filter(side => placed.some(({ out }) => out?.side === side))
  return shown.map(side => {
    const outside = placed.filter(({ out }) => out?.side === side)
    const covered = placed.filter(({ out, pixel }) => out === undefined && isUnderArrow(side, pixel, size))
    const behind = [...covered, ...outside].sort((a, b) => (a.out?.far ?? 0) - (b.out?.far ?? 0))
    return { side, points: behind.map(({ point }) => point) }
  })
}

/**
 * Where an arrow leads, at the scale that one has, but fine to touch: to the nearest of what it stands for that has not been seen yet, and as much
 * more as there is room for. So nobody goes to and fro between two heaps with a third one behind the same arrows: every tap shows something new.
 */
export function follow(
  { points }: Beyond,
  size: Size,
  { fine, around }: Wishes,
  { scale }: Camera,
  hasSeen: (point: XY) => boolean,
): Camera {
  const near = Math.max(scale, fine)
  const fresh = points.filter(point => !hasSeen(point))
  const wanted = fresh.length > 0 ? fresh : points
  return centred(fullest(wanted, roomAt(size, near, around), wanted[0]), near)
}

/** How far one may go: the middle of the screen stays on the board, the scale between these. */
export interface Limits {
  readonly bounds: Bounds
  readonly least: number
  readonly most: number
}

export const held = ({ cx, cy, scale }: Camera, { bounds, least, most }: Limits): Camera => ({
  cx: clamp(cx, bounds.x, bounds.x + bounds.width),
  cy: clamp(cy, bounds.y, bounds.y + bounds.height),
  scale: clamp(scale, least, most),
})

/** The board follows a finger that went so many pixels. */
export const panned = ({ cx, cy, scale }: Camera, dx: number, dy: number, limits: Limits): Camera =>
  held({ cx: cx - dx / scale, cy: cy - dy / scale, scale }, limits)

/** Scaled so that what is under this pixel stays there. */
export function zoomed(camera: Camera, size: Size, pixel: XY, by: number, limits: Limits): Camera {
  const scale = clamp(camera.scale * by, limits.least, limits.most)
  const [x, y] = underPixel(pixel, size, camera)
  const k = camera.scale / scale
  return held({ cx: x + (camera.cx - x) * k, cy: y + (camera.cy - y) * k, scale }, limits)
}

/** Two fingers: what was under their middle goes with it, and what was between them grows as they part. */
export function pinched(
  camera: Camera,
  size: Size,
  was: readonly [XY, XY],
  is: readonly [XY, XY],
  limits: Limits,
): Camera {
  const apart = ([[ax, ay], [bx, by]]: readonly [XY, XY]): number => Math.hypot(ax - bx, ay - by)
  const middle = ([[ax, ay], [bx, by]]: readonly [XY, XY]): XY => [(ax + bx) / 2, (ay + by) / 2]
  const [from, to] = [middle(was), middle(is)]
  const scaled = zoomed(camera, size, from, apart(is) / Math.max(apart(was), 1), limits)
  return panned(scaled, to[0] - from[0], to[1] - from[1], limits)
}
