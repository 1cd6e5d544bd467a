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

/** Mixes a place so that neighbours differ. */
const mix = (x: number, y: number): number => (Math.imul(x * 73 + y * 151 + 9, 2654435761) >>> 12) & 1023

export function variantOf(kind: number, x: number, y: number): number {
  // Most of the river is only water.
  if (kind === RIVER) return Math.max(0, (mix(x, y) % 5) - 2)
  return isTerrain(kind) ? mix(x, y) % VARIANTS : 0
}
