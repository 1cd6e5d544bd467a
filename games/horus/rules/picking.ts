/** One of the places where a piece may be laid, at random, for whoever plays on without looking: only rules and bots need it, no board. */
import type { Rng } from '../../../kernel/game.ts'
import { pick } from '../../../kernel/rng.ts'
import { NECROPOLIS } from './data.ts'
import { layAt, layings, unfitForLand } from './laying.ts'
import type { Board, Lay } from './types.ts'

/** What `pick` would choose of `layings`; land, which fits nearly everywhere, needs no list for it. */
export function pickLaying(board: Board, piece: number, rng: Rng): Lay {
  if (piece > NECROPOLIS) return pick(rng, layings(board, piece))
  const { open } = board
  const unfit = unfitForLand(board)
  let n = rng.int(open.length - unfit.length)
  for (let i = 0; i < unfit.length && unfit[i] <= n; i++) n++
  return layAt(open[n])
}
