/** Amun-Re: the table of contents. Each phase of the rulebook is a file in phases/, headed by the rules it holds. */
import { gather } from '../../../kernel/flow.ts'
import type { Game, Meta } from '../../../kernel/game.ts'
import { correctionsFault } from './board.ts'
import { BOX } from './box.ts'
import { ENDINGS } from './data.ts'
import { bid } from './phases/bid.ts'
import { bonus } from './phases/bonus.ts'
import { cards } from './phases/cards.ts'
import { correct } from './phases/correct.ts'
import { draw } from './phases/draw.ts'
import { farmers } from './phases/farmers.ts'
import { free } from './phases/free.ts'
import { income } from './phases/income.ts'
import { items } from './phases/items.ts'
import { pay } from './phases/pay.ts'
import { reveal } from './phases/reveal.ts'
import { sacrifice } from './phases/sacrifice.ts'
import { settle } from './phases/settle.ts'
import { start } from './phases/start.ts'
import { stones } from './phases/stones.ts'
import { check, forecast, score } from './score.ts'
import { clone, setup } from './setup.ts'
import { sketch } from './sketch.ts'
import {
  type Action,
  type AmunReEvent,
  type Frame,
  type Options,
  type State,
  shapes,
  type View,
} from './types.ts'
import { bindingOf, imagine, seen, view } from './view.ts'

const meta: Meta = {
  id: 'amun-re',
  ...BOX,
  rules: 1,
  options: [
    { id: 'openGold', kind: 'flag', default: false },
    {
      id: 'provinces',
      kind: 'table',
      default: {},
      example: { mendes: { farms: 5 }, abu: { limit: 1 } },
      fault: correctionsFault,
    },
    { id: 'limitedStones', kind: 'flag', default: false },
  ],
  endings: ENDINGS,
}

const flow = gather<State, Frame, Action, AmunReEvent>(
  {
    start,
    reveal,
    free,
    bid,
    pay,
    cards,
    draw,
    farmers,
    stones,
    sacrifice,
    correct,
    items,
    settle,
    income,
    bonus,
  },
  shapes,
)

export const amunRe: Game<State, Action, View, Options, AmunReEvent> = {
  meta,
  setup,
  ...flow,
  clone,
  view,
  seen,
  binding: (state, entry) => bindingOf(state, entry, flow.apply),
  imagine,
  round: state => state.round,
  score,
  forecast,
  check,
  sketch,
}
