/** For tests of a session and its story: real matches as their seats see them, a connection and a clock made by hand. */
import { vi } from 'vitest'
import type { GameId } from '../../games/cards.ts'
import { gameOf } from '../../games/index.ts'
import type { ActionBase, Rng } from '../../kernel/game.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { act } from '../../table/act.ts'
import { historyOf } from '../../table/history.ts'
import { messageFor } from '../../table/message.ts'
import type { LogRow, Table } from '../../table/table.ts'
import { at, begun, granted } from '../../table/testing.ts'
import type { ClientMessage, Frame, ServerMessage, TableMessage } from '../../table/wire.ts'
import type { Connection, Trouble } from './connection.ts'
import './script.ts' // so that it is there at once when a session fetches it
import { TableSession } from './session.svelte.ts'
import { Story } from './story.ts'

export const ME = 0

/** A match that somebody plays at random, one message for each step, as seat 0 sees it. */
export class Match {
  readonly #rng: Rng
  #table: Table
  #log: readonly LogRow[]
  #seq = 1

  constructor(seed = 'session', game: GameId = 'amun-re', seats = 4) {
    this.#rng = seeded(seed)
    const bots = new Array<null>(seats).fill(null)
    const { table, rows } = begun({ game, seats, bots, secret: seed })
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
    return this.play(seat, pick(this.#rng, gameOf(this.#table.game).legal(this.#table.state, seat)))
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

/** `takes`: how long the history of a seat is on its way, in milliseconds. */
export function sit(
  match: Match,
  holder: () => number = () => ME,
  takes: (seat: number) => number = () => 0,
) {
  const sent: ClientMessage[] = []
  let hear: (message: ServerMessage) => void = () => {}
  let state: (up: boolean) => void = () => {}
  let trouble: (where: string | null, what: Trouble | null) => void = () => {}
  const connection: Connection = {
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
    history: async () => {
      const frames = match.frames(holder())
      const ms = takes(holder())
      if (ms > 0) await new Promise(resolve => setTimeout(resolve, ms))
      return frames
    },
  }
  const session = new TableSession(connection, 'm')
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

/** A story with a clock that is moved by hand, and what it has shown when. */
export function toldBy<Item>(factor = 1) {
  let now = 0
  let plan: { at: number; work: () => void } | undefined
  const shown: { at: number; items: readonly Item[]; told: boolean; ms: number }[] = []
  const rests: number[] = []
  const story = new Story<Item>({
    clock: {
      now: () => now,
      later(ms, work) {
        const mine = { at: now + ms, work }
        plan = mine
        return () => {
          if (plan === mine) plan = undefined
        }
      },
    },
    factor: () => factor,
    show: (items, how) => {
      shown.push({ at: now, items, ...how })
    },
    rest: () => {
      rests.push(Math.round(now))
    },
  })
  function pass(ms: number): void {
    const end = now + ms
    while (plan && plan.at <= end) {
      const { at, work } = plan
      plan = undefined
      now = at
      work()
    }
    now = end
  }
  return { story, pass, shown, rests, now: () => now }
}
