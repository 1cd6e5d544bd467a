/** Asks what a bot's move looks like from the viewer's own seat, and keeps the answer until something else happens. */
import type { ActionBase, EventBase, Seat } from '../../kernel/game.ts'
import type { Glance, Glanced } from '../local/explain.ts'
import { report } from '../report.ts'
import type { Answer } from './advice.ts'
import { movesOf } from './looked.ts'
import type { TableSession } from './session.svelte.ts'

export class Onlooker {
  readonly #session: TableSession
  readonly #glance: (glance: Glance) => Promise<Glanced | null>
  #given: { readonly log: readonly EventBase[]; readonly answer: Answer } | null = $state.raw(null)

  constructor(session: TableSession, glance: (glance: Glance) => Promise<Glanced | null>) {
    this.#session = session
    this.#glance = glance
  }

  /** What there is to say; null if nobody wanted to know, or something has happened since. */
  get answer(): Answer | null {
    return this.#given !== null && this.#given.log === this.#session.teller.log ? this.#given.answer : null
  }

  close(): void {
    this.#given = null
  }

  /** About the turn of this seat that ends with the `at`-th event of the log. */
  async ask(at: number, seat: Seat): Promise<void> {
    if (this.answer === 'thinks') return
    const { log } = this.#session.teller
    const waits = { log, answer: 'thinks' } as const
    this.#given = waits
    const answer = await this.#look(log, at, seat).catch((error: unknown) => {
      report(error, 'glance')
      return 'failed' as const
    })
    if (this.#given === waits) this.#given = { log, answer }
  }

  async #look(log: readonly EventBase[], at: number, seat: Seat): Promise<Answer> {
    const { message, shown } = this.#session
    if (!message || !shown) return 'failed'
    const moves = movesOf(await this.#session.history(), log, at, seat)
    const glanced = await this.#glance({ game: message.table.game, moves })
    const view = glanced?.move.view ?? message.view
    const pathOf = (action: ActionBase) => shown.kit.pathOf(action, view, false)
    const choices = glanced?.hint.choices ?? []
    return {
      hint: glanced?.hint ?? null,
      paths: choices.map(({ action }) => pathOf(action)),
      view,
      first: 'seen',
      who: seat,
    }
  }
}
