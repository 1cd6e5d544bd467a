/** Everything that can happen to servers and their store, at random moments of running matches: what was acknowledged is there, nothing is asked or dealt twice, clocks go on, and everybody sees what is. */
import { appendFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { seeded } from '../../kernel/rng.ts'
import { hasPostgres } from '../testing/database.ts'
import { type Fault, onPostgres, onSqlite, smallDisk } from '../testing/faults.ts'
import { checkAll } from '../testing/playing.ts'
import { type Outcome, Rack } from '../testing/rack.ts'
import { ownPostgres, sqliteForTests } from '../testing/servers.ts'
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
