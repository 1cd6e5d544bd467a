/** Keeping house: what is old goes, hosts look after people and tables while they play, and a second server on the same file is refused. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Lists, PublicTable } from '../../table/wire.ts'
import { buildApp } from '../app.ts'
import { Tables } from '../live/tables.ts'
import { administer } from '../operations/admin.ts'
import { Housekeeping } from '../operations/housekeeping.ts'
import { readSettings } from '../operations/settings.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { TestClient } from '../testing/client.ts'
import { STORES, sqliteForTests, type TestStore } from '../testing/servers.ts'
import { built, SpawnedServer } from '../testing/spawning.ts'

const DAY = 24 * 3600_000

for (const make of STORES) {
  describe(`a house on ${make.name}`, () => {
    let place: TestStore
    let store: Store
    let base: string
    let stop: () => Promise<void>
    const settings = readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT: '100000' })

    beforeAll(async () => {
      place = await make()
      store = await place.open()
      const app = await buildApp(settings, store)
      base = await app.listen({ port: 0, host: '127.0.0.1' })
      stop = async () => {
        await app.close()
        await place.remove()
      }
    }, 60_000)

    afterAll(() => stop())

    const greet = (name: string) => TestClient.greet(base, name)
    const admin = async (...words: string[]) => (await administer(store, words, Date.now())).join('\n')
    const status = async (client: TestClient, match: string) =>
      ((await client.get(`/api/tables/${match}`)) as unknown as PublicTable).status

    /** Lets so many days pass for the broom alone. */
    const sweepAfter = (days: number, change: object = {}) =>
      new Housekeeping({
        store,
        tables: new Tables(store, () => Date.now() + days * DAY),
        keep: { ...settings.keep, ...change },
        now: () => Date.now() + days * DAY,
        report: error => {
          throw error
        },
      }).sweep()

    test('what nobody uses goes when its time has come, and nothing before', async () => {
      const [host, passer] = [await greet('Ani'), await greet('Tiye')]
      const [open, running, over] = [
        await host.create(null),
        await host.create('random'),
        await host.create('random'),
      ]
      await host.connect()
      host.send({ t: 'resign', match: over, id: 'r' })
      await host.until(() => host.heard.some(heard => heard.t === 'done'))
      host.send({ t: 'watch', match: open })
      await host.until(() => host.table(open))
      await sweepAfter(6)
      expect(await status(host, open)).toBe('open')
      await sweepAfter(8)
      await host.until(() => host.heard.some(heard => heard.t === 'no' && heard.why === 'no-such-match'))
      expect(await status(host, running)).toBe('running')
      await sweepAfter(89)
      expect(await passer.get('/api/me')).toMatchObject({ player: { name: 'Tiye' } })
      await sweepAfter(91)
      expect(await passer.get('/api/me')).toEqual({ player: null })
      expect(await host.get('/api/me')).toMatchObject({ player: { name: 'Ani' } })
      await sweepAfter(179)
      expect(await status(host, running)).toBe('running')
      await sweepAfter(181)
      expect(await host.get(`/api/tables/${running}`)).toMatchObject({
        status: 'over',
        result: { ending: 'abandoned' },
      })
      await sweepAfter(300)
      expect(await status(host, over)).toBe('over')
      await sweepAfter(300, { finished: 30 })
      expect(await host.get(`/api/tables/${over}`)).toMatchObject({ why: 'no-such-match' })
      await sweepAfter(366)
      expect(await host.get('/api/me')).toEqual({ player: null })
      host.close()
    })

    test('a host finds, shows, renames and removes, and watchers see it at once', async () => {
      const [ani, friend] = [await greet('Ani Bad'), await greet('Tiye')]
      const match = await ani.create(null)
      await friend.sit(match)
      await friend.connect()
      friend.send({ t: 'watch', match })
      await friend.until(() => friend.table(match))
      expect(await admin('find', 'ani b')).toContain(ani.id)
      expect(await admin('list', 'open')).toContain(match)
      expect(await admin('show', match)).toContain('seat 2: Tiye')
      expect(await admin('show', ani.id)).toContain(match)
      expect(await admin('rename', ani.id, 'Ani', '\u202eGood')).toBe('Ani Bad is now Ani Good.')
      await friend.until(() => friend.table(match)?.table.seats[0].name === 'Ani Good')
      expect(await ani.get('/api/me')).toMatchObject({ player: { name: 'Ani Good' } })
      expect(await admin('remove', match)).toContain('Removed')
      await friend.until(() => friend.heard.some(heard => heard.t === 'no' && heard.why === 'no-such-match'))
      expect(await admin('stats')).toMatch(/\d+ people/)
      for (const words of [['dance'], [], ['show', 'x'], ['remove', 'x'], ['list', 'x'], ['find']])
        await expect(administer(store, words, 1)).rejects.toThrow(/[.?]/)
      friend.close()
    })

    test('whoever is blocked is nobody, at once, until that ends', async () => {
      const apep = await greet('Apep')
      await apep.connect()
      const closed = apep.closed()
      await admin('block', apep.id)
      await closed
      expect(await apep.get('/api/me')).toEqual({ player: null })
      await admin('unblock', apep.id)
      expect(await apep.get('/api/me')).toMatchObject({ player: { name: 'Apep' } })
    })

    test('whoever is forgotten leaves no name, no words and no way back; the others play on', async () => {
      const [ani, friend] = [await greet('Xerxes'), await greet('Tiye')]
      const running = await ani.create(null, 'horus', 3)
      const over = await ani.create(null)
      for (const match of [running, over]) await friend.sit(match)
      const third = await greet('Nefer')
      await third.sit(running)
      for (const match of [running, over]) await ani.post(`/api/tables/${match}/start`, {})
      const open = await ani.create(null)
      await ani.connect()
      ani.send({ t: 'say', match: over, text: 'I was here', id: 's' })
      ani.send({ t: 'resign', match: over, id: 'r' })
      await ani.until(() => ani.heard.filter(heard => heard.t === 'done').length === 2)
      await admin('forget', ani.id)
      expect(await ani.get('/api/me')).toEqual({ player: null })
      expect(await friend.get(`/api/tables/${open}`)).toMatchObject({ why: 'no-such-match' })
      const { mine } = (await friend.get('/api/tables')) as unknown as Lists
      expect(mine.map(({ id }) => id).sort()).toEqual([running, over].sort())
      await friend.connect()
      for (const match of [running, over]) {
        friend.send({ t: 'watch', match })
        await friend.until(() => friend.table(match))
      }
      expect(friend.table(running)?.table).toMatchObject({
        status: 'running',
        seats: [{ bot: 'casual' }, {}, {}],
      })
      const text = friend.raw.join('\n')
      for (const trace of ['Xerxes', 'I was here', ani.id]) expect(text).not.toContain(trace)
      const file = await fetch(`${base}/api/tables/${over}/export`)
      expect(await file.text()).not.toContain('Xerxes')
      friend.close()
    })
  })
}

describe('the file', () => {
  test('is given back what is no longer needed', async () => {
    const place = await sqliteForTests()
    const store = await place.open()
    const app = await buildApp(readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT: '100000' }), store)
    const base = await app.listen({ port: 0, host: '127.0.0.1' })
    const host = await TestClient.greet(base, 'Ani')
    const made: string[] = []
    const size = () => statSync(join(place.env.DATA_DIR, 'iteru.db')).size
    await store.compact()
    const empty = size()
    for (let n = 0; n < 45; n++) made.push(await host.create('random', 'amun-re', 5))
    await store.compact()
    const full = size()
    for (const match of made) await host.post(`/api/tables/${match}/remove`, {})
    await store.compact()
    expect(size() - empty).toBeLessThan((full - empty) / 2)
    await app.close()
    await place.remove()
  })

  test('has one server; the desk of that one is for its own account only', async () => {
    const place = await sqliteForTests()
    const server = new SpawnedServer(place.env)
    await server.start()
    const run = (program: readonly string[], ...words: string[]) =>
      spawnSync(process.execPath, [...program, ...words], {
        env: { ...process.env, ...place.env, PORT: '0' },
        encoding: 'utf8',
        timeout: 30_000,
      })
    const second = run(built('main'))
    expect([second.status, second.stderr]).toEqual([
      2,
      `Another server already uses the data in "${place.env.DATA_DIR}": end it first, or give this one a DATA_DIR of its own.\n`,
    ])
    expect(statSync(join(place.env.DATA_DIR, 'admin.sock')).mode & 0o777).toBe(0o600)
    const ani = await TestClient.greet(server.base, 'Ani')
    const match = await ani.create(null)
    const watcher = TestClient.stranger(server.base)
    await watcher.connect()
    watcher.send({ t: 'watch', match })
    await watcher.until(() => watcher.table(match))
    expect(run(built('admin'), 'rename', ani.id, 'Anat').stdout).toBe('Ani is now Anat.\n')
    await watcher.until(() => watcher.table(match)?.table.seats[0].name === 'Anat')
    watcher.close()
    const wrong = run(built('admin'), 'show', 'nobody')
    expect([wrong.status, wrong.stderr]).toEqual([
      2,
      'There is no table and no person "nobody"; find and list name them.\n',
    ])
    await server.end()
    // Without a server the tool takes the file itself; here from its sources, as npm run admin does.
    expect(run(['--import', 'tsx', 'tools/admin.ts'], 'find', 'anat').stdout).toContain(ani.id)
    await place.remove()
  })

  test('and whatever else stands in the way of a start is said in one sentence', async () => {
    const place = await sqliteForTests()
    const folder = place.env.DATA_DIR
    const start = (env: Readonly<Record<string, string>>) => {
      const { status, stderr } = spawnSync(process.execPath, built('main'), {
        env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...env },
        encoding: 'utf8',
        timeout: 60_000,
      })
      return [status, stderr]
    }
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => taken.once('listening', resolve))
    const { port } = taken.address() as { port: number }
    expect(start({ DATA_DIR: join(folder, 'a'), PORT: String(port) })).toEqual([
      2,
      `Port ${port} is already in use: end what uses it, or choose another PORT.\n`,
    ])
    taken.close()
    mkdirSync(join(folder, 'b'))
    writeFileSync(join(folder, 'b', 'iteru.db'), 'this is a letter, not a database. '.repeat(100))
    expect(start({ DATA_DIR: join(folder, 'b') })[1]).toMatch(/^The file iteru\.db in .* is not a database/)
    writeFileSync(join(folder, 'c'), '')
    expect(start({ DATA_DIR: join(folder, 'c') })[1]).toMatch(/is not a folder: choose another DATA_DIR\.\n$/)
    chmodSync(folder, 0o700)
    rmSync(folder, { recursive: true, force: true })
  })

  test('of a newer version is refused by an older one, unless that may still write', async () => {
    const place = await sqliteForTests()
    const file = join(place.env.DATA_DIR, 'iteru.db')
    await (await openSqlite(file)).close()
    const { default: Database } = await import('better-sqlite3')
    const say = (sql: string) => {
      const database = new Database(file)
      database.exec(sql)
      database.close()
    }
    say("INSERT INTO kysely_migration VALUES ('9999-later', '2030')")
    await (await openSqlite(file)).close()
    say("UPDATE notes SET value = '9999-later' WHERE name = 'oldest-writer'")
    await expect(openSqlite(file)).rejects.toThrow(/written by a newer version of Iteru .*9999-later/)
    await place.remove()
  })
})
