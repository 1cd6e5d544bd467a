/** What a seat may know (R3), and worlds that fit it. View and imagination stand together because they must agree. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Binding, Entry, Rng, Seat } from '../../../kernel/game.ts'
import { listOf } from '../../../kernel/list.ts'
import { pick } from '../../../kernel/rng.ts'
import { DECK, size } from './cards.ts'
import { CORRECTION, KINDS, THEFT } from './data.ts'
import { bonusSet } from './phases/bonus.ts'
import { seals } from './phases/sacrifice.ts'
import { clone, copyAll } from './setup.ts'
import type { Action, Counts, State, View } from './types.ts'

export function view(state: State, seat: Seat | null): View {
  const { phase } = frameOf(state)
  const offers = phase === 'sacrifice' && !state.over
  const bonuses = phase === 'bonus' && !state.over
  return {
    seat,
    flow: state.flow.slice(),
    over: state.over,
    openGold: state.openGold,
    limitedStones: state.limitedStones,
    board: state.board,
    round: state.round,
    start: state.start,
    temple: state.temple,
    pile: state.pile.slice(),
    owned: copyAll(state.owned),
    farmers: state.farmers.slice(),
    flat: state.flat.slice(),
    stones: state.stones.slice(),
    pyramids: state.pyramids.slice(),
    offered: state.offered.slice(),
    lyingGold: state.lyingGold,
    gold: state.gold.slice(),
    bank: state.bank,
    ...viewCards(state, seat),
    marker: state.marker.slice(),
    space: state.space.slice(),
    faceUp: state.faceUp.slice(),
    offer: veil(state.offer, seat, offers),
    correction: veil(state.correction, seat, offers),
    sold: state.sold.map((cards, owner) => (offers && owner !== seat ? null : cards.slice())),
    total: state.total,
    ranking: state.ranking.slice(),
    eight: state.eight.slice(),
    increase: state.increase.slice(),
    bonus: veil(state.bonus, seat, bonuses),
    sealed: state.sealed,
    points: copyAll(state.points),
  }
}

/** While choices are sealed, a viewer sees only their own. */
function veil(values: readonly number[], seat: Seat | null, hidden: boolean): (number | null)[] {
  const seen: (number | null)[] = values.slice()
  if (hidden) for (let owner = 0; owner < seen.length; owner++) if (owner !== seat) seen[owner] = null
  return seen
}

type CardsView = Pick<
  View,
  'deck' | 'discard' | 'held' | 'heldSize' | 'unseen' | 'olderSize' | 'olderUnseen' | 'olderOwn' | 'lacks'
>

/** The own hand with its shuffles; of all other places the sizes, and what they hold together. */
function viewCards(state: State, seat: Seat | null): CardsView {
  const held: (Counts | null)[] = []
  const heldSize: number[] = []
  const unseen = state.deck.slice()
  for (let place = 0; place < state.held.length; place++) {
    const cards = state.held[place]
    heldSize.push(size(cards))
    held.push(place === seat ? cards.slice() : null)
    if (place !== seat) for (let kind = 0; kind < KINDS; kind++) unseen[kind] += cards[kind]
  }
  const olderSize: number[][] = []
  const olderUnseen: Counts[] = []
  const olderOwn: Counts[] = []
  for (let layer = 0; layer < state.older.length; layer++) {
    const older = state.older[layer]
    const sizes: number[] = []
    const hidden = listOf(KINDS, 0)
    for (let place = 0; place < state.held.length; place++) {
      let count = 0
      for (let kind = 0; kind < KINDS; kind++) {
        const cards = older[place * KINDS + kind]
        count += cards
        if (place !== seat) hidden[kind] += cards
      }
      sizes.push(count)
    }
    for (let kind = 0; kind < KINDS; kind++) unseen[kind] -= hidden[kind]
    olderSize.push(sizes)
    olderUnseen.push(hidden)
    olderOwn.push(seat === null ? [] : older.slice(seat * KINDS, (seat + 1) * KINDS))
  }
  const lacks = copyAll(state.lacks)
  const discard = state.discard.slice()
  return { deck: size(state.deck), discard, held, heldSize, unseen, olderSize, olderUnseen, olderOwn, lacks }
}

/** Hidden cards by their exact odds, shuffle by shuffle; hidden choices uniformly among what those cards allow. */
export function imagine(seen: View, rng: Rng): State {
  const state = worldOf(seen)
  dealHidden(state, seen, rng)
  for (let seat = 0; seat < seen.gold.length; seat++) {
    if ((seen.sealed & (1 << seat)) === 0) continue
    if (seen.offer[seat] === null) imagineOffer(state, seat, rng)
    if (seen.bonus[seat] === null) imagineBonus(state, seat, rng)
  }
  return state
}

/** The state as far as the viewer knows it, with all that is hidden still in the deck. */
function worldOf(seen: View): State {
  return {
    openGold: seen.openGold,
    limitedStones: seen.limitedStones,
    board: seen.board,
    round: seen.round,
    start: seen.start,
    temple: seen.temple,
    pile: seen.pile.slice(),
    owned: copyAll(seen.owned),
    farmers: seen.farmers.slice(),
    flat: seen.flat.slice(),
    stones: seen.stones.slice(),
    pyramids: seen.pyramids.slice(),
    offered: seen.offered.slice(),
    lyingGold: seen.lyingGold,
    gold: seen.gold.slice(),
    bank: seen.bank,
    deck: seen.unseen.slice(),
    discard: seen.discard.slice(),
    held: seen.held.map(cards => cards?.slice() ?? NONE.slice()),
    older: [],
    lacks: copyAll(seen.lacks),
    marker: seen.marker.slice(),
    space: seen.space.slice(),
    faceUp: seen.faceUp.slice(),
    offer: seen.offer.map(offer => offer ?? 0),
    correction: seen.correction.map(correction => correction ?? 0),
    sold: seen.sold.map(cards => cards?.slice() ?? NONE.slice()),
    total: seen.total,
    ranking: seen.ranking.slice(),
    eight: seen.eight.slice(),
    increase: seen.increase.slice(),
    bonus: seen.bonus.map(set => set ?? 0),
    sealed: seen.sealed,
    points: copyAll(seen.points),
    flow: seen.flow.slice(),
    over: seen.over,
  }
}

const NONE: Counts = listOf(KINDS, 0)

/** Deals the cards that the viewer does not see: those of older shuffles among themselves, the others out of what may be in the deck. */
function dealHidden(state: State, seen: View, rng: Rng): void {
  for (let layer = 0; layer < seen.olderSize.length; layer++) {
    const older = dealLayer(seen, layer, rng)
    state.older.push(older)
    for (let place = 0; place < seen.held.length; place++) {
      if (place === seen.seat) continue
      for (let kind = 0; kind < KINDS; kind++) state.held[place][kind] += older[place * KINDS + kind]
    }
  }
  for (let place = 0; place < seen.held.length; place++) {
    if (place === seen.seat) continue
    for (let left = seen.heldSize[place] - size(state.held[place]); left > 0; left--) {
      const kind = rng.draw(DECK, state.deck)
      state.deck[kind]--
      state.held[place][kind]++
    }
  }
}

/** The cards of an older shuffle in all arrangements equally often; one in which a hand has a card it is known to lack is dealt again. */
function dealLayer(seen: View, layer: number, rng: Rng): number[] {
  for (;;) {
    const dealt = listOf(seen.held.length * KINDS, 0)
    const pool = seen.olderUnseen[layer].slice()
    let fits = true
    for (let place = 0; place < seen.held.length; place++) {
      if (place === seen.seat) {
        for (let kind = 0; kind < KINDS; kind++) dealt[place * KINDS + kind] = seen.olderOwn[layer][kind]
        continue
      }
      for (let left = seen.olderSize[layer][place]; fits && left > 0; left--) {
        const kind = rng.draw(DECK, pool)
        pool[kind]--
        dealt[place * KINDS + kind]++
        fits = (seen.lacks[layer][place] & (1 << kind)) === 0
      }
    }
    if (fits) return dealt
  }
}

/** A sealed offer of somebody else: any that the imagined hand allows, with any cards sold for it. */
function imagineOffer(state: State, seat: Seat, rng: Rng): void {
  const corrects = state.held[seat][CORRECTION] > 0 ? 1 : 0
  const means = state.gold[seat] + size(state.held[seat])
  const choice = rng.int(means + 1 + corrects * means)
  // In this order: theft and plain offers, then the same with a correction, which leaves one card fewer to pay with.
  const plain = choice <= means
  const gold = plain ? choice : choice - means - 1
  state.offer[seat] = gold === 0 ? THEFT : gold
  state.correction[seat] = plain ? 0 : 1
  const left = state.held[seat].slice()
  if (!plain) left[CORRECTION]--
  for (let short = gold - state.gold[seat]; short > 0; short--) {
    const kinds = left.flatMap((count, kind) => (count > 0 ? [kind] : []))
    const kind = pick(rng, kinds)
    left[kind]--
    state.sold[seat][kind]++
  }
}

/** Sealed bonus cards of somebody else: any set that the imagined hand allows. */
function imagineBonus(state: State, seat: Seat, rng: Rng): void {
  const held = bonusSet(state, seat)
  for (let bit = 1; bit <= held; bit <<= 1) if (held & bit && rng.int(2) === 1) state.bonus[seat] |= bit
}

/** Of a card drawn for somebody else only that it was; of a sealed choice only who sealed; of private steps nothing. */
export function seen(state: State, { actor, action }: Entry<Action>, seat: Seat | null): unknown {
  if (action.type === 'deal') return { type: 'deal', province: action.province }
  if (action.type === 'draw' && action.seat !== seat) return { type: 'draw', seat: action.seat }
  if (actor === seat || typeof actor !== 'number') return action
  switch (action.type) {
    case 'bonus':
      return { type: 'bonus' }
    case 'offer':
    case 'steal':
    case 'enclose':
      return seals(state, actor, action) ? { type: 'offer' } : null
    default:
      return action
  }
}

/** The choices by which a card leaves a hand, face up. */
const SHOWS: readonly Action['type'][] = ['sell', 'free-farmer', 'builder', 'eight', 'increase']

/** Sealed choices are final; a card that was played or sold has shown its face (R24), and so has a free card to its new owner. */
export function bindingOf(
  state: State,
  { actor, action }: Entry<Action>,
  apply: (state: State, actor: Seat, action: Action) => void,
): Binding | undefined {
  if (typeof actor !== 'number') return undefined
  if (action.type === 'bonus') return 'sealed'
  if (action.type === 'offer' || action.type === 'steal' || action.type === 'enclose')
    return seals(state, actor, action) ? 'sealed' : undefined
  if (action.type !== 'bid') return SHOWS.includes(action.type) ? 'shown' : undefined
  // The last bid can end in sales and free cards, for anybody: it is tried out.
  const next = clone(state)
  apply(next, actor, action)
  return state.held.some((cards, place) => size(cards) !== size(next.held[place])) ? 'shown' : undefined
}
