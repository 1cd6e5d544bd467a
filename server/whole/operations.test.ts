/** What a host relies on: settings that are checked, a proper end, logs without secrets, clocks that do not count an outage. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { BadInput } from '../../kernel/options.ts'
import type { PublicTable } from '../../table/wire.ts'
import { buildApp } from '../app.ts'
import { readSettings } from '../operations/settings.ts'
import { TestClient } from '../testing/client.ts'
import { STORES, sqliteForTests, type TestStore } from '../testing/servers.ts'
import { built, SpawnedServer } from '../testing/spawning.ts'

describe('settings', () => {
  test('have defaults, and a wrong one is named in one sentence', () => {
    expect(readSettings({})).toMatchObject({ port: 3000, host: '127.0.0.1', trustProxy: 0, rateLimit: 600 })
    expect(readSettings({ ORIGIN: 'https://play.example/' }).origin).toBe('https://play.example')
    const wrong = {
      PORT: 'http',
      TRUST_PROXY: 'yes',
      LOG_LEVEL: 'loud',
      RATE_LIMIT: '0',
      DATABASE_URL: 'mysql://somewhere',
      ORIGIN: 'play.example',
    }
    for (const [name, value] of Object.entries(wrong)) {
      expect(() => readSettings({ [name]: value })).toThrow(BadInput)
      expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be .*\\.$`))
    }
  })

  test('a wrong one ends the start with that sentence and exit code 2', () => {
    const { status, stderr } = spawnSync(process.execPath, built('main'), {
      env: { ...process.env, PORT: 'http' },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([2, 'PORT must be a whole number from 0 to 65535, not "http".\n'])
  })
})

describe('a server in a process of its own', () => {
  test('ends properly when asked to, and its logs tell no secrets', async () => {
    const place = await sqliteForTests()
    const server = new SpawnedServer({ ...place.env, LOG_LEVEL: 'debug' })
    try {
      await server.start()
      const client = await TestClient.greet(server.base, 'Ani')
      const match = await client.create(null)
      const { body } = await client.post(`/api/tables/${match}/invites`, {})
      const { link } = (await client.post('/api/links', {})).body
      const other = await TestClient.greet(server.base, 'Tiye')
      await other.sit(match, String(body.invite))
      await client.post(`/api/links/${link}`, {})
      await client.post('/api/tables', { nonsense: true })
      await client.connect()
      client.send({ t: 'watch', match })
      await client.until(() => client.table(match))
      const closed = client.closed()
      expect(await server.end('SIGTERM')).toBe(0)
      expect(await closed).toBeGreaterThan(0)
      const text = server.printed.join('\n')
      for (const secret of [client.cookie.split('=')[1], other.cookie.split('=')[1], body.invite, link])
        expect(text).not.toContain(secret)
      expect(text).toContain('"event":"listening"')
      for (const line of server.printed) expect(() => JSON.parse(line)).not.toThrow()
    } finally {
      await server.end()
      await place.remove()
    }
  })
})

describe('a server that a person started', () => {
  test('says where it is in one sentence, and ends with whatever started it', async () => {
    const place = await sqliteForTests()
    // As npm start does.
    const start = "import { runBuilt } from './tools/program.mjs'; runBuilt('main', ['--for-people'])"
    const program = spawn(process.execPath, ['--input-type=module', '--eval', start], {
      env: { ...process.env, ...place.env, PORT: '0', LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(program, 'exit')
    const printed: string[] = []
    try {
      const lines = createInterface({ input: program.stdout }).on('line', line => printed.push(line))
      await once(lines, 'line')
      const [, base] = printed[0].match(/^Iteru is open at (http:\/\/127\.0\.0\.1:\d+)$/) ?? []
      expect((await fetch(`${base}/healthz`)).status).toBe(200)
      program.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
      await expect(fetch(`${base}/healthz`)).rejects.toThrow()
      expect(printed).toHaveLength(1)
    } finally {
      program.kill('SIGTERM')
      await place.remove()
    }
  })
})

const MINUTE = 60_000

/** A server whose clock is moved by hand, and a player who is asked there and has a minute. */
async function timed(make: () => Promise<TestStore>) {
  const place = await make()
  const time = { now: 1_000_000 }
  const open = async () => {
    const app = await buildApp(readSettings({ LOG_LEVEL: 'silent' }), await place.open(), () => time.now)
    return { app, base: await app.listen({ port: 0, host: '127.0.0.1' }) }
  }
  let { app, base } = await open()
  const client = await TestClient.greet(base, 'Ani')
  const pace = { kind: 'each', ms: MINUTE, late: 'decide' } as const
  const match = await client.create('random', 'aton', 2, true, pace)
  return {
    time,
    /** Nobody is alive for so long. */
    async sleep(ms: number) {
      await app.close()
      time.now += ms
      ;({ app, base } = await open())
      client.moveTo(base)
    },
    async isLate(): Promise<boolean> {
      const table = (await client.get(`/api/tables/${match}`)) as unknown as PublicTable
      return table.clocks.since[0] !== 1_000_000
    },
    async stop() {
      await app.close()
      await place.remove()
    },
  }
}

describe('clocks', () => {
  for (const make of STORES) {
    test(`on ${make.name} the time in which no server was alive does not count`, async () => {
      const { sleep, isLate, stop } = await timed(make)
      await sleep(60 * MINUTE)
      await wait(1500)
      expect(await isLate()).toBe(false)
      await stop()
    })
  }

  test('when time runs out a bot decides, before a restart or after it', async () => {
    const { time, sleep, isLate, stop } = await timed(sqliteForTests)
    // In steps that are no outage: the server looks at the clock at least once a second.
    const live = async (steps: number) => {
      for (let n = 0; n < steps; n++) {
        time.now += 8000
        await wait(1200)
      }
    }
    await live(3)
    await sleep(5000)
    await live(3)
    expect(await isLate()).toBe(false)
    await live(3)
    for (let n = 0; n < 300 && !(await isLate()); n++) await wait(200) // the bot thinks in real time
    expect(await isLate()).toBe(true)
    await stop()
  })
})
