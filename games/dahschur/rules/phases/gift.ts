/** Rules 2.1 to 2.3, 10.2, 10.3, 11.2 and 11.5: cards for the gift row, the neutral prince, and the third cards. */
import { chanceTurn, type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf } from '../../../../kernel/frames.ts'
import type { RuleId } from '../../../../kernel/game.ts'
import { next } from '../pieces.ts'
import { bitOf, has, subsetsOf } from '../sets.ts'
import { askGivers, giveable, giveCard, layThird } from '../turn.ts'
import { type DahschurEvent, type Give, type Lay, NEUTRAL, type Neutral, type State } from '../types.ts'

const CARDS = [1, 2, 3, 4, 5, 6] as const
const GIVES = subsetsOf<Give>(CARDS.map(card => ({ type: 'give', card })))
const LAYS = subsetsOf<Lay>(CARDS.map(card => ({ type: 'lay', card })))
const NEUTRALS: readonly Neutral[] = CARDS.map(card => ({ type: 'neutral', card }))

/** 10.2, 11.2: the top neutral prince comes into the row before anybody gives. */
export const neutral: Phase<State, Neutral, DahschurEvent> = {
  takes: ['neutral'],
  turn: chanceTurn,
  legal: () => [],
  candidates: () => [],
  why: (state, _actor, { card }) => (state.neutral[card - 1] > 0 ? undefined : '10.2'),
  chance: (state, rng) => NEUTRALS[rng.draw('neutral', state.neutral)],
  apply(state, _actor, { card }, tell) {
    state.neutral[card - 1]--
    state.row[NEUTRAL] = card
    state.given |= bitOf(card)
    tell?.({ type: 'neutral', card })
    askGivers(state, next(state, state.active), tell)
  },
}

export const give: Phase<State, Give, DahschurEvent> = {
  takes: ['give'],
  turn: state => turnOf(frameOf(state).seat),
  legal: (state, seat) => GIVES[giveable(state.hands[seat], state.given)],
  candidates: (state, seat) => GIVES[state.hands[seat]],
  why: (state, actor, { card }) => refusal(state, actor as number, card, '2.1', '2.2'),
  apply(state, actor, { card }, tell) {
    const seat = actor as number
    giveCard(state, seat, card, tell)
    askGivers(state, next(state, seat), tell)
  },
}

export const third: Phase<State, Lay, DahschurEvent> = {
  takes: ['lay'],
  turn: state => turnOf(frameOf(state).seat),
  legal: (state, seat) => LAYS[giveable(state.hands[seat], state.given)],
  candidates: (state, seat) => LAYS[state.hands[seat]],
  why: (state, actor, { card }) =>
    state.hands.length === 2
      ? refusal(state, actor as number, card, '11.5', '11.5')
      : refusal(state, actor as number, card, '10.3', '10.3'),
  apply: (state, actor, { card }, tell) => layThird(state, actor as number, card, tell),
}

/** One rule asks for a card from the hand, the other for a different value. */
function refusal(
  state: State,
  seat: number,
  card: number,
  hand: RuleId,
  different: RuleId,
): RuleId | undefined {
  if (!has(state.hands[seat], card)) return hand
  return has(giveable(state.hands[seat], state.given), card) ? undefined : different
}
