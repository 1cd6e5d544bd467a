/** A connection to the worker that hosts the tables of this device. One that breaks down or hangs is replaced, and the match goes on from what is kept. */
import type { ServerMessage } from '../../table/wire.ts'
import { newer } from '../newer.svelte.ts'
import { report } from '../report.ts'
import type { Connection, Trouble } from '../table/connection.ts'
import type { Thought } from './host.ts'
import type { Asked, FromWorker, ToWorker, Wrong } from './worker.ts'

interface Waiting {
  readonly resolve: (gets: never) => void
  readonly reject: (error: Error) => void
}

/** A worker that has something to do and says nothing for so long, beyond the time that a bot may think, is asked once more for its last word … */
const LONGEST_SILENCE = 5000
/** … and then lost: a device that slept may only just have woken up. */
const LAST_WORD = 2000
/** So many workers may be lost, one after the other, before the page gives up. */
const MOST_LOST = 5

const begin = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

class WorkerConnection implements Connection {
  #worker = begin()
  readonly #listeners = new Set<(message: ServerMessage) => void>()
  readonly #states = new Set<(up: boolean) => void>()
  readonly #troubles = new Set<(match: string | null, trouble: Trouble | null) => void>()
  readonly #asked = new Map<number, Waiting>()
  #next = 0
  #hasSpoken = false
  #lost = 0
  #thought: Thought | null = null
  #doubt: ReturnType<typeof setTimeout> | undefined

  constructor() {
    this.#follow(this.#worker)
  }

  #follow(worker: Worker): void {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data)
    worker.onerror = ({ message }) => this.#fail(message || 'the worker could not be fetched')
    worker.onmessageerror = () => this.#fail('the worker sent what cannot be read')
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(JSON.parse(JSON.stringify(message)))
    if ('name' in message || ('say' in message && message.say.t !== 'leave')) this.#expect()
  }

  send: Connection['send'] = say => this.#post({ say })

  listen: Connection['listen'] = hear => {
    this.#listeners.add(hear)
    return () => this.#listeners.delete(hear)
  }

  /** Down only while one worker takes another's place. */
  onState: Connection['onState'] = hear => {
    this.#states.add(hear)
    return () => this.#states.delete(hear)
  }

  onTrouble: NonNullable<Connection['onTrouble']> = hear => {
    this.#troubles.add(hear)
    return () => this.#troubles.delete(hear)
  }

  /** Left out, the eyes are one's own; null are those of everybody: what is left out must not become null on its way. */
  history: Connection['history'] = (match, seat) =>
    seat === undefined ? this.ask('history', match) : this.ask('history', match, seat)

  /** Asks the worker for something; rejects with BadInput if what was said is wrong. */
  ask<Name extends keyof Asked>(
    name: Name,
    ...args: Parameters<Asked[Name]>
  ): Promise<Awaited<ReturnType<Asked[Name]>>> {
    return new Promise((resolve, reject) => {
      const id = this.#next++
      this.#asked.set(id, { resolve, reject })
      this.#post({ id, name, args })
    })
  }

  #hear(data: FromWorker): void {
    this.#hasSpoken = true
    this.#calm()
    if ('thinks' in data) this.#thought = data.thinks
    else if ('said' in data) for (const hear of this.#listeners) hear(data.said)
    else if ('trouble' in data) for (const hear of this.#troubles) hear(data.match, data.trouble)
    else if ('fault' in data) report.note(data.fault)
    else this.#answer(data)
    if (this.#thought !== null || this.#asked.size > 0) this.#expect()
  }

  #answer(data: Extract<FromWorker, { readonly id: number }>): void {
    const asked = this.#asked.get(data.id)
    this.#asked.delete(data.id)
    if ('gets' in data) asked?.resolve(data.gets as never)
    else if (asked) void errorOf(data.wrong).then(asked.reject, asked.reject)
  }

  /** Something must be heard of the worker before long. */
  #expect(): void {
    this.#doubt ??= setTimeout(
      () => {
        this.#doubt = setTimeout(() => this.#fail('the worker hangs'), LAST_WORD)
      },
      LONGEST_SILENCE + (this.#thought?.ms ?? 0),
    )
  }

  #calm(): void {
    clearTimeout(this.#doubt)
    this.#doubt = undefined
  }

  /** The worker could not be fetched, broke down, or hangs. */
  #fail(why: string): void {
    report(new Error(why), 'worker')
    this.#calm()
    this.#worker.terminate()
    for (const { reject } of this.#asked.values()) reject(new Error(why))
    this.#asked.clear()
    if (this.#hasSpoken && ++this.#lost < MOST_LOST) {
      this.#replace()
      return
    }
    if (!this.#hasSpoken) newer.lacks()
    connection = undefined // whoever asks next gets another one
    for (const hear of this.#troubles) hear(null, 'stopped')
  }

  /** Another worker goes on from what is kept on the device; whoever watches asks it anew, and the bot that hung is not asked again. */
  #replace(): void {
    for (const hear of this.#states) hear(false)
    this.#worker = begin()
    this.#hasSpoken = false
    this.#follow(this.#worker)
    if (this.#thought) this.#post({ avoid: this.#thought })
    this.#thought = null
    for (const hear of this.#states) hear(true)
  }
}

/** Under its name, so that the page knows what to say of it. The names are fetched when they are needed: hardly ever. */
async function errorOf({ isInput, sentence, file }: Wrong): Promise<Error> {
  const { BadFile, BadInput } = await import('./wrong.ts')
  if (file) return new BadFile(sentence, file)
  return isInput ? new BadInput(sentence) : new Error(sentence)
}

let connection: WorkerConnection | undefined
export const deviceConnection = (): WorkerConnection => {
  connection ??= new WorkerConnection()
  return connection
}
