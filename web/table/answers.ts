/** Everything answers: why what was tapped cannot be done now. The reason in this position and the rule; outside its phase, what it is for and when. */
import type { RuleId } from '../../kernel/game.ts'
import type { Words } from '../../words/house.ts'
import type { GameWords, Key } from '../kit/board.ts'
import type { Chooser, Forbidden } from '../kit/chooser.svelte.ts'
import { sentenceOf } from './sentence.ts'
import type { TableSession } from './session.svelte.ts'

export class Answers {
  readonly #session: TableSession
  readonly #words: () => Words

  constructor(session: TableSession, words: () => Words) {
    this.#session = session
    this.#words = words
  }

  get #chooser(): Chooser {
    return this.#session.chooser
  }

  /** Why this element cannot be chosen now; null for what can be, and for what never is. */
  whyNot(key: Key): string | null {
    const { shown, message } = this.#session
    if (!shown || !message || this.#chooser.isOpen(key)) return null
    const forbidden = this.#chooser.reason(key)
    if (forbidden) return this.#forbids(forbidden, shown.words)
    if (message.table.status !== 'running' || message.seat === null) return null
    const { idle } = shown.words
    return idle ? idle.call(shown.words, key, message.view) : this.#notNow()
  }

  /** What is said about the last thing that was tried or sent in vain. */
  get refusal(): string | null {
    const { shown, refusal } = this.#session
    const { tried } = this.#chooser
    void this.#session.whole // then there is more to say
    if (!shown) return null
    if (tried !== null) return this.whyNot(tried)
    if (!refusal) return null
    return sentenceOf(refusal.why, shown.words, this.#words(), { otherwise: refusal.sentence })
  }

  /** The rule that forbids what was last tried, if a rule does. */
  get rule(): RuleId | null {
    const { shown, refusal } = this.#session
    const { tried } = this.#chooser
    const cited = tried === null ? refusal?.why : this.#chooser.reason(tried)?.rule
    void this.#session.whole
    const known = shown?.words.rules.flatMap(({ rules }) => rules.map(([id]) => id)) ?? []
    return known.find(id => id === cited) ?? null
  }

  #forbids({ action, rule }: Forbidden, game: GameWords): string {
    const reason = game.reason?.(this.#session.message?.view, action, rule)
    return sentenceOf(rule, game, this.#words(), { reason })
  }

  #notNow(): string {
    const w = this.#words()
    return this.#session.asked ? w.table.noRule : w.refused['not-your-turn']
  }
}
