/** The outbox while servers are killed: no signal is lost, one that comes twice has the same id, none is for an answered question, and none goes to somebody who looks. */
import { appendFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import type { Rng } from '../../kernel/game.ts'
import { seeded } from '../../kernel/rng.ts'
import { OutboxRack } from '../testing/outbox.ts'
import { postgresForTests, sqliteForTests } from '../testing/servers.ts'

/** What npm run torture asks for: until when, on which store, where it is noted and what is noted already. */
interface Order {
  readonly until: number
  readonly fault?: string
  readonly record: string
  readonly sources?: string // which version of the server it happens to
  readonly done: Readonly<Record<string, number>>
}

const order: Order | undefined = process.env.ITERU_TORTURE && JSON.parse(process.env.ITERU_TORTURE)
const PROOF = process.env.ITERU_PROOF !== undefined
/** A match is over after some twenty kills: then new people play. */
const KILLS = order ? 15 : PROOF ? 5 : 2
const ROUNDS = PROOF ? 20 : 1

const RACKS = {
  'one process': async () => OutboxRack.build(await sqliteForTests(), 1),
  'two processes': async () => OutboxRack.build(await postgresForTests(), 2),
}
type Kind = keyof typeof RACKS

const racks = new Map<Kind, OutboxRack>()
afterEach(async () => {
  for (const rack of racks.values()) await rack.end()
  racks.clear()
})

async function round(kind: Kind, rng: Rng): Promise<void> {
  const rack = racks.get(kind) ?? (await RACKS[kind]())
  racks.set(kind, rack)
  const found = await rack.round(KILLS, rng)
  const { signals, repeats, ...faults } = found
  expect(faults).toEqual({ lost: [], late: [], toLookers: [], unexplained: [] })
  expect(signals).toBeGreaterThan(0)
  if (!order) return
  const at = new Date().toISOString().slice(0, 10)
  const line = { at, store: 'outbox', fault: kind, sources: order.sources, kills: KILLS, signals, repeats }
  appendFileSync(order.record, `${JSON.stringify(line)}\n`)
}

const LONGEST_MS = 3_600_000

if (order)
  test('as long as ordered, those that were done least', async () => {
    const kinds = (Object.keys(RACKS) as Kind[]).filter(kind => (order.fault ?? kind) === kind)
    const counts = new Map(kinds.map(kind => [kind, order.done[`outbox ${kind}`] ?? 0]))
    const rng = seeded(`outbox ${Date.now()}`)
    while (Date.now() < order.until && kinds.length > 0) {
      const [[kind, count]] = [...counts].sort(([, a], [, b]) => a - b)
      counts.set(kind, count + 1)
      await round(kind, rng)
    }
  })
else
  test.each(Object.keys(RACKS) as Kind[])(
    'calls everybody, once: %s',
    async kind => {
      const rng = seeded(`outbox ${kind}`)
      for (let n = 0; n < ROUNDS; n++) await round(kind, rng)
    },
    LONGEST_MS,
  )
