/** What happened, in words: the game tells its events, the page those of the table itself. */
import type { EventBase } from '../../kernel/game.ts'
import type { TableEvent } from '../../table/wire.ts'
import type { BoardKit, GameWords, Move } from '../kit/board.ts'
import type { Words } from '../words/en.ts'
import type { Weight } from './story.ts'

const isOfTable = (event: { readonly type: string }): event is TableEvent => event.type.startsWith('table:')

/** A line of the log, with @0 for the name of seat 0; null if it needs none. */
export function tell(event: EventBase | TableEvent, game: GameWords, w: Words): string | null {
  if (!isOfTable(event)) return game.happened(event)
  switch (event.type) {
    case 'table:undo':
      return event.by === null ? w.told.undoAgreed : w.told.undo(event.by)
    case 'table:seat':
      return event.by === 'bot' ? w.told.botSits(event.seat) : w.told.playerSits(event.seat)
    case 'table:proposed':
      return w.told.proposed(event.by, w.told.wishes[event.wish] ?? event.wish)
    case 'table:agreed':
      return w.told.agreed(event.by)
    case 'table:declined':
      return w.told.declined(event.by)
    case 'table:failed':
      return w.told.failed(event.seat)
    case 'table:rules':
      return w.told.rules
    case 'table:ended':
      return w.end.ending[event.ending] ?? w.end.title
  }
}

/** What travels, and the places a line is about: only the game's own events have any. */
export const movesOf = (kit: BoardKit, event: EventBase, view: unknown): readonly Move[] =>
  isOfTable(event) ? [] : kit.moves(event, view)
export const placesOf = (kit: BoardKit, event: EventBase): readonly string[] =>
  isOfTable(event) ? [] : kit.where(event)

/** How much there is to see in what happened. */
export function weightOf(kit: BoardKit, events: readonly EventBase[], view: unknown): Weight {
  const ofGame = events.filter(event => !isOfTable(event))
  if (events.some(({ type }) => type === 'table:ended') || ofGame.some(kit.ceremony)) return 'ceremony'
  const isTakenBack = events.some(({ type }) => type === 'table:undo')
  const moved = ofGame.some(event => kit.moves(event, view).length > 0 || kit.where(event).length > 0)
  return moved || isTakenBack ? 'step' : 'nothing'
}
