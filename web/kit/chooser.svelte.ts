/** Choosing an action by lit elements: the one place that knows what is lit, why something is not, and what a click does. */
import { same } from '../../kernel/data.ts'
import type { ActionBase, RuleId } from '../../kernel/game.ts'
import type { Key, Path } from './board.ts'

interface Way {
  readonly path: Path
  readonly action: ActionBase
}

/** What a rule forbids. */
export interface Forbidden {
  readonly action: ActionBase
  readonly rule: RuleId
}

/** The question a seat is asked: what is legal, what is refused and why. */
export interface Question {
  readonly ask: number
  readonly legal: readonly ActionBase[]
  readonly refused: readonly (readonly [ActionBase, RuleId])[]
  readonly pathOf: (action: ActionBase) => Path
}

const begins = (path: Path, prefix: Path): boolean => prefix.every((key, i) => path[i] === key)

export class Chooser {
  /** The elements chosen so far. */
  chosen: Path = $state([])
  /** What was last tried in vain, and the rule that forbids it. */
  forbidden: Forbidden | null = $state.raw(null)
  /** The element that was last tried in vain, whether a rule forbids it or nobody asks about it. */
  tried: Key | null = $state(null)
  #ways: readonly Way[] = $state.raw([])
  #refused: readonly (readonly [Path, Forbidden])[] = $state.raw([])
  #lit: ReadonlySet<Key> = $derived(
    new Set(
      this.#ways.filter(({ path }) => begins(path, this.chosen)).map(({ path }) => path[this.chosen.length]),
    ),
  )
  #reasons: ReadonlyMap<Key, Forbidden> = $derived(
    new Map(
      this.#refused.flatMap(([path, forbidden]) =>
        begins(path, this.chosen) && path.length > this.chosen.length
          ? [[path[this.chosen.length], forbidden] as const]
          : [],
      ),
    ),
  )
  /** What could be chosen at an earlier step instead: a click on it changes one's mind. */
  #instead: ReadonlyMap<Key, number> = $derived(
    new Map(
      this.chosen.flatMap((_, step) =>
        this.#ways.flatMap(({ path }) =>
          begins(path, this.chosen.slice(0, step)) ? [[path[step], step] as const] : [],
        ),
      ),
    ),
  )
  #number: number | null = null
  readonly #answer: (action: ActionBase) => void

  constructor(answer: (action: ActionBase) => void) {
    this.#answer = answer
  }

  /** A question, or none. The same question again, because others acted meanwhile, leaves what was chosen so far. */
  ask(question: Question | null): void {
    const chosen = question !== null && question.ask === this.#number ? this.chosen : []
    this.#number = question?.ask ?? null
    this.forget()
    this.#ways = question?.legal.map(action => ({ path: question.pathOf(action), action })) ?? []
    this.#refused =
      question?.refused.map(([action, rule]) => [question.pathOf(action), { action, rule }] as const) ?? []
    this.chosen = this.#ways.some(({ path }) => begins(path, chosen)) ? chosen : []
  }

  /** The elements that lead to an action; none if it is not legal now. */
  pathTo(action: ActionBase): Path {
    return this.#ways.find(way => same(way.action, action))?.path ?? []
  }

  get asked(): boolean {
    return this.#ways.length > 0
  }

  /** What can be chosen next. */
  get lit(): ReadonlySet<Key> {
    return this.#lit
  }

  isLit(key: Key): boolean {
    return this.#lit.has(key)
  }

  /** Whether a click does something: the element is lit, or was at a step before. */
  isOpen(key: Key): boolean {
    return this.#lit.has(key) || this.#instead.has(key)
  }

  isChosen(key: Key): boolean {
    return this.chosen.includes(key)
  }

  /** What this element would do and why it must not now; undefined if it is lit or nobody asks about it. */
  reason(key: Key): Forbidden | undefined {
    return this.#lit.has(key) ? undefined : this.#reasons.get(key)
  }

  /** Every action that is still possible, with the rest of its path: for previews and for what does not fit a click. */
  get open(): readonly { readonly rest: Path; readonly action: ActionBase }[] {
    return this.#ways
      .filter(({ path }) => begins(path, this.chosen))
      .map(({ path, action }) => ({ rest: path.slice(this.chosen.length), action }))
  }

  /** Chooses a lit element, or another one at an earlier step; the last one of a path answers the question. What is not lit says why. */
  choose(key: Key): void {
    const step = this.#lit.has(key) ? this.chosen.length : this.#instead.get(key)
    if (step === undefined) {
      this.forbidden = this.#reasons.get(key) ?? null
      this.tried = key
      return
    }
    this.forget()
    const path = [...this.chosen.slice(0, step), key]
    const done = this.#ways.find(way => way.path.length === path.length && begins(way.path, path))
    if (!done) {
      this.chosen = path
      return
    }
    this.#ways = []
    this.#refused = []
    this.chosen = []
    this.#answer(done.action)
  }

  /** Puts other elements in place of those chosen so far, if some action begins with them. */
  take(path: Path): void {
    if (this.#ways.some(way => way.path.length > path.length && begins(way.path, path))) this.chosen = path
  }

  /** What was tried in vain has been answered. */
  forget(): void {
    this.forbidden = null
    this.tried = null
  }

  /** Takes back the last element chosen, before anything was sent. */
  back(): void {
    this.forget()
    this.chosen = this.chosen.slice(0, -1)
  }
}
