/** One's own tables in the store, on both engines: each stands in one part, the first of every part are listed at once and the rest page by page, none twice and none left out. */
import { afterEach, describe, expect, test } from 'vitest'
import type { Table } from '../../table/table.ts'
import { openTable } from '../../table/testing.ts'
import { STORES, type TestStore } from '../testing/servers.ts'
import { listAsking, listMine, listMore, type Mine, type Part } from './lists.ts'
import { addTable } from './matches.ts'
import { addGuest } from './players.ts'
import type { Store } from './store.ts'

let place: TestStore | undefined
let store: Store | undefined
afterEach(async () => {
  await store?.close()
  await place?.remove()
})

const [ANI, BEK] = ['ani', 'bek'].map(id => ({ id, name: id }))
const COUNTS = { turn: 3, waiting: 57, over: 231 } as const

/** A table of two, at which the second is Ani. */
function tableOf(id: string, updated: number, more: Partial<Table>): Table {
  const sitters = [BEK, ANI].map(({ id: player, name }) => ({ player, name, bot: null }))
  const table = openTable({ id, game: 'aton', seats: 2, bots: [null, null] })
  return { ...table, seats: sitters, host: BEK.id, updated, ...more }
}

const AS = {
  turn: { status: 'running', toAct: [0, 1], state: { of: 'the match' } },
  waiting: { status: 'running', toAct: [0] },
  over: { status: 'over', toAct: [], result: { kind: 'over', ending: 'points', places: [1, 2] } },
} as const satisfies Record<Part, object>

async function fill(make: () => Promise<TestStore>): Promise<Store> {
  place = await make()
  store = await place.open()
  await store.run(function* (sql) {
    for (const guest of [ANI, BEK]) yield* addGuest(sql, guest, { hash: guest.id, device: '' }, 1)
    for (const [part, count] of Object.entries(COUNTS) as [Part, number][])
      for (let n = 0; n < count; n++)
        // Many are as old as each other: their order must still be one.
        yield* addTable(sql, tableOf(`${part}-${n}`, Math.floor(n / 7), AS[part] as Partial<Table>))
    const hosted = openTable({ id: 'hosted', game: 'aton', seats: 2, bots: [null, null] })
    const free = { player: null, bot: null, name: '' }
    yield* addTable(sql, { ...hosted, host: ANI.id, seats: [free, free] })
  })
  return store
}

const idsOf = (tables: readonly Mine[], part: Part): string[] =>
  tables.map(({ id }) => id).filter(id => id.startsWith(part))

for (const make of STORES)
  describe(make.name, () => {
    test('all parts are whole after their pages', async () => {
      const here = await fill(make)
      const { mine, counts, attached } = await here.run(sql => listMine(sql, ANI.id))
      expect(counts).toEqual({ ...COUNTS, waiting: COUNTS.waiting + 1 })
      expect(attached).toEqual([])
      expect(mine.map(({ id }) => id.split('-')[0])).toEqual([
        ...new Array(3).fill('turn'),
        ...new Array(20).fill('waiting'),
        ...new Array(20).fill('over'),
        'hosted',
      ])
      for (const part of ['waiting', 'over'] as const) {
        const all = mine.filter(({ id }) => id.startsWith(part))
        for (let page = all as readonly Mine[]; page.length > 0; all.push(...page))
          page = await here.run(sql => listMore(sql, ANI.id, part, all.length))
        expect(new Set(idsOf(all, part)).size).toBe(COUNTS[part])
        const times = all.map(({ updated }) => updated)
        expect(times).toEqual([...times].sort((a, b) => b - a))
      }
    })

    test('states come with what asks, seats in their order', async () => {
      const here = await fill(make)
      const { mine } = await here.run(sql => listMine(sql, ANI.id))
      for (const { id, state, seats, seat, yourTurn, host } of mine.slice(0, -1)) {
        expect(state).toEqual(id.startsWith('turn') ? { of: 'the match' } : undefined)
        expect([seats.map(({ player }) => player), seat, host.name]).toEqual([[BEK.id, ANI.id], 1, 'bek'])
        expect(yourTurn).toBe(id.startsWith('turn'))
      }
      const asking = await here.run(sql => listAsking(sql, ANI.id))
      expect(asking.map(({ id }) => id)).toEqual(idsOf(mine, 'turn'))
      expect(asking.every(({ state }) => state === undefined)).toBe(true)
    })
  })
