/** What some process has announced, brought to the watchers here. What the store cannot tell just now is read as soon as it can, so that nobody stays behind. */
import { setImmediate as nextTick, setTimeout as wait } from 'node:timers/promises'
import type { Report } from '../operations/report.ts'
import { type Topic, Unavailable } from '../store/store.ts'
import type { Chats } from './chats.ts'
import type { Homes } from './homes.ts'
import type { Hub } from './hub.ts'

const RETRY_MS = 500

/** What is announced soon after something else waits this long for more: a statement for many matches costs little more than one for one. */
const BUNDLE_MS = 20

export class News {
  /** Matches that have these versions now and were not shown like this yet. */
  private readonly behind = new Map<string, number>()
  private reading = false
  private wanted = false
  private looking = false
  private stopped = false

  constructor(
    private readonly hub: Hub,
    private readonly chats: Chats,
    private readonly homes: Homes,
    private readonly report: Report,
  ) {}

  hear(topic: Topic): void {
    if (topic.of === 'everything') {
      this.homes.tell()
      this.lookAnew()
    } else this.show(topic).catch((error: unknown) => this.fail(error))
  }

  private show(topic: Exclude<Topic, { of: 'everything' }>): Promise<void> {
    switch (topic.of) {
      case 'chat':
        return this.chats.refresh(topic.match)
      case 'match':
        this.homes.tell(topic)
        return this.catchUp(topic.match, topic.version)
      case 'gone':
        this.homes.tell(topic)
        return Promise.resolve(this.hub.close(topic.match))
      case 'person':
        return Promise.resolve(this.hub.hangUp(topic.player))
    }
  }

  /** What is announced is read at once; what is announced while that is being read, or shortly afterwards, together. */
  private async catchUp(match: string, version: number): Promise<void> {
    if (!this.hub.isBehind(match, version)) return
    this.behind.set(match, Math.max(version, this.behind.get(match) ?? 0))
    if (this.reading) return
    this.reading = true
    await nextTick()
    while (this.behind.size > 0 && !this.stopped) {
      const versions = new Map(this.behind)
      this.behind.clear()
      await this.hub.refresh(versions).catch((error: unknown) => this.fail(error))
      await wait(BUNDLE_MS, undefined, { ref: false })
    }
    this.reading = false
  }

  private fail(error: unknown): void {
    this.report(error, { place: 'hub', what: 'show' })
    if (error instanceof Unavailable) this.lookAnew()
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
        await this.hub.refresh()
        await this.chats.refresh()
      } catch (error) {
        this.report(error, { place: 'hub', what: 'show everything' })
        if (error instanceof Unavailable) this.wanted = true
        await wait(RETRY_MS, undefined, { ref: false })
      }
    }
    this.looking = false
  }
}
