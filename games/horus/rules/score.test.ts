/** Rule 9: who controls a region and what it is worth. */
import { describe, expect, test } from 'vitest'
import { horus } from './index.ts'
import { boardOf, position, regionAt, rowWith } from './position.ts'
import { scoring, worthOf } from './score.ts'
import { addStone } from './stones.ts'
import type { Board } from './types.ts'

const worth = (board: Board, place: string) => worthOf(board, regionAt(board, place))
const stone = (board: Board, place: string, ...seats: number[]) => {
  for (const seat of seats) addStone(board, seat, regionAt(board, place))
}
const points = (board: Board, seats: number) => scoring(board, seats).map(({ total }) => total)

/** So many places in a row. */
const row = (y: number, n: number) => Array.from({ length: n }, (_, i) => `${2 * i},${y}`).join(' ')

describe('[9.1] control', () => {
  test('most stones control; tied players all get the full value; no stone, no points', () => {
    const board = rowWith('hills 0,2 0,4 0,6; swamp 0,-2 0,-4; desert 4,0')
    stone(board, '0,2', 0, 0, 1)
    stone(board, '0,-2', 1, 2)
    expect(points(board, 3)).toEqual([3, 2, 2])
  })

  test('Ex7: the sums of the example are those of shared regions at full value', () => {
    const sizes = [6, 4, 3, 5, 8, 10, 2, 1]
    const owners = [[0, 1, 3], [0, 2], [0, 1, 3], [0, 2], [0, 3], [1, 2], [1], [1, 3]]
    const board = boardOf(sizes.map((n, i) => `hills ${row(10 * i, n)}`).join('; '))
    for (const [i, seats] of owners.entries()) stone(board, `0,${10 * i}`, ...seats)
    expect(points(board, 4)).toEqual([26, 22, 19, 18])
    expect(scoring(board, 4)[0].lines.map(line => line.points)).toEqual([6, 4, 3, 5, 8])
  })
})

describe('the value of a region', () => {
  test('[9.3] [9.6] Ex6: farmland 8, hills 12 but never more than 10, deserts 2 and 1', () => {
    const board = rowWith(
      'temple 0,2; desert 0,4; farmland 2,2 4,2 6,2 4,4; hills -2,2 -4,2 -6,2 -4,4 -6,4 -2,4; desert 8,2',
    )
    expect(['2,2', '-2,2', '0,4', '8,2'].map(place => worth(board, place))).toEqual([8, 10, 2, 1])
  })

  test('[9.6]: more than ten tiles are worth ten as well', () => {
    const board = boardOf(`hills ${row(0, 11)}`)
    expect(worth(board, '0,0')).toBe(10)
  })

  test('[9.2] A18: lying at the river changes nothing', () => {
    const board = rowWith('hills 0,2; swamp 0,4')
    expect([worth(board, '0,2'), worth(board, '0,4')]).toEqual([1, 1])
  })

  test('[9.2] [9.3] [9.4] [9.5]: every line names the rule it scores under', () => {
    const ring = 'river -2,0 0,-2 2,-2 4,0 2,2 0,2'
    const lines = (tiles: string) => {
      const board = boardOf(tiles)
      stone(board, '0,0', 1)
      return scoring(board, 2)[1].lines
    }
    expect(lines('swamp 0,0')).toEqual([{ rule: '9.2', points: 1 }])
    expect(lines('swamp 0,0; temple 2,0')).toEqual([{ rule: '9.3', points: 2 }])
    expect(lines(`swamp 0,0; ${ring}`)).toEqual([{ rule: '9.4', points: 2 }])
    expect(lines(`swamp 0,0; temple 2,0; ${ring}`)).toEqual([{ rule: '9.5', points: 4 }])
  })
})

test('there are no points before the end, but a forecast', () => {
  const state = position({ tiles: 'hills 0,2', stones: ['0,2'] })
  expect(horus.score(state).map(({ total }) => total)).toEqual([0, 0])
  expect(horus.forecast(horus.view(state, null)).map(({ total }) => total)).toEqual([1, 0])
})
