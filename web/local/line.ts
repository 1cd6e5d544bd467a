/** A line to the worker that hosts the tables of this device. */
import { BadInput } from '../../kernel/options.ts'
import type { ServerMessage } from '../../table/wire.ts'
import { newer } from '../newer.svelte.ts'
import { report } from '../report.ts'
import type { Line, Trouble } from '../table/line.ts'
import type { FromWorker, Requests, ToWorker } from './worker.ts'

interface Asked {
  readonly resolve: (gets: never) => void
  readonly reject: (error: Error) => void
}

class WorkerLine implements Line {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  readonly #listeners = new Set<(message: ServerMessage) => void>()
  readonly #troubles = new Set<(match: string | null, trouble: Trouble | null) => void>()
  readonly #asked = new Map<number, Asked>()
  #next = 0
  #hasSpoken = false

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data)
    this.#worker.onerror = ({ message }) => this.#fail(message || 'the worker could not be fetched')
    this.#worker.onmessageerror = () => this.#fail('the worker sent what cannot be read')
  }

  readonly #post = (message: ToWorker): void => this.#worker.postMessage(JSON.parse(JSON.stringify(message)))

  send: Line['send'] = say => this.#post({ say })

  listen: Line['listen'] = hear => {
    this.#listeners.add(hear)
    return () => this.#listeners.delete(hear)
  }

  /** A worker is always there. */
  onState: Line['onState'] = () => () => {}

  onTrouble: NonNullable<Line['onTrouble']> = hear => {
    this.#troubles.add(hear)
    return () => this.#troubles.delete(hear)
  }

  history: Line['history'] = match => this.ask('history', match)

  /** Asks the worker for something; rejects with BadInput if what was said is wrong. */
  ask<Name extends keyof Requests>(
    name: Name,
    says: Requests[Name]['says'],
  ): Promise<Requests[Name]['gets']> {
    return new Promise((resolve, reject) => {
      const id = this.#next++
      this.#asked.set(id, { resolve, reject })
      this.#post({ id, request: { name, says } as Extract<ToWorker, { id: number }>['request'] })
    })
  }

  #hear(data: FromWorker): void {
    this.#hasSpoken = true
    if ('said' in data) for (const hear of this.#listeners) hear(data.said)
    else if ('trouble' in data) for (const hear of this.#troubles) hear(data.match, data.trouble)
    else if ('fault' in data) report.note(data.fault)
    else {
      const asked = this.#asked.get(data.id)
      this.#asked.delete(data.id)
      if ('gets' in data) asked?.resolve(data.gets as never)
      else
        asked?.reject(data.wrong.isInput ? new BadInput(data.wrong.sentence) : new Error(data.wrong.sentence))
    }
  }

  /** The worker could not be fetched, or broke down. */
  #fail(why: string): void {
    report(new Error(why), 'worker')
    if (!this.#hasSpoken) newer.lacks()
    line = undefined // whoever asks next gets another one
    for (const hear of this.#troubles) hear(null, 'stopped')
    for (const { reject } of this.#asked.values()) reject(new Error(why))
    this.#asked.clear()
  }
}

let line: WorkerLine | undefined
export const deviceLine = (): WorkerLine => {
  line ??= new WorkerLine()
  return line
}
