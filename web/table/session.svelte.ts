/** One table as its viewer sees it: the last view, the question asked, the log in events, and what was refused. Fed by a line, drawn by Table.svelte. */
import { tick } from 'svelte'
import type { ActionBase, EventBase, RuleId, Seat } from '../../kernel/game.ts'
import type { Frame, Said, ServerMessage, TableMessage } from '../../table/wire.ts'
import { load, type Shown } from '../boards.ts'
import { Chooser } from '../kit/chooser.svelte.ts'
import { finish, prepare } from '../kit/motion.ts'
import { speed } from '../kit/speed.svelte.ts'
import { stored } from '../kit/stored.ts'
import { report } from '../report.ts'
import { firstHole, mergeLines } from './chatter.ts'
import { leftOf } from './clock.ts'
import type { Line, Trouble } from './line.ts'
import { Outbox, PATIENCE, type Wish } from './outbox.ts'
import { Story } from './story.ts'
import { movesOf, placesOf, weightOf } from './tell.ts'
import { type Marks, Trail } from './trail.ts'

/** With less time than this on the clock nobody is made to look on. */
const HURRY = 30_000
/** A table that cannot answer now is asked again after this time, then after twice as long, and so on up to the longest. */
const FIRST_AGAIN = 1000
const LONGEST_AGAIN = 30_000

const newId = (): string => crypto.randomUUID()
const eventsOf = ({ events }: { readonly events: readonly unknown[] }): readonly EventBase[] =>
  events as readonly EventBase[]

export class TableSession {
  readonly match: string
  readonly chooser: Chooser
  shown: Shown | null = $state.raw(null)
  /** What is on the screen. */
  message: TableMessage | null = $state.raw(null)
  /** What was heard last; the screen may still be behind. */
  latest: TableMessage | null = $state.raw(null)
  log: readonly EventBase[] = $state.raw([])
  said: readonly Said[] = $state.raw([])
  refusal: { readonly why: string; readonly sentence: string; readonly report?: string | undefined } | null =
    $state.raw(null)
  up = $state(true)
  /** Something was sent and is not answered yet, for longer than usual. */
  sending = $state(false)
  trouble: Trouble | null = $state(null)
  /** The board could not be fetched. */
  boardless = $state(false)
  /** Whether something waits to be shown. */
  behind = $state(false)
  /** Whether the viewer is asked: the story has come to their question. */
  asked = $state(false)
  /** What others did since the viewer's last decision. */
  marks: Marks = $state.raw(new Map())
  /** Steps seen for the first time after an absence, oldest first. */
  missed: readonly Frame[] = $state.raw([])
  /** Where the board is drawn, for the motion. */
  root: Element | null = null
  readonly #line: Line
  readonly #outbox = new Outbox()
  #trail = new Trail()
  /** How often the viewer has changed: what was asked for one is not shown to another. */
  #viewers = 0
  readonly #story = new Story<TableMessage>({
    clock: {
      now: () => performance.now(),
      later: (ms, work) => {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
    },
    factor: () => speed.factor,
    show: messages => this.#draw(messages),
  })
  /** The answer the viewer gave last, until the table has moved on: what comes of it is shown at once. */
  #given: { readonly seat: Seat | null; readonly ask: number | null } | null = null
  #wasAway = false
  /** What is drawn while the history is on its way. */
  #drawn: readonly TableMessage[] | null = null
  #wait = FIRST_AGAIN
  #asksForLine: number | null = null
  readonly #timers = new Set<ReturnType<typeof setTimeout>>()
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
        else this.#wasAway = true
      }),
      line.onTrouble?.((where, trouble) => {
        if (where === null || where === match) this.trouble = trouble
      }) ?? (() => {}),
    ]
    this.watch()
  }

  close(): void {
    this.#line.send({ t: 'leave', match: this.match })
    this.#story.stop()
    for (const timer of this.#timers) clearTimeout(timer)
    for (const end of this.#ends) end()
  }

  watch(): void {
    this.#line.send({ t: 'watch', match: this.match })
    // What was sent and never answered is sent again under its own id: it is done once.
    for (const wish of this.#outbox.wishes) this.#line.send(wish)
  }

  history(): Promise<readonly Frame[]> {
    return this.#line.history(this.match)
  }

  act(action: ActionBase): void {
    const { ask = null, seat = null } = this.message ?? {}
    if (ask === null) return
    this.#given = { seat, ask }
    this.#ask({ t: 'act', match: this.match, ask, action, id: newId() })
  }

  undo(): void {
    this.#given = { seat: this.message?.seat ?? null, ask: Number.NaN } // whatever comes next is its answer
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
  skip(): void {
    if (this.root) finish(this.root)
    this.#story.skip()
  }

  /** Whether a page that is loaded anew now would lose something: a choice half made, or an answer on its way. */
  get busy(): boolean {
    return this.chooser.chosen.length > 0 || this.#outbox.wishes.length > 0
  }

  #ask(wish: Wish): void {
    this.refusal = null
    this.#outbox.add(wish, performance.now())
    this.#line.send(wish)
    this.#later(PATIENCE, () => this.#lookAtOutbox())
  }

  #lookAtOutbox(): void {
    this.sending = this.#outbox.isLate(performance.now())
  }

  #later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      work()
    }, ms)
    this.#timers.add(timer)
  }

  #hear(message: ServerMessage): void {
    if (message.t === 'done') this.#answered(message.id)
    if (message.t === 'no') this.#refused(message)
    if (message.t === 'said' && message.match === this.match) this.#listen(message.said)
    if (message.t === 'table' && message.match === this.match) void this.#arrive(message)
  }

  #answered(id: string | null): void {
    this.#outbox.answered(id)
    this.#wait = FIRST_AGAIN
    this.#lookAtOutbox()
  }

  #refused({ id, why, sentence, report: number }: Extract<ServerMessage, { t: 'no' }>): void {
    const wish = this.#outbox.wishes.find(other => other.id === id)
    if (why === 'unavailable' && wish) {
      // The table could not write it down: nothing was decided, so it is asked again under the same id.
      this.#later(this.#wait, () => this.#outbox.wishes.includes(wish) && this.#line.send(wish))
      this.#wait = Math.min(2 * this.#wait, LONGEST_AGAIN)
      return
    }
    this.#answered(id)
    this.#given = null
    this.refusal = { why, sentence, report: number }
    if (this.message) this.#question(this.message)
  }

  #listen(lines: readonly Said[]): void {
    this.said = mergeLines(this.said, lines)
    const hole = firstHole(this.said)
    if (hole === null || hole === this.#asksForLine) return
    this.#asksForLine = hole // once: watching brings the last lines again
    this.#line.send({ t: 'watch', match: this.match })
  }

  async #arrive(message: TableMessage): Promise<void> {
    try {
      this.shown ??= await load(message.table.game)
      this.boardless = false
    } catch (error) {
      report(error, 'board file')
      this.boardless = true
      return
    }
    const before = this.latest
    this.latest = message
    this.#place(message, before)
    this.#wasAway = false
    this.behind = this.#story.behind
    if (this.message && this.asked !== this.#isOpen(this.message)) this.#question(this.message)
  }

  /** When a message is shown: in its turn, or at once if it goes on from nothing that this viewer has seen. */
  #place(message: TableMessage, before: TableMessage | null): void {
    const last = before?.seat === message.seat ? before : null
    if (before && !last) this.#forget()
    if (last && message.view !== null && message.seq === last.seq) this.#again(message)
    else if (last && last.view !== null && message.view !== null && !this.#isGap(last, message))
      this.#tell(message)
    else {
      this.#story.tellNow(message, 'nothing')
      const isNew = before === null
      const from = isNew ? this.#seenBy(message.seat) : last && this.#wasAway ? last.frames : null
      if (message.view !== null && (!last || message.events.length === 0)) void this.#recall(from)
    }
  }

  /** How far this viewer has seen the match at this device; null if never. */
  #seenBy(seat: Seat | null): number | null {
    const seen = stored.get(this.#seenKey(seat))
    return seen === null ? null : Number(seen)
  }

  /** Somebody else looks on from here: nothing of what the one before knew or had begun to choose remains. */
  #forget(): void {
    this.#story.stop()
    this.#trail = new Trail()
    this.#viewers++
    this.#drawn = null
    this.#given = null
    this.log = []
    this.marks = new Map()
    this.missed = []
    this.refusal = null
    this.chooser.ask(null)
  }

  /** Whether something in between was never heard: who comes back is shown where the table stands, without what led there. */
  #isGap(before: TableMessage, { seq, frames, events }: TableMessage): boolean {
    return seq !== before.seq + 1 || (this.#wasAway && events.length === 0 && frames > before.frames)
  }

  /** The same view again: only the table around it has changed. */
  #again(message: TableMessage): void {
    const last = this.#story.waiting.at(-1)
    if (last) this.#story.amend({ ...message, events: last.events })
    else this.#story.tellNow({ ...message, events: [] }, 'nothing')
  }

  #tell(message: TableMessage): void {
    const { kit } = this.shown as Shown
    const weight = weightOf(kit, eventsOf(message), message.view)
    if (this.#isMine(message) || this.#isLate(message)) this.#story.tellNow(message, weight)
    else this.#story.tell(message, weight)
  }

  /** What comes of the viewer's own answer: its question is no longer open. */
  #isMine({ seat, ask }: TableMessage): boolean {
    return this.#given !== null && (this.#given.seat !== seat || this.#given.ask !== ask)
  }

  /** Whether the viewer is asked and has hardly any time. */
  #isLate({ table, seat, ask }: TableMessage): boolean {
    return ask !== null && seat !== null && leftOf(table, seat, Date.now()) < HURRY
  }

  /** What happened before this page was opened or while the line was away, for log and marks; from this frame on it is also told. */
  async #recall(from: number | null): Promise<void> {
    this.#drawn = []
    const viewer = this.#viewers
    const history = await this.history().catch(error => {
      report(error, 'history')
      return null // the log then begins here
    })
    if (viewer !== this.#viewers) return
    const drawn = this.#drawn ?? []
    this.#drawn = null
    const { shown, message } = this
    if (!history || !shown || !message) return
    // What the story has not come to yet is told when it does; what it came to meanwhile may be missing in the history.
    const frames = history.filter(({ n }) => n < message.frames)
    const count = (frames.at(-1)?.n ?? -1) + 1
    const later = drawn.filter(({ frames: known }) => known > count)
    this.log = [...frames, ...later].flatMap(eventsOf)
    this.missed = from === null ? [] : frames.filter(({ n }) => n >= from)
    this.#note(message)
    if (message.seat === null) return
    this.#trail.recall(frames, message.seat, event => placesOf(shown.kit, event))
    this.#trail.add(later.flatMap(eventsOf), event => placesOf(shown.kit, event))
    this.marks = this.#trail.marks(message.seat)
  }

  /** Remembers on this device how far this viewer has seen the match. */
  #note({ seat, frames }: TableMessage): void {
    stored.set(this.#seenKey(seat), String(frames))
  }

  #seenKey(seat: Seat | null): string {
    return `iteru.seen.${this.match}${seat === null ? '' : `.${seat}`}`
  }

  /** Draws what the story has come to: the last of these messages, with the events of all of them. */
  #draw(messages: readonly TableMessage[]): void {
    const message = messages[messages.length - 1]
    const kit = this.shown?.kit
    if (!kit) return
    if (this.#drawn) this.#drawn = [...this.#drawn, ...messages]
    const events = messages.flatMap(eventsOf)
    const moves = messages.length > 1 ? [] : events.flatMap(event => movesOf(kit, event, message.view))
    const travel = this.root && moves.length > 0 ? prepare(this.root, moves) : undefined
    this.#show(message, events)
    void tick().then(() => {
      travel?.()
      this.#story.drawn()
    })
  }

  #show(message: TableMessage, events: readonly EventBase[]): void {
    const opened = this.message !== null
    this.message = message
    if (opened) this.#note(message)
    if (events.length > 0) this.log = [...this.log, ...events]
    this.#mark(message, events)
    this.behind = this.#story.behind
    const last = this.#story.waiting.at(-1)
    if (last && this.#isLate(last)) this.#story.skip()
    else this.#question(message)
  }

  #mark(message: TableMessage, events: readonly EventBase[]): void {
    const { kit } = this.shown as Shown
    if (this.#given !== null && this.#isMine(message)) {
      if (this.#given.seat !== null) this.#trail.decide(this.#given.seat)
      this.#given = null
    }
    this.#trail.add(events, event => placesOf(kit, event))
    this.marks = this.#trail.marks(message.seat)
  }

  /** Whether this question can be asked: the story has come to the present, or it stays open whatever others still do; and it was not answered a moment ago. */
  #isOpen({ seat, ask, table }: TableMessage): boolean {
    const isSame = (other: { readonly seat: Seat | null; readonly ask: number | null }): boolean =>
      other.seat === seat && other.ask === ask
    if (ask === null || table.status !== 'running') return false
    return this.#story.waiting.every(isSame) && !(this.#given && isSame(this.#given))
  }

  #question(message: TableMessage): void {
    const kit = this.shown?.kit
    const finals = new Set(message.final.map(([n]) => message.legal[n] as ActionBase))
    this.asked = this.#isOpen(message)
    this.chooser.ask(
      message.ask === null || !this.asked || !kit
        ? null
        : {
            ask: message.ask,
            legal: message.legal as ActionBase[],
            refused: message.refused as [ActionBase, RuleId][],
            pathOf: action => kit.pathOf(action, message.view, finals.has(action)),
          },
    )
  }
}
