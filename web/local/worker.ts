/** The worker in which tables of this device are hosted: rules and bots off the page's own thread. */
import type { Hint } from '../../bots/hints/reason.ts'
import { slowness } from '../../bots/speed.ts'
import type { ActionBase } from '../../kernel/game.ts'
import { BadFile, type FileFault } from '../../kernel/match.ts'
import { BadInput } from '../../kernel/options.ts'
import { sfc32 } from '../../kernel/rng.ts'
import { describeFault, type Fault } from '../../table/fault.ts'
import type { ClientMessage, Frame, ServerMessage } from '../../table/wire.ts'
import { randomHex } from '../bytes.ts'
import type { Trouble } from '../table/connection.ts'
import { type Decision, explain, type Glance, type Glanced, glance } from './explain.ts'
import { DeviceHost, type Thought } from './host.ts'
import type { LocalWish } from './make.ts'
import { openTabs } from './tabs.ts'

/** What the page asks of the worker beside the messages of a table, by name: what it says and what it gets. */
export interface Requests {
  readonly history: {
    readonly says: { readonly match: string; readonly seat?: number | null | undefined }
    readonly gets: readonly Frame[]
  }
  readonly create: { readonly says: Omit<LocalWish, 'now'>; readonly gets: string }
  readonly rematch: { readonly says: { readonly match: string; readonly id: string }; readonly gets: string }
  readonly export: { readonly says: string; readonly gets: string }
  readonly comeBack: { readonly says: SeatBack; readonly gets: null }
  readonly hint: { readonly says: string; readonly gets: Hint<ActionBase> | null }
  readonly explain: { readonly says: Decision; readonly gets: Hint<ActionBase> | null }
  readonly glance: { readonly says: Glance; readonly gets: Glanced | null }
  readonly adopt: {
    readonly says: { readonly text: string; readonly id: string; readonly from?: string }
    readonly gets: string
  }
}

/** Whose bot gets up again. */
interface SeatBack {
  readonly match: string
  readonly seat: number
  readonly id: string
}

/** Why a request could not be granted: bad input, for a file with what is wrong in it, or a fault. */
export interface Wrong {
  readonly isInput: boolean
  readonly sentence: string
  readonly file?: FileFault
}

type Request = {
  [Name in keyof Requests]: { readonly name: Name; readonly says: Requests[Name]['says'] }
}[keyof Requests]

export type ToWorker =
  | { readonly say: ClientMessage }
  | { readonly avoid: Thought }
  | { readonly id: number; readonly request: Request }
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

const rng = sfc32(a, b, c, d)
const host = new DeviceHost({
  rng,
  now: () => Date.now(),
  slowness: slowness(() => performance.now()),
  post: said => post({ said }),
  warn: (match, trouble) => post({ match, trouble }),
  report,
  rest: () => new Promise(resolve => setTimeout(resolve)),
  thinks: thought => post({ thinks: thought }),
  announce: match => tabs.postMessage(match),
})

function answer(request: Request): Promise<unknown> {
  switch (request.name) {
    case 'history':
      return host.history(request.says.match, request.says.seat)
    case 'create':
      return host.create(request.says)
    case 'rematch':
      return host.rematch(request.says.match, request.says.id)
    case 'export':
      return host.export(request.says)
    case 'comeBack':
      return host.comeBack(request.says.match, request.says.seat, request.says.id)
    case 'hint':
      return host.hint(request.says)
    case 'explain':
      return (async () => explain(request.says, rng, Date.now))()
    case 'glance':
      return (async () => glance(request.says, rng))()
    case 'adopt':
      return host.adopt(request.says.text, request.says.id, request.says.from)
  }
}

/** One after the other: a table changes in one place at a time; but bots think between two messages. */
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('say' in data) void host.hear(data.say)
  else if ('avoid' in data) host.avoid(data.avoid)
  else
    answer(data.request).then(
      gets => post({ id: data.id, gets }),
      (error: unknown) => {
        const isInput = error instanceof BadInput
        if (!isInput) report(error, data.request.name)
        const sentence = error instanceof Error ? error.message : ''
        const file = error instanceof BadFile && { file: error.fault }
        post({ id: data.id, wrong: { isInput, sentence, ...file } })
      },
    )
})

tabs.addEventListener('message', ({ data }: MessageEvent<string>) => {
  host.refresh(data).catch((error: unknown) => report(error, 'refresh'))
})
