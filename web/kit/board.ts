/** What a game gives the page: its board, its words, and for every action the path of lit elements that leads to it. */
import type { Component } from 'svelte'
import type { ActionBase, EventBase, RuleId, Seat } from '../../kernel/game.ts'
import type { AskedWords, GameWords, Path } from '../../words/game.ts'
import type { Language } from '../../words/languages.ts'

export type { GameWords, Key, Path } from '../../words/game.ts'
export type { Language } from '../../words/languages.ts'

/** Something travels: from the element with one `data-place` to that with another. Places that are not on the screen are left out. */
export interface Move {
  readonly from: string
  readonly to: string
}

/** How much there is to see in an event: nothing, one of many small things, a step, or a moment for everybody to look up. */
export type Weight = 'nothing' | 'small' | 'normal' | 'ceremony'

/** Points that somebody gets, told on the board where they come from. */
export interface Gain {
  readonly seat: Seat
  readonly points: number
  /** The places (`data-place`) they come from. */
  readonly from: readonly string[]
}

/** What happens on the board, event by event: the functions of a game's `motion.ts`. */
export interface Motion<View = unknown, Event extends EventBase = EventBase> {
  /** What moves when this happens. */
  readonly movesOf: (event: Event, view: View) => readonly Move[]
  /** The places (`data-place`) that a line of the log is about. */
  readonly whereOf: (event: Event) => readonly string[]
  /** How long it stays on the screen before the next thing is shown. */
  readonly weightOf: (event: Event) => Weight
  /** Whether it belongs to what happened just before: both are shown in one beat. */
  readonly joins: (event: Event, before: Event) => boolean
  /** Whether a new part of the match begins with it: a round, a phase, a kingdom. The log has a heading there. */
  readonly heads: (event: Event) => boolean
  /** What the board shows after this event and before the next: a pure step from this viewer's view over one of their own events. */
  readonly after: (view: View, event: Event) => View
  /** The points that an event of a scoring gives. */
  readonly gainOf: (event: Event) => Gain | null
}

/** One game on the screen. */
export interface BoardKit<
  View = unknown,
  Action extends ActionBase = ActionBase,
  Event extends EventBase = EventBase,
> {
  /** The board: all that is public, drawn in SVG, made of Choosable elements. */
  readonly Board: Component<{ view: View }>
  /** One's own hand and supplies, for the dock; not shown to spectators. */
  readonly Hand?: Component<{ view: View }>
  /** How high the dock is, in pixels, on a phone held in portrait and on a large screen: hand and choices have room in it whatever is asked. */
  readonly dock: { readonly portrait: number; readonly wide: number }
  /** Numbers that people would compute by hand, for the panel beside the board: fetched when the board stands. */
  readonly notes?: () => Promise<{ readonly default: Component<{ view: View }> }>
  /** A standing order, where the game has them: what was given, and `change` for what is to be given now (null: nothing that could be). Fetched when the board stands. */
  readonly order?: () => Promise<{
    readonly default: Component<{ view: View; given: unknown; change: (order: unknown) => void }>
  }>
  /** `final`: what comes of it could not be taken back. */
  readonly pathOf: (action: Action, view: View, final: boolean) => Path
  /** The points a seat has gained so far, as everybody may know them. */
  readonly points: (view: View, seat: Seat) => number
  /** Whether the screen keeps this line of a seat's forecast to itself: it could be counted, but the table has agreed not to show it. */
  readonly veils?: (view: View, seat: Seat, rule: RuleId) => boolean
  readonly motion: Motion<View, Event>
  /** What this game asks and what it calls things, out of its catalogue in some language. */
  readonly speech?: (text: never, language: Language) => AskedWords<View>
  readonly words?: Readonly<Record<Language, GameWords<View, Event>>>
}

/** What `board/index.ts` of a game gives: all but its motion, which nobody needs to see the board and to decide. The page fetches it by itself (web/boards.ts). */
export type StillBoard<View, Action extends ActionBase, Event extends EventBase> = Omit<
  BoardKit<View, Action, Event>,
  'motion'
>
