/** A chapter of a lesson at a table: whoever looks at the table hears from it as from a server. It shows what the chapter shows, and takes back what is not asked for. */
import type { ActionBase, AnyGame } from '../../kernel/game.ts'
import type { TableRow } from '../../kernel/play.ts'
import { seeded } from '../../kernel/rng.ts'
import type { Chapter } from '../../learn/lesson.ts'
import {
  answerTo,
  goOn,
  isAsked,
  isOnTurn,
  optionsOf,
  resume,
  type Scene,
  stepOf,
} from '../../learn/scene.ts'
import { adopt, logOf } from '../../table/adopt.ts'
import { historyOf } from '../../table/history.ts'
import { messageFor } from '../../table/message.ts'
import type { Changed, Means } from '../../table/table.ts'
import type { ClientMessage, Frame, ServerMessage, TableMessage } from '../../table/wire.ts'
import { deviceTable } from '../local/make.ts'
import type { Connection } from '../table/connection.ts'

/** What a move was answered with; it is said until something else is done. */
export type Heard = { readonly say: string | null } | null

/** Nothing in a lesson is left to chance: its rows say what chance does. */
const MEANS: Means = { now: 0, chance: () => seeded('lesson') }

interface Reader {
  readonly game: AnyGame
  readonly chapter: Chapter
  readonly at: number
  readonly made: readonly ActionBase[]
  /** By seat. */
  readonly names: readonly string[]
}

export class Teacher implements Connection {
  scene: Scene = $state.raw() as unknown as Scene
  heard: Heard = $state.raw(null)
  readonly id: string
  readonly #names: readonly string[]
  #hear: (message: ServerMessage) => void = () => {}
  #seq = 1
  /** How many rows the table has been told of. */
  #told = 0

  constructor({ game, chapter, at, made, names }: Reader) {
    this.id = `lesson-${chapter.id}`
    this.#names = names
    this.scene = resume(game, chapter, at, made)
    this.#told = this.#table().rows.length
  }

  /** Whether the reader must move before it goes on. */
  get asks(): boolean {
    return isAsked(this.scene)
  }

  get isDone(): boolean {
    return stepOf(this.scene) === undefined
  }

  /** On to the next sentence. */
  goOn(): void {
    this.heard = null
    this.scene = goOn(this.scene)
    this.#tell()
  }

  send(message: ClientMessage): void {
    if (message.t === 'watch') setTimeout(() => this.#hear(this.#message([])))
    if (message.t !== 'act') return
    const outcome = answerTo(this.scene, message.action as ActionBase)
    if (outcome.kind === 'refused') {
      this.#hear({ t: 'no', id: message.id, why: 'unknown-action', sentence: '' })
      return
    }
    this.heard = outcome.kind === 'answer' ? { say: outcome.say } : null
    if (outcome.kind === 'on') this.scene = outcome.scene
    this.#hear({ t: 'done', id: message.id })
    this.#tell()
  }

  listen(hear: (message: ServerMessage) => void): () => void {
    this.#hear = hear
    return () => {
      this.#hear = () => {}
    }
  }

  onState(): () => void {
    return () => {}
  }

  /** What led to the scene is not told. */
  async history(): Promise<readonly Frame[]> {
    const { table, rows } = this.#table()
    const all = historyOf(table, rows, this.scene.chapter.reader, 0).frames
    return all.filter(({ n }) => n >= this.#framesBefore())
  }

  #framesBefore(): number {
    const before = this.#table(this.scene.seen).table
    return before.book.frames[this.scene.chapter.reader + 1]
  }

  #tell(): void {
    this.#seq++
    const { rows } = this.#table()
    this.#hear(this.#message(rows.slice(this.#told)))
    this.#told = rows.length
  }

  /** What the reader sees. They are asked only when the lesson asks them. */
  #message(rows: Changed['rows']): TableMessage {
    const { reader } = this.scene.chapter
    const message = messageFor(this.#table().table, reader, rows)
    const asked = this.asks && isOnTurn(this.scene)
    const nothing = { ask: null, legal: [], refused: [], final: [] }
    return { ...message, ...(asked ? { ask: this.#seq } : nothing), seq: this.#seq, undo: 0 }
  }

  /** The match as a table has it. */
  #table(to = this.scene.rows.length): Changed {
    const { game, chapter, rows } = this.scene
    const open = deviceTable({
      id: this.id,
      game: game.meta.id,
      options: optionsOf(game, chapter),
      seats: this.#names.map((name, seat) => ({ name, bot: seat === chapter.reader ? null : 'beginner' })),
      now: 0,
    })
    return adopt(open, logOf([...this.#floor(), ...rows.slice(0, to)], 0), MEANS)
  }

  /** A position to begin in is a floor under the log, as after a change of the rules. */
  #floor(): readonly TableRow[] {
    const { game, chapter } = this.scene
    if (!chapter.from) return []
    const frames = Array.from({ length: chapter.seats + 1 }, () => 0)
    return [
      { actor: 'table', note: { kind: 'rules', before: game.meta.rules, state: chapter.from(), frames } },
    ]
  }
}
