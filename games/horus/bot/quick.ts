/** How everybody plays in trials: by plans, give or take some chance. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Rng, Seat } from '../../../kernel/game.ts'
import { pick } from '../../../kernel/rng.ts'
import { NONE } from '../rules/board.ts'
import { CARD_KINDS, TERRAINS } from '../rules/data.ts'
import { horus } from '../rules/index.ts'
import { layAt, refusalAt } from '../rules/laying.ts'
import { pickLaying } from '../rules/picking.ts'
import { wantedSize } from '../rules/stones.ts'
import type { Action, State } from '../rules/types.ts'
import { gainOf, planner } from './plan/gain.ts'
import { Verge } from './plan/verge.ts'

/** Plans that differ by less than this many points are played about equally often. */
const NOISE = 0.4

/** The same for positions that come to the same apart from the room they take from regions. */
const WHIM = 0.03

/** Paper to calculate on, as the planner is. */
const verge = new Verge()

export function quick(state: State, seat: Seat, rng: Rng): Action {
  const { phase, what } = frameOf(state)
  if (phase === 'play') return quickPlay(state, seat, rng)
  if (phase === 'lay' && what < TERRAINS) return quickLaying(state, seat, rng)
  if (phase === 'lay') return quickWater(state, seat, rng)
  const legal = horus.legal(state, seat)
  if (phase === 'use') return legal[0] // a necropolis fits nearly everywhere
  if (phase === 'replace') return pick(rng, legal)
  planner.begin(state, seat)
  return quickest(state, legal, rng)
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
const whim = (rng: Rng): number => (rng.int(1024) * WHIM) / 1024

/** The effect that brings most, the rest of the turn included, and of the places with this effect the one that takes most room from others. */
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
  verge.survey(board, what, planner.prospect)
  let place = NONE
  most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < board.open.length; i++) {
    if (ground.effectAt[i] !== effect) continue
    const gain = verge.gainAt(i) + whim(rng)
    if (gain <= most) continue
    place = i
    most = gain
  }
  return refusalAt(board, what, place) === undefined ? layAt(board.open[place]) : pickLaying(board, what, rng)
}

/** All that is not terrain is laid where it takes room from others. */
function quickWater(state: State, seat: Seat, rng: Rng): Action {
  const { board } = state
  const { what } = frameOf(state)
  planner.begin(state, seat)
  verge.survey(board, what, planner.prospect)
  let place = NONE
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < board.open.length; i++) {
    if (refusalAt(board, what, i) !== undefined) continue
    const gain = verge.gainAt(i) + whim(rng)
    if (gain <= most) continue
    place = i
    most = gain
  }
  return layAt(board.open[place])
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
