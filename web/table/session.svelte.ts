/** One table as its viewer sees it: the last view, the question asked, the log in events, and what was refused. Fed by a line, drawn by Table.svelte. */
import { tick } from 'svelte'
import type { ActionBase, EventBase } from '../../kernel/game.ts'
import { load, type Shown } from '../boards.ts'
import { Chooser } from '../kit/chooser.svelte.ts'
import { finish, prepare, stillness } from '../kit/motion.ts'
import type { ClientMessage, Frame, Said, ServerMessage, TableMessage } from '../messages.ts'
import type { Line } from './line.ts'
import { movesOf } from './tell.ts'

/** So long a step that moves something stays on the screen before the next one. */
const PAUSE = 420

const newId = (): string => crypto.randomUUID()

export class TableSession {
  readonly match: string
  readonly chooser: Chooser
  shown: Shown | null = $state.raw(null)
  message: TableMessage | null = $state.raw(null)
  log: readonly EventBase[] = $state.raw([])
  said: readonly Said[] = $state.raw([])
  refusal: { readonly why: string; readonly sentence: string } | null = $state.raw(null)
  up = $state(true)
  /** Steps seen for the first time after an absence, oldest first. */
  missed: readonly Frame[] = $state.raw([])
  /** Where the board is drawn, for the motion. */
  root: Element | null = null
  readonly #line: Line
  #queue: TableMessage[] = []
  #showing = false
  #last: ClientMessage | null = null
  readonly #ends: (() => void)[]

  constructor(line: Line, match: string) {
    this.#line = line
    this.match = match
    this.chooser = new Chooser(action => this.act(action))
    this.#ends = [
      line.listen(message => this.#hear(message)),
      line.onState(up => {
        this.up = up
        if (up) this.watch()
      }),
    ]
    this.watch()
  }

  close(): void {
    this.#line.send({ t: 'leave', match: this.match })
    for (const end of this.#ends) end()
  }

  watch(): void {
    this.#line.send({ t: 'watch', match: this.match })
    // What was sent and never answered is sent again under its own id: it is done once.
    if (this.#last) this.#line.send(this.#last)
  }

  history(): Promise<readonly Frame[]> {
    return this.#line.history(this.match)
  }

  act(action: ActionBase): void {
    const ask = this.message?.ask
    if (ask === null || ask === undefined) return
    this.#ask({ t: 'act', match: this.match, ask, action, id: newId() })
  }

  undo(): void {
    this.#ask({ t: 'undo', match: this.match, steps: 1, id: newId() })
  }

  propose(kind: 'undo' | 'draw' | 'abandon'): void {
    const wish = kind === 'undo' ? ({ kind, steps: 1 } as const) : ({ kind } as const)
    this.#ask({ t: 'propose', match: this.match, wish, id: newId() })
  }

  agree(yes: boolean): void {
    this.#ask({ t: yes ? 'agree' : 'decline', match: this.match, id: newId() })
  }

  resign(): void {
    this.#ask({ t: 'resign', match: this.match, id: newId() })
  }

  letBotSit(sits: boolean): void {
    this.#ask({ t: 'bot', match: this.match, sits, id: newId() })
  }

  say(text: string): void {
    this.#ask({ t: 'say', match: this.match, text, id: newId() })
  }

  /** Shows at once whatever is still waiting to be drawn. */
  arriveNow(): void {
    if (this.root) finish(this.root)
    const last = this.#queue.at(-1)
    if (!last) return
    const events = this.#queue.flatMap(({ events }) => events as EventBase[])
    this.#queue = []
    this.#show(last, events)
  }

  #ask(message: ClientMessage): void {
    this.refusal = null
    this.#last = message
    this.#line.send(message)
  }

  #hear(message: ServerMessage): void {
    if (message.t === 'done') this.#last = null
    if (message.t === 'no') {
      this.#last = null
      this.refusal = { why: message.why, sentence: message.sentence }
      if (this.message) this.#question(this.message)
    }
    if (message.t === 'said' && message.match === this.match) this.said = [...this.said, ...message.said]
    if (message.t === 'table' && message.match === this.match) void this.#arrive(message)
  }

  async #arrive(message: TableMessage): Promise<void> {
    this.shown ??= await load(message.table.game)
    const next = (this.#queue.at(-1) ?? this.message)?.seq
    if (
      next !== undefined &&
      message.seq <= next &&
      message.view !== null &&
      message.seq === this.message?.seq
    ) {
      // The same view again: only the table around it has changed.
      this.#queue = []
      this.#show(message, [])
      return
    }
    if (next === undefined || message.seq !== next + 1 || stillness()) {
      this.#queue = []
      this.#show(message, next === undefined ? [] : (message.events as EventBase[]))
      if (next === undefined) void this.#recall()
      return
    }
    this.#queue.push(message)
    if (!this.#showing) await this.#play()
  }

  /** What happened before this page was opened, for the log. */
  async #recall(): Promise<void> {
    if (this.message?.view === null) return
    const frames = await this.history().catch(() => [])
    const known = this.log
    this.log = [...frames.flatMap(({ events }) => events as EventBase[]), ...known]
    const count = (frames.at(-1)?.n ?? -1) + 1
    const seen = Number(localStorage.getItem(this.#seenKey) ?? count)
    this.missed = frames.filter(({ n }) => n >= seen)
    this.#note(count)
  }

  /** Remembers on this device how far this viewer has seen the match. */
  #note(frames: number): void {
    localStorage.setItem(this.#seenKey, String(frames))
  }

  get #seenKey(): string {
    return `iteru.seen.${this.match}`
  }

  async #play(): Promise<void> {
    this.#showing = true
    for (;;) {
      const message = this.#queue.shift()
      if (!message) break
      const events = message.events as EventBase[]
      const moves = events.flatMap(event => (this.shown ? movesOf(this.shown.kit, event, message.view) : []))
      const draw = this.root ? prepare(this.root, moves) : undefined
      this.#show(message, events)
      await tick()
      draw?.()
      if (this.#queue.length > 0 && moves.length > 0) await new Promise(resolve => setTimeout(resolve, PAUSE))
    }
    this.#showing = false
  }

  #show(message: TableMessage, events: readonly EventBase[]): void {
    const opened = this.message !== null
    this.message = message
    if (opened) this.#note(message.frames)
    if (events.length > 0) this.log = [...this.log, ...events]
    this.#question(message)
  }

  #question(message: TableMessage): void {
    const kit = this.shown?.kit
    this.chooser.ask(
      message.ask === null || !kit
        ? null
        : {
            ask: message.ask,
            legal: message.legal as ActionBase[],
            refused: message.refused as [ActionBase, string][],
            pathOf: action => kit.pathOf(action, message.view),
          },
    )
  }
}
