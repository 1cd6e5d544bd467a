/**
 * What the regions on the table promise to each seat: their value if the match ended now, corrected by what was learned of how they go on while
 * turns are left; and how much a point more or less for anybody means to the seat that has to choose.
 */
import type { Seat } from '../../../../kernel/game.ts'
import { ANY_STACK, CARD_KINDS, LARGEST_OPEN } from '../../rules/data.ts'
import { cornerOf, middleOf } from '../../rules/faces.ts'
import { pointsFor } from '../../rules/score.ts'
import { BITS, stonesOf } from '../../rules/stones.ts'
import type { State } from '../../rules/types.ts'
import { AT, COUNT, doubtOf, groupOf, LEADS, LEVEL, leadOf, STEPS, turnsLeft } from '../learned/features.ts'
import { WEIGHTS } from '../learned/weights.ts'

/** For one seat count: what each feature is worth in points at every step of doubt. */
const tables = new Map<number, readonly Float64Array[]>()

function tablesFor(seats: number): readonly Float64Array[] {
  const known = tables.get(seats)
  if (known) return known
  const { weights } = WEIGHTS[seats]
  const made = Array.from({ length: STEPS + 1 }, (_, step) =>
    Float64Array.from({ length: COUNT }, (_, at) => {
      const doubt = step / STEPS
      // What would be scored if the match ended now is certain; what was learned is what is still to come.
      const scored = at >= AT.value && (at - AT.value) % LEADS >= LEVEL ? 1 : 0
      return scored + doubt * (weights[2 * at] + doubt * weights[2 * at + 1])
    }),
  )
  tables.set(seats, made)
  return made
}

export class Prospect {
  /** By seat: points it can expect as things stand. */
  readonly totals = new Float64Array(4)
  /** By seat: its chance of the first place. */
  readonly shares = new Float64Array(4)
  /** By seat: what a point for it means to the seat that chooses, which counts its own as 1. */
  readonly weights = new Float64Array(4)
  seats = 0
  /** By feature: what it is worth in points at this time. */
  private table: Float64Array = new Float64Array(COUNT)

  /** Takes stock of a state. */
  survey(state: State): void {
    const { board, supply, hands, nile } = state
    const { totals } = this
    const seats = supply.length
    this.seats = seats
    const left = turnsLeft(state.stacks)
    this.table = tablesFor(seats)[doubtOf(left, seats)]
    const next = (state.first + state.turn - 1) % seats
    for (let seat = 0; seat < seats; seat++) {
      totals[seat] = nile[seat] * this.nileCard() + this.table[AT.turn + ((seat - next + seats) % seats)]
      for (let card = 0; card < CARD_KINDS; card++)
        if (hands[seat][card] > 0) totals[seat] += hands[seat][card] * this.horusCard(card)
    }
    for (let region = 0; region < board.held.length; region++)
      if (board.held[region] > 0) this.add(board.size[region], board.held[region], board.marks[region])
    const [last, more] = WEIGHTS[seats].spread
    this.share(last + more * Math.sqrt(left))
  }

  /** What a Horus card is worth as long as it is held, more or less than any other. */
  horusCard(card: number): number {
    const { table } = this
    return table[AT.corner + cornerOf(card)] + (middleOf(card) === ANY_STACK ? table[AT.anyStack] : 0)
  }

  nileCard(): number {
    return this.table[AT.nile]
  }

  /** From now on `worth` is asked for this seat. */
  weighFor(seat: Seat): void {
    const others = Math.max(1e-9, 1 - this.shares[seat])
    for (let other = 0; other < this.seats; other++) this.weights[other] = -this.shares[other] / others
    this.weights[seat] = 1
  }

  /** What a region of this size, with these stones and marks, means to the seat that chooses. */
  worth(size: number, held: number, marks: number): number {
    if (held === 0) return 0
    const { weights, seats, table } = this
    const value = pointsFor(size, marks)
    const atGroup = this.rank(size, held, value)
    const atValue = AT.value + (size <= LARGEST_OPEN ? 0 : LEADS)
    let sum = 0
    for (let seat = 0; seat < seats; seat++) {
      const lead = this.leadOf(held, seat)
      sum += weights[seat] * (table[atGroup + lead] + value * table[atValue + lead])
    }
    return sum
  }

  private add(size: number, held: number, marks: number): void {
    const { totals, table } = this
    const value = pointsFor(size, marks)
    const atGroup = this.rank(size, held, value)
    const atValue = AT.value + (size <= LARGEST_OPEN ? 0 : LEADS)
    for (let seat = 0; seat < this.seats; seat++) {
      const lead = this.leadOf(held, seat)
      totals[seat] += table[atGroup + lead] + value * table[atValue + lead]
    }
  }

  private most = 0
  private second = 0

  /** Finds the two highest numbers of stones, and the place of the region's group among the features. */
  private rank(size: number, held: number, value: number): number {
    let most = 0
    let second = 0
    let all = 0
    for (let left = held; left > 0; left >>= BITS) {
      const stones = left & 31
      all += stones
      if (stones > most) {
        second = most
        most = stones
      } else if (stones > second) second = stones
    }
    this.most = most
    this.second = second
    return AT.region + groupOf(size, all, value) * LEADS
  }

  /** How far a seat leads in the region that was ranked last. */
  private leadOf(held: number, seat: Seat): number {
    const stones = stonesOf(held, seat)
    return leadOf(stones, stones === this.most ? this.second : this.most)
  }

  private share(spread: number): void {
    const { totals, shares, seats } = this
    let best = totals[0]
    for (let seat = 1; seat < seats; seat++) if (totals[seat] > best) best = totals[seat]
    let sum = 0
    for (let seat = 0; seat < seats; seat++) {
      shares[seat] = Math.exp((totals[seat] - best) / spread)
      sum += shares[seat]
    }
    for (let seat = 0; seat < seats; seat++) shares[seat] /= sum
  }
}
