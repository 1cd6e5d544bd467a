/** Tips in a first match: what is said when a phase is asked about for the first time on this device. */
import { frameOf } from '../../kernel/flow.ts'
import type { Language } from '../../words/languages.ts'
import { settings } from '../kit/settings.svelte.ts'
import { stored } from '../kit/stored.ts'
import { report } from '../report.ts'
import type { TableSession } from '../table/session.svelte.ts'

type Texts = Readonly<Record<string, string>>

const files = import.meta.glob<{ readonly tips: Texts }>('../../games/*/lesson/tips.??.ts')

const keyOf = (game: string): string => `iteru.tips.${game}`

/** The phases of a game that have been explained on this device; whatever is not understood counts as none. */
export function seenIn(game: string): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(stored.get(keyOf(game)) ?? '[]') as readonly string[])
  } catch {
    return new Set()
  }
}

export class Tips {
  readonly #session: TableSession
  #texts: Texts = $state.raw({})
  #seen: ReadonlySet<string> | null = $state.raw(null)

  constructor(session: TableSession) {
    this.#session = session
  }

  get #game(): string | undefined {
    return this.#session.latest?.table.game
  }

  /** The phase that is asked about, while somebody wants to have it explained. */
  get phase(): string | null {
    const { asked, message } = this.#session
    if (!asked || !message?.view || settings.explain === 'off') return null
    return frameOf(message.view as Parameters<typeof frameOf>[0]).phase
  }

  /** What is said now; null if nothing is, or it has been said before. */
  get now(): string | null {
    const { phase } = this
    if (phase === null || this.#game === undefined) return null
    return (this.#seen ?? seenIn(this.#game)).has(phase) ? null : (this.#texts[phase] ?? null)
  }

  async load(language: Language): Promise<void> {
    const fetch = files[`../../games/${this.#game}/lesson/tips.${language}.ts`]
    if (!fetch || settings.explain === 'off') return
    try {
      this.#texts = (await fetch()).tips
    } catch (error) {
      report(error, 'tips')
    }
  }

  /** This phase needs no more words. */
  see(phase: string): void {
    if (this.#game === undefined || this.#texts[phase] === undefined) return
    this.#seen = new Set([...(this.#seen ?? seenIn(this.#game)), phase])
    stored.set(keyOf(this.#game), JSON.stringify([...this.#seen]))
  }
}
