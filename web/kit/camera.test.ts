/**
 * The camera's sums on many sets of points. Ten likely faults, each of which makes at least one test here fail (tried one by one):
 * 1. a point under the zoom buttons counts as seen; 2. a point under an arrow counts as seen; 3. a point is counted by two arrows;
 * 4. a point out of sight is counted by none; 5. all are shown although they are then too small to touch; 6. most are shown at a smaller
 * scale than fine; 7. the window is not the fullest; 8. an arrow leads to the fullest heap and not to the nearest point, so that some are
 * never reached; 9. what is under the fingers slides away while they zoom; 10. the board can be dragged off the screen.
 */
import { expect, test } from 'vitest'
import { seeded } from '../../kernel/rng.ts'
import {
  ARROW,
  arrowAt,
  type Beyond,
  beyond,
  type Camera,
  COVERED,
  closeUp,
  follow,
  type Limits,
  lookAtQuestion,
  onScreen,
  panned,
  pinched,
  SIDES,
  type Size,
  showAll,
  showMost,
  underPixel,
  type Wishes,
  zoomed,
} from './camera.ts'
import type { XY } from './geometry.ts'

const WISHES: Wishes = { fine: 28, close: 40, around: 1 }
const SIZES: readonly Size[] = [
  { width: 348, height: 158 },
  { width: 348, height: 197 },
  { width: 378, height: 268 },
  { width: 378, height: 447 },
  { width: 582, height: 277 },
  { width: 1100, height: 700 },
]
const SETS = 300

/** Points on a grid, in one or several heaps, as places on a map lie. */
function scatter(seed: string): XY[] {
  const rng = seeded(seed)
  const spread = 1 + rng.int(30)
  const heaps = Array.from({ length: 1 + rng.int(3) }, () => [rng.int(60), rng.int(40)] as const)
  const all = Array.from({ length: 1 + rng.int(150) }, () => {
    const [x, y] = heaps[rng.int(heaps.length)]
    return [x + rng.int(spread), y + rng.int(spread)] as const
  })
  return [...new Map(all.map(point => [point.join(), point])).values()]
}

function check(see: (points: readonly XY[], size: Size, n: number) => string | undefined): void {
  const wrong: string[] = []
  for (let n = 0; n < SETS; n++) {
    const points = scatter(`points ${n}`)
    for (const size of SIZES) {
      const fault = see(points, size, n)
      if (fault !== undefined) wrong.push(`points ${n} at ${size.width} × ${size.height}: ${fault}`)
    }
  }
  expect(wrong.slice(0, 5)).toEqual([])
}

/** Whether a finger finds this pixel on the board: on the screen, not under the buttons, not under one of these arrows. Written anew. */
function isFree([px, py]: XY, { width, height }: Size, arrows: readonly Beyond[]): boolean {
  if (px < 0 || py < 0 || px > width || py > height) return false
  if (px > width - COVERED.right && py > height - COVERED.column) return false
  return arrows.every(({ side }) => {
    const [x, y] = arrowAt(side, { width, height })
    return Math.abs(px - x) > ARROW.width / 2 || Math.abs(py - y) > ARROW.height / 2
  })
}

/** Some camera, near or far, on or off the points. */
function anywhere(seed: string): Camera {
  const rng = seeded(seed)
  return { cx: rng.int(100) - 10, cy: rng.int(80) - 10, scale: 4 + rng.int(40) }
}

test('every point is free to touch or counted by exactly one arrow, wherever one looks', () => {
  check((points, size, n) => {
    const camera = anywhere(`camera ${n}`)
    const arrows = beyond(points, size, camera)
    const counted = new Map<XY, number>()
    for (const point of arrows.flatMap(arrow => arrow.points))
      counted.set(point, (counted.get(point) ?? 0) + 1)
    const lost = points.filter(
      point => !counted.has(point) && !isFree(onScreen(point, size, camera), size, arrows),
    )
    if (lost.length > 0) return `${lost.length} neither seen nor counted`
    if ([...counted.values()].some(times => times > 1)) return 'counted twice'
    const isWrong = ({ side, points: behind }: Beyond): boolean => {
      const [px, py] = onScreen(behind[behind.length - 1], size, camera)
      const out = { left: -px, right: px - size.width + COVERED.right, up: -py, down: py - size.height }
      return out[side] <= 0
    }
    return arrows.some(isWrong) ? 'an arrow points the wrong way' : undefined
  })
})

test('arrows overlap neither each other nor the buttons', () => {
  for (const size of SIZES) {
    const spots = SIDES.map(side => arrowAt(side, size))
    for (const [i, [x, y]] of spots.entries()) {
      expect([x - ARROW.width / 2 >= 0, x + ARROW.width / 2 <= size.width]).toEqual([true, true])
      expect([y - ARROW.height / 2 >= 0, y + ARROW.height / 2 <= size.height]).toEqual([true, true])
      const isAtButtons =
        x + ARROW.width / 2 > size.width - COVERED.right + ARROW.inset &&
        y + ARROW.height / 2 > size.height - COVERED.column + ARROW.inset
      expect(isAtButtons).toBe(false)
      for (const [u, v] of spots.slice(i + 1))
        expect(Math.abs(u - x) >= ARROW.width || Math.abs(v - y) >= ARROW.height).toBe(true)
    }
  }
})

test('all points can be seen at once, none of them under the buttons', () => {
  check((points, size) => {
    const camera = showAll(points, size, WISHES)
    if (camera.scale > WISHES.close) return `too close: ${camera.scale}`
    return beyond(points, size, camera).length === 0 ? undefined : 'not all'
  })
})

test('a question is seen whole if it is then fine to touch, otherwise at that scale and as much of it as there is room for', () => {
  /** How many points the free part of the screen holds at most, laid with its upper left corner at every pair of points. */
  const mostOf = (points: readonly XY[], { width, height }: Size): number => {
    const w = (width - COVERED.right) / WISHES.fine - 2 * WISHES.around
    const h = height / WISHES.fine - 2 * WISHES.around
    const held = (left: number, top: number): number =>
      points.filter(([x, y]) => x >= left && x <= left + w && y >= top && y <= top + h).length
    return Math.max(...points.flatMap(([left]) => points.map(([, top]) => held(left, top))))
  }
  check((points, size, n) => {
    const all = showAll(points, size, WISHES)
    const most = showMost(points, size, WISHES)
    const hidden = beyond(points, size, most).flatMap(arrow => arrow.points).length
    if (all.scale >= WISHES.fine) return hidden > 0 ? 'all would be fine' : undefined
    if (most.scale !== WISHES.fine) return `at scale ${most.scale}`
    if (n % 10 > 0) return undefined
    const seen = points.filter(point => isFree(onScreen(point, size, most), size, [])).length
    return seen < mostOf(points, size) ? `${seen} seen, ${mostOf(points, size)} could be` : undefined
  })
})

test('a question that is in sight and fine to touch leaves the board where it is', () => {
  check((points, size, n) => {
    const now = { ...showMost(points, size, WISHES), scale: WISHES.fine * 0.99 }
    const next = lookAtQuestion(points, size, WISHES, now)
    if (next.scale < WISHES.fine && showAll(points, size, WISHES).scale >= WISHES.fine) return 'too far'
    const somewhere = anywhere(`camera ${n}`)
    const stays = lookAtQuestion(points, size, WISHES, somewhere) === somewhere
    const { scale } = lookAtQuestion(points, size, WISHES, somewhere)
    if (scale > Math.max(somewhere.scale, WISHES.fine)) return 'closer than need be'
    const isGood = beyond(points, size, somewhere).length === 0 && somewhere.scale >= WISHES.fine
    return stays === isGood ? undefined : stays ? 'stays although it should not' : 'moves for nothing'
  })
})

test('whoever taps the arrow that counts a point comes to it', () => {
  const steps = 40
  check((points, size, n) => {
    const target = points[n % points.length]
    let camera: Camera = showMost(points, size, WISHES)
    const seen = new Set<XY>()
    const look = (): void => {
      const hidden = new Set(beyond(points, size, camera).flatMap(arrow => arrow.points))
      for (const point of points) if (!hidden.has(point)) seen.add(point)
    }
    look()
    for (let step = 0; step < steps; step++) {
      const arrow = beyond(points, size, camera).find(one => one.points.includes(target))
      if (!arrow)
        return camera.scale < Math.min(WISHES.fine, showAll(points, size, WISHES).scale)
          ? 'too far'
          : undefined
      const fresh = arrow.points.find(point => !seen.has(point)) ?? target
      const afar = { ...camera, scale: WISHES.fine / 2 }
      if (step === 0 && follow(arrow, size, WISHES, afar, () => false).scale < WISHES.fine)
        return 'too small to touch'
      camera = follow(arrow, size, WISHES, camera, point => seen.has(point))
      if (!isFree(onScreen(fresh, size, camera), size, [])) return 'an arrow leads past its nearest point'
      look()
    }
    return `${target} is not reached in ${steps} taps`
  })
})

const BOUNDS = { x: -5, y: -5, width: 80, height: 60 }
const LIMITS: Limits = { bounds: BOUNDS, least: 4, most: 60 }

test('what is under the fingers stays there when they zoom, and goes with them when they pan', () => {
  const size = { width: 400, height: 300 }
  const camera = { cx: 30, cy: 20, scale: 10 }
  for (const pixel of [
    [0, 0],
    [400, 300],
    [37, 211],
  ] as const) {
    for (const by of [0.5, 1.4, 3]) {
      const point = underPixel(pixel, size, camera)
      const after = onScreen(point, size, zoomed(camera, size, pixel, by, LIMITS))
      expect(after[0]).toBeCloseTo(pixel[0])
      expect(after[1]).toBeCloseTo(pixel[1])
    }
    const point = underPixel(pixel, size, camera)
    const after = onScreen(point, size, panned(camera, 25, -40, LIMITS))
    expect([after[0] - pixel[0], after[1] - pixel[1]].map(Math.round)).toEqual([25, -40])
  }
})

test('two fingers take with them what they hold', () => {
  const size = { width: 400, height: 300 }
  const camera = { cx: 30, cy: 20, scale: 10 }
  const was = [
    [150, 150],
    [250, 150],
  ] as const
  const is = [
    [110, 180],
    [310, 180],
  ] as const
  const after = pinched(camera, size, was, is, LIMITS)
  expect(after.scale).toBeCloseTo(20)
  for (const i of [0, 1]) {
    const held = onScreen(underPixel(was[i], size, camera), size, after)
    expect(held[0]).toBeCloseTo(is[i][0])
    expect(held[1]).toBeCloseTo(is[i][1])
  }
})

test('nobody drags the board off the screen or scales it out of reason', () => {
  const size = { width: 400, height: 300 }
  const camera = { cx: 30, cy: 20, scale: 10 }
  expect(panned(camera, 1e6, -1e6, LIMITS)).toEqual({ cx: -5, cy: 55, scale: 10 })
  expect(panned(camera, -1e6, 1e6, LIMITS)).toEqual({ cx: 75, cy: -5, scale: 10 })
  expect(zoomed(camera, size, [200, 150], 1e6, LIMITS).scale).toBe(60)
  expect(zoomed(camera, size, [200, 150], 1e-6, LIMITS).scale).toBe(4)
})

test('built sets of points', () => {
  const size = { width: 454, height: 352 }
  // Six by four units of room at 50 pixels: they are seen no closer than 40.
  const two: XY[] = [
    [0, 0],
    [6, 4],
  ]
  expect(showMost(two, size, WISHES)).toEqual({ cx: 3 + 27 / 40, cy: 2, scale: 40 })
  // Two heaps far apart, the larger one is looked at; an arrow counts the other.
  const heaps: XY[] = [
    [0, 0],
    [1, 0],
    [0, 1],
    [100, 0],
    [101, 0],
  ]
  const camera = showMost(heaps, size, WISHES)
  expect(camera).toEqual({ cx: 0.5 + 27 / 28, cy: 0.5, scale: 28 })
  expect(beyond(heaps, size, camera)).toEqual([
    {
      side: 'right',
      points: [
        [100, 0],
        [101, 0],
      ],
    },
  ])
  expect(closeUp([10, 20], 40)).toEqual({ cx: 10 + 27 / 40, cy: 20, scale: 40 })
  // In the lower right corner the buttons cover a point, above them they do not.
  const still = { cx: 0, cy: 0, scale: 1 }
  const seen = (point: XY): boolean => beyond([point], size, still).length === 0
  expect(
    (
      [
        [220, 170],
        [220, -170],
        [-220, 170],
        [230, 0],
      ] as const
    ).map(seen),
  ).toEqual([false, true, true, false])
  // What an arrow covers it counts: the point in the middle of the left edge, because another one is beyond it.
  const left: XY[] = [
    [-210, 0],
    [-300, 0],
  ]
  expect(beyond(left, size, still).map(({ points }) => points.length)).toEqual([2])
  expect(beyond(left.slice(0, 1), size, still)).toEqual([])
})
