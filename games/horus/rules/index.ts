/** Horus: the table of contents. Each phase of the rulebook is a file in phases/, headed by the rules it holds. */
import { gather } from '../../../kernel/flow.ts'
import type { Binding, Entry, Game, Meta } from '../../../kernel/game.ts'
import { BOX } from './box.ts'
import { ENDINGS, SPLITS } from './data.ts'
import { draw } from './phases/draw.ts'
import { first } from './phases/first.ts'
import { lay } from './phases/lay.ts'
import { lift, move } from './phases/move.ts'
import { play } from './phases/play.ts'
import { refill } from './phases/refill.ts'
import { stone } from './phases/stone.ts'
import { take } from './phases/take.ts'
import { replace, use } from './phases/use.ts'
import { check, forecast, score } from './score.ts'
import { clone, setup } from './setup.ts'
import { sketch } from './sketch.ts'
import { exchanges, roundOf } from './stacks.ts'
import { type Action, type HorusEvent, type Options, type State, shapes, type View } from './types.ts'
import { imagine, seen, view } from './view.ts'

const meta: Meta = {
  id: 'horus',
  ...BOX,
  rules: 1,
  options: [{ id: 'split', kind: 'choice', default: '10/10', choices: Object.keys(SPLITS) }],
  endings: ENDINGS,
}

/** A played card was hidden; and where cards are exchanged, everybody shows which of the terrain they held (5.6). */
function binding(state: State, { action }: Entry<Action>): Binding | undefined {
  if (action.type === 'play') return 'shown'
  return action.type === 'take' && exchanges(state.stacks, action.stack) ? 'shown' : undefined
}

export const horus: Game<State, Action, View, Options, HorusEvent> = {
  meta,
  setup,
  ...gather({ first, refill, draw, lay, replace, use, play, take, stone, lift, move }, shapes),
  clone,
  view,
  seen,
  binding,
  imagine,
  round: state => roundOf(state.turn, state.supply.length),
  score,
  forecast,
  check,
  sketch,
}
