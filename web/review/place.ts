/** Where a row of the match stands among the frames that a viewer was shown, and back. */
import type { Frame } from '../../table/wire.ts'

/** The frames of entries: rows of the table itself are shown between them and have no number in a match file that a review could know. */
const entriesOf = (frames: readonly Frame[]): number[] =>
  frames.flatMap(({ actor }, i) => (actor === 'table' ? [] : [i]))

/** The frame in which this row has just happened, or the last one before it that was shown; -1 if there is none. `shown`: the rows this viewer was shown. */
export function frameAt(frames: readonly Frame[], shown: readonly number[], row: number): number {
  const before = shown.filter(other => other <= row).length
  return before === 0 ? -1 : (entriesOf(frames)[before - 1] ?? frames.length - 1)
}

/** The last row that had happened at this frame; -1 if none had. */
export function rowAt(frames: readonly Frame[], shown: readonly number[], at: number): number {
  const seen = entriesOf(frames.slice(0, at + 1)).length
  return seen === 0 ? -1 : (shown[seen - 1] ?? -1)
}
