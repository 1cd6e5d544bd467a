/** How close a picture comes to what it is about: as close as it can with some of the board around, and never beyond the board's edge. */
import type { Rect } from '../kit/geometry.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Where a drawing is moved to, and how much it is scaled. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** So much of the board is seen around it, compared with what is looked at, and at least so much, in the drawing's pixels. */
const AROUND = 0.35
const LEAST_AROUND = 80
/** Closer than this nothing becomes clearer. */
const CLOSEST = 1.2

/** Brings these rectangles of a drawing into a frame; the whole drawing where there are none. */
export function closeTo(rects: readonly Rect[], drawing: Size, frame: Size): Place {
  const whole = { x: 0, y: 0, ...drawing }
  const seen = rects.length > 0 ? around(rects, drawing) : whole
  const fit = Math.min(frame.width / seen.width, frame.height / seen.height)
  const least = Math.min(frame.width / drawing.width, frame.height / drawing.height)
  const scale = Math.max(least, Math.min(CLOSEST, fit))
  const along = (from: number, length: number, room: number, all: number): number => {
    const middle = room / 2 - (from + length / 2) * scale
    const slack = room - all * scale
    return slack >= 0 ? slack / 2 : Math.min(0, Math.max(slack, middle))
  }
  return {
    x: along(seen.x, seen.width, frame.width, drawing.width),
    y: along(seen.y, seen.height, frame.height, drawing.height),
    scale,
  }
}

/** All of them with some of the board around. */
function around(rects: readonly Rect[], { width, height }: Size): Rect {
  const left = Math.min(...rects.map(({ x }) => x))
  const top = Math.min(...rects.map(({ y }) => y))
  const right = Math.max(...rects.map(rect => rect.x + rect.width))
  const bottom = Math.max(...rects.map(rect => rect.y + rect.height))
  const margin = Math.max(LEAST_AROUND, AROUND * Math.min(right - left, bottom - top))
  const x = Math.max(0, left - margin)
  const y = Math.max(0, top - margin)
  return {
    x,
    y,
    width: Math.min(width, right + margin) - x,
    height: Math.min(height, bottom + margin) - y,
  }
}
