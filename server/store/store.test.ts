/** The contract of the store, run on both engines: real files, a real server. */
import { describe, expect, test } from 'vitest'
import { gameOf } from '../../games/index.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { act, start } from '../../table/act.ts'
import { type Due, dueOf } from '../../table/due.ts'
import { alter } from '../../table/host.ts'
import { type Change, rowsOf, type Table } from '../../table/table.ts'
import { at, openTable } from '../../table/testing.ts'
import { storeAround } from '../testing/around.ts'
import { STORES, type TestStore } from '../testing/servers.ts'
import { runHost } from './host.ts'
import {
  addTable,
  type Claim,
  claimDue,
  dueNow,
  findRow,
  readDue,
  readLog,
  readTable,
  rouse,
  TableCache,
} from './matches.ts'
import type { Statements } from './statements.ts'
import { Conflict, type Script, type Store, type Topic } from './store.ts'
import { readBehind } from './watching.ts'

let count = 0
const newTable = (): Table => {
  const id = `m${process.pid}-${count++}`
  return { ...openTable({ id, game: 'aton', seats: 2, bots: ['random', 'random'] }), host: 'nobody' }
}

/** One change of a match, as a process makes it that knows what is in this cache. */
async function change(store: Store, match: string, cache: TableCache, decide: (table: Table) => Change) {
  const heard = await runHost(store, { match, cache, calls: true }, () => alter(decide, at(2)))
  if (heard.change) cache.keep(heard.change.table)
  return heard
}

/** A running match in the store. */
async function running(store: Store, cache = new TableCache()): Promise<string> {
  const table = newTable()
  await store.run(sql => addTable(sql, table))
  await change(store, table.id, cache, here => start(here, at(2)))
  return table.id
}

const read = (store: Store, id: string) => store.run(sql => readTable(sql, id, new TableCache()))

/** Answers the open question of the first seat that is asked. */
function anyAct(table: Table, id: string, seed: string): Change {
  const seat = table.toAct[0]
  const action = pick(seeded(seed), gameOf(table.game).legal(table.state, seat))
  return act(table, { seat, ask: table.book.asks[seat], action, id }, at(3))
}

/** Claims the first of what is due, as a process does. */
function* claimSome(sql: Statements, now: number): Script<Claim[]> {
  const claims: Claim[] = []
  for (const claim of (yield* dueNow(sql, 'quick', now)).slice(0, 8))
    if (yield* claimDue(sql, claim, now, 1000)) claims.push(claim)
  return claims
}

for (const make of STORES) {
  describe(`the store: ${make.name}`, () => {
    let place: TestStore
    let store: Store

    storeAround(make, (opened, here) => {
      store = opened
      place = here
    })

    test('a table reads back as it was written', async () => {
      const table = newTable()
      await store.run(sql => addTable(sql, table))
      expect(await read(store, table.id)).toEqual(table)
      expect(await read(store, 'no such match')).toBeUndefined()
    })

    test('a whole match, move by move, replays from its log to its state', async () => {
      const cache = new TableCache()
      const id = await running(store, cache)
      for (let n = 0; ; n++) {
        const { change: made } = await change(store, id, cache, table => anyAct(table, `a${n}`, `${n}`))
        if (!made) throw new Error('refused')
        cache.keep(made.table)
        if (made.table.status === 'over') break
      }
      const table = await read(store, id)
      const log = await store.run(sql => readLog(sql, id))
      const game = gameOf('aton')
      const state = game.setup(2, {})
      for (const row of rowsOf(log)) if (row.actor !== 'table') game.apply(state, row.actor, row.action)
      expect(state).toEqual(table?.state)
      expect(table?.result?.kind).toBe('over')
      expect(log.map(row => row.n)).toEqual(log.map((_, n) => n))
    })

    test('what others did to many matches is read together: each with the rows that are new; what is gone is not there', async () => {
      const cache = new TableCache()
      const matches = await Promise.all(Array.from({ length: 60 }, () => running(store, cache)))
      const [first] = matches
      await change(store, first, cache, table => anyAct(table, 'one', 'one'))
      const log = await store.run(sql => readLog(sql, first))
      const behind = [...matches, 'no such match'].map(match => ({ match, from: 1 }))
      const found = await readBehind(store, behind)
      expect([...found.keys()].sort()).toEqual([...matches].sort())
      expect(found.get(first)?.()).toEqual({ table: await read(store, first), rows: log.slice(1) })
      const none = await readBehind(store, [{ match: first, from: log.length }])
      expect(none.get(first)?.().rows).toEqual([])
    })

    test('fifty answers to one question: exactly one wins, the others find it closed', async () => {
      const id = await running(store)
      const table = await read(store, id)
      if (!table) throw new Error('missing')
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          change(store, id, new TableCache(), here => {
            const action = pick(seeded(`race ${n}`), gameOf('aton').legal(table.state, 0))
            return act(here, { seat: 0, ask: table.book.asks[0], action, id: `race ${n}` }, at(3))
          }),
        ),
      )
      expect(answers.filter(answer => answer.change)).toHaveLength(1)
      expect(new Set(answers.flatMap(({ reply }) => ('refused' in reply ? [reply.refused] : [])))).toEqual(
        new Set(['stale']),
      )
    })

    test('of processes that all know the table one is quicker, and the others decide anew', async () => {
      const id = await running(store)
      const table = await read(store, id)
      if (!table) throw new Error('missing')
      const answer = (seat: number, n: number) => {
        const cache = new TableCache()
        cache.keep(table)
        const action = pick(seeded(`known ${n}`), gameOf('aton').legal(table.state, seat))
        const said = { seat, ask: table.book.asks[seat], action, id: `known ${n}` }
        return change(store, id, cache, here => act(here, said, at(3)))
      }
      const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => answer(n % 2, n)))
      // Two questions are open, so two are answered; whoever came too late has seen the table as it is.
      expect(answers.filter(({ change: made }) => made)).toHaveLength(2)
      const after = await read(store, id)
      expect(after?.version).toBe(table.version + 2)
      const log = await store.read(sql => readLog(sql, id))
      expect(log.map(({ n }) => n)).toEqual(log.map((_, n) => n))
      expect(after?.book.rows).toBe(log.length)
    })

    test('what is due is what the table says, after every move', async () => {
      const cache = new TableCache()
      const id = await running(store, cache)
      for (let n = 0; n < 12; n++) {
        const { reply } = await change(store, id, cache, here => anyAct(here, `due ${n}`, `due ${n}`))
        expect(reply).toEqual({ done: true })
        const table = await read(store, id)
        const due = await store.read(sql => readDue(sql, id))
        const named = (all: readonly Due[]) => all.map(({ kind, seat }) => `${kind} ${seat}`).sort()
        expect(named(due)).toEqual(named(table ? dueOf(table) : []))
      }
    })

    test('an id that a seat has used for something else is a conflict, and nothing of it remains', async () => {
      const cache = new TableCache()
      const id = await running(store, cache)
      let used = 0
      let outcome: unknown
      for (let n = 0; n < 40 && used < 2; n++) {
        const seat = cache.get(id)?.toAct[0]
        const name = seat === 0 ? 'twice' : `other ${n}`
        if (seat === 0) used++
        outcome = await change(store, id, cache, here => anyAct(here, name, `twice ${n}`)).catch(
          (error: unknown) => error,
        )
      }
      expect(outcome).toBeInstanceOf(Conflict)
      const log = await store.read(sql => readLog(sql, id))
      expect(log.filter(row => row.id === 'twice')).toHaveLength(1)
      expect((await read(store, id))?.book.rows).toBe(log.length)
    })

    test('sealed choices of different seats sent at once are both accepted', async () => {
      const id = await running(store)
      const table = await read(store, id)
      if (!table) throw new Error('missing')
      const sealing = (seat: number) =>
        change(store, id, new TableCache(), here => {
          const action = gameOf('aton').legal(table.state, seat)[1]
          return act(here, { seat, ask: table.book.asks[seat], action, id: `seal ${seat}` }, at(3))
        })
      const replies = (await Promise.all([sealing(0), sealing(1)])).map(({ reply }) => reply)
      expect(replies).toEqual([{ done: true }, { done: true }])
    })

    test('a script that throws leaves nothing behind, and others of the same tick are not touched', async () => {
      const good = newTable()
      const bad = newTable()
      const [one, two] = await Promise.allSettled([
        store.run(function* (sql) {
          yield* addTable(sql, bad)
          throw new Error('changed my mind')
        }),
        store.run(sql => addTable(sql, good)),
      ])
      expect([one.status, two.status]).toEqual(['rejected', 'fulfilled'])
      expect(await read(store, bad.id)).toBeUndefined()
      expect(await read(store, good.id)).toBeDefined()
    })

    test('the same key twice is a conflict', async () => {
      const table = newTable()
      await store.run(sql => addTable(sql, table))
      await expect(store.run(sql => addTable(sql, table))).rejects.toBeInstanceOf(Conflict)
    })

    test('a repeated message is found by its id', async () => {
      const cache = new TableCache()
      const id = await running(store, cache)
      const { change: made } = await change(store, id, cache, table => anyAct(table, 'once', 'x'))
      const actor = String(made?.rows[0].actor)
      expect(await store.run(sql => findRow(sql, id, actor, 'once'))).toBe(true)
      expect(await store.run(sql => findRow(sql, id, actor, 'never'))).toBe(false)
    })

    test('what was answered is there after opening the data anew', async () => {
      const id = await running(store)
      const other = await place.open()
      expect((await read(other, id))?.version).toBe(1)
      await other.close()
    })

    test('what is due is claimed once, however many ask at the same time, and again after its lease', async () => {
      const ids = await Promise.all(Array.from({ length: 12 }, () => running(store)))
      const other = await place.open()
      const claim = async (now: number) => {
        const claims = await Promise.all(
          [store, other, store, other].map(from => from.run(sql => claimSome(sql, now))),
        )
        return claims
          .flat()
          .flatMap(({ match, due }) => (ids.includes(match) ? [`${match} ${due.kind} ${due.seat}`] : []))
      }
      expect(await claim(10)).toEqual([]) // nobody watches
      for (const id of ids) await store.run(sql => rouse(sql, id, 5))
      const claimed: string[] = []
      for (let n = 0; n < 40; n++) claimed.push(...(await claim(10)))
      expect(claimed.length).toBe(24) // two bots at each table
      expect(new Set(claimed).size).toBe(24)
      expect((await claim(2000)).length).toBeGreaterThan(0)
      await other.close()
    })

    test('announcements are heard', async () => {
      const topic: Topic = { of: 'match', match: 'm', version: 7 }
      const heard = new Promise<Topic>(resolve => {
        store.listen(said => {
          if (said.of === 'match') resolve(said)
        })
      })
      store.announce(topic)
      expect(await heard).toEqual(topic)
    })
  })
}
