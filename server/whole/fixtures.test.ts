/** Data that earlier versions have written opens and plays on: `fixtures/` holds what each released version has left in both stores. */
import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameOf } from '../../games/index.ts'
import type { Rng } from '../../kernel/game.ts'
import { parseMatch } from '../../kernel/match.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { exportMatch } from '../../table/export.ts'
import { historyOf } from '../../table/history.ts'
import { messageFor } from '../../table/message.ts'
import { type Table, viewerOf } from '../../table/table.ts'
import { Tables } from '../live/tables.ts'
import { Identities } from '../people/identity.ts'
import { readProfile } from '../store/profiles.ts'
import type { Script, Store } from '../store/store.ts'
import { emptyPostgres, sqliteForTests, type TestStore } from '../testing/servers.ts'

const FIXTURES = 'fixtures'

/** Who sat at the tables, with the tokens of their cookies, and the tables by what they are. */
interface Noted {
  readonly people: readonly { readonly id: string; readonly name: string; readonly token: string }[]
  readonly matches: Readonly<Record<string, string>>
}

interface Kind {
  readonly name: string
  readonly make: () => Promise<TestStore>
  readonly fill: (place: TestStore, folder: string) => Promise<void>
}

const KINDS: readonly Kind[] = [
  {
    name: 'sqlite',
    make: sqliteForTests,
    fill: async ({ env }, folder) => copyFileSync(join(folder, 'iteru.db'), join(env.DATA_DIR, 'iteru.db')),
  },
  {
    name: 'postgres',
    make: emptyPostgres,
    fill: async ({ env }, folder) => {
      const client = new pg.Client({ connectionString: env.DATABASE_URL })
      await client.connect()
      await client.query(readFileSync(join(folder, 'postgres.sql'), 'utf8'))
      await client.end()
    },
  },
]

for (const version of readdirSync(FIXTURES).filter(name => /^\d/.test(name))) {
  for (const { name, make, fill } of KINDS) {
    const folder = join(FIXTURES, version)
    const noted: Noted = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))

    describe(`data of version ${version} in ${name}`, () => {
      let place: TestStore
      let store: Store
      let tables: Tables

      beforeAll(async () => {
        place = await make()
        await fill(place, folder)
        store = await place.open()
        tables = new Tables(store, Date.now)
      })
      afterAll(async () => {
        await store.close()
        await place.remove()
      })

      const read = async (match: string): Promise<Table> => {
        const table = await tables.read(match)
        if (!table) throw new Error(`${match} is gone`)
        return table
      }

      /** Whoever is asked chooses at random, until the match is over. */
      async function playOut(match: string, rng: Rng): Promise<Table> {
        for (let acts = 0; ; acts++) {
          const table = await read(match)
          if (table.status !== 'running') return table
          const seat = pick(rng, table.toAct)
          const action = pick(rng, gameOf(table.game).legal(table.state, seat))
          const wish = { t: 'act', match, ask: table.book.asks[seat], action, id: `on${acts}` } as const
          expect(await tables.hear(wish, { seat })).toEqual({ done: true })
        }
      }

      test('everybody is still who they were', async () => {
        const identities = new Identities(store, Date.now)
        for (const { id, name: called, token } of noted.people)
          expect(await identities.recognise(token)).toEqual({ id, name: called })
      })

      test('what was over before results were kept stands in the profiles, unrated', async () => {
        const over = await store.run(function* (sql): Script<string[]> {
          return (yield sql.latest({ status: 'over', limit: 100 })).map(({ id }) => id as string)
        })
        expect(over.length).toBeGreaterThan(3)
        for (const { id } of noted.people) {
          const wanted: Record<string, readonly number[]> = {}
          for (const match of over) {
            const { result, seats, game } = await read(match)
            const seat = seats.findIndex(({ player }) => player === id)
            if (!result || result.ending === 'abandoned' || seat < 0) continue
            const bots = seats.some(({ player, bot }) => player === null && bot !== null)
            const key = `${game} ${seats.length} ${bots ? 'bots' : 'people'}`
            const [matches = 0, wins = 0] = wanted[key] ?? []
            wanted[key] = [matches + 1, wins + (result.places[seat] === 1 ? 1 : 0)]
          }
          const profile = await store.run(sql => readProfile(sql, id, id))
          const told = profile?.games.flatMap(({ game, rating, tallies }) =>
            tallies.map(({ seats, against, matches, wins }) => {
              expect(rating).toBeNull()
              return [`${game} ${seats} ${against === '' ? 'people' : 'bots'}`, [matches, wins]]
            }),
          )
          expect(Object.fromEntries(told ?? [])).toEqual(wanted)
        }
      })

      for (const [label, match] of Object.entries(noted.matches)) {
        test(`${label}: is shown to everybody, plays on to its end and proves itself`, async () => {
          const before = await read(match)
          for (const seat of [null, ...before.seats.keys()]) {
            const message = messageFor(before, seat, [])
            if (before.status === 'open') continue
            const { frames } = historyOf(
              before,
              await tables.readLog(match),
              seat,
              Math.max(0, message.frames - 200),
            )
            expect(frames.at(-1)?.view).toEqual(message.view)
          }
          await takeBackOnce(before)
          if (before.status === 'open') return
          const table = await playOut(match, seeded(`on ${match}`))
          const log = await tables.readLog(match)
          const text = exportMatch(table, log)
          const renewed = log.some(
            ({ actor, action }) => actor === 'table' && 'note' in action && action.note.kind === 'rules',
          )
          if (!renewed) expect(parseMatch(text, gameOf).rows.length).toBe(log.length)
        })
      }

      /** Whoever is shown that they may take back can. */
      async function takeBackOnce(table: Table): Promise<void> {
        for (const { id } of noted.people) {
          const seat = viewerOf(table, id)
          if (seat === null || messageFor(table, seat, []).undo === 0) continue
          const wish = { t: 'undo', match: table.id, steps: 1, id: 'back' } as const
          expect(await tables.hear(wish, { player: id })).toEqual({ done: true })
          return
        }
      }
    })
  }
}
