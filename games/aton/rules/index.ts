/** Aton: the table of contents. Each phase of the rulebook is a file in phases/, headed by the rules it holds. */
import { gather } from '../../../kernel/flow.ts'
import type { Game, Meta } from '../../../kernel/game.ts'
import { BOX } from './box.ts'
import { ENDINGS } from './data.ts'
import { allocate } from './phases/allocate.ts'
import { deal } from './phases/deal.ts'
import { order } from './phases/order.ts'
import { place } from './phases/place.ts'
import { recall } from './phases/recall.ts'
import { remove } from './phases/remove.ts'
import { check, forecast, score } from './score.ts'
import { clone, setup } from './setup.ts'
import { sketch } from './sketch.ts'
import { type Action, type AtonEvent, type State, shapes, type View } from './types.ts'
import { imagine, seen, view } from './view.ts'

const meta: Meta = {
  id: 'aton',
  ...BOX,
  rules: 1,
  options: [],
  endings: ENDINGS,
}

export const aton: Game<State, Action, View, object, AtonEvent> = {
  meta,
  setup,
  ...gather({ deal, allocate, order, remove, place, recall }, shapes),
  clone,
  view,
  seen,
  binding: (_state, { action }) => (action.type === 'allocate' ? 'sealed' : undefined),
  imagine,
  round: state => state.round,
  score,
  forecast,
  check,
  sketch,
}
