/**
 * Every request that this server sends because of what somebody told it goes through here: https to port 443 of an address that anybody can reach,
 * no redirects, ten seconds, and four kilobytes of answer, which nobody is shown. Names are looked up once, by the connection itself, and what comes out is checked.
 */
import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'

const LONGEST_MS = 10_000
const MOST_READ = 4096

export interface Outgoing {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

export interface Answer {
  readonly status: number
  readonly retryAfter: number | undefined // milliseconds
  readonly text: string // the first 4 KB of it
}

/** Why nothing was sent, or no answer came. Says neither where to nor what. */
export class NotSent extends Error {
  constructor(readonly why: 'forbidden-url' | 'forbidden-address' | 'no-answer') {
    super(`a request was not answered (${why})`)
  }
}

/** Finds the addresses of a name. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>

export interface Rules {
  readonly loopback: boolean // for tests: this machine may be asked, at any port, without TLS
  readonly resolve?: Resolve
}

/** IPv4 that is not everybody's: this network, private, shared by a provider, loopback, link-local, for documents and tests, multicast, reserved. */
const RESERVED = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Of IPv6 only what is given out to anybody, without what carries an IPv4 address inside or is for documents. */
const GIVEN_OUT = ['2000::', 3] as const
const NOT_GIVEN_OUT = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const reserved = new BlockList()
for (const [net, bits] of RESERVED) reserved.addSubnet(net, bits, 'ipv4')
const givenOut = new BlockList()
givenOut.addSubnet(...GIVEN_OUT, 'ipv6')
const notGivenOut = new BlockList()
for (const [net, bits] of NOT_GIVEN_OUT) notGivenOut.addSubnet(net, bits, 'ipv6')

/** Whether an address belongs to nobody's own network. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !reserved.check(address, 'ipv4')
  return isIP(address) === 6 && givenOut.check(address, 'ipv6') && !notGivenOut.check(address, 'ipv6')
}

const isLoopback = (address: string): boolean => address === '::1' || /^127\./.test(address)

const systemResolve: Resolve = name =>
  new Promise((resolve, reject) => {
    dnsLookup(name, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)))
  })

/** Looks up a name for a connection; one address that may not be asked is enough to ask none. */
function checkedLookup({ loopback, resolve = systemResolve }: Rules): LookupFunction {
  return (name, options, answer) => {
    resolve(name).then(
      addresses => {
        const fine = ({ address }: LookupAddress) => isPublic(address) || (loopback && isLoopback(address))
        if (addresses.length === 0 || !addresses.every(fine))
          return answer(new NotSent('forbidden-address'), '')
        if (options.all) return answer(null, [...addresses])
        return answer(null, addresses[0].address, addresses[0].family)
      },
      (error: NodeJS.ErrnoException) => answer(error, ''),
    )
  }
}

/** The address that may be asked. Throws NotSent. */
function checkedUrl(text: string, { loopback }: Rules): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const name = url?.hostname.replace(/^\[|\]$/g, '') ?? ''
  if (url && loopback && (isLoopback(name) || name === 'localhost')) return url
  const isFine = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  if (!url || !isFine) throw new NotSent('forbidden-url')
  // A connection looks up names only: an address in the place of one is checked here.
  if (isIP(name) !== 0 && !isPublic(name)) throw new NotSent('forbidden-address')
  return url
}

/** Whether such an address may be asked at all; its name is looked up only when it is. */
export function mayAsk(text: string, rules: Rules): boolean {
  try {
    checkedUrl(text, rules)
    return true
  } catch {
    return false
  }
}

/** Sends one request and reads the beginning of the answer, whatever it is: nothing is followed. Throws NotSent. */
export async function post({ url: text, headers, body }: Outgoing, rules: Rules): Promise<Answer> {
  const url = checkedUrl(text, rules)
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    lookup: checkedLookup(rules),
    agent: false, // a connection of its own, whose address was checked for this request
    signal: AbortSignal.timeout(LONGEST_MS),
  }
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(error instanceof NotSent ? error : new NotSent('no-answer'))
    const send = url.protocol === 'https:' ? tlsRequest : plainRequest
    const request = send(url, options, response => {
      readSome(response).then(
        text =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: retryOf(response.headers['retry-after']),
            text,
          }),
        fail,
      )
    })
    request.on('error', fail)
    request.end(body)
  })
}

/** Seconds or a date; how long that is. */
function retryOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const ms = /^\d{1,6}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

function readSome(response: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let length = 0
    const done = () => resolve(Buffer.concat(parts).subarray(0, MOST_READ).toString())
    response.on('data', (part: Buffer) => {
      parts.push(part)
      length += part.length
      if (length < MOST_READ) return
      done()
      response.destroy()
    })
    response.on('end', done)
    response.on('error', reject)
    response.on('aborted', () => reject(new NotSent('no-answer')))
  })
}
