/** Servers, people who play at one of them and their twins who watch at another: something happens to them, and afterwards everybody sees what is, and goes on. */
import { setTimeout as wait } from 'node:timers/promises'
import { seqOf } from '../../table/message.ts'
import { viewerOf } from '../../table/table.ts'
import { readTable, TableCache } from '../store/matches.ts'
import type { Store } from '../store/store.ts'
import type { TestClient } from './client.ts'
import { greetAll, type Player } from './playing.ts'
import { freePort } from './ports.ts'
import type { TestStore } from './servers.ts'
import { SpawnedServer } from './spawning.ts'

/** Five seconds are promised, on a machine that does nothing else. */
const RIGHT_MS = 20_000

/** Fewer messages than the limits allow. */
const PAUSE_MS = 120

/** What one thing that happened has come to. */
export interface Outcome {
  readonly acknowledged: number // meanwhile
  readonly lateMs: number // until every watcher saw what is
}

export class Rack {
  readonly servers: SpawnedServer[] = []
  people: Player[] = []
  private watchers: TestClient[] = []
  private readonly watched = new Set<string>()

  private constructor(readonly place: TestStore) {}

  /** So many servers on a store, and people at them. */
  static async build(place: TestStore, servers: number): Promise<Rack> {
    const rack = new Rack(place)
    for (let n = 0; n < servers; n++) await (await rack.addServer()).start()
    await rack.invite()
    return rack
  }

  async addServer(): Promise<SpawnedServer> {
    const env = { ...this.place.env, PORT: String(await freePort()), RATE_LIMIT: '100000' }
    const server = new SpawnedServer(env)
    this.servers.push(server)
    return server
  }

  private async invite(): Promise<void> {
    this.people = await greetAll(this.servers[0].base, 'rack')
    this.watchers = this.people.map(({ client }) => {
      const twin = client.twin()
      twin.moveTo(this.servers[this.servers.length - 1].base)
      return twin
    })
    await this.connect()
  }

  private get screens(): TestClient[] {
    return [...this.people.map(({ client }) => client), ...this.watchers]
  }

  /** Everybody comes back after their line was lost. */
  async connect(): Promise<void> {
    for (const screen of this.screens) await screen.connect()
    this.watched.clear()
    this.watchAll()
  }

  disconnect(): void {
    for (const screen of this.screens) screen.close()
  }

  private get acknowledged(): number {
    return this.people.reduce((sum, player) => sum + player.acknowledged.length, 0)
  }

  private watchAll(): void {
    for (const [n, { matches }] of this.people.entries())
      for (const match of matches.filter(id => !this.watched.has(id))) {
        this.watched.add(match)
        this.watchers[n].send({ t: 'watch', match })
        this.people[n].client.send({ t: 'watch', match })
      }
  }

  private async playOn(isEnough: () => boolean): Promise<void> {
    const timer = setInterval(() => this.watchAll(), 50)
    await Promise.all(this.people.map(player => player.play(isEnough, PAUSE_MS)))
    clearInterval(timer)
    this.watchAll()
  }

  private async more(count: number): Promise<void> {
    const from = this.acknowledged
    for (let n = 0; n < 2400 && this.acknowledged < from + count; n++) await wait(50)
    if (this.acknowledged < from + count) throw new Error('nothing more was acknowledged')
  }

  /** Everybody plays, something happens at some moment, everybody sees what is, and goes on. */
  async suffer(happen: () => Promise<void>, breaksLines = false): Promise<Outcome> {
    const from = this.acknowledged
    let enough = false
    const playing = this.playOn(() => enough)
    await this.more(6)
    const happening = happen()
    if (breaksLines) enough = true
    await happening
    enough = true
    await playing
    if (breaksLines) await this.connect()
    const lateMs = await this.untilRight()
    enough = false
    const again = this.playOn(() => enough)
    await this.more(3)
    enough = true
    await again
    for (const server of this.servers) {
      const { status } = await fetch(`${server.base}/healthz`)
      if (status !== 200) throw new Error('a server has ended')
    }
    const failed = this.people.flatMap(({ refusals }) => refusals.filter(why => why === 'failed'))
    if (failed.length > 0) throw new Error('a wish has failed')
    return { acknowledged: this.acknowledged - from, lateMs }
  }

  /** Waits until all screens show what the store has. Bots may be at work meanwhile. */
  private async untilRight(): Promise<number> {
    const store = await this.place.open()
    const began = Date.now()
    try {
      for (;;) {
        const late = await this.behind(store)
        if (late.length === 0) return Date.now() - began
        if (Date.now() - began > RIGHT_MS) throw new Error(`behind: ${late.join('; ')}`)
        await wait(100)
      }
    } finally {
      await store.close()
    }
  }

  /** The screens that show less than the store has. */
  private async behind(store: Store): Promise<string[]> {
    const late: string[] = []
    for (const [n, { client, matches }] of this.people.entries())
      for (const match of matches) {
        const table = await store.run(sql => readTable(sql, match, new TableCache()))
        const seq = table ? seqOf(table, viewerOf(table, client.id)) : 0
        for (const [at, screen] of [client, this.watchers[n]].entries()) {
          const shown = screen.table(match)?.seq ?? -1
          if (shown < seq) late.push(`${match} at screen ${at}: ${shown} of ${seq}`)
        }
      }
    return late
  }

  /** All end properly; their exit codes. */
  async end(): Promise<(number | null)[]> {
    this.disconnect()
    return Promise.all(this.servers.map(server => server.end('SIGTERM')))
  }

  async destroy(): Promise<void> {
    this.disconnect()
    for (const server of this.servers) await server.end()
    await this.place.remove()
  }
}
