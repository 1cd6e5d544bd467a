/** Worker threads that think for bots, so that no thought ever delays a person's move. A bot that fails is an answer; a thread that dies or is stuck is replaced. */
import { Worker } from 'node:worker_threads'
import type { ActionBase } from '../../kernel/game.ts'
import type { Outcome, Thought } from './think.ts'

interface Job {
  readonly thought: Thought
  readonly resolve: (action: ActionBase) => void
  readonly reject: (error: Error) => void
}

/** What a thread runs: beside this file, built or not. */
const THINK = new URL(import.meta.url.endsWith('.ts') ? './think.ts' : './think.mjs', import.meta.url).href

/** A bot that thinks longer than this is stuck: twice as long as any turn may take. */
const LONGEST_MS = 8000

export class ThinkingPool {
  private readonly idle: Worker[] = []
  private readonly queue: Job[] = []
  private readonly all = new Set<Worker>()
  private closed = false

  constructor(
    readonly size: number,
    private readonly longest = LONGEST_MS,
  ) {}

  /** What the bot chooses. Rejects at once if it fails, and after some seconds if it does not answer. */
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
    const worker = new Worker(new URL('./boot.mjs', import.meta.url), { workerData: { entry: THINK } })
    worker.unref()
    this.all.add(worker)
    worker.on('error', () => undefined) // whoever waits for it hears of it; an idle one has nothing to lose
    worker.on('exit', () => this.dismiss(worker))
    return worker
  }

  private dismiss(worker: Worker): void {
    this.all.delete(worker)
    const at = this.idle.indexOf(worker)
    if (at >= 0) this.idle.splice(at, 1)
  }

  private give(worker: Worker, { thought, resolve, reject }: Job): void {
    let fault = new Error('the thread ended while a bot was thinking')
    const stuck = setTimeout(() => {
      fault = new Error(`a bot has not answered within ${this.longest} ms`)
      void worker.terminate()
    }, this.longest)
    const fail = (error: Error) => {
      fault = error
    }
    const leave = () => {
      clearTimeout(stuck)
      worker.off('error', fail).off('exit', gone).off('message', answer)
    }
    const gone = () => {
      leave()
      reject(fault)
      this.next()
    }
    const answer = (outcome: Outcome) => {
      leave()
      this.idle.push(worker)
      if ('action' in outcome) resolve(outcome.action)
      else reject(outcome.error)
      this.next()
    }
    worker.on('error', fail).on('exit', gone).on('message', answer)
    worker.postMessage(thought)
  }
}
