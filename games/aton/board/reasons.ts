/** Why something cannot be done: here and now, in words about a refusal that was already given, never a judgement of its own; and outside its phase. Fetched when the board stands. */
import { frameOf } from '../../../kernel/frames.ts'
import type { RuleId } from '../../../kernel/game.ts'
import type { Key } from '../../../words/game.ts'
import { holderOf, TEMPLE_OF } from '../rules/spaces.ts'
import type { Action, View } from '../rules/types.ts'
import { dueOf } from './facts.ts'
import { takeApart } from './keys.ts'

export interface Reason {
  readonly entry:
    | 'exchanged'
    | 'closed'
    | 'nothing'
    | 'mine'
    | 'theirs'
    | 'takenByMe'
    | 'takenByThem'
    | 'notMine'
    | 'enough'
  readonly gaps: {
    /** The temple it is about, from 0. */
    readonly temple: number
    /** The card that decides. */
    readonly card: number
    /** The temples from which stones are still due. */
    readonly due: readonly number[]
  }
}

/** Why this was refused in this position; null where the rule says all there is to say. Words about a refusal, never a judgement. */
export function reasonOf(view: View, action: Action, rule: RuleId): Reason | null {
  if (action.type === 'exchange') return reason('exchanged')
  if (!('space' in action) || view.seat === null) return null
  const seat = view.seat
  const temple = TEMPLE_OF[action.space]
  const holder = holderOf(view.stones, action.space)
  const laid = view.decks[seat].laid ?? [0, 0, 0, 0]
  if (rule === '4.1') return reason('closed', { temple, card: laid[2] })
  if (rule === '5.2') return reason(holder === seat ? 'takenByMe' : 'takenByThem')
  if (rule === '8.2') {
    const due = dueOf(view, seat).flatMap((stones, at) => (stones > 0 ? [at] : []))
    return reason('enough', { temple, due })
  }
  if (holder < 0) return reason('nothing')
  if (rule === '8.1') return reason('notMine')
  return reason(holder === seat ? 'mine' : 'theirs', { card: laid[1] })
}

const reason = (entry: Reason['entry'], gaps: Partial<Reason['gaps']> = {}): Reason => ({
  entry,
  gaps: { temple: 0, card: 0, due: [], ...gaps },
})

export interface Idle {
  readonly entry: 'over' | 'watching' | 'cards' | 'stones' | 'notYourTurn'
}

/** Why this cannot be used now: cards are for the start of a round, stones for one's turn after it. Null for what is never in the way. */
export function idleOf(key: Key, view: View): Idle | null {
  const taken = takeApart(key)
  if (taken === null || taken.kind === 'do') return null
  if (view.over) return { entry: 'over' }
  if (view.seat === null) return { entry: 'watching' }
  const frame = frameOf(view)
  const isLaying = frame.phase === 'deal' || frame.phase === 'allocate' || frame.phase === 'order'
  if (taken.kind === 'card') return isLaying ? null : { entry: 'cards' }
  if (isLaying) return { entry: 'stones' }
  return frame.seat === view.seat ? null : { entry: 'notYourTurn' }
}
