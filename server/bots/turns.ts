/** Whose turn it is to have a bot think for them: one player after the other, however much each of them wants. */
import type { Claim } from '../store/matches.ts'

/** Whoever was served before so many others may as well be somebody new. */
const MOST_REMEMBERED = 10_000

export class Turns {
  private readonly served = new Map<string, number>()
  private readonly busy = new Map<string, number>()
  private count = 0

  /** Of what waits, the first ones in the order in which it is to be done: whoever has less going on, then whoever was served longest ago. */
  choose(waiting: readonly Claim[], room: number): Claim[] {
    const before = new Map<string, number>(this.busy)
    return waiting
      .map(claim => {
        const nth = before.get(claim.owner) ?? 0
        before.set(claim.owner, nth + 1)
        return { claim, nth, served: this.served.get(claim.owner) ?? -1 }
      })
      .sort((a, b) => a.nth - b.nth || a.served - b.served)
      .slice(0, room)
      .map(({ claim }) => claim)
  }

  begin(owner: string): void {
    this.busy.set(owner, (this.busy.get(owner) ?? 0) + 1)
    this.served.delete(owner)
    this.served.set(owner, this.count++)
    for (const oldest of this.served.keys()) {
      if (this.served.size <= MOST_REMEMBERED) break
      this.served.delete(oldest)
    }
  }

  end(owner: string): void {
    const left = (this.busy.get(owner) ?? 0) - 1
    if (left > 0) this.busy.set(owner, left)
    else this.busy.delete(owner)
  }
}
