/** What a finger can meet on the page as it stands: the spot of every lit element, or the drag that brings it nearer. */
import { flushSync } from 'svelte'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A way of the finger; `pans` a map, or scrolls. */
export interface Drag {
  readonly from: Point
  readonly to: Point
  readonly pans: boolean
}

export interface Missed {
  readonly key: string
  readonly drag: Drag | null
  /** How far beyond the edge of a map that can be panned; 0 if it lies on none, or within its picture. */
  readonly beyond: number
}

/** What is lit: where a finger meets each element, and for those it cannot meet yet the drag that brings it nearer, if there is one. */
export interface Reach {
  readonly met: Readonly<Record<string, Point>>
  readonly missed: readonly Missed[]
}

/** So far around the point the finger must meet the same thing. */
const PAD = 9
/** A finger moves so far before a browser takes it for a drag. */
const SLOP = 16
/** A holder that could move by less than this does not move. */
const STILL = 3
const FROM_MIDDLE = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]
const GRID = FROM_MIDDLE.flatMap(fy => FROM_MIDDLE.map(fx => ({ fx, fy })))

export function reach(): Reach {
  const met: Record<string, Point> = {}
  const missed: Missed[] = []
  for (const node of document.querySelectorAll('[data-key][data-lit]')) {
    const key = node.getAttribute('data-key') ?? ''
    const spot = spotOf(node)
    if (spot) met[key] = spot
    else missed.push({ key, drag: dragFor(node), beyond: beyond(node) })
  }
  return { met, missed }
}

/** Frames in which something has to stay where it is before it is pointed at, and how often it may have moved until then. */
const TRIES = 8
const drawn = (): Promise<unknown> =>
  new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Where to point at one lit element, once it rests there, or the drag that brings it nearer; null if neither helps. */
export type Aim = { readonly point: Point } | { readonly drag: Drag } | null

export async function aim(key: string): Promise<Aim> {
  await drawn()
  for (let tries = 0; tries < TRIES; tries++) {
    const node = document.querySelector(`[data-key="${CSS.escape(key)}"][data-lit]`)
    const point = node && spotOf(node)
    if (!node) return null
    if (!point) {
      const drag = dragFor(node)
      return drag && { drag }
    }
    await drawn()
    const again = node.isConnected ? spotOf(node) : null
    if (again && Math.hypot(again.x - point.x, again.y - point.y) < 1) return { point }
  }
  return null
}

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/** Whether the element, or something in it, lies on top there. */
function isHit(node: Element, x: number, y: number): boolean {
  const top = document.elementFromPoint(x, y)
  return top !== null && node.contains(top)
}

/** Whether whoever points there meets the element. */
export const isMetAt = (node: Element, { x, y }: Point): boolean => isHit(node, x, y)

/** The middle of an element as it is drawn: of its edge, where it has one; where that has a bay in its middle, the part of it next to that. */
export function middleOf(node: Element): Point {
  const edge = node.querySelector('.edge') ?? node
  const box = edge.getBoundingClientRect()
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  if (!(edge instanceof SVGPathElement) || isInside(edge, middle)) return middle
  const far = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y)
  const [nearest = middle] = GRID.map(({ fx, fy }) => ({
    x: box.left + box.width * fx,
    y: box.top + box.height * fy,
  }))
    .filter(point => around(point, PAD, PAD).every(near => isInside(edge, near)))
    .sort((a, b) => far(a) - far(b))
  return nearest
}

/** Whether a shape, filled or not, has this point in it. */
function isInside(shape: SVGGeometryElement, { x, y }: Point): boolean {
  const matrix = shape.getScreenCTM()
  return matrix !== null && shape.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix.inverse()))
}

/** A point and four around it. */
const around = ({ x, y }: Point, dx: number, dy: number): readonly Point[] => [
  { x, y },
  { x: x - dx, y },
  { x: x + dx, y },
  { x, y: y - dy },
  { x, y: y + dy },
]

/** Scrolls and pans as a finger can, until the element is as near to the middle of everything that holds it as it can be. */
export function bring(node: Element): void {
  for (let holder = node.parentElement; holder; holder = holder.parentElement) {
    const middle = middleOf(anchorOf(node, holder))
    const box = holder.getBoundingClientRect()
    const dx = box.left + box.width / 2 - middle.x
    const dy = box.top + box.height / 2 - middle.y
    if (holder.matches('.pan')) pan(holder, dx, dy)
    else {
      const [mx, my] = scrollable(holder, dx, dy)
      const { scrollLeft, scrollTop } = holder
      if (mx !== 0 || my !== 0)
        holder.scrollTo({ left: scrollLeft - mx, top: scrollTop - my, behavior: 'instant' })
    }
  }
}

/** Drags a map with a pointer that only its own listeners know of: a browser captures none that it has not seen. */
function pan(holder: Element, dx: number, dy: number): void {
  const svg = holder.querySelector('svg')
  if (!svg) return
  const { left, top, width, height } = holder.getBoundingClientRect()
  const point = (type: string, x: number, y: number): void => {
    const at = { clientX: left + width / 2 + x, clientY: top + height / 2 + y }
    svg.dispatchEvent(
      new PointerEvent(type, { ...at, pointerId: 9, pointerType: 'touch', bubbles: true, isPrimary: true }),
    )
  }
  svg.setPointerCapture = () => {}
  point('pointerdown', 0, 0)
  // Out and back first: what moved less than a click would has not moved.
  for (const [x, y] of [
    [SLOP, SLOP],
    [0, 0],
    [dx, dy],
  ])
    point('pointermove', x, y)
  point('pointerup', dx, dy)
  flushSync()
}

/** The spot nearest to the middle where a finger meets the element and nothing else. */
export function spotOf(node: Element): Point | null {
  const { left, top, width, height } = node.getBoundingClientRect()
  const dx = Math.min(PAD, width / 3)
  const dy = Math.min(PAD, height / 3)
  for (const { fx, fy } of GRID) {
    const spot = { x: left + width * fx, y: top + height * fy }
    if (around(spot, dx, dy).every(({ x, y }) => isHit(node, x, y))) return spot
  }
  return null
}

/** The innermost holder that can still bring the element nearer to its middle. */
function dragFor(node: Element): Drag | null {
  for (let holder = node.parentElement; holder; holder = holder.parentElement) {
    const rect = anchorOf(node, holder).getBoundingClientRect()
    const box = holder.getBoundingClientRect()
    const dx = box.left + box.width / 2 - rect.left - rect.width / 2
    const dy = box.top + box.height / 2 - rect.top - rect.height / 2
    if (holder.matches('.pan')) return Math.hypot(dx, dy) < STILL ? null : dragIn(holder, dx, dy)
    const [mx, my] = scrollable(holder, dx, dy)
    if (Math.abs(mx) < STILL && Math.abs(my) < STILL) continue
    // One way at a time: a finger that goes askew scrolls neither well.
    const drag = Math.abs(mx) >= Math.abs(my) ? dragIn(holder, mx, 0) : dragIn(holder, 0, my)
    if (drag) return drag
  }
  return null
}

/** What a holder is scrolled to for an element: where it snaps, the whole page that the element is on. */
function anchorOf(node: Element, holder: Element): Element {
  if (getComputedStyle(holder).scrollSnapType === 'none') return node
  return [...holder.children].find(page => page.contains(node)) ?? node
}

/** As much of this way as the holder can scroll. */
function scrollable(holder: Element, dx: number, dy: number): readonly [number, number] {
  const { overflowX, overflowY } = getComputedStyle(holder)
  const scrolls = (way: string): boolean => way === 'auto' || way === 'scroll'
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = holder
  return [
    scrolls(overflowX) ? within(dx, scrollLeft + clientWidth - scrollWidth, scrollLeft) : 0,
    scrolls(overflowY) ? within(dy, scrollTop + clientHeight - scrollHeight, scrollTop) : 0,
  ]
}

/** A drag inside a holder, by as much as there is room for, or half of that where no finger could begin a longer one. */
const dragIn = (holder: Element, dx: number, dy: number): Drag | null =>
  dragBy(holder, dx, dy, 1) ?? dragBy(holder, dx, dy, 1 / 2)

/** From a point where the holder lies on top; on a map none of its buttons, which do not move it. */
function dragBy(holder: Element, dx: number, dy: number, part: number): Drag | null {
  const EDGE = 6
  const pans = holder.matches('.pan')
  const box = holder.getBoundingClientRect()
  const left = Math.max(box.left, 0) + EDGE
  const right = Math.min(box.right, innerWidth) - EDGE
  const top = Math.max(box.top, 0) + EDGE
  const bottom = Math.min(box.bottom, innerHeight) - EDGE
  const mx = part * within(dx + SLOP * Math.sign(dx), left - right, right - left)
  const my = part * within(dy + SLOP * Math.sign(dy), top - bottom, bottom - top)
  for (const { fx, fy } of GRID) {
    const from = {
      x: within(left + (right - left) * fx, left - Math.min(mx, 0), right - Math.max(mx, 0)),
      y: within(top + (bottom - top) * fy, top - Math.min(my, 0), bottom - Math.max(my, 0)),
    }
    const isButton = document.elementFromPoint(from.x, from.y)?.closest('button') != null
    if (isHit(holder, from.x, from.y) && !(pans && isButton))
      return { from, to: { x: from.x + mx, y: from.y + my }, pans }
  }
  return null
}

function beyond(node: Element): number {
  const box = node.closest('.pan')?.getBoundingClientRect()
  if (!box) return 0
  const { left, top, width, height } = node.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  return Math.max(box.left - x, x - box.right, box.top - y, y - box.bottom, 0)
}

let lastMove = 0
for (const kind of ['scroll', 'touchmove', 'touchend'])
  addEventListener(
    kind,
    () => {
      lastMove = performance.now()
    },
    true,
  )

/** Whether nothing has been moved or scrolled for so long, in milliseconds. */
export const rests = (ms: number): boolean => performance.now() - lastMove > ms
