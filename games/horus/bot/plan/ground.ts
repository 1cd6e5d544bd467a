/**
 * What laying a tile of a terrain does, for all free positions at once: positions that join the same regions and lie equally at the temple and
 * on an island have the same effect, and there are few different ones.
 */
import type { Rng } from '../../../../kernel/game.ts'
import { BY_TEMPLE, NONE } from '../../rules/board.ts'
import { TEMPLE } from '../../rules/data.ts'
import { AROUND, LAST } from '../../rules/grid.ts'
import { ENCLOSED, ON_ISLAND } from '../../rules/islands.ts'
import type { Board } from '../../rules/types.ts'
import type { Prospect } from './prospect.ts'

// Paper to draw on: where each free position stands in the list of them. Every drawing uses higher numbers, so nothing is wiped.
const paper = new Int32Array(LAST)
const MOST_POSITIONS = 1024
let ink = 0

// A key of an effect: a bit for every region of the terrain that is joined (at most twenty), and these.
const AT_TEMPLE = 1 << 20
const ISLAND = 1 << 21

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

  /** A free position with this effect, at random, by its place in the list. */
  positionOf(effect: number, open: readonly number[], rng: Rng): number {
    const { effectAt } = this
    const end = open.length
    let count = 0
    for (let i = 0; i < end; i++) if (effectAt[i] === effect) count++
    let i = 0
    for (let n = rng.int(count); n > 0 || effectAt[i] !== effect; i++) if (effectAt[i] === effect) n--
    return i
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
        const i = paper[tiles[tile] + AROUND[side]] - ink
        if (i >= 0) keyAt[i] |= bit
      }
    }
  }

  private addEffect(board: Board, key: number, prospect: Prospect): void {
    let size = 1
    let held = 0
    let marks = (key & AT_TEMPLE ? BY_TEMPLE : 0) | (key & ISLAND ? ON_ISLAND : 0)
    let before = 0
    for (let i = 0, bits = key & (AT_TEMPLE - 1); bits > 0; i++, bits >>= 1) {
      if (!(bits & 1)) continue
      const region = this.roots[i]
      before += prospect.worth(board.size[region], board.held[region], board.marks[region])
      size += board.size[region]
      held += board.held[region]
      marks |= board.marks[region]
    }
    const effect = this.count++
    this.keys[effect] = key
    this.sizes[effect] = size
    this.helds[effect] = held
    this.marks[effect] = marks
    this.gains[effect] = prospect.worth(size, held, marks) - before
  }
}

// Which board was drawn last, and with how many tiles.
let drawn: Board | undefined
let tilesDrawn = 0

/** Draws where the free positions of this board are. */
function drawPositions(board: Board): void {
  const { open } = board
  if (board === drawn && board.tiles.length === tilesDrawn) return
  drawn = board
  tilesDrawn = board.tiles.length
  ink += MOST_POSITIONS
  if (ink > 2 ** 31 - 2 * MOST_POSITIONS) {
    paper.fill(0)
    ink = MOST_POSITIONS
  }
  for (let i = 0; i < open.length; i++) paper[open[i]] = ink + i
}
