/**
 * What the regions on the table promise to each seat: their value if the match ended now, corrected by what was learned of how they go on while
 * turns are left; and how much a point more or less for anybody means to the seat that has to choose.
 */
import type { Seat } from '../../../../kernel/game.ts'
import { ALL_TILES, ANY_STACK, CARD_KINDS, LARGEST_OPEN } from '../../rules/data.ts'
import { cornerOf, middleOf } from '../../rules/faces.ts'
import { pointsFor } from '../../rules/score.ts'
import { BITS, stonesOf } from '../../rules/stones.ts'
import type { Board, State } from '../../rules/types.ts'
import { AT, COUNT, doubtOf, groupOf, LEADS, LEVEL, leadOf, STEPS, turnsLeft } from '../learned/features.ts'
import { findRoom, growthOf, roomList } from '../learned/room.ts'
import { WEIGHTS } from '../learned/weights.ts'

/** What things are worth in points at one step of doubt: by feature, and by Horus card as long as it is held. */
interface Prices {
  readonly features: Float64Array
  readonly cards: Float64Array
}

/** By seat count and step of doubt, made when first needed. */
const prices: (readonly Prices[] | undefined)[] = []

function pricesFor(seats: number): readonly Prices[] {
  prices[seats] ??= Array.from({ length: STEPS + 1 }, (_, step) => pricesAt(seats, step / STEPS))
  return prices[seats]
}

function pricesAt(seats: number, doubt: number): Prices {
  const { weights } = WEIGHTS[seats]
  const features = Float64Array.from({ length: COUNT }, (_, at) => {
    // What would be scored if the match ended now is certain; what was learned is what is still to come.
    const scored = at >= AT.value && at < AT.room && (at - AT.value) % LEADS >= LEVEL ? 1 : 0
    return scored + doubt * (weights[2 * at] + doubt * weights[2 * at + 1])
  })
  const cards = Float64Array.from(
    { length: CARD_KINDS },
    (_, card) =>
      features[AT.corner + cornerOf(card)] + (middleOf(card) === ANY_STACK ? features[AT.anyStack] : 0),
  )
  return { features, cards }
}

/** A first place that is certain counts like odds of e to this power. */
const SURE = 5

/** No more seats than these. */
const SEATS = 4

/** From the place of a value to that of room among the features. */
const ROOM = AT.room - AT.value

/** By own stones and the most of another seat: how far a seat leads. */
const LEAD = Uint8Array.from({ length: 1 << (2 * BITS) }, (_, i) => leadOf(i >> BITS, i & ((1 << BITS) - 1)))

export class Prospect {
  /** By seat: points it can expect as things stand. */
  readonly totals = new Float64Array(SEATS)
  /** By seat: its chance of the first place. */
  readonly shares = new Float64Array(SEATS)
  /** By seat: what a point for it means to the seat that chooses, which counts its own as 1. */
  readonly weights = new Float64Array(SEATS)
  seats = 0
  /** So many points more make a first place 2.7 times as likely. */
  private spread = 1
  /** By region with stones: the room it has to grow. */
  readonly rooms = roomList()
  /** By region with stones and seat: what it is worth in points. */
  private readonly values = new Float64Array(SEATS * ALL_TILES)
  /** By feature: what it is worth in points at this time. */
  private table: Float64Array = new Float64Array(COUNT)
  /** By Horus card, the same. */
  private cards: Float64Array = new Float64Array(CARD_KINDS)

  /** Takes stock of a state. */
  survey(state: State): void {
    const { board, supply, hands, nile } = state
    const { totals } = this
    const seats = supply.length
    this.seats = seats
    const left = turnsLeft(state.stacks)
    const { features, cards } = pricesFor(seats)[doubtOf(left, seats)]
    this.table = features
    this.cards = cards
    const next = (state.first + state.turn - 1) % seats
    for (let seat = 0; seat < seats; seat++) {
      const hand = hands[seat]
      let total = nile[seat] * features[AT.nile] + features[AT.turn + ((seat - next + seats) % seats)]
      for (let card = 0; card < CARD_KINDS; card++) if (hand[card] > 0) total += hand[card] * cards[card]
      totals[seat] = total
    }
    findRoom(board, this.rooms)
    for (let region = 0; region < board.held.length; region++)
      if (board.held[region] > 0) this.add(board, region)
    const [last, more] = WEIGHTS[seats].spread
    this.spread = last + more * Math.sqrt(left)
    this.share()
  }

  /** The chance of the first place of a seat with so many points more. */
  shareWith(seat: Seat, points: number): number {
    const share = this.shares[seat]
    return share / (share + (1 - share) * Math.exp(-points / this.spread))
  }

  /** How many points more mean the same to the seat that chooses as a match that ends with this lead. */
  gainOfEnd(seat: Seat, lead: number): number {
    const share = this.shares[seat]
    return this.spread * ((lead > 0 ? SURE : lead < 0 ? -SURE : 0) - Math.log(share / (1 - share)))
  }

  /** What a Horus card is worth as long as it is held, more or less than any other. */
  horusCard(card: number): number {
    return this.cards[card]
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

  /** What a region of the state means to the seat that chooses. */
  worthOf({ held }: Board, region: number): number {
    if (held[region] === 0) return 0
    const { weights, values } = this
    let sum = 0
    for (let seat = 0; seat < this.seats; seat++) sum += weights[seat] * values[SEATS * region + seat]
    return sum
  }

  /** What a region of this size, with these stones, marks and room to grow, means to the seat that chooses. */
  worth(size: number, held: number, marks: number, room: number): number {
    if (held === 0) return 0
    const { weights, seats, table } = this
    const value = pointsFor(size, marks)
    const growth = growthOf(size, marks, room)
    const atGroup = this.rank(size, held, value)
    const atValue = AT.value + (size <= LARGEST_OPEN ? 0 : LEADS)
    let sum = 0
    for (let seat = 0; seat < seats; seat++) {
      const lead = this.leadOf(held, seat)
      sum +=
        weights[seat] *
        (table[atGroup + lead] + value * table[atValue + lead] + growth * table[atValue + ROOM + lead])
    }
    return sum
  }

  private add({ size: sizes, held: stones, marks: all }: Board, region: number): void {
    const { totals, table, values } = this
    const size = sizes[region]
    const held = stones[region]
    const marks = all[region]
    const value = pointsFor(size, marks)
    const growth = growthOf(size, marks, this.rooms[region])
    const atGroup = this.rank(size, held, value)
    const atValue = AT.value + (size <= LARGEST_OPEN ? 0 : LEADS)
    for (let seat = 0; seat < this.seats; seat++) {
      const lead = this.leadOf(held, seat)
      const points =
        table[atGroup + lead] + value * table[atValue + lead] + growth * table[atValue + ROOM + lead]
      values[SEATS * region + seat] = points
      totals[seat] += points
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
    return LEAD[(stones << BITS) | (stones === this.most ? this.second : this.most)]
  }

  private share(): void {
    const { totals, shares, seats, spread } = this
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
