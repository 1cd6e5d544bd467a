/** Results and ratings on both stores: written with the end of a match, equal when they are worked out again, and what the host can undo. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { resign } from '../../table/agreements.ts'
import { newTable } from '../../table/lobby.ts'
import type { Leader, Profile } from '../../table/people.ts'
import { NEW, rate } from '../../table/ratings.ts'
import type { Table } from '../../table/table.ts'
import { meansAt } from '../live/shuffle.ts'
import { administer } from '../operations/admin.ts'
import { forgetPerson } from '../store/house.ts'
import { addTable, writeChange } from '../store/matches.ts'
import { addGuest } from '../store/players.ts'
import { readLeaders, readProfile } from '../store/profiles.ts'
import type { Store } from '../store/store.ts'
import { setShown } from '../store/you.ts'
import { storeAround } from '../testing/around.ts'
import { STORES } from '../testing/servers.ts'

interface End {
  readonly places: readonly number[]
  readonly rated?: boolean
  readonly bots?: readonly (string | null)[]
  readonly ending?: string
}

for (const make of STORES) {
  describe(`ratings on ${make.name}`, () => {
    let store: Store
    let clock = 1000
    storeAround(make, opened => {
      store = opened
    })

    const person = async (isLasting = true) => {
      const id = randomUUID()
      await store.run(function* (sql) {
        yield* addGuest(sql, { id, name: `P${id.slice(0, 4)}` }, { hash: randomUUID(), device: '' }, clock)
        if (isLasting) yield sql.addAddress({ address: `${id}@nile.example`, player: id, created: clock })
        yield* setShown(sql, id, true)
      })
      return id
    }
    /** A running table of people who have all come. */
    const begin = async (people: readonly string[], { rated = true, bots = [] }: Omit<End, 'places'>) => {
      const sitters = [...people, ...bots]
      const table = newTable({
        id: randomUUID(),
        secret: 'ab'.repeat(32),
        commitment: '',
        game: 'horus',
        seats: sitters.length,
        options: {},
        bots: sitters.map((_, seat) => bots[seat - people.length] ?? null),
        reserved: people.map(id => ({ id, name: id.slice(0, 4) })),
        settings: { open: true, rated, pace: { kind: 'untimed' } },
        host: { id: people[0], name: 'x' },
        now: clock++,
      })
      const held = table.seats.map(({ player }) => player)
      const running: Table = { ...table, status: 'running', state: {}, book: { ...table.book, held } }
      await store.run(sql => addTable(sql, running))
      return running
    }
    const finish = async (table: Table, { places, ending = 'end' }: End) => {
      const over: Table = {
        ...table,
        status: 'over',
        result: { kind: 'over', ending, places },
        version: table.version + 1,
        updated: clock++,
      }
      await store.run(sql => writeChange(sql, table, { table: over, rows: [] }))
      return over
    }
    const play = async (people: readonly string[], end: End) => finish(await begin(people, end), end)
    const profile = async (id: string) => (await store.run(sql => readProfile(sql, id, null))) as Profile
    const ratingOf = async (id: string) => (await profile(id)).games[0]?.rating ?? null
    const admin = (...words: string[]) => administer(store, words, clock)

    test('everybody is rated as the update says, and the profile has it with its curve', async () => {
      const people = [await person(), await person(), await person()]
      await play(people, { places: [2, 1, 3] })
      const once = rate([NEW, NEW, NEW], [2, 1, 3])
      for (const [n, id] of people.entries()) expect(await ratingOf(id)).toEqual({ ...once[n], matches: 1 })
      await play([people[2], people[0]], { places: [1, 2] })
      const twice = rate([once[2], once[0]], [1, 2])
      const { games } = await profile(people[2])
      expect(games[0].rating).toEqual({ ...twice[0], matches: 2 })
      expect(games[0].curve.map(({ mu }) => mu)).toEqual([once[2].mu, twice[0].mu])
      expect(games[0].tallies).toEqual([
        { seats: 2, against: '', matches: 1, wins: 1 },
        { seats: 3, against: '', matches: 1, wins: 0 },
      ])
      const leaders = await store.run(sql => readLeaders(sql, 'horus'))
      expect(
        leaders.map(({ id }: Leader) => id).filter(id => (people as string[]).includes(id)),
      ).toHaveLength(3)
      await store.run(sql => setShown(sql, people[0], false))
      expect(await profile(people[0])).toBeUndefined()
      expect(await store.run(sql => readProfile(sql, people[0], people[0]))).toBeDefined()
      expect((await store.run(sql => readLeaders(sql, 'horus'))).map(({ id }) => id)).not.toContain(people[0])
    })

    test('nothing is rated with bots, with guests, unrated or abandoned; against bots it is counted apart', async () => {
      const [ani, passer] = [await person(), await person(false)]
      await play([ani], { places: [1, 2], bots: ['expert'] })
      await play([ani], { places: [2, 1, 1], bots: ['casual', 'solid'] })
      await play([ani, passer], { places: [1, 2] })
      await play([ani, await person()], { places: [1, 2], rated: false })
      await play([ani, await person()], { places: [1, 1], ending: 'abandoned' })
      expect((await profile(ani)).games).toEqual([
        {
          game: 'horus',
          rating: null,
          curve: [],
          tallies: [
            { seats: 2, against: '', matches: 2, wins: 2 },
            { seats: 2, against: 'expert', matches: 1, wins: 1 },
            { seats: 3, against: 'solid', matches: 1, wins: 0 },
          ],
        },
      ])
    })

    test('whoever gives up comes last, whatever becomes of the bot in their seat', async () => {
      const people = [await person(), await person(), await person()]
      const table = await begin(people, {})
      const change = resign(table, 0, meansAt(clock++))
      if ('refused' in change) throw new Error(change.refused)
      await store.run(sql => writeChange(sql, table, change))
      await finish(change.table, { places: [1, 2, 3] })
      const after = rate([NEW, NEW, NEW], [4, 2, 3])
      for (const [n, id] of people.entries()) expect(await ratingOf(id)).toEqual({ ...after[n], matches: 1 })
    })

    test('worked out again they are the same; without a match that is void they are as if it had not been', async () => {
      const [a, b] = [await person(), await person()]
      const bad = await play([a, b], { places: [1, 2] })
      await play([a, b], { places: [2, 1] })
      const before = await ratingOf(a)
      await admin('recount', 'horus')
      expect(await ratingOf(a)).toEqual(before)
      await admin('void', bad.id)
      expect(await ratingOf(a)).toEqual({ ...rate([NEW, NEW], [2, 1])[0], matches: 1 })
      await admin('unvoid', bad.id)
      expect(await ratingOf(a)).toEqual(before)
      for (const words of [
        ['void', 'x'],
        ['recount', 'chess'],
        ['close', 'x'],
      ])
        await expect(admin(...words)).rejects.toThrow(/\.$/)
    })

    test('somebody who is deleted takes nothing from others’ ratings, in matches that are over or not', async () => {
      const [a, b, c] = [await person(), await person(), await person()]
      await play([a, b], { places: [1, 2] })
      const open = await begin([a, b, c], {})
      const before = await ratingOf(b)
      const old = await ratingOf(a)
      await store.run(sql => forgetPerson(sql, a, meansAt(clock++)))
      expect(await ratingOf(b)).toEqual(before)
      const left: Table = {
        ...open,
        seats: open.seats.map((sitter, seat) =>
          seat === 0 ? { player: null, bot: 'casual', name: 'x' } : sitter,
        ),
        book: { ...open.book, held: open.book.held.map(id => (id === a ? 'somebody' : id)) },
      }
      await finish(left, { places: [1, 2, 3] })
      if (!old || !before) throw new Error('nobody was rated')
      const after = rate([old, before, NEW], [4, 2, 3])
      expect(await ratingOf(b)).toEqual({ ...after[1], matches: 2 })
      await admin('recount', 'horus')
      expect(await ratingOf(b)).toEqual({ ...after[1], matches: 2 })
    })

    test('many matches that end at once are rated one after the other', async () => {
      const people = await Promise.all(Array.from({ length: 4 }, () => person()))
      const tables = await Promise.all(
        Array.from({ length: 12 }, (_, n) => begin([people[n % 4], people[(n + 1) % 4]], {})),
      )
      await Promise.all(tables.map(table => finish(table, { places: [1, 2] })))
      const before = await Promise.all(people.map(ratingOf))
      expect(before.map(rating => rating?.matches)).toEqual([6, 6, 6, 6])
      await admin('recount', 'horus')
      expect(await Promise.all(people.map(ratingOf))).toEqual(before)
    })
  })
}
