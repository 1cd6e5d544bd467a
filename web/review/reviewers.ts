/** The workers that review one match: as many as the device can spare. What somebody waits for goes before the steps of the review. */
import { BadInput } from '../../kernel/options.ts'
import type { FromReviewer, Questions, ToReviewer } from './reviewer.ts'

type Name = keyof Questions

interface Waiting {
  readonly message: ToReviewer
  readonly resolve: (gets: never) => void
  readonly reject: (error: Error) => void
}

/** One core is left for the page; more than these bring a phone nothing but heat. */
const MOST = 3
const spare = (): number => Math.min(MOST, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1))

export class Reviewers {
  readonly #idle: Worker[] = []
  readonly #busy = new Map<Worker, Waiting>()
  #queue: Waiting[] = []
  #next = 0

  constructor(
    begin: () => Worker = () => new Worker(new URL('./reviewer.ts', import.meta.url), { type: 'module' }),
  ) {
    for (let n = 0; n < spare(); n++) this.#add(begin())
  }

  get count(): number {
    return this.#idle.length + this.#busy.size
  }

  /** Every one of them reads the match. Rejects with BadInput if it cannot be reviewed. */
  async open(says: Questions['open']['says']): Promise<Questions['open']['gets']> {
    const all = await Promise.all(Array.from({ length: this.count }, () => this.#ask('open', says, false)))
    return all[0]
  }

  /** A step of the review: it can wait. */
  step(n: number): Promise<Questions['step']['gets']> {
    return this.#ask('step', n, false)
  }

  /** Something that somebody waits for. */
  ask<N extends Name>(name: N, says: Questions[N]['says']): Promise<Questions[N]['gets']> {
    return this.#ask(name, says, true)
  }

  close(): void {
    for (const worker of [...this.#idle, ...this.#busy.keys()]) worker.terminate()
    this.#idle.length = 0
    const left = [...this.#busy.values(), ...this.#queue]
    this.#busy.clear()
    this.#queue = []
    for (const { reject } of left) reject(new Error('the review was closed'))
  }

  #add(worker: Worker): void {
    worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => this.#hear(worker, data)
    worker.onerror = ({ message }) => this.#fail(worker, message || 'the worker could not be fetched')
    worker.onmessageerror = () => this.#fail(worker, 'the worker sent what cannot be read')
    this.#idle.push(worker)
  }

  #ask<N extends Name>(name: N, says: Questions[N]['says'], urgent: boolean): Promise<Questions[N]['gets']> {
    return new Promise((resolve, reject) => {
      // Views and actions on the page are proxies of Svelte: what is sent is plain data.
      const message = JSON.parse(JSON.stringify({ id: this.#next++, name, says })) as ToReviewer
      const waiting = { message, resolve, reject }
      if (urgent) this.#queue.unshift(waiting)
      else this.#queue.push(waiting)
      this.#hand()
    })
  }

  #hand(): void {
    for (;;) {
      if (this.#queue.length === 0) return
      const worker = this.#idle.pop()
      if (!worker) return
      const waiting = this.#queue.shift() as Waiting
      this.#busy.set(worker, waiting)
      worker.postMessage(waiting.message)
    }
  }

  #hear(worker: Worker, data: FromReviewer): void {
    const waiting = this.#busy.get(worker)
    this.#busy.delete(worker)
    // The last that came is asked next: each of several gets the match once.
    this.#idle.unshift(worker)
    if ('gets' in data) waiting?.resolve(data.gets as never)
    else waiting?.reject(data.isInput ? new BadInput(data.wrong) : new Error(data.wrong))
    this.#hand()
  }

  /** A worker that breaks down is not asked again; the others go on. */
  #fail(worker: Worker, why: string): void {
    worker.terminate()
    const waiting = this.#busy.get(worker)
    this.#busy.delete(worker)
    const at = this.#idle.indexOf(worker)
    if (at >= 0) this.#idle.splice(at, 1)
    waiting?.reject(new Error(why))
    if (this.count > 0) return
    const left = this.#queue
    this.#queue = []
    for (const { reject } of left) reject(new Error(why))
  }
}
