/** What the viewer wants of a table: sent, sent again under its own id until it is answered, and said to be on its way if that takes long. */
import type { Connection } from './connection.ts'
import { Outbox, PATIENCE, type Wish } from './outbox.ts'

/** A table that cannot answer now is asked again after this time, then after twice as long, and so on up to the longest. */
const FIRST_AGAIN = 1000
const LONGEST_AGAIN = 30_000

export class Wishes {
  /** Something was sent and is not answered yet, for longer than usual. */
  sending = $state(false)
  readonly #connection: Connection
  readonly #outbox = new Outbox()
  #wait = FIRST_AGAIN
  readonly #timers = new Set<ReturnType<typeof setTimeout>>()

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Those that nobody has answered yet. */
  get open(): readonly Wish[] {
    return this.#outbox.wishes
  }

  send(wish: Wish): void {
    this.#outbox.add(wish, performance.now())
    this.#connection.send(wish)
    this.#later(PATIENCE, () => this.#look())
  }

  /** Somebody is there again. What was sent and never answered is sent again under its own id: it is done once. */
  sendAgain(): void {
    for (const wish of this.open) this.#connection.send(wish)
  }

  answered(id: string | null): void {
    this.#outbox.answered(id)
    this.#wait = FIRST_AGAIN
    this.#look()
  }

  /** Whether this refusal only means that the table could not write it down: nothing was decided, so it is asked again under the same id. */
  isTriedAgain(id: string | null, why: string): boolean {
    const wish = this.open.find(other => other.id === id)
    if (why !== 'unavailable' || !wish) return false
    this.#later(this.#wait, () => this.open.includes(wish) && this.#connection.send(wish))
    this.#wait = Math.min(2 * this.#wait, LONGEST_AGAIN)
    return true
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  #look(): void {
    this.sending = this.#outbox.isLate(performance.now())
  }

  #later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      work()
    }, ms)
    this.#timers.add(timer)
  }
}
