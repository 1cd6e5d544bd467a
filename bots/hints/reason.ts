/**
 * Why one choice is better than others: they are played in the same worlds with the same luck, and what people count at the end of each trial is held
 * against what it was worth.
 */
import type { ActionBase, RuleId, Seat } from '../../kernel/game.ts'
import type { Luck } from '../review/luck.ts'
import type { Seated, Trials } from '../trial.ts'
import { ridge } from './ridge.ts'

/** So often each choice is tried for the reason. */
const TRIALS = 200
/** Numbers that hardly tell anything are not made much of. */
const PENALTY = 0.05

/** One thing that people count, and what it makes of the difference between two choices. */
export interface Part {
  /** A line of the score by its rule, or a term of the game by its name. */
  readonly term: RuleId | string
  readonly whose: 'mine' | 'rival'
  /** How much more of it the best choice brings on average. */
  readonly difference: number
  /** What that is worth, in shares of the first place. */
  readonly share: number
}

export interface Advised<A> {
  readonly action: A
  /** The chance of the first place. */
  readonly share: number
  /** How often to play it, where several choose in secret. */
  readonly weight: number | null
}

export interface Hint<A> {
  /** The best one first. */
  readonly choices: readonly Advised<A>[]
  /** For each of the others, why the best one is better: the largest part first; empty if what people count explains less than half. */
  readonly reasons: readonly {
    readonly parts: readonly Part[]
    readonly gap: number
    readonly explained: number
  }[]
}

/** Where choices are tried: in which worlds, with which luck, and who chooses in them. */
export interface Tries<S, A extends ActionBase, V extends Seated> {
  readonly trials: Trials<S, A, V>
  /** The random source of these trials. */
  readonly luck: Luck
  readonly seat: Seat
  readonly world: () => S
}

/** These choices, the one to be explained first. */
export function reasoned<S, A extends ActionBase, V extends Seated>(
  tries: Tries<S, A, V>,
  actions: readonly A[],
): Hint<A> {
  const { luck } = tries
  const tried = actions.map(() => [] as Tried[])
  for (let n = 0; n < TRIALS; n++) {
    luck.set(2 * n)
    const world = tries.world()
    for (const [k, action] of actions.entries()) {
      luck.set(2 * n + 1)
      tried[k].push(triedOnce(tries, world, action))
    }
  }
  const shares = tried.map(list => mean(list.map(({ share }) => share)))
  return {
    choices: actions.map((action, k) => ({ action, share: shares[k], weight: null })),
    reasons: reasonsOf(tried, shares),
  }
}

/** What one trial came to. */
interface Tried {
  readonly share: number
  readonly terms: ReadonlyMap<string, number>
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length

function triedOnce<S, A extends ActionBase, V extends Seated>(
  { trials, seat }: Tries<S, A, V>,
  world: S,
  action: A,
): Tried {
  const state = trials.beginAt(world)
  trials.act(state, seat, action)
  trials.finish(state)
  return { share: trials.shares[seat], terms: termsAt(trials, state, seat) }
}

/** What people would count in this position: for the seat, and for whoever is its strongest rival there. */
function termsAt<S, A extends ActionBase, V extends Seated>(
  { game, knowledge, seats, shares }: Trials<S, A, V>,
  state: S,
  seat: Seat,
): ReadonlyMap<string, number> {
  const others = Array.from({ length: seats }, (_, other) => other).filter(other => other !== seat)
  const rival = others.reduce((best, other) => (shares[other] > shares[best] ? other : best), others[0])
  const forecast = game.forecast(game.view(state, seat))
  const terms = new Map<string, number>()
  for (const [whose, who] of [
    ['mine', seat],
    ['rival', rival],
  ] as const) {
    for (const { rule, points } of forecast[who].lines) add(terms, `${whose} ${rule}`, points)
    for (const [name, value] of Object.entries(knowledge.terms?.(state, who) ?? {}))
      add(terms, `${whose} ${name}`, value)
  }
  return terms
}

const add = (terms: Map<string, number>, name: string, value: number): void =>
  void terms.set(name, (terms.get(name) ?? 0) + value)

/** Why the first is better than each of the others. */
function reasonsOf(tried: readonly (readonly Tried[])[], shares: readonly number[]): Hint<never>['reasons'] {
  const all = tried.flat()
  const names = [...new Set(all.flatMap(({ terms }) => [...terms.keys()]))].sort()
  const weights = ridge(
    all.map(({ terms }) => names.map(name => terms.get(name) ?? 0)),
    all.map(({ share }) => share),
    PENALTY,
  )
  const counted = (k: number, name: string): number => mean(tried[k].map(({ terms }) => terms.get(name) ?? 0))
  return tried.slice(1).map((_, i) => {
    const gap = shares[0] - shares[i + 1]
    const parts = names.map((name, j): Part => {
      const [whose, term] = name.split(' ')
      const difference = counted(0, name) - counted(i + 1, name)
      return { term, whose: whose as Part['whose'], difference, share: weights[j] * difference }
    })
    const explained = parts.reduce((sum, { share }) => sum + share, 0)
    const isClear = gap > 0 && explained >= gap / 2
    return { gap, explained, parts: isClear ? largest(parts) : [] }
  })
}

/** What speaks most for the best choice, and what most against it: two or three parts that are worth a word. */
function largest(parts: readonly Part[]): readonly Part[] {
  return [...parts]
    .filter(({ share, difference }) => Math.abs(share) > 0.003 && Math.abs(difference) >= 0.1)
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share))
    .slice(0, 3)
}
