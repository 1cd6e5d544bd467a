/** Rules 7.1 to 7.3: city tribute. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { act } from '../../../../kernel/testing.ts'
import { dahschur } from '../index.ts'
import { choose, legal, type Position, position, refusal } from '../position.ts'
import { giveReward } from '../prizes.ts'
import type { DahschurEvent, State } from '../types.ts'

/** After the right reward, which the first seat with a single highest card gets. */
function tributes(given: Position): { state: State; events: DahschurEvent[] } {
  const state = position(given, 'area')
  const events: DahschurEvent[] = []
  giveReward(state, 2, event => events.push(event))
  return { state, events }
}

const roll = (state: State, ...dice: number[]) => act(dahschur, state, 'chance', { type: 'roll', dice })
const disc = (state: State, value: number) => act(dahschur, state, 'chance', { type: 'disc', value })

/** The sums are 11, 8, 7 and 6. */
const single: Position = { laid: ['146', '125', '124', '123'] }

describe('[7.1] one player', () => {
  test('R7: sum 11, city 11 with both discs: gold or silver, or nothing', () => {
    const { state } = tributes({ ...single, cities: '11gs 12gs 13gs 14gs' })
    expect(legal(state, 0)).toEqual(['take 11 silver', 'take 11 gold', 'pass'])
    expect(refusal(state, 0, 'take 12 gold')).toBe('7.1')
    choose(state, 0, 'take 11 gold')
    expect(state.metals).toEqual([1, 3, 3, 3])
    disc(state, 5)
    expect(state.discs[4]).toBe(1)
    expect(frameOf(state)).toMatchObject({ phase: 'chamber', seat: 0 })
  })

  test('R8: city 11 with gold only: gold', () => {
    const { state } = tributes({ ...single, cities: '11g 12gs 13gs 14gs' })
    expect(legal(state, 0)).toEqual(['take 11 gold', 'pass'])
    expect(refusal(state, 0, 'take 11 silver')).toBe('7.3')
  })

  test('A27: a single player may decline and gets no consolation', () => {
    const { state } = tributes({ ...single, cities: '11gs 12gs 13gs 14gs' })
    choose(state, 0, 'pass')
    expect(state.metals).toEqual([3, 3, 3, 3])
    expect(frameOf(state).phase).toBe('chamber')
  })

  test('R13 A29: the silver of the left reward is gone before the tribute', () => {
    const state = position({ laid: ['651', '462', '321', '143'], cities: '12gs 15gs 14gs 13gs' }, 'area')
    giveReward(state, 0)
    choose(state, 0, 'take 12 silver')
    disc(state, 2)
    choose(state, 1, 'pass')
    while (frameOf(state).phase === 'consolation') choose(state, frameOf(state).seat, 'pass')
    expect(frameOf(state)).toMatchObject({ phase: 'roll', at: 3 })
    roll(state, 1, 6, 0, 0)
    expect(legal(state, 1)).toEqual(['take 12 gold', 'pass'])
  })

  test('A29: cities are served in the order of the first player, from the start player on', () => {
    const { state } = tributes({ ...single, start: 2, cities: '11gs 8gs 7gs 6gs' })
    const order: number[] = []
    while (frameOf(state).phase === 'tribute') {
      order.push(frameOf(state).seat)
      choose(state, frameOf(state).seat, 'pass')
    }
    expect(order).toEqual([2, 3, 0, 1])
  })

  test('Y6 A45: with two players the sum of two cards counts: 6 and 5 make 11', () => {
    const { state } = tributes({ seats: 2, laid: ['65.', '132'], hired: [-1, 0], cities: '11gs 12gs 13gs' })
    expect(legal(state, 0)).toEqual(['take 11 silver', 'take 11 gold', 'pass'])
  })
})

describe('[7.2] several players with the same sum', () => {
  /** The sums are 9, 9, 9 and 6. */
  const three: Position = { laid: ['126', '135', '234', '123'] }
  /** The sums are 9, 9, 7 and 6. */
  const two: Position = { laid: ['126', '135', '124', '123'] }

  test('R11: two players and one disc: the best takes it, the second is consoled', () => {
    const { state } = tributes({ ...two, cities: '9g 12gs 13gs 14gs' })
    expect(frameOf(state)).toMatchObject({ phase: 'roll', card: 0b0011, at: 3 })
    roll(state, 2, 5, 0, 0)
    choose(state, 1, 'take 9 gold')
    disc(state, 4)
    expect(frameOf(state)).toMatchObject({ phase: 'consolation', seat: 0 })
    choose(state, 0, 'advance 0 1')
    expect(frameOf(state).phase).toBe('chamber')
  })

  test('A25: two discs and two players: both get one, nobody is consoled', () => {
    const { state } = tributes({ ...two, cities: '9gs 12gs 13gs 14gs' })
    roll(state, 2, 5, 0, 0)
    choose(state, 1, 'take 9 gold')
    disc(state, 4)
    expect(legal(state, 0)).toEqual(['take 9 silver', 'pass'])
    choose(state, 0, 'take 9 silver')
    disc(state, 1)
    expect(frameOf(state).phase).toBe('chamber')
  })

  test('A25: two discs and three players: best, second, and a consolation; a shared second rank rolls before anybody chooses', () => {
    const { state } = tributes({ ...three, cities: '9gs 12gs 13gs 14gs' })
    roll(state, 6, 3, 3, 0)
    expect(frameOf(state)).toMatchObject({ phase: 'roll', card: 0b0110 })
    roll(state, 0, 1, 2, 0)
    choose(state, 0, 'take 9 gold')
    disc(state, 6)
    choose(state, 2, 'take 9 silver')
    disc(state, 3)
    expect(frameOf(state)).toMatchObject({ phase: 'consolation', seat: 1 })
  })

  test('A25: a shared rank that decides nothing is not rolled for', () => {
    const { state } = tributes({ ...three, cities: '9g 12gs 13gs 14gs' })
    roll(state, 6, 3, 3, 0)
    expect(frameOf(state)).toMatchObject({ phase: 'tribute', seat: 0 })
    choose(state, 0, 'take 9 gold')
    disc(state, 6)
    expect(frameOf(state)).toMatchObject({ phase: 'consolation', seat: 1 })
    choose(state, 1, 'pass')
    expect(frameOf(state)).toMatchObject({ phase: 'consolation', seat: 2 })
  })

  test('A27: who declines inside a tie leaves all discs to the next ranks and is not consoled', () => {
    const { state } = tributes({ ...three, cities: '9gs 12gs 13gs 14gs' })
    roll(state, 6, 5, 1, 0)
    choose(state, 0, 'pass')
    expect(legal(state, 1)).toEqual(['take 9 silver', 'take 9 gold', 'pass'])
    choose(state, 1, 'take 9 gold')
    disc(state, 4)
    expect(legal(state, 2)).toEqual(['take 9 silver', 'pass'])
    choose(state, 2, 'pass')
    expect(frameOf(state).phase).toBe('chamber')
  })

  test('A27 A25: after somebody declined, a rank that did not matter before is rolled for', () => {
    const { state } = tributes({ ...three, cities: '9g 12gs 13gs 14gs' })
    roll(state, 6, 3, 3, 0)
    choose(state, 0, 'pass')
    expect(frameOf(state)).toMatchObject({ phase: 'roll', card: 0b0110 })
    roll(state, 0, 4, 1, 0)
    choose(state, 1, 'take 9 gold')
    disc(state, 5)
    expect(frameOf(state)).toMatchObject({ phase: 'consolation', seat: 2 })
  })

  test('A28: consolations of a tribute come after its discs, from the start player on', () => {
    const { state } = tributes({ ...three, start: 2, cities: '9s 12gs 13gs 14gs' })
    roll(state, 1, 6, 2, 0)
    choose(state, 1, 'take 9 silver')
    disc(state, 1)
    expect(frameOf(state)).toMatchObject({ phase: 'consolation', seat: 2 })
    choose(state, 2, 'pass')
    expect(frameOf(state)).toMatchObject({ phase: 'consolation', seat: 0 })
  })
})

describe('[7.3] nothing to take', () => {
  test('R9 A26: city 11 without a disc: nothing, and no dice even at a tie', () => {
    const { state, events } = tributes({ laid: ['146', '245', '124', '123'], cities: '11 12gs 13gs 14gs' })
    expect(frameOf(state).phase).toBe('chamber')
    expect(events.map(event => event.type)).not.toContain('consoled')
  })

  test('R12 A26: two players with sum 9 and no city 9: nothing', () => {
    const { state } = tributes({ laid: ['126', '135', '124', '123'], cities: '10gs 12gs 13gs 14gs' })
    expect(frameOf(state).phase).toBe('chamber')
  })
})
