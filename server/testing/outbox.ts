/**
 * Servers that are killed while they call people back to their tables. Some look at their tables, the others have a device at a push service on loopback; what
 * arrives there is compared with what the store has: nothing is lost, late, sent to somebody who looks, or sent twice but for a kill.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Rng } from '../../kernel/game.ts'
import { pick } from '../../kernel/rng.ts'
import { callsOf } from '../../table/calls.ts'
import { LOOK_MS } from '../signals/presence.ts'
import { LONGEST_NAP_MS } from '../signals/sender.ts'
import { readTable, TableCache } from '../store/matches.ts'
import type { Row, Statements } from '../store/statements.ts'
import type { Script } from '../store/store.ts'
import type { TestClient } from './client.ts'
import { Pair } from './pair.ts'
import { freePort } from './ports.ts'
import { claimsOf, Device, type Pushed, PushService } from './push-service.ts'
import type { TestStore } from './servers.ts'
import { SpawnedServer } from './spawning.ts'

const PAIRS = 3
/** The question with which a match begins: nobody had a device then that could be told. */
const FIRST = 1
/** A signal may be on its way while its question is answered. */
const ON_ITS_WAY_MS = 3000
/** A process looks for what is due once a nap; a look may fail, on a database that is slow, and is repeated after the next. */
const TAKEN_MS = 3 * LONGEST_NAP_MS
/** How often those who look say so. */
const STILL_LOOKS_MS = LOOK_MS / 3

interface Look {
  readonly from: number
  until: number
}

/** Somebody who sits at a table, and what they were asked and answered. */
class Sitter {
  readonly answered = new Map<string, number>()
  /** When a page of theirs said that it is looked at. */
  readonly looked: Look[] = []
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
      this.keepLooking(match)
    }
  }

  /** Goes on looking, if they do. */
  keepLooking(match: string): void {
    if (!this.looks) return
    this.client.send({ t: 'look', match, seen: true })
    this.looked.push({ from: Date.now(), until: Date.now() + LOOK_MS })
  }

  /** Closes the page: what it said holds no longer. */
  go(): void {
    const now = Date.now()
    for (const look of this.looked) look.until = Math.min(look.until, now)
    this.client.close()
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
    this.keepLooking(match)
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

/** An open question to somebody who is away, and what lies in the outbox for it. */
interface Open {
  readonly id: string
  readonly row: Row | undefined
}

/** From when to when a process was being killed. */
interface Kill {
  readonly from: number
  readonly until: number
}

interface Signal {
  readonly id: string
  readonly at: number
  readonly made: number // when it was signed, which is right after the sender has asked who looks; on a busy machine it arrives seconds later
  readonly to: Sitter
}

/** What became of the signals of a round; only the first two may be anything but empty. */
export interface Found {
  readonly signals: number
  readonly repeats: number
  readonly lost: readonly string[] // an open question of somebody who is away, of which they were not told and will not be, or not when it was due
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
        LOG_LEVEL: 'warn', // so that a send that failed is explained
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
    const lost: string[] = []
    for (let n = 0; n < kills; n++) {
      deaths.push(await this.kill(everybody, rng))
      lost.push(...(await this.lostNow(everybody)))
      await this.comeBack(everybody, rng)
    }
    lost.push(...(await this.lostInTheEnd(everybody, kills)))
    const found = judge(this.signalsTo(everybody), everybody, deaths, lost)
    for (const { sitter } of everybody) sitter.go()
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

  /** People play until a server dies; it comes back. */
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
    return { from, until }
  }

  private async comeBack(everybody: readonly Seated[], rng: Rng): Promise<void> {
    for (const { match, sitter } of everybody) {
      sitter.go()
      await sitter.come(this.base(rng), [match])
    }
  }

  private signalsTo(everybody: readonly Seated[]): Signal[] {
    return this.service.pushed.flatMap(pushed => {
      const owner = everybody.find(({ sitter }) => sitter.client.id === pushed.device)?.sitter
      return owner
        ? [{ id: owner.device.open(pushed).id, at: pushed.at, made: madeOf(pushed), to: owner }]
        : []
    })
  }

  /** What those who are away are asked and were not told, as the store has it. Signals are dropped after they were sent: so it is read before what has come is. */
  private async untold(everybody: readonly Seated[]): Promise<Open[]> {
    const store = await this.place.open()
    const open: Open[] = []
    for (const { match, sitter } of everybody.filter(seated => !seated.sitter.looks))
      open.push(...(await store.run(sql => openTo(sql, match, sitter.client.id))))
    await store.close()
    const told = new Set(this.signalsTo(everybody).map(({ id }) => id))
    return open.filter(({ id }) => !told.has(id))
  }

  /** Questions of which nobody was told and for which nothing lies in the outbox: nobody will ever be. Looked at twice, since an answer may just be on its way. */
  private async lostNow(everybody: readonly Seated[]): Promise<string[]> {
    const missing = async () => (await this.untold(everybody)).filter(({ row }) => row === undefined)
    const first = await missing()
    if (first.length === 0) return []
    await wait(ON_ITS_WAY_MS)
    const second = await missing()
    return second.filter(({ id }) => first.some(open => open.id === id)).map(open => this.describe(open))
  }

  /** Waits until all were told. Each row says when it is due: it must be taken then, and each time that it was in vain must be explained by a kill or a report. */
  private async lostInTheEnd(everybody: readonly Seated[], kills: number): Promise<string[]> {
    for (let looked = 0; ; ) {
      const untold = await this.untold(everybody)
      if (untold.length === 0) return []
      const most = kills + this.reports.length + 1
      const isLost = ({ row }: Open) =>
        !row || Date.now() > Number(row.at) + TAKEN_MS || Number(row.tries) > most
      const lost = untold.filter(isLost)
      if (lost.some(({ row }) => row)) return lost.map(open => this.describe(open))
      const gone = lost.length > 0 ? await this.lostNow(everybody) : []
      if (gone.length > 0) return gone
      if (Date.now() - looked > STILL_LOOKS_MS) {
        for (const { match, sitter } of everybody) sitter.keepLooking(match)
        looked = Date.now()
      }
      await wait(1000)
    }
  }

  /** What servers have said of signals that could not be sent. */
  private get reports(): string[] {
    return this.servers.flatMap(({ printed }) => printed.filter(line => line.includes('"place":"signals"')))
  }

  /** A signal that did not come, with what the store and the servers have about it. */
  private describe({ id, row }: Open): string {
    const stands = row
      ? `tried ${row.tries} times, sent to ${row.sent}, due in ${Number(row.at) - Date.now()} ms`
      : 'not in the outbox'
    return [`${id}: ${stands}`, ...this.reports.slice(-3)].join('\n')
  }
}

/** What somebody is asked at a table and has to be told. */
function* openTo(sql: Statements, match: string, player: string): Script<Open[]> {
  const table = yield* readTable(sql, match, new TableCache())
  const rows = yield sql['their-signals']({ player })
  const calls = table ? callsOf(table).filter(call => call.player === player && call.ask > FIRST) : []
  return calls.map(({ seat, ask }) => {
    const id = `${match}.${seat}.${ask}.${player}`
    return { id, row: rows.find(row => row.id === id) }
  })
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
    toLookers: ids(all.filter(signal => isToLooker(signal, deaths))),
    unexplained: ids(unexplained),
  }
}

/** Signatures are good for half a day, to the second. */
const madeOf = (pushed: Pushed): number => (claimsOf(pushed).exp - 12 * 3600) * 1000

/** Whether it was sent to somebody of whom the store must have known that they look. What a page said right before a kill may never have been heard. */
const isToLooker = ({ made, to }: Signal, deaths: readonly Kill[]): boolean =>
  to.looked.some(({ from, until }) => {
    const heard = from + ON_ITS_WAY_MS
    return made > heard && made < until && !deaths.some(death => death.until >= from && death.from <= heard)
  })
