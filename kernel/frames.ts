/** Where a match is in its rulebook: a stack of plain frames in the state. Apart from the phases, so that a board that asks for the current one fetches none of them. */
import type { Turn } from './game.ts'

/** Where we are in the turn. The last frame is the current one; the ones below wait for it to leave. */
export interface FrameBase {
  readonly phase: string
}

/** A state that carries its flow. `over` is set when the match has ended, and then nothing else matters. */
export interface Flowing<F extends FrameBase> {
  flow: F[]
  over: Extract<Turn, { kind: 'over' }> | null
}

/** The frame that is current. */
export function frameOf<F extends FrameBase>(state: Flowing<F>): F {
  return state.flow[state.flow.length - 1]
}

/** Interrupts the current frame with another. */
export function enter<F extends FrameBase>(state: Flowing<F>, frame: F): void {
  state.flow.push(frame)
}

/** Ends the current frame and returns to the one below. */
export function leave<F extends FrameBase>(state: Flowing<F>): void {
  state.flow.pop()
}

/** Goes on: another frame takes the place of the current one. */
export function swap<F extends FrameBase>(state: Flowing<F>, frame: F): void {
  state.flow[state.flow.length - 1] = frame
}
