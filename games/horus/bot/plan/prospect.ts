/**
 * What the regions on the table promise to each seat: their value if the match ended now, corrected by how safe a majority is while turns are
 * left; and how much a point more or less for anybody means to the seat that has to choose.
 */
import type { Seat } from '../../../../kernel/game.ts'
import { cornerOf, middleOf } from '../../rules/cards.ts'
import { ANY_STACK, CARD_KINDS, HIGHEST_VALUE, LARGEST_OPEN } from '../../rules/data.ts'
import { pointsFor } from '../../rules/score.ts'
import { BITS, stonesOf } from '../../rules/stones.ts'
import type { State } from '../../rules/types.ts'

/** By lead in stones, from two behind to two ahead: the part of a region's value that it will bring, many turns before the end. */
const OPEN_ODDS = [0.05, 0.2, 0.85, 0.95, 1]
const CLOSED_ODDS = [0.02, 0.06, 0.92, 0.97, 1]
const FINAL_ODDS = [0, 0, 1, 1, 1]

/** What a led region that is still open will grow by, and one that is closed but not yet of the highest value. */
const OPEN_GROWTH = 0.7
const CLOSED_GROWTH = 0.4

/** With this many turns left for each seat, half of the uncertainty is left. */
const HALF = 2

/** What cards are worth as long as they are held, by their corners: few regions stay small, and a "?" always fits. */
const CORNER_CARDS = [-0.6, -0.2, 0, 0.1, 0.5, 1.2]
const ANY_STACK_CARD = 0.3
const NILE_CARD = 5

/** How far points spread: a lead of so many makes a first place 2.7 times as likely. It grows with the root of the turns left. */
const LAST_SPREAD = 0.9
const TURN_SPREAD = 0.9

/** About how many turns are left in all: the match ends with the second empty stack, and a turn takes about a quarter of a tile from each. */
export function turnsLeft(stacks: readonly number[]): number {
  let least = 99
  let second = 99
  for (let stack = 0; stack < stacks.length; stack++) {
    const left = stacks[stack]
    if (left < least) {
      second = least
      least = left
    } else if (left < second) second = left
  }
  return Math.max(1, 2.6 * second + 1.2 * least)
}

export class Prospect {
  /** By seat: points it can expect as things stand. */
  readonly totals = new Float64Array(4)
  /** By seat: its chance of the first place. */
  readonly shares = new Float64Array(4)
  /** By seat: what a point for it means to the seat that chooses, which counts its own as 1. */
  readonly weights = new Float64Array(4)
  seats = 0
  /** How uncertain things still are: from near 1 at the beginning to near 0 at the end. */
  doubt = 0
  private readonly open = new Float64Array(5)
  private readonly closed = new Float64Array(5)

  /** Takes stock of a state. */
  survey(state: State): void {
    const { board, supply, hands, nile } = state
    const { totals } = this
    const seats = supply.length
    this.seats = seats
    const left = turnsLeft(state.stacks)
    this.doubt = left / (left + HALF * seats)
    for (let i = 0; i < 5; i++) {
      this.open[i] = FINAL_ODDS[i] + (OPEN_ODDS[i] - FINAL_ODDS[i]) * this.doubt
      this.closed[i] = FINAL_ODDS[i] + (CLOSED_ODDS[i] - FINAL_ODDS[i]) * this.doubt
    }
    for (let seat = 0; seat < seats; seat++) {
      totals[seat] = nile[seat] * this.nileCard()
      for (let card = 0; card < CARD_KINDS; card++)
        if (hands[seat][card] > 0) totals[seat] += hands[seat][card] * this.horusCard(card)
    }
    for (let region = 0; region < board.held.length; region++)
      if (board.held[region] > 0) this.add(board.size[region], board.held[region], board.marks[region])
    this.share(LAST_SPREAD + TURN_SPREAD * Math.sqrt(left))
  }

  /** What a Horus card is worth as long as it is held. */
  horusCard(card: number): number {
    return this.doubt * (CORNER_CARDS[cornerOf(card)] + (middleOf(card) === ANY_STACK ? ANY_STACK_CARD : 0))
  }

  nileCard(): number {
    return NILE_CARD * this.doubt
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
    const { weights, seats } = this
    this.rank(held)
    const value = pointsFor(size, marks)
    const odds = size <= LARGEST_OPEN ? this.open : this.closed
    const growth = this.growth(size, value)
    let sum = 0
    for (let seat = 0; seat < seats; seat++) {
      const lead = this.leadOf(held, seat)
      sum += weights[seat] * (value * odds[lead] + (lead >= 2 ? growth : 0))
    }
    return sum
  }

  private add(size: number, held: number, marks: number): void {
    this.rank(held)
    const value = pointsFor(size, marks)
    const odds = size <= LARGEST_OPEN ? this.open : this.closed
    const growth = this.growth(size, value)
    for (let seat = 0; seat < this.seats; seat++) {
      const lead = this.leadOf(held, seat)
      this.totals[seat] += value * odds[lead] + (lead >= 2 ? growth : 0)
    }
  }

  private growth(size: number, value: number): number {
    const most = HIGHEST_VALUE - value
    const growth = size <= LARGEST_OPEN ? OPEN_GROWTH : CLOSED_GROWTH
    return this.doubt * (growth < most ? growth : most)
  }

  private most = 0
  private second = 0

  /** Finds the two highest numbers of stones. */
  private rank(held: number): void {
    let most = 0
    let second = 0
    for (let left = held; left > 0; left >>= BITS) {
      const stones = left & 31
      if (stones > most) {
        second = most
        most = stones
      } else if (stones > second) second = stones
    }
    this.most = most
    this.second = second
  }

  /** How far a seat leads in the region that was ranked last, from 0 (two or more behind) to 4 (two or more ahead). */
  private leadOf(held: number, seat: Seat): number {
    const stones = stonesOf(held, seat)
    const lead = stones === this.most ? stones - this.second : stones - this.most
    return lead < -2 ? 0 : lead > 2 ? 4 : lead + 2
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
