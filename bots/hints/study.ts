/**
 * How often hints agree with the expert: decisions out of matches between strong bots, where two runs of the expert agree and lead clearly. Sealed choices are
 * left out: there a mixture is right, not a choice.
 */
import { same } from '../../kernel/data.ts'
import type { ActionBase, AnyGame } from '../../kernel/game.ts'
import { readOptions } from '../../kernel/options.ts'
import { seeded } from '../../kernel/rng.ts'
import type { Budget } from '../bot.ts'
import { skillOf } from '../index.ts'
import { search, thinker } from '../thinker.ts'
import { type Seated, Trials, type Verdict } from '../trial.ts'
import { bestOf } from './hint.ts'

/** Both runs of the expert must lead by more than this share of a first place. */
const LEAD = 0.03

/** How long everybody may think. */
export interface Budgets {
  /** Of those who play the matches. */
  readonly player: Budget
  /** Of each run of the expert, and of the hint's search. */
  readonly expert: Budget
  readonly hint: Budget
}

/** A decision that counts, and whether the hint agreed. */
export interface Studied {
  readonly game: string
  readonly seats: number
  /** The match it is from, and how many decisions of it came before. */
  readonly match: string
  readonly at: number
  readonly agrees: boolean
  /** The shares by which the two runs of the expert lead. */
  readonly leads: readonly [number, number]
}

/** The decisions of one match that count, one after the other; between them whoever asks may stop. The same seed gives the same match at budgets of trials. */
export function* studyMatch(
  game: AnyGame,
  seats: number,
  seed: string,
  every: number,
  { player, expert, hint: searching }: Budgets,
): Generator<Studied | null> {
  const skill = skillOf(game)
  const strong = thinker(skill, { name: 'strong', temperature: 0.03 })
  const [chance, thoughts] = [seeded(`${seed} chance`), seeded(`${seed} thoughts`)]
  const state = game.setup(seats, readOptions(game.meta, {}))
  let at = 0
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    if (turn.kind === 'chance') {
      game.apply(state, 'chance', game.chance(state, chance))
      continue
    }
    const [seat] = turn.seats
    const view = game.view(state, seat) as Seated
    const legal = game.legal(state, seat)
    if (legal.length > 1) {
      if (at % every === every - 1) {
        const found = judged(game, { view, legal, seed: `${seed} ${at}` }, expert, searching)
        yield found && { game: game.meta.id, seats, match: seed, at, ...found }
      }
      at++
    }
    game.apply(state, seat, strong.decide(view, legal, player, thoughts))
  }
}

/** A decision, and the luck with which it is thought about. */
interface Asked {
  readonly view: Seated
  readonly legal: readonly ActionBase[]
  readonly seed: string
}

/** Whether the hint agrees with two runs of the expert; null where the decision does not count. */
function judged(
  game: AnyGame,
  { view, legal, seed }: Asked,
  expert: Budget,
  searching: Budget,
): Pick<Studied, 'agrees' | 'leads'> | null {
  const skill = skillOf(game)
  const run = (name: string): Lead | null => {
    const trials = new Trials(skill, view, seeded(`${seed} ${name}`))
    const choices = trials.choices(legal)
    const isSealed = skill.knowledge.sealed?.(trials.world()) ?? false
    const lead = choices.length < 2 || isSealed ? null : leadOf(search(trials, choices, expert))
    return lead && lead.lead > LEAD ? lead : null
  }
  const one = run('one')
  const two = one && run('two')
  if (!one || !two || !same(one.action, two.action)) return null
  const [given] = bestOf(skill, view, legal, searching, seeded(`${seed} hint`)).verdicts
  return { agrees: same(given.action, one.action), leads: [one.lead, two.lead] }
}

interface Lead {
  readonly action: ActionBase
  readonly lead: number
}

/** What a search would play, and by how much it thinks it better than the next. */
function leadOf(verdicts: readonly Verdict<ActionBase>[]): Lead {
  const [best, ...others] = [...verdicts].sort((a, b) => b.weight - a.weight || b.value - a.value)
  const tried = others.filter(({ weight }) => weight > 0)
  return { action: best.action, lead: best.value - Math.max(0, ...tried.map(({ value }) => value)) }
}

/** The seat counts of a game. */
export const seatCounts = ({ meta: { seats } }: AnyGame): number[] =>
  Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i)
