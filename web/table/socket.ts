/** A connection to the server: one socket for all tables, opened again after any gap; whoever watches asks anew when it is back. */

import { PROTOCOL } from '../../table/protocol.ts'
import type { ClientMessage, ServerMessage } from '../../table/wire.ts'
import { api } from '../api.ts'
import { keyOf } from '../doors.ts'
import { newer } from '../newer.svelte.ts'
import type { Connection } from './connection.ts'

const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000
/** A connection that has held for so long is a good one: the next gap is tried again at once. One that opens and breaks is not. */
const STABLE = 5000
/** So often a silent connection is asked whether it is still there, and so long it may take to say so. */
const BEAT = 20_000
const LONGEST_ANSWER = 10_000

/** Where the server listens. At a table it says at which: a proxy can bring everybody there to the same process, which then need not follow another. */
function addressOf({ protocol, host, pathname }: Location): string {
  const [, table] = /^\/t\/([^/]+)/.exec(pathname) ?? []
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws${table === undefined ? '' : `?at=${table}`}`
}

export class Socket implements Connection {
  readonly #listeners = new Set<(message: ServerMessage) => void>()
  readonly #states = new Set<(up: boolean) => void>()
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #up = true
  #retry: ReturnType<typeof setTimeout> | undefined
  #stable: ReturnType<typeof setTimeout> | undefined
  #doubt: ReturnType<typeof setTimeout> | undefined

  constructor() {
    setInterval(() => this.#probe(), BEAT)
    addEventListener('online', () => this.#hurry())
    addEventListener('offline', () => {
      // The network may be gone and the server not, if it runs on this machine: it is told at once, and asked.
      this.#tell(false)
      this.#probe()
    })
  }

  readonly history = api.history
  readonly frames = api.frames

  send(message: ClientMessage): void {
    const key = message.t === 'watch' ? keyOf(message.match) : undefined
    const said = key === undefined ? message : { ...message, key }
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said))
    else if (!this.#socket && this.#retry === undefined) this.#open()
  }

  listen(hear: (message: ServerMessage) => void): () => void {
    this.#listeners.add(hear)
    return () => this.#listeners.delete(hear)
  }

  onState(hear: (up: boolean) => void): () => void {
    this.#states.add(hear)
    return () => this.#states.delete(hear)
  }

  /** Who I am has changed: the server must look at the cookie again. */
  reopen(): void {
    if (!this.#socket) return
    this.#leave(this.#socket)
    this.#open()
  }

  #open(): void {
    clearTimeout(this.#retry)
    this.#retry = undefined
    const socket = new WebSocket(addressOf(location))
    this.#socket = socket
    socket.onopen = () => {
      this.send({ t: 'hello', protocol: PROTOCOL })
      this.#tell(true)
    }
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage)
    socket.onclose = () => this.#lose(socket)
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#doubt)
    this.#doubt = undefined
    if (message.t === 'hello') {
      this.#stable = setTimeout(() => {
        this.#wait = FIRST_WAIT
      }, STABLE)
      // A server that speaks another version has a newer page; what it says could be misunderstood.
      if (message.protocol !== PROTOCOL) {
        this.#end(message.protocol)
        return
      }
    }
    if (!this.#up) this.#tell(true)
    for (const hear of this.#listeners) hear(message)
  }

  /** The connection is gone: tried again, each time a little later. */
  #lose(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#socket = null
    clearTimeout(this.#stable)
    clearTimeout(this.#doubt)
    this.#doubt = undefined
    this.#tell(false)
    this.#retry = setTimeout(() => this.#open(), this.#wait)
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  /** The network is back: whoever waits for the next try need not. */
  #hurry(): void {
    this.#wait = FIRST_WAIT
    if (this.#retry !== undefined) this.#open()
    else this.#probe()
  }

  /** A socket can be dead for minutes before it says so. */
  #probe(): void {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return
    this.send({ t: 'ping' })
    this.#doubt ??= setTimeout(() => {
      this.#leave(socket)
      this.#lose(socket)
    }, LONGEST_ANSWER)
  }

  /** For good: this page cannot talk with that server. */
  #end(protocol: number): void {
    if (this.#socket) this.#leave(this.#socket)
    this.#tell(false)
    newer.speaks(protocol)
  }

  /** Hears no more of a socket; closing what is dead would take its time. */
  #leave(socket: WebSocket): void {
    clearTimeout(this.#stable)
    clearTimeout(this.#doubt)
    this.#doubt = undefined
    socket.onopen = null
    socket.onmessage = null
    socket.onclose = null
    socket.close()
  }

  #tell(up: boolean): void {
    this.#up = up
    for (const hear of this.#states) hear(up)
  }
}

let socket: Socket | undefined

export const serverConnection = (): Socket => {
  socket ??= new Socket()
  return socket
}
