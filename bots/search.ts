/**
 * Information-set tree search: one tree over what is seen to happen, every trial in another imagined world. A choice is rated by how often it
 * was available, every seat seeks its own share of the first place, and trials are cut at the horizon and judged by the game's knowledge.
 */
import type { ActionBase, Seat } from '../kernel/game.ts'
import { Account, type Budget } from './bot.ts'
import type { Seated, Trials, Verdict } from './trial.ts'

/** How strongly untried choices draw the search, with a prior (unless the knowledge says otherwise) and without one. */
const CURIOSITY_WITH_PRIOR = 1.2
const CURIOSITY = 0.5

/** After so many trials each the search asks whether it is settled. */
const PAUSE = 64

/**
 * A choice is clear if after this part of the time it has had this part of the trials and is the best by its mean as well. Of 84
 * such choices in random matches of Aton, Amun-Re and Dahschur five times the trials overturned three, of 108 others 24.
 */
const CLEAR_AFTER = 0.2
const CLEAR_TRIED = 0.6

/** What was tried so often is known well enough to be followed. */
const KNOWN = 8

class Edge<A> {
  visits = 0
  available = 0
  total = 0
  below: Node<A> | undefined
  constructor(
    readonly action: A,
    public prior: number,
  ) {}
}

class Node<A> {
  readonly edges = new Map<string | number, Edge<A>>()
  isNew = true
  visits = 0
  total = 0 // of the seat that chooses here
}

/** What has grown so far: the tree, and its nodes by the name of their position where positions have one. */
export class Growth<A> {
  constructor(
    readonly root = new Node<A>(),
    readonly shared = new Map<string, Node<A>>(),
  ) {}

  /** What has grown below the choice with this key, or at the position that it led to. */
  below(choice: string | number, position: string | undefined): Growth<A> | undefined {
    const node = position === undefined ? this.root.edges.get(choice)?.below : this.shared.get(position)
    return node && new Growth(node, this.shared)
  }
}

/** Searches as long as the budget lasts, perhaps on from what has grown before, and reports on every choice. */
export function treeSearch<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  choices: readonly A[],
  budget: Budget,
  growth = new Growth<A>(),
): Verdict<A>[] {
  const { root } = growth
  const tree = new Tree(trials, growth)
  const account = new Account(budget)
  const mayEndEarly = 'now' in budget && budget.early === true
  for (let n = 1; ; n++) {
    tree.trial(trials.beginAt(trials.next()), trials.seat, choices)
    if (!account.spend(1)) break
    if (n % PAUSE > 0) continue
    const left = account.left()
    if (isSettled(root, left)) break
    if (mayEndEarly && n > CLEAR_AFTER * (n + left) && isClear(root)) break
  }
  return choices.map(action => {
    const edge = root.edges.get(trials.key(action))
    const visits = edge?.visits ?? 0
    return { action, value: visits > 0 && edge ? edge.total / visits : 0, weight: visits }
  })
}

/** Whether the most tried choice stays that, whatever the trials that are left bring. */
function isSettled<A>(root: Node<A>, left: number): boolean {
  let most = 0
  let second = 0
  for (const { visits } of root.edges.values()) {
    if (visits > most) {
      second = most
      most = visits
    } else if (visits > second) second = visits
  }
  return most - second > left
}

/** Whether more trials would hardly tell anything else. */
function isClear<A>(root: Node<A>): boolean {
  let best: Edge<A> | undefined
  for (const edge of root.edges.values()) if (edge.visits > CLEAR_TRIED * root.visits) best = edge
  if (!best) return false
  for (const { visits, total } of root.edges.values())
    if (visits > 0 && total / visits > best.total / best.visits) return false
  return true
}

/** A tree that grows by trials. */
export class Tree<S, A extends ActionBase, V extends Seated> {
  // The choices of this trial so far, in front of what is left from before.
  private readonly path: Edge<A>[] = []
  private readonly nodes: Node<A>[] = []
  private readonly actors: Seat[] = []
  private depth = 0
  /** The edges of what can be chosen now, in front of what is left from before. */
  private readonly open: Edge<A>[] = []
  private readonly curiosity: number

  constructor(
    private readonly trials: Trials<S, A, V>,
    private readonly growth: Growth<A>,
  ) {
    this.curiosity = trials.knowledge.curiosity ?? CURIOSITY_WITH_PRIOR
  }

  /** One more trial, played on in a state of its own from where this seat has these choices. */
  trial(state: S, chooser: Seat, choices: readonly A[]): void {
    const { trials, path, nodes, actors } = this
    const { game, knowledge } = trials
    this.depth = 0
    let node = this.growth.root
    let here = choices
    for (;;) {
      const seat = this.depth === 0 ? chooser : trials.actor
      if (this.depth > 0) here = knowledge.choices?.(state, seat) ?? game.legal(state, seat)
      const edge = this.select(node, state, seat, here)
      path[this.depth] = edge
      nodes[this.depth] = node
      actors[this.depth++] = seat
      trials.act(state, seat, edge.action)
      if (trials.isEnd(state)) {
        trials.judge(state)
        break
      }
      node = this.below(edge, state)
      // Below a sealed choice the tree would know what nobody knew.
      if (node.isNew || knowledge.sealed?.(state)) {
        node.isNew = false
        trials.finish(state)
        break
      }
    }
    this.learn()
  }

  /**
   * Plays a state on in which this was just chosen at the root: everybody chooses as often as the search tried it, as long as it tried enough, then quickly. Nothing
   * is learned.
   */
  follow(state: S, choice: A): void {
    const { trials, growth } = this
    const { game, knowledge } = trials
    let edge = growth.root.edges.get(trials.key(choice))
    while (edge && !trials.isEnd(state) && !knowledge.sealed?.(state)) {
      const seat = trials.actor
      const here = knowledge.choices?.(state, seat) ?? game.legal(state, seat)
      edge = this.pickTried(this.below(edge, state), here)
      if (edge) trials.act(state, seat, edge.action)
    }
    trials.finish(state)
  }

  /** One of these choices, as likely as it was tried here; none where too little was. */
  private pickTried({ edges }: Node<A>, choices: readonly A[]): Edge<A> | undefined {
    const { trials } = this
    let picked: Edge<A> | undefined
    let sum = 0
    for (const action of choices) {
      const edge = edges.get(trials.key(action))
      if (!edge || edge.visits === 0) continue
      sum += edge.visits
      if (trials.rng.int(sum) < edge.visits) picked = edge
    }
    return sum < KNOWN ? undefined : picked
  }

  /** Where a choice leads. Orders of choices that lead to the same position share what is learned there. */
  private below(edge: Edge<A>, state: S): Node<A> {
    const name = this.trials.knowledge.position?.(state)
    if (name === undefined) {
      edge.below ??= new Node<A>()
      return edge.below
    }
    const { shared } = this.growth
    let node = shared.get(name)
    if (!node) {
      node = new Node<A>()
      shared.set(name, node)
    }
    return node
  }

  private learn(): void {
    const { path, nodes, actors, trials } = this
    for (let i = 0; i < this.depth; i++) {
      const share = trials.shares[actors[i]]
      path[i].visits++
      path[i].total += share
      nodes[i].visits++
      nodes[i].total += share
    }
  }

  private select(node: Node<A>, state: S, seat: Seat, choices: readonly A[]): Edge<A> {
    const { trials, open } = this
    const { edges } = node
    let missing = false
    for (let i = 0; i < choices.length; i++) {
      const edge = edges.get(trials.key(choices[i]))
      if (edge) open[i] = edge
      else missing = true
    }
    if (missing) this.addEdges(node, state, seat, choices)
    return trials.knowledge.prior ? this.byPrior(node, choices.length) : this.byCount(choices.length)
  }

  private addEdges(node: Node<A>, state: S, seat: Seat, choices: readonly A[]): void {
    const { trials, open } = this
    const weights = trials.knowledge.prior?.(state, seat, choices)
    let sum = 0
    if (weights) for (let i = 0; i < weights.length; i++) sum += weights[i]
    for (let i = 0; i < choices.length; i++) {
      const key = trials.key(choices[i])
      let edge = node.edges.get(key)
      if (!edge) {
        edge = new Edge(choices[i], weights ? weights[i] / sum : 0)
        node.edges.set(key, edge)
      }
      open[i] = edge
    }
  }

  /** The prior draws the search first, what was found out later. Untried choices count as what the node is worth so far, and a little less. */
  private byPrior(node: Node<A>, count: number): Edge<A> {
    const { open, curiosity } = this
    const untried = node.visits > 0 ? node.total / node.visits - 0.05 : 0.5
    let best = open[0]
    let bestScore = -1
    for (let i = 0; i < count; i++) {
      const edge = open[i]
      edge.available++
      const mean = edge.visits > 0 ? edge.total / edge.visits : untried
      const score = mean + (curiosity * edge.prior * Math.sqrt(edge.available)) / (1 + edge.visits)
      if (score > bestScore) {
        best = edge
        bestScore = score
      }
    }
    return best
  }

  /** Without a prior every choice is tried once, in random order, and then by the upper end of what it may be worth. */
  private byCount(count: number): Edge<A> {
    const { open, trials } = this
    let best = open[0]
    let bestScore = -1
    let fresh = 0
    for (let i = 0; i < count; i++) {
      const edge = open[i]
      edge.available++
      if (edge.visits === 0) {
        fresh++
        if (trials.rng.int(fresh) === 0) best = edge
      } else if (fresh === 0) {
        const score = edge.total / edge.visits + CURIOSITY * Math.sqrt(Math.log(edge.available) / edge.visits)
        if (score > bestScore) {
          best = edge
          bestScore = score
        }
      }
    }
    return best
  }
}
