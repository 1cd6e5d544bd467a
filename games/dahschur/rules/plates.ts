/** What fits on the plates of the avenue (4.2, 4.3): what phases and boards both ask. */
import type { Seat } from '../../../kernel/game.ts'
import { MOST_GEMS } from './data.ts'
import type { Table } from './types.ts'

/** How many gems the player could place on the next plates, each of the colour on its plate, no plate left out (4.2). */
export function countFitting({ plates, built, gems }: Table, seat: Seat): number {
  const left = [gems[seat * 3], gems[seat * 3 + 1], gems[seat * 3 + 2]]
  let count = 0
  while (count < MOST_GEMS && built + count < plates.length && left[plates[built + count] % 3]-- > 0) count++
  return count
}

export const freePlates = ({ plates, built }: Table): number => plates.length - built

/** 4.3: a swap needs two free plates (any two neighbours will do), a gem one that fits. */
export const canUseAvenue = (state: Table, seat: Seat): boolean =>
  freePlates(state) > 1 || countFitting(state, seat) > 0
