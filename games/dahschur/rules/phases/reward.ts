/** Rules 6.2, 6.3, 6.5 and 6.6: the dice for ties, the rewards of the left and middle cards, and consolations. */
import { chanceTurn, type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf } from '../../../../kernel/frames.ts'
import type { RuleId, Seat } from '../../../../kernel/game.ts'
import { CITIES, PROCESSION } from '../data.ts'
import { advanceCandidates, advanceRefusal, foremostFree, listAdvances } from '../offerings.ts'
import { advanceOffering, stallsOf, takeStones } from '../pieces.ts'
import { afterPrize, consoleOthers, contend, LEFT } from '../prizes.ts'
import { has } from '../sets.ts'
import {
  type Advance,
  type DahschurEvent,
  type Front,
  type Gem,
  PASS,
  type Pass,
  type Roll,
  SILVER,
  type State,
  type Take,
  type TakeBack,
} from '../types.ts'
import { TAKE_BACKS } from './market.ts'
import { ALL_TAKES, TAKES, takeDisc } from './tribute.ts'

/** 6.5, 7.2: the players who share a rank that decides roll for it. */
export const roll: Phase<State, Roll, DahschurEvent> = {
  takes: ['roll'],
  turn: chanceTurn,
  legal: () => [],
  candidates: () => [],
  why: (state, _actor, { dice }) =>
    dice.every((die, seat) => die > 0 === (frameOf(state).card & (1 << seat)) > 0) ? undefined : '6.5',
  chance(state, rng) {
    const { card: rolling } = frameOf(state)
    const dice = [0, 0, 0, 0]
    for (let seat = 0; seat < 4; seat++) if (rolling & (1 << seat)) dice[seat] = 1 + rng.int(6)
    return { type: 'roll', dice }
  },
  apply(state, _actor, { dice }, tell) {
    const { at: prize } = frameOf(state)
    tell?.({ type: 'rolled', prize, dice })
    rank(state.tie, dice)
    contend(state, prize, tell)
  },
}

/** Whoever stood higher before stays so; among equals the dice decide. The ranks stay as small as the number of players. */
function rank(tie: number[], dice: readonly number[]): void {
  const keys = tie.slice()
  for (let seat = 0; seat < tie.length; seat++) if (tie[seat] > 0) keys[seat] = tie[seat] * 8 + dice[seat]
  for (let seat = 0; seat < tie.length; seat++) {
    if (keys[seat] === 0) continue
    tie[seat] = 1
    for (let other = 0; other < tie.length; other++) {
      if (keys[other] > 0 && keys[other] < keys[seat]) tie[seat]++
    }
  }
}

const FRONTS: readonly Front[] = Array.from({ length: PROCESSION.max }, (_, from) => ({
  type: 'front',
  from,
}))
const GEM_CHOICES: readonly Gem[] = [0, 1, 2].map(gem => ({ type: 'gem', gem }))
const MIDDLE_CANDIDATES: readonly (Front | Gem | Pass)[] = [...FRONTS, ...GEM_CHOICES, PASS]

type Reward = Take | Front | Gem | Pass

/** 6.2, 6.3: what the winner takes for the left or the middle card; both may be declined (A23). */
export const reward: Phase<State, Reward, DahschurEvent> = {
  takes: ['take', 'front', 'gem', 'pass'],
  turn: state => turnOf(frameOf(state).seat),
  legal: (state, seat) => (frameOf(state).at === LEFT ? leftChoices(state) : middleChoices(state, seat)),
  candidates: state => (frameOf(state).at === LEFT ? ALL_TAKES : MIDDLE_CANDIDATES),
  why: (state, actor, action) => rewardRefusal(state, actor as number, action),
  apply(state, actor, action, tell) {
    const seat = actor as number
    const { at: prize } = frameOf(state)
    if (action.type === 'take') {
      takeDisc(state, seat, action, tell)
      return
    }
    if (action.type === 'front') advanceOffering(state, seat, action.from, foremostFree(state), tell)
    else if (action.type === 'gem') {
      state.bag[action.gem]--
      state.gems[seat * 3 + action.gem]++
      tell?.({ type: 'gem', seat, gem: action.gem })
    } else tell?.({ type: 'passed', seat })
    afterPrize(state, prize, tell)
  },
}

function leftChoices(state: State): readonly Reward[] {
  const open: Reward[] = []
  for (let i = 0; i < CITIES.length; i++) {
    if (hasSilverAt(state, CITIES[i])) open.push(TAKES[CITIES[i]][0])
  }
  open.push(PASS)
  return open
}

function hasSilverAt({ cities, metals }: State, city: number): boolean {
  const field = cities.indexOf(city)
  return field >= 0 && (metals[field] & SILVER) > 0
}

function middleChoices(state: State, seat: Seat): readonly Reward[] {
  const open: Reward[] = []
  for (let from = 0; from < FRONTS.length; from++) {
    if (canGoToFront(state, seat, from)) open.push(FRONTS[from])
  }
  for (let gem = 0; gem < 3; gem++) if (state.bag[gem] > 0) open.push(GEM_CHOICES[gem])
  open.push(PASS)
  return open
}

/** A stone from the supply (from 0), or an own offering behind the foremost free field; none ever moves back (A22). */
function canGoToFront(state: State, seat: Seat, from: number): boolean {
  const owns = from === 0 ? state.supply[seat] > 0 : state.procession[from - 1] === seat
  return owns && from < foremostFree(state)
}

function rewardRefusal(state: State, seat: Seat, action: Reward): RuleId | undefined {
  if (action.type === 'pass') return undefined
  if (frameOf(state).at === LEFT) {
    const silver = action.type === 'take' && action.metal === 'silver' && hasSilverAt(state, action.city)
    return silver ? undefined : '6.2'
  }
  if (action.type === 'gem') return state.bag[action.gem] > 0 ? undefined : '6.3'
  return action.type === 'front' && canGoToFront(state, seat, action.from) ? undefined : '6.3'
}

/** 6.6: a step in the procession or a stone back for everybody who lost a tie; it may be declined (A28). */
export const consolation: Phase<State, Advance | TakeBack | Pass, DahschurEvent> = {
  takes: ['advance', 'takeBack', 'pass'],
  turn: state => turnOf(frameOf(state).seat),
  legal(state, seat) {
    const open: (Advance | TakeBack | Pass)[] = []
    listAdvances(open, state, seat, 1)
    const backs = TAKE_BACKS[stallsOf(state, seat)]
    for (let i = 0; i < backs.length; i++) open.push(backs[i])
    open.push(PASS)
    return open
  },
  candidates: state => [...advanceCandidates(state), ...TAKE_BACKS[TAKE_BACKS.length - 1], PASS],
  why(state, actor, action) {
    const seat = actor as number
    if (action.type === 'advance') return advanceRefusal(state, seat, action, 1)
    return action.type === 'pass' || has(stallsOf(state, seat), action.stall) ? undefined : '6.6'
  },
  apply(state, actor, action, tell) {
    const seat = actor as number
    if (action.type === 'advance') advanceOffering(state, seat, action.from, action.to, tell)
    else if (action.type === 'takeBack') takeStones(state, seat, action.stall, 1, tell)
    else tell?.({ type: 'passed', seat })
    consoleOthers(state, frameOf(state).at, tell)
  },
}
