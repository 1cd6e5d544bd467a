/** Sealed choices of two players: the best mixture against whatever the other may hold. */
import type { ActionBase } from '../../kernel/game.ts'
import { Account, type Budget } from '../bot.ts'
import type { Seated, Trials, Verdict } from '../trial.ts'
import { together } from './found.ts'
import { NoisyKind } from './noisy.ts'
import { Pairs } from './pairs.ts'
import { type Purse, settle } from './settle.ts'

/** In so many worlds one looks at what the other holds: more hardly change how likely it is. */
const WORLDS = 100

export function duel<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  choices: readonly A[],
  budget: Budget,
): Verdict<A>[] {
  const purse = purseOf(budget)
  const kinds = meet(trials, choices, purse)
  const { weights } = settle(kinds, purse, trials.rng)
  const known = together(kinds)
  // What a choice brings when every answer is equally likely tells better from worse among choices that the mixture leaves out alike.
  const evenly = (i: number): number =>
    known.reduce((sum, { odds, payoffs }) => sum + odds * meanOf(payoffs[i]), 0)
  return choices.map((action, i) => ({ action, weight: weights[i], value: evenly(i) }))
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length

function purseOf(budget: Budget): Purse {
  const account = new Account(budget)
  const purse = {
    isLeft: true,
    spend() {
      purse.isLeft = account.spend(1)
    },
  }
  return purse
}

/** What the other may hold, each with every pair of choices tried once. What was not tried through in time does not count, except the first. */
function meet<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  choices: readonly A[],
  purse: Purse,
): NoisyKind[] {
  const other = 1 - trials.seat
  const met = new Map<string | number, { readonly kind: NoisyKind; readonly worlds: S[] }>()
  for (let n = 0; n < WORLDS && purse.isLeft; n++) {
    const world = trials.world(n)
    const name = trials.knowledge.holding?.(world, other) ?? n
    const known = met.get(name)
    if (known) {
      known.worlds.push(world)
      known.kind.met++
      continue
    }
    const worlds = [world]
    const pairs = new Pairs(trials, choices, worlds)
    const kind = new NoisyKind(choices.length, pairs.answers, (i, j) => pairs.trial(i, j))
    for (let pair = 0; pair < kind.pairs && (purse.isLeft || n === 0); pair++) {
      kind.tryPair(pair, trials.rng)
      purse.spend()
    }
    if (kind.trials === kind.pairs) met.set(name, { kind, worlds })
  }
  return Array.from(met.values(), ({ kind }) => kind)
}
