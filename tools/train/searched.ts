/** Matches of Aton in which every stone is searched for, with all cards open: what the searches found is what preferences are learned from. */
import { treeSearch } from '../../bots/search.ts'
import { Trials } from '../../bots/trial.ts'
import { choices, priorBy } from '../../games/aton/bot/choices.ts'
import { look, SEEN } from '../../games/aton/bot/learned/preferences.ts'
import { quickBy } from '../../games/aton/bot/quick.ts'
import { CLASS_OF } from '../../games/aton/bot/spaces/classes.ts'
import { atonKnowledge } from '../../games/aton/bot.ts'
import { handNumber, LAYINGS } from '../../games/aton/rules/cards.ts'
import { aton } from '../../games/aton/rules/index.ts'
import type { Action, State } from '../../games/aton/rules/types.ts'
import { frameOf } from '../../kernel/frames.ts'
import type { Rng, Seat } from '../../kernel/game.ts'
import { pick, seeded } from '../../kernel/rng.ts'

/** What was seen, and how often the search tried each class of spaces that was open. */
export interface Decision {
  readonly seen: Float64Array
  readonly classes: readonly number[]
  readonly shares: readonly number[]
}

/** Less than in play: the searches are to follow what they find and not what was preferred before. */
const CURIOSITY = 0.3

/** One stone in so many goes anywhere, so that poor positions are met as well. */
const STRAY = 8

/** Allocations are drawn evenly, as trials of the sealed choice meet them. */
export function searchedMatch(preferences: ArrayLike<number>, iterations: number, seed: string): Decision[] {
  const rng = seeded(seed)
  const knowledge = {
    ...atonKnowledge,
    quick: quickBy(preferences),
    prior: priorBy(preferences),
    curiosity: CURIOSITY,
  }
  const state = aton.setup(2, {})
  const decisions: Decision[] = []
  for (let turn = aton.turn(state); turn.kind !== 'over'; turn = aton.turn(state)) {
    if (turn.kind === 'chance') {
      aton.apply(state, 'chance', aton.chance(state, rng))
      continue
    }
    const [seat] = turn.seats
    if (frameOf(state).phase === 'allocate') {
      aton.apply(state, seat, pick(rng, LAYINGS[handNumber(state.decks[seat].hand)]))
      continue
    }
    const list = choices(state, seat)
    if (list.length > 1) decisions.push(searched(state, seat, list, { knowledge, iterations, rng }))
    const [best] = decisions.slice(-1)
    const isStray = list.length === 1 || rng.int(STRAY) === 0
    aton.apply(state, seat, isStray ? pick(rng, list) : list[mostOf(best.shares)])
  }
  return decisions
}

/** How a stone is searched for. */
interface Thought {
  readonly knowledge: typeof atonKnowledge
  readonly iterations: number
  readonly rng: Rng
}

function searched(state: State, seat: Seat, list: readonly Action[], thought: Thought): Decision {
  const { knowledge, iterations, rng } = thought
  const open = { ...aton, imagine: () => aton.clone(state) }
  const trials = new Trials({ game: open, knowledge }, aton.view(state, seat), rng)
  const verdicts = treeSearch(trials, list, { iterations })
  const seen = new Float64Array(SEEN)
  look(state, seat, seen)
  const all = verdicts.reduce((sum, { weight }) => sum + weight, 0)
  return {
    seen,
    classes: list.map(action => ('space' in action ? CLASS_OF[action.space] : 0)),
    shares: verdicts.map(({ weight }) => weight / all),
  }
}

const mostOf = (shares: readonly number[]): number => shares.indexOf(Math.max(...shares))
