/** Where everything lies on the board of Aton: across a large screen, upright on a phone, or on a phone that lies; in units of the drawing. */

interface Point {
  readonly x: number
  readonly y: number
}

export interface Arrangement {
  readonly width: number
  readonly height: number
  /** Whether cartouches are drawn for a small screen. */
  readonly small: boolean
  /** The edge of a space of a temple. */
  readonly space: number
  /** Side 0 is the viewer's. */
  readonly cartouche: (side: number, index: number) => Point
  readonly supply: (side: number) => Point
  readonly temple: (temple: number) => Point
  readonly realm: Point & { readonly step: number }
  readonly track: Point & { readonly width: number }
  /** From where to where, downwards: what should be in sight while stones are placed, and while cards are laid. */
  readonly temples: readonly [number, number]
  readonly own: readonly [number, number]
}

const WIDE: Arrangement = {
  width: 960,
  height: 690,
  small: false,
  space: 51,
  cartouche: (side, index) => ({ x: side === 0 ? 74 : 886, y: 88 + index * 132 }),
  supply: side => ({ x: side === 0 ? 74 : 886, y: 608 }),
  temple: temple => ({ x: 196 + (temple % 2) * 304, y: 66 + Math.floor(temple / 2) * 242 }),
  realm: { x: 302, y: 572, step: 51 },
  track: { x: 180, y: 640, width: 600 },
  temples: [0, 690],
  own: [0, 690],
}

const UPRIGHT: Arrangement = {
  width: 390,
  height: 606,
  small: true,
  space: 41,
  cartouche: (side, index) => ({ x: 52 + index * 80, y: side === 0 ? 472 : 38 }),
  supply: side => ({ x: 364, y: side === 0 ? 470 : 36 }),
  temple: temple => ({ x: 15 + (temple % 2) * 187, y: 122 + Math.floor(temple / 2) * 172 }),
  realm: { x: 32, y: 576, step: 20 },
  track: { x: 218, y: 570, width: 146 },
  temples: [84, 428],
  own: [436, 526],
}

/** The temples have the height; cartouches stand at both sides, and what is only looked at lies below. */
const LYING: Arrangement = {
  width: 516,
  height: 394,
  small: true,
  space: 41,
  cartouche: (side, index) => ({ x: side === 0 ? 38 : 478, y: 34 + index * 80 }),
  supply: side => ({ x: side === 0 ? 38 : 478, y: 364 }),
  temple: temple => ({ x: 78 + (temple % 2) * 187, y: 33 + Math.floor(temple / 2) * 169 }),
  realm: { x: 92, y: 372, step: 20 },
  track: { x: 286, y: 364, width: 146 },
  temples: [0, 342],
  own: [0, 342],
}

/** A space of a temple with its gap is no smaller than this on the screen, so that a finger meets it: where there is less room, the board scrolls. */
const FINGER = 37.5
const GAP = 3

/** Upright where there is little room beside the temples; the large one where its spaces are large enough for a finger. */
export function arrangementFor(width: number, height: number): Arrangement {
  if (width < 620 && width < 1.1 * height) return UPRIGHT
  return Math.min(width / WIDE.width, height / WIDE.height) * (WIDE.space + GAP) >= FINGER ? WIDE : LYING
}

/** How high it is drawn: within its place, but with spaces for fingers as far as the width allows. */
export function heightOf(board: Arrangement, width: number, height: number): number {
  const least = board.small ? (FINGER / (board.space + GAP)) * board.height : 0
  return Math.max(height, Math.min(least, (width / board.width) * board.height))
}
