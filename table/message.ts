/** What one viewer is sent of a table: built up out of what their seat may know. */
import { gameOf } from '../games/index.ts'
import { finals } from '../kernel/final.ts'
import type { ActionBase, AnyGame, Seat } from '../kernel/game.ts'
import { isFor } from '../kernel/play.ts'
import { shownOf } from './calendar.ts'
import { isTwoSteps } from './exchange.ts'
import { isReserved } from './lobby.ts'
import { orderStateOf } from './orders.ts'
import { isAlone, type LogRow, type Table } from './table.ts'
import type { PublicTable, TableMessage } from './wire.ts'

/** How many messages a viewer of this seat has been shown. */
export const seqOf = (table: Table, seat: Seat | null): number =>
  table.book.seqs[seat === null ? 0 : seat + 1]

export const messageFor = (table: Table, seat: Seat | null, rows: readonly LogRow[]): TableMessage => ({
  ...ownOf(table, seat, rows),
  table: publicTable(table),
})

/** What of a message is this viewer's own. */
function ownOf(table: Table, seat: Seat | null, rows: readonly LogRow[]): Omit<TableMessage, 'table'> {
  const game = gameOf(table.game)
  const asked = seat !== null && table.toAct.includes(seat)
  const candidates = asked ? game.candidates(table.state, seat) : []
  const legal = asked ? game.legal(table.state, seat) : []
  const order = orderStateOf(table, seat)
  return {
    t: 'table',
    match: table.id,
    seq: seqOf(table, seat),
    seat,
    ask: asked ? table.book.asks[seat] : null,
    view: table.state === null ? null : game.view(table.state, seat),
    legal,
    final: asked ? finalsOf(table, game, seat, legal) : [],
    refused: candidates.flatMap(action => {
      const rule = game.why(table.state, seat as Seat, action)
      return rule === undefined ? [] : [[action, rule] as const]
    }),
    events: rows.flatMap(row => row.events.filter(event => isFor(event, seat))),
    frames: table.book.frames[seat === null ? 0 : seat + 1],
    undo: seat === null || table.status !== 'running' ? 0 : table.book.backs[seat].to.length,
    ...(order && { order }),
  }
}

/** The message as text; the table around the view is the same for everybody and written once by whoever has several to send. */
export function writeMessage(
  table: Table,
  seat: Seat | null,
  rows: readonly LogRow[],
  around: string,
): string {
  return `${JSON.stringify(ownOf(table, seat, rows)).slice(0, -1)},"table":${around}}`
}

/** What could not be taken back: alone among bots only the end, since then the secret of the shuffles is out. */
function finalsOf(
  table: Table,
  game: AnyGame,
  seat: Seat,
  legal: readonly ActionBase[],
): TableMessage['final'] {
  const all = finals(game, table.state, seat, legal)
  return isAlone(table) ? all.filter(([, why]) => why === 'end') : all
}

/** What everybody may know of the exchange; what one of them shows, the others see when all have. */
const exchangeOf = (table: Table): PublicTable['exchange'] =>
  table.exchange
    ? {
        promised: table.exchange.promised,
        until: table.exchange.until,
        twoSteps: isTwoSteps(table),
      }
    : null

/** A table without its secrets, named field by field; the secret of the shuffles is shown after the last move. */
export function publicTable(table: Table): PublicTable {
  const { open, rated, pace, unproved } = table.settings
  const { proposal } = table // without the row: the numbers of rows would tell how many private steps others took
  return {
    id: table.id,
    game: table.game,
    rules: table.rules,
    options: table.options,
    status: table.status,
    seats: table.seats.map(({ name, player, bot, calendar }, seat) => ({
      name,
      player,
      bot,
      reserved: isReserved(table, seat),
      ...(calendar && { calendar: shownOf(calendar, table.clocks.since[seat] ?? table.updated) }),
    })),
    toAct: table.toAct,
    open,
    rated,
    ...(unproved !== undefined && { unproved: true }),
    pace,
    clocks: table.clocks,
    proposal: proposal && {
      by: proposal.by,
      agreed: proposal.agreed,
      kind: proposal.wish.kind,
      move: (proposal.wish.kind === 'undo' && proposal.wish.move) || null,
    },
    result: table.result,
    commitment: table.commitment,
    contributions: table.contributions,
    exchange: exchangeOf(table),
    secret: table.status === 'over' ? table.secret : null,
    rematch: table.rematch,
    host: table.host,
    created: table.created,
    updated: table.updated,
  }
}
