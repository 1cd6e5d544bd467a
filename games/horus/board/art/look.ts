/** Colours of the ground by kind of tile, and which of its pictures a tile shows: decoration only, so the place decides. */
import { isTerrain, RIVER } from '../../rules/data.ts'

export const GROUND = [
  '#f0cf82',
  '#e08a66',
  '#5f432f',
  '#8cbd74',
  '#cdbfd6',
  '#f3cf6b',
  '#4f9dc4',
  '#4f9dc4',
  '#4f9dc4',
]

export const VARIANTS = 3

export function variantOf(kind: number, x: number, y: number): number {
  if (!isTerrain(kind) && kind !== RIVER) return 0
  return Math.abs((x * 7 + y * 13 + ((x * y) >> 2)) % VARIANTS)
}
