/** The contract between a game and everything else: the one file that everybody who works here has read. */

/** A place at the table, counted from 0 in table order. People are players; they sit on seats. */
export type Seat = number

/** Who can add an entry to a match: a seat, or chance (a deal, a die, a draw). */
export type Actor = Seat | 'chance'

/** The number of a rule, as the game's README and its rules page count them: `4.1`. */
export type RuleId = `${number}`

/** What every game refuses alike. */
export type KernelRefusal = 'not-your-turn' | 'unknown-action' | 'impossible-outcome'

/** One line of a match's log. */
export interface Entry<A> {
  readonly actor: Actor
  readonly action: A
}

/** Who must decide now. */
export type Turn =
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] } // several while sealed choices are open
  | { readonly kind: 'chance' }
  | Over

/** The match has ended. A place of 1 has won; equal places are shared. */
export interface Over {
  readonly kind: 'over'
  readonly ending: string
  readonly places: readonly number[]
}

/** One choice: small, flat, plain data. Ids, never positions in a list that can change. */
export interface ActionBase {
  readonly type: string
}

/** What happened, as data; words and motion are made of it elsewhere. With `only`, these seats alone are told. */
export interface EventBase {
  readonly type: string
  readonly only?: readonly Seat[]
}

/** Somebody who listens to events. Search passes none and pays nothing. */
export type Tell<E extends EventBase = EventBase> = (event: E) => void

/** Points of one seat, itemised by rule; the lines add up to the total. */
export interface Score {
  readonly total: number
  readonly lines: readonly ScoreLine[]
}

export interface ScoreLine {
  readonly rule: RuleId
  readonly points: number
}

/** A source of chance. Games never see a seed or a clock. */
export interface Rng {
  /** A whole number from 0 to below `n`, all equally likely. */
  int(n: number): number
  /**
   * Draws one item out of a pile in which `counts[kind]` items of each kind lie, and returns its kind. The pile is named so that a source
   * may give every item a fixed place in a shuffle of its own: then two matches that draw differently still meet the same deck.
   */
  draw(pile: string, counts: readonly number[]): number
}

/** Why an entry of one's own cannot be taken back: it is a sealed choice, or it showed something that was hidden. */
export type Binding = 'sealed' | 'shown'

/** What a table can choose before a match begins. */
export type Option =
  | { readonly id: string; readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly id: string
      readonly kind: 'number'
      readonly default: number
      readonly min: number
      readonly max: number
    }
  | {
      readonly id: string
      readonly kind: 'choice'
      readonly default: string
      readonly choices: readonly string[]
    }
  | {
      readonly id: string
      readonly kind: 'table'
      readonly default: Readonly<Record<string, unknown>>
      /** What it can look like. */
      readonly example: Readonly<Record<string, unknown>>
      /** One sentence that says what is wrong and what would be right; undefined if nothing is. */
      readonly fault: (value: Readonly<Record<string, unknown>>) => string | undefined
    }

export interface Meta {
  readonly id: string
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Goes up whenever a logged match could replay, or be sampled, differently. */
  readonly rules: number
  readonly options: readonly Option[]
  /** Every way a match can end; `turn` names one of them when it is over. */
  readonly endings: readonly string[]
}

/**
 * One game. Pure: same input, same output. A state is plain JSON (numbers, strings, booleans, null, arrays, objects) and holds all there is
 * to know, the place in the turn included; it holds no generator and no order that nobody has seen. Only `apply` changes a state; all
 * others leave it alone and may be handed a frozen one. What they return is shared and not to be changed.
 */
export interface Game<State, Action extends ActionBase, View, Options, Event extends EventBase = EventBase> {
  readonly meta: Meta

  /** The table before anything random has happened. Seats and options have been checked. */
  setup(seats: number, options: Options): State

  /**
   * Who must decide now. Being asked is public: it is the same in every world that another seat can imagine. What leaves no choice on
   * public facts is not asked but carried out by `apply`.
   */
  turn(state: State): Turn

  /** Everything this seat may do, complete, in a stable order, each thing once; empty when the seat is not asked. */
  legal(state: State, seat: Seat): readonly Action[]

  /** One of `legal`, the very one that `pick` would choose of the list, for whoever wants no list. Asked only of a seat that is asked. */
  pickOne?(state: State, seat: Seat, rng: Rng): Action

  /** What this step could be about, allowed or not: `legal` is exactly those of them that `why` does not refuse. */
  candidates(state: State, seat: Seat): readonly Action[]

  /** The rule that forbids it, undefined if none does. Never throws: it judges chance entries and junk as well. */
  why(state: State, actor: Actor, action: unknown): RuleId | KernelRefusal | undefined

  /** One outcome, sampled by its odds. Only when `turn` says chance. */
  chance(state: State, rng: Rng): Action

  /** Carries out an entry that `why` does not refuse. The only function that changes a state. */
  apply(state: State, actor: Actor, action: Action, tell?: Tell<Event>): void

  /** An equal state that shares nothing changeable with this one. */
  clone(state: State): State

  /** All that a perfect memory in this seat could know, and nothing else; null is a spectator. Built up field by field. */
  view(state: State, seat: Seat | null): View

  /** What this viewer learns of an entry that is about to be applied: all of it, a part, or null. */
  seen(state: State, entry: Entry<Action>, seat: Seat | null): unknown

  /** Whether, and why, a seat's entry that is about to be applied cannot be taken back later. */
  binding(state: State, entry: Entry<Action>): Binding | undefined

  /**
   * A full state this viewer could be in: hidden chance by its exact odds, hidden choices uniformly among what was legal. `view`, `turn`,
   * and the seat's own `legal` and `why` are the same in it as in the true state.
   */
  imagine(view: View, rng: Rng): State

  /** How many rounds have begun: a natural pause for a search to stop at, and a number for the screen. */
  round(state: State): number

  /** Points gained so far. */
  score(state: State): Score[]

  /** Points as if scored now, from what this viewer knows; after the end, the score. */
  forecast(view: View): Score[]

  /** Throws if a piece was made or lost. */
  check(state: State): void

  /** The view as lines of plain text, for golden files, replays and terminals. */
  sketch(view: View): string[]
}

/** Some game, when it does not matter which. Methods are bivariant in their parameters, so every game is one of these. */
export type AnyGame = Game<unknown, ActionBase, unknown, unknown>
