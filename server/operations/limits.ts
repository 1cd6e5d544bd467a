/** Limits: how often something may be done by one player or from one address. Counted in this process, in windows of time, and forgotten with the window. */
import { isIPv4, isIPv6 } from 'node:net'

export class Limiter {
  private readonly counts = new Map<string, number>()
  private since = Number.NEGATIVE_INFINITY

  constructor(
    private readonly most: number,
    private readonly windowMs: number,
    private readonly now: () => number,
  ) {}

  /** Whether this key may do it once more in this window; counts it. */
  allows(key: string): boolean {
    const now = this.now()
    if (now - this.since >= this.windowMs) {
      this.counts.clear()
      this.since = now
    }
    const count = (this.counts.get(key) ?? 0) + 1
    this.counts.set(key, count)
    return count <= this.most
  }
}

/** How many things of each key are open at once. */
export class Tally {
  private readonly counts = new Map<string, number>()

  constructor(private readonly most: number) {}

  /** Whether one more may be opened; counts it if so. */
  open(key: string): boolean {
    const count = this.counts.get(key) ?? 0
    if (count >= this.most) return false
    this.counts.set(key, count + 1)
    return true
  }

  close(key: string): void {
    const count = (this.counts.get(key) ?? 0) - 1
    if (count > 0) this.counts.set(key, count)
    else this.counts.delete(key)
  }
}

const MINUTE = 60_000
const PLAYER_CONNECTIONS = 20
const PLAYER_MESSAGES = 100
const MESSAGES_MS = 10_000
const ADDRESS_FAULTS = 10
const PLAYER_PROPOSALS = 20
const PLAYER_WEBHOOKS = 3
const PLAYER_CALENDARS = 6
const PLAYER_ATTACHED = 10

/** All limits of a process. `requests` is what one address may ask a minute over HTTP; what else an address may do is measured by it. */
export function makeLimits(requests: number, now: () => number) {
  return {
    playerRequests: new Limiter(Math.ceil(requests / 2), MINUTE, now),
    addressGuests: new Limiter(Math.ceil(requests / 10), MINUTE, now),
    playerTables: new Limiter(Math.ceil(requests / 30), MINUTE, now),
    playerProposals: new Limiter(PLAYER_PROPOSALS, MINUTE, now),
    playerWebhooks: new Limiter(PLAYER_WEBHOOKS, MINUTE, now),
    playerCalendars: new Limiter(PLAYER_CALENDARS, MINUTE, now),
    playerAttached: new Limiter(PLAYER_ATTACHED, MINUTE, now),
    playerMessages: new Limiter(PLAYER_MESSAGES, MESSAGES_MS, now),
    addressMessages: new Limiter(requests * 2, MESSAGES_MS, now),
    addressFaults: new Limiter(ADDRESS_FAULTS, MINUTE, now),
    playerConnections: new Tally(PLAYER_CONNECTIONS),
    addressConnections: new Tally(Math.ceil(requests / 2)),
  }
}

export type Limits = ReturnType<typeof makeLimits>

/** Who counts as one address: an IPv4 address, or the network of 64 bits that one household has in IPv6. */
export function addressOf(ip: string): string {
  const mapped = ip.replace(/^::ffff:/i, '')
  if (isIPv4(mapped)) return mapped
  if (!isIPv6(ip)) return ip.slice(0, 64)
  const [head, tail = ''] = ip.split('::')
  const parts = (text: string) => text.split(':').filter(Boolean)
  const gap = ip.includes('::') ? 8 - parts(head).length - parts(tail).length : 0
  const groups = [...parts(head), ...new Array<string>(gap).fill('0'), ...parts(tail)]
  return groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
