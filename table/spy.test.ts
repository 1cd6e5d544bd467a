/**
 * Spies: for every game, what each seat and a spectator are sent over a whole match does not change in a single byte when everything they may not know is
 * replaced by something else.
 */
import { describe, expect, test } from 'vitest'
import { gameOf, games } from '../games/index.ts'
import type { ActionBase, AnyGame, Entry, Rng, Seat } from '../kernel/game.ts'
import { isFor } from '../kernel/play.ts'
import { pick, seeded } from '../kernel/rng.ts'
import { act } from './act.ts'
import { frameOf } from './history.ts'
import { messageFor, publicTable, seqOf, writeMessage } from './message.ts'
import { type Change, isRefusal, isShown, type LogRow, type Refusal, type Table } from './table.ts'
import { at, begun } from './testing.ts'

/** The same table in a world that the viewer cannot tell from the true one. */
function imaginedFor(table: Table, viewer: Seat | null, rng: Rng): Table {
  const game = gameOf(table.game)
  return { ...table, state: game.imagine(game.view(table.state, viewer), rng) }
}

/** What somebody else did, as it could have been in the imagined world: an action that looks the same to the viewer. */
function twin(
  truth: Table,
  world: Table,
  { actor, action }: Entry<ActionBase>,
  viewer: Seat | null,
): ActionBase | undefined {
  const game = gameOf(truth.game)
  const seen = (at: Table, what: ActionBase) =>
    JSON.stringify(game.seen(at.state, { actor, action: what }, viewer))
  return [action, ...game.legal(world.state, actor as Seat)].find(
    other => game.why(world.state, actor, other) === undefined && seen(world, other) === seen(truth, action),
  )
}

const bytes = (table: Table, viewer: Seat | null, rows: readonly LogRow[]) =>
  JSON.stringify(messageFor(table, viewer, rows))

/** What the history of a viewer has of the only row of a change. */
function frame(
  game: AnyGame,
  before: Table,
  { table, rows: [row] }: Exclude<Change, Refusal>,
  viewer: Seat | null,
): string {
  if (!isShown(game, { before: before.state, row }, viewer)) return 'nothing'
  const points = [{ state: before.state, frames: 0 }]
  return JSON.stringify(frameOf(game, points, row, { state: table.state, seat: viewer }))
}

for (const [id, game] of Object.entries(games)) {
  describe(`spies at ${id}`, () => {
    const seats = game.meta.seats.max
    for (const viewer of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
      test(`${viewer === null ? 'a spectator' : `seat ${viewer}`} learns nothing it may not know`, () => {
        const rng = seeded(`spy ${id} ${viewer}`)
        let { table } = begun({ game: id, seats, bots: new Array<string>(seats).fill('random') })
        let compared = 0
        let now = 3
        while (table.status === 'running') {
          const seat = pick(rng, table.toAct)
          const action = pick(rng, game.legal(table.state, seat))
          const move = (here: Table, what: ActionBase) =>
            act(here, { seat, ask: here.book.asks[seat], action: what, id: 'x' }, at(now))
          const change = move(table, action)
          if (isRefusal(change)) throw new Error(change.refused)
          const quiet =
            change.rows.length === 1 && game.binding(table.state, { actor: seat, action }) === undefined
          const sealing = change.rows.length === 1 && table.toAct.length > 1
          if (quiet || sealing) {
            const world = imaginedFor(table, viewer, rng)
            const other = twin(table, world, { actor: seat, action }, viewer)
            const changed = other && move(world, other)
            if (changed && !isRefusal(changed) && changed.rows.length === 1) {
              expect(bytes(changed.table, viewer, changed.rows)).toBe(
                bytes(change.table, viewer, change.rows),
              )
              expect(seqOf(changed.table, viewer)).toBe(seqOf(change.table, viewer))
              expect(frame(game, world, changed, viewer)).toBe(frame(game, table, change, viewer))
              compared++
            }
          }
          const told = change.rows.some(row => row.events.some(event => isFor(event, viewer)))
          if (
            change.rows.length === 1 &&
            !told &&
            game.seen(table.state, { actor: seat, action }, viewer) === null
          ) {
            expect(bytes(change.table, viewer, change.rows)).toBe(bytes(table, viewer, []))
          }
          now++
          table = change.table
        }
        expect(compared).toBeGreaterThan(5)
      })
    }
  })
}

test('a message that is written around a shared table is the message', () => {
  const { table, rows } = begun({ game: 'aton', seats: 2, bots: [null, null] })
  const around = JSON.stringify(publicTable(table))
  for (const viewer of [null, 0, 1])
    expect(JSON.parse(writeMessage(table, viewer, rows, around))).toEqual(
      JSON.parse(JSON.stringify(messageFor(table, viewer, rows))),
    )
})
