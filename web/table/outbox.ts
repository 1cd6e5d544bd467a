/** What was sent and has not been answered yet, by id and in order: sent again after a gap, it is done once. */
import type { ClientMessage } from '../../table/wire.ts'

export type Wish = Extract<ClientMessage, { readonly id: string }>

/** So long a table may take to answer before it says that it is sending. */
export const PATIENCE = 1500

export class Outbox {
  #wishes: readonly { readonly wish: Wish; readonly at: number }[] = []

  get wishes(): readonly Wish[] {
    return this.#wishes.map(({ wish }) => wish)
  }

  add(wish: Wish, now: number): void {
    this.#wishes = [...this.#wishes, { wish, at: now }]
  }

  /** Answered. Without an id nobody knows what was answered: then nothing is sent again. */
  answered(id: string | null): void {
    this.#wishes = id === null ? [] : this.#wishes.filter(({ wish }) => wish.id !== id)
  }

  /** Whether something has been waiting for an answer for too long. */
  isLate(now: number): boolean {
    return this.#wishes.some(({ at }) => now - at >= PATIENCE)
  }
}
