/** Tables of this device: the host in the worker answers the same messages as a server, lets bots decide, and keeps every match before it shows it. */
import type { Budget } from '../../bots/bot.ts'
import { botOf } from '../../bots/index.ts'
import { timeOf } from '../../bots/levels.ts'
import { random } from '../../bots/random.ts'
import { gameOf } from '../../games/index.ts'
import type { ActionBase, AnyGame, EventBase, Rng, Seat } from '../../kernel/game.ts'
import type { ClientMessage, ServerMessage } from '../messages.ts'
import type { Trouble } from '../table/line.ts'
import type { Keep } from './keep.ts'
import {
  answer,
  asked,
  askOf,
  framesOf,
  keptOf,
  messageFor,
  reopen,
  type Standing,
  takeBack,
} from './match.ts'

interface Open {
  standing: Standing
  seq: number
  /** The person who holds the device. */
  viewer: Seat | null
  thinking: boolean
  /** What was begun last: the next change waits for it. */
  turn: Promise<unknown>
  /** Whether the last change could not be kept: the match goes on, and the next change keeps all of it. */
  unkept: boolean
}

/** Time, chance and a place to keep matches, lent by the worker. */
export interface Means {
  readonly rng: Rng
  readonly now: () => number
  readonly keep: Pick<Keep, 'get' | 'put'>
  readonly post: (message: ServerMessage) => void
  /** Says on the page that something is wrong with a match, or right again. */
  readonly warn: (match: string, trouble: Trouble | null) => void
  /** For whoever reads the console. */
  readonly report: (error: unknown) => void
  /** Lets messages that wait come in before the next move. */
  readonly breathe: () => Promise<void>
}

export class Host {
  readonly #open = new Map<string, Open>()
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  /** Answers whatever happens: what fails is refused, and nothing has changed. */
  async hear(message: ClientMessage): Promise<void> {
    if (!('match' in message)) return
    try {
      await this.#hear(message)
    } catch (error) {
      this.#means.report(error)
      if (this.#open.has(message.match)) this.#no('id' in message ? message.id : null, 'failed')
      else this.#means.warn(message.match, 'unread')
    }
  }

  async #hear(message: Extract<ClientMessage, { readonly match: string }>): Promise<void> {
    const open = await this.#table(message.match)
    if (!open) {
      this.#no('id' in message ? message.id : null, 'no-such-match')
      return
    }
    if (message.t === 'watch') {
      this.#show(open, [])
      await this.#bots(open)
    }
    if (message.t === 'act') await this.#act(open, message)
    if (message.t === 'undo') await this.#undo(open, message.id)
  }

  async history(id: string): Promise<ReturnType<typeof framesOf>> {
    const open = await this.#table(id)
    if (!open) return []
    return framesOf(gameOf(open.standing.match.game), open.standing.match, open.viewer)
  }

  async #table(id: string): Promise<Open | undefined> {
    const here = this.#open.get(id)
    if (here) return here
    const kept = await this.#means.keep.get(id)
    if (!kept) return undefined
    const standing = reopen(gameOf(kept.game), kept)
    const open: Open = {
      standing,
      seq: 1,
      viewer: null,
      thinking: false,
      turn: Promise.resolve(),
      unkept: false,
    }
    open.viewer = this.#nextViewer(open)
    this.#open.set(id, open)
    return open
  }

  /** Who should look: the person who is asked, else whoever looked last, else the first person. */
  #nextViewer({ standing, viewer }: Open): Seat | null {
    const { match, state } = standing
    const people = match.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
    const waiting = asked(gameOf(match.game), state).filter(seat => people.includes(seat))
    if (viewer !== null && (waiting.length === 0 || waiting.includes(viewer))) return viewer
    return waiting[0] ?? people[0] ?? null
  }

  async #act(open: Open, { ask, action, id }: Extract<ClientMessage, { t: 'act' }>): Promise<void> {
    const fault = await this.#alone(open, async () => {
      const { viewer, standing } = open
      if (viewer === null || ask !== askOf(standing.match, viewer)) return 'stale'
      return this.#play(open, viewer, action)
    })
    if (fault) return this.#no(id, fault)
    this.#means.post({ t: 'done', id })
    await this.#bots(open)
  }

  #undo(open: Open, id: string): Promise<void> {
    return this.#alone(open, async () => {
      const { viewer, standing } = open
      const game = gameOf(standing.match.game)
      const back = viewer === null ? null : takeBack(game, standing, viewer, this.#means.now())
      if (!back) return this.#no(id, 'stale')
      await this.#keep(open, back)
      this.#means.post({ t: 'done', id })
      this.#show(open, [])
    })
  }

  /** One change after the other: while one is being kept, the next would build on what is no longer true. */
  #alone<T>(open: Open, work: () => Promise<T>): Promise<T> {
    const mine = open.turn.then(work, work)
    open.turn = mine.catch(() => {})
    return mine
  }

  /** Plays, keeps, shows; a refusal is returned. Only to be called alone. */
  async #play(open: Open, seat: Seat, action: unknown): Promise<string | undefined> {
    const game = gameOf(open.standing.match.game)
    const step = answer(game, open.standing, { actor: seat, action }, this.#means.rng, this.#means.now())
    if ('refused' in step) return step.refused
    await this.#keep(open, step.standing)
    this.#show(open, step.events)
    return undefined
  }

  /** Keeps a match before it is shown. If the device will not, it goes on all the same and says so. */
  async #keep(open: Open, standing: Standing): Promise<void> {
    const { id } = standing.match
    try {
      await this.#means.keep.put(keptOf(standing))
      if (open.unkept) this.#means.warn(id, null)
      open.unkept = false
    } catch (error) {
      this.#means.report(error)
      if (!open.unkept) this.#means.warn(id, 'unkept')
      open.unkept = true
    }
    open.standing = standing
  }

  async #bots(open: Open): Promise<void> {
    if (open.thinking) return
    open.thinking = true
    try {
      for (;;) {
        await this.#means.breathe()
        await open.turn
        const { match, state } = open.standing
        const game = gameOf(match.game)
        const seat = asked(game, state).find(other => match.seats[other].bot !== null)
        const level = seat === undefined ? null : match.seats[seat].bot
        if (seat === undefined || level === null) return
        const action = this.#decide(level, game, state, seat)
        const fault = await this.#alone(open, () => this.#play(open, seat, action))
        if (fault) throw new Error(`a bot chose what is refused by ${fault}`)
      }
    } finally {
      open.thinking = false
    }
  }

  /** A bot that fails, or chooses what it may not, leaves this one question to chance. */
  #decide(level: string, game: AnyGame, state: unknown, seat: Seat): ActionBase {
    const { now, rng, report } = this.#means
    const view = game.view(state, seat)
    const legal = game.legal(state, seat)
    try {
      const action = botOf(level, game).decide(view, legal, budget(level, now), rng)
      const fault = game.why(state, seat, action)
      if (fault === undefined) return action
      report(new Error(`the bot ${level} chose what ${fault} forbids: ${JSON.stringify(action)}`))
    } catch (error) {
      report(error)
    }
    return random().decide(view, legal, budget(level, now), rng)
  }

  #show(open: Open, events: readonly EventBase[]): void {
    open.viewer = this.#nextViewer(open)
    const game = gameOf(open.standing.match.game)
    this.#means.post(messageFor(game, open.standing, open.viewer, open.seq++, events))
  }

  #no(id: string | null, why: string): void {
    this.#means.post({ t: 'no', id, why, sentence: '' })
  }
}

const budget = (level: string, now: () => number): Budget => ({ ms: timeOf(level), now })
