/** Pictures: what they are about is in the frame, as large as it can be, and the frame never shows what is beyond the drawing. */
import { expect, test } from 'vitest'
import { seeded } from '../../kernel/rng.ts'
import { closeTo } from './closeup.ts'

const drawing = { width: 980, height: 600 }

test('wherever something lies, it is in the frame, and the frame is filled as far as the drawing reaches', () => {
  const rng = seeded('closeup')
  for (let n = 0; n < 500; n++) {
    const frame = { width: 200 + rng.int(600), height: 150 + rng.int(300) }
    const rects = Array.from({ length: 1 + rng.int(4) }, () => {
      const width = 10 + rng.int(200)
      const height = 10 + rng.int(200)
      return { x: rng.int(drawing.width - width), y: rng.int(drawing.height - height), width, height }
    })
    const { x, y, scale } = closeTo(rects, drawing, frame)
    for (const rect of rects) {
      expect(rect.x * scale + x).toBeGreaterThanOrEqual(-0.01)
      expect(rect.y * scale + y).toBeGreaterThanOrEqual(-0.01)
      expect((rect.x + rect.width) * scale + x).toBeLessThanOrEqual(frame.width + 0.01)
      expect((rect.y + rect.height) * scale + y).toBeLessThanOrEqual(frame.height + 0.01)
    }
    if (drawing.width * scale >= frame.width) {
      expect(x).toBeLessThanOrEqual(0)
      expect(x + drawing.width * scale).toBeGreaterThanOrEqual(frame.width - 0.01)
    }
  }
})

test('where nothing is looked at, the whole drawing is seen', () => {
  const { x, y, scale } = closeTo([], drawing, { width: 490, height: 300 })
  expect([x, y, scale]).toEqual([0, 0, 0.5])
})
