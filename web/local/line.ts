/** A line to the worker that hosts the tables of this device. */
import type { Frame, ServerMessage } from '../messages.ts'
import type { Line } from '../table/line.ts'
import type { FromWorker, ToWorker } from './worker.ts'

class WorkerLine implements Line {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  readonly #listeners = new Set<(message: ServerMessage) => void>()
  readonly #asked = new Map<number, (frames: readonly Frame[]) => void>()
  #next = 0

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('said' in data) for (const hear of this.#listeners) hear(data.said)
      else this.#asked.get(data.id)?.(data.frames)
    }
  }

  readonly #post = (message: ToWorker): void => this.#worker.postMessage(message)

  send: Line['send'] = say => this.#post({ say: JSON.parse(JSON.stringify(say)) })

  listen: Line['listen'] = hear => {
    this.#listeners.add(hear)
    return () => this.#listeners.delete(hear)
  }

  /** A worker is always there. */
  onState: Line['onState'] = () => () => {}

  history: Line['history'] = match =>
    new Promise(resolve => {
      const id = this.#next++
      this.#asked.set(id, resolve)
      this.#post({ history: match, id })
    })
}

let line: WorkerLine | undefined
export const deviceLine = (): Line => {
  line ??= new WorkerLine()
  return line
}
