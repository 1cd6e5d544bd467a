/** The knowledge of Horus: plain positions in which it finds the right choice, and what it offers and tries is always legal. */
import { describe, expect, test } from 'vitest'
import { botOf } from '../../bots/index.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { pickLegal } from '../../kernel/play.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { doubtOf, features, STEPS, turnsLeft } from './bot/learned/features.ts'
import { freeSides } from './bot/learned/sides.ts'
import { WEIGHTS } from './bot/learned/weights.ts'
import { Prospect } from './bot/plan/prospect.ts'
import { horusKnowledge as knowledge } from './bot.ts'
import { cloneBoard } from './rules/board.ts'
import { AROUND } from './rules/grid.ts'
import { horus } from './rules/index.ts'
import { at, cardOf, choose, type Position, position, regionAt, shrink } from './rules/position.ts'
import { scoring } from './rules/score.ts'
import type { Action, Board, State } from './rules/types.ts'

/** What the expert chooses for seat 0. */
function decide(state: State, seed = 'right'): Action {
  const bot = botOf('expert', horus as AnyGame)
  const budget = { iterations: 240 }
  return bot.decide(horus.view(state, 0), horus.legal(state, 0), budget, seeded(seed)) as Action
}

const evaluate = (given: Position): number[] => {
  const shares = new Float64Array(given.seats ?? 2)
  knowledge.evaluate(position(given), shares)
  return [...shares]
}

const THREE = 'hills 0,2 2,2 4,2; desert 0,-2; swamp -4,0'

describe('the right choice', () => {
  test('a stone goes where it brings most: the free region of three, not one of a single tile', () => {
    const state = position({ hands: ['F?'], tiles: THREE, stones: ['', '0,-2'] })
    choose(state, 0, 'play F?', 'lay -6,0')
    expect(decide(state)).toEqual({ type: 'stone', region: regionAt(state.board, '0,2') })
  })

  test('a drawn tile makes the own region grow, never that of the only rival', () => {
    const state = position({
      tiles: 'hills 0,2 2,2 4,2; hills 0,-2 2,-2 4,-2; desert -4,0',
      stones: ['0,2 2,2', '0,-2 2,-2'],
    })
    state.flow.push({ phase: 'lay', seat: 0, what: 1 })
    const action = decide(state)
    horus.apply(state, 0, action)
    const { size } = state.board
    expect([size[regionAt(state.board, '0,2')], size[regionAt(state.board, '0,-2')]]).toEqual([4, 3])
  })

  test('who leads ends the match when the last tile allows it', () => {
    expect(decide(nearEnd(['0,2', '0,-2']))).toEqual({ type: 'play', card: cardOf('D1') })
  })

  test('who is behind does not end it', () => {
    expect(decide(nearEnd(['-4,0', '0,2']))).not.toEqual({ type: 'play', card: cardOf('D1') })
  })

  test('the Nile card takes the majority of a closed region on the last turn', () => {
    const state = position({
      tiles: 'hills 0,2 2,2 4,2 6,2 8,2 10,2 12,2; desert 0,-2 2,-2; swamp -4,0',
      hands: ['S1 S2 F1 F2 F3'],
      stones: ['0,2 0,-2 0,-2', '0,2'],
    })
    shrink(shrink(state, 3, 0), 4, 2)
    expect(decide(state)).toEqual({ type: 'nile' })
  })
})

/** Seat 0 holds a card whose tile ends the match, and others. */
function nearEnd(stones: readonly string[]): State {
  const state = position({
    tiles: 'hills 0,2 2,2 4,2; farmland 0,-2 2,-2; swamp -4,0',
    hands: ['D1 F2 F3 H2 H4'],
    stones,
  })
  state.nile.fill(0)
  return shrink(shrink(state, 0, 1), 3, 0)
}

describe('in trials', () => {
  const FIVE = 'hills 0,2 2,2 4,2 6,2 8,2; swamp -4,0; farmland 0,-2 2,-2 4,-2'
  const rng = seeded('finale')

  /** How often in fifty trials seat 0 plays the card that ends the match, and with it sets a stone on five hills. */
  function endings(tiles: string, stones: readonly string[]): number {
    const state = position({ tiles, hands: ['D5 F1 F1 F2 F2'], stones })
    state.nile.fill(0)
    shrink(shrink(state, 0, 1), 3, 0)
    return Array.from({ length: 50 }, () => knowledge.quick?.(horus.clone(state), 0, rng)).filter(
      action => action?.type === 'play' && action.card === cardOf('D5'),
    ).length
  }

  test('who wins by it ends the match, though behind before', () => {
    expect(endings(FIVE, ['', '0,-2'])).toBe(50)
  })

  test('nobody ends a match that is lost then, however many points it brings', () => {
    expect(endings(`${FIVE} 6,-2 8,-2 10,-2 12,-2 14,-2`, ['', '0,-2'])).toBe(0)
  })
})

describe('the evaluation', () => {
  test('is about shares of the first place: they add up to one, and equal positions differ by whose turn it is alone', () => {
    const shares = evaluate({ seats: 3, hands: ['D1 D2 D3 D4 D5', 'H1 H2 H3 H4 H5', 'F1 F2 F3 F4 F5'] })
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1)
    for (const share of shares) expect(Math.abs(share - 1 / 3)).toBeLessThan(0.1)
    expect(shares[0]).toBe(Math.max(...shares))
  })

  test('a majority is worth more than a tie, a tie more than to be behind', () => {
    const hands = ['D1 D2 D3 D4 D5', 'H1 H2 H3 H4 H5']
    const ahead = evaluate({ tiles: THREE, hands, stones: ['0,2 0,2', '0,2'] })[0]
    const level = evaluate({ tiles: THREE, hands, stones: ['0,2', '0,2'] })[0]
    const behind = evaluate({ tiles: THREE, hands, stones: ['0,2', '0,2 0,2'] })[0]
    expect(level).toBeGreaterThan(behind)
    expect(ahead).toBeGreaterThan(level)
  })
})

test('the evaluation as tables is the same as the sum of its features', () => {
  for (const seats of [2, 3, 4]) {
    const rng = seeded(`tables ${seats}`)
    const state = horus.setup(seats, { split: '12/8' })
    const prospect = new Prospect()
    for (let turn = horus.turn(state); turn.kind !== 'over'; turn = horus.turn(state)) {
      prospect.survey(state)
      const doubt = doubtOf(turnsLeft(state.stacks), seats) / STEPS
      const { weights } = WEIGHTS[seats]
      for (const [seat, { total }] of scoring(state.board, seats).entries()) {
        let sum = total
        features(state, seat, (at, amount) => {
          sum += amount * doubt * (weights[2 * at] + doubt * weights[2 * at + 1])
        })
        expect(prospect.totals[seat]).toBeCloseTo(sum, 9)
      }
      if (turn.kind === 'chance') horus.apply(state, 'chance', horus.chance(state, rng))
      else horus.apply(state, turn.seats[0], pickLegal(horus, state, turn.seats[0], rng))
    }
  }
})

test('what is free around each tile is the same as counted, though boards of several matches and turns are asked about by turns', () => {
  const rng = seeded('sides')
  const boards: Board[] = []
  for (let match = 0; match < 3; match++) {
    const state = horus.setup(2, { split: '10/10' })
    for (let turn = horus.turn(state); turn.kind !== 'over'; turn = horus.turn(state)) {
      if (turn.kind === 'chance') horus.apply(state, 'chance', horus.chance(state, rng))
      else horus.apply(state, turn.seats[0], pickLegal(horus, state, turn.seats[0], rng))
      if (rng.int(4) === 0) boards.push(cloneBoard(state.board))
    }
  }
  for (let n = 0; n < 400; n++) {
    const board = pick(rng, boards)
    const free = new Set(board.open)
    for (const [tile, place] of board.tiles.entries()) {
      const counted = AROUND.reduce((bits, side, i) => bits | (free.has(place + side) ? 1 << i : 0), 0)
      expect(freeSides(board)[tile]).toBe(counted)
    }
  }
})

describe('what is offered and tried', () => {
  test('is legal in whole matches of every size, and at most eight', () => {
    const places = new Set<string>()
    for (const seats of [2, 3, 4]) {
      const rng = seeded(`offered ${seats}`)
      const state = horus.setup(seats, { split: '10/10' })
      for (let turn = horus.turn(state); turn.kind !== 'over'; turn = horus.turn(state)) {
        if (turn.kind === 'chance') {
          horus.apply(state, 'chance', horus.chance(state, rng))
          continue
        }
        const [seat] = turn.seats
        const before = JSON.stringify(state)
        const choices = knowledge.choices?.(state, seat) ?? []
        const quick = knowledge.quick?.(state, seat, rng)
        expect(JSON.stringify(state)).toBe(before)
        expect(choices.length).toBeGreaterThan(0)
        expect(choices.length).toBeLessThanOrEqual(8)
        for (const action of [...choices, quick]) expect(horus.why(state, seat, action)).toBeUndefined()
        expect(new Set(choices.map(action => knowledge.key?.(action))).size).toBe(choices.length)
        places.add(state.flow[state.flow.length - 1].phase)
        horus.apply(state, seat, quick ?? choices[0])
      }
    }
    expect([...places].sort()).toEqual(['lay', 'lift', 'move', 'play', 'replace', 'stone', 'take', 'use'])
  })

  test('a place at an own region comes first', () => {
    const state = position({
      tiles: 'hills 0,2 2,2; hills 6,2 8,2; desert -4,0 0,-2',
      hands: ['F1 F2 F3 F4 F5'],
      stones: ['0,2 6,2', '-4,0'],
    })
    state.flow.push({ phase: 'lay', seat: 0, what: 1 })
    const first = knowledge.choices?.(state, 0)[0]
    horus.apply(state, 0, first ?? { type: 'lay', at: at('0,4') })
    const own = new Set(['0,2', '6,2'].map(place => regionAt(state.board, place)))
    expect([...own].reduce((sum, region) => sum + state.board.size[region], 0)).toBe(5)
  })
})
