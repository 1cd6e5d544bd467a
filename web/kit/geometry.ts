/** Words for places: on a screen, or in the units of a board. */
export type XY = readonly [number, number]

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Rect extends Point {
  readonly width: number
  readonly height: number
}
