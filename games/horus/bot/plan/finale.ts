/** What it brings to end the match with this turn: who wins then is not guessed but counted, to the last stone. */
import type { Seat } from '../../../../kernel/game.ts'
import { LARGEST_OPEN, LAST_STACKS } from '../../rules/data.ts'
import { controls, pointsFor } from '../../rules/score.ts'
import { countEmpty } from '../../rules/stacks.ts'
import { BITS } from '../../rules/stones.ts'
import type { Board } from '../../rules/types.ts'
import type { Ground } from './ground.ts'
import type { Prospect } from './prospect.ts'
import { ANY, type Settable } from './settable.ts'

/** Whether the match ends with this turn if so many more tiles of this stack are taken in it. */
export function isLastTurn(stacks: readonly number[], stack: number, tiles: number): boolean {
  const isEmptied = stacks[stack] > 0 && stacks[stack] <= tiles
  return countEmpty(stacks) + (isEmptied ? 1 : 0) >= LAST_STACKS
}

/** Paper to count on. */
export class Finale {
  private readonly points = new Int32Array(4)
  private board!: Board
  private seat: Seat = 0
  private own = 0 // a stone of the seat, as `held` counts it

  constructor(
    private readonly prospect: Prospect,
    private readonly settable: Settable,
  ) {}

  /** Through the eyes of a seat. */
  begin(board: Board, seat: Seat): void {
    this.board = board
    this.seat = seat
    this.own = 1 << (BITS * seat)
  }

  /** What the best stone brings, without a tile of terrain laid before. */
  withStone(wanted: number): number {
    this.countAll()
    return this.gainOf(this.mostAhead(wanted))
  }

  /** What a tile with this effect and then the best stone bring. */
  withTile(ground: Ground, effect: number, wanted: number): number {
    const { size, held, marks } = this.board
    this.countAll()
    for (let region = 0; region < held.length; region++)
      if (held[region] > 0 && ground.joins(effect, region))
        this.count(size[region], held[region], marks[region], -1)
    const grown = ground.sizes[effect]
    this.count(grown, ground.helds[effect], ground.marks[effect], 1)
    let most = this.mostAhead(wanted, ground, effect)
    if (wanted === ANY ? grown <= LARGEST_OPEN : grown === wanted)
      most = Math.max(most, this.aheadWithStone(grown, ground.helds[effect], ground.marks[effect]))
    return this.gainOf(most)
  }

  /** What it brings to move a stone. */
  withMove(from: number, to: number): number {
    const { size, held, marks } = this.board
    this.countAll()
    this.count(size[from], held[from], marks[from], -1)
    this.count(size[from], held[from] - this.own, marks[from], 1)
    return this.gainOf(this.aheadWithStone(size[to], held[to], marks[to]))
  }

  /** How far ahead the best stone leaves the seat; it is not set in a region that a tile with this effect joins to another. */
  private mostAhead(wanted: number, ground?: Ground, effect = 0): number {
    const { size, held, marks } = this.board
    const { settable } = this
    let most = Number.NEGATIVE_INFINITY
    for (let i = settable.first(wanted); i < settable.count; i = settable.next(i, wanted)) {
      const region = settable.region[i]
      if (!ground?.joins(effect, region))
        most = Math.max(most, this.aheadWithStone(size[region], held[region], marks[region]))
    }
    return most
  }

  private aheadWithStone(size: number, held: number, marks: number): number {
    this.count(size, held, marks, -1)
    this.count(size, held + this.own, marks, 1)
    const ahead = this.ahead()
    this.count(size, held + this.own, marks, -1)
    this.count(size, held, marks, 1)
    return ahead
  }

  private countAll(): void {
    const { size, held, marks } = this.board
    this.points.fill(0)
    for (let region = 0; region < held.length; region++)
      if (held[region] > 0) this.count(size[region], held[region], marks[region], 1)
  }

  /** Adds what a region scores (1), or takes it away (-1). */
  private count(size: number, held: number, marks: number, times: number): void {
    const points = times * pointsFor(size, marks)
    for (let seat = 0; seat < this.prospect.seats; seat++)
      if (controls(held, seat)) this.points[seat] += points
  }

  /** By how much the seat is ahead of the best of all others. */
  private ahead(): number {
    let best = Number.NEGATIVE_INFINITY
    for (let other = 0; other < this.prospect.seats; other++)
      if (other !== this.seat) best = Math.max(best, this.points[other])
    return this.points[this.seat] - best
  }

  /** Where no stone can be set, things stay as they were counted. */
  private gainOf(most: number): number {
    return this.prospect.gainOfEnd(this.seat, most === Number.NEGATIVE_INFINITY ? this.ahead() : most)
  }
}
