/** A hint in words: the chances, and why the best choice is better than the next; where all choose in secret, how often to choose what. */
import type { Advised, Hint, Part } from '../../bots/hints/reason.ts'
import type { ActionBase, Seat } from '../../kernel/game.ts'
import type { GameWords, Key, Path } from '../../words/game.ts'
import type { Words } from '../../words/house.ts'
import { LANGUAGES, type Language } from '../../words/languages.ts'

export interface Advice {
  readonly hint: Hint<ActionBase> | null
  /** The elements that lead to each choice of the hint. */
  readonly paths: readonly Path[]
  readonly view: unknown
  /** What the first choice is: the best, which is also meant where nothing is said; what a lesson asks for; what somebody played, or was seen to play. */
  readonly first?: 'asked' | 'played' | 'seen' | undefined
  /** Who was seen to play it. */
  readonly who?: Seat
}

/** What there is to say to whoever has asked. */
export type Answer = Advice | 'thinks' | 'failed'

export interface Speech {
  readonly words: Words
  readonly game: GameWords
  readonly language: Language
}

/** By element that can be chosen next, how good the best choice is that it leads to; the best is 1. */
export function ranksOf(paths: readonly Path[], chosen: Path): ReadonlyMap<Key, number> {
  const ranks = new Map<Key, number>()
  for (const [i, path] of paths.entries()) {
    const key = path[chosen.length]
    const isOnWay = chosen.every((earlier, step) => path[step] === earlier)
    if (isOnWay && key !== undefined && !ranks.has(key)) ranks.set(key, i + 1)
  }
  return ranks
}

/** More than this nobody reads. */
const MOST_PARTS = 2

const percent = (share: number): number => Math.round(share * 100)

/** One or two sentences. */
export function adviceIn({ hint, paths, view, first, who }: Advice, speech: Speech): readonly string[] {
  const { words: w, game } = speech
  if (hint === null) return [first === 'seen' ? w.hint.unseen : w.hint.only]
  const nameOf = (i: number): string => choiceIn(hint.choices[i].action, paths[i], view, game)
  // Bots considered nothing else: there are no chances to compare.
  if (hint.choices.length < 2) return [first === 'seen' ? w.hint.unseen : w.hint.alone({ choice: nameOf(0) })]
  const [best, ...others] = hint.choices
  if (best.weight !== null) {
    const list = hint.choices.map((choice, i) => shareOf(choice, nameOf(i), w)).join('; ')
    return [w.hint.mixed({ list }), w.hint.predictable]
  }
  const list = others.map(({ share }) => w.hint.other({ percent: percent(share) })).join(', ')
  const because = reasonsIn(hint.reasons[0]?.parts ?? [], speech)
  const gaps = { choice: nameOf(0), percent: percent(best.share), who: `@${who ?? 0}` }
  // What a lesson asks for is there to be learned from: it need not be the strongest.
  if (first === 'asked' && others.some(({ share }) => share > best.share))
    return [w.hint.asked(gaps), w.hint.teaches]
  return [
    first === undefined ? w.hint.best(gaps) : w.hint[first](gaps),
    first === undefined ? w.hint.others({ list }) : w.hint.instead({ list }),
    ...(because === '' ? [] : [w.hint.because({ list: because })]),
  ]
}

const shareOf = ({ weight }: Advised<ActionBase>, choice: string, w: Words): string =>
  w.hint.share({ choice, n: Math.max(1, Math.round((weight ?? 0) * 10)) })

/** The name of a choice: its own, or those of the elements that lead to it. */
export const choiceIn = (action: ActionBase, path: Path, view: unknown, game: GameWords): string =>
  game.choice?.(action) ?? path.map(key => game.key(key, view)).join(', ')

/** What speaks for one choice, as one list; empty if nothing that people count does. */
export const reasonsIn = (parts: readonly Part[], speech: Speech): string =>
  parts
    .slice(0, MOST_PARTS)
    .map(part => partIn(part, speech))
    .join('; ')

/** What the best choice brings more, or less, of one thing that people count. Lines of the score are points. */
function partIn({ term, whose, difference }: Part, { words: w, game, language }: Speech): string {
  const line = (game.lines as Readonly<Record<string, string>>)[term]
  const name = line ?? game.terms?.[term] ?? term
  const n = Math.round(Math.abs(difference) * 10) / 10
  const count = n.toLocaleString(LANGUAGES[language].locale)
  const gaps = { term: whose === 'mine' ? name : w.hint.rival({ term: name }), count }
  if (line !== undefined)
    return difference > 0 ? w.hint.morePoints({ ...gaps, n }) : w.hint.fewerPoints({ ...gaps, n })
  return difference > 0 ? w.hint.more(gaps) : w.hint.fewer(gaps)
}
