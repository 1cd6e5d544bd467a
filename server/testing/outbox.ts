/**
 * Servers that are killed while they call people back to their tables. Some look at their tables, the others have a device at a push service on loopback; what
 * arrives there is compared with what the store has: nothing is lost, late, sent to somebody who looks, or sent twice but for a kill.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Rng } from '../../kernel/game.ts'
import { pick } from '../../kernel/rng.ts'
import { callsOf } from '../../table/calls.ts'
import { LEASE_MS } from '../signals/sender.ts'
import { readTable, TableCache } from '../store/matches.ts'
import type { Row } from '../store/statements.ts'
import type { Script, Store } from '../store/store.ts'
import type { TestClient } from './client.ts'
import { Pair } from './pair.ts'
import { freePort } from './ports.ts'
import { Device, PushService } from './push-service.ts'
import type { TestStore } from './servers.ts'
import { SpawnedServer } from './spawning.ts'

const PAIRS = 3
/** The question with which a match begins: nobody had a device then that could be told. */
const FIRST = 1
/** A signal may be on its way while its question is answered. */
const ON_ITS_WAY_MS = 3000
/** What a dead process had claimed is sent when its lease is over; on a busy machine that may fail once more and is tried again after a minute. */
const LONGEST_MS = LEASE_MS + 120_000

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

/** Somebody at their table. */
interface Seated {
  readonly match: string
  readonly sitter: Sitter
  readonly seat: number
}

/** From when to when a process was being killed. */
interface Kill {
  readonly from: number
  readonly until: number
}

interface Signal {
  readonly id: string
  readonly at: number
  readonly looks: boolean
}

/** What became of the signals of a round; only the first two may be anything but empty. */
export interface Found {
  readonly signals: number
  readonly repeats: number
  readonly lost: readonly string[] // an open question of somebody who is away, and nobody was told
  readonly late: readonly string[] // told after it was answered
  readonly toLookers: readonly string[]
  readonly unexplained: readonly string[] // sent again though no process had died in between
}

export class OutboxRack {
  private constructor(
    private readonly place: TestStore,
    private readonly service: PushService,
    private readonly servers: readonly SpawnedServer[],
  ) {}

  /** So many servers on one store. */
  static async build(place: TestStore, count: number): Promise<OutboxRack> {
    const service = await PushService.start()
    const servers: SpawnedServer[] = []
    const rack = new OutboxRack(place, service, servers)
    for (let n = 0; n < count; n++) {
      const env = {
        PORT: String(await freePort()),
        RATE_LIMIT: '100000',
        SIGNAL_WAIT: '0',
        SIGNALS_TO_LOOPBACK: '1',
        ORIGIN: 'https://play.example',
      }
      const server = new SpawnedServer({ ...place.env, ...env })
      servers.push(server)
      await server.start()
    }
    return rack
  }

  async end(): Promise<void> {
    for (const server of this.servers) await server.end()
    await this.service.stop()
    await this.place.remove()
  }

  /** New people play while servers die so often, each at a random moment. */
  async round(kills: number, rng: Rng): Promise<Found> {
    this.service.pushed.length = 0
    const everybody = await this.seat(rng)
    const deaths: Kill[] = []
    for (let n = 0; n < kills; n++) deaths.push(await this.kill(everybody, rng))
    const lost = await this.lostOf(everybody)
    const found = judge(this.signalsTo(everybody), everybody, deaths, lost)
    for (const { sitter } of everybody) sitter.client.close()
    return found
  }

  private base(rng: Rng): string {
    return pick(rng, this.servers).base
  }

  private async seat(rng: Rng): Promise<Seated[]> {
    const everybody: Seated[] = []
    for (let n = 0; n < PAIRS; n++) {
      const { match, people } = await Pair.sit(this.servers[0].base)
      for (const [seat, client] of people.entries())
        everybody.push({ match, seat, sitter: new Sitter(client, this.service, seat === 0) })
    }
    for (const { match, sitter } of everybody) {
      await sitter.come(this.base(rng), [match])
      if (sitter.looks) await wait(200) // until it is noted that they look
      const { status } = await sitter.client.post('/api/signals/push', sitter.device.subscription)
      if (status !== 200) throw new Error(`a device could not be subscribed (${status})`)
    }
    return everybody
  }

  /** People play until a server dies; it comes back, and so do they. */
  private async kill(everybody: readonly Seated[], rng: Rng): Promise<Kill> {
    const victim = pick(rng, this.servers)
    let [from, until] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    const dying = wait(200 + rng.int(1500)).then(async () => {
      from = Date.now()
      await victim.end('SIGKILL')
      until = Date.now()
    })
    while (until === Number.POSITIVE_INFINITY) {
      const { match, sitter, seat } = pick(rng, everybody)
      sitter.note(match, seat)
      sitter.play(match, seat, rng)
      await wait(30 + rng.int(120))
    }
    await dying
    await victim.start()
    for (const { match, sitter } of everybody) {
      sitter.client.close()
      await sitter.come(this.base(rng), [match])
    }
    return { from, until }
  }

  private signalsTo(everybody: readonly Seated[]): Signal[] {
    return this.service.pushed.flatMap(pushed => {
      const owner = everybody.find(({ sitter }) => sitter.client.id === pushed.device)?.sitter
      return owner ? [{ id: owner.device.open(pushed).id, at: pushed.at, looks: owner.looks }] : []
    })
  }

  /** The open questions of those who are away of which nobody was told, however long one waits. */
  private async lostOf(everybody: readonly Seated[]): Promise<readonly string[]> {
    const store = await this.place.open()
    const open = new Set<string>()
    for (const match of new Set(everybody.map(seated => seated.match))) {
      const table = await store.run(sql => readTable(sql, match, new TableCache()))
      for (const { seat, ask, player } of table ? callsOf(table) : [])
        if (ask > FIRST) open.add(`${match}.${seat}.${ask}.${player}`)
    }
    const away = [...open].filter(id =>
      everybody.some(({ sitter }) => !sitter.looks && id.endsWith(sitter.client.id)),
    )
    const end = Date.now() + LONGEST_MS
    let lost = away
    while (lost.length > 0 && Date.now() < end) {
      await wait(500)
      const told = new Set(this.signalsTo(everybody).map(({ id }) => id))
      lost = away.filter(id => !told.has(id))
    }
    const described = await Promise.all(lost.map(id => this.describe(store, id)))
    await store.close()
    return described
  }

  /** A signal that did not come, with what the store has about it. */
  private async describe(store: Store, id: string): Promise<string> {
    const player = id.split('.')[3]
    const [signals, devices] = await store.run(function* (sql): Script<[readonly Row[], readonly Row[]]> {
      return [yield sql['their-signals']({ player }), yield sql['their-subscriptions']({ player })]
    })
    const row = signals.find(signal => signal.id === id)
    const stands = row
      ? `tried ${row.tries} times, sent to ${row.sent}, due in ${Number(row.at) - Date.now()} ms`
      : 'not in the outbox'
    const told = this.service.pushed.filter(({ device }) => device === player).length
    return `${id}: ${stands}; ${devices.length} devices, told ${told} times`
  }
}

function judge(
  all: readonly Signal[],
  everybody: readonly Seated[],
  deaths: readonly Kill[],
  lost: readonly string[],
): Found {
  const ids = (signals: readonly Signal[]) => signals.map(({ id }) => id)
  const late = all.filter(({ id, at }) =>
    everybody.some(({ sitter }) => at > (sitter.answered.get(id) ?? at) + ON_ITS_WAY_MS),
  )
  const before = ({ id }: Signal, n: number) => all.slice(0, n).findLast(earlier => earlier.id === id)
  const repeats = all.filter((signal, n) => before(signal, n) !== undefined)
  // A send can be cut between the answer and its mark only where a process died meanwhile.
  const unexplained = all.filter((signal, n) => {
    const earlier = before(signal, n)
    return earlier && !deaths.some(({ from, until }) => earlier.at <= until && signal.at >= from)
  })
  return {
    signals: all.length,
    repeats: repeats.length,
    lost,
    late: ids(late),
    toLookers: ids(all.filter(({ looks }) => looks)),
    unexplained: ids(unexplained),
  }
}
