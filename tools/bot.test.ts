/** A bot of one's own: an outside program plays a whole match at a server, as who it is, and is listed while it does. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setAddress } from '../server/store/people.ts'
import { playOn, TestClient } from '../server/testing/client.ts'
import { serverForTests, sqliteForTests, type TestServer } from '../server/testing/servers.ts'
import type { ConnectedProgram } from '../table/programs.ts'
import type { PublicTable } from '../table/wire.ts'

describe('npm run bot', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await serverForTests(sqliteForTests)
  }, 60_000)
  afterAll(() => server.stop())

  /** Runs the program to its end. */
  function run(
    options: Readonly<Record<string, string>>,
  ): Promise<{ code: number; out: string; err: string }> {
    const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/bot.ts', ...words])
    let [out, err] = ['', '']
    child.stdout.on('data', data => {
      out += String(data)
    })
    child.stderr.on('data', data => {
      err += String(data)
    })
    return new Promise(resolve => child.on('close', code => resolve({ code: code ?? -1, out, err })))
  }

  const table = async (client: TestClient, id: string) =>
    (await client.get(`/api/tables/${id}`)) as unknown as PublicTable
  const programs = async (client: TestClient) =>
    (await client.get('/api/programs')).programs as ConnectedProgram[]

  test('an outside program plays a whole match by invitation, marked as what it is', async () => {
    const host = await TestClient.greet(server.base, 'Ani')
    const match = await host.create(null, 'aton', 2, true)
    const { body } = await host.post(`/api/tables/${match}/invites`, {})
    const identity = join(mkdtempSync(join(tmpdir(), 'iteru-')), 'scarab.json')
    const ended = run({
      server: server.base,
      table: `${server.base}/t/${match}#invite=${body.invite}`,
      program: 'python3 docs/examples/aton_bot.py',
      name: 'Scarab',
      identity,
    })
    await host.connect()
    host.send({ t: 'watch', match })
    await host.until(() => host.table(match)?.table.seats[1].player)
    const here = [{ name: 'Scarab', tables: [{ id: match, game: 'aton' }] }]
    await expect.poll(() => programs(host), { timeout: 30_000 }).toEqual(here)
    await host.post(`/api/tables/${match}/start`, {})
    await host.until(() => host.table(match)?.table.status === 'running')
    await playOn(host, match)
    const { code, out, err } = await ended
    expect(err).toContain('Scarab sits at')
    expect(code).toBe(0)
    const { seats, result } = await table(host, match)
    expect(seats[1]).toMatchObject({ name: 'Scarab', bot: null })
    expect(seats[1].player).toMatch(/^program-/)
    expect(JSON.parse(out)).toEqual({ match, seat: 1, ending: result?.ending, place: result?.places[1] })
    expect(JSON.parse(readFileSync(identity, 'utf8')).player).toBe(seats[1].player)
    await expect.poll(() => programs(host), { timeout: 30_000 }).toEqual([])
    host.close()
  }, 120_000)

  test('at a rated table no program sits down, and bad input is one sentence', async () => {
    const host = await TestClient.greet(server.base, 'Tiye')
    // Rated tables are for secured names.
    const store = await server.place.open()
    await store.run(sql => setAddress(sql, host.id, 'tiye@nile.example', Date.now()))
    await store.close()
    const wish = { game: 'aton', seats: 2, options: {}, bots: [null, null], open: true, rated: true }
    const { body } = await host.post('/api/tables', { ...wish, pace: { kind: 'untimed' } })
    const program = 'python3 docs/examples/random_bot.py'
    const rated = await run({ server: server.base, table: String(body.id), program })
    expect(rated).toMatchObject({ code: 2, err: expect.stringContaining('not programs') })
    const nowhere = await run({ server: server.base, table: 'nowhere', program })
    expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining('There is no such match.') })
  }, 60_000)
})
