/** Amun-Re on the screen: its board, hand, notes, paths, motion and words. */
import { totalOf } from '../../../kernel/score.ts'
import type { BoardKit } from '../../../web/kit/board.ts'
import { GOLD_SOURCE, POINT_RULES } from '../rules/data.ts'
import type { Action, AmunReEvent, View } from '../rules/types.ts'
import { speech } from '../words/speech.ts'
import Board from './Board.svelte'
import Order from './dock/Order.svelte'
import Hand from './Hand.svelte'
import * as motion from './motion.ts'
import { pathOf } from './paths.ts'

export const amunReBoard: BoardKit<View, Action, AmunReEvent> = {
  Board,
  Hand,
  dock: { portrait: 196, wide: 124 },
  notes: () => import('./Notes.svelte'),
  Order,
  pathOf,
  points: (view, seat) => totalOf(view.points[seat]),
  veils: (view, seat, rule) =>
    rule === POINT_RULES[GOLD_SOURCE] && !view.openGold && view.over === null && view.seat !== seat,
  motion,
  speech,
}
