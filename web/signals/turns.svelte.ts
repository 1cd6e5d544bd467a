/** The tables that wait for me, live over the socket: how many, and which have just come to wait; and a new one of which I wanted to hear. */
import { untrack } from 'svelte'
import type { ServerMessage, Turn } from '../../table/wire.ts'
import type { Language } from '../../words/languages.ts'
import { chime } from '../kit/sound.ts'
import type { Connection } from '../table/connection.ts'

type Opened = Extract<ServerMessage, { t: 'opened' }>

class Turns {
  all: readonly Turn[] = $state.raw([])
  /** Those that came while the page was open and were not looked at since. */
  fresh: readonly Turn[] = $state.raw([])
  /** The last table of which I wanted to hear, until it is looked at. */
  opened: Opened | null = $state.raw(null)
  #known = false
  #here: string | undefined
  #language: Language | undefined
  #connection: Connection | undefined

  /** Follows my tables as long as the page is open, and says in which language I read. Whoever has no name yet has no tables. */
  follow(language: Language, connection: Connection): void {
    if (this.#connection !== connection) connection.listen(message => this.#hear(message))
    this.#connection = connection
    this.#language = language
    this.#ask()
  }

  /** The table that is open on this page: it speaks for itself. */
  at(match: string | undefined): void {
    this.#here = match
    // Whoever calls it in an effect must not be called again by what it changes.
    untrack(() => {
      this.fresh = this.fresh.filter(turn => turn.match !== match)
      if (this.opened?.match === match) this.opened = null
    })
  }

  /** None of them needs to be shown any longer. */
  dismiss(): void {
    this.fresh = []
    this.opened = null
  }

  /** Where there is no connection yet this opens one, and it is asked when that says hello: after every gap. */
  #ask(): void {
    if (this.#language !== undefined) this.#connection?.send({ t: 'turns', language: this.#language })
  }

  #hear(message: ServerMessage): void {
    if (message.t === 'hello') this.#ask()
    if (message.t === 'turns') this.#take(message.turns)
    if (message.t === 'opened' && message.match !== this.#here) this.opened = message
  }

  #take(turns: readonly Turn[]): void {
    const came = turns.filter(
      ({ match }) => match !== this.#here && !this.all.some(turn => turn.match === match),
    )
    const left = this.fresh.filter(({ match }) => turns.some(turn => turn.match === match))
    this.all = turns
    this.fresh = this.#known ? [...left, ...came] : left
    if (this.#known && came.length > 0) chime('turn')
    this.#known = true
    showBadge(turns.length)
  }
}

/** The number on the icon of the installed app, where there is one. */
function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  // What is not installed has no icon: that is no fault.
  void navigator.setAppBadge(count).catch(() => undefined)
}

export const turns = new Turns()
