/** What lies on this device and at the server for me. It is looked at again when somebody says that it has changed, never by the clock. */
import type { Lists, MyTable } from '../../table/wire.ts'
import { api } from '../api.ts'
import { language } from '../kit/language.svelte.ts'
import { stored } from '../kit/stored.ts'
import { hasLocal } from '../local/any.ts'
import type { LocalMatch } from '../local/list.ts'
import { openTabs } from '../local/tabs.ts'
import type { Told } from '../local/told.ts'
import { report } from '../report.ts'
import { withWords } from '../words.ts'
import { type HomeMatch, homeOf, type Part, restOf, withMore } from './home.ts'
import { shelf } from './shelf.svelte.ts'

const KEPT = 'iteru.mine'
/** However much happens, the lists are asked for once in this time. */
const REST = 1000
/** Of so many matches of this device it is told what they ask: each game has to be fetched for it. */
const MOST_TOLD = 12

const NOTHING: Lists = { mine: [], counts: { turn: 0, waiting: 0, over: 0 }, attached: [], open: [] }

export class MyLists {
  /** What the server has listed, and what was fetched after that. */
  server: Lists = $state.raw(NOTHING)
  #more: readonly MyTable[] = []
  /** The parts of which everything was asked for. */
  readonly #whole = new Set<Part>()
  local: readonly LocalMatch[] = $state.raw([])
  /** The matches of this device cannot be read. */
  unread = $state(false)
  known = $state(false)
  #told: Readonly<Record<string, Told>> = $state.raw({})
  readonly matches: readonly HomeMatch[] = $derived(
    homeOf(this.server, this.local, shelf.titleOf, this.#told),
  )
  #soon: ReturnType<typeof setTimeout> | undefined
  #looked = Number.NEGATIVE_INFINITY

  /** Whether there is a match of mine; until it is known, whether there was one the last time. */
  get any(): boolean {
    return this.known ? this.matches.length > 0 : stored.get(KEPT) === 'yes'
  }

  async look(): Promise<void> {
    this.#looked = performance.now()
    const server = api.tables(language.now)
    server.catch(() => undefined) // said below
    try {
      this.local = (await hasLocal()) ? await (await import('../local/list.ts')).listLocal() : []
      this.unread = false
    } catch (error) {
      report(error, 'lists')
      this.unread = true
    }
    try {
      this.#take(await server)
      for (const part of this.#whole) await this.#fetchRest(part)
    } catch {
      this.server = { ...this.server, open: [] }
    }
    this.known = true
    stored.set(KEPT, this.any ? 'yes' : 'no')
    await this.#tell()
  }

  /** How many of a part are at the server and not fetched yet. */
  missing(part: Part): number {
    return restOf(this.server, part).missing
  }

  /** Fetches all of a part, page by page. */
  async fetchAll(part: Part): Promise<void> {
    this.#whole.add(part)
    try {
      await this.#fetchRest(part)
    } catch (error) {
      report(error, 'lists')
    }
  }

  /** Where fewer are left than were fetched, some of those are gone: they are fetched anew. */
  #take(server: Lists): void {
    const all = withMore(server, this.#more)
    const isStale = [...this.#whole].some(part => restOf(all, part).missing < 0)
    if (isStale) this.#more = []
    this.server = isStale ? server : all
  }

  async #fetchRest(part: Part): Promise<void> {
    for (let rest = restOf(this.server, part); rest.missing > 0; rest = restOf(this.server, part)) {
      const { mine } = await api.moreTables(part, rest.from, language.now)
      const all = withMore(this.server, mine)
      if (all.mine.length === this.server.mine.length) return // what moved meanwhile is told by the next look
      this.#more = [...this.#more, ...mine]
      this.server = all
    }
  }

  /** Hears of changes, at the server and in other tabs, until the function that it gives is called. */
  follow(): () => void {
    const tabs = openTabs()
    tabs.onmessage = () => this.#again()
    let stop = (): void => undefined
    let isOver = false
    void import('../table/socket.ts').then(({ serverConnection }) => {
      if (isOver) return
      const connection = serverConnection()
      stop = connection.listen(({ t }) => {
        if (t === 'hello') connection.send({ t: 'home' })
        if (t === 'hello' || t === 'lists') this.#again()
      })
      connection.send({ t: 'home' })
    })
    return () => {
      isOver = true
      tabs.close()
      clearTimeout(this.#soon)
      stop()
    }
  }

  #again(): void {
    clearTimeout(this.#soon)
    const wait = Math.max(0, this.#looked + REST - performance.now())
    this.#soon = setTimeout(() => void this.look(), wait)
  }

  /** Says what the latest matches of this device ask. */
  async #tell(): Promise<void> {
    const running = this.local.filter(({ status }) => status === 'running').slice(0, MOST_TOLD)
    if (running.length === 0) return
    try {
      const { toldLocal } = await withWords(import('../local/told.ts'))
      const told = await Promise.all(running.map(async ({ id }) => [id, await toldLocal(id)] as const))
      this.#told = Object.fromEntries(told)
    } catch (error) {
      report(error, 'lists') // the list is complete without it
    }
  }
}
