/** Newer versions: loaded once, when nothing is half done, and never in a circle. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Newer } from './newer.svelte.ts'

/** A tab with what it remembers. */
function tab(kept = new Map<string, string>(), entry = '/assets/index-1.js') {
  let loads = 0
  vi.stubGlobal('location', { reload: () => loads++ })
  vi.stubGlobal('document', {
    activeElement: null,
    querySelector: () => ({ getAttribute: () => entry }),
    addEventListener: () => {},
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  return { kept, loads: () => loads }
}

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  readonly told: unknown[] = []

  become(state: ServiceWorkerState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }

  postMessage(message: unknown): void {
    this.told.push(message)
    this.become('activated')
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = new FakeWorker()
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null

  async update(): Promise<void> {}

  /** A new version arrives. */
  arrive(): FakeWorker {
    const worker = new FakeWorker()
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    this.installing = null
    this.waiting = worker
    worker.become('installed')
    return worker
  }
}

const follow = (newer: Newer, registration: FakeRegistration): void =>
  newer.follow(registration as unknown as ServiceWorkerRegistration)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), { controller: {} }) })
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a server of another version: one load, then a sentence', async () => {
  vi.stubGlobal('navigator', {})
  const { kept, loads } = tab()
  const first = new Newer()
  first.speaks(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([loads(), first.news]).toEqual([1, 'loads'])
  for (let i = 0; i < 5; i++) {
    const again = tab(kept)
    const newer = new Newer()
    newer.speaks(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect([again.loads(), newer.news]).toEqual([0, 'old'])
  }
})

test('a file that is gone: said first, then loaded once; without a network nothing is newer', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { kept, loads } = tab()
  const newer = new Newer()
  newer.lacks()
  expect(newer.news).toBe('none')
  vi.stubGlobal('navigator', { onLine: true })
  newer.lacks()
  expect([newer.news, loads()]).toEqual(['waits', 0])
  await vi.advanceTimersByTimeAsync(10_000)
  expect([newer.news, loads()]).toEqual(['loads', 1])
  const again = tab(kept)
  const next = new Newer()
  next.lacks()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([next.news, again.loads()]).toEqual(['old', 0])
})

test('storage that throws: no load at all rather than loads without end', async () => {
  vi.stubGlobal('navigator', {})
  const { loads } = tab()
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied')
    },
  })
  const newer = new Newer()
  newer.speaks(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([loads(), newer.news]).toEqual([0, 'old'])
})

test('a new version takes over and is loaded when nothing is half done', async () => {
  const { loads } = tab()
  const newer = new Newer()
  const registration = new FakeRegistration()
  let busy = true
  newer.holdWhile(() => busy)
  follow(newer, registration)
  const worker = registration.arrive()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([newer.news, worker.told, loads()]).toEqual(['waits', [], 0])
  busy = false
  await vi.advanceTimersByTimeAsync(3000)
  expect([newer.news, worker.told, loads()]).toEqual(['loads', [{ type: 'SKIP_WAITING' }], 1])
})

test('whoever does not want to wait loads it now', async () => {
  const { loads } = tab()
  const newer = new Newer()
  const registration = new FakeRegistration()
  newer.holdWhile(() => true)
  follow(newer, registration)
  registration.arrive()
  await vi.advanceTimersByTimeAsync(100)
  newer.load()
  await vi.advanceTimersByTimeAsync(100)
  expect(loads()).toBe(1)
})

test('the first service worker of a device is no new version', async () => {
  const { loads } = tab()
  const newer = new Newer()
  const registration = new FakeRegistration()
  registration.active = null
  follow(newer, registration)
  registration.arrive()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([newer.news, loads()]).toEqual(['none', 0])
})

test('the same old page again after a load: it is said, not loaded again', async () => {
  const { kept, loads } = tab()
  const newer = new Newer()
  const registration = new FakeRegistration()
  follow(newer, registration)
  registration.arrive()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(loads()).toBe(1)
  const again = tab(kept)
  const second = new Newer()
  const other = new FakeRegistration()
  follow(second, other)
  other.arrive()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([again.loads(), second.news]).toEqual([0, 'old'])
})
