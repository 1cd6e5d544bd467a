/** Points by source: those of one seat, where they are marked, and what disc they came from. */
import type { Seat } from '../../../kernel/game.ts'
import { totalOf } from '../../../kernel/score.ts'
import { OBELISKS, POINT_RULES } from './data.ts'

export const SOURCES = POINT_RULES.length

/** One seat's points by source. */
export const own = (points: readonly number[], seat: Seat): number[] =>
  points.slice(seat * SOURCES, (seat + 1) * SOURCES)

/** All points of one seat. */
export const pointsOf = (points: readonly number[], seat: Seat): number => totalOf(own(points, seat))

/** The obelisk, from 0, on which a marker with this many points stands. */
export const obeliskOf = (points: number): number => OBELISKS.filter(top => points > top).length

/** The metal of a disc with this value: 0 is silver, 1 gold. */
export const metalOf = (value: number): number => (value > 3 ? 1 : 0)
