/** Whoever locks people and matches takes them in one order, so that on PostgreSQL no two wait for each other: somebody sits down while they are deleted, or become somebody else. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newTable } from '../../table/lobby.ts'
import { meansAt } from '../live/shuffle.ts'
import { Tables } from '../live/tables.ts'
import { postgresForTests, type TestStore } from '../testing/servers.ts'
import { forgetPerson } from './house.ts'
import { addTable } from './matches.ts'
import { moveGuest } from './people.ts'
import { addGuest } from './players.ts'
import type { Store } from './store.ts'

let place: TestStore
let store: Store
let other: pg.Client
beforeAll(async () => {
  place = await postgresForTests()
  store = await place.open()
  other = new pg.Client({ connectionString: place.env.DATABASE_URL })
  await other.connect()
}, 60_000)
afterAll(async () => {
  await other.end()
  await store.close()
  await place.remove()
})

async function person(): Promise<string> {
  const id = randomUUID()
  const session = { hash: randomUUID(), device: '' }
  await store.run(sql => addGuest(sql, { id, name: 'Ani' }, session, 1))
  return id
}

async function tableOf(id: string, host: string, sitter: string | null): Promise<string> {
  const table = newTable({
    ...{ id, secret: 'ab', commitment: 'cd', game: 'aton', seats: 2, options: {}, bots: [] },
    settings: { open: true, rated: false, pace: { kind: 'untimed' } },
    reserved: [sitter === null ? null : { id: sitter, name: 'Ani' }],
    ...{ host: { id: host, name: 'Ani' }, now: 1 },
  })
  await store.run(sql => addTable(sql, table))
  return id
}

/** Until somebody waits for what the other connection has locked. */
async function waits(): Promise<void> {
  const blocked = async () =>
    (await other.query('select 1 from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0'))
      .rowCount
  await expect.poll(blocked, { timeout: 10_000, interval: 20 }).toBeGreaterThan(0)
}

/** What the other connection has, and then wants: nobody who waits for the one may have the other. */
async function holds(first: string, second: string, work: () => Promise<unknown>): Promise<void> {
  const lock = (row: string) => {
    const [table, id] = row.split(' ')
    const strength = table === 'players' ? 'no key update' : 'update'
    return other.query(`select 1 from ${table} where id = $1 for ${strength} nowait`, [id])
  }
  await other.query('begin')
  await lock(first)
  const done = work()
  await waits()
  await lock(second)
  await other.query('commit')
  await done
}

test('somebody sits down at their own table while they are deleted', async () => {
  const ani = await person()
  const match = await tableOf(randomUUID(), ani, null)
  await holds(`players ${ani}`, `matches ${match}`, () =>
    store.run(sql => forgetPerson(sql, ani, meansAt(2))),
  )
})

test('a guest becomes somebody who sits down at the same table', async () => {
  const [guest, ani] = [await person(), await person()]
  const match = await tableOf(randomUUID(), guest, guest)
  await holds(`players ${ani}`, `matches ${match}`, () =>
    store.run(sql => moveGuest(sql, guest, { id: ani, name: 'Ani' }, meansAt(2))),
  )
})

test('somebody is deleted while a rematch is made for them', async () => {
  const [ani, bek] = [await person(), await person()]
  const match = await tableOf(randomUUID(), bek, ani)
  await other.query(`update seats set player = $1 where match = $2 and seat = 1`, [bek, match])
  await other.query(`update matches set status = 'over' where id = $1`, [match])
  const tables = new Tables(store, () => 2)
  await holds(`players ${ani}`, `matches ${match}`, () => tables.rematch(match, { id: bek, name: 'Bek' }))
})

test('two who are deleted meet at tables where one sits and which the other has made', async () => {
  const ani = await person()
  const [first, second] = [randomUUID(), randomUUID()].sort()
  await tableOf(second, await person(), ani)
  await tableOf(first, ani, null)
  await holds(`matches ${first}`, `matches ${second}`, () =>
    store.run(sql => forgetPerson(sql, ani, meansAt(2))),
  )
})
