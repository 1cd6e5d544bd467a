/** Calendars on both stores: what somebody sets holds at all their tables over several days at once, with their clocks and what is due. */
import { describe, expect, test } from 'vitest'
import { start } from '../../table/act.ts'
import type { Pace } from '../../table/clocks.ts'
import { alter } from '../../table/host.ts'
import type { Table } from '../../table/table.ts'
import { at, openTable } from '../../table/testing.ts'
import { type House, plan, setHours } from '../../table/vacations.ts'
import { offsetsOf } from '../people/zones.ts'
import { storeAround } from '../testing/around.ts'
import { STORES } from '../testing/servers.ts'
import { changeDays, readDays } from './calendars.ts'
import { runHost } from './host.ts'
import { forgetPerson } from './house.ts'
import { addTable, readDue, readTable, TableCache } from './matches.ts'
import { moveGuest } from './people.ts'
import { addGuest } from './players.ts'
import type { Store } from './store.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
const NOW = Date.parse('2026-11-17T12:00Z')
const house = (now = NOW): House => ({ now, allowance: 30, offsetsOf: zone => offsetsOf(zone, now) })
const DAYS: Pace = { kind: 'each', ms: 2 * DAY, late: 'replace' }
const LIVE: Pace = { kind: 'each', ms: 10 * 60_000, late: 'replace' }

let count = 0

for (const make of STORES) {
  describe(`calendars: ${make.name}`, () => {
    let store: Store
    storeAround(make, opened => {
      store = opened
    })

    const person = async (): Promise<string> => {
      const id = `person${count++}`
      await store.run(sql => addGuest(sql, { id, name: id }, { hash: id, device: '' }, 1))
      return id
    }
    /** A match of two that has begun, in which the first is asked. */
    const begin = async (people: readonly string[], pace: Pace): Promise<Table> => {
      const id = `match${count++}`
      const settings = { open: true, rated: false, pace }
      const table = openTable({ id, game: 'aton', seats: 2, bots: [null, null], settings })
      const seats = people.map(player => ({ player, bot: null, name: player }))
      const full = { ...table, seats, contributions: ['aa', 'bb'].map(hex => hex.repeat(16)) }
      await store.run(sql => addTable(sql, full))
      await runHost(store, { match: id, cache: new TableCache(), calls: true }, () =>
        alter(here => start(here, at(NOW)), at(NOW)),
      )
      return read(id)
    }
    const read = async (id: string): Promise<Table> => {
      const table = await store.run(sql => readTable(sql, id, new TableCache()))
      if (!table) throw new Error('gone')
      return table
    }
    const dueAt = async (id: string, seat: number) =>
      (await store.run(sql => readDue(sql, id))).find(due => due.kind === 'clock' && due.seat === seat)?.at
    const week = { first: '2026-11-18', last: '2026-11-24', zone: 'UTC' }

    test('a vacation moves what is due at tables over several days, for that seat, and nothing at a live one', async () => {
      const [ani, bek] = [await person(), await person()]
      const [over, live] = [await begin([ani, bek], DAYS), await begin([ani, bek], LIVE)]
      const seat = over.toAct[0]
      expect(await dueAt(over.id, seat)).toBe(NOW + 2 * DAY)
      const now = NOW + 6 * HOUR
      const who = over.seats[seat].player ?? ''
      const topics = await store.run(sql => changeDays(sql, who, days => plan(days, week, house(now)), now))
      expect(topics).toMatchObject([{ of: 'match', match: over.id, version: over.version + 1 }])
      expect(topics).toMatchObject([{ people: [ani, bek], told: expect.arrayContaining([ani, bek]) }])
      // Twelve hours until midnight, then seven days, then the rest.
      expect(await dueAt(over.id, seat)).toBe(Date.parse('2026-11-25T00:00Z') + 2 * DAY - 12 * HOUR)
      const table = await read(over.id)
      expect(table.clocks.left[seat]).toBe(2 * DAY - 6 * HOUR)
      expect(table.updated).toBe(over.updated)
      expect(table.book.seqs).toEqual(over.book.seqs.map(seq => seq + 1))
      expect(await read(live.id)).toEqual(live)
      for (const other of over.toAct.filter(one => one !== seat))
        expect(await dueAt(over.id, other)).toBe(NOW + 2 * DAY)
    })

    test('two who change their calendars at once at the same tables both get what they want', async () => {
      const [ani, bek] = [await person(), await person()]
      const tables = [
        await begin([ani, bek], DAYS),
        await begin([bek, ani], DAYS),
        await begin([ani, bek], DAYS),
      ]
      const night = { from: 22 * 60, until: 8 * 60, zone: 'Europe/Berlin' }
      await Promise.all([
        store.run(sql => changeDays(sql, ani, days => plan(days, week, house()), NOW)),
        store.run(sql => changeDays(sql, bek, days => setHours(days, night, house()), NOW)),
        store.run(sql => changeDays(sql, ani, days => setHours(days, night, house()), NOW)),
      ])
      for (const { id } of tables)
        for (const { player, calendar } of (await read(id)).seats) {
          expect(calendar?.quiet).toMatchObject({ from: 22 * 60, until: 8 * 60 })
          expect(calendar?.away).toHaveLength(player === ani ? 1 : 0)
        }
    })

    test('what is refused changes nothing', async () => {
      const ani = await person()
      const refused = await store.run(sql =>
        changeDays(sql, ani, days => plan(days, { ...week, first: '2026-11-16' }, house()), NOW),
      )
      expect(refused).toEqual({ refused: 'vacation-past' })
      expect((await store.run(sql => readDays(sql, ani))).vacations).toEqual([])
    })

    test('a guest who signs in brings their vacation along, to the seats of both; who is deleted leaves none', async () => {
      const [guest, ani, bek] = [await person(), await person(), await person()]
      const [theirs, hers] = [await begin([guest, bek], DAYS), await begin([bek, ani], DAYS)]
      await store.run(sql => changeDays(sql, guest, days => plan(days, week, house()), NOW))
      await store.run(sql => moveGuest(sql, guest, { id: ani, name: 'Ani' }, at(NOW)))
      const calendars = async () =>
        [...(await read(theirs.id)).seats, ...(await read(hers.id)).seats].map(({ player, calendar }) => [
          player,
          calendar?.away.length,
        ])
      expect(await calendars()).toEqual([
        [ani, 1],
        [bek, undefined],
        [bek, undefined],
        [ani, 1],
      ])
      await store.run(sql => forgetPerson(sql, ani, at(NOW)))
      expect((await calendars()).map(([, away]) => away)).toEqual(new Array(4).fill(undefined))
      expect((await store.run(sql => readDays(sql, ani))).vacations).toEqual([])
    })
  })
}
