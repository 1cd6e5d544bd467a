/** Points: the obelisks, the lines of a score, the forecast, and the count of all pieces. */
import { describe, expect, test } from 'vitest'
import { dahschur } from './index.ts'
import { obeliskOf } from './points.ts'
import { choose, position } from './position.ts'

describe('the obelisks', () => {
  test('S1: 13 + 4 = 17 stands on the second obelisk', () =>
    expect([obeliskOf(13), obeliskOf(17)]).toEqual([0, 1]))
  test('S2: 14 stays on the first', () => expect([obeliskOf(14), obeliskOf(15)]).toEqual([0, 1]))
  test('S3: 28 + 2 = 30 stands on the third', () => expect([obeliskOf(28), obeliskOf(30)]).toEqual([1, 2]))
})

describe('score lines', () => {
  test('[4.4] [4.5] each source has its own line', () => {
    const state = position({ plates: 'rg og', gems: ['gg'], row: { 1: 1 } }, 'avenue', 0, 1)
    choose(state, 0, 'place 2')
    expect(dahschur.score(state).map(score => score.lines)).toEqual([
      [{ rule: '4.4', points: 4 }],
      [{ rule: '4.5', points: 1 }],
      [{ rule: '4.5', points: 2 }],
      [],
    ])
  })
})

describe('forecast', () => {
  const table = { chambers: ['6556'], procession: 'bb', discs: ['654', '6'], gems: ['g', 'rr'] }

  test('gems count, and own discs as far as offerings and free cards go, on own cards first', () => {
    const state = position(table, 'give', 1)
    const [blue, red] = dahschur.forecast(dahschur.view(state, 0))
    expect(blue.lines).toEqual([
      { rule: '9.2', points: 11 },
      { rule: '9.5', points: 1 },
    ])
    expect(red.lines).toEqual([
      { rule: '9.3', points: 2 },
      { rule: '9.5', points: 2 },
    ])
  })

  test('a disc goes on an own card even if another’s lies before it', () => {
    const state = position({ chambers: ['6556'], procession: 'w', discs: ['', '', '', '6'] }, 'give', 1)
    expect(dahschur.forecast(dahschur.view(state, 3)).map(score => score.total)).toEqual([0, 0, 0, 6])
  })

  test('discs that the viewer does not see do not count', () => {
    const totals = dahschur
      .forecast(dahschur.view(position(table, 'give', 1), null))
      .map(score => score.total)
    expect(totals).toEqual([1, 2, 0, 0])
  })

  test('offerings that have been served do not count', () => {
    const state = position(table, 'bury', 0, 0, 1)
    expect(dahschur.forecast(dahschur.view(state, 0))[0].total).toBe(7)
  })

  test('after the end it is the score', () => {
    const state = position({ ...table, round: 4, laid: ['', '', '', '123'], procession: '' }, 'chamber', 3)
    choose(state, 3, 'entomb 1')
    expect(dahschur.forecast(dahschur.view(state, 0))).toEqual(dahschur.score(state))
  })
})

describe('check', () => {
  test('finds every piece that was made or lost', () => {
    const broken: ((state: ReturnType<typeof position>) => void)[] = [
      state => state.bag[0]++,
      state => state.supply[1]--,
      state => state.pile[state.offers[0]]++,
      state => state.cityPile[state.cities[0] - 6]++,
      state => state.unseen[5]--,
      state => state.discs[0]++,
      state => {
        state.hands[2] = 0b011111
      },
      state => {
        state.laid[0] = 3
      },
      state => {
        state.metals[0] = 0
        state.cityPile.fill(1)
      },
    ]
    expect(() => dahschur.check(position({}, 'give', 1))).not.toThrow()
    for (const [i, breakIt] of broken.entries()) {
      const state = position({}, 'give', 1)
      breakIt(state)
      expect(() => dahschur.check(state), `fault ${i}`).toThrow()
    }
  })
})
