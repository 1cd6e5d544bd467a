/** What a game says, whatever the language: the words that page, server and tools ask every game for. */
import type { ActionBase, EventBase, RuleId, Seat } from '../kernel/game.ts'

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

/** A group of rules on the rules page; refusals and score lines cite them by number. */
export interface RuleSection {
  readonly title: string
  /** One or two sentences that lead in; may be empty. */
  readonly intro: string
  readonly rules: readonly (readonly [RuleId, string])[]
}

/** What a table says before its first decision: what is asked, and what things are called. `@0` in a text stands for the name of seat 0. */
export interface AskedWords<View = unknown, Text = unknown> {
  /** The game's own catalogue, for what stands on its board. */
  readonly text?: Text
  /** What this viewer is asked now, short and active; for others and spectators what is going on ("is placing stones"). */
  asked(view: View, chosen: Path): string
  waiting(view: View): string
  /** The name of an element, for its label and for buttons. */
  key(key: Key, view: View): string
}

/** What a game tells when its board stands. */
export interface ToldWords<
  View = unknown,
  Event extends EventBase = EventBase,
  Action extends ActionBase = ActionBase,
> {
  /** A short name of an action, where the elements that lead to it would be a long one; null where they are not. */
  choice?(action: Action): string | null
  /** A line of the log, or null if the event needs no words; to the seat it is about, if that reads it, in the second person. */
  happened(event: Event, you?: Seat | null): string | null
  /** Why this action was refused in this position, before the rule is cited; null where the rule says all there is to say. */
  reason?(view: View, action: Action, rule: RuleId): string | null
  /** Why this element cannot be used now, outside its phase; null if it is never chosen. */
  idle?(key: Key, view: View): string | null
  /** Short facts about a seat that everybody may know, for the list of players. */
  facts(view: View, seat: Seat): readonly { readonly label: string; readonly value: string | number }[]
  /** Short names of the lines of a score, by rule. */
  readonly lines: Readonly<Record<RuleId, string>>
  /** Short names of what people count besides points, by term: what a hint speaks of. Not needed where nothing else is counted. */
  readonly terms?: Readonly<Record<string, string>>
  /** What is decided in a phase, by its name: for statistics of what decisions cost. */
  readonly decided?: Readonly<Record<string, string>>
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

/** Everything a game says, in one language. */
export interface GameWords<
  View = unknown,
  Event extends EventBase = EventBase,
  Action extends ActionBase = ActionBase,
  Text = unknown,
> extends AskedWords<View, Text>,
    ToldWords<View, Event, Action> {}

/** The sections of a game's catalogue that nobody reads before the board stands, under the names they have in every game: the built page fetches them after it (tools/later-words.ts). */
const SAID_LATER = [
  'happened',
  'idle',
  'reasons',
  'facts',
  'notes',
  'decided',
  'lines',
  'terms',
  'endings',
  'options',
  'about',
  'rules',
] as const

type Sections = Readonly<Record<string, unknown>>

/** The two parts of a game's catalogue: what its board says, and what is said later. */
export function halve(catalogue: Sections): { readonly first: Sections; readonly rest: Sections } {
  const part = (isLater: boolean): Sections =>
    Object.fromEntries(
      Object.entries(catalogue).filter(
        ([section]) => SAID_LATER.some(later => later === section) === isLater,
      ),
    )
  return { first: part(false), rest: part(true) }
}

/** What of a game's words stands in its catalogue as it is. */
type Listed = Pick<ToldWords, 'lines' | 'terms' | 'decided' | 'endings' | 'options' | 'rules' | 'about'>
export const listedOf = ({ lines, terms, decided, endings, options, rules, about }: Listed): Listed => ({
  lines,
  ...(terms && { terms }),
  ...(decided && { decided }),
  endings,
  options,
  rules,
  about,
})
