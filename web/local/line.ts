/** A line to the worker that hosts the tables of this device. */
import type { Frame, ServerMessage } from '../messages.ts'
import type { Line, Trouble } from '../table/line.ts'
import type { FromWorker, ToWorker } from './worker.ts'

interface Asked {
  readonly resolve: (frames: readonly Frame[]) => void
  readonly reject: (error: Error) => void
}

class WorkerLine implements Line {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  readonly #listeners = new Set<(message: ServerMessage) => void>()
  readonly #troubles = new Set<(match: string | null, trouble: Trouble | null) => void>()
  readonly #asked = new Map<number, Asked>()
  #next = 0

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data)
    this.#worker.onerror = event => this.#fail(event.message)
    this.#worker.onmessageerror = () => this.#fail('the worker sent what cannot be read')
  }

  readonly #post = (message: ToWorker): void => this.#worker.postMessage(message)

  send: Line['send'] = say => this.#post({ say: JSON.parse(JSON.stringify(say)) })

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

  history: Line['history'] = match =>
    new Promise((resolve, reject) => {
      const id = this.#next++
      this.#asked.set(id, { resolve, reject })
      this.#post({ history: match, id })
    })

  #hear(data: FromWorker): void {
    if ('said' in data) for (const hear of this.#listeners) hear(data.said)
    else if ('trouble' in data) for (const hear of this.#troubles) hear(data.match, data.trouble)
    else {
      const asked = this.#asked.get(data.id)
      this.#asked.delete(data.id)
      if (data.frames) asked?.resolve(data.frames)
      else asked?.reject(new Error('the history cannot be read'))
    }
  }

  /** The worker could not be fetched, or broke down. */
  #fail(why: string): void {
    console.error(why)
    for (const hear of this.#troubles) hear(null, 'stopped')
    for (const { reject } of this.#asked.values()) reject(new Error(why))
    this.#asked.clear()
  }
}

let line: WorkerLine | undefined
export const deviceLine = (): Line => {
  line ??= new WorkerLine()
  return line
}
