/** The regions that can take a stone, the most rewarding first: all of them, or those of one size. */
import { LARGEST_OPEN } from '../../rules/data.ts'
import { hasFreeTile } from '../../rules/stones.ts'
import type { Board } from '../../rules/types.ts'

/** Wanted is a region of any open size. */
export const ANY = 0

/** Paper to write on, once for each state. */
export class Settable {
  count = 0
  readonly region = new Int32Array(128)
  readonly gain = new Float64Array(128)
  // The first of each size, and after each the next of its size.
  private readonly firstOf = new Int32Array(LARGEST_OPEN + 1)
  private readonly nextOf = new Int32Array(128)

  /** Lists them; `stone` tells what a stone brings in a region. */
  list(board: Board, stone: (region: number) => number): void {
    const { region, gain, firstOf, nextOf } = this
    this.count = 0
    for (let one = 0; one < board.region.length; one++) {
      const size = board.size[one]
      if (size === 0 || size > LARGEST_OPEN || !hasFreeTile(board, one)) continue
      const gained = stone(one)
      let i = this.count++
      for (; i > 0 && gain[i - 1] < gained; i--) {
        gain[i] = gain[i - 1]
        region[i] = region[i - 1]
      }
      gain[i] = gained
      region[i] = one
    }
    firstOf.fill(this.count)
    for (let i = this.count - 1; i >= 0; i--) {
      const size = board.size[region[i]]
      nextOf[i] = firstOf[size]
      firstOf[size] = i
    }
    firstOf[ANY] = 0
  }

  /** The place in the list of the first region of the wanted size; `count` if there is none. */
  first(wanted: number): number {
    return this.firstOf[wanted]
  }

  /** And of the next one. */
  next(i: number, wanted: number): number {
    return wanted === ANY ? i + 1 : this.nextOf[i]
  }
}
