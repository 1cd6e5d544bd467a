/** Amun-Re on the screen: its board, hand, notes, paths and words. */
import { totalOf } from '../../../kernel/score.ts'
import type { StillBoard } from '../../../web/kit/board.ts'
import { GOLD_SOURCE, POINT_RULES } from '../rules/data.ts'
import type { Action, AmunReEvent, View } from '../rules/types.ts'
import { speech } from '../words/speech.ts'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { pathOf } from './paths.ts'

export const amunReBoard: StillBoard<View, Action, AmunReEvent> = {
  Board,
  Hand,
  dock: { portrait: 196, wide: 124 },
  notes: () => import('./Notes.svelte'),
  order: () => import('./dock/Order.svelte'),
  pathOf,
  points: (view, seat) => totalOf(view.points[seat]),
  veils: (view, seat, rule) =>
    rule === POINT_RULES[GOLD_SOURCE] && !view.openGold && view.over === null && view.seat !== seat,
  speech,
}
