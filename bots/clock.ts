/**
 * How long a bot may think about a decision, so that nobody waits long: one rule for the server, the device and the ladder. A level has a time
 * for a *turn*, which is all that a seat decides while somebody else waits to be asked again; it is divided among the decisions that are
 * likely to come, and what a forced or clear choice leaves over goes to the next.
 */
import type { ActionBase, AnyGame, Seat } from '../kernel/game.ts'
import type { Budget } from './bot.ts'
import { skillOf } from './index.ts'

/** This part of a turn's time every decision has, however much the turn has taken already: some dozen trials. */
const LEAST = 0.01

/** How many decisions a turn is likely to have left where the knowledge does not say. */
const AHEAD = 3

/** Who is asked what. */
interface Question {
  readonly seat: Seat
  readonly legal: readonly ActionBase[]
}

/** The clock of one match. Times are parts of a turn's time, so that bots of all levels can sit at one table. */
export class BotClock {
  /** By waiting seat and thinking seat: what the one has thought since the other was last asked. */
  private readonly spent: readonly Float64Array[]
  private asks: readonly number[] = []

  constructor(
    private readonly game: AnyGame,
    readonly seats: number,
  ) {
    this.spent = Array.from({ length: seats }, () => new Float64Array(seats))
  }

  /** The numbers of everybody's questions: whose has changed has been asked or has answered, and begins to wait anew. */
  follow(asks: readonly number[]): void {
    for (let seat = 0; seat < this.seats; seat++) if (asks[seat] !== this.asks[seat]) this.spent[seat].fill(0)
    this.asks = [...asks]
  }

  /** How much of its turn's time a seat may think about this. */
  part({ seat, legal }: Question): number {
    if (legal.length <= 1) return 0
    const { ahead } = skillOf(this.game).knowledge
    return Math.max(LEAST, this.left(seat) / Math.max(1, ahead?.[legal[0].type] ?? AHEAD))
  }

  /** A seat has thought for this part of its turn's time. */
  spend(seat: Seat, part: number): void {
    for (let other = 0; other < this.seats; other++) if (other !== seat) this.spent[other][seat] += part
  }

  /** What whoever waits longest has left this seat. */
  private left(seat: Seat): number {
    let most = 0
    for (let other = 0; other < this.seats; other++)
      if (other !== seat) most = Math.max(most, this.spent[other][seat])
    return 1 - most
  }
}

/** The budget for a decision, on a clock that the caller lends. It may end early: what is clear needs no more thought. */
export const budgetOf = (ms: number, now: () => number): Budget => ({ ms, now, early: true })
