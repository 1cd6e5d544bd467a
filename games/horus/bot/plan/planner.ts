/** The rest of a turn, planned: what each card, each place for its tile and each region for the stone would bring, taken together. */
import type { Seat } from '../../../../kernel/game.ts'
import { BY_RIVER } from '../../rules/board.ts'
import { ANY_STACK, CARD_KINDS, LARGEST_OPEN, NECROPOLIS, NILE_TILES, TERRAINS } from '../../rules/data.ts'
import { middleOf } from '../../rules/faces.ts'
import { BITS, hasFreeTile, isRegion, stonesOf, wantedSize } from '../../rules/stones.ts'
import type { State } from '../../rules/types.ts'
import { Finale, isLastTurn } from './finale.ts'
import { Ground, ROOM_ALONE } from './ground.ts'
import { Prospect } from './prospect.ts'
import { ANY, Settable } from './settable.ts'

const UNPLANNED = -1000

/** Instead of a number: nothing was listed yet. */
const UNLISTED = -1

export class Planner {
  readonly prospect = new Prospect()
  private state!: State
  private turn = 0
  private tiles = 0
  private seat: Seat = 0
  private readonly grounds = Array.from({ length: TERRAINS }, () => new Ground())
  private surveyed = 0 // terrains whose ground is known, as bits
  private readonly settable = new Settable()
  private isListed = false // the regions that can take a stone
  private readonly finale = new Finale(this.prospect, this.settable)
  private readonly stoneMore = (region: number): number => this.stone(region, 1)
  // The cards in the hand, each kind once.
  private readonly cards = new Int32Array(CARD_KINDS)
  private kinds = 0
  // By terrain and size wanted: what the best laying with the best stone brings.
  private readonly plans = new Float64Array(TERRAINS * 8)

  /** Looks at a state through the eyes of a seat. Everything else is asked about this state until it changes. */
  begin(state: State, seat: Seat): void {
    if (seat === this.seat && this.hasSeen(state)) return
    this.state = state
    this.turn = state.turn
    this.tiles = state.board.tiles.length
    this.seat = seat
    this.prospect.survey(state)
    this.prospect.weighFor(seat)
    this.surveyed = 0
    this.plans.fill(UNPLANNED)
    this.isListed = false
    this.finale.begin(state.board, seat)
    this.kinds = UNLISTED
  }

  /** Between a card and its tile nothing changes on the table: what was found out about it still holds. */
  private hasSeen(state: State): boolean {
    return state === this.state && state.turn === this.turn && state.board.tiles.length === this.tiles
  }

  ground(terrain: number): Ground {
    const ground = this.grounds[terrain]
    if (!(this.surveyed & (1 << terrain))) {
      ground.survey(this.state.board, terrain, this.prospect)
      this.surveyed |= 1 << terrain
    }
    return ground
  }

  /** What a stone more (1) or less (-1) of the own in this region brings. */
  stone(region: number, more: number): number {
    const { state, prospect } = this
    const { size, held, marks } = state.board
    const change = more * (1 << (BITS * this.seat))
    // Room is known of regions with stones only; others have about as much as a single tile.
    const room = held[region] > 0 ? prospect.rooms[region] : ROOM_ALONE
    return (
      prospect.worth(size[region], held[region] + change, marks[region], room) -
      prospect.worthOf(state.board, region)
    )
  }

  /** What laying with this effect and then setting the best stone in a region of this size brings. */
  layingWithStone(terrain: number, effect: number, wanted: number): number {
    const ground = this.ground(terrain)
    return isLastTurn(this.state.stacks, terrain, 0)
      ? this.lastLaying(ground, effect, wanted)
      : this.usualLaying(ground, terrain, effect, wanted)
  }

  /** What playing this card brings, the tile and the stone included. */
  card(card: number): number {
    const { state } = this
    const wanted = wantedSize(state, card)
    const middle = middleOf(card)
    const held = this.prospect.horusCard(card)
    if (middle !== ANY_STACK) return this.laying(middle, wanted) - held
    let best = UNPLANNED
    for (let stack = 0; stack <= NECROPOLIS; stack++)
      if (state.stacks[stack] > 0) best = Math.max(best, this.stack(stack, wanted))
    return best - held
  }

  /** What a tile of this stack brings, with the stone. */
  stack(stack: number, wanted: number): number {
    if (stack < TERRAINS) return this.laying(stack, wanted)
    if (!isLastTurn(this.state.stacks, stack, 1)) return this.setting(wanted)
    this.listRegions()
    return this.finale.withStone(wanted)
  }

  /** What the best card brings. */
  bestCard(): number {
    this.listCards()
    let best = UNPLANNED
    for (let i = 0; i < this.kinds; i++) best = Math.max(best, this.card(this.cards[i]))
    return best
  }

  /** What the Nile card brings: the best move of a stone, less what the card is worth as long as it is held. */
  nile(): number {
    const { state, seat } = this
    const { board } = state
    let from = UNPLANNED
    let fromRegion = -1
    let to = UNPLANNED
    let toRegion = -1
    for (let region = 0; region < board.region.length; region++) {
      if (!isRegion(board, region) || !(board.marks[region] & BY_RIVER)) continue
      if (stonesOf(board.held[region], seat) === 0) continue
      const gain = this.stone(region, -1)
      if (gain <= from) continue
      from = gain
      fromRegion = region
    }
    if (fromRegion < 0) return -this.prospect.nileCard()
    for (let region = 0; region < board.region.length; region++) {
      if (region === fromRegion || !isRegion(board, region) || !(board.marks[region] & BY_RIVER)) continue
      if (!hasFreeTile(board, region)) continue
      const gain = this.stone(region, 1)
      if (gain <= to) continue
      to = gain
      toRegion = region
    }
    if (toRegion >= 0 && isLastTurn(state.stacks, NECROPOLIS, NILE_TILES))
      return this.finale.withMove(fromRegion, toRegion)
    return to === UNPLANNED ? -this.prospect.nileCard() : from + to - this.prospect.nileCard()
  }

  /** What a first tile with this effect brings: itself, and the best stone that a card of the hand could then set. */
  firstLaying(terrain: number, effect: number): number {
    const { state, cards } = this
    const ground = this.ground(terrain)
    const size = ground.sizes[effect]
    this.listCards()
    let best = UNPLANNED
    for (let i = 0; i < this.kinds; i++) {
      const card = cards[i]
      const wanted = wantedSize(state, card)
      let gain = this.bestStone(ground, terrain, effect, wanted)
      // A second tile of the same terrain makes the new region fit.
      const middle = middleOf(card)
      if (
        (wanted === ANY || wanted === size + 1) &&
        size < LARGEST_OPEN &&
        (middle === terrain || middle === ANY_STACK)
      )
        gain = Math.max(gain, this.stoneIn(ground, effect, 1))
      best = Math.max(best, gain)
    }
    return ground.gains[effect] + best
  }

  private laying(terrain: number, wanted: number): number {
    const { plans } = this
    const slot = terrain * 8 + wanted
    if (plans[slot] !== UNPLANNED) return plans[slot]
    const ground = this.ground(terrain)
    let best = 0
    for (let effect = 0; effect < ground.count; effect++) {
      const gain = this.usualLaying(ground, terrain, effect, wanted)
      if (gain <= plans[slot]) continue
      plans[slot] = gain
      best = effect
    }
    if (isLastTurn(this.state.stacks, terrain, 1)) plans[slot] = this.lastLaying(ground, best, wanted)
    return plans[slot]
  }

  private usualLaying(ground: Ground, terrain: number, effect: number, wanted: number): number {
    return ground.gains[effect] + this.bestStone(ground, terrain, effect, wanted)
  }

  private lastLaying(ground: Ground, effect: number, wanted: number): number {
    this.listRegions()
    return this.finale.withTile(ground, effect, wanted)
  }

  /** The best stone without a tile of terrain laid before. */
  private setting(wanted: number): number {
    const { settable } = this
    this.listRegions()
    const i = settable.first(wanted)
    return i < settable.count ? settable.gain[i] : 0
  }

  private bestStone(ground: Ground, terrain: number, effect: number, wanted: number): number {
    const { kinds } = this.state.board
    const { settable } = this
    const isNew = ground.sizes[effect] <= LARGEST_OPEN && (wanted === ANY || ground.sizes[effect] === wanted)
    const here = isNew ? this.stoneIn(ground, effect, 0) : UNPLANNED
    this.listRegions()
    for (let i = settable.first(wanted); i < settable.count; i = settable.next(i, wanted)) {
      const region = settable.region[i]
      if (settable.gain[i] <= here) return here
      if (kinds[region] !== terrain || !ground.joins(effect, region)) return settable.gain[i]
    }
    return isNew ? here : 0
  }

  /** A stone in the region that an effect brings about, after it has grown by some more tiles. */
  private stoneIn(ground: Ground, effect: number, more: number): number {
    const size = ground.sizes[effect] + more
    const held = ground.helds[effect]
    const marks = ground.marks[effect]
    const room = ground.rooms[effect]
    const { prospect } = this
    return (
      prospect.worth(size, held + (1 << (BITS * this.seat)), marks, room) -
      (more === 0 ? ground.worths[effect] : prospect.worth(size, held, marks, room))
    )
  }

  private listCards(): void {
    if (this.kinds !== UNLISTED) return
    const hand = this.state.hands[this.seat]
    this.kinds = 0
    for (let card = 0; card < CARD_KINDS; card++) if (hand[card] > 0) this.cards[this.kinds++] = card
  }

  private listRegions(): void {
    if (this.isListed) return
    this.isListed = true
    this.settable.list(this.state.board, this.stoneMore)
  }
}
