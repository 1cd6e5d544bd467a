/** The pulse of this process, and the times in which nobody had one, dead or asleep: those count for no clock. */
import { randomUUID } from 'node:crypto'
import type { Outage } from '../../table/clocks.ts'
import { beat } from '../store/pulse.ts'
import type { Store } from '../store/store.ts'
import type { Report } from './report.ts'

const BEAT_MS = 3000

/** Two missed beats are a stutter, more are an outage. */
const OUTAGE_MS = 3 * BEAT_MS

export class Pulse {
  outages: readonly Outage[] = []
  /** Whether the last sign of life could be written down. */
  writes = true
  private readonly process = randomUUID()
  private last = Number.NEGATIVE_INFINITY
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
    private readonly report: Report,
  ) {}

  async start(): Promise<void> {
    await this.beat()
    this.timer = setInterval(() => {
      this.beat().catch((error: unknown) => {
        this.writes = false
        this.report(error, { place: 'pulse', what: 'beat' })
      })
    }, BEAT_MS)
    this.timer.unref()
  }

  stop(): void {
    clearInterval(this.timer)
  }

  /** Before a clock is judged: whoever has just woken up must first know how long it slept. */
  async freshen(): Promise<void> {
    if (this.now() - this.last > 2 * BEAT_MS) await this.beat()
  }

  private async beat(): Promise<void> {
    const now = this.now()
    this.outages = await this.store.run(sql => beat(sql, { process: this.process, now, limit: OUTAGE_MS }))
    this.last = now
    this.writes = true
  }
}
