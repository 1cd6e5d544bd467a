/** The bot of Aton: its sums about instant wins against the rules themselves, and levels that never miss one. */

import { describe, expect, test } from 'vitest'
import type { Bot } from '../../bots/bot.ts'
import { botOf } from '../../bots/index.ts'
import { LEVELS } from '../../bots/levels.ts'
import { search } from '../../bots/thinker.ts'
import { Trials } from '../../bots/trial.ts'
import { frameOf } from '../../kernel/frames.ts'
import type { Rng, Seat } from '../../kernel/game.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { scaled } from '../scale.ts'
import { FULL, GREEN, YELLOW } from './bot/spaces/classes.ts'
import { completable, type Means, meansOf } from './bot/wins/threats.ts'
import { atonKnowledge } from './bot.ts'
import { aton } from './rules/index.ts'
import { position } from './rules/position.ts'
import { check } from './rules/score.ts'
import { COUNT } from './rules/spaces.ts'
import type { Action, State, View } from './rules/types.ts'

const NAMES = LEVELS.map(({ name }) => name)

/** A board on which `seat` has nearly completed a temple or a colour, and the other has up to three stones in it. */
function nearlyComplete(rng: Rng, seat: Seat): State {
  const state = position({ round: 2 }, [], [])
  const temple = rng.int(4)
  const set = pick(rng, [[0, 1, 2, 3].map(t => (t === temple ? FULL : 0)), YELLOW, GREEN])
  const stones = [0, 0, 0, 0, 0, 0, 0, 0]
  const open = 1 + rng.int(4)
  const inSet = Array.from({ length: 48 }, (_, space) => space).filter(
    space => set[Math.trunc(space / 12)] & (1 << (space % 12)),
  )
  for (let n = 0; n < open; n++) inSet.splice(rng.int(inSet.length), 1)
  for (const space of inSet) stones[seat * 4 + Math.trunc(space / 12)] |= 1 << (space % 12)
  for (let n = rng.int(24); n > 0; n--) {
    const space = rng.int(48)
    const t = Math.trunc(space / 12)
    const owner = rng.int(2)
    if ((stones[t] | stones[4 + t]) & (1 << (space % 12))) continue
    if (owner === seat && set[t] & (1 << (space % 12))) continue
    stones[owner * 4 + t] |= 1 << (space % 12)
  }
  state.stones = stones
  for (const owner of [0, 1]) {
    const held = [0, 1, 2, 3].reduce((sum, t) => sum + COUNT[stones[owner * 4 + t]], 0)
    state.realm[owner] = Math.min(rng.int(5), 29 - held)
    state.supply[owner] = 29 - held - state.realm[owner]
  }
  return state
}

/** Both players lay random cards; those that a brute force can follow. Undefined if the match ended or somebody must draw for the order. */
function revealed(state: State, rng: Rng, mostPlaces: number): State | undefined {
  for (const seat of [0, 1]) {
    const deck = state.decks[seat]
    for (let i = 0; i < 4; i++) {
      const card = 1 + rng.int(i === 3 ? mostPlaces : 4)
      deck.pile[card - 1]--
      deck.hand[card - 1]++
      deck.laid[i] = card
    }
    const cards = deck.laid.slice()
    deck.laid = [0, 0, 0, 0]
    aton.apply(state, seat, { type: 'allocate', cards })
  }
  check(state)
  return state.over || frameOf(state).phase === 'order' ? undefined : state
}

const acts = (state: State, seat: Seat): boolean => {
  const turn = aton.turn(state)
  return turn.kind === 'seats' && turn.seats[0] === seat && frameOf(state).phase !== 'allocate'
}

/** Every position in which this seat's turn can end, one for each class of equal spaces, by the rules alone. */
function* turnsOf(state: State, seat: Seat, seen = new Set<string>()): Generator<State> {
  const key = `${state.stones} ${state.flow.length} ${frameOf(state).phase} ${frameOf(state).left}`
  if (seen.has(key)) return
  seen.add(key)
  if (!acts(state, seat)) {
    yield state
    return
  }
  for (const action of atonKnowledge.choices?.(state, seat) ?? []) {
    const next = aton.clone(state)
    aton.apply(next, seat, action)
    yield* turnsOf(next, seat, seen)
  }
}

const hasWon = (state: State, seat: Seat): boolean => state.over?.places[seat] === 1

describe('sums about instant wins', () => {
  test('a player can complete something exactly if some turn by the rules does', () => {
    const rng = seeded('complete')
    let could = 0
    for (let n = 0; n < scaled(60); n++) {
      const seat = rng.int(2)
      const state = revealed(nearlyComplete(rng, seat), rng, 2)
      if (!state || state.first !== seat || !acts(state, seat)) continue
      const won = [...turnsOf(state, seat)].some(end => hasWon(end, seat))
      expect(completable(state, seat, meansNow(state, seat)) >= 0).toBe(won)
      if (won) could++
    }
    expect(could).toBeGreaterThan(0)
  })
})

/** What the seat on turn may still do. */
function meansNow(state: State, seat: Seat): Means {
  const means = meansOf(state.decks[seat].laid, state.round)
  const { phase, left } = frameOf(state)
  return phase === 'remove' ? means : { ...means, removes: 0, gives: 0, places: left }
}

const canWin = (state: State, seat: Seat): boolean =>
  hasWon(state, seat) || (acts(state, seat) && completable(state, seat, meansNow(state, seat)) >= 0)

interface Case {
  readonly state: State
  readonly seat: Seat
}

/** Positions after the reveal in which the seat on turn can win at once. */
function winnable(count: number): Case[] {
  const rng = seeded('winnable')
  const cases: Case[] = []
  while (cases.length < count) {
    const seat = rng.int(2)
    const state = revealed(nearlyComplete(rng, seat), rng, 4)
    if (state && acts(state, seat) && canWin(state, seat)) cases.push({ state, seat })
  }
  return cases
}

/** Positions after the reveal in which the other is about to win, and some turn by the rules prevents it while others do not. */
function preventable(count: number): Case[] {
  const rng = seeded('preventable')
  const cases: Case[] = []
  while (cases.length < count) {
    const seat = rng.int(2)
    const state = revealed(nearlyComplete(rng, 1 - seat), rng, 2)
    if (!state || state.first !== seat || !acts(state, seat)) continue
    if (completable(state, 1 - seat, meansOf(state.decks[1 - seat].laid, 2)) < 0) continue
    const lost = [...turnsOf(state, seat)].map(end => canWin(end, 1 - seat))
    if (lost.includes(true) && lost.includes(false)) cases.push({ state, seat })
  }
  return cases
}

describe('after the reveal', () => {
  const wins = winnable(scaled(100))
  const threats = preventable(scaled(25))
  for (const name of NAMES) {
    const bot = botOf(name, aton) as Bot<View, Action>
    const playTurn = ({ state, seat }: Case) => {
      const rng = seeded(name)
      const next = aton.clone(state)
      while (acts(next, seat))
        aton.apply(
          next,
          seat,
          bot.decide(aton.view(next, seat), aton.legal(next, seat), { iterations: 20 }, rng),
        )
      return next
    }

    test(`${name} takes every instant win within its turn`, () => {
      for (const one of wins) expect(hasWon(playTurn(one), one.seat)).toBe(true)
    })

    test(`${name} prevents every opposing instant win that a turn played first can prevent`, () => {
      for (const one of threats) expect(canWin(playTurn(one), 1 - one.seat)).toBe(false)
    })
  }
})

describe('before the reveal', () => {
  /** Whether this allocation wins against this reply, however the opponent then plays. By the rules up to the last turn. */
  function wins(state: State, cards: readonly number[], reply: readonly number[]): boolean {
    const next = aton.clone(state)
    next.decks[1].hand = [1, 2, 3, 4].map(card => reply.filter(laid => laid === card).length)
    aton.apply(next, 0, { type: 'allocate', cards })
    aton.apply(next, 1, { type: 'allocate', cards: reply })
    const ties = frameOf(next).phase === 'order' && !next.over
    const begun = ties
      ? [
          [1, 2],
          [2, 1],
        ].map(drawn => {
          // biome-ignore format: a pair
          const one = aton.clone(next)
          aton.apply(one, 'chance', { type: 'tie', cards: drawn })
          return one
        })
      : [next]
    return begun.every(one => [...turnsOf(one, 1)].every(end => canWin(end, 0)))
  }

  /** Blue has seen the last of some high cards; red stands so near to a win that no reply can stop some of its allocations. */
  function decided(rng: Rng): State {
    const byPoints = rng.int(3) === 0
    const temple = 1 + rng.int(2)
    const missing = rng.int(12)
    const red = Array.from({ length: 12 }, (_, place) => `${temple}.${place}`).filter((_, n) => n !== missing)
    const hand = byPoints ? [4, 1 + rng.int(4), 1 + rng.int(4), 1 + rng.int(4)] : [4, 2, 2, 1 + rng.int(3)]
    const state = position(
      byPoints ? { points: [36, rng.int(30)] } : { red: red.join(' '), round: 3 },
      hand,
      [1, 1, 2, 2],
    )
    const blue = state.decks[1]
    blue.token = 0
    for (const kind of byPoints ? [2, 3] : [3]) {
      blue.discards[kind] += blue.pile[kind]
      blue.pile[kind] = 0
    }
    check(state)
    return state
  }

  test('an allocation is settled long before twenty times the usual trials are over', () => {
    const rng = seeded('settled')
    const skill = { game: aton, knowledge: atonKnowledge }
    let begun = 0
    const count = scaled(4)
    for (let n = 0; n < count; n++) {
      const hand = Array.from({ length: 4 }, () => 1 + rng.int(4))
      const state = position({ round: 2, points: [rng.int(30), rng.int(30)] }, hand, [1, 2, 3, 4])
      const trials = new Trials(skill, aton.view(state, 0), rng)
      const verdicts = search(trials, trials.choices(aton.legal(state, 0)), { iterations: 200_000 })
      expect(verdicts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 6)
      begun += trials.begun
    }
    expect(begun / count).toBeLessThan(100_000)
  })

  test('equal hands are one opponent, whatever lies in the pile', () => {
    const state = position({ round: 3 }, [1, 2, 3, 4], [1, 1, 2, 4])
    const names = new Map<string, Set<unknown>>()
    const rng = seeded('holding')
    for (let n = 0; n < 300; n++) {
      const world = aton.imagine(aton.view(state, 0), rng)
      const hand = `${world.decks[1].hand}`
      names.set(hand, (names.get(hand) ?? new Set()).add(atonKnowledge.holding?.(world, 1)))
    }
    expect(names.size).toBeGreaterThan(20)
    for (const same of names.values()) expect(same.size).toBe(1)
    expect(new Set([...names.values()].map(same => [...same][0])).size).toBe(names.size)
  })

  test('an allocation that wins against every reply is chosen', () => {
    const rng = seeded('decided')
    for (let n = 0; n < scaled(4); n++) {
      const state = decided(rng)
      const most = state.decks[1].discards[2] === 9 ? 2 : 3
      const replies: number[][] = []
      for (let m = 0; m < most ** 4; m++)
        replies.push([0, 1, 2, 3].map(i => 1 + (Math.trunc(m / most ** i) % most)))
      const sure = aton
        .legal(state, 0)
        .filter(
          action => action.type === 'allocate' && replies.every(reply => wins(state, action.cards, reply)),
        )
      expect(sure.length).toBeGreaterThan(0)
      for (const name of NAMES) {
        const bot = botOf(name, aton)
        const answer = bot.decide(aton.view(state, 0), aton.legal(state, 0), { iterations: 20 }, seeded(name))
        expect(sure).toContainEqual(answer)
      }
    }
  })
})
