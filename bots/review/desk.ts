/** A finished match on the desk of whoever reviews it: its steps, what each viewer was shown, what else could have been chosen anywhere, and the match up to some place, to be played on. */
import { gameOf } from '../../games/index.ts'
import type { ActionBase, AnyGame, Entry, Seat } from '../../kernel/game.ts'
import { formatMatch, type Match, type Player, parseMatch } from '../../kernel/match.ts'
import { BadInput } from '../../kernel/options.ts'
import { isFor, replay, standingRows, walk } from '../../kernel/play.ts'
import { seeded } from '../../kernel/rng.ts'
import { compare, hint, reasonOf } from '../hints/hint.ts'
import type { Hint, Part } from '../hints/reason.ts'
import { skillOf } from '../index.ts'
import type { Seated } from '../trial.ts'
import { type Chance, chancesOf } from './chances.ts'
import { type Outline, Review, type Reviewed } from './review.ts'
import { budgetOf } from './scale.ts'

/** What there is to review. */
export interface Opened {
  readonly game: string
  readonly places: readonly number[]
  /** How many trials each decision gets. */
  readonly trials: number
  readonly outline: readonly Outline[]
  /** By viewer, spectators first, then the seats: the rows of the match that they were shown, taken back or not. */
  readonly shown: readonly (readonly number[])[]
}

/** A decision of the match, for whoever wants to try another one. */
export interface Asked {
  readonly row: number
  readonly seat: Seat
  readonly view: unknown
  readonly legal: readonly ActionBase[]
  readonly played: ActionBase
}

/** A decision, and what a search thinks of it by what its seat knew. */
export interface Thought {
  readonly asked: Asked
  readonly hint: Hint<ActionBase>
}

/** Every shared review begins with the same luck, so that two devices come to the same. */
const SEED = 'review'

export class Desk {
  readonly match: Match
  readonly #game: AnyGame
  readonly #review: Review<unknown, ActionBase, Seated>
  readonly #trials: number

  /** Out of a match file. Throws BadInput with one sentence. */
  constructor(
    text: string,
    { deep = false, trials }: { readonly deep?: boolean; readonly trials?: number | undefined } = {},
  ) {
    this.match = parseMatch(text, gameOf)
    this.#game = gameOf(this.match.game)
    const budget = budgetOf(this.match.game, { deep, trials })
    this.#trials = budget.trials
    this.#review = new Review(skillOf(this.#game), this.match, { seed: SEED, ...budget })
  }

  open(): Opened {
    const { seats } = this.match
    const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
    return {
      game: this.match.game,
      places: placesIn(this.match),
      trials: this.#trials,
      outline: this.#review.outline,
      shown: viewers.map(viewer => shownTo(this.#game, this.match, viewer)),
    }
  }

  step(n: number): Reviewed {
    return this.#review.step(n)
  }

  /** The decision that was made by this row; null if none was. */
  asked(row: number): Asked | null {
    const entry = this.match.rows[row]
    if (entry === undefined || typeof entry.actor !== 'number') return null
    const state = this.#before(row)
    const { actor: seat, action: played } = entry as Entry<ActionBase> & { readonly actor: Seat }
    return { row, seat, played, view: this.#game.view(state, seat), legal: this.#game.legal(state, seat) }
  }

  /** What other choices at this row would have brought, by what its seat knew. */
  chances(row: number, actions: readonly ActionBase[]): Chance[] {
    const asked = this.asked(row)
    if (!asked) throw new BadInput('Nobody decided anything there.')
    const question = { skill: skillOf(this.#game), seed: `${SEED} what if ${row}`, trials: this.#trials }
    return chancesOf(question, asked.view as Seated, asked.legal, actions)
  }

  /** Why one choice at this row is better than another; nothing, if what people count does not say. */
  reasons(row: number, best: ActionBase, played: ActionBase): readonly Part[] {
    const asked = this.asked(row)
    if (!asked) throw new BadInput('Nobody decided anything there.')
    const hint = compare(
      skillOf(this.#game),
      asked.view as Seated,
      [best, played],
      seeded(`${SEED} why ${row}`),
    )
    return hint.reasons[0]?.parts ?? []
  }

  /** What speaks for what was played at this row, as its seat saw it; where all chose in secret, how often to choose what. Null if there was nothing to choose. */
  thought(row: number): Thought | null {
    const asked = this.asked(row)
    if (!asked || asked.legal.length < 2) return null
    const { legal, played } = asked
    const view = asked.view as Seated
    const skill = skillOf(this.#game)
    const budget = { iterations: Math.ceil(this.#trials / 2) }
    const rng = seeded(`${SEED} thought ${row}`)
    const isSealed = skill.knowledge.sealed?.(this.#before(row)) ?? false
    const found = isSealed
      ? hint(skill, view, legal, budget, rng)
      : reasonOf(skill, { view, legal, chosen: played }, budget, rng)
    return found && { asked, hint: found }
  }

  /** The match before this row as a file, without what was taken back, for other players to go on with. */
  before(row: number, players: readonly Player[]): string {
    const { fair: _, ...match } = this.match
    const rows = standingRows(match.rows.slice(0, row)).map(n => match.rows[n])
    return formatMatch(this.#game, { ...match, rows, players })
  }

  #before(row: number): unknown {
    return replay(this.#game, this.match, this.match.rows.slice(0, row))
  }
}

/** The places in the end, by the game or by what the table agreed on. Throws BadInput if the match goes on. */
export function placesIn(match: Match): readonly number[] {
  const game = gameOf(match.game)
  const turn = game.turn(replay(game, match, match.rows))
  if (turn.kind === 'over') return turn.places
  for (const row of match.rows) {
    const note = row.actor === 'table' ? row.note : undefined
    if (note?.kind === 'ended') return note.places as readonly number[]
  }
  throw new BadInput('Only a finished match can be reviewed; this one goes on.')
}

/** The rows of this match, but those of the table itself, that a viewer was shown. */
function shownTo(game: AnyGame, match: Match, viewer: Seat | null): number[] {
  const rows: number[] = []
  for (const { n, row, before, events } of walk(game, match, match.rows)) {
    if (row.actor === 'table') continue
    const isSeen = events.some(event => isFor(event, viewer)) || game.seen(before, row, viewer) !== null
    if (isSeen) rows.push(n)
  }
  return rows
}
