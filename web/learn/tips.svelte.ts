/** Tips in a first match: what is said at the first sight of a phase, a card or a way to score on this device. One at a question, so that they never crowd. */
import { untrack } from 'svelte'
import { frameOf } from '../../kernel/frames.ts'
import type { Language } from '../../words/languages.ts'
import { settings } from '../kit/settings.svelte.ts'
import { stored } from '../kit/stored.ts'
import { report } from '../report.ts'
import type { TableSession } from '../table/session.svelte.ts'

type Texts = Readonly<Record<string, string>>
type Sights = (view: unknown) => readonly string[]

const files = import.meta.glob<{ readonly tips: Texts }>('../../games/*/lesson/tips.??.ts')
const seers = import.meta.glob<{ readonly sights: (view: never) => readonly string[] }>(
  '../../games/*/lesson/sights.ts',
)

const keyOf = (game: string): string => `iteru.tips.${game}`

/** The things of a game that have been explained on this device; whatever is not understood counts as none. */
export function seenIn(game: string): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(stored.get(keyOf(game)) ?? '[]') as readonly string[])
  } catch {
    return new Set()
  }
}

/** A tip that stands, and the question it stands at. */
interface Standing {
  readonly question: number
  readonly topic: string
}

export class Tips {
  readonly #session: TableSession
  #texts: Texts = $state.raw({})
  #sights: Sights = $state.raw(() => [])
  #seen: ReadonlySet<string> | null = $state.raw(null)
  /** The question at which one has been closed: no other one takes its place there. */
  #closed: number | null = $state.raw(null)
  #standing: Standing | null = null

  constructor(session: TableSession) {
    this.#session = session
  }

  get #game(): string | undefined {
    return this.#session.latest?.table.game
  }

  /** The question that is asked, while somebody wants to have things explained. */
  get #question(): number | null {
    const { asked, message } = this.#session
    return asked && message?.view && settings.explain === 'on' ? message.ask : null
  }

  /** What is in sight there, the most pressing first: the phase, what lies in one's hand, what scores. */
  get #topics(): readonly string[] {
    const { message, whole } = this.#session
    if (!message?.view || message.seat === null) return []
    const { phase } = frameOf(message.view as Parameters<typeof frameOf>[0])
    const lines = whole?.game.forecast(message.view)[message.seat]?.lines ?? []
    const scored = lines.filter(({ points }) => points > 0).map(({ rule }) => `score:${rule}`)
    return [phase, ...this.#sights(message.view), ...scored]
  }

  /** What is explained now; null if nothing is, or everything in sight has been. */
  get topic(): string | null {
    const question = this.#question
    const game = this.#game
    if (question === null || question === this.#closed || game === undefined) return null
    const seen = this.#seen ?? seenIn(game)
    return this.#topics.find(topic => this.#texts[topic] !== undefined && !seen.has(topic)) ?? null
  }

  get now(): string | null {
    const { topic } = this
    return topic === null ? null : this.#texts[topic]
  }

  async load(language: Language): Promise<void> {
    const game = this.#game
    const fetch = files[`../../games/${game}/lesson/tips.${language}.ts`]
    if (!fetch || settings.explain === 'off') return
    try {
      const [texts, seer] = await Promise.all([fetch(), seers[`../../games/${game}/lesson/sights.ts`]?.()])
      this.#texts = texts.tips
      this.#sights = (seer?.sights as Sights | undefined) ?? (() => [])
    } catch (error) {
      report(error, 'tips')
    }
  }

  /** To be called in an effect: what stood at a question that has been answered needs no more words. A story that is told in between takes nothing away. */
  follow(): void {
    const question = this.#question
    void this.topic
    untrack(() => {
      if (question === null) return
      if (this.#standing && this.#standing.question !== question) this.#see(this.#standing.topic)
      const { topic } = this
      this.#standing = topic === null ? null : { question, topic }
    })
  }

  close(): void {
    if (!this.#standing) return
    this.#closed = this.#standing.question
    this.#see(this.#standing.topic)
  }

  #see(topic: string): void {
    if (this.#game === undefined) return
    this.#seen = new Set([...(this.#seen ?? seenIn(this.#game)), topic])
    stored.set(keyOf(this.#game), JSON.stringify([...this.#seen]))
  }
}
