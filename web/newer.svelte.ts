/** Newer versions of this page: one that is kept for times without a network takes over when nothing is half done, and a server that speaks another version is followed once, never in a circle. */

import { report } from './report.ts'

/** Nothing new; a newer page waits, is being loaded, or cannot be had by loading. */
type News = 'none' | 'waits' | 'loads' | 'old'

/** So often it is looked whether nothing is half done; the first time somebody can read what is about to happen. */
const LOOK = 2000
/** So often a page that stays open asks for a newer one. */
const AGAIN = 30 * 60_000
/** A service worker that does not take over in this time is not waited for. */
const LONGEST_CHANGE = 8000
const KEPT = 'iteru.reloads'
const MOST_KEPT = 20

/** Every build has another entry. */
const page = (): string => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''

/** Once for each reason: what did not help once does not help again. */
function mayLoad(reason: string): boolean {
  try {
    const before: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]')
    const reasons = Array.isArray(before) ? before : []
    if (reasons.includes(reason)) return false
    sessionStorage.setItem(KEPT, JSON.stringify([...reasons, reason].slice(-MOST_KEPT)))
    return true
  } catch {
    return false // what cannot be remembered could go on for ever
  }
}

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false

const within = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise(resolve => setTimeout(resolve, ms))])

const reaches = (worker: ServiceWorker, state: ServiceWorkerState): Promise<void> =>
  new Promise(resolve => {
    const look = (): void => {
      if (worker.state === state) resolve()
    }
    worker.addEventListener('statechange', look)
    look()
  })

/** Lets the newer service worker take over, if there is one. */
async function takeOver(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting } = registration
  if (!waiting) return
  const active = reaches(waiting, 'activated')
  waiting.postMessage({ type: 'SKIP_WAITING' })
  await within(LONGEST_CHANGE, active)
}

/** Fetches the newest service worker: the old one would only bring back the old page. */
async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  await registration.update()
  if (registration.installing) await within(LONGEST_CHANGE, reaches(registration.installing, 'installed'))
  await takeOver(registration)
}

export class Newer {
  news: News = $state('none')
  /** Loads now, whatever is half done. */
  load: () => void = () => {}
  readonly #holders = new Set<() => boolean>()
  #timer: ReturnType<typeof setInterval> | undefined

  /** While this says so, nothing is loaded; the returned function takes it back. */
  holdWhile(holds: () => boolean): () => void {
    this.#holders.add(holds)
    return () => this.#holders.delete(holds)
  }

  /** A server speaks another version of the protocol. */
  speaks(protocol: number): void {
    void within(LONGEST_CHANGE, renew())
      .catch(error => report(error, 'service worker')) // the page may still be had from the server
      .then(() => this.#load(`protocol ${protocol} ${page()}`))
  }

  /** A file of this page cannot be had: a newer version has taken its place, unless there is no network at all. */
  lacks(): void {
    if (navigator.onLine) this.#loadSoon(() => within(LONGEST_CHANGE, renew()))
  }

  /** Looks for newer pages as long as this one is open. */
  follow(registration: ServiceWorkerRegistration): void {
    const found = (): void => this.#loadSoon(() => takeOver(registration))
    if (registration.waiting && registration.active) found()
    registration.addEventListener('updatefound', () => {
      const { installing, active } = registration
      if (installing && active) void reaches(installing, 'installed').then(found)
    })
    let controlled = navigator.serviceWorker.controller !== null
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (controlled) this.#loadSoon(() => Promise.resolve()) // another tab let it in
      controlled = true
    })
    const look = (): void => {
      // Without a network there is nothing newer.
      registration.update().catch(() => undefined)
    }
    setInterval(look, AGAIN)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
  }

  #load(reason: string): void {
    clearInterval(this.#timer)
    this.news = mayLoad(reason) ? 'loads' : 'old'
    if (this.news === 'loads') location.reload()
  }

  /** Loads when nothing is half done. */
  #loadSoon(take: () => Promise<unknown>): void {
    if (this.news !== 'none') return
    this.news = 'waits'
    this.load = () => {
      clearInterval(this.#timer)
      void take()
        .catch(error => report(error, 'service worker')) // the page may still be had from the server
        .then(() => this.#load(`after ${page()}`))
    }
    this.#timer = setInterval(() => {
      if (!isTyping() && ![...this.#holders].some(holds => holds())) this.load()
    }, LOOK)
  }
}

export const newer = new Newer()
