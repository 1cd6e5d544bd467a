/** Dahschur: the table of contents. Each phase of the rulebook is a file in phases/, headed by the rules it holds. */
import { gather } from '../../../kernel/flow.ts'
import type { Game, Meta } from '../../../kernel/game.ts'
import { BOX } from './box.ts'
import { ENDINGS, PROCESSION } from './data.ts'
import { avenue, regain, swap } from './phases/avenue.ts'
import { bury, chamber } from './phases/chamber.ts'
import { give, neutral, third } from './phases/gift.ts'
import { hire, market, restock, takeBack } from './phases/market.ts'
import { cities, first, gems, plates, stock } from './phases/prepare.ts'
import { procession } from './phases/procession.ts'
import { consolation, reward, roll } from './phases/reward.ts'
import { disc, tribute } from './phases/tribute.ts'
import { area, use } from './phases/use.ts'
import { check, forecast, score } from './score.ts'
import { clone, setup } from './setup.ts'
import { sketch } from './sketch.ts'
import { type Action, type DahschurEvent, type Options, type State, shapes, type View } from './types.ts'
import { imagine, seen, view } from './view.ts'

const meta: Meta = {
  id: 'dahschur',
  ...BOX,
  rules: 1,
  options: [
    { id: 'startGems', kind: 'number', default: 0, min: 0, max: 1 },
    { id: 'procession', kind: 'number', ...PROCESSION },
  ],
  endings: ENDINGS,
}

const phases = {
  stock,
  cities,
  gems,
  plates,
  first,
  neutral,
  give,
  use,
  area,
  market,
  hire,
  restock,
  takeBack,
  avenue,
  swap,
  regain,
  procession,
  third,
  roll,
  reward,
  consolation,
  tribute,
  disc,
  chamber,
  bury,
}

export const dahschur: Game<State, Action, View, Options, DahschurEvent> = {
  meta,
  setup,
  ...gather(phases, shapes),
  clone,
  view,
  seen,
  binding: (_state, { action }) => (action.type === 'bury' ? 'shown' : undefined),
  imagine,
  round: state => state.round,
  score,
  forecast,
  check,
  sketch,
}
