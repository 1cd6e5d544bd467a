/** What a Horus card shows: its middle and its corner, out of its kind (middle * 6 + corner). */
import { CORNERS } from './data.ts'

export const middleOf = (card: number): number => Math.trunc(card / CORNERS)
export const cornerOf = (card: number): number => card % CORNERS
