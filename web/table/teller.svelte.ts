/** What is on the screen: the table as far as the story has come, the log, the marks, and what a scoring gives. How it is told is in script.ts: the first thing is shown without it. */
import type { EventBase, Seat } from '../../kernel/game.ts'
import type { Frame, TableMessage } from '../../table/wire.ts'
import type { BoardKit, Gain } from '../kit/board.ts'
import { stored } from '../kit/stored.ts'
import type { Script } from './script.ts'
import type { Marks } from './trail.ts'

/** What happened last, told once to whoever hears it; counted, so that the same words twice are heard twice. */
export interface Told {
  readonly n: number
  readonly events: readonly EventBase[]
}

/** Points on the board where they come from, for the time of their beat. */
export interface Gains {
  readonly list: readonly Gain[]
  readonly ms: number
}

export interface Means {
  readonly match: string
  readonly kit: () => BoardKit | undefined
  /** What was heard last. */
  readonly latest: () => TableMessage | null
  readonly history: () => Promise<readonly Frame[]>
  /** Something else is on the screen, or what was there has had its time: whether the viewer is asked may have changed. */
  readonly moved: () => void
}

export class Teller {
  message: TableMessage | null = $state.raw(null)
  log: readonly EventBase[] = $state.raw([])
  /** What others did since the viewer's last decision. */
  marks: Marks = $state.raw(new Map())
  /** Steps seen for the first time after an absence, oldest first. */
  missed: readonly Frame[] = $state.raw([])
  /** Whether the story has not come to the present. */
  behind = $state(false)
  atCeremony = $state(false)
  told: Told = $state.raw({ n: 0, events: [] })
  gains: Gains | null = $state.raw(null)
  /** The events of the last scoring, and whether its sheet lies open. */
  scoring: readonly EventBase[] = $state.raw([])
  sheet = $state(false)
  /** How often the story has opened that sheet. */
  opened = $state(0)
  /** Where the board is drawn, for the motion. */
  root: Element | null = null
  readonly #means: Means
  #script: Script | null = null

  constructor(means: Means) {
    this.#means = means
  }

  /** Fetches what it takes to tell a story: from then on nothing is shown at once that should not be. */
  async learn(): Promise<void> {
    const { Script } = await import('./script.ts')
    this.#script ??= new Script(this, this.#means)
  }

  /** What was heard and has not been shown yet. */
  get waiting(): readonly TableMessage[] {
    return this.#script?.waiting ?? []
  }

  /** Whether the viewer is asked and has hardly any time. Before a story can be told nobody is made to look on. */
  get hurries(): boolean {
    return this.#script?.hurries ?? false
  }

  /** What goes on from the message before it. `mine`: what comes of the viewer's own decision is shown at once, what follows from it in its turn. */
  tell(before: TableMessage, message: TableMessage, mine: boolean): void {
    if (this.#script) this.#script.tell(before, message, mine)
    else this.#show(message)
  }

  /** Shows this at once: it goes on from nothing that this viewer has seen. */
  leap(message: TableMessage): void {
    if (this.#script) this.#script.leap(message)
    else this.#show(message)
  }

  /** The same view again: only the table around it has changed. */
  amend(message: TableMessage): void {
    if (this.#script) this.#script.amend(message)
    else this.#show(message)
  }

  /** Shows at once whatever is still waiting to be drawn. */
  skip(): void {
    this.#script?.skip()
  }

  /** The ceremony on the screen has been seen. */
  acknowledge(): void {
    this.#script?.acknowledge()
  }

  stop(): void {
    this.#script?.stop()
  }

  /** Somebody else looks on from here: nothing of what the one before knew remains. */
  forget(): void {
    this.#script?.forget()
  }

  /** What happened before this page was opened or while the line was away, for log and marks; from this frame on it is also told. */
  async recall(from: number | null): Promise<void> {
    if (!this.#script) await this.learn().catch(() => undefined) // whoever else waits for it says so
    await this.#script?.recall(from)
  }

  #show(message: TableMessage): void {
    this.message = message
    this.#means.moved()
  }

  /** How far this viewer has seen the match at this device; null if never. */
  seenBy(seat: Seat | null): number | null {
    const seen = stored.get(this.#seenKey(seat))
    return seen === null ? null : Number(seen)
  }

  /** Remembers on this device how far this viewer has seen the match. */
  note({ seat, frames }: TableMessage): void {
    stored.set(this.#seenKey(seat), String(frames))
  }

  #seenKey(seat: Seat | null): string {
    return `iteru.seen.${this.#means.match}${seat === null ? '' : `.${seat}`}`
  }
}
