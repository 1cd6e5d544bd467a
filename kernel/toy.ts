/**
 * The oasis, the smallest complete game: chance, a secret, a sealed choice and a choice in steps. Copy it to begin a game of your own.
 *
 * 1.1 Three rounds. Each seat is dealt one card out of a bag with the values 1 to 4, and looks at it in secret.
 * 2.1 All seal at once whether they stay or go.
 * 2.2 A seat that goes gets 1 point.
 * 2.3 The highest card that stayed wins the well.
 * 3.1 The winner drinks two cups, one after the other, each sweet (2 points) or salt (1 point).
 * 3.2 There are two sweet cups in the whole match; salt never runs out.
 * 4.1 Whoever has the most points wins.
 */
import { chanceTurn, gather, type Phase, turnOf, turnOfAll } from './flow.ts'
import { enter, type Flowing, frameOf, leave, swap } from './frames.ts'
import type { Entry, Game, Meta, Rng, Score, Seat, Tell } from './game.ts'
import { oneOf, type Shapes, whole } from './shape.ts'

export type Frame =
  | { phase: 'deal'; seat: Seat }
  | { phase: 'seal' }
  | { phase: 'cups'; seat: Seat; left: number }

export interface State extends Flowing<Frame> {
  round: number
  bag: number[] // how many of each value are left, by value - 1
  cards: number[] // by seat; 0: none yet
  sealed: ('stay' | 'go' | null)[]
  sweet: number
  points: number[]
}

type Deal = { type: 'deal'; card: number }
type Seal = { type: 'seal'; plan: 'stay' | 'go' }
type Cup = { type: 'cup'; taste: 'sweet' | 'salt' }
export type Action = Deal | Seal | Cup
export type Event =
  | { type: 'round'; round: number }
  | { type: 'dealt'; seat: Seat }
  | { type: 'card'; seat: Seat; card: number; only: Seat[] }
  | { type: 'sealed'; seat: Seat }
  | { type: 'plan'; seat: Seat; plan: Seal['plan']; only: Seat[] }
  | { type: 'shown'; cards: number[]; plans: Seal['plan'][] }
  | { type: 'went'; seat: Seat; points: number }
  | { type: 'drank'; seat: Seat; taste: Cup['taste']; points: number }
  | { type: 'over'; ending: string; places: readonly number[] }

export interface View {
  seat: Seat | null
  flow: Frame[]
  over: State['over']
  round: number
  unseen: number[] // what is in the bag or in a hand this viewer does not see
  dealt: boolean[]
  cards: number[] // 0 where this viewer does not see it
  done: boolean[] // who has sealed
  plans: State['sealed'] // null where this viewer does not see it
  sweet: number
  points: number[]
}

const PLANS: readonly Seal[] = [
  { type: 'seal', plan: 'stay' },
  { type: 'seal', plan: 'go' },
]
const CUPS: readonly Cup[] = [
  { type: 'cup', taste: 'sweet' },
  { type: 'cup', taste: 'salt' },
]
const shapes: Shapes<Action> = {
  deal: { card: whole(1, 4) },
  seal: { plan: oneOf(['stay', 'go']) },
  cup: { taste: oneOf(['sweet', 'salt']) },
}

const deal: Phase<State, Deal, Event> = {
  takes: ['deal'],
  turn: chanceTurn,
  legal: () => [],
  candidates: () => [],
  why: (state, _actor, { card }) => (state.bag[card - 1] > 0 ? undefined : '1.1'),
  chance: (state, rng) => ({ type: 'deal', card: rng.draw('bag', state.bag) + 1 }),
  apply(state, _actor, { card }, tell) {
    const { seat } = frameOf(state) as Extract<Frame, { phase: 'deal' }>
    state.bag[card - 1]--
    state.cards[seat] = card
    tell?.({ type: 'dealt', seat })
    tell?.({ type: 'card', seat, card, only: [seat] })
    leave(state)
  },
}

const seal: Phase<State, Seal, Event> = {
  takes: ['seal'],
  turn: state => turnOfAll(state.sealed.reduce((set, plan, seat) => (plan ? set : set | (1 << seat)), 0)),
  legal: () => PLANS,
  candidates: () => PLANS,
  why: () => undefined,
  apply(state, actor, { plan }, tell) {
    const seat = actor as Seat
    state.sealed[seat] = plan
    tell?.({ type: 'sealed', seat })
    tell?.({ type: 'plan', seat, plan, only: [seat] })
    const plans = state.sealed.filter(one => one !== null)
    if (plans.length === state.sealed.length) showAll(state, plans, tell)
  },
}

function showAll(state: State, plans: Seal['plan'][], tell?: Tell<Event>): void {
  tell?.({ type: 'shown', cards: [...state.cards], plans })
  for (const [seat, choice] of plans.entries()) {
    if (choice === 'stay') continue
    state.points[seat] += 1
    tell?.({ type: 'went', seat, points: 1 })
  }
  const staying = state.cards.map((card, seat) => (plans[seat] === 'stay' ? card : 0))
  const best = Math.max(...staying)
  if (best > 0) swap(state, { phase: 'cups', seat: staying.indexOf(best), left: 2 })
  else nextRound(state, tell)
}

const cups: Phase<State, Cup, Event> = {
  takes: ['cup'],
  turn: state => turnOf((frameOf(state) as Extract<Frame, { phase: 'cups' }>).seat),
  legal: state => (state.sweet > 0 ? CUPS : CUPS.slice(1)),
  candidates: () => CUPS,
  why: (state, _actor, { taste }) => (taste === 'salt' || state.sweet > 0 ? undefined : '3.2'),
  apply(state, actor, { taste }, tell) {
    const frame = frameOf(state) as Extract<Frame, { phase: 'cups' }>
    const points = taste === 'sweet' ? 2 : 1
    if (taste === 'sweet') state.sweet--
    state.points[actor as Seat] += points
    tell?.({ type: 'drank', seat: frame.seat, taste, points })
    if (frame.left > 1) swap(state, { ...frame, left: frame.left - 1 })
    else nextRound(state, tell)
  },
}

function nextRound(state: State, tell?: Tell<Event>): void {
  if (state.round === 3) {
    const places = state.points.map(mine => 1 + state.points.filter(theirs => theirs > mine).length)
    const ending = places.filter(place => place === 1).length > 1 ? 'shared' : 'clear'
    state.over = { kind: 'over', ending, places }
    tell?.({ type: 'over', ending, places })
    return
  }
  state.round++
  tell?.({ type: 'round', round: state.round })
  state.bag = [1, 1, 1, 1]
  state.cards.fill(0)
  state.sealed.fill(null)
  swap(state, { phase: 'seal' })
  for (let seat = state.cards.length - 1; seat >= 0; seat--) enter(state, { phase: 'deal', seat })
}

function setup(seats: number): State {
  const each = <T>(value: T): T[] => new Array<T>(seats).fill(value)
  const start = { round: 0, bag: [0, 0, 0, 0], sweet: 2, flow: [{ phase: 'seal' }] as Frame[], over: null }
  const state: State = {
    ...start,
    cards: each(0),
    sealed: each<State['sealed'][number]>(null),
    points: each(0),
  }
  nextRound(state)
  return state
}

function view(state: State, seat: Seat | null): View {
  const shown = !state.sealed.includes(null)
  const unseen = [...state.bag]
  for (const [owner, card] of state.cards.entries())
    if (card > 0 && owner !== seat && !shown) unseen[card - 1]++
  return {
    seat,
    flow: [...state.flow],
    over: state.over,
    round: state.round,
    unseen,
    dealt: state.cards.map(card => card > 0),
    cards: state.cards.map((card, owner) => (shown || owner === seat ? card : 0)),
    done: state.sealed.map(plan => plan !== null),
    plans: state.sealed.map((plan, owner) => (shown || owner === seat ? plan : null)),
    sweet: state.sweet,
    points: [...state.points],
  }
}

function imagine(seen: View, rng: Rng): State {
  const { round, over, sweet } = seen
  const bag = [...seen.unseen]
  const cards = seen.cards.map((card, seat) => {
    if (card > 0 || !seen.dealt[seat]) return card
    const kind = rng.draw('bag', bag)
    bag[kind]--
    return kind + 1
  })
  const sealed = seen.plans.map((plan, seat) => plan ?? (seen.done[seat] ? PLANS[rng.int(2)].plan : null))
  return { round, over, sweet, bag, cards, sealed, flow: [...seen.flow], points: [...seen.points] }
}

function seenOf(state: State, { actor, action }: Entry<Action>, seat: Seat | null): unknown {
  if (action.type === 'deal' && (frameOf(state) as { seat?: Seat }).seat !== seat) return { type: 'deal' }
  return action.type === 'seal' && actor !== seat ? { type: 'seal' } : action
}

const meta: Meta = {
  id: 'toy',
  title: 'The oasis',
  seats: { min: 2, max: 4 },
  rules: 1,
  options: [],
  endings: ['clear', 'shared'],
}
const score = (points: readonly number[]): Score[] =>
  points.map(total => ({ total, lines: [{ rule: '4.1', points: total }] }))

export const toy: Game<State, Action, View, object, Event> = {
  meta,
  setup,
  ...gather({ deal, seal, cups }, shapes),
  clone: state => ({
    ...state,
    bag: [...state.bag],
    cards: [...state.cards],
    sealed: [...state.sealed],
    points: [...state.points],
    flow: [...state.flow], // frames are replaced, never changed
  }),
  view,
  seen: seenOf,
  binding: (_state, { action }) => (action.type === 'seal' ? 'sealed' : undefined),
  imagine,
  round: state => state.round,
  score: state => score(state.points),
  forecast: seen => score(seen.points),
  check(state) {
    const dealt = state.cards.filter(card => card > 0).length
    if (state.bag.reduce((sum, n) => sum + n, dealt) !== 4) throw new Error('a card was made or lost')
  },
  sketch: seen => [
    `round ${seen.round}, sweet ${seen.sweet}, points ${seen.points.join(' ')}, cards ${seen.cards.join(' ')}`,
  ],
}
