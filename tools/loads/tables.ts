/** Tables full of clients, for measurements: opened, started, and driven by whoever is asked. */
import { setTimeout as wait } from 'node:timers/promises'
import { gameOf } from '../../games/index.ts'
import type { ActionBase, EventBase, Rng, Seat } from '../../kernel/game.ts'
import { play } from '../../kernel/play.ts'
import { pick } from '../../kernel/rng.ts'
import { TestClient } from '../../server/testing/client.ts'
import { isShown } from '../../table/table.ts'
import type { TableMessage } from '../../table/wire.ts'

export interface LoadTable {
  readonly match: string
  readonly clients: readonly TestClient[] // the people
  acts: number
}

/** What was measured so far. */
export interface Measured {
  acts: number
  errors: number
  readonly times: number[]
}

/** A running table with a person on every seat, all of them watching, in turn at each of these servers. */
export async function openTable(bases: readonly string[], game: string, seats: number): Promise<LoadTable> {
  const clients = await Promise.all(
    Array.from({ length: seats }, (_, n) => TestClient.greet(bases[n % bases.length], `L${n}`)),
  )
  const match = await clients[0].create(null, game, seats)
  for (const client of clients.slice(1)) await client.sit(match)
  await clients[0].post(`/api/tables/${match}/start`, {})
  for (const client of clients) {
    await client.connect()
    client.send({ t: 'watch', match })
    await client.until(() => client.table(match))
  }
  return { match, clients, acts: 0 }
}

/** Opens so many tables, some at a time. */
export async function openTables(
  count: number,
  open: (n: number) => Promise<LoadTable>,
): Promise<LoadTable[]> {
  const tables: LoadTable[] = []
  for (let n = 0; n < count; n += 25)
    tables.push(
      ...(await Promise.all(Array.from({ length: Math.min(25, count - n) }, (_, k) => open(n + k)))),
    )
  return tables
}

export interface Beat {
  readonly start: number
  readonly every: number
  readonly end: number
}

/** The seats that are shown something of an action, in any world that its actor can imagine: of a private step the others see nothing. */
function whoSees({ table, seat, view }: TableMessage, action: ActionBase, rng: Rng): Seat[] {
  const game = gameOf(table.game)
  const actor = seat as Seat
  const before = game.imagine(view, rng)
  const events: EventBase[] = []
  const played = play(game, before, { actor, action }, event => events.push(event))
  const isForAll = 'refused' in played || game.turn(played.state).kind !== 'seats'
  const row = { n: 0, actor, action, events, id: null, at: 0 }
  return table.seats.flatMap((_, n) => (isForAll || isShown(game, { before, row }, n) ? [n] : []))
}

/** Acts every so often for whichever seat is asked, and measures until every seat that is shown something has its new view. */
export async function drive(
  table: LoadTable,
  { start, every, end }: Beat,
  measured: Measured,
  rng: Rng,
): Promise<void> {
  await wait(start)
  while (Date.now() < end) {
    const began = performance.now()
    const actor = table.clients.find(client => client.table(table.match)?.ask != null)
    const message = actor?.table(table.match)
    if (!actor || !message) return
    const seqs = table.clients.map(client => client.table(table.match)?.seq)
    const id = `l${table.acts++}`
    const action = pick(rng, message.legal) as ActionBase
    const seeing = whoSees(message, action, rng)
    actor.send({ t: 'act', match: table.match, ask: message.ask ?? 0, action, id })
    try {
      await actor.until(() => actor.heard.some(heard => heard.t === 'done' && heard.id === id), 5000)
      await Promise.all(
        seeing.map(seat => {
          const client = table.clients[seat]
          return client.until(() => client.table(table.match)?.seq !== seqs[seat], 5000)
        }),
      )
      measured.times.push(performance.now() - began)
      measured.acts++
    } catch {
      measured.errors++
    }
    for (const client of table.clients) client.forget()
    await wait(Math.max(0, every - (performance.now() - began)))
  }
}
