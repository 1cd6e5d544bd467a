/**
 * What laying a tile of a terrain does, for all free positions at once: positions that join the same regions and lie equally at the temple and
 * on an island have the same effect, and there are few different ones.
 */
import { BY_TEMPLE, NONE } from '../../rules/board.ts'
import { TEMPLE } from '../../rules/data.ts'
import { AROUND } from '../../rules/grid.ts'
import { ENCLOSED, ON_ISLAND } from '../../rules/islands.ts'
import type { Board } from '../../rules/types.ts'
import { drawPositions, MOST_POSITIONS, placeOf } from '../learned/paper.ts'
import type { Prospect } from './prospect.ts'

// A key of an effect: a bit for every region of the terrain that is joined (at most twenty), and these.
const AT_TEMPLE = 1 << 20
const ISLAND = 1 << 21

/** How much room a single tile has to grow, about, and how much a further one brings to a region. */
export const ROOM_ALONE = 8
const ROOM_MORE = 3

const MOST_EFFECTS = 256

/** The different effects of laying a tile of one terrain. */
export class Ground {
  count = 0
  readonly keys = new Int32Array(MOST_EFFECTS)
  /** What the laying alone means to the seat that chooses. */
  readonly gains = new Float64Array(MOST_EFFECTS)
  /** The region that comes about: its size, stones and marks. */
  readonly sizes = new Int32Array(MOST_EFFECTS)
  readonly helds = new Int32Array(MOST_EFFECTS)
  readonly marks = new Int32Array(MOST_EFFECTS)
  /** And the room it will have to grow, about. */
  readonly rooms = new Int32Array(MOST_EFFECTS)
  /** By free position: its effect. */
  readonly effectAt = new Int32Array(MOST_POSITIONS)
  private readonly keyAt = new Int32Array(MOST_POSITIONS)
  private readonly roots = new Int32Array(32)
  private regions = 0

  /** Finds all effects on this board. */
  survey(board: Board, terrain: number, prospect: Prospect): void {
    const { near } = board
    const { keyAt, keys, effectAt } = this
    drawPositions(board)
    this.drawKeys(board, terrain)
    this.count = 0
    // Most positions have the same effect as the one before them in the list, or none at all.
    let alone = NONE
    let last = NONE
    let lastKey = NONE
    for (let i = 0, end = board.open.length; i < end; i++) {
      const key = keyAt[i] | (near[i] & ENCLOSED ? ISLAND : 0)
      if (key === 0 && alone !== NONE) {
        effectAt[i] = alone
        continue
      }
      if (key !== lastKey) {
        lastKey = key
        last = 0
        while (last < this.count && keys[last] !== key) last++
        if (last === this.count) this.addEffect(board, key, prospect)
        if (key === 0) alone = last
      }
      effectAt[i] = last
    }
  }

  /** Whether an effect joins this region. */
  joins(effect: number, region: number): boolean {
    for (let i = 0, bits = this.keys[effect] & (AT_TEMPLE - 1); bits > 0; i++, bits >>= 1)
      if (bits & 1 && this.roots[i] === region) return true
    return false
  }

  private drawKeys(board: Board, terrain: number): void {
    const { open, kinds, tiles, region } = board
    const { keyAt, roots } = this
    keyAt.fill(0, 0, open.length)
    this.regions = 0
    for (let tile = 0, end = tiles.length; tile < end; tile++) {
      let bit = AT_TEMPLE
      if (kinds[tile] === terrain) {
        const root = region[tile]
        let i = 0
        while (i < this.regions && roots[i] !== root) i++
        if (i === this.regions) roots[this.regions++] = root
        bit = 1 << i
      } else if (kinds[tile] !== TEMPLE) continue
      for (let side = 0; side < 12; side++) {
        const i = placeOf(tiles[tile] + AROUND[side])
        if (i >= 0) keyAt[i] |= bit
      }
    }
  }

  private addEffect(board: Board, key: number, prospect: Prospect): void {
    let size = 1
    let held = 0
    let marks = (key & AT_TEMPLE ? BY_TEMPLE : 0) | (key & ISLAND ? ON_ISLAND : 0)
    let before = 0
    let room = 0
    for (let i = 0, bits = key & (AT_TEMPLE - 1); bits > 0; i++, bits >>= 1) {
      if (!(bits & 1)) continue
      const region = this.roots[i]
      const more = board.held[region] > 0 ? prospect.rooms[region] : ROOM_ALONE
      before += prospect.worth(board.size[region], board.held[region], board.marks[region], more)
      room += more
      size += board.size[region]
      held += board.held[region]
      marks |= board.marks[region]
    }
    const effect = this.count++
    this.keys[effect] = key
    this.sizes[effect] = size
    this.helds[effect] = held
    this.marks[effect] = marks
    this.rooms[effect] = room > 0 ? room + ROOM_MORE : ROOM_ALONE
    this.gains[effect] = prospect.worth(size, held, marks, this.rooms[effect]) - before
  }
}
