/**
 * Sends what lies in the outbox: at least once, after a wait, to nobody who looks, in nobody's quiet hours, and not at all once the question is
 * answered. What a process has claimed and not marked, another sends again under the same id.
 */
import { callsOf, isSame } from '../../table/calls.ts'
import { waitsFor } from '../../table/find.ts'
import type { Table } from '../../table/table.ts'
import type { Tables } from '../live/tables.ts'
import type { Report } from '../operations/report.ts'
import { apartFrom } from '../store/manners.ts'
import {
  claimSignals,
  dropSignal,
  holdSignal,
  isOpening,
  looksAt,
  markSignal,
  nextSignal,
  retrySignal,
  type Signal,
} from '../store/outbox.ts'
import type { Script, Store } from '../store/store.ts'
import { type Choices, isMuted, readChoices } from '../store/ways.ts'
import { quietUntil } from './quiet.ts'
import { tell, tellOpening, untilOf } from './text.ts'
import type { Message, Outcome, Target, Way, WayName } from './way.ts'

/** Longer than any way may take; then another process takes over. */
const LEASE_MS = 25_000
/** So many are under way at once: one that hangs holds up nobody else. */
const MOST_AT_ONCE = 20
/** What another process has written is found at the latest then. */
export const LONGEST_NAP_MS = 5000
/** Whoever looks is asked about again after this. */
export const LOOK_AGAIN_MS = 30_000
/** What fails is tried again after so long, then after twice as long, and so on. */
const RETRY_MS = 30_000
const MOST_TRIES = 7
const LONGEST_RETRY_MS = 6 * 3600_000
/** When everything ends, what is under way has so long. */
const PARTING_MS = 3000

interface World {
  readonly store: Store
  readonly tables: Tables
  readonly ways: readonly Way[]
  readonly wait: number
  readonly now: () => number
  readonly report: Report
}

/** What became of signals, by way; `dropped` were answered, `given-up` could not be sent. */
export type Count = (way: WayName | 'none', what: Outcome['came'] | 'dropped' | 'held' | 'given-up') => void

export class Sender {
  private timer: NodeJS.Timeout | undefined
  private wantedAt = Number.POSITIVE_INFINITY
  private busy: Promise<void> | undefined
  private stopped = false
  private readonly flights = new Set<Promise<void>>()
  private count: Count = () => undefined

  constructor(private readonly world: World) {
    world.tables.listen(table => {
      if (callsOf(table).length > 0) this.wake(world.wait)
    })
  }

  /** Hears of everything that becomes of a signal. */
  onCount(count: Count): void {
    this.count = count
  }

  start(): void {
    this.wake(0)
  }

  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.timer)
    await this.busy
    const parting = new Promise<void>(resolve => setTimeout(resolve, PARTING_MS).unref())
    await Promise.race([Promise.all(this.flights), parting])
  }

  /** Looks for work in so many milliseconds, or earlier if that is planned already. */
  wake(ms: number): void {
    const at = performance.now() + ms
    if (at >= this.wantedAt) return
    this.wantedAt = at
    this.plan()
  }

  private plan(): void {
    if (this.stopped || this.busy) return // whoever is busy plans anew afterwards
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.look(), Math.max(0, this.wantedAt - performance.now())).unref()
  }

  private look(): void {
    this.wantedAt = performance.now() + LONGEST_NAP_MS
    this.busy = this.work()
      .catch((error: unknown) => this.fail(error, 'look for work'))
      .finally(() => {
        this.busy = undefined
        this.plan()
      })
  }

  private fail(error: unknown, what: string, match?: string): void {
    if (!this.stopped) this.world.report(error, { place: 'signals', what, ...(match && { match }) })
  }

  private async work(): Promise<void> {
    const { store, wait, now } = this.world
    const room = MOST_AT_ONCE - this.flights.size
    if (room <= 0) return // the next that ends wakes us
    const claimed = await store.run(sql =>
      claimSignals(sql, { now: now(), wait, lease: LEASE_MS, limit: room }),
    )
    for (const signal of claimed) this.begin(signal)
    const next = claimed.length === room ? undefined : await store.run(sql => nextSignal(sql, wait))
    if (next !== undefined) this.wake(Math.max(0, next - now()))
  }

  private begin(signal: Signal): void {
    const flight = this.deliver(signal)
      .catch((error: unknown) => this.fail(error, 'deliver', signal.match)) // it is tried again after the lease
      .finally(() => {
        this.flights.delete(flight)
        if (this.flights.size === MOST_AT_ONCE - 1) this.wake(0) // somebody may wait for this place
      })
    this.flights.add(flight)
  }

  private async deliver(signal: Signal): Promise<void> {
    const { store, tables, now } = this.world
    const table = await tables.read(signal.match)
    if (!table || !isOpen(table, signal)) return this.drop(signal)
    const stand = await store.run(sql => standOf(sql, signal, table, now()))
    if (stand.muted) return this.drop(signal)
    const quiet = quietUntil(stand.choices.quiet, now())
    const until = stand.looks ? now() + LOOK_AGAIN_MS : quiet
    if (until !== undefined) {
      this.count('none', 'held')
      return store.run(sql => holdSignal(sql, signal, until))
    }
    await this.sendTo(await this.targets(signal, stand.choices), signal, this.message(table, signal))
  }

  private async drop(signal: Signal): Promise<void> {
    this.count('none', 'dropped')
    await this.world.store.run(sql => dropSignal(sql, signal))
  }

  private message(table: Table, signal: Signal): Message {
    const { id, seat, player, match } = signal
    const now = this.world.now()
    const common = { id, player, match, now, game: table.game }
    if (isOpening(signal))
      return { ...common, kind: 'opening', until: undefined, in: async to => tellOpening(table, to) }
    const until = untilOf(table, seat, this.world.tables.outages)
    const left = until === undefined ? undefined : until - now
    return { ...common, kind: 'turn', until, in: to => tell(table, seat, to, left) }
  }

  private async targets(
    { player, sent }: Signal,
    choices: Choices,
  ): Promise<{ readonly way: WayName; readonly target: Target }[]> {
    const found: { readonly way: WayName; readonly target: Target }[] = []
    for (const way of this.world.ways)
      for (const target of await way.targets(player, choices))
        if (!sent.includes(target.name)) found.push({ way: way.name, target })
    return found
  }

  /** To all at once; what arrived is marked at once, and only what did not is tried again. */
  private async sendTo(
    targets: readonly { readonly way: WayName; readonly target: Target }[],
    signal: Signal,
    message: Message,
  ): Promise<void> {
    const { store } = this.world
    const outcomes = await Promise.all(
      targets.map(async ({ way, target }) => {
        const outcome = await this.attempt(target, message, way)
        this.count(way, outcome.came)
        if (outcome.came === 'sent') await store.run(sql => markSignal(sql, signal.id, target.name))
        return outcome
      }),
    )
    const later = outcomes.flatMap(outcome => (outcome.came === 'later' ? [outcome.after ?? 0] : []))
    if (later.length === 0) return store.run(sql => dropSignal(sql, signal))
    if (signal.tries >= MOST_TRIES) {
      this.count('none', 'given-up')
      return store.run(sql => dropSignal(sql, signal))
    }
    const pause = Math.max(RETRY_MS * 2 ** (signal.tries - 1), ...later)
    const at = this.world.now() + Math.min(pause, LONGEST_RETRY_MS)
    return store.run(sql => retrySignal(sql, signal, at))
  }

  private async attempt(target: Target, message: Message, way: WayName): Promise<Outcome> {
    try {
      return await target.send(message)
    } catch (error) {
      this.fail(error, way, message.match)
      return { came: 'later' }
    }
  }
}

/** Whether a signal still says something: the question is not answered, or somebody can still sit down. */
const isOpen = (table: Table, signal: Signal): boolean => {
  const { seat, ask, player } = signal
  return isOpening(signal)
    ? waitsFor(table, player)
    : callsOf(table).some(call => isSame(call, { seat, ask, player }))
}

interface Stand {
  readonly choices: Choices
  readonly muted: boolean // the table is silent for them, or they shall not meet whoever calls
  readonly looks: boolean
}

/** What decides whether somebody is told just now. */
function* standOf(
  sql: Parameters<typeof looksAt>[0],
  signal: Signal,
  { host }: Table,
  now: number,
): Script<Stand> {
  const { player, match } = signal
  const isApart = isOpening(signal) && (yield* apartFrom(sql, player)).has(host)
  return {
    choices: yield* readChoices(sql, player),
    muted: isApart || (yield* isMuted(sql, player, match)),
    looks: yield* looksAt(sql, player, match, now),
  }
}
