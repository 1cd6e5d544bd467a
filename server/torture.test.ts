/** kill -9 at random moments of running matches, on both stores: what was acknowledged is there, nothing is asked or dealt twice, clocks go on, and so do the matches. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameOf, games } from '../games/index.ts'
import type { Rng } from '../kernel/game.ts'
import { replay } from '../kernel/play.ts'
import { pick, seeded } from '../kernel/rng.ts'
import { TestClient } from './client.ts'
import { dueOf } from './due.ts'
import { chanceSource } from './shuffle.ts'
import { SpawnedServer } from './spawning.ts'
import { readDue, readLog, readTable, TableCache } from './store/matches.ts'
import type { Store } from './store/store.ts'
import { rowsOf } from './table.ts'
import { freePort, postgresForTests, sqliteForTests, type TestStore } from './testing.ts'

const KILLS = Number(process.env.ITERU_KILLS ?? 2 * Number(process.env.ITERU_SCALE ?? 1)) // 20 in npm test
const PLAYERS = 3
const DAY = 24 * 3600_000

/** Somebody who plays one match after the other against bots, and remembers what was acknowledged. */
class Player {
  readonly matches: string[] = []
  readonly acknowledged: string[] = []
  private acts = 0

  constructor(
    readonly client: TestClient,
    private readonly rng: Rng,
  ) {}

  /** Plays until the server is gone: goes on where it was, or begins another match when a bot there is still claimed by the server that died. */
  async play(isDead: () => boolean): Promise<void> {
    let match: string | undefined = this.matches[this.matches.length - 1] ?? (await this.begin())
    while (!isDead() && match !== undefined) {
      const at = match
      const from = this.client.heard.length
      this.client.send({ t: 'watch', match: at })
      await this.wait(() => isDead() || this.client.heard.slice(from).some(({ t }) => t === 'table'))
      while (!isDead() && this.client.table(at)?.table.status === 'running')
        if (!(await this.step(at, isDead))) break
      if (!isDead()) match = await this.begin()
    }
  }

  private wait(until: () => boolean): Promise<boolean> {
    return this.client.until(until, 3000).catch(() => false)
  }

  /** A match of any game, with clocks; undefined if the server is gone. */
  private async begin(): Promise<string | undefined> {
    // At Aton nobody waits for a bot's first choice: on a slow machine, too, something is going on.
    const { meta } = this.rng.int(2) ? games.aton : pick(this.rng, Object.values(games))
    const pace = { kind: 'bank', ms: DAY, increment: 0, late: 'decide' } as const
    const match = await this.client
      .create('random', meta.id, meta.seats.max, true, pace)
      .catch(() => undefined)
    if (match === undefined || match === 'undefined') return undefined
    this.matches.push(match)
    return match
  }

  /** Answers if asked, and waits for what comes next; whether anything came. */
  private async step(match: string, isDead: () => boolean): Promise<boolean> {
    const { client } = this
    const message = client.table(match)
    if (message && message.ask !== null) {
      const id = `k${this.acts++}`
      client.send({ t: 'act', match, ask: message.ask, action: pick(this.rng, message.legal), id })
      const isDone = () => client.heard.some(heard => heard.t === 'done' && heard.id === id)
      await this.wait(() => isDead() || isDone())
      if (isDone()) this.acknowledged.push(`${match} 0 ${id}`)
    }
    return this.wait(() => isDead() || client.table(match)?.seq !== message?.seq)
  }
}

/** What a match in the store must be, whatever happened to the servers. Returns what was acted, as players remember it. */
async function checkMatch(store: Store, match: string): Promise<string[]> {
  const table = await store.run(sql => readTable(sql, match, new TableCache()))
  const log = await store.run(sql => readLog(sql, match))
  if (!table) throw new Error('the match is gone')
  const game = gameOf(table.game)
  const ids = log.flatMap(row => (row.id === null ? [] : [`${match} ${row.actor} ${row.id}`]))
  expect(new Set(ids).size).toBe(ids.length)
  expect(log.map(({ n }) => n)).toEqual(log.map((_, n) => n))
  expect(table.book.rows).toBe(log.length)
  // Every row is legal where it stands: so no sealed choice was asked twice.
  const start = { seats: table.seats.length, options: table.options }
  expect(replay(game, start, rowsOf(log))).toEqual(table.state)
  let state = game.setup(start.seats, start.options)
  let k = 0
  for (const row of rowsOf(log)) {
    if (row.actor === 'table') continue
    if (row.actor === 'chance')
      expect(game.chance(state, chanceSource({ ...table, match }, k++))).toEqual(row.action)
    state = game.clone(state)
    game.apply(state, row.actor, row.action)
  }
  // Clocks go on: whoever is asked has a time that is noted in the store, and no bank was paid twice.
  const due = await store.run(sql => readDue(sql, match))
  expect(due.map(({ what }) => what).sort()).toEqual(
    dueOf(table)
      .map(({ what }) => what)
      .sort(),
  )
  const alive = table.updated - table.created
  for (const left of table.clocks.left) expect(DAY - left).toBeLessThanOrEqual(alive)
  return ids
}

async function checkAll(place: TestStore, players: readonly Player[]): Promise<void> {
  const store = await place.open()
  for (const { matches, acknowledged } of players) {
    const ids = new Set<string>()
    for (const match of matches) for (const id of await checkMatch(store, match)) ids.add(id)
    expect(acknowledged.filter(id => !ids.has(id))).toEqual([])
  }
  await store.close()
}

/** Lets everybody play at a server, and kills it some milliseconds after the first has been answered. */
async function playUntilKilled(players: readonly Player[], server: SpawnedServer, ms: number): Promise<void> {
  let dead = false
  for (const { client } of players) await client.connect()
  const count = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const before = count()
  const kill = async () => {
    for (let n = 0; n < 1000 && count() === before; n++) await wait(10)
    await wait(ms)
    dead = true
    await server.end()
  }
  await Promise.all([kill(), ...players.map(player => player.play(() => dead))])
}

const greetAll = (base: string, name: string): Promise<Player[]> =>
  Promise.all(
    Array.from(
      { length: PLAYERS },
      async (_, n) => new Player(await TestClient.greet(base, 'Ani'), seeded(`${name} ${n}`)),
    ),
  )

for (const make of [sqliteForTests, postgresForTests]) {
  describe(`a server on ${make.name} that is killed ${KILLS} times`, () => {
    let place: TestStore
    let server: SpawnedServer

    beforeAll(async () => {
      place = await make()
      server = new SpawnedServer({ ...place.env, PORT: String(await freePort()), RATE_LIMIT: '100000' })
      await server.start()
    }, 60_000)

    afterAll(async () => {
      await server.end()
      await place.remove()
    })

    test('loses nothing that it acknowledged', async () => {
      const rng = seeded(`kill ${make.name}`)
      const everybody: Player[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        // Nobody may have more than fifty unfinished tables.
        if (kill % 20 === 0) everybody.push(...(await greetAll(server.base, `${make.name} ${kill}`)))
        await playUntilKilled(everybody.slice(-PLAYERS), server, rng.int(300))
        if (kill < KILLS - 1) await server.start()
      }
      await checkAll(place, everybody)
    })
  })
}

describe('two servers on one PostgreSQL', () => {
  test('one is killed, and the other goes on where it was', async () => {
    const place = await postgresForTests()
    const [port, other] = [String(await freePort()), String(await freePort())]
    const servers = [port, other].map(
      at => new SpawnedServer({ ...place.env, PORT: at, RATE_LIMIT: '100000' }),
    )
    try {
      for (const server of servers) await server.start()
      const players = await greetAll(servers[0].base, 'two')
      await playUntilKilled(players, servers[0], 300)
      const before = players.map(({ acknowledged }) => acknowledged.length)
      let over = false
      for (const { client } of players) {
        client.moveTo(servers[1].base)
        await client.connect()
      }
      setTimeout(() => {
        over = true
      }, 20_000) // longer than the lease of what the dead one had claimed
      await Promise.all(players.map(player => player.play(() => over)))
      for (const [n, { acknowledged }] of players.entries())
        expect(acknowledged.length).toBeGreaterThan(before[n])
      await servers[1].end('SIGTERM')
      await checkAll(place, players)
    } finally {
      for (const server of servers) await server.end()
      await place.remove()
    }
  })
})
