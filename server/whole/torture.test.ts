/** Everything that can happen to servers and their store, at random moments of running matches: what was acknowledged is there, nothing is asked or dealt twice, clocks go on, and everybody sees what is. */
import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { seeded } from '../../kernel/rng.ts'
import { TestClient } from '../testing/client.ts'
import { hasPostgres } from '../testing/database.ts'
import { databaseToFill, type Fault, fileToFill, onPostgres, onSqlite } from '../testing/faults.ts'
import { flood } from '../testing/flooding.ts'
import { FLOODS } from '../testing/floods.ts'
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
  readonly sources: string // the version of what is tortured
  readonly enough: number // of a quick kind; of a slow one a tenth
  readonly groups: number // side by side, each with servers and a store of its own: most of the time is waiting
  readonly done: Readonly<Record<string, number>>
}

const order: Order | undefined = process.env.ITERU_TORTURE && JSON.parse(process.env.ITERU_TORTURE)
const PROOF = process.env.ITERU_PROOF !== undefined
/** After so many faults other servers and people come: nobody may have more than fifty tables. */
const LIFE = 5

/** Fewer messages than one player may send. */
const PAUSE_MS = 120
/** However much is thrown at it, a server stays below this; and nobody gets more bytes in on one connection than these before it is cut. */
const MOST_MEGABYTES = 300
const MOST_BYTES = 16 * 1024 * 1024

/** What is done often; the other kinds take long. */
const QUICK = new Set(['kill', 'connections'])

/** What happens in npm test: a few of those that other tests do not do; in npm run proof one of each. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  sqlite: ['kill', 'full'],
  postgres: ['kill'],
}

const racks: Rack[] = []
afterEach(async () => {
  for (const rack of racks.splice(0)) await rack.destroy()
})

/** What was done in earlier runs and is being done in this one, by store and kind. */
const counts = new Map(Object.entries(order?.done ?? {}))

/** The kind that is furthest from what is enough; undefined if there is none, or time is over. */
function nextKind({ fault, enough, until }: Order, store: string, all: readonly string[]) {
  const reached = (kind: string) =>
    (counts.get(`${store} ${kind}`) ?? 0) / (QUICK.has(kind) ? enough : enough / 10)
  const wanted = all.filter(kind => (fault ?? kind) === kind && reached(kind) < 1)
  if (Date.now() > until || wanted.length === 0) return undefined
  const kind = wanted.reduce((least, one) => (reached(one) < reached(least) ? one : least))
  counts.set(`${store} ${kind}`, (counts.get(`${store} ${kind}`) ?? 0) + 1)
  return kind
}

/** What happens to one group of servers, one after the other: as ordered those kinds that were done least, otherwise a short list. */
function* kindsOf(store: string, { faults, life }: Victims): Generator<string> {
  const all = Object.keys(faults)
  if (!order) return yield* PROOF ? all : SHORT[store].filter(kind => all.includes(kind))
  for (let n = 0; n < life; n++) {
    const kind = nextKind(order, store, all)
    if (kind === undefined) return
    yield kind
  }
}

const isWanted = (store: string): boolean => order === undefined || (order.store ?? store) === store

/** Every fault is a line of the record, if there is one. */
function note(store: string, fault: string, what: object): void {
  if (!order) return
  const line = { at: new Date().toISOString().slice(0, 10), store, fault, sources: order.sources, ...what }
  appendFileSync(order.record, `${JSON.stringify(line)}\n`)
}

/** Servers on a store, what can happen to them, and how often at most. */
interface Victims {
  readonly rack: Rack
  readonly faults: Readonly<Record<string, Fault>>
  readonly life: number
}

/** What one group of servers goes through; it is noted when they have ended properly and their books are in order. How much it was. */
async function endure(store: string, victims: Victims): Promise<number> {
  const { rack, faults } = victims
  const rng = seeded(`torture ${store} ${order ? randomUUID() : ''}`)
  const lines: (Outcome & { fault: string; megabytes: number })[] = []
  for (const fault of kindsOf(store, victims)) {
    const { happen, breaksLines } = faults[fault]
    const moment = async () => {
      await wait(rng.int(300))
      await happen(rack)
    }
    const outcome = await rack.suffer(moment, breaksLines)
    lines.push({ fault, ...outcome, megabytes: rack.servers[0].megabytes })
  }
  expect(await rack.end()).toEqual(rack.servers.map(() => 0))
  await checkAll(rack.place, rack.people)
  for (const { fault, ...line } of lines) note(store, fault, line)
  return lines.length
}

/** As many groups as ordered, side by side, one after the other until it is enough; all come to their end before one that failed is told. */
async function torment(store: string, make: () => Promise<Victims>): Promise<void> {
  const group = async () => {
    let count: number
    do {
      const victims = await make()
      racks.push(victims.rack)
      count = await endure(store, victims)
      racks.splice(racks.indexOf(victims.rack), 1)
      await victims.rack.destroy()
    } while (order && count > 0)
  }
  const all = await Promise.allSettled(Array.from({ length: order?.groups ?? 1 }, group))
  for (const one of all) if (one.status === 'rejected') throw one.reason
}

if (isWanted('sqlite'))
  describe('a server on a file', () => {
    test('loses nothing, whatever happens to it', () =>
      torment('sqlite', async () => {
        const { place, disk } = await fileToFill()
        return { rack: await Rack.build(place, 1), faults: onSqlite(disk), life: LIFE }
      }))
  })

/** Somebody who plays on while an address floods the server: how long answers took, and how the flood was received. */
async function flooded(kind: string, seconds: number) {
  const place = await sqliteForTests()
  const server = new SpawnedServer({ ...place.env, TRUST_PROXY: '1' })
  try {
    await server.start()
    const innocent = await TestClient.greet(server.base, 'Ani')
    await innocent.connect()
    let match = await beginMatch(innocent)
    await actOnce(innocent, match) // the bots have been started
    const { end, received } = await flood({ kind, base: server.base, seconds })
    const times: number[] = []
    let megabytes = 0
    while (Date.now() < end) {
      const ms = await actOnce(innocent, match)
      if (ms === undefined) match = await beginMatch(innocent)
      else times.push(ms)
      megabytes = Math.max(megabytes, server.megabytes)
      await wait(PAUSE_MS)
    }
    const flooding = await received
    innocent.close()
    const p95Ms = Math.round(times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)])
    return { acknowledged: times.length, p95Ms, megabytes, ...flooding }
  } finally {
    await server.end()
    await place.remove()
  }
}

/** Somebody's next match, which they watch: one is over after about fifty answers. */
async function beginMatch(client: TestClient): Promise<string> {
  const match = await client.create('random', 'dahschur', 4)
  client.send({ t: 'watch', match })
  return match
}

/** Waits to be asked and answers; the milliseconds until that was acknowledged. Undefined if the match is over. */
async function actOnce(client: TestClient, match: string): Promise<number | undefined> {
  const { ask, legal, table } = await client.until(() => {
    const last = client.table(match)
    return last && (last.ask !== null || last.table.status === 'over') ? last : undefined
  })
  if (table.status === 'over') return undefined
  const began = performance.now()
  const id = randomUUID()
  client.send({ t: 'act', match, ask: ask ?? 0, action: legal[0], id })
  await client.until(() => client.heard.some(heard => heard.t === 'done' && heard.id === id))
  return performance.now() - began
}

if (isWanted('flood') && (PROOF || order !== undefined))
  describe('a server that one address floods', () => {
    for (const kind of Object.keys(FLOODS).filter(name => (order?.fault ?? name) === name))
      test(`stays small and serves the others: ${kind}`, async () => {
        const { statuses, ...result } = await flooded(kind, order ? 8 : 2)
        // Refused, never with a fault of ours; whoever does not stop at sockets is cut within what is stated.
        expect([...statuses.keys()].filter(status => status >= 500)).toEqual([])
        expect(result.acknowledged).toBeGreaterThan(0)
        expect(result.megabytes).toBeLessThan(MOST_MEGABYTES)
        expect(result.sent / (result.cut + 1)).toBeLessThan(MOST_BYTES)
        note('flood', kind, { ...result, statuses: Object.fromEntries(statuses) })
      })
  })

if (isWanted('postgres'))
  describe('two servers on one PostgreSQL', () => {
    test('lose nothing, whatever happens to them or to it', () =>
      torment('postgres', async () => {
        const place = await ownPostgres()
        return { rack: await Rack.build(place, 2), faults: onPostgres(place.database), life: LIFE }
      }))
  })

if (hasPostgres() && (PROOF || order !== undefined) && isWanted('disk'))
  describe('two servers on a PostgreSQL whose disk is full', () => {
    test('lose nothing, and go on when there is room', () =>
      torment('disk', async () => {
        const small = await databaseToFill()
        if (!small) throw new Error('no disk could be mounted for this: it takes the rights of root')
        return { rack: await Rack.build(small.place, 2), faults: small.faults, life: LIFE }
      }))
  })

if (hasPostgres() && (PROOF || order !== undefined) && isWanted('standby'))
  describe('two servers on a PostgreSQL with a standby', () => {
    test('lose nothing when it takes over', () =>
      torment('standby', async () => {
        const pair = await standbyForTests()
        const failover = { happen: () => pair.failOver() }
        return { rack: await Rack.build(pair, 2), faults: { failover }, life: 1 }
      }))
  })
