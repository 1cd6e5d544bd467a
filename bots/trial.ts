/** Trials: imagined worlds of a view, and how one of them is played on to the horizon and judged. Shared by every way of searching. */
import type { ActionBase, Game, Rng, Seat } from '../kernel/game.ts'
import { pickLegal } from '../kernel/play.ts'
import { sfc32 } from '../kernel/rng.ts'
import type { Horizon, Knowledge } from './knowledge.ts'

/** A view names its seat; all games' views do. */
export interface Seated {
  readonly seat: Seat | null
}

/** A game and what is known about playing it. */
export interface Skill<S, A extends ActionBase, V extends Seated> {
  readonly game: Game<S, A, V, unknown>
  readonly knowledge: Knowledge<S, A, V>
}

/** How many worlds are imagined before they are used again: more than some dozens bring nothing (published for card games), and copying is cheaper. */
const WORLDS = 48

/** One decision under thought: the worlds the seat can be in, and trials from them. */
export class Trials<S, A extends ActionBase, V extends Seated> {
  readonly game: Game<S, A, V, unknown>
  readonly knowledge: Knowledge<S, A, V>
  readonly seat: Seat
  readonly seats: number
  /** What the last trial was worth to each seat. */
  readonly shares: Float64Array
  private readonly worlds: S[] = []
  /** How many trials were begun. */
  begun = 0
  /** Who is to choose, after `isEnd` said no. */
  actor: Seat = 0
  private used = 0
  private readonly horizon: Horizon
  private lastRound = 0
  private choicesLeft = 0
  private luck: Rng

  constructor(
    skill: Skill<S, A, V>,
    private readonly view: V,
    readonly rng: Rng,
  ) {
    this.luck = rng
    this.game = skill.game
    this.knowledge = skill.knowledge
    this.seat = view.seat ?? 0
    const world = this.imagine()
    this.worlds.push(world)
    this.seats = this.game.score(world).length
    this.shares = new Float64Array(this.seats)
    this.horizon = this.knowledge.horizon(this.seats)
  }

  /** What the seat is to consider, out of what is legal and sound. */
  choices(legal: readonly A[]): readonly A[] {
    const { knowledge } = this
    const sound = knowledge.sound?.(this.view, legal) ?? legal
    if (sound.length === 1 || !knowledge.choices) return sound
    const known = new Set(sound.map(action => this.key(action)))
    const kept = knowledge.choices(this.worlds[0], this.seat).filter(action => known.has(this.key(action)))
    return kept.length > 0 ? kept : sound
  }

  key(action: A): string | number {
    return this.knowledge.key ? this.knowledge.key(action) : JSON.stringify(action)
  }

  /** A world to look at, not to change: the first, or one more. */
  world(n = 0): S {
    while (this.worlds.length <= n) this.worlds.push(this.imagine())
    return this.worlds[n]
  }

  /** The next world to try things in, not to change. */
  next(): S {
    return this.world(this.used++ % (this.knowledge.worlds ?? WORLDS))
  }

  /** A world that nothing was tried in yet, not to change. */
  fresh(): S {
    return this.imagine()
  }

  private clock(state: S): number {
    return this.knowledge.clock ? this.knowledge.clock(state) : this.game.round(state)
  }

  /** A copy of a world, to be played on; the horizon is counted from here. */
  beginAt(world: S): S {
    this.lastRound = this.clock(world) + this.horizon.rounds
    this.choicesLeft = this.horizon.choices
    this.begun++
    return this.game.clone(world)
  }

  /** A seed for `useLuck`. */
  newLuck(): number {
    return this.rng.int(1 << 30)
  }

  /** The next trial draws what every trial with the same luck draws, so that choices are compared and not their luck. */
  useLuck(seed: number): void {
    this.luck = sfc32(seed, 0x9e3779b9, 0x243f6a88, 1)
    for (let i = 0; i < 12; i++) this.luck.int(2)
  }

  /** Whether this state is to be judged now. Lets chance act first. */
  isEnd(state: S): boolean {
    const { game } = this
    for (;;) {
      const turn = game.turn(state)
      if (turn.kind === 'over') return true
      if (this.clock(state) >= this.lastRound || this.choicesLeft <= 0) return true
      if (turn.kind === 'seats') {
        this.actor = turn.seats[0]
        return false
      }
      game.apply(state, 'chance', game.chance(state, this.luck))
    }
  }

  act(state: S, seat: Seat, action: A): void {
    this.choicesLeft--
    this.game.apply(state, seat, action)
  }

  /** Plays on with quick choices to the horizon and judges. */
  finish(state: S): void {
    const { game, knowledge, rng } = this
    while (!this.isEnd(state)) {
      const seat = this.actor
      this.act(
        state,
        seat,
        knowledge.quick ? knowledge.quick(state, seat, rng) : pickLegal(game, state, seat, rng),
      )
    }
    this.judge(state)
  }

  judge(state: S): void {
    const turn = this.game.turn(state)
    if (turn.kind !== 'over') {
      this.knowledge.evaluate(state, this.shares)
      return
    }
    let winners = 0
    for (let seat = 0; seat < this.seats; seat++) if (turn.places[seat] === 1) winners++
    for (let seat = 0; seat < this.seats; seat++)
      this.shares[seat] = turn.places[seat] === 1 ? 1 / winners : 0
  }

  private imagine(): S {
    const world = this.game.imagine(this.view, this.rng)
    if (this.knowledge.sealed?.(world)) this.knowledge.reopen?.(world, this.seat)
    return world
  }
}

/** What a way of searching found out about one choice. */
export interface Verdict<A> {
  readonly action: A
  readonly value: number // mean share of the first place
  readonly weight: number // how much it was tried, or how often a mixed strategy plays it
}
