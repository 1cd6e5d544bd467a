/** One table as its viewer sees it: the question asked, what was wished and refused, what people say; what is on the screen is the teller's. Fed by a connection, drawn by Table.svelte. */
import type { ActionBase, RuleId, Seat } from '../../kernel/game.ts'
import type { Frame, Said, ServerMessage, TableMessage } from '../../table/wire.ts'
import { type Drawn, loadBoard } from '../boards.ts'
import { Chooser } from '../kit/chooser.svelte.ts'
import { settings } from '../kit/settings.svelte.ts'
import { chime } from '../kit/sound.ts'
import { report } from '../report.ts'
import type { Shown } from '../wholes.ts'
import { firstHole, mergeLines } from './chatter.ts'
import type { Connection, Trouble } from './connection.ts'
import { Past } from './past.ts'
import { Teller } from './teller.svelte.ts'
import { Wishes } from './wishes.svelte.ts'

/** What is fetched of a game beside its board. */
const wholes = (): Promise<typeof import('../wholes.ts')> => import('../wholes.ts')

const newId = (): string => crypto.randomUUID()

export class TableSession {
  readonly match: string
  readonly chooser: Chooser
  readonly teller: Teller
  shown: Drawn | null = $state.raw(null)
  /** All of the game, its rules too: fetched when the board stands. */
  whole: Shown | null = $state.raw(null)
  /** What was heard last; the screen may still be behind. */
  latest: TableMessage | null = $state.raw(null)
  said: readonly Said[] = $state.raw([])
  /** Before the match begins: who of those who sit there looks at the table. */
  here: readonly string[] = $state.raw([])
  refusal: { readonly why: string; readonly sentence: string; readonly report?: string | undefined } | null =
    $state.raw(null)
  up = $state(true)
  trouble: Trouble | null = $state(null)
  /** The board could not be fetched. */
  boardless = $state(false)
  /** Whether the viewer is asked: the story has come to their question. */
  asked = $state(false)
  readonly #connection: Connection
  readonly #wishes: Wishes
  readonly #frames: Past | undefined
  /** The answer the viewer gave last, until the table has moved on: what comes of it is shown at once. */
  #given: { readonly seat: Seat | null; readonly ask: number | null } | null = null
  /** The question the chooser has been given, for which message and how it is to be confirmed. */
  #put: { readonly message: TableMessage; readonly confirm: string } | null = null
  #wasAway = false
  /** What was heard before it could be shown; null: nothing has to wait any more. */
  #early: TableMessage[] | null = []
  #asksForLine: number | null = null
  /** The numbers of lines by people whom I do not want to read. */
  readonly #left = new Set<number>()
  readonly #ends: (() => void)[]

  constructor(connection: Connection, match: string) {
    this.#connection = connection
    this.match = match
    this.#wishes = new Wishes(connection)
    this.#frames = connection.frames && new Past(connection.frames, match)
    this.chooser = new Chooser(action => this.act(action))
    this.teller = new Teller({
      match,
      kit: () => this.shown?.kit,
      latest: () => this.latest,
      history: () => this.#past(),
      moved: () => this.#question(),
    })
    this.#ends = [
      connection.listen(message => this.#hear(message)),
      connection.onState(up => {
        this.up = up
        if (up) this.watch()
        else this.#wasAway = true
      }),
      connection.onTrouble?.((where, trouble) => {
        if (where === null || where === match) this.trouble = trouble
      }) ?? (() => {}),
    ]
    this.watch()
  }

  /** What is on the screen. */
  get message(): TableMessage | null {
    return this.teller.message
  }

  /** Something was sent and is not answered yet, for longer than usual. */
  get sending(): boolean {
    return this.#wishes.sending
  }

  /** Whether a page that is loaded anew now would lose something: a choice half made, or an answer on its way. */
  get busy(): boolean {
    return this.chooser.chosen.length > 0 || this.#wishes.open.length > 0
  }

  close(): void {
    this.#connection.send({ t: 'leave', match: this.match })
    this.teller.stop()
    this.#wishes.stop()
    for (const end of this.#ends) end()
  }

  watch(): void {
    this.#look((this.said.at(-1)?.n ?? -1) + 1)
    this.#wishes.sendAgain()
  }

  /** Watches, and says what is here already: whoever comes back is sent what has changed. */
  #look(lines: number): void {
    const { seq, seat } = this.latest ?? {}
    this.#connection.send({
      t: 'watch',
      match: this.match,
      ...(seq !== undefined && { seq, seat }),
      ...(lines > 0 && { lines }),
    })
  }

  /** Fetches what is needed to tell what happened, and why something cannot be done. */
  async fetchStory(): Promise<void> {
    const game = this.latest?.table.game
    if (game === undefined) return
    const { loadWords } = await wholes()
    await Promise.all([loadWords(game), this.#fetchMotion(game)])
  }

  /** Fetches what can wait until the board stands: the rules, for what the score would be now, and what they say. */
  async fetchRest(): Promise<void> {
    const game = this.latest?.table.game
    if (game !== undefined && !this.whole) this.whole = await (await wholes()).load(game)
  }

  /** The history for whoever tells it: marks need to know where things happened. */
  async #past(): Promise<readonly Frame[]> {
    const game = this.latest?.table.game
    const [frames] = await Promise.all([this.history(), game !== undefined && this.#fetchMotion(game)])
    return frames
  }

  history(): Promise<readonly Frame[]> {
    return this.#frames?.read() ?? this.#connection.history(this.match)
  }

  act(action: ActionBase): void {
    const { ask = null, seat = null } = this.message ?? {}
    if (ask === null) return
    this.#given = { seat, ask }
    this.#wish({ t: 'act', match: this.match, ask, action, id: newId() })
  }

  undo(): void {
    this.#given = { seat: this.message?.seat ?? null, ask: Number.NaN } // whatever comes next is its answer
    this.#wish({ t: 'undo', match: this.match, steps: 1, id: newId() })
  }

  propose(kind: 'undo' | 'draw' | 'abandon'): void {
    const wish = kind === 'undo' ? ({ kind, steps: 1 } as const) : ({ kind } as const)
    this.#wish({ t: 'propose', match: this.match, wish, id: newId() })
  }

  agree(yes: boolean): void {
    this.#wish({ t: yes ? 'agree' : 'decline', match: this.match, id: newId() })
  }

  resign(): void {
    this.#wish({ t: 'resign', match: this.match, id: newId() })
  }

  letBotSit(sits: boolean): void {
    this.#wish({ t: 'bot', match: this.match, sits, id: newId() })
  }

  /** Gives a standing order; null: none any more. */
  order(order: unknown): void {
    const about = this.latest?.order?.about ?? ''
    this.#wish({ t: 'order', match: this.match, about, order, id: newId() })
  }

  /** Reads the last lines of the chat again: whom I want to read may have changed. */
  readChat(): void {
    this.#look(0)
  }

  say(text: string): void {
    this.#wish({ t: 'say', match: this.match, text, id: newId() })
  }

  #wish(wish: Parameters<Wishes['send']>[0]): void {
    this.refusal = null
    this.#wishes.send(wish)
  }

  #hear(message: ServerMessage): void {
    if (message.t === 'done') this.#wishes.answered(message.id)
    if (message.t === 'no' && (message.match ?? this.match) === this.match) this.#refused(message)
    if (message.t === 'said' && message.match === this.match) this.#listen(message)
    if (message.t === 'here' && message.match === this.match) this.here = message.here
    if (message.t === 'table' && message.match === this.match) this.#arrive(message)
  }

  #refused({ id, why, sentence, report: number }: Extract<ServerMessage, { t: 'no' }>): void {
    if (this.#wishes.isTriedAgain(id, why)) return
    this.#wishes.answered(id)
    this.#given = null
    this.#put = null
    this.refusal = { why, sentence, report: number }
    this.#question()
  }

  #listen({ said, left = [] }: Extract<ServerMessage, { t: 'said' }>): void {
    for (const n of left) this.#left.add(n)
    this.said = mergeLines(this.said, said)
    const hole = firstHole(this.said, this.#left)
    if (hole === null || hole === this.#asksForLine) return
    this.#asksForLine = hole // once: of those before the last 200 there are none to be had
    this.#look(hole)
  }

  /** What comes while the board is still being fetched waits for it, and then comes in the order in which it was heard. */
  #arrive(message: TableMessage): void {
    if (!this.#early) {
      this.#take(message)
      return
    }
    this.#early.push(message)
    if (this.#early.length === 1 && !this.shown) void this.#fetchBoard(message.table.game)
  }

  async #fetchBoard(game: string): Promise<void> {
    try {
      this.shown = await loadBoard(game)
      this.boardless = false
    } catch (error) {
      report(error, 'board file')
      this.boardless = true
      this.#early = []
      return
    }
    this.#takeEarly(1)
    await Promise.all([this.#fetchMotion(game), this.#fetchScript()])
    this.#takeEarly()
    this.#early = null
  }

  /** What goes on from the first thing shown waits for what tells it. Without that everything is shown at once. */
  async #fetchScript(): Promise<void> {
    try {
      await this.teller.learn()
    } catch (error) {
      report(error, 'story file') // `newer` says what is missing
    }
  }

  /** … and so it waits for the game's motion. */
  async #fetchMotion(game: string): Promise<void> {
    try {
      await (await wholes()).loadMotion(game)
    } catch (error) {
      report(error, 'motion file') // `newer` says what is missing
    }
  }

  #takeEarly(most = Number.POSITIVE_INFINITY): void {
    for (const message of this.#early?.splice(0, most) ?? []) this.#take(message)
  }

  #take(message: TableMessage): void {
    const before = this.latest
    this.latest = message
    this.#place(message, before)
    this.#wasAway = false
  }

  /** When a message is shown: in its turn, or at once if it goes on from nothing that this viewer has seen. */
  #place(message: TableMessage, before: TableMessage | null): void {
    const last = before?.seat === message.seat ? before : null
    if (before && !last) this.#forget()
    if (last && message.view !== null && message.seq === last.seq) this.teller.amend(message)
    else if (last && last.view !== null && message.view !== null && !this.#isGap(last, message))
      this.#tell(last, message)
    else {
      this.teller.leap(message)
      const isNew = before === null
      const from = isNew ? this.teller.seenBy(message.seat) : last && this.#wasAway ? last.frames : null
      if (message.view !== null && (!last || message.events.length === 0)) void this.teller.recall(from)
    }
  }

  #tell(before: TableMessage, message: TableMessage): void {
    const mine = this.#isMine(message)
    if (mine) this.#given = null
    this.teller.tell(before, message, mine)
  }

  /** Somebody else looks on from here: nothing of what the one before knew or had begun to choose remains. */
  #forget(): void {
    this.teller.forget()
    this.#given = null
    this.#put = null
    this.refusal = null
    this.chooser.ask(null)
  }

  /** Whether something in between was never heard: who comes back is shown where the table stands, without what led there. */
  #isGap(before: TableMessage, { seq, frames, events }: TableMessage): boolean {
    return seq !== before.seq + 1 || (this.#wasAway && events.length === 0 && frames > before.frames)
  }

  /** What comes of the viewer's own answer: its question is no longer open. */
  #isMine({ seat, ask }: TableMessage): boolean {
    return this.#given !== null && (this.#given.seat !== seat || this.#given.ask !== ask)
  }

  /** Whether this question can be asked: the story has come to the present, or it stays open whatever others still do; and it was not answered a moment ago. */
  #isOpen({ seat, ask, table }: TableMessage): boolean {
    const isSame = (other: { readonly seat: Seat | null; readonly ask: number | null }): boolean =>
      other.seat === seat && other.ask === ask
    if (ask === null || table.status !== 'running' || (this.#given && isSame(this.#given))) return false
    if (this.teller.hurries) return true
    const wasOpen = this.asked && this.#put !== null && isSame(this.#put.message)
    return this.teller.waiting.every(isSame) && (wasOpen || !this.teller.atCeremony)
  }

  /** Asks what is to be asked now, once. */
  #question(): void {
    const { message } = this
    const kit = this.shown?.kit
    if (!message || !kit) return
    const isOpen = this.#isOpen(message)
    const { confirm } = settings
    if (isOpen && this.asked && this.#put?.message === message && this.#put.confirm === confirm) return
    if (isOpen && !this.asked && message.ask !== null) chime('turn')
    this.asked = isOpen
    this.#put = isOpen ? { message, confirm } : null
    const finals = new Set(message.final.map(([n]) => message.legal[n] as ActionBase))
    this.chooser.ask(
      message.ask === null || !isOpen
        ? null
        : {
            ask: message.ask,
            legal: message.legal as ActionBase[],
            refused: message.refused as [ActionBase, RuleId][],
            pathOf: action => kit.pathOf(action, message.view, settings.confirms(finals.has(action))),
          },
    )
  }
}
