/** The camera's sums on many sets of points: all or most are in sight, as close as that allows. */
import { expect, test } from 'vitest'
import { seeded } from '../../kernel/rng.ts'
import {
  COVERED,
  closeUp,
  countSeen,
  type Point,
  type Size,
  showAll,
  showMost,
  type Wishes,
} from './camera.ts'

const WISHES: Wishes = { fine: 28, close: 40, around: 1 }
const SIZES: readonly Size[] = [
  { width: 348, height: 197 },
  { width: 378, height: 268 },
  { width: 378, height: 447 },
  { width: 582, height: 277 },
  { width: 1100, height: 700 },
]
const SETS = 400

/** Points on a grid, in one or several heaps, as places on a map lie. */
function scatter(seed: string): Point[] {
  const rng = seeded(seed)
  const spread = 1 + rng.int(30)
  const heaps = Array.from({ length: 1 + rng.int(3) }, () => [rng.int(60), rng.int(40)] as const)
  const all = Array.from({ length: 1 + rng.int(150) }, () => {
    const [x, y] = heaps[rng.int(heaps.length)]
    return [x + rng.int(spread), y + rng.int(spread)] as const
  })
  return [...new Map(all.map(point => [point.join(), point])).values()]
}

function check(see: (points: readonly Point[], size: Size) => string | undefined): void {
  const wrong: string[] = []
  for (let n = 0; n < SETS; n++) {
    const points = scatter(`points ${n}`)
    for (const size of SIZES) {
      const fault = see(points, size)
      if (fault !== undefined) wrong.push(`points ${n} at ${size.width} × ${size.height}: ${fault}`)
    }
  }
  expect(wrong.slice(0, 5)).toEqual([])
}

const seen = (points: readonly Point[], size: Size, camera: ReturnType<typeof showAll>): number =>
  countSeen(points, size, camera)

test('all points can be seen at once, none of them under the buttons', () => {
  check((points, size) => {
    const camera = showAll(points, size, WISHES)
    if (camera.scale > WISHES.close) return `too close: ${camera.scale}`
    return seen(points, size, camera) === points.length ? undefined : 'not all'
  })
})

test('most are seen first, at a scale that is fine to touch wherever that shows most', () => {
  check((points, size) => {
    const all = showAll(points, size, WISHES)
    const most = showMost(points, size, WISHES)
    const count = seen(points, size, most)
    if (count * 2 <= points.length) return `only ${count} of ${points.length}`
    if (most.scale < all.scale) return 'farther than need be'
    return all.scale >= WISHES.fine && count < points.length ? 'all would be fine' : undefined
  })
})

test('no closer look in the same room would show most', () => {
  /** The free part of the screen, laid with its upper left corner at every pair of points. */
  const best = (points: readonly Point[], { width, height }: Size, scale: number): number => {
    const w = (width - COVERED.right) / scale - 2 * WISHES.around
    const h = (height - COVERED.row) / scale - 2 * WISHES.around
    let most = 0
    for (const [left] of points)
      for (const [, top] of points)
        most = Math.max(
          most,
          points.filter(([x, y]) => x >= left && x <= left + w && y >= top && y <= top + h).length,
        )
    return most
  }
  for (let n = 0; n < 40; n++) {
    const points = scatter(`closer ${n}`)
    const size = SIZES[n % SIZES.length]
    const { scale } = showMost(points, size, WISHES)
    if (scale >= WISHES.fine) continue
    expect(best(points, size, Math.min(WISHES.fine, scale * 1.03)) * 2).toBeLessThanOrEqual(points.length)
  }
})

test('built sets of points', () => {
  const size = { width: 454, height: 352 }
  // Six by four units of room at 50 pixels: they are seen no closer than 40.
  expect(
    showMost(
      [
        [0, 0],
        [6, 4],
      ],
      size,
      WISHES,
    ),
  ).toEqual({ cx: 3 + 27 / 40, cy: 2, scale: 40 })
  // Two heaps far apart, the larger one is looked at; the row of the button stays free.
  const heaps: Point[] = [
    [0, 0],
    [1, 0],
    [0, 1],
    [100, 0],
    [101, 0],
  ]
  expect(showMost(heaps, size, WISHES)).toEqual({ cx: 0.5 + 27 / 28, cy: 0.5 + 26 / 28, scale: 28 })
  expect(closeUp([10, 20], 40)).toEqual({ cx: 10 + 27 / 40, cy: 20, scale: 40 })
  // In the lower right corner the buttons cover a point, above them they do not.
  const camera = { cx: 0, cy: 0, scale: 1 }
  expect(
    [
      [220, 170],
      [220, -170],
      [-220, 170],
      [230, 0],
    ].map(([x, y]) => countSeen([[x, y]], size, camera)),
  ).toEqual([0, 1, 1, 0])
})
