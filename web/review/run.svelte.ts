/** A review under way: step by step in workers, kept on the device as it grows; stopped, it goes on where it was. */
import type { Opened } from '../../bots/review/desk.ts'
import type { Reviewed } from '../../bots/review/review.ts'
import { BadInput } from '../../kernel/options.ts'
import { report } from '../report.ts'
import { type KeptReview, keepReview, keptReview, keyOfReview } from './kept.ts'
import type { Reviewers } from './reviewers.ts'

/** What the page knows of the match that is reviewed. */
export interface Subject {
  readonly match: string
  readonly players: KeptReview['players']
  readonly own: number | null
  readonly at: number
  /** The match as a file. */
  readonly read: () => Promise<string>
}

/** What was found is drawn so often, in milliseconds: a curve needs no sixty pictures a second. */
const DRAW_EVERY = 400
/** … and kept so often. */
const KEEP_EVERY = 4000

/** Why there is no review. */
export type Trouble = 'unfit' | 'failed'

export class ReviewRun {
  opened: Opened | null = $state.raw(null)
  /** By step; undefined where nothing has been judged yet. */
  steps: readonly (Reviewed | undefined)[] = $state.raw([])
  running = $state(false)
  deep = $state(false)
  trouble: Trouble | null = $state(null)
  /** Whether the device could not keep what was found. */
  unkept = $state(false)
  readonly done: number = $derived(this.steps.filter(step => step !== undefined).length)
  readonly isWhole: boolean = $derived(this.opened !== null && this.done === this.opened.outline.length)
  /** All steps, once there are all. */
  readonly whole: readonly Reviewed[] | null = $derived(
    this.isWhole ? (this.steps as readonly Reviewed[]) : null,
  )

  readonly #subject: Subject
  readonly #version: string
  readonly #begin: () => Reviewers
  #reviewers: Reviewers | null = null
  #found: (Reviewed | undefined)[] = []
  #drawing: ReturnType<typeof setTimeout> | undefined
  #keeping: ReturnType<typeof setTimeout> | undefined
  #round = 0

  constructor(subject: Subject, version: string, begin: () => Reviewers) {
    this.#subject = subject
    this.#version = version
    this.#begin = begin
  }

  /** Reads the match and what is kept of its review, and begins. */
  async open(deep = false): Promise<void> {
    this.close()
    const reviewers = this.#begin()
    this.#reviewers = reviewers
    try {
      const [text, kept] = await Promise.all([this.#subject.read(), this.#kept(deep)])
      const opened = await reviewers.open({ text, deep })
      const fits = kept?.version === this.#version && kept.length === opened.outline.length
      this.#found = new Array(opened.outline.length).fill(undefined)
      if (fits) for (const [n, step] of kept.steps) this.#found[n] = step
      this.deep = deep
      this.opened = opened
      this.#draw()
      this.go()
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Goes on with the steps that are missing. */
  go(): void {
    const reviewers = this.#reviewers
    if (!reviewers || !this.opened || this.running || this.isWhole) return
    this.running = true
    this.trouble = null
    const round = ++this.#round
    const missing = [...this.#found.keys()].filter(n => this.#found[n] === undefined)
    let left = missing.length
    const next = async (): Promise<void> => {
      const n = missing.shift()
      if (n === undefined || round !== this.#round) return
      const step = await reviewers.step(n)
      if (round !== this.#round) return
      this.#found[n] = step
      left--
      this.#later()
      if (left === 0) this.#end()
      else await next()
    }
    // Each worker has one step, and takes the next when it is done: whoever asks something else waits for one step at most.
    for (let k = 0; k < reviewers.count; k++)
      void next().catch(error => round === this.#round && this.#fail(error))
  }

  /** What is being judged just now is lost, nothing else. */
  stop(): void {
    this.#round++
    if (!this.running) return
    this.#end()
  }

  close(): void {
    this.stop()
    this.#reviewers?.close()
    this.#reviewers = null
  }

  /** Asks the workers something else about the match. */
  ask: Reviewers['ask'] = (name, says) =>
    this.#reviewers?.ask(name, says) ?? Promise.reject(new Error('there is no review'))

  #end(): void {
    this.running = false
    clearTimeout(this.#drawing)
    clearTimeout(this.#keeping)
    this.#drawing = undefined
    this.#keeping = undefined
    this.#draw()
    void this.#keep()
  }

  #fail(error: unknown): void {
    const isUnfit = error instanceof BadInput
    if (!isUnfit) report(error, 'review')
    if (this.running) this.stop()
    this.trouble = isUnfit ? 'unfit' : 'failed'
  }

  #later(): void {
    this.#drawing ??= setTimeout(() => {
      this.#drawing = undefined
      this.#draw()
    }, DRAW_EVERY)
    this.#keeping ??= setTimeout(() => {
      this.#keeping = undefined
      void this.#keep()
    }, KEEP_EVERY)
  }

  #draw(): void {
    this.steps = [...this.#found]
  }

  async #kept(deep: boolean): Promise<KeptReview | undefined> {
    try {
      return await keptReview(this.#subject.match, deep)
    } catch (error) {
      report(error, 'kept review') // then it is computed anew
      return undefined
    }
  }

  async #keep(): Promise<void> {
    const { opened, deep } = this
    if (!opened) return
    const { match, players, own, at } = this.#subject
    try {
      await keepReview({
        key: keyOfReview(match, deep),
        match,
        deep,
        players: players.map(({ name, bot }) => ({ name, bot })),
        own,
        at,
        version: this.#version,
        game: opened.game,
        places: opened.places,
        length: opened.outline.length,
        steps: this.#found.flatMap((step, n) => (step ? [[n, step] as const] : [])),
      })
      this.unkept = false
    } catch (error) {
      report(error, 'keep review')
      this.unkept = true
    }
  }
}
