/** What lies on this device and at the server for me. It is looked at again when somebody says that it has changed, never by the clock. */
import type { Lists } from '../../table/wire.ts'
import { api } from '../api.ts'
import { language } from '../kit/language.svelte.ts'
import { stored } from '../kit/stored.ts'
import { hasLocal } from '../local/any.ts'
import type { LocalMatch } from '../local/list.ts'
import { openTabs } from '../local/tabs.ts'
import type { Told } from '../local/told.ts'
import { report } from '../report.ts'
import { withWords } from '../words.ts'
import { type HomeMatch, homeOf } from './home.ts'
import { shelf } from './shelf.svelte.ts'

const KEPT = 'iteru.mine'
/** However much happens, the lists are asked for once in this time. */
const REST = 1000
/** Of so many matches of this device it is told what they ask: each game has to be fetched for it. */
const MOST_TOLD = 12

export class MyLists {
  server: Lists = $state.raw({ mine: [], open: [] })
  local: readonly LocalMatch[] = $state.raw([])
  /** The matches of this device cannot be read. */
  unread = $state(false)
  known = $state(false)
  #told: Readonly<Record<string, Told>> = $state.raw({})
  readonly matches: readonly HomeMatch[] = $derived(
    homeOf(this.server.mine, this.local, shelf.titleOf, this.#told),
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
      this.server = await server
    } catch {
      this.server = { ...this.server, open: [] }
    }
    this.known = true
    stored.set(KEPT, this.any ? 'yes' : 'no')
    await this.#tell()
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
