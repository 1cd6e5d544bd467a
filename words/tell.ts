/** What happened, in words: the game tells its events, the house those of the table itself. */
import type { EventBase, Seat } from '../kernel/game.ts'
import type { TableEvent } from '../table/wire.ts'
import { address } from './address.ts'
import type { GameWords } from './game.ts'
import { entryOf, type Words } from './house.ts'

export const isOfTable = (event: { readonly type: string }): event is TableEvent =>
  event.type.startsWith('table:')

/** A line of the log, with @0 for the name of seat 0; null if it needs none. `you`: who reads it, and is told in the second person what is about them. */
export function tell(
  event: EventBase | TableEvent,
  game: GameWords,
  w: Words,
  you: Seat | null = null,
): string | null {
  return isOfTable(event) ? address(tellTable(event, w), you) : game.happened(event, you)
}

function tellTable(event: TableEvent, w: Words): string {
  switch (event.type) {
    case 'table:undo':
      return event.by === null ? w.told.undoAgreed : w.told.undo({ seat: event.by })
    case 'table:seat':
      if (event.late) return w.told.late({ seat: event.seat })
      return event.by === 'bot'
        ? w.told.botSits({ seat: event.seat })
        : w.told.playerSits({ seat: event.seat })
    case 'table:proposed':
      return w.told.proposed[event.wish]({ seat: event.by })
    case 'table:agreed':
      return w.told.agreed({ seat: event.by })
    case 'table:declined':
      return w.told.declined({ seat: event.by })
    case 'table:branched':
      return w.told.branched
    case 'table:failed':
      return w.told.failed({ seat: event.seat })
    case 'table:rules':
      return w.told.rules
    case 'table:ended':
      return entryOf(w.end.ending, event.ending) ?? w.end.title
  }
}
