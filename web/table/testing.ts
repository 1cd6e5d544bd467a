/** For tests of a session: a real match as its seats see it, and a line made by hand. */
import { vi } from 'vitest'
import { gameOf } from '../../games/index.ts'
import type { ActionBase, Rng } from '../../kernel/game.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { act } from '../../table/act.ts'
import { historyOf } from '../../table/history.ts'
import { messageFor } from '../../table/message.ts'
import type { LogRow, Table } from '../../table/table.ts'
import { at, begun, granted } from '../../table/testing.ts'
import type { ClientMessage, Frame, ServerMessage, TableMessage } from '../../table/wire.ts'
import type { Line, Trouble } from './line.ts'
import { TableSession } from './session.svelte.ts'

const game = gameOf('amun-re')
const SEATS = 4
export const ME = 0

/** A match that somebody plays at random, one message for each step, as seat 0 sees it. */
export class Match {
  readonly #rng: Rng
  #table: Table
  #log: readonly LogRow[]
  #seq = 1

  constructor(seed = 'session') {
    this.#rng = seeded(seed)
    const bots = new Array<null>(SEATS).fill(null)
    const { table, rows } = begun({ game: 'amun-re', seats: SEATS, bots, secret: seed })
    this.#table = table
    this.#log = rows
  }

  get toAct(): readonly number[] {
    return this.#table.toAct
  }

  now(rows: readonly LogRow[] = [], seat = ME): TableMessage {
    return { ...messageFor(this.#table, seat, rows), seq: this.#seq }
  }

  step(seat = this.toAct[0]): TableMessage {
    return this.play(seat, pick(this.#rng, game.legal(this.#table.state, seat)))
  }

  play(seat: number, action: ActionBase): TableMessage {
    const ask = this.#table.book.asks[seat]
    const { table, rows } = granted(act(this.#table, { seat, ask, action, id: `${this.#seq}` }, at(2)))
    this.#table = table
    this.#log = [...this.#log, ...rows]
    this.#seq++
    return this.now(rows)
  }

  frames(seat = ME): readonly Frame[] {
    return historyOf(this.#table, this.#log, seat, 0).frames
  }
}

export function sit(match: Match, holder: () => number = () => ME) {
  const sent: ClientMessage[] = []
  let hear: (message: ServerMessage) => void = () => {}
  let state: (up: boolean) => void = () => {}
  let trouble: (where: string | null, what: Trouble | null) => void = () => {}
  const line: Line = {
    send: message => {
      sent.push(message)
    },
    listen(listener) {
      hear = listener
      return () => {}
    },
    onState(listener) {
      state = listener
      return () => {}
    },
    onTrouble(listener) {
      trouble = listener
      return () => {}
    },
    history: async () => match.frames(holder()),
  }
  const session = new TableSession(line, 'm')
  const take = (): ClientMessage[] => sent.splice(0)
  return {
    session,
    take,
    hear: (message: ServerMessage) => hear(message),
    state: (up: boolean) => state(up),
    trouble: (where: string | null, what: Trouble | null) => trouble(where, what),
  }
}

export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

/** A match in which the viewer bids first, the others after them, and then the viewer is asked again. */
export function othersBid(): Match {
  for (let n = 0; ; n++) {
    const match = new Match(`session ${n}`)
    if (match.toAct.includes(ME)) return match
  }
}
