/** Tables full of clients, for measurements: opened, started, and driven by whoever is asked. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Rng } from '../../kernel/game.ts'
import { pick } from '../../kernel/rng.ts'
import { TestClient } from '../../server/testing/client.ts'

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

/** A running table with a person on every seat, all of them watching. */
export async function openTable(base: string, game: string, seats: number): Promise<LoadTable> {
  const clients = await Promise.all(Array.from({ length: seats }, (_, n) => TestClient.greet(base, `L${n}`)))
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
export async function openTables(count: number, open: () => Promise<LoadTable>): Promise<LoadTable[]> {
  const tables: LoadTable[] = []
  for (let n = 0; n < count; n += 25)
    tables.push(...(await Promise.all(Array.from({ length: Math.min(25, count - n) }, open))))
  return tables
}

export interface Beat {
  readonly start: number
  readonly every: number
  readonly end: number
}

/** Acts every so often for whichever seat is asked, and measures until every seat has its new view. */
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
    actor.send({ t: 'act', match: table.match, ask: message.ask ?? 0, action: pick(rng, message.legal), id })
    try {
      await actor.until(() => actor.heard.some(heard => heard.t === 'done' && heard.id === id), 5000)
      await Promise.all(
        table.clients.map((client, seat) =>
          client.until(() => client.table(table.match)?.seq !== seqs[seat], 5000),
        ),
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
