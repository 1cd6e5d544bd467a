/** How long one may have to wait for bots until one is asked again: what a bar of progress is drawn for. */
import { turnMs } from '../../bots/levels.ts'
import type { Seat } from '../../kernel/game.ts'

/** What of a table decides it. */
interface Waiting {
  readonly seats: readonly { readonly bot: string | null }[]
  readonly toAct: readonly Seat[]
}

/** A shorter wait needs no bar. */
const SHORT_MS = 1200

/** Milliseconds at most, a turn of each bot; null where one waits for people or hardly at all. */
export function longestWait({ seats, toAct }: Waiting, viewer: Seat | null): number | null {
  if (toAct.length === 0 || toAct.some(seat => seat === viewer || seats[seat].bot === null)) return null
  const others = seats.filter((_, seat) => seat !== viewer)
  const ms = others.reduce((sum, { bot }) => sum + (bot === null ? 0 : turnMs(bot, seats.length)), 0)
  return ms < SHORT_MS ? null : ms
}
