/** A line to the server: one socket for all tables, opened again after any gap; whoever watches asks anew when it is back. */
import { api } from '../api.ts'
import { type ClientMessage, PROTOCOL, type ServerMessage } from '../messages.ts'
import type { Line } from './line.ts'

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
/** A line that has been silent for so long is asked whether it is still there. */
const BEAT = 20_000

class Socket implements Line {
  readonly #listeners = new Set<(message: ServerMessage) => void>()
  readonly #states = new Set<(up: boolean) => void>()
  readonly #waiting: ClientMessage[] = []
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #heard = 0

  constructor() {
    setInterval(() => this.#beat(), BEAT)
    addEventListener('online', () => this.#socket ?? this.#open())
  }

  readonly history = api.history

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
    else {
      // What is repeated when the line is back need not wait for it.
      if (message.t !== 'watch' && message.t !== 'leave') this.#waiting.push(message)
      if (message.t === 'watch' && this.#states.size === 0) this.#waiting.push(message)
      this.#socket ?? this.#open()
    }
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
    this.#socket?.close()
  }

  #open(): void {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)
    this.#socket = socket
    socket.onopen = () => {
      this.#wait = FIRST_WAIT
      this.#heard = Date.now()
      socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL } satisfies ClientMessage))
      for (const hear of this.#states) hear(true)
      for (const message of this.#waiting.splice(0)) socket.send(JSON.stringify(message))
    }
    socket.onmessage = ({ data }) => {
      this.#heard = Date.now()
      const message = JSON.parse(String(data)) as ServerMessage
      // A server that speaks another version has a newer page.
      if (message.t === 'hello' && message.protocol !== PROTOCOL) location.reload()
      for (const hear of this.#listeners) hear(message)
    }
    socket.onclose = () => {
      this.#socket = null
      for (const hear of this.#states) hear(false)
      setTimeout(() => this.#socket ?? this.#open(), this.#wait)
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
    }
  }

  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    if (Date.now() - this.#heard > 3 * BEAT) this.#socket.close()
    else this.#socket.send(JSON.stringify({ t: 'ping' } satisfies ClientMessage))
  }
}

let socket: Socket | undefined

export const serverLine = (): Socket => {
  socket ??= new Socket()
  return socket
}
