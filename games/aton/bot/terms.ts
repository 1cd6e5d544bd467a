/** What people count in Aton besides points: leads in temples, and how far everybody is on the ways to win at once. */
import type { Seat } from '../../../kernel/game.ts'
import { COUNT, setOf } from '../rules/spaces.ts'
import type { State } from '../rules/types.ts'

const YELLOW = setOf('Y')
const GREEN = setOf('G')
const TEMPLES: readonly number[] = [0, 1, 2, 3]

export function terms(state: State, seat: Seat): Readonly<Record<string, number>> {
  const mine = (temple: number): number => state.stones[seat * 4 + temple]
  const theirs = (temple: number): number => state.stones[(1 - seat) * 4 + temple]
  const on = (sets: readonly number[]): number =>
    TEMPLES.reduce((sum, temple) => sum + COUNT[mine(temple) & sets[temple]], 0)
  return {
    points: state.points[seat].reduce((sum, points) => sum + points, 0),
    led: TEMPLES.filter(temple => COUNT[mine(temple)] > COUNT[theirs(temple)]).length,
    temple: Math.max(...TEMPLES.map(temple => COUNT[mine(temple)])),
    yellow: on(YELLOW),
    green: on(GREEN),
    realm: state.realm[seat],
  }
}
