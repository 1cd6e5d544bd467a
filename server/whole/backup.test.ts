/** Backups while people play, out of each store into each: what was acknowledged before is there, matches go on where they stood, and nothing is ever overwritten. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readBackup, writeBackup } from '../operations/backups.ts'
import { readSettings } from '../operations/settings.ts'
import { KEPT, linesOf, type Snapshot } from '../store/backup.ts'
import { migrations } from '../store/schema.ts'
import { query } from '../testing/database.ts'
import { checkAll, greetAll, type Player } from '../testing/playing.ts'
import { everyRow } from '../testing/rows.ts'
import {
  emptyLike,
  emptyPostgres,
  emptySqlite,
  STORES,
  serverForTests,
  type TestServer,
  type TestStore,
} from '../testing/servers.ts'

const folder = mkdtempSync(join(tmpdir(), 'iteru-backups-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const settingsOf = ({ env }: TestStore) => readSettings(env)
let files = 0

/** One person, in the tables that version 0.1.0 began with. */
const ofTheFirstDay: Snapshot = {
  schema: '0001-first',
  rows: async function* () {
    yield { table: 'players', row: { id: 'a', name: 'Ani', created: 1 } }
  },
  close: async () => undefined,
}

for (const from of STORES) {
  describe(`a backup out of ${from.name}`, () => {
    let server: TestServer
    let players: Player[]
    const file = join(folder, `backup-${files++}.jsonl`)
    let acknowledged: string[][]

    beforeAll(async () => {
      server = await serverForTests(from)
      players = await greetAll(server.base, 'backup')
      let enough = false
      for (const { client } of players) await client.connect()
      const playing = Promise.all(players.map(player => player.play(() => enough, 100)))
      const count = () => players.reduce((sum, player) => sum + player.acknowledged.length, 0)
      await players[0].client.until(() => count() >= 6)
      acknowledged = players.map(player => [...player.acknowledged])
      await writeBackup(settingsOf(server.place), file, Date.now())
      enough = true
      await playing
      for (const { client } of players) client.close()
    }, 120_000)

    afterAll(() => server.stop())

    for (const into of [emptySqlite, emptyPostgres]) {
      test(`goes into ${into.name}, and the matches go on there`, async () => {
        const place = await into()
        expect(await readBackup(settingsOf(place), file)).toBeGreaterThan(10)
        await expect(readBackup(settingsOf(place), file)).rejects.toThrow(/already people or tables/)
        // Before a server plays on there: what is read one after the other must be of one moment.
        const there = players.map((player, n) =>
          Object.assign(Object.create(player) as Player, {
            matches: [...new Set(acknowledged[n].map(id => id.split(' ')[0]))],
            acknowledged: acknowledged[n],
          }),
        )
        await checkAll(place, there)
        const restored = await serverForTests(async () => ({ ...place, remove: async () => undefined }))
        for (const [n, player] of players.entries()) {
          const matches = player.matches.filter(match => acknowledged[n].some(id => id.startsWith(match)))
          player.client.moveTo(restored.base)
          expect(await player.client.get('/api/me')).toMatchObject({ player: { id: player.client.id } })
          for (const match of matches)
            expect(await player.client.get(`/api/tables/${match}`)).toMatchObject({ id: match })
        }
        await players[0].client.connect()
        let more = false
        const before = players[0].acknowledged.length
        const playing = players[0].play(() => more, 50)
        await players[0].client.until(() => players[0].acknowledged.length > before, 30_000)
        more = true
        await playing
        players[0].client.close()
        await restored.stop()
        await place.remove()
      })
    }

    test('goes where a server was started but nobody came, of an older schema too', async () => {
      const place = await emptyLike(from)
      const visited = await serverForTests(async () => ({ ...place, remove: async () => undefined }))
      await visited.stop()
      const older = join(folder, `older-${files++}.jsonl`)
      for await (const line of linesOf(ofTheFirstDay, 1)) appendFileSync(older, line)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15_000 }) // by then its last sign of life is old
      expect(await readBackup(settingsOf(place), older)).toBe(1)
      vi.useRealTimers()
      const now = await everyRow(place)
      expect(now.filter(({ table }) => table === 'players')).toMatchObject([{ row: { id: 'a', shown: 0 } }])
      expect(now.filter(({ table }) => table === 'kysely_migration')).toHaveLength(
        Object.keys(migrations).length,
      )
      await expect(readBackup(settingsOf(place), file)).rejects.toThrow(/already people or tables/)
      await place.remove()
    })

    test('never touches what another program keeps in the database', async () => {
      const place = await emptyPostgres()
      const url = place.env.DATABASE_URL
      await query(url, 'CREATE TABLE notes (text text)') // as one of ours is called
      await query(url, "INSERT INTO notes VALUES ('theirs')")
      await expect(readBackup(settingsOf(place), file)).rejects.toThrow(/tables of another program/)
      expect(await query(url, 'SELECT text FROM notes')).toEqual([{ text: 'theirs' }])
      await place.remove()
    })

    test('is for the eyes of its owner, and holds every table of the store but the signs of life', () => {
      expect(statSync(file).mode & 0o777).toBe(0o600)
      const tables = new Set(
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap(line => /^\{"table":"(\w+)"/.exec(line)?.[1] ?? []),
      )
      for (const name of ['players', 'sessions', 'matches', 'seats', 'entries', 'due', 'notes'])
        expect(tables).toContain(name)
      for (const name of tables) expect(KEPT as readonly string[]).toContain(name)
    })

    test('that is damaged, cut off or newer is refused, and leaves the store empty', async () => {
      const text = readFileSync(file, 'utf8')
      const lines = text.trimEnd().split('\n')
      const wrong: Readonly<Record<string, string>> = {
        damaged: text.replace('"Ani"', '"Anu"'),
        'cut off': `${lines.slice(0, -1).join('\n')}\n`,
        newer: text.replace(/"schema":"[^"]*"/, '"schema":"9999-later"'),
        'not a backup': '{"iteru":1}\n',
      }
      const place = await emptyLike(from)
      for (const [what, content] of Object.entries(wrong)) {
        const bad = join(folder, `bad-${files++}.jsonl`)
        writeFileSync(bad, content)
        await expect(readBackup(settingsOf(place), bad)).rejects.toThrow(what)
      }
      expect(await readBackup(settingsOf(place), file)).toBeGreaterThan(10)
      await expect(writeBackup(settingsOf(place), file, 1)).rejects.toThrow(/already a file/)
      await place.remove()
    })
  })
}
