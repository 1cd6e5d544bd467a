/** Tactical certainty: a certain win is taken, a certain loss averted as long as that is possible, whatever the search thinks. */
import type { Seat } from '../../../../kernel/game.ts'
import { totalOf } from '../../../../kernel/score.ts'
import { COPIES, TARGET } from '../../rules/data.ts'
import { TEMPLE_OF } from '../../rules/spaces.ts'
import type { Action, DeckView, View } from '../../rules/types.ts'
import { canHold, completable, type Means, meansOf, openIn, placed, spacesOf, without } from './threats.ts'

/** Of the legal choices those that do not throw away what is certain. */
export function sound(view: View, legal: readonly Action[]): readonly Action[] {
  const seat = view.seat ?? 0
  const frame = view.flow[view.flow.length - 1]
  if (frame.phase === 'allocate') return soundAllocations(view, seat, legal)
  if (frame.phase !== 'remove' && frame.phase !== 'place') return legal
  const cards = view.decks[seat].laid
  if (!cards) return legal
  const means = meansLeft(cards, frame.phase, frame.left)
  const set = completable(view, seat, means)
  if (set >= 0) return [winningMove(view, seat, set, legal)]
  const theirCards = view.decks[1 - seat].laid
  if (seat !== view.first || !theirCards) return legal
  const theirs = meansOf(theirCards, view.round)
  const safe = legal.filter(action => isSafe(view, seat, means, theirs, action))
  return safe.length > 0 ? safe : legal
}

function meansLeft(cards: readonly number[], phase: 'remove' | 'place', left: number): Means {
  const full = { places: cards[3], reach: cards[2] }
  if (phase === 'place') return { removes: 0, gives: 0, places: left, reach: cards[2] }
  return cards[1] === 1 ? { ...full, removes: 0, gives: left } : { ...full, removes: left, gives: 0 }
}

/** A step towards completing the set: a blocker off, a stone on, and nothing of one's own that is needed. */
function winningMove(view: View, seat: Seat, set: number, legal: readonly Action[]): Action {
  const wanted = legal.find(action => {
    if (!('space' in action)) return false
    const temple = TEMPLE_OF[action.space]
    const bit = 1 << (action.space % 12)
    if (action.type === 'place') return (openIn(view, seat, set, temple, false) & bit) !== 0
    if (view.decks[seat].laid?.[1] === 1) return (spacesOf(set, temple) & bit) === 0
    return (openIn(view, seat, set, temple, true) & bit) !== 0
  })
  return wanted ?? legal[0]
}

/** Whether after this step the rest of the turn can still keep the other from completing anything. */
function isSafe(view: View, seat: Seat, means: Means, theirs: Means, action: Action): boolean {
  if (!('space' in action)) return true
  const temple = TEMPLE_OF[action.space]
  const place = action.space % 12
  if (action.type === 'place') {
    const left = { ...means, places: means.places - 1 }
    return canHold(placed(view, seat, temple, place), seat, left, theirs)
  }
  const owner = means.gives > 0 ? seat : 1 - seat
  const left =
    means.gives > 0 ? { ...means, gives: means.gives - 1 } : { ...means, removes: means.removes - 1 }
  return canHold(without(view, owner, temple, place), seat, left, theirs)
}

/** An allocation that wins against every reply, if there is one; otherwise all. */
function soundAllocations(view: View, seat: Seat, legal: readonly Action[]): readonly Action[] {
  const replies = repliesOf(view.decks[1 - seat])
  const sure = legal.find(
    action =>
      action.type === 'allocate' && replies.every(reply => winsAgainst(view, seat, action.cards, reply)),
  )
  return sure ? [sure] : legal
}

/** Every way the other could lay four cards, from what is not known to lie elsewhere. */
function repliesOf(deck: DeckView): number[][] {
  const counts = deck.unseen.map((n, kind) => n + deck.known[kind])
  // Whoever may still exchange may get cards out of a new shuffle.
  const most = deck.token > 0 && !deck.sealed ? counts.map(() => COPIES) : counts
  const replies: number[][] = []
  for (let n = 0; n < 256; n++) {
    const cards = [n >> 6, (n >> 4) & 3, (n >> 2) & 3, n & 3].map(kind => kind + 1)
    if (most.every((left, kind) => cards.filter(card => card === kind + 1).length <= left))
      replies.push(cards)
  }
  return replies
}

function winsAgainst(view: View, seat: Seat, cards: readonly number[], reply: readonly number[]): boolean {
  const lead = cards[0] - reply[0]
  const [own, other] = [totalOf(view.points[seat]), totalOf(view.points[1 - seat])]
  if (own + 2 * lead >= TARGET) return lead > 0
  if (lead < 0 && other - 2 * lead >= TARGET) return false
  const mine = meansOf(cards, view.round)
  const theirs = meansOf(reply, view.round)
  const first = () => completable(view, seat, mine) >= 0
  const second = () => completable(view, 1 - seat, theirs) < 0 && !canHold(view, 1 - seat, theirs, mine)
  if (cards[1] !== reply[1]) return cards[1] < reply[1] ? first() : second()
  if (lead !== 0) return lead < 0 ? first() : second()
  return first() && second()
}
