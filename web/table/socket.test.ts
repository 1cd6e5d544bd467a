/** The connection to a server that comes and goes, with sockets made by hand and a clock that is moved. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PROTOCOL } from '../../table/protocol.ts'
import type { ServerMessage } from '../../table/wire.ts'
import { Socket } from './socket.ts'

class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  readonly sent: { readonly t: string }[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { readonly data: string }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.readyState = 3
    this.onclose?.()
  }

  open(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const last = (): FakeSocket => FakeSocket.all[FakeSocket.all.length - 1]
const hello: ServerMessage = { t: 'hello', protocol: PROTOCOL, player: null }

let browser: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  browser = new EventTarget()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', pathname: '/', reload: () => {} })
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function connect() {
  const socket = new Socket()
  const states: boolean[] = []
  const heard: ServerMessage[] = []
  socket.onState(up => states.push(up))
  socket.listen(message => heard.push(message))
  socket.send({ t: 'watch', match: 'm' })
  last().open()
  return { socket, states, heard }
}

/** How long until the next socket is opened, in steps of 100 ms. */
async function untilNext(): Promise<number> {
  const before = FakeSocket.all.length
  let ms = 0
  while (FakeSocket.all.length === before && ms < 120_000) {
    await vi.advanceTimersByTimeAsync(100)
    ms += 100
  }
  return ms
}

test('at a table a connection says at which, so that a proxy can bring its people together', async () => {
  connect()
  expect(last().url).toBe('ws://here/ws')
  last().say(hello)
  vi.stubGlobal('location', { protocol: 'https:', host: 'here', pathname: '/t/m-1', reload: () => {} })
  last().close()
  await untilNext()
  expect(last().url).toBe('wss://here/ws?at=m-1')
})

test('a connection that opens and breaks at once is tried later and later, even if hello was answered', async () => {
  connect()
  const waits: number[] = []
  for (let i = 0; i < 9; i++) {
    last().say(hello)
    last().close()
    waits.push(await untilNext())
    last().open()
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

test('a connection that held is tried again soon', async () => {
  connect()
  for (let i = 0; i < 4; i++) {
    last().close()
    await untilNext()
    last().open()
  }
  last().say(hello)
  await vi.advanceTimersByTimeAsync(6000)
  last().close()
  expect(await untilNext()).toBe(500)
})

test('a button that is pressed while the connection is away opens no further sockets', async () => {
  const { socket } = connect()
  last().close()
  const count = FakeSocket.all.length
  for (let i = 0; i < 20; i++) socket.send({ t: 'ping' })
  expect(FakeSocket.all.length).toBe(count)
})

test('no network: said at once, and taken back if the server is there all the same', async () => {
  const { states } = connect()
  browser.dispatchEvent(new Event('offline'))
  expect(states).toEqual([true, false])
  expect(last().sent.at(-1)?.t).toBe('ping')
  last().say({ t: 'pong' })
  expect(states).toEqual([true, false, true])
})

test('no network and no answer: given up, and tried at once when the network is back', async () => {
  const { states } = connect()
  browser.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(10_000)
  last().close()
  const count = FakeSocket.all.length
  browser.dispatchEvent(new Event('online'))
  expect(FakeSocket.all.length).toBe(count + 1)
  last().open()
  expect(states.at(-1)).toBe(true)
})

test('a silent connection is found dead within half a minute', async () => {
  const { states } = connect()
  last().say(hello)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(states).toEqual([true, false])
})

test('a server of another version is heard no more and not called again', async () => {
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('navigator', {})
  const { heard } = connect()
  const socket = last()
  socket.say({ ...hello, protocol: PROTOCOL + 1 })
  socket.say({ t: 'pong' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual([])
  expect(FakeSocket.all.length).toBe(1)
})

test('who has a new name is looked at again at once', async () => {
  const { socket, states, heard } = connect()
  const before = last()
  socket.reopen()
  expect(last()).not.toBe(before)
  last().open()
  expect(states).toEqual([true, true])
  before.say({ t: 'pong' }) // meant for who they were
  expect([heard, before.readyState]).toEqual([[], 3])
})
