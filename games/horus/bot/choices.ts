/** What is worth a trial: the best choices by what tile, card and stone bring together; and what they promise at first sight. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Seat } from '../../../kernel/game.ts'
import { TERRAINS } from '../rules/data.ts'
import { horus } from '../rules/index.ts'
import type { Action, Frame, State } from '../rules/types.ts'
import { turnsLeft } from './learned/features.ts'
import { gainOf, planner } from './plan/gain.ts'
import { rankLayings } from './plan/layings.ts'
import { rankUses } from './plan/uses.ts'

/** How many choices are tried at most. */
export const TOP = 8

/** What promises so many points less than the best is not tried at all. */
const HOPELESS = 3

/** With fewer turns left than this, ending the match or going on counts for more than points, and every card and stack is tried. */
const LATE = 6

interface Rated {
  readonly action: Action
  readonly gain: number
}

export function choices(state: State, seat: Seat): readonly Action[] {
  const { phase, what } = frameOf(state)
  const rated = rate(state, seat)
  // What is not terrain hardly matters within the horizon: hundreds of trials could not tell its places apart.
  if (phase === 'use' || phase === 'replace' || (phase === 'lay' && what >= TERRAINS))
    return [rated[0].action]
  if ((phase === 'play' || phase === 'take') && turnsLeft(state.stacks) < LATE)
    return rated.map(({ action }) => action)
  const least = rated[0].gain - HOPELESS
  return rated.filter(({ gain }, i) => i < TOP && gain >= least).map(({ action }) => action)
}

/** The share of a first place that each of these choices promises at first sight. */
export function expected(state: State, seat: Seat, among: readonly Action[]): readonly number[] {
  const gains = new Map(rate(state, seat).map(({ action, gain }) => [action, gain]))
  planner.begin(state, seat)
  const best = Math.max(...gains.values())
  return among.map(action => planner.prospect.shareWith(seat, (gains.get(action) ?? best) - best))
}

/** What was rated last, and where: it is asked for twice. */
let last: { state: State; frame: Frame; tiles: number; rated: readonly Rated[] } | undefined

/** All choices, the best first. */
function rate(state: State, seat: Seat): readonly Rated[] {
  const frame = frameOf(state)
  const tiles = state.board.tiles.length
  if (last?.state !== state || last.frame !== frame || last.tiles !== tiles)
    last = { state, frame, tiles, rated: rank(state, seat) }
  return last.rated
}

function rank(state: State, seat: Seat): readonly Rated[] {
  const { phase } = frameOf(state)
  if (phase === 'lay') return rankLayings(state, seat, planner)
  const legal = horus.legal(state, seat)
  if (phase === 'use' || phase === 'replace') return rankUses(state, seat, planner, legal)
  planner.begin(state, seat)
  return legal.map(action => ({ action, gain: gainOf(state, action) })).sort((a, b) => b.gain - a.gain)
}
