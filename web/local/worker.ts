/** The worker in which tables of this device are hosted: rules and bots off the page's own thread. */
import { sfc32 } from '../../kernel/rng.ts'
import type { ClientMessage, Frame, ServerMessage } from '../messages.ts'
import { Host } from './host.ts'

/** What the page asks of the worker, and what comes back. */
export type ToWorker = { readonly say: ClientMessage } | { readonly history: string; readonly id: number }
export type FromWorker =
  | { readonly said: ServerMessage }
  | { readonly frames: readonly Frame[]; readonly id: number }

const post = (message: FromWorker): void => postMessage(message)
const [a, b, c, d] = crypto.getRandomValues(new Int32Array(4))
const host = new Host({
  rng: sfc32(a, b, c, d),
  now: () => Date.now(),
  post: said => post({ said }),
  breathe: () => new Promise(resolve => setTimeout(resolve)),
})

/** One after the other: a table changes in one place at a time; but bots think between two messages. */
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('say' in data) void host.hear(data.say)
  else void host.history(data.history).then(frames => post({ frames, id: data.id }))
})
