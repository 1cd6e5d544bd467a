/** What a game gives the page: its board, its words, and for every action the path of lit elements that leads to it. */
import type { Component } from 'svelte'
import type { ActionBase, EventBase, RuleId, Seat } from '../../kernel/game.ts'

export type Language = 'de' | 'en'

/**
 * The name of something on the screen that can be chosen: `space:17`, `card:3`. What begins with `do:` has no place on the board; the page
 * shows it as a button under the board.
 */
export type Key = string

/**
 * How one action is chosen: element by element. The paths of two legal actions differ, and none is the beginning of another, so there is
 * exactly one way to each. What cannot be taken back ends with a `do:` key that asks once more.
 */
export type Path = readonly Key[]

/** Something travels: from the element with one `data-place` to that with another. Places that are not on the screen are left out. */
export interface Move {
  readonly from: string
  readonly to: string
}

/** A group of rules on the rules page; refusals and score lines cite them by number. */
export interface RuleSection {
  readonly title: string
  /** One or two sentences that lead in; may be empty. */
  readonly intro: string
  readonly rules: readonly (readonly [RuleId, string])[]
}

/** Everything a game says, in one language. `@0` in a text stands for the name of seat 0. */
export interface GameWords<View = unknown, Event extends EventBase = EventBase> {
  /** What this viewer is asked now, short and active; for others and spectators what is going on ("is placing stones"). */
  asked(view: View, chosen: Path): string
  waiting(view: View): string
  /** The name of an element, for its label and for buttons. */
  key(key: Key, view: View): string
  /** A line of the log, or null if the event needs no words. */
  happened(event: Event): string | null
  /** Short facts about a seat that everybody may know, for the list of players. */
  facts(view: View, seat: Seat): readonly { readonly label: string; readonly value: string | number }[]
  /** Short names of the lines of a score, by rule. */
  readonly lines: Readonly<Record<RuleId, string>>
  /** Why the match ended, by ending. */
  readonly endings: Readonly<Record<string, string>>
  readonly options: Readonly<
    Record<
      string,
      {
        readonly label: string
        readonly explain: string
        readonly choices?: Readonly<Record<string, string>>
      }
    >
  >
  readonly rules: readonly RuleSection[]
  /** What a player should know about values that are reconstructed; empty if none are. */
  readonly about: string
}

/** One game on the screen. */
export interface BoardKit<
  View = unknown,
  Action extends ActionBase = ActionBase,
  Event extends EventBase = EventBase,
> {
  /** The board: all that is public, drawn in SVG, made of Hot elements. */
  readonly Board: Component<{ view: View }>
  /** One's own hand and supplies, for the dock; not shown to spectators. */
  readonly Hand?: Component<{ view: View }>
  /** How high the dock is, in pixels, on a phone held upright and on a large screen: hand and choices have room in it whatever is asked. */
  readonly dock: { readonly upright: number; readonly wide: number }
  /** Numbers that people would compute by hand, for the panel beside the board. */
  readonly Notes?: Component<{ view: View }>
  /** `final`: what comes of it could not be taken back. */
  readonly pathOf: (action: Action, view: View, final: boolean) => Path
  /** The points a seat has gained so far, as everybody may know them. */
  readonly points: (view: View, seat: Seat) => number
  /** Whether the screen keeps this line of a seat's forecast to itself: it could be counted, but the table has agreed not to show it. */
  readonly veils?: (view: View, seat: Seat, rule: RuleId) => boolean
  /** What moves when this happens. */
  readonly moves: (event: Event, view: View) => readonly Move[]
  /** The places (`data-place`) that a line of the log is about. */
  readonly where: (event: Event) => readonly string[]
  /** Whether everybody should look up: a reveal, a scoring, a change of kingdoms, the end. It stays longer than a step. */
  readonly ceremony: (event: Event) => boolean
  readonly words: Readonly<Record<Language, GameWords<View, Event>>>
}
