/** The plans of all golden matches, by game: kept apart from the registry so that no program that plays has to load them. */
import type { Plan } from '../bots/plan.ts'
import type { ActionBase } from '../kernel/game.ts'
import { plans as amunRe } from './amun-re/golden/plans.ts'
import { plans as aton } from './aton/golden/plans.ts'
import { plans as dahschur } from './dahschur/golden/plans.ts'
import { plans as horus } from './horus/golden/plans.ts'

type AnyPlan = Plan<unknown, ActionBase>

const plans: Readonly<Record<string, readonly unknown[]>> = {
  'amun-re': amunRe,
  aton,
  dahschur,
  horus,
}

export const plansOf = (game: string): readonly AnyPlan[] => (plans[game] ?? []) as readonly AnyPlan[]
