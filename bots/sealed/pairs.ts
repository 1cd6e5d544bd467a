/** Trials of every pair of sealed choices of two players, which play on the better the more often the pair is tried. */
import type { ActionBase, Seat } from '../../kernel/game.ts'
import { Growth, Tree } from '../search.ts'
import type { Seated, Trials } from '../trial.ts'
import { actIfAsked, optionsOf } from './mixtures.ts'

/** The pairs of own choices and answers in some worlds, in which the other holds the same. */
export class Pairs<S, A extends ActionBase, V extends Seated> {
  /** How many answers there are; one, if the other is not asked at all. */
  readonly answers: number
  private readonly options: readonly A[]
  private readonly tried = new Set<number>()
  private readonly trees = new Map<number, Tree<S, A, V>>()
  private used = 0

  constructor(
    private readonly trials: Trials<S, A, V>,
    private readonly choices: readonly A[],
    private readonly worlds: readonly S[],
  ) {
    this.options = optionsOf(trials, worlds[0], 1 - trials.seat)
    this.answers = Math.max(1, this.options.length)
  }

  /** What a pair brings: at first with quick choices after the reveal, later as a tree of its own finds them better and better. */
  trial(choice: number, answer: number): number {
    const { trials, choices, options, worlds, tried } = this
    const { seat, knowledge } = trials
    const pair = choice * this.answers + answer
    const state = trials.beginAt(worlds[this.used++ % worlds.length])
    trials.act(state, seat, choices[choice])
    if (options.length > 0) actIfAsked(trials, state, 1 - seat, options[answer])
    // Where somebody must choose in secret once more, a tree would know what nobody knew.
    if (!tried.has(pair) || trials.isEnd(state) || knowledge.sealed?.(state)) trials.finish(state)
    else this.treeOf(pair, trials.actor).trial(state, trials.actor, optionsOf(trials, state, trials.actor))
    tried.add(pair)
    return trials.shares[seat]
  }

  /** The tree below a pair in which this seat is the first to choose: who that is may be drawn. */
  private treeOf(pair: number, first: Seat): Tree<S, A, V> {
    const name = pair * 2 + first
    const known = this.trees.get(name)
    if (known) return known
    const tree = new Tree(this.trials, new Growth<A>())
    this.trees.set(name, tree)
    return tree
  }
}
