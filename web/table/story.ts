/** Others' turns at a pace that can be followed: each beat stays for its time before the next one is shown, however the messages arrive. Pure: clock and speed are lent. */
import type { Weight } from '../kit/board.ts'

/** So long a beat stays before the next one, in milliseconds. */
export const HOLDS: Readonly<Record<Weight, number>> = {
  nothing: 0,
  small: 400,
  normal: 1100,
  ceremony: 3000,
}

/** The way to the present takes at most this long, and ceremonies at most so much more: what would take longer is bundled, then shortened evenly. */
export const LONGEST = 8000
export const LONGEST_CEREMONIES = 4000

const HEAVIEST_FIRST: readonly Weight[] = ['ceremony', 'normal', 'small', 'nothing']

export const heaviest = (weights: readonly Weight[]): Weight =>
  HEAVIEST_FIRST.find(weight => weights.includes(weight)) ?? 'nothing'

export interface StoryClock {
  now(): number
  /** Calls back in so many milliseconds; the returned function calls it off. */
  later(ms: number, work: () => void): () => void
}

/** What is shown as one. */
export interface Beat<Item> {
  readonly items: readonly Item[]
  readonly weight: Weight
  /** Whose turn it belongs to: beats of one turn may be bundled. */
  readonly turn: number | string | null
}

/** What part of its time each beat gets. */
interface Shares {
  readonly step: number
  readonly ceremony: number
}

interface Means<Item> {
  readonly clock: StoryClock
  /** What every pause is multiplied by; 0: everything at once. */
  readonly factor: () => number
  /** Draws things as one, for so many milliseconds: only the last of them stays to be seen. `told`: as a beat of its own, and not because somebody came to the present. */
  readonly show: (items: readonly Item[], beat: { readonly told: boolean; readonly ms: number }) => void
  /** The last beat has had its time and nothing waits. */
  readonly rest?: () => void
}

/** Several beats as one. */
export const merge = <Item>(beats: readonly Beat<Item>[]): Beat<Item> => ({
  items: beats.flatMap(({ items }) => items),
  weight: heaviest(beats.map(({ weight }) => weight)),
  turn: beats[beats.length - 1].turn,
})

/** One beat a turn; ceremonies stay alone. */
export function bundle<Item>(beats: readonly Beat<Item>[]): readonly Beat<Item>[] {
  const bundled: Beat<Item>[] = []
  for (const beat of beats) {
    const last = bundled.at(-1)
    const isOne =
      last !== undefined &&
      last.turn === beat.turn &&
      last.weight !== 'ceremony' &&
      beat.weight !== 'ceremony'
    bundled.splice(isOne ? -1 : bundled.length, isOne ? 1 : 0, isOne ? merge([last, beat]) : beat)
  }
  return bundled
}

/** How long the way takes: a question comes with the last step, and after the last ceremony. */
const timesOf = (shown: Weight, waiting: readonly Beat<unknown>[]) => {
  const weights = [shown, ...waiting.map(({ weight }) => weight)]
  const sum = (list: readonly Weight[]): number => list.reduce((ms, weight) => ms + HOLDS[weight], 0)
  return {
    step: sum(weights.slice(0, -1).filter(weight => weight !== 'ceremony')),
    ceremony: sum(weights.filter(weight => weight === 'ceremony')),
  }
}

export class Story<Item> {
  readonly #means: Means<Item>
  #waiting: readonly Beat<Item>[] = []
  #shownAt = Number.NEGATIVE_INFINITY
  #shown: Weight = 'nothing'
  /** Whether it has not been drawn yet. */
  #isFresh = false
  #hasRested = true
  #shares: Shares = { step: 1, ceremony: 1 }
  #callOff: (() => void) | undefined

  constructor(means: Means<Item>) {
    this.#means = means
  }

  /** Whether something waits to be shown, or a ceremony still has its time: the present is not asked about yet. */
  get behind(): boolean {
    return this.#waiting.length > 0 || this.atCeremony
  }

  /** Whether a ceremony is on the screen and has not had its time. */
  get atCeremony(): boolean {
    return this.#shown === 'ceremony' && !this.#hasRested
  }

  get waiting(): readonly Item[] {
    return this.#waiting.flatMap(({ items }) => items)
  }

  /** Shows these, one after the other, when all that came before has had its time. */
  tell(beats: readonly Beat<Item>[]): void {
    const all = [...this.#waiting, ...beats]
    const isLong = timesOf(this.#shown, all).step > LONGEST
    this.#waiting = isLong ? bundle(all) : all
    const { step, ceremony } = timesOf(this.#shown, this.#waiting)
    this.#shares = {
      step: Math.min(1, LONGEST / Math.max(1, step)),
      ceremony: Math.min(1, LONGEST_CEREMONIES / Math.max(1, ceremony)),
    }
    this.#plan()
  }

  /** Shows this and all that waits at once. */
  tellNow(beat: Beat<Item>): void {
    this.#show([...this.#waiting, beat], true)
  }

  /** Puts this in place of the last thing that waits: there is nothing more to see in it. */
  amend(item: Item): void {
    this.#waiting = this.#waiting.map((beat, i) =>
      i === this.#waiting.length - 1 ? { ...beat, items: [...beat.items.slice(0, -1), item] } : beat,
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
    if (this.#waiting.length > 0) this.#show(this.#waiting, false)
    this.#rest()
  }

  /** The ceremony on the screen has been seen: on to what comes after it. */
  acknowledge(): void {
    if (!this.atCeremony) return
    this.#shownAt = Number.NEGATIVE_INFINITY
    this.#isFresh = false
    this.#plan()
  }

  /** Forgets what waits, and what is on the screen. */
  stop(): void {
    this.#callOff?.()
    this.#waiting = []
    this.#shown = 'nothing'
    this.#hasRested = true
  }

  #hold(): number {
    const share = this.#shown === 'ceremony' ? this.#shares.ceremony : this.#shares.step
    return HOLDS[this.#shown] * share * this.#means.factor()
  }

  #plan(): void {
    this.#callOff?.()
    const wait = this.#shownAt + this.#hold() - this.#means.clock.now()
    if (wait > 0) {
      this.#callOff = this.#means.clock.later(wait, () => this.#plan())
      return
    }
    if (this.#waiting.length === 0) this.#rest()
    else this.#show(this.#means.factor() === 0 ? this.#waiting : this.#waiting.slice(0, 1), true)
  }

  #rest(): void {
    if (this.#hasRested) return
    this.#callOff?.()
    this.#hasRested = true
    this.#means.rest?.()
  }

  /** The first of those that wait, all of them, or all of them and one more. */
  #show(beats: readonly Beat<Item>[], isPaced: boolean): void {
    this.#callOff?.()
    this.#waiting = this.#waiting.slice(beats.length)
    const { items, weight } = merge(beats)
    // What there is nothing to see in neither adds to the time of what is on the screen nor cuts it short.
    if (weight !== 'nothing') {
      this.#shown = weight
      this.#shownAt = this.#means.clock.now()
      this.#isFresh = true
      this.#hasRested = false
    }
    this.#means.show(items, { told: isPaced && beats.length === 1, ms: this.#hold() })
    this.#plan()
  }
}
