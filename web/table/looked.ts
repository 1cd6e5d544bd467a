/** Which moves a turn of the story consisted of, as this viewer saw them: what their view was before each, and what they were shown of it. Pure. */
import type { Looked } from '../../bots/hints/outside.ts'
import { same } from '../../kernel/data.ts'
import type { ActionBase, EventBase, Seat } from '../../kernel/game.ts'
import type { Frame } from '../../table/wire.ts'

/** A turn has hardly ever more; the last ones count. */
const MOST = 8

/** The moves of this seat up to the one that the `at`-th event of the log tells of, the last one first. */
export function movesOf(
  frames: readonly Frame[],
  log: readonly EventBase[],
  at: number,
  seat: Seat,
): readonly Looked<ActionBase, unknown>[] {
  // Log and frames tell the same, but not in equal pieces: the same event for the same time.
  let left = log.slice(0, at + 1).filter(event => same(event, log[at])).length
  const last = frames.findIndex(({ events }) => {
    left -= events.filter(event => same(event, log[at])).length
    return left <= 0
  })
  const moves: Looked<ActionBase, unknown>[] = []
  for (let n = last; n > 0 && moves.length < MOST; n--) {
    const { actor, action } = frames[n]
    if (actor === 'chance') continue
    if (actor !== seat) break
    const { view } = frames[n - 1]
    // Of what was not shown there is nothing to say.
    if (view !== null && isAction(action)) moves.push({ view, seat, action })
  }
  return moves
}

const isAction = (seen: unknown): seen is ActionBase =>
  typeof seen === 'object' && seen !== null && 'type' in seen
