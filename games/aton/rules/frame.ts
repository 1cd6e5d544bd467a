/** Every frame there is, made once: a frame is never changed, and most last for a single stone. */
import type { Seat } from '../../../kernel/game.ts'
import { HAND, SEATS } from './data.ts'
import type { Frame } from './types.ts'

/** By seat and the number of stones that are still to be moved. */
const framesOf = (phase: Frame['phase']): readonly (readonly Frame[])[] =>
  SEATS.map((_, seat: Seat) => Array.from({ length: HAND + 1 }, (_, left) => ({ phase, seat, left })))

const FRAMES: Readonly<Record<Frame['phase'], readonly (readonly Frame[])[]>> = {
  deal: framesOf('deal'),
  allocate: framesOf('allocate'),
  order: framesOf('order'),
  remove: framesOf('remove'),
  place: framesOf('place'),
  recall: framesOf('recall'),
}

export const frameFor = (phase: Frame['phase'], seat: Seat, left = 0): Frame => FRAMES[phase][seat][left]
