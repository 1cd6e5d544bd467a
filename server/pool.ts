/** Worker threads that think for bots, so that no thought ever delays a person's move. A thread that dies is replaced; its thought is lost and due again. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ActionBase } from '../kernel/game.ts'
import type { Thought } from './think.ts'

interface Job {
  readonly thought: Thought
  readonly resolve: (action: ActionBase) => void
  readonly reject: (error: Error) => void
}

/** A bot that thinks longer than this is stuck. */
const LONGEST_MS = 10_000

export class ThinkingPool {
  private readonly idle: Worker[] = []
  private readonly queue: Job[] = []
  private readonly all = new Set<Worker>()
  private closed = false

  /** One core is left for people. */
  constructor(readonly size = Math.max(1, availableParallelism() - 1)) {}

  think(thought: Thought): Promise<ActionBase> {
    if (this.closed) return Promise.reject(new Error('the pool is closed'))
    return new Promise((resolve, reject) => {
      this.queue.push({ thought, resolve, reject })
      this.next()
    })
  }

  async close(): Promise<void> {
    this.closed = true
    for (const { reject } of this.queue.splice(0)) reject(new Error('the pool is closed'))
    await Promise.all([...this.all].map(worker => worker.terminate()))
  }

  private next(): void {
    if (this.queue.length === 0 || this.closed) return
    const worker = this.idle.pop() ?? (this.all.size < this.size ? this.hire() : undefined)
    const job = worker && this.queue.shift()
    if (worker && job) this.give(worker, job)
  }

  private hire(): Worker {
    const worker = new Worker(new URL('./boot.mjs', import.meta.url), {
      workerData: { entry: new URL('./think.ts', import.meta.url).href },
    })
    worker.unref()
    this.all.add(worker)
    worker.on('error', () => undefined) // whoever waits for it hears of its exit
    return worker
  }

  private give(worker: Worker, { thought, resolve, reject }: Job): void {
    const stuck = setTimeout(() => void worker.terminate(), LONGEST_MS)
    const gone = () => {
      clearTimeout(stuck)
      this.all.delete(worker)
      reject(new Error('the thread ended while a bot was thinking'))
      this.next()
    }
    worker.once('exit', gone)
    worker.once('message', (action: ActionBase) => {
      clearTimeout(stuck)
      worker.off('exit', gone)
      this.idle.push(worker)
      resolve(action)
      this.next()
    })
    worker.postMessage(thought)
  }
}
