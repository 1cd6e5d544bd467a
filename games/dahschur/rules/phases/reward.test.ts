/** Rules 6.1 to 6.6 and 11.6: rewards for the left, middle and right cards, ties, consolations. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { seeded } from '../../../../kernel/rng.ts'
import { act } from '../../../../kernel/testing.ts'
import { dahschur } from '../index.ts'
import { choose, legal, type Position, position, refusal, totals } from '../position.ts'
import { giveReward } from '../prizes.ts'
import type { DahschurEvent, State } from '../types.ts'

/** The cards in front lie; the rewards begin with this position. No sum is that of an open city. */
function rewards(given: Position, from = 0): { state: State; events: DahschurEvent[] } {
  const state = position({ cities: '15gs 14gs 7gs 6gs', ...given }, 'area')
  const events: DahschurEvent[] = []
  giveReward(state, from, event => events.push(event))
  return { state, events }
}

const roll = (state: State, ...dice: number[]) => act(dahschur, state, 'chance', { type: 'roll', dice })

describe('[6.1] [6.2] the left card', () => {
  test('R1: of 6, 5, 4 and 3 the 6 takes one silver disc, from any city', () => {
    const { state } = rewards({ laid: ['351', '612', '521', '431'] })
    expect(dahschur.turn(state)).toEqual({ kind: 'seats', seats: [1] })
    expect(legal(state, 1)).toEqual([
      'take 6 silver',
      'take 7 silver',
      'take 14 silver',
      'take 15 silver',
      'pass',
    ])
    expect(refusal(state, 1, 'take 6 gold')).toBe('6.2')
    expect(refusal(state, 1, 'take 8 silver')).toBe('6.2')
    choose(state, 1, 'take 14 silver')
    expect(state.metals).toEqual([3, 2, 3, 3])
    expect(dahschur.turn(state)).toEqual({ kind: 'chance' })
    expect(dahschur.why(state, 'chance', { type: 'disc', value: 4 })).toBe('impossible-outcome')
    act(dahschur, state, 'chance', { type: 'disc', value: 3 })
    expect(state.discs[1 * 6 + 2]).toBe(1)
    expect(frameOf(state)).toMatchObject({ phase: 'reward', at: 1 })
  })

  test('R6 A23: without a silver disc there is no reward, no dice and no consolation, even at a tie', () => {
    const { state, events } = rewards({ laid: ['651', '612', '521', '431'], cities: '15g 14g 7g 6g' })
    expect(events.slice(0, 2)).toEqual([
      { type: 'phase', name: 'rewards' },
      { type: 'lapsed', prize: 0 },
    ])
    expect(frameOf(state)).toMatchObject({ phase: 'reward', seat: 0, at: 1 })
    const only = rewards({ laid: ['651', '612', '521', '431'], cities: '15g 14g 7gs 6g' })
    expect(frameOf(only.state)).toMatchObject({ phase: 'roll', card: 0b0011, at: 0 })
  })

  test('a city whose silver is gone cannot be chosen', () => {
    const { state } = rewards({ laid: ['351', '612', '521', '431'], cities: '15g 14gs 7 6s' })
    expect(legal(state, 1)).toEqual(['take 6 silver', 'take 14 silver', 'pass'])
    expect(refusal(state, 1, 'take 15 silver')).toBe('6.2')
  })

  test('A23: it may be declined, and nobody else gets it', () => {
    const { state } = rewards({ laid: ['351', '612', '521', '431'] })
    choose(state, 1, 'pass')
    expect(state.metals).toEqual([3, 3, 3, 3])
    expect(frameOf(state)).toMatchObject({ phase: 'reward', at: 1 })
  })
})

describe('[6.3] the middle card', () => {
  const middle: Position = { laid: ['361', '621', '512', '431'] }

  test('R4: the winner takes a blue gem: the bag has one less', () => {
    const { state } = rewards(middle, 1)
    const blue = state.bag[2]
    expect(legal(state, 0)).toEqual(['front 0', 'gem 0', 'gem 1', 'gem 2', 'pass'])
    choose(state, 0, 'gem 2')
    expect([state.bag[2], state.gems[2]]).toEqual([blue - 1, 1])
  })

  test('A10: only colours that are in the bag can be chosen', () => {
    const { state } = rewards(middle, 1)
    state.gems[3 + 1] += state.bag[1]
    state.bag[1] = 0
    expect(legal(state, 0)).toEqual(['front 0', 'gem 0', 'gem 2', 'pass'])
    expect(refusal(state, 0, 'gem 1')).toBe('6.3')
  })

  test('without a stone in the supply only an offering can go to the front', () => {
    const { state } = rewards({ ...middle, procession: '..b', goods: ['900000'] }, 1)
    expect(legal(state, 0)).toEqual(['front 3', 'gem 0', 'gem 1', 'gem 2', 'pass'])
    expect(refusal(state, 0, 'front 0')).toBe('6.3')
  })

  test('P7 A19: with 15 and 16 occupied a stone from the supply goes to field 14', () => {
    const { state } = rewards({ ...middle, procession: '..............rw' }, 1)
    choose(state, 0, 'front 0')
    expect(state.procession[13]).toBe(0)
    expect(state.supply[0]).toBe(9)
  })

  test('A22: an offering behind the foremost free field may go there, one ahead of it never back', () => {
    const { state } = rewards({ ...middle, procession: '...b..........wb' }, 1)
    expect(legal(state, 0)).toEqual(['front 0', 'front 4', 'gem 0', 'gem 1', 'gem 2', 'pass'])
    expect(refusal(state, 0, 'front 16')).toBe('6.3')
    choose(state, 0, 'front 4')
    expect(state.procession[3]).toBe(-1)
    expect(state.procession[13]).toBe(0)
  })

  test('A23: what cannot be used lapses, and losers of the tie keep their consolations', () => {
    const tied = rewards(
      { laid: ['361', '621', '562', '431'], goods: ['', '', '010000'], procession: 'rrrrrwwwwwoooooo' },
      1,
    )
    const { state } = tied
    state.gems[0] += state.bag[0]
    state.gems[1] += state.bag[1]
    state.gems[2] += state.bag[2]
    state.bag = [0, 0, 0]
    expect(frameOf(state)).toMatchObject({ phase: 'roll', card: 0b0101 })
    const events = roll(state, 6, 0, 1, 0)
    expect(events).toContainEqual({ type: 'lapsed', prize: 1 })
    expect(frameOf(state)).toMatchObject({ phase: 'consolation', seat: 2 })
  })
})

describe('[6.4] the right card', () => {
  test('R5: the winner scores 2 points without being asked', () => {
    const { state, events } = rewards({ laid: ['351', '612', '526', '431'] }, 2)
    expect(totals(state)).toEqual([0, 0, 2, 0])
    expect(events).toContainEqual({ type: 'scored', seat: 2, rule: '6.4', points: 2, at: [] })
  })
})

describe('[6.5] ties', () => {
  test('R2 A24: 6, 6, 5, 1 with dice 4 and 2: the first takes the disc, the second a consolation', () => {
    const { state } = rewards({ laid: ['652', '631', '521', '143'], goods: ['', '100000'] })
    expect(frameOf(state)).toMatchObject({ phase: 'roll', card: 0b0011, at: 0 })
    expect(dahschur.why(state, 'chance', { type: 'roll', dice: [4, 0, 0, 0] })).toBe('impossible-outcome')
    expect(dahschur.why(state, 'chance', { type: 'roll', dice: [4, 2, 1, 0] })).toBe('impossible-outcome')
    roll(state, 4, 2, 0, 0)
    expect(frameOf(state)).toMatchObject({ phase: 'reward', seat: 0 })
    choose(state, 0, 'take 6 silver')
    act(dahschur, state, 'chance', { type: 'disc', value: 1 })
    expect(frameOf(state)).toMatchObject({ phase: 'consolation', seat: 1 })
    expect(legal(state, 1)).toEqual(['advance 0 1', 'takeBack 1', 'pass'])
    choose(state, 1, 'takeBack 1')
    expect(state.supply[1]).toBe(10)
    expect(frameOf(state)).toMatchObject({ phase: 'reward', at: 1, seat: 0 })
  })

  test('A24: of four tied players only those who share the highest number roll again; all others are consoled from the start player on', () => {
    const { state } = rewards({ start: 2, laid: ['652', '631', '624', '612'] })
    roll(state, 5, 5, 1, 3)
    expect(frameOf(state)).toMatchObject({ phase: 'roll', card: 0b0011 })
    roll(state, 2, 2, 0, 0)
    expect(frameOf(state)).toMatchObject({ phase: 'roll', card: 0b0011 })
    roll(state, 1, 6, 0, 0)
    expect(frameOf(state)).toMatchObject({ phase: 'reward', seat: 1 })
    choose(state, 1, 'pass')
    const order: number[] = []
    while (frameOf(state).phase === 'consolation') {
      order.push(frameOf(state).seat)
      choose(state, frameOf(state).seat, 'pass')
    }
    expect(order).toEqual([2, 3, 0])
  })

  test('every roll has six sides for each who rolls and none for the others', () => {
    const { state } = rewards({ laid: ['652', '631', '521', '143'] })
    const seen = new Set<number>()
    for (let n = 0; n < 100; n++) {
      const action = dahschur.chance(state, seeded(n))
      if (action.type !== 'roll') throw new Error('a roll was expected')
      expect(action.dice.slice(2)).toEqual([0, 0])
      seen.add(action.dice[1])
    }
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('[6.6] consolations', () => {
  /** Seat 1 has lost the tie for the left card. */
  function consoled(given: Position): State {
    const { state } = rewards({ laid: ['652', '631', '521', '143'], ...given })
    roll(state, 4, 2, 0, 0)
    choose(state, 0, 'pass')
    return state
  }

  test('P9 A19: a new offering goes to the first free field: with 1 and 2 occupied to field 3', () => {
    const state = consoled({ procession: 'bo' })
    expect(legal(state, 1)).toEqual(['advance 0 3', 'pass'])
    expect(refusal(state, 1, 'advance 0 4')).toBe('5.3')
    expect(refusal(state, 1, 'takeBack 2')).toBe('6.6')
  })

  test('P10 A19: an offering moves by one free field: from 3 over 4 to 5', () => {
    const state = consoled({ procession: '..rb', goods: ['', '900000'] })
    expect(legal(state, 1)).toEqual(['advance 3 5', 'takeBack 1', 'pass'])
    choose(state, 1, 'advance 3 5')
    expect(state.procession[4]).toBe(1)
  })

  test('A21: in a full procession only a move is possible, here none: a stone can still be taken back', () => {
    const state = consoled({ procession: 'rrrrrwwwwwoooooo', goods: ['', '100000'] })
    expect(legal(state, 1)).toEqual(['takeBack 1', 'pass'])
  })

  test('A28: where nothing is possible it lapses; otherwise it may be declined', () => {
    const none = consoled({ procession: 'rrrrrwwwwwoooooo' })
    expect(frameOf(none)).toMatchObject({ phase: 'reward', at: 1 })
    const state = consoled({})
    const before = dahschur.clone(state)
    choose(state, 1, 'pass')
    expect([state.supply, state.procession]).toEqual([before.supply, before.procession])
  })

  test('A28: one for each tie lost, each when its tie is resolved', () => {
    const { state } = rewards({ laid: ['652', '651', '421', '143'] })
    roll(state, 4, 2, 0, 0)
    choose(state, 0, 'pass')
    choose(state, 1, 'advance 0 1')
    expect(frameOf(state)).toMatchObject({ phase: 'roll', at: 1 })
    roll(state, 3, 1, 0, 0)
    choose(state, 0, 'gem 0')
    expect(frameOf(state)).toMatchObject({ phase: 'consolation', seat: 1, at: 1 })
  })
})

describe('[11.6] two players', () => {
  test('Y6 Y7 A42: with two cards a player has no part in the right reward; the other gets it without contest', () => {
    const { state } = rewards({ seats: 2, laid: ['65.', '432'], hired: [-1, 0], cities: '15gs 14gs 7gs' }, 2)
    expect(totals(state)).toEqual([0, 2])
  })

  test('A42: if nobody has a third card, it is not given', () => {
    const { state, events } = rewards({ seats: 2, laid: ['65.', '43.'], cities: '15gs 14gs 13gs' }, 2)
    expect(events[0]).toEqual({ type: 'lapsed', prize: 2 })
    expect(totals(state)).toEqual([0, 0])
  })

  test('[11.4] a market prince wins the reward of its position', () => {
    const { state } = rewards({ seats: 2, laid: ['654', '32.'], hired: [0, -1], cities: '14gs 13gs 7gs' })
    expect(frameOf(state)).toMatchObject({ phase: 'reward', seat: 0, at: 0 })
  })
})

describe('[10.2] three players', () => {
  test('X4: the neutral card counts for no reward', () => {
    const { state } = rewards({ seats: 3, laid: ['123', '234', '351'], cities: '15gs 14gs 7gs 13gs' })
    expect(frameOf(state)).toMatchObject({ phase: 'reward', seat: 2, at: 0 })
    expect(state.row).toEqual([0, 0, 0, 0, 0, 0])
  })
})
