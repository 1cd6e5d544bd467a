/**
 * How Horus is played well. Few of the many positions differ in effect, so the best by what tile, card and stone bring together are tried
 * evenly and halved again and again, in trials of a few turns that everybody plays by such plans.
 */
import type { Knowledge } from '../../bots/knowledge.ts'
import { frameOf } from '../../kernel/flow.ts'
import type { Rng, Seat } from '../../kernel/game.ts'
import { pick } from '../../kernel/rng.ts'
import { rankLayings } from './bot/layings.ts'
import { Planner } from './bot/planner.ts'
import { Prospect, turnsLeft } from './bot/prospect.ts'
import { CARD_KINDS, TERRAINS } from './rules/data.ts'
import { horus } from './rules/index.ts'
import { layings, refusal } from './rules/laying.ts'
import { wantedSize } from './rules/stones.ts'
import type { Action, State, View } from './rules/types.ts'

/** How many choices are tried at most. */
const TOP = 8

/** What promises so many points less than the best is not tried at all. */
const HOPELESS = 3

/** With fewer turns left than this, ending the match or going on counts for more than points, and every card and stack is tried. */
const LATE = 6

/** How many turns a trial goes on for at least, the current one included. With more seats everybody has one. */
const TURNS = 3

/** In trials, plans that differ by less than this many points are played about equally often. */
const NOISE = 0.4

const planner = new Planner()
const prospect = new Prospect()

export const horusKnowledge: Knowledge<State, Action, View> = {
  horizon: seats => ({ rounds: Math.max(TURNS, seats), choices: Number.POSITIVE_INFINITY }),
  clock: state => state.turn,

  evaluate(state, shares) {
    prospect.survey(state)
    for (let seat = 0; seat < shares.length; seat++) shares[seat] = prospect.shares[seat]
  },

  choices(state, seat) {
    const { phase } = frameOf(state)
    if (phase === 'lay') return best(rankLayings(state, seat, planner))
    const legal = horus.legal(state, seat)
    if (phase === 'use' || phase === 'replace') return legal
    if ((phase === 'play' || phase === 'take') && turnsLeft(state.stacks) < LATE) return legal
    planner.begin(state, seat)
    const rated = legal.map(action => ({ action, gain: gainOf(state, action) }))
    return best(rated.sort((a, b) => b.gain - a.gain))
  },

  quick(state, seat, rng) {
    const { phase, what } = frameOf(state)
    if (phase === 'play') return quickPlay(state, seat, rng)
    if (phase === 'lay' && what < TERRAINS) return quickLaying(state, seat, rng)
    const legal = horus.legal(state, seat)
    if (phase === 'lay' || phase === 'use' || phase === 'replace') return pick(rng, legal)
    planner.begin(state, seat)
    return quickest(state, legal, rng)
  },

  key(action) {
    if (action.type === 'lay') return action.at
    if (action.type === 'play') return action.card
    if (action.type === 'nile') return CARD_KINDS
    if (action.type === 'take') return action.stack
    if (action.type === 'replace') return action.end
    if (action.type === 'use') return action.as
    return 'region' in action ? action.region : 0
  },

  stakes: 0.6,
  wide: 1,
  top: TOP,
}

/** What an action brings, the rest of the turn included, after the planner has begun. */
function gainOf(state: State, action: Action): number {
  switch (action.type) {
    case 'play':
      return planner.card(action.card)
    case 'nile':
      return planner.nile()
    case 'take':
      return planner.stack(action.stack, wantedSize(state, state.played))
    case 'lift':
      return planner.stone(action.region, -1)
    case 'stone':
    case 'move':
      return planner.stone(action.region, 1)
    default:
      return 0
  }
}

/** Of rated choices, the best first, those that are worth a trial. */
function best(rated: readonly { readonly action: Action; readonly gain: number }[]): Action[] {
  const least = rated[0].gain - HOPELESS
  return rated.filter(({ gain }, i) => i < TOP && gain >= least).map(({ action }) => action)
}

/** The one that brings most, give or take some chance. */
function quickest(state: State, choices: readonly Action[], rng: Rng): Action {
  let found = choices[0]
  let most = Number.NEGATIVE_INFINITY
  for (const action of choices) {
    const gain = gainOf(state, action) + noise(rng)
    if (gain <= most) continue
    found = action
    most = gain
  }
  return found
}

const noise = (rng: Rng): number => (rng.int(1024) * NOISE) / 1024

function quickLaying(state: State, seat: Seat, rng: Rng): Action {
  const { board, flow, played } = state
  const { what } = frameOf(state)
  planner.begin(state, seat)
  const ground = planner.ground(what)
  const isFirst = flow[0].phase === 'play'
  const wanted = isFirst ? 0 : wantedSize(state, played)
  let effect = 0
  let most = Number.NEGATIVE_INFINITY
  for (let one = 0; one < ground.count; one++) {
    const gain =
      (isFirst ? planner.firstLaying(what, one) : planner.layingWithStone(what, one, wanted)) + noise(rng)
    if (gain <= most) continue
    effect = one
    most = gain
  }
  const at = board.open[ground.positionOf(effect, board.open, rng)]
  if (refusal(board, what, at) === undefined) return { type: 'lay', at }
  return pick(rng, layings(board, what))
}

function quickPlay(state: State, seat: Seat, rng: Rng): Action {
  planner.begin(state, seat)
  const hand = state.hands[seat]
  let found = -1
  let most = state.nile[seat] > 0 ? planner.nile() + noise(rng) : Number.NEGATIVE_INFINITY
  for (let card = 0; card < CARD_KINDS; card++) {
    if (hand[card] === 0) continue
    const gain = planner.card(card) + noise(rng)
    if (gain <= most) continue
    found = card
    most = gain
  }
  return found < 0 ? { type: 'nile' } : { type: 'play', card: found }
}
