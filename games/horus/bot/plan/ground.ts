/**
 * What laying a tile of a terrain does, for all free positions at once: positions that join the same regions and lie equally at the temple and
 * on an island have the same effect, and there are few different ones.
 */
import { BY_TEMPLE } from '../../rules/board.ts'
import { TEMPLE } from '../../rules/data.ts'
import { AROUND } from '../../rules/grid.ts'
import { ON_ISLAND } from '../../rules/islands.ts'
import type { Board } from '../../rules/types.ts'
import { drawPositions, enclosed, MOST_POSITIONS, placeOf } from '../learned/paper.ts'
import { freeSides, lowestOf } from '../learned/sides.ts'
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
  /** What the region that comes about means to it; its size, stones and marks. */
  readonly worths = new Float64Array(MOST_EFFECTS)
  readonly sizes = new Int32Array(MOST_EFFECTS)
  readonly helds = new Int32Array(MOST_EFFECTS)
  readonly marks = new Int32Array(MOST_EFFECTS)
  /** And the room it will have to grow, about. */
  readonly rooms = new Int32Array(MOST_EFFECTS)
  /** By free position: its effect. */
  readonly effectAt = new Int32Array(MOST_POSITIONS)
  private readonly keyAt = new Int32Array(MOST_POSITIONS)
  // The positions whose key is not 0.
  private readonly special = new Int32Array(MOST_POSITIONS)
  private specials = 0
  private readonly roots = new Int32Array(32)
  private regions = 0

  /** Finds all effects on this board. */
  survey(board: Board, terrain: number, prospect: Prospect): void {
    const { open } = board
    const { keyAt, keys, effectAt, special } = this
    drawPositions(board)
    this.drawKeys(board, terrain)
    for (let n = 0; n < enclosed.length; n++) this.addKey(enclosed[n], ISLAND)
    this.count = 0
    // At most positions a tile joins nothing, which is one effect.
    if (this.specials < open.length) this.addEffect(board, 0, prospect)
    effectAt.fill(0, 0, open.length)
    let effect = 0
    for (let n = 0; n < this.specials; n++) {
      const key = keyAt[special[n]]
      // Most have the same effect as the one before.
      if (effect >= this.count || keys[effect] !== key) {
        effect = 0
        while (effect < this.count && keys[effect] !== key) effect++
        if (effect === this.count) this.addEffect(board, key, prospect)
      }
      effectAt[special[n]] = effect
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
    const sides = freeSides(board)
    keyAt.fill(0, 0, open.length)
    this.regions = 0
    this.specials = 0
    for (let tile = 0, end = tiles.length; tile < end; tile++) {
      let bit = AT_TEMPLE
      if (kinds[tile] === terrain) {
        const root = region[tile]
        let i = 0
        while (i < this.regions && roots[i] !== root) i++
        if (i === this.regions) roots[this.regions++] = root
        bit = 1 << i
      } else if (kinds[tile] !== TEMPLE) continue
      for (let left = sides[tile]; left > 0; left &= left - 1)
        this.addKey(placeOf(tiles[tile] + AROUND[lowestOf(left)]), bit)
    }
  }

  private addKey(i: number, bits: number): void {
    if (this.keyAt[i] === 0) this.special[this.specials++] = i
    this.keyAt[i] |= bits
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
      before += prospect.worthOf(board, region)
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
    this.worths[effect] = prospect.worth(size, held, marks, this.rooms[effect])
    this.gains[effect] = this.worths[effect] - before
  }
}
