/** Where an explanation stands: beside what it explains, within the screen, and over as little as possible of what is asked. Pure. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const GAP = 8

/** How much of one lies over the other, in square pixels. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most))

/** Above, below, beside; where all of that lies over something that is asked about, in a corner of the screen. */
function spots(of: Box, { width, height }: Box, screen: Box): readonly Box[] {
  const middle = of.left + of.width / 2 - width / 2
  const level = of.top + of.height / 2 - height / 2
  const right = screen.width - width - GAP
  const bottom = screen.height - height - GAP
  const tops: readonly (readonly [number, number])[] = [
    [middle, of.top - height - GAP],
    [middle, of.top + of.height + GAP],
    [of.left - width - GAP, level],
    [of.left + of.width + GAP, level],
    [GAP, GAP],
    [right, GAP],
    [GAP, bottom],
    [right, bottom],
  ]
  return tops.map(([left, top]) => ({
    left: within(left, GAP, right),
    top: within(top, GAP, bottom),
    width,
    height,
  }))
}

/** The first spot that covers the least: neither what is explained nor what is asked about. */
export function spotFor(of: Box, size: Box, screen: Box, asked: readonly Box[]): Box {
  const cost = (spot: Box): number =>
    2 * overlap(spot, of) + asked.reduce((sum, box) => sum + overlap(spot, box), 0)
  return spots(of, size, screen).reduce((best, spot) => (cost(spot) < cost(best) ? spot : best))
}
