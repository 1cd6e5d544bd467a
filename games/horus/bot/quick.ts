/** How everybody plays in trials: by plans, give or take some chance. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Rng, Seat } from '../../../kernel/game.ts'
import { pick } from '../../../kernel/rng.ts'
import { CARD_KINDS, TERRAINS } from '../rules/data.ts'
import { horus } from '../rules/index.ts'
import { layAt, pickLaying, refusalAt } from '../rules/laying.ts'
import { wantedSize } from '../rules/stones.ts'
import type { Action, State } from '../rules/types.ts'
import { gainOf, planner } from './plan/gain.ts'

/** Plans that differ by less than this many points are played about equally often. */
const NOISE = 0.4

export function quick(state: State, seat: Seat, rng: Rng): Action {
  const { phase, what } = frameOf(state)
  if (phase === 'play') return quickPlay(state, seat, rng)
  if (phase === 'lay' && what < TERRAINS) return quickLaying(state, seat, rng)
  if (phase === 'lay') return pickLaying(state.board, what, rng)
  const legal = horus.legal(state, seat)
  if (phase === 'use' || phase === 'replace') return pick(rng, legal)
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
  const i = ground.positionOf(effect, board.open, rng)
  return refusalAt(board, what, i) === undefined ? layAt(board.open[i]) : pickLaying(board, what, rng)
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
