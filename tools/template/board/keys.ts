/** Every key and every place of the board: made here and taken apart here. */
import type { Seat } from '../../../kernel/game.ts'
import type { Key } from '../../../words/game.ts'

type Plan = 'stay' | 'go'
type Taste = 'sweet' | 'salt'

export const PLANS: readonly Plan[] = ['stay', 'go']
export const TASTES: readonly Taste[] = ['sweet', 'salt']

export const planKey = (plan: Plan): Key => `plan:${plan}`
export const cupKey = (taste: Taste): Key => `cup:${taste}`
/** What the buttons of the dock do. */
export const DO = { seal: 'do:seal', drink: 'do:drink' } as const

type Doing = keyof typeof DO

/** Places: where pieces travel and where the log points. What can be chosen has its key as its place. */
export const cardPlace = (seat: Seat): string => `card:${seat}`
export const pointsPlace = (seat: Seat): string => `points:${seat}`

type Taken =
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'cup'; readonly taste: Taste }
  | { readonly kind: 'do'; readonly doing: Doing }

/** What a key means; null if it is none of the oasis's. */
export function takeApart(key: Key): Taken | null {
  const [kind, name] = key.split(':')
  if (kind === 'do' && Object.hasOwn(DO, name)) return { kind, doing: name as Doing }
  if (kind === 'plan') return { kind, plan: name === 'stay' ? 'stay' : 'go' }
  return kind === 'cup' ? { kind, taste: name === 'sweet' ? 'sweet' : 'salt' } : null
}
