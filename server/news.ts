/** What some process has announced, brought to the watchers here. What the store cannot tell just now is read as soon as it can, so that nobody stays behind. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Chats } from './chats.ts'
import type { Hub } from './hub.ts'
import type { Report } from './report.ts'
import { EVERYTHING, Unavailable } from './store/store.ts'

const RETRY_MS = 500

export class News {
  private wanted = false
  private looking = false
  private stopped = false

  constructor(
    private readonly hub: Hub,
    private readonly chats: Chats,
    private readonly report: Report,
  ) {}

  hear(topic: string): void {
    if (topic === EVERYTHING) this.lookAnew()
    else
      this.show(topic).catch((error: unknown) => {
        this.report(error, { place: 'hub', what: 'show' })
        if (error instanceof Unavailable) this.lookAnew()
      })
  }

  private show(topic: string): Promise<void> {
    return topic.startsWith('chat ') ? this.chats.refresh(topic.slice(5)) : this.hub.refresh(topic)
  }

  /** Reads everything that is watched here again; however often that is wanted meanwhile, once more is enough. */
  lookAnew(): void {
    this.wanted = true
    if (!this.looking) void this.look()
  }

  stop(): void {
    this.stopped = true
  }

  private async look(): Promise<void> {
    this.looking = true
    while (this.wanted && !this.stopped) {
      this.wanted = false
      try {
        await this.hub.refresh(EVERYTHING)
        await this.chats.refresh(EVERYTHING)
      } catch (error) {
        this.report(error, { place: 'hub', what: 'show everything' })
        if (error instanceof Unavailable) this.wanted = true
        await wait(RETRY_MS, undefined, { ref: false })
      }
    }
    this.looking = false
  }
}
