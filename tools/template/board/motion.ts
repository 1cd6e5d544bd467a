/** What happens on the board, event by event: what travels, how much there is to see, and what the board shows between two events. */
import type { Gain, Move, Weight } from '../../../web/kit/board.ts'
import type { OasisEvent, View } from '../rules/types.ts'
import { cardPlace, cupKey, pointsPlace } from './keys.ts'

export function movesOf(event: OasisEvent): readonly Move[] {
  return event.type === 'drank' ? [{ from: cupKey(event.taste), to: pointsPlace(event.seat) }] : []
}

export function whereOf(event: OasisEvent): readonly string[] {
  switch (event.type) {
    case 'shown':
      return event.cards.map((_, seat) => cardPlace(seat))
    case 'went':
    case 'drank':
      return [pointsPlace(event.seat)]
    default:
      return []
  }
}

export function weightOf({ type }: OasisEvent): Weight {
  if (type === 'shown' || type === 'over') return 'ceremony'
  return type === 'drank' ? 'normal' : type === 'went' || type === 'sealed' ? 'small' : 'nothing'
}

/** Those who go do so together. */
export const joins = (event: OasisEvent, before: OasisEvent): boolean =>
  event.type === 'went' && before.type === 'went'

export const heads = (event: OasisEvent): boolean => event.type === 'round'

export function gainOf(event: OasisEvent): Gain | null {
  if (event.type === 'went') return { seat: event.seat, points: event.points, from: [cardPlace(event.seat)] }
  return event.type === 'drank'
    ? { seat: event.seat, points: event.points, from: [cupKey(event.taste)] }
    : null
}

/** The fields of a view that the board draws. */
export function drawn({ round, dealt, cards, done, plans, sweet, points }: View): Partial<View> {
  return { round, dealt, cards, done, plans, sweet, points }
}

const put = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((old, i) => (i === at ? value : old))

/** What the board shows after this event and before the next. */
export function after(view: View, event: OasisEvent): View {
  const none = <T>(value: T): T[] => view.points.map(() => value)
  switch (event.type) {
    case 'round':
      return {
        ...view,
        round: event.round,
        dealt: none(false),
        cards: none(0),
        done: none(false),
        plans: none(null),
      }
    case 'dealt':
      return { ...view, dealt: put(view.dealt, event.seat, true) }
    case 'card':
      return { ...view, cards: put(view.cards, event.seat, event.card) }
    case 'sealed':
      return { ...view, done: put(view.done, event.seat, true) }
    case 'plan':
      return { ...view, plans: put(view.plans, event.seat, event.plan) }
    case 'shown':
      return { ...view, cards: event.cards, plans: event.plans }
    case 'went':
    case 'drank': {
      const sweet = event.type === 'drank' && event.taste === 'sweet' ? view.sweet - 1 : view.sweet
      return { ...view, sweet, points: put(view.points, event.seat, view.points[event.seat] + event.points) }
    }
    case 'over':
      return view
  }
}
