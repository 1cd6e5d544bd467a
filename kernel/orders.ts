/** Standing orders: what a game lets a seat decide in advance, for a time in which the same question comes again and again. Most games have none. */
import type { ActionBase } from './game.ts'

/** What may be ordered in one game. Pure, and knows no more than the seat's own view: an order can only choose among what is legal anyway. */
export interface Orders<View = unknown, Action extends ActionBase = ActionBase, Order = unknown> {
  /** What an order would be about, as this viewer sees it: the name of one auction, say, that no other one has. Null: there is nothing to order. */
  about(view: View): string | null

  /** What is the owner's alone, as text. If anybody else changes it, an order that was made before counts no more. */
  own(view: View): string

  /** Whether this is an order that can be given as things stand. Anything may come here. */
  fits(view: View, order: unknown): order is Order

  /** What the owner would do now, one of `legal`; undefined if the order did not foresee this. */
  answer(view: View, legal: readonly Action[], order: Order): Action | undefined
}
