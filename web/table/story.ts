/** Others' turns at a pace that can be followed: what moved something stays for a while before the next thing is shown, however the messages arrive. Pure: clock and speed are lent. */

/** How much there is to see in a thing: nothing that moved, a step, or a moment for everybody to look up: a reveal, a scoring, the end. */
export type Weight = 'nothing' | 'step' | 'ceremony'

/** So long a thing stays before the next one, in milliseconds. */
export const HOLDS: Readonly<Record<Weight, number>> = { nothing: 0, step: 900, ceremony: 3000 }

/** If the steps that wait would take longer than this, each gets an equal part of it; ceremonies keep their time. */
export const LONGEST = 8000

export interface StoryClock {
  now(): number
  /** Calls back in so many milliseconds; the returned function calls it off. */
  later(ms: number, work: () => void): () => void
}

interface Beat<Item> {
  readonly item: Item
  readonly weight: Weight
}

interface Means<Item> {
  readonly clock: StoryClock
  /** What every pause is multiplied by; 0: everything at once. */
  readonly factor: () => number
  /** Draws things, several when they are shown as one: only the last of them stays to be seen. */
  readonly show: (items: readonly Item[]) => void
}

export class Story<Item> {
  readonly #means: Means<Item>
  #waiting: readonly Beat<Item>[] = []
  #shownAt = Number.NEGATIVE_INFINITY
  #shown: Weight = 'nothing'
  /** Whether it has not been drawn yet. */
  #isFresh = false
  /** What the pause after a step is multiplied by, so that nobody waits for ever. */
  #share = 1
  #callOff: (() => void) | undefined

  constructor(means: Means<Item>) {
    this.#means = means
  }

  /** Whether something waits to be shown. */
  get behind(): boolean {
    return this.#waiting.length > 0
  }

  get waiting(): readonly Item[] {
    return this.#waiting.map(({ item }) => item)
  }

  /** Shows this when all that came before has had its time. */
  tell(item: Item, weight: Weight): void {
    this.#waiting = [...this.#waiting, { item, weight }]
    // Those that wait and the one on the screen each take their time before the last one is there.
    const before = [this.#shown, ...this.#waiting.slice(0, -1).map(beat => beat.weight)]
    const steps = before.filter(other => other === 'step').length
    this.#share = Math.min(1, LONGEST / Math.max(1, steps * HOLDS.step))
    this.#plan()
  }

  /** Shows this and all that waits at once. */
  tellNow(item: Item, weight: Weight): void {
    this.#show([...this.#waiting, { item, weight }])
  }

  /** Puts this in place of the last thing that waits: there is nothing more to see in it. */
  amend(item: Item): void {
    this.#waiting = this.#waiting.map((beat, i) =>
      i === this.#waiting.length - 1 ? { ...beat, item } : beat,
    )
  }

  /** What was shown last is on the screen only now: its time begins. */
  drawn(): void {
    if (!this.#isFresh) return
    this.#isFresh = false
    this.#shownAt = this.#means.clock.now()
    this.#plan()
  }

  /** Comes to the present. */
  skip(): void {
    if (this.behind) this.#show(this.#waiting)
  }

  /** Forgets what waits. */
  stop(): void {
    this.#callOff?.()
    this.#waiting = []
  }

  #plan(): void {
    this.#callOff?.()
    if (!this.behind) return
    const { clock, factor } = this.#means
    const hold = HOLDS[this.#shown] * (this.#shown === 'step' ? this.#share : 1) * factor()
    const wait = this.#shownAt + hold - clock.now()
    if (wait <= 0) this.#show(this.#waiting.slice(0, 1))
    else this.#callOff = clock.later(wait, () => this.#plan())
  }

  /** The first of those that wait, all of them, or all of them and one more. */
  #show(beats: readonly Beat<Item>[]): void {
    this.#callOff?.()
    this.#waiting = this.#waiting.slice(beats.length)
    const weights = beats.map(({ weight }) => weight)
    const heaviest = weights.includes('ceremony') ? 'ceremony' : weights.includes('step') ? 'step' : 'nothing'
    // What moved nothing neither adds to the time of what is on the screen nor cuts it short.
    if (heaviest !== 'nothing') {
      this.#shown = heaviest
      this.#shownAt = this.#means.clock.now()
      this.#isFresh = true
    }
    this.#means.show(beats.map(({ item }) => item))
    this.#plan()
  }
}
