/** Nothing fails silently: whatever goes wrong is counted by place and logged under a number, with its stack and without anything that only players may know. */
import { randomBytes } from 'node:crypto'
import { describeFault, type Fault, framesOf, withoutValues } from '../../table/fault.ts'
import { Unavailable } from '../store/store.ts'

/** Where something can go wrong, as `/metrics` has it. */
export const PLACES = [
  'socket',
  'http',
  'hub',
  'pool',
  'pulse',
  'store',
  'house',
  'mail',
  'page',
  'signals',
] as const
export type Place = (typeof PLACES)[number]

/** What was going on: names only, never an action, a view, a text or a cookie. */
export interface Context {
  readonly place: Place
  readonly what: string
  readonly match?: string
  readonly game?: string
  readonly bot?: string
}

/** Notes a fault and returns the number under which the log has it. */
export type Report = (error: unknown, context: Context) => string

interface Log {
  error(fields: object, text: string): void
  warn(fields: object, text: string): void
}

/** A store that is away is one event, however many ask for it: a line for each place in so much time. */
const QUIET_MS = 5000

export class Reports {
  /** How often something went wrong, by place. */
  readonly counts = new Map<Place, number>(PLACES.map(place => [place, 0]))
  private readonly quiet = new Map<Place, { readonly until: number; unsaid: number }>()

  constructor(
    private readonly log: Log,
    private readonly now: () => number,
  ) {}

  readonly report: Report = (error, context) => {
    const { place } = context
    const number = randomBytes(4).toString('hex')
    this.count(place)
    if (error instanceof Unavailable) this.sayAway(error, context)
    else this.log.error({ report: number, ...context, ...describe(error) }, 'something failed')
    return number
  }

  /** Notes what went wrong on somebody's page, under the number that they read there. Who sends it may be anybody: what the page leaves out is left out again. */
  noteOfPage({ number, place, message, stack, version }: Fault & { readonly version: string }): void {
    this.count('page')
    const error = [withoutValues(message), framesOf(stack)].filter(Boolean).join('\n')
    this.log.warn({ report: number, place: 'page', what: place, version, error }, 'something failed')
  }

  private count(place: Place): void {
    this.counts.set(place, (this.counts.get(place) ?? 0) + 1)
  }

  private sayAway(error: Unavailable, context: Context): void {
    const { place } = context
    const quiet = this.quiet.get(place)
    const now = this.now()
    if (quiet && now < quiet.until) {
      quiet.unsaid++
      return
    }
    const unsaid = quiet?.unsaid ?? 0
    this.quiet.set(place, { until: now + QUIET_MS, unsaid: 0 })
    this.log.warn({ ...context, reason: withoutValues(error.message), unsaid }, 'the store is away')
  }
}

/** An error as it may stand in a log. */
function describe(error: unknown): { readonly error: string; readonly code?: string } {
  const { message, stack } = describeFault(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return { error: stack ? `${message}\n${stack}` : message, ...(/^\w{1,40}$/.test(code) && { code }) }
}
