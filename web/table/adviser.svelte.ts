/** Asks for a hint and keeps it while its question stands. */
import type { Hint } from '../../bots/hints/reason.ts'
import type { ActionBase } from '../../kernel/game.ts'
import { report } from '../report.ts'
import type { Advice, Answer } from './advice.ts'
import type { TableSession } from './session.svelte.ts'

export class Adviser {
  readonly #session: TableSession
  readonly #fetch: () => Promise<Hint<ActionBase> | null>
  #given: { readonly ask: number; readonly answer: Answer } | null = $state.raw(null)

  readonly #first: Advice['first']

  /** `first`: what the first choice of its hints is, if not the best. */
  constructor(session: TableSession, fetch: () => Promise<Hint<ActionBase> | null>, first?: Advice['first']) {
    this.#session = session
    this.#fetch = fetch
    this.#first = first
  }

  /** The question that is asked now. */
  get #asked(): number | null {
    return this.#session.asked ? (this.#session.message?.ask ?? null) : null
  }

  /** What there is to say; null if nobody wanted to know, or something else is asked now. */
  get answer(): Answer | null {
    return this.#given !== null && this.#given.ask === this.#asked ? this.#given.answer : null
  }

  close(): void {
    this.#given = null
  }

  async ask(): Promise<void> {
    const ask = this.#asked
    if (ask === null || this.answer === 'thinks') return
    const waits = { ask, answer: 'thinks' } as const
    this.#given = waits
    const answer = await this.#fetch().then(
      hint => this.#adviceOf(hint),
      (error: unknown) => {
        report(error, 'hint')
        return 'failed' as const
      },
    )
    if (this.#given === waits) this.#given = { ask, answer }
  }

  #adviceOf(hint: Hint<ActionBase> | null): Advice {
    const { chooser, message } = this.#session
    const paths = (hint?.choices ?? []).map(({ action }) => chooser.pathTo(action))
    return { hint, paths, view: message?.view, first: this.#first }
  }
}
