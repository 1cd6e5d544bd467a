/** The pulse of this process, and the times in which nobody had one: those count for no clock. */
import { randomUUID } from 'node:crypto'
import type { Outage } from './clocks.ts'
import { beat, noteOutage } from './store/pulse.ts'
import type { Store } from './store/store.ts'

const BEAT_MS = 3000

/** Two missed beats are a stutter, more are an outage. */
const OUTAGE_MS = 3 * BEAT_MS

export class Pulse {
  outages: readonly Outage[] = []
  private readonly process = randomUUID()
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  async start(): Promise<void> {
    this.outages = await this.store.run(sql => noteOutage(sql, this.now(), OUTAGE_MS))
    await this.beat()
    this.timer = setInterval(() => void this.beat().catch(() => undefined), BEAT_MS)
    this.timer.unref()
  }

  stop(): void {
    clearInterval(this.timer)
  }

  private beat(): Promise<void> {
    return this.store.run(sql => beat(sql, this.process, this.now()))
  }
}
