/** Rules 2 and 9 and the course of a round: cartouche 1, the two turns, scoring, the ends that are not instant. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../kernel/frames.ts'
import { aton } from './index.ts'
import { choose, laid, lay, position, range, scoredS1 } from './position.ts'

const totals = (state: Parameters<typeof aton.score>[0]) => aton.score(state).map(score => score.total)

describe('[2.1] cartouche 1', () => {
  test('C1: 1 against 4 gives six points to the 4', () => {
    expect(totals(laid({}, [1, 1, 2, 2], [4, 2, 2, 2]))).toEqual([0, 6])
  })

  test('equal cards give nothing', () => {
    expect(totals(laid({}, [3, 1, 2, 2], [3, 2, 2, 2]))).toEqual([0, 0])
  })
})

describe('[2.2] 40 points at cartouche 1', () => {
  test('R17 E1: who reaches 40 wins at once; cartouches 2 to 4 are not carried out', () => {
    const state = position({ points: [36, 0], blue: range(1, 0, 10) }, [4, 4, 1, 1], [2, 1, 1, 1])
    const events = lay(state, [4, 4, 1, 1], [2, 1, 1, 1])
    expect(events.at(-1)).toEqual({ type: 'over', ending: 'forty', places: [1, 2] })
    expect(totals(state)).toEqual([40, 0])
    expect(aton.legal(state, 1)).toEqual([])
  })

  test('R26: 39 points do not win', () => {
    expect(laid({ points: [37, 0] }, [4, 4, 1, 1], [3, 1, 1, 1]).over).toBeNull()
  })
})

describe('the turns', () => {
  test('R1: the first player removes and places before the second does either', () => {
    const state = laid({ red: '1.0 1.1 1.2', blue: '1.4 1.5 1.6' }, [1, 3, 1, 1], [1, 4, 1, 1])
    expect(frameOf(state)).toMatchObject({ phase: 'remove', seat: 0 })
    choose(state, 0, 'remove 1.4', 'place 1.4')
    expect(frameOf(state)).toMatchObject({ phase: 'remove', seat: 1, left: 2 })
  })
})

describe('[6.1] a full realm of the dead', () => {
  test('R15: it is scored only after both turns', () => {
    const state = laid({ blue: '1.4 1.5', realm: [4, 3] }, [1, 3, 1, 1], [1, 4, 1, 1])
    choose(state, 0, 'remove 1.4')
    expect(state.realm).toEqual([4, 4])
    choose(state, 0, 'place 1.0')
    expect(totals(state)).toEqual([0, 0])
    expect(state.realm).toEqual([4, 4])
    const events = choose(state, 1, 'place 1.1')
    expect(events.map(event => event.type)).toContain('scoring')
  })

  test('with seven stones nothing is scored', () => {
    const state = laid({ realm: [4, 3] }, [1, 2, 1, 1], [2, 2, 1, 1])
    choose(state, 0, 'place 1.0')
    const events = choose(state, 1, 'place 1.1')
    expect(events.map(event => event.type)).not.toContain('scoring')
  })
})

describe('[9.1] 40 points in a scoring', () => {
  test('R19: the scoring is carried out completely and the higher score wins', () => {
    const { state } = scoredS1(39, 30)
    expect(aton.turn(state)).toEqual({ kind: 'over', ending: 'scoring', places: [1, 2] })
    expect(totals(state)).toEqual([58, 48])
  })

  test('R18 R19: with both above 40 the higher one wins', () => {
    expect(aton.turn(scoredS1(25, 39).state)).toMatchObject({ ending: 'scoring', places: [2, 1] })
  })

  test('R19: equal scores above 40 are a draw', () => {
    const { state } = scoredS1(30, 31)
    expect(aton.turn(state)).toEqual({ kind: 'over', ending: 'draw', places: [1, 1] })
    expect(totals(state)).toEqual([49, 49])
  })

  test('R26: points above 40 are kept and count', () => {
    expect(totals(scoredS1(39, 39).state)).toEqual([58, 57])
  })
})
