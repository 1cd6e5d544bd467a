/** How a cartouche is drawn in its box: lying with the words beside the card, standing with the words below it, or the card alone. */
import type { Rect } from '../../../../web/kit/geometry.ts'
import { LETTER, wrap } from '../layout/wrap.ts'

/** What it has to say: what it is for, and what the card there does. */
interface Said {
  readonly name: string
  readonly effect: string
  /** Whether a card lies there face up. */
  readonly isOpen: boolean
}

interface Shape {
  readonly frame: Rect & { readonly round: number }
  /** The card, around its middle. */
  readonly face: Rect
  readonly words: {
    readonly x: number
    readonly y: number
    readonly size: number
    readonly anchor: 'start' | 'middle'
    readonly lines: readonly string[]
    /** How wide a line may be: a longer one is set closer. */
    readonly room: number
    /** Whether the first line is the name of the cartouche, above what the card does. */
    readonly isNamed: boolean
  }
}

/** Where there is less room, a card has no words. */
const NARROWEST = 60
const FLATTEST = 70
/** A box of this width has room for words beside a large card. */
const BESIDE = 130
const HIGHEST = 92
const SMALLEST = 11
/** From one line to the next, in parts of the size of the type. */
export const LINE = 1.12
/** How wide letters are that have no air, in parts of the size of the type, and in a heavier one. */
const TIGHT = 0.5
const HEAVY = 0.53

/** As wide as a line may be, if it would be wider by itself. */
export function squeezed(line: string, { size, room }: Shape['words'], isHeavy: boolean): number | undefined {
  return line.length * size * (isHeavy ? HEAVY : TIGHT) > room ? room : undefined
}

export function shapeIn({ width, height }: Rect, said: Said): Shape {
  if (height < FLATTEST || (width >= BESIDE && height < 1.1 * width)) return lying(width, height, said)
  return standing(width, height, said)
}

/** Name and effect where there are three lines for them; otherwise what the card does, or while none is seen what the cartouche is for. */
function linesOf(
  { name, effect, isOpen }: Said,
  width: number,
  size: number,
  most: number,
): readonly string[] {
  const effects = wrap(effect, width, size, 2)
  if (most >= 3) return [name, ...effects]
  return isOpen ? effects.slice(0, most) : [name]
}

/** As large as the longest word allows, but never too small to be read. */
function typeFor({ name, effect }: Said, width: number, largest: number): number {
  const letters = Math.max(...`${name} ${effect}`.split(' ').map(word => word.length))
  return Math.max(SMALLEST, Math.min(largest, width / (letters * LETTER)))
}

function lying(width: number, height: number, said: Said): Shape {
  const high = Math.min(height, HIGHEST)
  const isNarrow = width < BESIDE
  const inset = isNarrow ? 5 : 9
  const card = Math.min((high - 2 * inset) * 0.74, width * (isNarrow ? 0.22 : 0.34))
  // Clear of the card, also while it has the wide edge of one that can be carried away.
  const x = card + (isNarrow ? 9.5 : 16)
  const size = isNarrow ? SMALLEST : typeFor(said, width - x - 5, Math.min(14, high * 0.25))
  const most = Math.max(2, Math.floor((high - 6) / (size * LINE)))
  const lines = linesOf(said, width - x - 4, size, most)
  return {
    frame: {
      x: 2,
      y: (height - high) / 2 + 2,
      width: width - 4,
      height: high - 4,
      round: Math.min(16, high / 2),
    },
    face: {
      x: inset + card / 2,
      y: height / 2,
      width: card,
      height: Math.min(high - (isNarrow ? 8 : 2 * inset), card * 1.45),
    },
    words: {
      x,
      y: height / 2 + size * 0.36 - ((lines.length - 1) * size * LINE) / 2,
      size,
      anchor: 'start',
      lines,
      room: width - x - (isNarrow ? 6 : 7),
      isNamed: most >= 3,
    },
  }
}

function standing(width: number, height: number, said: Said): Shape {
  const size = typeFor(said, width - 4, 14)
  const most = width < NARROWEST ? 0 : Math.min(3, Math.floor((height - 44) / (size * LINE)))
  const lines = most > 0 ? linesOf(said, width - 4, size, most) : []
  const oval = Math.min(height - most * size * LINE - 8, width * 1.3, 110)
  const across = Math.min(width - 6, oval * 0.8)
  const top = (height - oval - most * size * LINE) / 2
  return {
    frame: { x: (width - across) / 2, y: top, width: across, height: oval, round: across / 2 },
    face: { x: width / 2, y: top + oval / 2, width: across * 0.56, height: oval * 0.62 },
    words: {
      x: width / 2,
      y: top + oval + size + 2,
      size,
      anchor: 'middle',
      lines,
      room: width - 4,
      isNamed: most >= 3,
    },
  }
}
