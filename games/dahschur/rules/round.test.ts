/** Rules 8.2, 8.3, 9.5, 9.6, 10.4, 11.7: the end of a round and of the match. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../kernel/frames.ts'
import { seeded } from '../../../kernel/rng.ts'
import { act } from '../../../kernel/testing.ts'
import { dahschur } from './index.ts'
import { choose, type Position, position, totals } from './position.ts'
import { setup } from './setup.ts'
import type { DahschurEvent, State } from './types.ts'

/** The last chamber card of a round, laid by the right neighbour of the start player, has been chosen. */
function roundEnd(given: Position): { state: State; events: DahschurEvent[] } {
  const seats = given.seats ?? 4
  const last = ((given.start ?? 0) + seats - 1) % seats
  const laid = Array.from({ length: seats }, (_, seat) => (seat === last ? '123' : ''))
  const state = position({ laid, ...given }, 'chamber', last)
  return { state, events: choose(state, last, 'entomb 2') }
}

describe('[8.2] cities', () => {
  test('R14: a city without discs is replaced by one with both; a city with one disc stays and gets none', () => {
    const { state, events } = roundEnd({ cities: '6 7g 14s 15gs' })
    expect(events.at(-1)).toEqual({ type: 'cityGone', city: 6 })
    expect(dahschur.turn(state)).toEqual({ kind: 'chance' })
    act(dahschur, state, 'chance', { type: 'cities', cities: [9, 0, 0, 0] })
    expect(state.cities).toEqual([9, 7, 14, 15])
    expect(state.metals).toEqual([3, 2, 1, 3])
    expect(state.cityPile.reduce((sum, n) => sum + n, 0)).toBe(5)
  })

  test('A37: from an empty pile nothing comes, and the field stays empty', () => {
    const given: Position = { cities: '6 7g 14s 15gs', laid: ['', '', '', '123'] }
    const state = position(given, 'chamber', 3)
    state.cityPile.fill(0)
    choose(state, 3, 'entomb 2')
    expect(state.cities).toEqual([0, 7, 14, 15])
    expect(frameOf(state)).toMatchObject({ phase: 'give', seat: 2 })
  })

  test('R15: after the last round nothing is refilled and the pharaoh stays', () => {
    const { state } = roundEnd({ round: 4, cities: '6 7g 14s 15gs' })
    expect(dahschur.turn(state).kind).toBe('over')
    expect([state.cities[0], state.start, state.round]).toEqual([6, 0, 4])
    const three = roundEnd({ seats: 3, round: 3, cities: '6 7g 14s 15gs' }).state
    expect(dahschur.turn(three).kind).toBe('over')
    expect(three.cities[0]).toBe(6)
    expect(roundEnd({ seats: 3, round: 2 }).state.over).toBeNull()
    expect(roundEnd({ round: 3 }).state.over).toBeNull()
  })
})

describe('[8.3] the pharaoh', () => {
  test('the left neighbour is active first in the new round', () => {
    const { state, events } = roundEnd({ start: 3 })
    expect(events.slice(-2)).toEqual([
      { type: 'pharaoh', seat: 0, round: 2 },
      { type: 'active', seat: 0 },
    ])
    expect(frameOf(state)).toMatchObject({ phase: 'give', seat: 1 })
    expect(dahschur.round(state)).toBe(2)
  })
})

describe('[10.4] [11.7] neutral and market princes return', () => {
  test('with three players all six neutral cards are in the pile again', () => {
    const given: Position = { seats: 3, laid: ['', '', '123'] }
    const state = position(given, 'chamber', 2)
    state.neutral = [0, 1, 0, 1, 0, 1]
    choose(state, 2, 'entomb 1')
    expect(state.neutral).toEqual([1, 1, 1, 1, 1, 1])
    expect(frameOf(state)).toMatchObject({ phase: 'neutral', seat: 1 })
  })

  test('Y11: with two players the market princes are back at their stalls', () => {
    const state = position(
      { seats: 2, laid: ['', '432'], hired: [-1, 0], cities: '6gs 7gs 8gs' },
      'chamber',
      1,
    )
    expect(state.princes).toBe(0b110111)
    choose(state, 1, 'entomb 3')
    expect(state.princes).toBe(0b111111)
    expect(state.hired).toEqual([-1, -1])
    expect(state.hands[1]).toBe(0b111011)
  })
})

/** Plays a match with the first legal choice of everybody and returns its end. */
function played(seats: number): State {
  const rng = seeded(`played ${seats}`)
  const state = setup(seats, { startGems: 0, procession: 16 })
  for (let turn = dahschur.turn(state); turn.kind !== 'over'; turn = dahschur.turn(state)) {
    if (turn.kind === 'chance') act(dahschur, state, 'chance', dahschur.chance(state, rng))
    else act(dahschur, state, turn.seats[0], dahschur.legal(state, turn.seats[0])[0])
  }
  return state
}

describe('the length of a match', () => {
  const entombed = (state: State) => state.chambers.filter(card => card > 0).length

  test('[10.1] X1: three players play three rounds and lay nine chamber cards', () => {
    const state = played(3)
    expect([state.round, entombed(state)]).toEqual([3, 9])
    expect(state.chambers.slice(12)).toEqual([0, 0, 0, 0])
  })

  test('[11.1] Y9: two players play four rounds and lay eight chamber cards', () => {
    expect([played(2).round, entombed(played(2))]).toEqual([4, 8])
  })

  test('[9.1] four players play four rounds and lay 16', () => {
    expect([played(4).round, entombed(played(4))]).toEqual([4, 16])
  })
})

describe('[9.5] gems left over', () => {
  test('E7: three gems give 3 points', () => {
    const { state, events } = roundEnd({ round: 4, gems: ['grb', '', 'g'] })
    expect(totals(state)).toEqual([3, 0, 1, 0])
    expect(events).toContainEqual({ type: 'scored', seat: 0, rule: '9.5', points: 3, at: [] })
  })
})

describe('[9.6] who wins', () => {
  test('most points win', () => {
    const { state } = roundEnd({ round: 4, gems: ['grb', '', 'g'], goods: ['900000'] })
    expect(state.over).toEqual({ kind: 'over', ending: 'points', places: [1, 3, 2, 3] })
  })

  test('E8: equal points, 4 and 2 stones in the supply: the 4 wins', () => {
    const { state } = roundEnd({ round: 4, gems: ['gr', 'gr'], goods: ['006000', '008000'] })
    expect(state.over).toMatchObject({ ending: 'stones', places: [1, 2, 3, 3] })
  })

  test('E9: equal in both: shared', () => {
    const { state } = roundEnd({ round: 4, gems: ['gr', 'gr'], goods: ['006000', '006000'] })
    expect(state.over).toMatchObject({ ending: 'shared', places: [1, 1, 3, 3] })
  })

  test('A38: all who are still tied win; who has fewer stones does not', () => {
    const { state } = roundEnd({ round: 4, gems: ['g', 'g', 'g', 'g'], goods: ['', '', '', '100000'] })
    expect(state.over).toMatchObject({ ending: 'shared', places: [1, 1, 1, 4] })
  })
})
