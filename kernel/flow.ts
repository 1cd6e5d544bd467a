/** The flow of a game: one phase of the rulebook for each kind of frame (frames.ts). */
import { type Flowing, type FrameBase, frameOf } from './frames.ts'
import type { ActionBase, Actor, EventBase, Game, Rng, RuleId, Seat, Tell, Turn } from './game.ts'
import { pick } from './rng.ts'
import { fits, type Shapes } from './shape.ts'

/**
 * One box of the rulebook's flow chart: who acts in it, what they may do, what then happens, side by side. `legal` and `why` ask the same
 * predicate. A phase in which chance acts has `chance` and `why` and lists nothing.
 */
export interface Phase<State, Action extends ActionBase, Event extends EventBase = EventBase> {
  /** The types of action this step is about; all others are unknown to it. */
  readonly takes: readonly Action['type'][]
  turn(state: State): Turn
  legal(state: State, seat: Seat): readonly Action[]
  /** What `pick` would choose of `legal`, where that can be known without making the list. */
  pickOne?(state: State, seat: Seat, rng: Rng): Action
  candidates(state: State, seat: Seat): readonly Action[]
  /** Asked only of well-formed actions that the phase takes, by an actor whose turn it is. */
  why(state: State, actor: Actor, action: Action): RuleId | undefined
  chance?(state: State, rng: Rng): Action
  apply(state: State, actor: Actor, action: Action, tell?: Tell<Event>): void
}

const NOTHING: readonly never[] = Object.freeze([])
const CHANCE: Turn = Object.freeze({ kind: 'chance' })

// Every set of up to eight seats once, so that asking whose turn it is makes no garbage.
const SEATS: readonly Turn[] = Array.from({ length: 256 }, (_, set) => ({
  kind: 'seats',
  seats: [0, 1, 2, 3, 4, 5, 6, 7].filter(seat => set & (1 << seat)),
}))

/** The turn of chance. */
export function chanceTurn(): Turn {
  return CHANCE
}

/** The turn of one seat. */
export function turnOf(seat: Seat): Turn {
  return SEATS[1 << seat]
}

/** The turn of several seats at once, given as a set of bits. */
export function turnOfAll(set: number): Turn {
  return SEATS[set]
}

type Gathered = 'turn' | 'legal' | 'pickOne' | 'candidates' | 'why' | 'chance' | 'apply'

/** The functions of a game that only pass the question on to the current phase, after the checks that are the same for all games. */
export function gather<
  State extends Flowing<F>,
  F extends FrameBase,
  A extends ActionBase,
  E extends EventBase,
>(
  phases: Readonly<Record<F['phase'], Phase<State, A, E>>>,
  shapes: Shapes<A>,
): Pick<Game<State, A, unknown, unknown, E>, Gathered> {
  // The last phase is remembered: most questions are about the same one as the last, and finding a phase by its name is what they would spend their time on.
  let lastName = ''
  let lastPhase: Phase<State, A, E> | undefined
  const phaseOf = (state: State): Phase<State, A, E> => {
    const name = frameOf(state).phase as F['phase']
    if (lastPhase === undefined || name !== lastName) {
      lastName = name
      lastPhase = phases[name]
    }
    return lastPhase
  }
  const turn = (state: State): Turn => state.over ?? phaseOf(state).turn(state)
  const asks = (state: State, seat: Seat): boolean => {
    const now = turn(state)
    return now.kind === 'seats' && (now.seats[0] === seat || now.seats.includes(seat))
  }
  return {
    turn,
    legal: (state, seat) => (asks(state, seat) ? phaseOf(state).legal(state, seat) : NOTHING),
    pickOne(state, seat, rng) {
      const phase = phaseOf(state)
      return phase.pickOne ? phase.pickOne(state, seat, rng) : pick(rng, phase.legal(state, seat))
    },
    candidates: (state, seat) => (asks(state, seat) ? phaseOf(state).candidates(state, seat) : NOTHING),
    why(state, actor, action) {
      const now = turn(state)
      if (actor === 'chance' ? now.kind !== 'chance' : !asks(state, actor)) return 'not-your-turn'
      const phase = phaseOf(state)
      if (!fits(shapes, action) || !phase.takes.includes(action.type)) return 'unknown-action'
      const reason = phase.why(state, actor, action)
      return reason !== undefined && actor === 'chance' ? 'impossible-outcome' : reason
    },
    chance(state, rng) {
      const sample = phaseOf(state).chance
      if (!sample) throw new Error(`nothing is random in the phase ${frameOf(state).phase}`)
      return sample(state, rng)
    },
    apply: (state, actor, action, tell) => phaseOf(state).apply(state, actor, action, tell),
  }
}
