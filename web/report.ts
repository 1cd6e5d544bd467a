/** Nothing fails silently: whatever goes wrong on the page gets a number, a line on the console and, if there is a server, one in its log. */
import { describeFault, type Fault } from '../table/fault.ts'
import { randomHex } from './bytes.ts'

/** More than these within a minute say nothing new. */
const MOST = 10
const MINUTE = 60_000

let sent: number[] = []
let last: Fault | null = null

/** Notes a fault that was found elsewhere, in a worker for example. */
function note(fault: Fault): void {
  last = fault
  console.error(`${fault.number} ${fault.place}: ${fault.message}\n${fault.stack}`)
  const now = Date.now()
  sent = sent.filter(at => now - at < MINUTE)
  if (sent.length >= MOST) return
  sent = [...sent, now]
  send(fault)
}

function send(fault: Fault): void {
  const body = JSON.stringify({ ...fault, version: __VERSION__ })
  fetch('/api/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => {
    // Without a network the console has it, and so has whoever copies the report.
  })
}

function tell(error: unknown, place: string): string {
  const number = randomHex(4)
  note({ number, place, ...describeFault(error) })
  return number
}

/** What a person can pass on to whoever runs the server. */
const text = (): string =>
  last === null
    ? ''
    : [`Iteru ${__VERSION__}`, `${last.number} ${last.place}`, last.message, last.stack].join('\n')

/** Notes a fault and returns its number. */
export const report = Object.assign(tell, { note, text })

/** What nobody has caught. */
export function reportUncaught(): void {
  addEventListener('error', ({ error, message }) => {
    report(error ?? new Error(message), 'page')
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    report(reason, 'promise')
  })
}
