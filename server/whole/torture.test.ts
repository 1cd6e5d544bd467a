/** Everything that can happen to servers and their store, at random moments of running matches: what was acknowledged is there, nothing is asked or dealt twice, clocks go on, and everybody sees what is. */
import { appendFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { seeded } from '../../kernel/rng.ts'
import { TestClient } from '../testing/client.ts'
import { hasPostgres } from '../testing/database.ts'
import { type Fault, onPostgres, onSqlite, smallDisk } from '../testing/faults.ts'
import { FLOODS, Flooder } from '../testing/floods.ts'
import { checkAll } from '../testing/playing.ts'
import { type Outcome, Rack } from '../testing/rack.ts'
import { ownPostgres, sqliteForTests } from '../testing/servers.ts'
import { SpawnedServer } from '../testing/spawning.ts'
import { standbyForTests } from '../testing/standby.ts'

/** What npm run torture asks for: until when, on which store, which kinds, where it is noted and what is noted already. */
interface Order {
  readonly until: number
  readonly store?: string
  readonly fault?: string
  readonly record: string
  readonly done: Readonly<Record<string, number>>
}

const order: Order | undefined = process.env.ITERU_TORTURE && JSON.parse(process.env.ITERU_TORTURE)
const PROOF = process.env.ITERU_PROOF !== undefined
/** After so many matches new people come: nobody may have more than fifty tables. */
const GENERATION = 15

/** Fewer messages than one player may send. */
const PAUSE_MS = 120
/** However much is thrown at it, a server stays below this; and nobody gets more bytes in on one connection than these before it is cut. */
const MOST_MEGABYTES = 300
const MOST_BYTES = 16 * 1024 * 1024

/** What happens in npm test: a few of those that other tests do not do; in npm run proof one of each. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  sqlite: ['kill', 'full'],
  postgres: ['kill'],
}

let rack: Rack | undefined
afterEach(async () => {
  await rack?.destroy()
  rack = undefined
})

/** The kinds that happen, one after the other: as ordered those that were done least, otherwise a short list. */
function* kindsOf(store: string, faults: Readonly<Record<string, Fault>>): Generator<string> {
  const all = Object.keys(faults)
  if (!order) return yield* PROOF ? all : SHORT[store].filter(kind => all.includes(kind))
  const wanted = all.filter(kind => order.fault === undefined || kind === order.fault)
  const counts = new Map(wanted.map(kind => [kind, order.done[`${store} ${kind}`] ?? 0]))
  while (Date.now() < order.until && wanted.length > 0) {
    const [kind, count] = [...counts].sort(([, a], [, b]) => a - b)[0]
    counts.set(kind, count + 1)
    yield kind
  }
}

const isWanted = (store: string): boolean => order === undefined || (order.store ?? store) === store

/** Every fault is a line of the record, if there is one. */
function note(store: string, fault: string, { servers }: Rack, outcome: Outcome): void {
  const line = { at: new Date().toISOString(), store, fault, ...outcome, megabytes: servers[0].megabytes }
  if (order) appendFileSync(order.record, `${JSON.stringify(line)}\n`)
}

async function torment(store: string, made: Rack, faults: Readonly<Record<string, Fault>>): Promise<void> {
  rack = made
  const rng = seeded(`torture ${store} ${order ? Date.now() : ''}`)
  let n = 0
  for (const kind of kindsOf(store, faults)) {
    if (++n % GENERATION === 0) await made.invite()
    const { happen, breaksLines } = faults[kind]
    const outcome = await made.suffer(async () => {
      await wait(rng.int(300))
      await happen(made)
    }, breaksLines)
    note(store, kind, made, outcome)
  }
  expect(await made.end()).toEqual(made.servers.map(() => 0))
  await checkAll(made.place, made.people)
}

if (isWanted('sqlite'))
  describe('a server on a file', () => {
    test('loses nothing, whatever happens to it', async () => {
      const disk = await smallDisk()
      await torment('sqlite', await Rack.build(disk ?? (await sqliteForTests()), 1), onSqlite(disk))
    })
  })

/** Somebody who plays on while an address floods the server: how long answers took, and how the flood was received. */
async function flooded(kind: string, seconds: number) {
  const place = await sqliteForTests()
  const server = new SpawnedServer({ ...place.env, TRUST_PROXY: '1' })
  try {
    await server.start()
    const innocent = await TestClient.greet(server.base, 'Ani')
    const match = await innocent.create('random', 'dahschur', 4)
    await innocent.connect()
    innocent.send({ t: 'watch', match })
    await actOnce(innocent, match) // the bots have been started
    const end = Date.now() + seconds * 1000
    const flooder = new Flooder(server.base, () => Date.now() > end)
    const flooding = FLOODS[kind](flooder)
    const times: number[] = []
    let megabytes = 0
    while (Date.now() < end) {
      times.push(await actOnce(innocent, match))
      megabytes = Math.max(megabytes, server.megabytes)
      await wait(PAUSE_MS)
    }
    await flooding
    innocent.close()
    const { sent, asked, cut, statuses } = flooder
    const p95Ms = Math.round(times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)])
    return { acknowledged: times.length, p95Ms, megabytes, sent, asked, cut, statuses }
  } finally {
    await server.end()
    await place.remove()
  }
}

/** Waits to be asked and answers; the milliseconds until that was acknowledged. */
async function actOnce(client: TestClient, match: string): Promise<number> {
  const { ask, legal } = await client.until(() => {
    const last = client.table(match)
    return last && last.ask !== null ? last : undefined
  })
  const began = performance.now()
  const id = `a${ask}`
  client.send({ t: 'act', match, ask: ask ?? 0, action: legal[0], id })
  await client.until(() => client.heard.some(heard => heard.t === 'done' && heard.id === id))
  return performance.now() - began
}

if (isWanted('flood') && (PROOF || order !== undefined))
  describe('a server that one address floods', () => {
    for (const kind of Object.keys(FLOODS).filter(name => (order?.fault ?? name) === name))
      test(`stays small and serves the others: ${kind}`, async () => {
        const { statuses, ...flood } = await flooded(kind, order ? 8 : 2)
        // Refused, never with a fault of ours; whoever does not stop at sockets is cut within what is stated.
        expect([...statuses.keys()].filter(status => status >= 500)).toEqual([])
        expect(flood.acknowledged).toBeGreaterThan(0)
        expect(flood.megabytes).toBeLessThan(MOST_MEGABYTES)
        expect(flood.sent / (flood.cut + 1)).toBeLessThan(MOST_BYTES)
        if (!order) return
        const line = {
          at: new Date().toISOString(),
          store: 'flood',
          fault: kind,
          ...flood,
          statuses: Object.fromEntries(statuses),
        }
        appendFileSync(order.record, `${JSON.stringify(line)}\n`)
      })
  })

if (isWanted('postgres'))
  describe('two servers on one PostgreSQL', () => {
    test('lose nothing, whatever happens to them or to it', async () => {
      const place = await ownPostgres()
      await torment('postgres', await Rack.build(place, 2), onPostgres(place.database))
    })
  })

if (hasPostgres() && (PROOF || order !== undefined) && isWanted('standby'))
  describe('two servers on a PostgreSQL with a standby', () => {
    test('lose nothing when it takes over', async () => {
      const pair = await standbyForTests()
      const made = await Rack.build(pair, 2)
      rack = made
      note('standby', 'failover', made, await made.suffer(() => pair.failOver()))
      expect(await made.end()).toEqual([0, 0])
      await checkAll(made.place, made.people)
    })
  })
