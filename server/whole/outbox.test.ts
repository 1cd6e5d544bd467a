/** The outbox while servers are killed: no signal is lost, one that comes twice has the same id, none is for an answered question, and none goes to somebody who looks. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import type { Rng } from '../../kernel/game.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { callsOf } from '../../table/calls.ts'
import { LEASE_MS } from '../signals/sender.ts'
import { readTable, TableCache } from '../store/matches.ts'
import type { TestClient } from '../testing/client.ts'
import { Pair } from '../testing/pair.ts'
import { freePort } from '../testing/ports.ts'
import { Device, PushService } from '../testing/push-service.ts'
import { postgresForTests, sqliteForTests, type TestStore } from '../testing/servers.ts'
import { SpawnedServer } from '../testing/spawning.ts'

const KILLS = process.env.ITERU_PROOF === undefined ? 2 : 100
const PAIRS = 3
/** The question with which a match begins: nobody had a device then that could be told. */
const FIRST = 1
/** A signal may be on its way while its question is answered. */
const ON_ITS_WAY_MS = 3000

let ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.reverse()) await end()
  ends = []
})

/** Somebody who sits at a table, and what they were asked and answered. */
class Sitter {
  readonly answered = new Map<string, number>()
  readonly device: Device
  private sent = new Map<string, string>()

  constructor(
    readonly client: TestClient,
    service: PushService,
    readonly looks: boolean,
  ) {
    this.device = new Device(client.id, service)
  }

  /** Comes back, at some server. */
  async come(base: string, matches: readonly string[]): Promise<void> {
    this.client.moveTo(base)
    await this.client.connect()
    for (const match of matches) {
      this.client.send({ t: 'watch', match })
      await this.client.until(() => this.client.table(match), 10_000)
      if (this.looks) this.client.send({ t: 'look', match, seen: true })
    }
  }

  /** Answers at this table if asked; notes when an answer was acknowledged. */
  play(match: string, seat: number, rng: Rng): void {
    const message = this.client.table(match)
    if (message?.ask == null || message.legal.length === 0) return
    const id = `a${message.ask}`
    const question = `${match}.${seat}.${message.ask}.${this.client.id}`
    this.sent.set(`${match} ${id}`, question)
    const { ask, legal } = message
    this.client.send({ t: 'act', match, ask, action: pick(rng, legal), id: `${id}-${match.slice(0, 8)}` })
    if (this.looks) this.client.send({ t: 'look', match, seen: true })
  }

  /** What the store has taken is answered: the next question, or none, has been shown. */
  note(match: string, seat: number): void {
    const now = this.client.table(match)
    for (const [key, question] of this.sent) {
      if (!key.startsWith(match) || this.answered.has(question)) continue
      const isOpen = now?.ask != null && question === `${match}.${seat}.${now.ask}.${this.client.id}`
      if (!isOpen && now !== undefined) this.answered.set(question, Date.now())
    }
  }
}

async function torment(place: TestStore, count: number): Promise<void> {
  const service = await PushService.start()
  ends.push(() => place.remove())
  ends.push(() => service.stop())
  const servers: SpawnedServer[] = []
  for (let n = 0; n < count; n++) {
    const env = {
      PORT: String(await freePort()),
      RATE_LIMIT: '100000',
      SIGNAL_WAIT: '0',
      SIGNALS_TO_LOOPBACK: '1',
    }
    const server = new SpawnedServer({ ...place.env, ...env, ORIGIN: 'https://play.example' })
    servers.push(server)
    ends.push(() => server.end())
    await server.start()
  }
  const rng = seeded(`outbox ${place.name}`)
  const tables: { readonly match: string; readonly people: readonly Sitter[] }[] = []
  for (let n = 0; n < PAIRS; n++) {
    const pair = await Pair.sit(servers[0].base)
    tables.push({
      match: pair.match,
      people: pair.people.map((client, seat) => new Sitter(client, service, seat === 0)),
    })
  }
  const everybody = tables.flatMap(({ match, people }) =>
    people.map((sitter, seat) => ({ match, sitter, seat })),
  )
  const base = () => servers[rng.int(servers.length)].base
  for (const { match, sitter } of everybody) {
    await sitter.come(base(), [match])
    if (sitter.looks) await wait(200) // until it is noted that they look
    await sitter.client.post('/api/signals/push', sitter.device.subscription)
  }
  for (let kill = 0; kill < KILLS; kill++) {
    const victim = pick(rng, servers)
    const dead = wait(200 + rng.int(1500)).then(() => victim.end('SIGKILL'))
    let isDead = false
    void dead.then(() => {
      isDead = true
    })
    while (!isDead) {
      const { match, sitter, seat } = pick(rng, everybody)
      sitter.note(match, seat)
      sitter.play(match, seat, rng)
      await wait(30 + rng.int(120))
    }
    await victim.start()
    for (const { match, sitter } of everybody) {
      sitter.client.close()
      await sitter.come(base(), [match])
    }
  }
  await check(place, service, tables, everybody)
}

async function check(
  place: TestStore,
  service: PushService,
  tables: readonly { readonly match: string }[],
  everybody: readonly { readonly match: string; readonly sitter: Sitter; readonly seat: number }[],
): Promise<void> {
  const opened = () =>
    service.pushed.map(pushed => {
      const owner = everybody.find(({ sitter }) => sitter.client.id === pushed.device)
      return {
        id: owner?.sitter.device.open(pushed).id ?? '',
        at: pushed.at,
        looks: owner?.sitter.looks ?? false,
      }
    })
  const store = await place.open()
  ends.push(() => store.close())
  const open: string[] = []
  for (const { match } of tables) {
    const table = await store.run(sql => readTable(sql, match, new TableCache()))
    for (const { seat, ask, player } of table ? callsOf(table) : [])
      if (ask > FIRST) open.push(`${match}.${seat}.${ask}.${player}`)
  }
  const away = open.filter(id =>
    everybody.some(({ sitter }) => !sitter.looks && id.endsWith(sitter.client.id)),
  )
  // None is lost, though its process is: the lease is over at the latest then.
  await expect
    .poll(() => away.filter(id => !opened().some(signal => signal.id === id)), {
      timeout: LEASE_MS + 20_000,
      interval: 500,
    })
    .toEqual([])
  const all = opened()
  expect(all.filter(({ looks }) => looks)).toEqual([])
  const late = all.filter(({ id, at }) => {
    const answered = everybody.flatMap(({ sitter }) => sitter.answered.get(id) ?? [])
    return answered.some(time => at > time + ON_ITS_WAY_MS)
  })
  expect(late).toEqual([])
  // Each repeat is the price of a kill; without one there is none.
  const repeats = all.length - new Set(all.map(({ id }) => id)).size
  expect(repeats).toBeLessThanOrEqual(KILLS * PAIRS)
  expect(all.length).toBeGreaterThan(0)
}

test('one server on a file', async () => {
  await torment(await sqliteForTests(), 1)
}, 3_600_000)

test('two servers on one PostgreSQL', async () => {
  await torment(await postgresForTests(), 2)
}, 3_600_000)
