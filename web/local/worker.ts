/** The worker in which tables of this device are hosted: rules and bots off the page's own thread. */
import { slowness } from '../../bots/speed.ts'
import { BadFile, type FileFault } from '../../kernel/bad-file.ts'
import { BadInput } from '../../kernel/options.ts'
import { sfc32 } from '../../kernel/rng.ts'
import { describeFault, type Fault } from '../../table/fault.ts'
import type { ClientMessage, ServerMessage } from '../../table/wire.ts'
import { randomHex } from '../bytes.ts'
import type { Trouble } from '../table/connection.ts'
import { DeviceHost, type Thought } from './host.ts'
import { openTabs } from './tabs.ts'

/** What the page asks of the host beside the messages of a table. */
export type Asked = Pick<
  DeviceHost,
  'history' | 'create' | 'rematch' | 'export' | 'comeBack' | 'adopt' | 'hint' | 'explain' | 'glance'
>

/** Why a request could not be granted: bad input, for a file with what is wrong in it, or a fault. */
export interface Wrong {
  readonly isInput: boolean
  readonly sentence: string
  readonly file?: FileFault
}

export type ToWorker =
  | { readonly say: ClientMessage }
  | { readonly avoid: Thought }
  | { readonly id: number; readonly name: keyof Asked; readonly args: readonly unknown[] }
export type FromWorker =
  | { readonly said: ServerMessage }
  | { readonly match: string; readonly trouble: Trouble | null }
  | { readonly fault: Fault }
  | { readonly thinks: Thought | null }
  | { readonly id: number; readonly gets: unknown }
  | { readonly id: number; readonly wrong: Wrong }

const post = (message: FromWorker): void => postMessage(message)
const tabs = openTabs()
const [a, b, c, d] = crypto.getRandomValues(new Int32Array(4))

/** Tells the page, which notes it with all its other faults. */
function report(error: unknown, what: string): string {
  const number = randomHex(4)
  post({ fault: { number, place: `device ${what}`, ...describeFault(error) } })
  return number
}

const host = new DeviceHost({
  rng: sfc32(a, b, c, d),
  now: () => Date.now(),
  slowness: slowness(() => performance.now()),
  post: said => post({ said }),
  warn: (match, trouble) => post({ match, trouble }),
  report,
  rest: () => new Promise(resolve => setTimeout(resolve)),
  thinks: thought => post({ thinks: thought }),
  announce: match => tabs.postMessage(match),
})

/** The page has the types of what it asks (connection.ts). */
const answer = async (name: keyof Asked, args: readonly unknown[]): Promise<unknown> =>
  (host[name] as (...args: unknown[]) => unknown).apply(host, [...args])

/** One after the other: a table changes in one place at a time; but bots think between two messages. */
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('say' in data) void host.hear(data.say)
  else if ('avoid' in data) host.avoid(data.avoid)
  else
    answer(data.name, data.args).then(
      gets => post({ id: data.id, gets }),
      (error: unknown) => {
        const isInput = error instanceof BadInput
        if (!isInput) report(error, data.name)
        const sentence = error instanceof Error ? error.message : ''
        const file = error instanceof BadFile && { file: error.fault }
        post({ id: data.id, wrong: { isInput, sentence, ...file } })
      },
    )
})

tabs.addEventListener('message', ({ data }: MessageEvent<string>) => {
  host.refresh(data).catch((error: unknown) => report(error, 'refresh'))
})
