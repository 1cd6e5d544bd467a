/** The worker in which tables of this device are hosted: rules and bots off the page's own thread. */
import { sfc32 } from '../../kernel/rng.ts'
import type { ClientMessage, Frame, ServerMessage } from '../messages.ts'
import type { Trouble } from '../table/line.ts'
import { Host } from './host.ts'
import { keep } from './keep.ts'

/** What the page asks of the worker, and what comes back. */
export type ToWorker = { readonly say: ClientMessage } | { readonly history: string; readonly id: number }
export type FromWorker =
  | { readonly said: ServerMessage }
  | { readonly match: string; readonly trouble: Trouble | null }
  | { readonly frames: readonly Frame[] | null; readonly id: number } // null: they cannot be had

const post = (message: FromWorker): void => postMessage(message)
const report = (error: unknown): void => console.error(error)
const [a, b, c, d] = crypto.getRandomValues(new Int32Array(4))
const host = new Host({
  rng: sfc32(a, b, c, d),
  now: () => Date.now(),
  keep,
  post: said => post({ said }),
  warn: (match, trouble) => post({ match, trouble }),
  report,
  breathe: () => new Promise(resolve => setTimeout(resolve)),
})

async function history(match: string, id: number): Promise<void> {
  try {
    post({ frames: await host.history(match), id })
  } catch (error) {
    report(error)
    post({ frames: null, id })
  }
}

/** One after the other: a table changes in one place at a time; but bots think between two messages. */
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('say' in data) void host.hear(data.say)
  else void history(data.history, data.id)
})
