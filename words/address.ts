/** Sentences about somebody, and to them: `<@{seat} bids|You bid> {gold}` holds both beginnings, the second one for whoever reads it about themselves. Pure. */
import type { Seat } from '../kernel/game.ts'

const BOTH = /<([^<|>]*@(\d)[^<|>]*)\|([^<|>]*)>/g

/** The sentence as this seat reads it; null: as everybody else does. */
export const address = (text: string, you: Seat | null): string =>
  text.replace(BOTH, (_, others: string, seat: string, second: string) =>
    Number(seat) === you ? second : others,
  )

/** What happened, told to somebody. */
export const addressed =
  <Event>(happened: (event: Event) => string | null) =>
  (event: Event, you: Seat | null = null): string | null => {
    const text = happened(event)
    return text === null ? null : address(text, you)
  }
