/** Where everything lies on the board of Aton, in pixels of the screen: what both ways to lay it out have in common. */
import type { Point, Rect } from '../../../../web/kit/geometry.ts'

export interface Arrangement {
  readonly width: number
  readonly height: number
  /** From the middle of a space to that of the next: what a finger meets. */
  readonly pitch: number
  /** The height of the line above a temple. */
  readonly title: number
  /** The upper left corner of the spaces of a temple. */
  readonly temple: (temple: number) => Point
  /** Side 0 is the viewer's. */
  readonly cartouche: (side: number, index: number) => Rect
  readonly supply: (side: number) => Rect
  readonly realm: Rect
  readonly track: Rect
  /** From where to where, downwards: what should be in sight while stones are moved, and while cards are laid. */
  readonly temples: readonly [number, number]
  readonly own: readonly [number, number]
}

/** A finger meets a space of this size; a board that has less room scrolls. */
export const FINGER = 40
/** On the largest screens spaces stop growing here. */
export const LARGEST = 96
/** Between the walls of two temples, and between them and the edge. */
export const WALL = 8

/** The four temples, two by two, with their titles. */
export const templesAt =
  (left: number, top: number, pitch: number, title: number, gap: number) =>
  (temple: number): Point => ({
    x: left + (temple % 2) * (4 * pitch + 2 * WALL),
    y: top + title + Math.floor(temple / 2) * (3 * pitch + title + gap),
  })

/** How wide both temples of a row are with their walls. */
export const templesWidth = (pitch: number): number => 8 * pitch + 4 * WALL

/** The foot of a board: both supplies at the ends, the realm of the dead and the score track between them, or the track below where there is room. */
export function footAt(box: Rect): Pick<Arrangement, 'supply' | 'realm' | 'track'> {
  const { x, y, width } = box
  const end = Math.min(72, Math.max(44, width * 0.1))
  const isTwofold = box.height >= 52 && width < 520
  const height = isTwofold ? box.height * 0.56 : box.height
  const inner = width - 2 * end
  return {
    supply: side => ({ x: side === 0 ? x : x + width - end, y, width: end, height }),
    realm: { x: x + end, y, width: isTwofold ? inner : inner / 2, height },
    track: isTwofold
      ? { x, y: y + height, width, height: box.height - height }
      : { x: x + end + inner / 2, y, width: inner / 2, height },
  }
}
