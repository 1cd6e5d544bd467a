/** How what happens is told: messages become beats, each is drawn when its time has come, and leaves its marks. The teller has it fetched when the first thing is shown, since nobody needs it for that. */
import { tick } from 'svelte'
import type { EventBase } from '../../kernel/game.ts'
import type { TableMessage } from '../../table/wire.ts'
import type { BoardKit, Gain } from '../kit/board.ts'
import { finish, prepare } from '../kit/motion.ts'
import { settings } from '../kit/settings.svelte.ts'
import { chime, soundOf } from '../kit/sound.ts'
import { report } from '../report.ts'
import { beatsOf, eventsOf, oneBeat, type Step, weightOf } from './beats.ts'
import { leftOf } from './clock.ts'
import { type Beat, heaviest, merge, Story } from './story.ts'
import { isOfTable, movesOf, placesOf } from './tell.ts'
import type { Means, Teller } from './teller.svelte.ts'
import { Trail } from './trail.ts'

/** With less time than this on the clock nobody is made to look on. */
const HURRY = 30_000

export class Script {
  readonly #teller: Teller
  readonly #means: Means
  #trail = new Trail()
  /** How often the viewer has changed: what was asked for one is not shown to another. */
  #viewers = 0
  /** What is drawn while the history is on its way. */
  #drawn: readonly Step[] | null = null
  /** Whether the beat before belongs to a scoring that may go on. */
  #scores = false
  #opensSheet = false
  readonly #story: Story<Step>

  constructor(teller: Teller, means: Means) {
    this.#teller = teller
    this.#means = means
    this.#story = new Story<Step>({
      clock: {
        now: () => performance.now(),
        later: (ms, work) => {
          const timer = setTimeout(work, ms)
          return () => clearTimeout(timer)
        },
      },
      factor: () => settings.pace,
      show: (steps, beat) => this.#draw(steps, beat),
      rest: () => this.#rest(),
    })
  }

  /** Whether the viewer is asked and has hardly any time: then the board is at the present, and the story is told beside it. */
  get hurries(): boolean {
    const { table, seat, ask } = this.#means.latest() ?? {}
    if (!table || seat === undefined || seat === null || ask === null) return false
    return leftOf(table, seat, Date.now()) < HURRY
  }

  get waiting(): readonly TableMessage[] {
    return this.#story.waiting.map(({ message }) => message)
  }

  /** What goes on from the message before it. `mine`: what comes of the viewer's own decision is shown at once, what follows from it in its turn. */
  tell(before: TableMessage, message: TableMessage, mine: boolean): void {
    const beats = this.#beatsOf(before, message)
    const { seat } = message
    if (mine && seat !== null) {
      this.#trail.decide(seat)
      this.#teller.missed = [] // whoever decides has read it
    }
    const others = beats.findIndex(({ turn, weight }) => turn !== seat || weight === 'ceremony')
    const own = mine ? Math.max(1, others < 0 ? beats.length : others) : 0
    if (own > 0) this.#story.tellNow(merge(beats.slice(0, own)))
    if (own < beats.length) this.#story.tell(beats.slice(own))
    if (this.hurries) this.#show(message, [])
    this.#look()
  }

  /** Shows this at once: it goes on from nothing that this viewer has seen. */
  leap(message: TableMessage): void {
    this.#story.stop()
    this.#story.tellNow({ ...this.#oneBeat(message), weight: 'nothing' })
    this.#look()
  }

  /** The same view again: only the table around it has changed. */
  amend(message: TableMessage): void {
    const last = this.#story.waiting.at(-1)
    if (last) this.#story.amend({ ...last, message })
    else this.#story.tellNow({ ...this.#oneBeat({ ...message, events: [] }), weight: 'nothing' })
    this.#look()
  }

  /** Shows at once whatever is still waiting to be drawn. */
  skip(): void {
    if (this.#teller.root) finish(this.#teller.root)
    this.#story.skip()
    this.#look()
  }

  /** The ceremony on the screen has been seen. */
  acknowledge(): void {
    this.#story.acknowledge()
    this.#look()
  }

  stop(): void {
    this.#story.stop()
  }

  /** Somebody else looks on from here: nothing of what the one before knew remains. */
  forget(): void {
    this.#story.stop()
    this.#trail = new Trail()
    this.#viewers++
    this.#drawn = null
    this.#teller.log = []
    this.#teller.marks = new Map()
    this.#teller.missed = []
    this.#teller.told = { n: this.#teller.told.n, events: [] }
    this.#teller.gains = null
    this.#teller.scoring = []
    this.#teller.sheet = false
    this.#scores = false
    this.#opensSheet = false
  }

  /** What happened before this page was opened or while the line was away, for log and marks; from this frame on it is also told. */
  async recall(from: number | null): Promise<void> {
    this.#drawn = []
    const viewer = this.#viewers
    const history = await this.#means.history().catch(error => {
      report(error, 'history')
      return null // the log then begins here
    })
    if (viewer !== this.#viewers) return
    const drawn = this.#drawn ?? []
    this.#drawn = null
    const kit = this.#means.kit()
    const { message } = this.#teller
    if (!history || !kit || !message) return
    // What the story has not come to yet is told when it does; what it came to meanwhile may be missing in the history.
    const frames = history.filter(({ n }) => n < message.frames)
    const count = (frames.at(-1)?.n ?? -1) + 1
    const later = drawn.filter(({ frames: known }) => known > count).flatMap(eventsOf)
    this.#teller.log = [...frames.flatMap(eventsOf), ...later]
    this.#teller.missed = from === null ? [] : frames.filter(({ n }) => n >= from)
    this.#teller.note(message)
    if (message.seat === null) return
    this.#trail.recall(frames, message.seat, event => placesOf(kit, event))
    this.#trail.add(later, event => placesOf(kit, event))
    this.#teller.marks = this.#trail.marks(message.seat)
  }

  #oneBeat(message: TableMessage): Beat<Step> {
    return oneBeat(this.#means.kit() as BoardKit, message)
  }

  /** A board that cannot tell what lies in between shows the end at once. */
  #beatsOf(before: TableMessage, message: TableMessage): readonly Beat<Step>[] {
    try {
      return beatsOf(this.#means.kit() as BoardKit, before, message)
    } catch (error) {
      report(error, 'story')
      return [this.#oneBeat(message)]
    }
  }

  /** Draws what the story has come to: the last of these steps, with the events of all of them. */
  #draw(steps: readonly Step[], { told, ms }: { readonly told: boolean; readonly ms: number }): void {
    const kit = this.#means.kit()
    if (!kit) return
    if (this.#drawn) this.#drawn = [...this.#drawn, ...steps]
    const { message: reached } = steps[steps.length - 1]
    const events = steps.flatMap(eventsOf)
    const isBeside = this.hurries
    const message = isBeside ? (this.#means.latest() ?? reached) : reached
    const moves = isBeside || !told ? [] : events.flatMap(event => movesOf(kit, event, message.view))
    const travel = this.#teller.root && moves.length > 0 ? prepare(this.#teller.root, moves) : undefined
    this.#score(kit, events, told, ms)
    this.#show(message, events)
    if (events.length > 0) chime(soundOf(heaviest(events.map(event => weightOf(kit, event)))))
    void tick().then(() => {
      travel?.()
      this.#story.drawn()
    })
  }

  /** What is gained is drawn where it comes from; what follows a ceremony is one scoring, for its sheet. */
  #score(kit: BoardKit, events: readonly EventBase[], told: boolean, ms: number): void {
    if (events.length === 0) return
    const gainOf = (event: EventBase): Gain | null => (isOfTable(event) ? null : kit.motion.gainOf(event))
    const list = events.flatMap(event => gainOf(event) ?? [])
    const isCeremony = events.some(event => weightOf(kit, event) === 'ceremony')
    this.#teller.gains = told && list.length > 0 ? { list, ms } : null
    const scored = events.filter(event => gainOf(event) !== null)
    const goesOn = this.#scores && list.length > 0
    if (isCeremony || !goesOn) this.#scores = isCeremony
    if (isCeremony && !goesOn) {
      // Nothing of the scoring before belongs to this one, even if its points come with a later beat.
      this.#teller.scoring = []
      this.#teller.sheet = false
    }
    if (!this.#scores || scored.length === 0) return
    this.#teller.scoring = goesOn ? [...this.#teller.scoring, ...scored] : scored
    this.#teller.sheet = false
    // One line has been read on the board: a sheet would only be in the way.
    this.#opensSheet = told && ms > 0 && this.#teller.scoring.length > 1
  }

  #show(message: TableMessage, events: readonly EventBase[]): void {
    const kit = this.#means.kit() as BoardKit
    const opened = this.#teller.message !== null
    this.#teller.message = message
    if (opened) this.#teller.note(message)
    if (events.length > 0) {
      this.#teller.log = [...this.#teller.log, ...events]
      this.#teller.told = { n: this.#teller.told.n + 1, events }
    }
    this.#trail.add(events, event => placesOf(kit, event))
    this.#teller.marks = this.#trail.marks(message.seat)
    this.#look()
  }

  #rest(): void {
    this.#teller.gains = null
    this.#scores = false
    // At the end there is a sheet for everything.
    if (this.#opensSheet && this.#teller.message?.table.status !== 'over') {
      this.#teller.sheet = true
      this.#teller.opened++
    }
    this.#opensSheet = false
    this.#look()
  }

  #look(): void {
    this.#teller.behind = this.#story.behind
    this.#teller.atCeremony = this.#story.atCeremony
    this.#means.moved()
  }
}
