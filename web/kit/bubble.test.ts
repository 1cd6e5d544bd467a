/** Where an explanation stands. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, spotFor } from './bubble.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })
const screen = box(0, 0, 800, 600)
const size = box(0, 0, 200, 80)
const meets = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height

test('above what it explains where there is room, else below, and never over it', () => {
  expect(spotFor(box(300, 300, 40, 40), size, screen, [])).toMatchObject({ left: 220, top: 212 })
  const low = box(300, 10, 40, 40)
  const spot = spotFor(low, size, screen, [])
  expect([spot.top, meets(spot, low)]).toEqual([58, false])
})

test('what is asked about is left free while there is another spot', () => {
  const of = box(300, 300, 40, 40)
  const above = box(200, 180, 240, 100)
  const below = box(200, 350, 240, 100)
  const spot = spotFor(of, size, screen, [above, below])
  expect([above, below, of].some(other => meets(spot, other))).toBe(false)
})

test('always within the screen', () => {
  const place = fc.record({
    left: fc.integer({ min: 0, max: 780 }),
    top: fc.integer({ min: 0, max: 580 }),
    width: fc.integer({ min: 5, max: 300 }),
    height: fc.integer({ min: 5, max: 300 }),
  })
  fc.assert(
    fc.property(place, fc.array(place, { maxLength: 8 }), (of, asked) => {
      const { left, top } = spotFor(of, size, screen, asked)
      expect(left >= 0 && top >= 0 && left + 200 <= 800 && top + 80 <= 600).toBe(true)
    }),
  )
})
